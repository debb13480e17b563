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

_SAYS: Final = {
    STAMINA_KEEPS_IN_PLAY: "Stamina above 0 keeps a Character in play in Step 4.2 (B-006)",
    WIN_BEATS_LOSS: "a win beats a loss of the same instant (B-048)",
    STRICT_QUESTS: "lost when the Quests can no longer be completed (B-057)",
    QUEST_TOKENS: "Quests count by tokens, which stay when a card leaves the Grave again (B-052)",
    HAND_LIMITS_ADD_UP: "cards that raise the Hand Limit add up (B-044)",
    DRIFT_DOWN: "the Primary Target drifts down the Marching Order (B-080)",
    ONLY_ACTIVE_TIDIES: "in co-op only the active player drops, maintains, draws and discards (B-083)",
    GRAVE_COUNTS: "points for Dungeon cards are counted in the Grave, not banked (B-094)",
    STALLING_CLOCK: "an opponent may call an Encounter of over two minutes (B-100)",
    FLAT_PASS_BONUS: "one point for a passed challenge, however many passed (B-118)",
    ALL_DRAW: "everybody draws and discards at the end of a round, not only who faced the Encounter (B-127)",
    POINTS_AT_END: "enough points win at the end of a round, not at once (B-129)",
}
# The deviation of each switch in words.
SWITCHES: Final = {word: _SAYS[1 << place] for place, word in enumerate(SWITCH_NAMES)}
