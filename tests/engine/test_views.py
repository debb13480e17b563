"""What a view tells that no scenario can show."""

from __future__ import annotations

from delve.engine.library import standard_book
from delve.engine.notation import parse
from delve.engine.position import position
from delve.engine.run import answer
from delve.engine.views import view


def test_who_is_defended_by_two_and_attacked_no_more_is_shown_once() -> None:
    given = {"step": "retaliate", "encounter": ["Ghoul"], "hand": ["Vanish"]}
    state = position(standard_book(), {"given": given, "format": "solo-standard"}, "here")
    for line in (
        "defend Gold Dwarf Warrior with Gold Dwarf Warrior",
        "defend Gold Dwarf Warrior with Wood Elf Scout",
        "play Vanish",
        "choose Gold Dwarf Warrior",
    ):
        option = parse(state, line)
        assert option is not None, line
        answer(state, option)
    shown = [(each["target"], each["power"], len(each["defenders"])) for each in view(state, 0)["defence"]]
    assert shown == [("Wood Elf Scout", 4, 0), ("Gold Dwarf Warrior", 0, 2)]


def test_who_has_fallen_is_no_target_any_more() -> None:
    """Although somebody defended them."""
    given = {
        "step": "retaliate",
        "encounter": ["Ogre"],
        "adventurers": ["Gypsy Thief"],
        "tokens": {"Gypsy Thief": {"wounds": 2}},
    }
    state = position(standard_book(), {"given": given, "format": "solo-standard"}, "here")
    option = parse(state, "defend Gypsy Thief with Gypsy Thief")
    assert option is not None
    answer(state, option)
    assert state.result == "lost"
    assert view(state, 0)["defence"] == []


def test_a_wound_that_can_be_prevented_says_whose_it_is() -> None:
    given = {"step": "retaliate", "encounter": ["Ogre"], "adventurers": ["Gypsy Thief"], "in_play": ["Brawling"]}
    state = position(standard_book(), {"given": given, "format": "solo-standard"}, "here")
    option = parse(state, "resolve")
    assert option is not None
    answer(state, option)
    assert view(state, 0)["decision"]["hint"] == "A Wound is about to land on Gypsy Thief: prevent it?"


def test_quests_that_count_say_how_far_they_are() -> None:
    """Those in play at one time, and those among several conditions, too."""
    given = {
        "step": "respond",
        "encounter": ["Ogre"],
        "quests": ["Knowledge is Power", "Hold Dominion"],
        "in_play": ["Brawling", "Veteran"],
        "dungeon_grave": ["Mummy", "Large Wurm", "Goblin"],
    }
    state = position(standard_book(), {"given": given, "format": "solo-standard"}, "here")
    quests = view(state, 0)["seats"][0]["quests"]
    assert [(each["done"], each["of"]) for each in quests] == [(2, 5), (2, 3)]
