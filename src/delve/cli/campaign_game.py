"""A chapter of a campaign in the terminal: a game that is kept when it is left."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from delve.campaigns.campaign import Chapter
from delve.cli.seating import Seating
from delve.cli.session import Session, Table
from delve.engine.play import Game
from delve.engine.replay import save
from delve.messages import Message, message


class ChapterSession(Session):
    """The game of a chapter."""

    def __init__(
        self, game: Game, table: Table, read: Callable[[str], str], seating: Seating, chapter: Chapter, path: Path
    ) -> None:
        super().__init__(game, table, read, False, seating)
        self.chapter = chapter
        self.path = path

    def play(self, opening: str) -> None:
        """Keeps the game when it is left unfinished."""
        super().play(opening + "\n")
        if self.game.state.decision is not None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            save(self.game, self.path)

    def go_on(self, notices: list[str] | None = None) -> None:
        """At the end of the game there is nothing left to ask."""
        super().go_on(notices)
        self.over = self.over or self.game.state.decision is None

    def goodbye(self) -> Message:
        kept = self.game.state.decision is not None
        return message("campaign-kept" if kept else "campaign-over", title=self.chapter.title)
