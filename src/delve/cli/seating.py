"""Who sits where: people, who share the terminal, and agents, who play by themselves."""

from __future__ import annotations

from typing import Final

from delve.agents.base import answer_for
from delve.agents.catalogue import AGENTS
from delve.cli.words import counted, listed
from delve.engine.play import Game
from delve.model.errors import BadInput, nearest

PERSON: Final = "person"


class Seating:
    """The players of a game by their seats; each agent makes its choices from a seed of its own."""

    def __init__(self, players: list[str], seed: int) -> None:
        self.people = [seat for seat, player in enumerate(players) if player == PERSON]
        self.agents = {seat: AGENTS[player](seed + seat) for seat, player in enumerate(players) if player != PERSON}

    def let_play(self, game: Game) -> None:
        """Agents play until a person is asked or the game is over."""
        while game.state.decision is not None and game.state.decision.seat in self.agents:
            agent = self.agents[game.state.decision.seat]
            game.take(answer_for(game.state, agent, game.seed + len(game.inputs)))


def read_seating(seats: int, agent: str | None, given: list[str]) -> list[str]:
    """The player of each seat: people, unless ``--agent`` gives all seats to somebody or ``--seat`` one of them."""
    players = [PERSON] * seats if agent is None else [known_player(agent, "--agent", list(AGENTS))] * seats
    taken: set[int] = set()
    for text in given:
        number, mark, player = text.partition("=")
        if not mark or not number.strip().isdecimal():
            raise BadInput(f"--seat: {text!r} should be a seat and its player, such as 2=random")
        seat = int(number)
        if not 1 <= seat <= seats:
            raise BadInput(f"--seat: there is no seat {seat}: the table has {counted(seats, 'seat')}")
        if seat in taken:
            raise BadInput(f"--seat: seat {seat} is given twice")
        taken.add(seat)
        players[seat - 1] = known_player(player.strip(), "--seat", [*AGENTS, PERSON])
    return players


def known_player(name: str, option: str, known: list[str]) -> str:
    if name not in known:
        raise BadInput(f"{option}: no player is called {name!r}{nearest(name, known)}; known: {', '.join(known)}")
    return name


def seating_words(players: list[str]) -> str:
    """Which seats are played by agents, a sentence for each agent."""
    words = ""
    for name in AGENTS:
        numbers = [str(seat) for seat, player in enumerate(players, 1) if player == name]
        if numbers:
            words += f" {'Seat' if len(numbers) == 1 else 'Seats'} {listed(numbers)}: {name}."
    return words
