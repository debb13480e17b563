"""A number and its word are declared once: the words follow from the names of the constants."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from delve.model import abilities, decisions, events, ids, switches
from delve.model.enums import words_from


@pytest.mark.parametrize(
    ("words", "number", "word"),
    [
        (ids.ZONE_NAMES, ids.DUNGEON_GRAVE, "dungeon_grave"),
        (ids.KIND_NAMES, ids.QUEST, "quest"),
        (ids.RESOURCE_NAMES, ids.TACTIC, "tactic"),
        (ids.DISTANCE_NAMES, ids.NO_DISTANCE, "none"),
        (ids.DISTANCE_NAMES, ids.RANGED, "ranged"),
        (ids.STEP_NAMES, ids.CHALLENGE_STEP, "challenge"),
        (ids.STEP_NAMES, ids.END_ROUND, "end-round"),
        (events.EVENT_NAMES, events.RESET_DONE, "reset"),
        (events.EVENT_NAMES, events.CARD_PUT_UNDER, "card_put_under"),
        (decisions.VERBS, decisions.BUY_OFF, "buy off"),
        (decisions.VERBS, decisions.DRAW_CARDS, "draw"),
        (decisions.VERBS, decisions.CONCEDE, "concede"),
    ],
)
def test_a_number_is_the_place_of_its_word(words: tuple[str, ...], number: int, word: str) -> None:
    assert words[number] == word


@pytest.mark.parametrize(
    ("words", "bit", "word"),
    [
        (ids.DAMAGE_NAMES, ids.MAGIC_DAMAGE, "magic"),
        (ids.DAMAGE_NAMES, ids.TOXIN, "toxin"),
        (ids.MOMENT_NAMES, ids.ON_WOUND, "wound"),
        (abilities.MARK_NAMES, abilities.TARGET_X, "target x"),
        (abilities.MARK_NAMES, abilities.DRAFT_MARK, "draft"),
        (switches.SWITCH_NAMES, switches.POINTS_AT_END, "points_at_end"),
    ],
)
def test_a_bit_is_set_in_the_place_of_its_word(words: tuple[str, ...], bit: int, word: str) -> None:
    assert ids.words_of(words, bit) == [word]


def test_numbers_with_a_gap_have_no_words(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("with_a_gap")
    vars(module).update(FIRST=0, SECOND=2)
    monkeypatch.setitem(sys.modules, "with_a_gap", module)
    with pytest.raises(ValueError, match="do not follow one another"):
        words_from("with_a_gap", "FIRST")
