"""The numbers that decks are built by in the formats for several players (rulebook, Co-op, Competitive, Multi-Player).

They are what deck rules need of a format (B-068, B-075, B-087, B-134): sizes, copies, Adventurers, Quests.
"""

from __future__ import annotations

from typing import Final

from delve.model.format import Format

# Competitive and Multi-player: four copies of any card in either deck, whatever its rarity.
_FOUR_OF_ANY: Final = (4, 4, 4, 4)


def cooperative(id: str, name: str, players: int, crawler: int, dungeon: int, encounter_limit: int) -> Format:
    """Each player brings two Adventurers and a Crawler deck; the table shares one Dungeon."""
    return Format(id, name, (players, players), 2, encounter_limit, crawler, dungeon, (), crawler_copies=3)


BUILDING: Final = (
    cooperative("coop-starter", "Starter Co-op", 2, 30, 60, 5),
    cooperative("coop-2", "Co-op for two", 2, 40, 80, 6),
    cooperative("coop-3", "Co-op for three", 3, 40, 120, 8),
    cooperative("coop-4", "Co-op for four", 4, 40, 160, 10),
    # Nobody can know the Dungeon that another brings (B-070).
    Format(
        "competitive",
        "Competitive",
        (2, 2),
        4,
        5,
        80,
        80,
        (),
        dungeon_copies=_FOUR_OF_ANY,
        quest_levels=("", ""),
    ),
    Format(
        "multiplayer",
        "Multi-player",
        (3, 6),
        4,
        5,
        40,
        40,
        (),
        dungeon_copies=_FOUR_OF_ANY,
        quest_levels=("warning", "hint"),
    ),
)
