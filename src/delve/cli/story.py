"""The story in words, for a seat or a spectator."""

from __future__ import annotations

from typing import Final

from delve.engine import story as engine
from delve.engine.hidden import TRUSTED_SPECTATOR
from delve.engine.play import Game
from delve.messages import Reader, sentence
from delve.model.events import EVENT_NAMES

# The events that begin a part of the story.
HEADS: Final = {EVENT_NAMES[head] for head in engine.HEADS}


class Told:
    """A sentence and its event."""

    def __init__(self, text: str, event: str) -> None:
        self.text = text
        self.event = event


def onlooker(game: Game) -> int:
    """The viewer for telling a game: its only player, or a spectator who sees everything."""
    return 0 if game.state.seats == 1 else TRUSTED_SPECTATOR


def reader(game: Game, seat: int) -> Reader:
    return Reader(max(0, seat + 1), game.state.seats)


def story(game: Game, seat: int, since: int = 0, until: int | None = None) -> list[Told]:
    """What this seat saw, from the event numbered ``since`` to before the one at ``until``."""
    lines = engine.story(game.state, game.log, seat, since, until)
    return [Told(sentence(line["message"], reader(game, seat)), line["event"]) for line in lines]


def last_deed(game: Game, seat: int, actor: int) -> str:
    """The sentence for the last action of the seat numbered ``actor``, or empty."""
    deed = engine.last_deed(game.state, game.log, seat, actor - 1)
    return sentence(deed, reader(game, seat)) if deed else ""
