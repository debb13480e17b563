"""Cards that can pay: Crawler cards in the hands of those who may pay (A-100, B-085)."""

from __future__ import annotations

from typing import Final

from delve.model.ids import HAND, TACTIC
from delve.model.state import State

# The price in cards to Wound a Character with Charm; one Tactic card also suffices.
CHARM_PRICE: Final = 2


def crawler_cards(state: State, seat: int) -> list[int]:
    """The Crawler cards in a hand: a drafted Dungeon card cannot pay (B-105)."""
    return [id for id in state.cards(HAND, seat) if state.card(id).is_crawler()]


def is_tactic(state: State, id: int) -> bool:
    return state.card(id).kind == TACTIC


def can_pay_charm(state: State, seat: int, playing: int) -> bool:
    """Whether this seat's side could pay for a Wound on a Character with Charm.

    ``playing``, the card in hand that is to be played for that Wound, cannot pay.
    """
    cards = 0
    for ally in state.format.allies(state, seat):
        for id in crawler_cards(state, ally):
            if id == playing:
                continue
            if is_tactic(state, id):
                return True
            cards += 1
    return cards >= CHARM_PRICE
