"""Actions: numbers for the options of a decision, whatever it is about.

Action ``n`` is the option at place ``n`` of the open decision, whose options are always in the same order. A decision
with more options than there are actions is shown in pages, and the last action turns the page. Each option is told by
six numbers (``OPTION_COLUMNS``).
"""

from __future__ import annotations

from typing import Final

from delve.engine.notation import line
from delve.model.decisions import CHOOSE_EFFECT, CHOOSE_SEAT, DISRUPT, DRAW_CARDS, VERBS, Option
from delve.model.ids import NOTHING
from delve.model.state import State

ACTIONS: Final = 32
MORE: Final = ACTIONS - 1
MORE_LINE: Final = "more"

# The verb, counted from 1; the card and the second card by number and by row; and the number that some verbs have.
OPTION_COLUMNS: Final = ("verb", "card", "row", "other card", "other row", "number")
VERB_NUMBERS: Final = {verb: number for number, verb in enumerate((*VERBS, MORE_LINE), 1)}

_SEATS: Final = (DISRUPT, CHOOSE_SEAT)
_NUMBERED: Final = (*_SEATS, DRAW_CARDS, CHOOSE_EFFECT)


def pages(options: list[Option]) -> int:
    """How many pages the options of a decision fill."""
    return 1 if len(options) <= ACTIONS else -(-len(options) // MORE)


def on_page(options: list[Option], page: int) -> list[Option]:
    """The options of a page; where there are several, the last action is kept for turning it."""
    return options if len(options) <= ACTIONS else options[page * MORE : (page + 1) * MORE]


def second_card(option: Option) -> int:
    """The second card of an option, or NOTHING."""
    return NOTHING if option.verb in _NUMBERED else option.other


def number_of(state: State, seat: int, option: Option) -> int:
    """The number of an option that has one: a seat counted clockwise from the own, how many cards, which effect."""
    if option.verb in _SEATS:
        return (option.other - seat) % state.seats
    return option.other if option.verb in _NUMBERED else 0


def lines_on(state: State, page: int) -> list[str]:
    """The actions of a page in the notation (DESIGN 6.3), by their numbers."""
    if state.decision is None:
        return []
    options = state.decision.options
    shown = [line(state, option) for option in on_page(options, page)]
    return shown if pages(options) == 1 else [*shown, *[""] * (MORE - len(shown)), MORE_LINE]
