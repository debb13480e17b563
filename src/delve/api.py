"""Delve as a library: games, cards, decks and agents for your own programs.

Everything here is exported by ``delve`` itself::

    import delve

    game = delve.new_game("solo-standard", seed=7)
    game.play(game.options()[0])

Seats are counted from 1, as in the notation. Refused input raises ``delve.BadInput`` with one clear sentence.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from delve.agents.base import answer_for
from delve.agents.catalogue import AGENTS, make_agent
from delve.engine.hidden import TRUSTED_SPECTATOR
from delve.engine.notation import lines
from delve.engine.play import Game as Played
from delve.engine.refusals import why_not
from delve.engine.replay import load, save
from delve.engine.tables import agreed
from delve.engine.views import seen_events, view
from delve.library.faces import Face, card_face, card_faces
from delve.library.formats import find_format, formats
from delve.library.shipped import deck_names, standard_book
from delve.messages import message, say
from delve.model.errors import BadInput
from delve.model.shown import GameEvent, SeatView
from delve.model.state import State

__all__ = [
    "BadInput",
    "Face",
    "Game",
    "State",
    "agent_names",
    "card",
    "cards",
    "deck_names",
    "format_names",
    "load_game",
    "new_game",
]

SEEDS = 2**32


class Game:
    """A game played by your program: list options, play one, take it back, save."""

    def __init__(self, played: Played) -> None:
        self._played = played

    # --- The position. -------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The whole state, hidden cards included. ``state.clone()`` is an independent copy."""
        return self._played.state

    @property
    def seed(self) -> int:
        """The seed, which reproduces the shuffles."""
        return self._played.seed

    @property
    def seat(self) -> int:
        """The seat that is asked, from 1; 0 when the game is over."""
        decision = self.state.decision
        return 0 if decision is None else decision.seat + 1

    @property
    def question(self) -> str:
        """The open question, in words."""
        decision = self.state.decision
        return "" if decision is None else say(decision.frame.effect.hint(self.state))

    @property
    def round(self) -> int:
        return self.state.round

    @property
    def is_over(self) -> bool:
        return self.state.decision is None

    @property
    def result(self) -> str:
        """``none`` during the game, then ``won``, ``lost``, ``draw`` or the number of a seat."""
        return self.state.result

    @property
    def reason(self) -> str:
        return self.state.reason

    def options(self) -> list[str]:
        """All legal answers now, as lines of the notation."""
        return [] if self.is_over else lines(self.state)

    def why_not(self, line: str) -> str:
        """Why a line is not offered; empty if it is."""
        reason = why_not(self.state, max(0, self.seat - 1), line)
        return say(reason) if reason else ""

    def view(self, seat: int = 0) -> SeatView:
        """What a seat may see, as JSON values; everything for seat 0."""
        return view(self.state, seat - 1 if seat else TRUSTED_SPECTATOR)

    def events(self, seat: int = 0) -> list[GameEvent]:
        """The events so far that a seat may know; all for seat 0."""
        return seen_events(self.state, self._played.log, seat - 1 if seat else TRUSTED_SPECTATOR)

    # --- Playing. ------------------------------------------------------------------------------------------------

    def play(self, line: str) -> None:
        """Answers the open decision with one of its options, or an unambiguous abbreviation."""
        self._played.do(line)

    def let(self, agent: str, seed: int = 0) -> str:
        """Lets an agent answer the open decision, and returns its line. It knows only what its seat may know."""
        player = make_agent(agent, seed)
        if self.is_over:
            raise BadInput(message("why-game-over"))
        self._played.take(answer_for(self.state, player, seed))
        return self._played.inputs[-1].line

    def undo(self, count: int = 1) -> None:
        """Takes the last answers back."""
        self._played.undo(count)

    def save(self, path: str | Path) -> None:
        """Writes the game to a file that ``load_game``, ``delve play --load`` and ``delve replay`` read."""
        save(self._played, Path(path))


def new_game(
    format: str = "solo-standard",
    *,
    decks: Sequence[str] = (),
    seats: int | None = None,
    dungeon: str | None = None,
    quests_needed: int | None = None,
    seed: int | None = None,
    sets: Sequence[str | Path] = (),
) -> Game:
    """Starts a game, shuffled by the seed.

    ``format`` is an id (``format_names`` lists them) or the file of a house variant. ``decks`` are names or files in
    the order of the seats, completed with defaults. ``sets`` are folders with cards of your own.
    """
    book = standard_book([Path(folder) for folder in sets])
    setup = agreed(book, find_format(format), decks, seats, quests_needed, dungeon)
    return Game(Played(book, setup, secrets.randbelow(SEEDS) if seed is None else seed))


def load_game(path: str | Path, sets: Sequence[str | Path] = ()) -> Game:
    """Loads a saved game by replaying it."""
    found = load(standard_book([Path(folder) for folder in sets]), Path(path))
    if found.stopped:
        raise BadInput(found.stopped)
    return Game(found.game)


def card(name: str, sets: Sequence[str | Path] = ()) -> Face:
    """A card's text and values."""
    return card_face(standard_book([Path(folder) for folder in sets]), name)


def cards(sets: Sequence[str | Path] = ()) -> dict[str, Face]:
    """Every card by its name."""
    return card_faces(standard_book([Path(folder) for folder in sets]))


def format_names() -> list[str]:
    """The ids of the formats."""
    return [format.id for format in formats()]


def agent_names() -> list[str]:
    """The agents that ``Game.let`` knows."""
    return list(AGENTS)
