"""The story of a campaign, told from the events of its games: Quests, the fallen, and how each game ended."""

from __future__ import annotations

from typing import Final

from delve.campaigns.journey import Attempt
from delve.engine.hidden import TRUSTED_SPECTATOR
from delve.engine.play import Game
from delve.engine.story import story
from delve.messages import Message, message
from delve.model.state import WON

TOLD: Final = frozenset(
    {
        "quest_completed",
        "quest_failed",
        "adventurer_perished",
        "challenge_won",
        "game_won",
        "game_lost",
        "player_conceded",
    }
)
BEGINS: Final = "round_began"


def tale(game: Game) -> tuple[Message, ...]:
    """A line for every event worth remembering, with its Round."""
    found: list[Message] = []
    begun = 0
    for line in story(game.state, game.log, TRUSTED_SPECTATOR):
        if line["event"] == BEGINS:
            begun += 1
        elif line["event"] in TOLD:
            found.append(message("campaign-tale", round=begun, what=line["message"]))
    return tuple(found)


def attempt(game: Game, chapter: str) -> Attempt:
    """What a finished game of a chapter leaves behind."""
    state = game.state
    return Attempt(chapter, state.result == WON, state.reason, state.round, tale(game))
