"""Events: what happened, in the past tense, each with its visibility.

Events are the engine's only output: the log, animations, tests and the tracking of learned information use nothing
else. They are recorded only if somebody needs them (``State.recording``).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from delve.model.enums import words_from
from delve.model.ids import NOBODY, NOTHING

EVERYONE: Final = -1

ROUND_BEGAN: Final = 0
STEP_BEGAN: Final = 1
CARD_DRAWN: Final = 2
CARD_ENTERED: Final = 3
CARD_SUMMONED: Final = 4
CARD_BUSTED: Final = 5
CARD_FLIPPED: Final = 6
CARD_PLAYED: Final = 7
CARD_SPENT: Final = 8
CARD_DISCARDED: Final = 9
CARD_DROPPED: Final = 10
CARD_BURNED: Final = 11
CARD_RELEASED: Final = 12
CARD_REMOVED: Final = 13
CARD_RESTOCKED: Final = 14
CARD_RETURNED: Final = 15
CARD_SLAIN: Final = 16
CARD_TAKEN: Final = 17
CARD_SEEN: Final = 18
DECK_SHUFFLED: Final = 19
TARGET_ASSIGNED: Final = 20
TOKEN_CHANGED: Final = 21
ACTIVATED: Final = 22
RESET_DONE: Final = 23
TRIGGER_RESOLVED: Final = 24
ATTACK_DECLARED: Final = 25
ATTACK_WON: Final = 26
ATTACK_LOST: Final = 27
ATTACK_PASSED: Final = 28
RETALIATION_BEGAN: Final = 29
DEFENDER_ASSIGNED: Final = 30
DEFENCE_WON: Final = 31
DEFENCE_LOST: Final = 32
WOUND_DEALT: Final = 33
WOUND_PREVENTED: Final = 34
WOUND_HEALED: Final = 35
ADVENTURER_PERISHED: Final = 36
CHARACTER_BOUGHT_OFF: Final = 37
PRIMARY_TARGET_CHANGED: Final = 38
CHALLENGE_WON: Final = 39
CHALLENGE_LOST: Final = 40
QUEST_COMPLETED: Final = 41
QUEST_FAILED: Final = 42
EFFECT_APPLIED: Final = 43
CARD_WASTED: Final = 44
GAME_WON: Final = 45
GAME_LOST: Final = 46
TURN_BEGAN: Final = 47
POINTS_SCORED: Final = 48
DECK_REGENERATED: Final = 49
CARD_PLACED: Final = 50
CARD_DRAFTED: Final = 51
BUILD_PASSED: Final = 52
CHALLENGE_ACCEPTED: Final = 53
CHALLENGE_PASSED: Final = 54
CARD_REVEALED: Final = 55
PLAYER_CONCEDED: Final = 56
TIME_RAN_OUT: Final = 57
STALLING_CALLED: Final = 58
GAME_DRAWN: Final = 59
CARD_PUT_ON_TOP: Final = 60
CARD_PUT_UNDER: Final = 61
EVENT_NAMES: Final = words_from(__name__, "ROUND_BEGAN", without=("_DONE",))


@mypyc_attr(acyclic=True)
class Event:
    """One event. ``word`` adds details to the kind, such as a token, a step or a reason."""

    def __init__(
        self,
        name: int,
        seat: int = NOBODY,
        card: int = NOTHING,
        other: int = NOTHING,
        amount: int = 0,
        word: str = "",
        visible: int = EVERYONE,
    ) -> None:
        self.name = name
        self.seat = seat
        self.card = card
        self.other = other
        self.amount = amount
        self.word = word
        self.visible = visible
