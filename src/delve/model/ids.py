"""Integer codes for the rulebook's words, and the words themselves.

Hot code compares integers; everything that people read or write uses words.
"""

from __future__ import annotations

from typing import Final

from delve.model.enums import words_from

# --- Zones: every card is in exactly one, and a zone belongs to a seat. -----------------------------------

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
ZONE_NAMES: Final = words_from(__name__, "HAND")
ZONES: Final = POOL + 1

# --- Kinds of card. ---------------------------------------------------------------------------------------

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
KIND_NAMES: Final = words_from(__name__, "EQUIPMENT")

# The four Resources have the numbers of the four kinds of Crawler card that use them.
RESOURCES: Final = TACTIC + 1
RESOURCE_NAMES: Final = KIND_NAMES[:RESOURCES]

# --- Damage types, as bits, so that an attack's types are one number. -------------------------------------

HARM: Final = 1
COLD: Final = 2
ELECTRIC: Final = 4
FIRE: Final = 8
INCORPOREAL_DAMAGE: Final = 16
MAGIC_DAMAGE: Final = 32
SONIC: Final = 64
SPECTRAL: Final = 128
SUPERNATURAL: Final = 256
TOXIN: Final = 512
DAMAGE_NAMES: Final = words_from(__name__, "HARM", without=("_DAMAGE",))
ALL_DAMAGE: Final = 2 * TOXIN - 1

# --- Distances, in increasing order. ----------------------------------------------------------------------

NO_DISTANCE: Final = 0
MELEE: Final = 1
REACH: Final = 2
THROWN: Final = 3
RANGED: Final = 4
DISTANCE_NAMES: Final = ("none", *words_from(__name__, "MELEE"))

# --- The steps of the round, as scenario files and screens call them. -------------------------------------

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
STEP_NAMES: Final = words_from(__name__, "SET_UP", "-", without=("_STEP",))

# --- Moments at which a Crawler card may be played or Spent, as bits. -------------------------------------

IN_RESPOND: Final = 1
IN_COMBAT: Final = 2
IN_ATTACK: Final = 4
ON_WIN: Final = 8
ON_KILL: Final = 16
IN_DEFENCE: Final = 32
IN_END: Final = 64
ON_WOUND: Final = 128
MOMENT_NAMES: Final = words_from(__name__, "IN_RESPOND", without=("IN_", "ON_"))
# "Any time cards may be played": every window, but not the moment when a Wound lands.
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
