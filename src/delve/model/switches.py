"""Switches, as bits: where editions differ, a table may choose the interpretation that was not ruled."""

from __future__ import annotations

from typing import Final

from delve.model.enums import words_from

STAMINA_KEEPS_IN_PLAY: Final = 1
WIN_BEATS_LOSS: Final = 2
STRICT_QUESTS: Final = 4
QUEST_TOKENS: Final = 8
HAND_LIMITS_ADD_UP: Final = 16
DRIFT_DOWN: Final = 32
ONLY_ACTIVE_TIDIES: Final = 64
GRAVE_COUNTS: Final = 128
STALLING_CLOCK: Final = 256
FLAT_PASS_BONUS: Final = 512
ALL_DRAW: Final = 1024
POINTS_AT_END: Final = 2048
SWITCH_NAMES: Final = words_from(__name__, "STAMINA_KEEPS_IN_PLAY")
