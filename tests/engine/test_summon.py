"""A Summon of several, which no card that comes with Delve is yet: a second copy of a Unique never enters (C-018)."""

from __future__ import annotations

from delve.effects.search import Summon
from delve.engine.position import position
from delve.engine.run import advance
from delve.library.shipped import standard_book
from delve.model.events import CARD_REMOVED, CARD_SUMMONED
from delve.model.ids import DUNGEON_GRAVE

UNIQUE = "Greenknee, Goblin Necromancer"


def test_a_second_unique_that_a_summon_turns_up_goes_to_the_grave_and_the_search_goes_on() -> None:
    given = {"encounter": ["Ghoul"], "dungeon_deck": [UNIQUE, "Orc", UNIQUE, "Goblin", "Zombie"]}
    state = position(standard_book(), {"given": given, "format": "solo-standard"}, "here")
    state.decision = None
    state.push(Summon(3, (), 3), 0, state.encounter()[0])
    advance(state)
    assert [state.card(id).name for id in state.encounter()] == ["Ghoul", UNIQUE, "Orc", "Goblin"]
    assert [state.card(id).name for id in state.cards(DUNGEON_GRAVE, 0)] == [UNIQUE]
    told = [(event.name, state.card(event.card).name) for event in state.events if event.card >= 0]
    assert (CARD_REMOVED, UNIQUE) in told
    assert told.count((CARD_SUMMONED, UNIQUE)) == 1
