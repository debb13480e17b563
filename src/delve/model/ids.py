"""The small integers that stand for the rulebook's words, and the words they stand for.

Hot code compares integers; everything a person reads or writes uses the words. Each group is a tuple of
words, and the constants are positions in it.
"""

from __future__ import annotations

from typing import Final

# --- Zones: every card is in exactly one, and a zone belongs to a seat. -------------------------------

ZONE_NAMES: Final = (
    "hand",
    "in_play",
    "crawler_deck",
    "crawler_grave",
    "encounter",
    "dungeon_deck",
    "dungeon_grave",
    "party",
    "fallen",
    "quests",
    "pool",
)
HAND: Final = 0
IN_PLAY: Final = 1
CRAWLER_DECK: Final = 2
CRAWLER_GRAVE: Final = 3
ENCOUNTER: Final = 4
DUNGEON_DECK: Final = 5
DUNGEON_GRAVE: Final = 6
PARTY: Final = 7
FALLEN: Final = 8
QUESTS: Final = 9
POOL: Final = 10
ZONES: Final = 11

# --- Kinds of card. ----------------------------------------------------------------------------------

KIND_NAMES: Final = (
    "equipment",
    "magic",
    "skill",
    "tactic",
    "character",
    "event",
    "terrain",
    "trap",
    "adventurer",
    "quest",
)
EQUIPMENT: Final = 0
MAGIC: Final = 1
SKILL: Final = 2
TACTIC: Final = 3
CHARACTER: Final = 4
EVENT: Final = 5
TERRAIN: Final = 6
TRAP: Final = 7
ADVENTURER: Final = 8
QUEST: Final = 9

# The four Resources carry the numbers of the four kinds of Crawler card that use them.
RESOURCE_NAMES: Final = ("equipment", "magic", "skill", "tactic")
RESOURCES: Final = 4

# --- Damage types, as bits, so that an attack's types are one number. ----------------------------------

DAMAGE_NAMES: Final = (
    "harm",
    "cold",
    "electric",
    "fire",
    "incorporeal",
    "magic",
    "sonic",
    "spectral",
    "supernatural",
    "toxin",
)
HARM: Final = 1
INCORPOREAL_DAMAGE: Final = 16
MAGIC_DAMAGE: Final = 32
SUPERNATURAL: Final = 256
ALL_DAMAGE: Final = 1023

# --- Distances, each beating those before it. ----------------------------------------------------------

DISTANCE_NAMES: Final = ("none", "melee", "reach", "thrown", "ranged")
NO_DISTANCE: Final = 0
MELEE: Final = 1
REACH: Final = 2
THROWN: Final = 3
RANGED: Final = 4

# --- The steps of the round, as scenario files and screens call them. ------------------------------------

STEP_NAMES: Final = (
    "set-up",
    "build",
    "open-build",
    "challenge",
    "blind-build",
    "respond",
    "triggers",
    "attack",
    "retaliate",
    "end-combat",
    "challenges",
    "drop",
    "remove",
    "time",
    "poison",
    "reset",
    "unlock",
    "maintain",
    "draw",
    "discard",
    "end-round",
)
SET_UP: Final = 0
BUILD: Final = 1
OPEN_BUILD: Final = 2
CHALLENGE_STEP: Final = 3
BLIND_BUILD: Final = 4
RESPOND: Final = 5
TRIGGERS: Final = 6
ATTACK: Final = 7
RETALIATE: Final = 8
END_COMBAT: Final = 9
CHALLENGES: Final = 10
DROP: Final = 11
REMOVE: Final = 12
TIME: Final = 13
POISON: Final = 14
RESET: Final = 15
UNLOCK: Final = 16
MAINTAIN: Final = 17
DRAW: Final = 18
DISCARD: Final = 19
END_ROUND: Final = 20

# --- Moments at which a Crawler card may be played or Spent, as bits. -------------------------------------

MOMENT_NAMES: Final = ("respond", "combat", "attack", "win", "kill", "defence", "end", "wound")
IN_RESPOND: Final = 1
IN_COMBAT: Final = 2
IN_ATTACK: Final = 4
ON_WIN: Final = 8
ON_KILL: Final = 16
IN_DEFENCE: Final = 32
IN_END: Final = 64
ON_WOUND: Final = 128
# "Any time cards may be played": every window, but not the instant a Wound lands.
ANY_WINDOW: Final = IN_RESPOND | IN_COMBAT | IN_ATTACK | ON_WIN | IN_DEFENCE | IN_END

NOBODY: Final = -1
NOTHING: Final = -1


def mask_of(names: tuple[str, ...], words: tuple[str, ...]) -> int:
    """The bits for ``words``, each a member of ``names``."""
    mask = 0
    for word in words:
        mask |= 1 << names.index(word)
    return mask


def words_of(names: tuple[str, ...], mask: int) -> list[str]:
    """The members of ``names`` whose bits are set in ``mask``."""
    return [name for place, name in enumerate(names) if mask >> place & 1]
