"""Random games with all the cards there are: everything happens sooner or later, and nothing gets stuck."""

from __future__ import annotations

from delve.lab.soak import BOOK, missing, soak, tables


def test_every_card_attribute_and_effect_is_seen() -> None:
    seen = soak(tables(), 60, 1, 1)
    assert seen.stuck == []
    unseen = missing(seen)
    assert unseen["attributes"] == []
    assert unseen["effects"] == []
    assert unseen["cards"] == []
    assert seen.cards == set(BOOK.files)


def test_the_games_are_shared_among_processes_without_a_difference() -> None:
    some = [("solo-standard", 1), ("multiplayer", 3)]
    alone = soak(some, 4, 50, 1)
    together = soak(some, 4, 50, 2)
    assert (alone.decisions, alone.cards, alone.effects) == (together.decisions, together.cards, together.effects)
