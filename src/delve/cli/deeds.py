"""What somebody has done that the others may respond to now, as the story tells it."""

from __future__ import annotations

from typing import Final

from delve.cli.story import EventView, happened, listener, sentence
from delve.engine.play import Game

# Events by which a seat is seen to act.
_DEEDS: Final = {"card_played", "card_spent", "character_bought_off", "defender_assigned"}
# A deed lies no further back in the log than what its own effects and the responses so far have told.
_FAR_BACK: Final = 60


def last_deed(game: Game, seat: int, actor: int) -> str:
    """The sentence for the last thing that the seat numbered ``actor`` did, or nothing."""
    events = happened(game, seat, max(0, len(game.log) - _FAR_BACK))
    while events:
        event = events.pop()
        if is_deed(event, actor) or (is_activation(event, actor) and not follows_a_defence(events)):
            return sentence([event], listener(game, seat))
    return ""


def is_deed(event: EventView, actor: int) -> bool:
    return event["event"] in _DEEDS and event["seat"] == actor


def is_activation(event: EventView, actor: int) -> bool:
    """Whether one of the actor's Adventurers was Activated to fight, and not by a card."""
    return event["event"] == "activated" and event["card_of"] == actor and event["other"] is None


def follows_a_defence(events: list[EventView]) -> bool:
    """Whether the Activation only echoes that somebody defends."""
    return bool(events) and events[-1]["event"] == "defender_assigned"
