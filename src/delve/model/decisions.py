"""A decision belongs to one seat and lists its options, sorted and complete.

An answer is legal if and only if it is one of the options. Players, bots, tests, replays and scenarios all use this
interface. The text of an option is produced on demand (engine/notation.py).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from delve.model.enums import words_from
from delve.model.frames import Frame
from delve.model.ids import NOTHING

PLAY: Final = 0
PLAY_BOOSTED: Final = 1
DISRUPT: Final = 2
SPEND: Final = 3
ACTIVATE: Final = 4
ATTACK_NOW: Final = 5
WOUND: Final = 6
DEFEND: Final = 7
ASSIGN: Final = 8
RESOLVE: Final = 9
CHOOSE: Final = 10
TRIGGER: Final = 11
BUY_OFF: Final = 12
DROP_CARD: Final = 13
DISCARD_CARD: Final = 14
RELEASE: Final = 15
PLACE: Final = 16
DRAFT: Final = 17
CHALLENGE: Final = 18
TOP: Final = 19
BOTTOM: Final = 20
DRAW_CARDS: Final = 21
CHOOSE_SEAT: Final = 22
PASS: Final = 23
NONE: Final = 24
DONE: Final = 25
CONCEDE: Final = 26
CHOOSE_EFFECT: Final = 27
VERBS: Final = words_from(__name__, "PLAY", " ", without=("_NOW", "_CARDS", "_CARD"))


@mypyc_attr(acyclic=True)
class Option:
    """An option: a verb, a card, and a second card for some verbs.

    Some verbs have a number instead of the second card: a Disruption and ``choose seat`` a seat, a draw the number of
    cards, ``choose effect`` the index of an effect.
    """

    def __init__(self, verb: int, card: int = NOTHING, other: int = NOTHING) -> None:
        self.verb = verb
        self.card = card
        self.other = other

    def same(self, option: Option) -> bool:
        return self.verb == option.verb and self.card == option.card and self.other == option.other


@mypyc_attr(acyclic=True)
class Decision:
    """A question put to a seat by the effect in ``frame``."""

    def __init__(self, seat: int, frame: Frame, options: list[Option]) -> None:
        self.seat = seat
        self.frame = frame
        self.options = options
