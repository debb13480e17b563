"""Caches encoded views, their changes, and answers for one state of a game, until the next state.

Views are hundreds of small objects. Cached as bytes, they cost the garbage collector nothing.
"""

from __future__ import annotations

from typing import Final

import msgspec

from delve.engine.notation import line, plain, verb_of
from delve.engine.play import Game
from delve.engine.story import Story, story_since
from delve.engine.views import decision_view, open_view, seen_by, seen_events
from delve.model import decisions
from delve.model.events import EVERYONE
from delve.model.shown import GameEvent, View
from delve.model.state import State
from delve.server.messages import Asked, Explain, Option, Question, Told
from delve.server.patches import changes
from delve.server.questions import tell

# The cache size for answers about one state.
MOST_TOLD: Final = 500
NOTHING_ASKED: Final = msgspec.Raw(b"null")
_READ: Final = msgspec.json.Decoder(View)


class Screen:
    """The encoded view and open question of one viewer, and how the view differs from their one before, if known."""

    def __init__(self, view: bytes, asked: bytes, changes: bytes | None) -> None:
        self.view = msgspec.Raw(view)
        self.asked = msgspec.Raw(asked)
        self.changes = None if changes is None else msgspec.Raw(changes)


class Past:
    """The encoded events since a moment, and the lines that tell them."""

    def __init__(self, events: list[GameEvent], story: Story) -> None:
        self.events = msgspec.Raw(msgspec.json.encode(events))
        self.story = msgspec.Raw(msgspec.json.encode(story))


class Screens:
    """The screens of all viewers of a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._seen: dict[int, Screen] = {}
        # The views before the last input.
        self._before: dict[int, msgspec.Raw] = {}
        # What has happened, by first event, and by viewer unless all saw the same.
        self._happened: dict[tuple[int | None, int], Past] = {}
        # Answers, by viewer and question.
        self._told: dict[tuple[int, str, str], Told] = {}

    def go_on(self) -> None:
        """An input has changed the state: views are compared with those before it."""
        before = {viewer: screen.view for viewer, screen in self._seen.items()}
        self.clear()
        self._before = before

    def clear(self) -> None:
        """Forgets everything: the state is another."""
        self._seen.clear()
        self._before.clear()
        self._happened.clear()
        self._told.clear()

    def of(self, viewer: int) -> Screen:
        self.build([viewer])
        return self._seen[viewer]

    def build(self, viewers: list[int]) -> None:
        """Builds the screens of these viewers; the public part once for all."""
        state = self.game.state
        missing = [viewer for viewer in viewers if viewer not in self._seen]
        if not missing:
            return
        shown = open_view(state)
        for viewer in missing:
            view = seen_by(state, shown, viewer)
            asked = asked_view(state, viewer)
            before = self._before.pop(viewer, None)
            changed = None if before is None else msgspec.json.encode(changes(_READ.decode(before), view))
            self._seen[viewer] = Screen(msgspec.json.encode(view), msgspec.json.encode(asked), changed)

    def happened(self, viewer: int, first: int) -> Past:
        """What a viewer is told of the events from one on; made once for all if everybody saw everything."""
        found = self._happened.get((viewer, first)) or self._happened.get((None, first))
        if found is None:
            state, log = self.game.state, self.game.log
            story = story_since(state, log, viewer, first)
            found = Past(seen_events(state, log[first:], viewer), story)
            is_open = all(event.visible == EVERYONE for event in log[story["from"] :])
            self._happened[None if is_open else viewer, first] = found
        return found

    def tell(self, seat: int, asked: Question) -> Told:
        """The answer to a question; cached."""
        key = (seat, type(asked).__name__, asked.what if isinstance(asked, Explain) else plain(asked.line))
        found = self._told.get(key)
        if found is None:
            found = tell(self.game.state, seat, asked)
            if len(self._told) < MOST_TOLD:
                self._told[key] = found
        return msgspec.structs.replace(found, id=asked.id)


def asked_view(state: State, viewer: int) -> Asked | None:
    """The open question as a viewer sees it; the player asked also sees which cards the options are about."""
    shown = decision_view(state, viewer)
    if shown is None or state.decision is None:
        return None
    if state.decision.seat != viewer:
        return {"seat": shown["seat"]}
    return {
        "seat": shown["seat"],
        "hint": shown["hint"],
        "about": shown["about"],
        "respond_to": shown["respond_to"],
        "options": [option_view(state, option) for option in state.decision.options],
    }


def option_view(state: State, option: decisions.Option) -> Option:
    verb, other_is_card = verb_of(option)
    return {
        "line": line(state, option),
        "verb": verb,
        "card": option.card if option.card >= 0 else None,
        "other": option.other if option.other >= 0 and other_is_card else None,
    }
