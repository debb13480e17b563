"""What the viewers of a game are told after each stored input: encoded once for all who see the same."""

from __future__ import annotations

from typing import Final

import msgspec

from delve.engine.play import Game
from delve.messages import Message
from delve.server.messages import Clock, GameNews, UpdateNews
from delve.server.records import Record
from delve.server.screens import NOTHING_ASKED, Screens

# As a starting point for events: all of them.
FROM_THE_START: Final = -1


class News:
    """The news of one game in memory."""

    def __init__(self, record: Record, game: Game) -> None:
        self.record = record
        self.game = game
        self.screens = Screens(game)  # of the state in memory
        # The length of the log after each input, to find new events.
        self._marks: list[int] = [len(game.log)]
        self._frames: dict[tuple[int, int], bytes] = {}  # of the stored state

    def settle(self) -> None:
        """The state in memory is stored, as the result of one more input."""
        self._marks.append(len(self.game.log))
        self._frames.clear()

    def prepare(self) -> None:
        """Builds the screens of those who were sent the last state, before the next one is stored."""
        self.screens.build([viewer for viewer, _ in self._frames])

    def frame(self, viewer: int, since: int, stopped: Message | None) -> bytes:
        """The encoded news for a seat or spectator."""
        found = self._frames.get((viewer, since))
        if found is None:
            found = self._frames[viewer, since] = msgspec.json.encode(self.of(viewer, since, stopped))
        return found

    def of(self, viewer: int, since: int, stopped: Message | None) -> GameNews | UpdateNews:
        """A seat's or spectator's view, the events since an input, and the open question as they see it.

        Those who have seen everything up to the last input have the view before it, and are sent its changes.
        """
        n = len(self._marks) - 1
        seen = self.screens.of(viewer)
        first = self.first_event(since)
        happened = self.screens.happened(viewer, first)
        asked = NOTHING_ASKED if stopped else seen.asked
        told = n, happened.events, first, happened.story, asked, self.clock(), stopped
        if seen.changes is not None and since == n - 1:
            return UpdateNews(*told, since, seen.changes)
        return GameNews(*told, seen.view)

    def first_event(self, since: int) -> int:
        """The index in the log of the first event after input ``since``.

        Events that were taken back are no longer in the log: viewers who saw them continue from where the log was cut.
        """
        return 0 if since == FROM_THE_START else min(self._marks[since:])

    def clock(self) -> Clock | None:
        """The clock of the game, if the format has one."""
        state = self.game.state
        if not state.format.numbers.clock:
            return None
        return {"ends_at": self.record.ends_at(), "time_up": state.contest.time_up}
