"""``delve check`` is green over all sets, and red with a clear sentence for every kind of mistake."""

from __future__ import annotations

from pathlib import Path

import pytest

from delve.library.shipped import standard_book
from delve.messages import say
from delve.model.errors import BadInput
from delve.scenarios.check import check_sets

SET = """
name = "Test Set"
symbol = "T"
colour = "#808080"
"""
CARD = """
name = "Test Goblin"
kind = "character"
cost = 0
type = "creature"
power = 2
life = 0
provenance = { cost = "delve", type = "delve", power = "delve", life = "delve" }
[[example]]
title = "it strikes"
given = { encounter = ["Test Goblin"] }
expect = { "card.Test Goblin.power" = 2 }
"""
WEAPON = """
name = "Test Club"
kind = "equipment"
cost = 1
power = 2
damage = ["harm"]
provenance = { cost = "delve", power = "delve", damage = "delve", boost = "delve" }
[boost]
power = 3
damage = ["harm"]
[[example]]
title = "it is Equipment"
given = { hand = ["Test Club"] }
expect = { "hand.count" = 1 }
"""
QUEST = """
name = "Test Quest"
kind = "quest"
goal = { defeated = { kind = "character", named = "Nobody At All" } }
provenance = { goal = "delve" }
[[example]]
title = "it is open"
given = { quests = ["Test Quest"] }
expect = { "quests.Test Quest" = "open" }
"""


def folder(tmp_path: Path, text: str) -> Path:
    """A set folder with one card."""
    home = tmp_path / "test-set"
    home.mkdir()
    (home / "set.toml").write_text(SET, encoding="utf-8")
    (home / "card.toml").write_text(text, encoding="utf-8")
    return home


def problems(tmp_path: Path, text: str) -> list[str]:
    return [say(problem) for problem in check_sets([folder(tmp_path, text)]).problems]


def test_all_sets_are_in_order() -> None:
    report = check_sets([])
    assert report.problems == []
    assert report.cards > 200


def test_a_set_dropped_in_is_a_set_installed(tmp_path: Path) -> None:
    home = folder(tmp_path, CARD)
    assert check_sets([home]).problems == []
    card = standard_book([home]).card("Test Goblin", "test")
    assert card.set == "test-set"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("life = 0", "lfie = 0", "unknown field 'lfie' (did you mean 'life'?)"),
        ("life = 0", 'life = 0\nattributes = ["Stealht"]', "unknown Attribute 'Stealht' (did you mean 'Stealth'?)"),
        ("life = 0", "life = 0\nattributes = 3", "attributes: expected a list, found a number (3)"),
        ("life = 0", 'life = 0\nattributes = ["Armour"]', "attributes[1]: Armour needs a number"),
        ("life = 0", 'life = 0\nattributes = ["Immune (hram)"]', "unknown damage type 'hram' (did you mean 'harm'?)"),
        ("cost = 0", 'cost = "none"', "cost: expected a whole number, found text ('none')"),
        ("cost = 0\n", "", "the field 'cost' is missing"),
        ('type = "creature"', 'type = "creatrue"', "unknown type of Character 'creatrue' (did you mean 'creature'?)"),
        ('name = "Test Goblin"', 'name = "Goblin"', "a card called 'Goblin' is already in"),
        ('cost = "delve", ', "", "it does not say where 'cost' comes from"),
        (
            '"card.Test Goblin.power" = 2',
            '"card.Test Goblin.power" = 3',
            "power = 3, found 2",
        ),
        (
            "life = 0",
            "life = 0\ncomes_into_play = [ { sumon = 1 } ]",
            "called 'sumon' (did you mean 'summon'?)",
        ),
        ("life = 0", "life = 0 0", "card.toml: "),
    ],
)
def test_a_mistake_is_named_with_its_place(tmp_path: Path, old: str, new: str, said: str) -> None:
    found = problems(tmp_path, CARD.replace(old, new))
    assert found
    assert "card.toml" in found[0]
    assert said in found[0]


def test_a_boost_needs_its_class_keys(tmp_path: Path) -> None:
    assert "boost: a Boost needs the Class Keys that allow it" in problems(tmp_path, WEAPON)[0]


def test_a_quest_nobody_can_complete(tmp_path: Path) -> None:
    assert "goal: nobody can complete it" in problems(tmp_path, QUEST)[0]


def test_a_folder_that_is_not_there() -> None:
    with pytest.raises(BadInput, match="no such folder"):
        check_sets([Path("nowhere")])
