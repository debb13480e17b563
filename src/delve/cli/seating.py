"""The seats: people, who share the terminal, and agents."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from delve.agents.base import answer_for
from delve.agents.catalogue import AGENTS, STRENGTHS, check_agent, make_agent
from delve.agents.search import SearchAgent
from delve.cli.words import counted, listed
from delve.engine.play import Game
from delve.messages import Arg, keyed, message, say
from delve.model.errors import BadInput, nearest
from delve.model.ids import NOBODY

PERSON: Final = "person"


class Seating:
    """The players of a game by seat; each agent has a seed of its own."""

    def __init__(self, players: list[str], seed: int) -> None:
        self.players = players
        self.people = [seat for seat, player in enumerate(players) if player == PERSON]
        self.agents = {seat: make_agent(player, seed + seat) for seat, player in enumerate(players) if player != PERSON}

    def let_play(self, game: Game, thinks: Callable[[int], None] = lambda seat: None) -> None:
        """Lets agents play until a person is asked or the game is over; says whenever a seat begins to think."""
        thinking = NOBODY
        while game.state.decision is not None and game.state.decision.seat in self.agents:
            seat = game.state.decision.seat
            agent = self.agents[seat]
            if seat != thinking and isinstance(agent, SearchAgent):
                thinks(seat)
            thinking = seat
            game.take(answer_for(game.state, agent, game.seed + len(game.inputs)))


def read_seating(seats: int, agent: str | None, given: list[str]) -> list[str]:
    """The player of each seat: people, unless ``--agent`` sets all seats or ``--seat`` sets one of them."""
    players = [PERSON] * seats if agent is None else [known_player(agent, "--agent", list(AGENTS))] * seats
    taken: set[int] = set()
    for text in given:
        number, mark, player = text.partition("=")
        if not mark or not number.strip().isdecimal():
            raise BadInput(message("terminal-seat-should-seat-player", text=text))
        seat = int(number)
        if not 1 <= seat <= seats:
            raise BadInput(message("terminal-seat-no-seat-table", seat=seat, counted=counted(seats, "seat")))
        if seat in taken:
            raise BadInput(message("terminal-seat-seat-given-twice", seat=seat))
        taken.add(seat)
        players[seat - 1] = known_player(player.strip(), "--seat", [*AGENTS, PERSON])
    return players


def known_player(name: str, option: str, known: list[str]) -> str:
    if name.partition(":")[0] not in known:
        raise BadInput(
            message(
                "terminal-no-player-called-known",
                option=option,
                name=name,
                nearest=nearest(name, known),
                known=", ".join(known),
            )
        )
    if name != PERSON:
        check_agent(name)
    return name


def seating_words(players: list[str]) -> str:
    """Which seats are played by agents, a sentence for each agent."""
    words = ""
    for name in dict.fromkeys(player for player in players if player != PERSON):
        numbers = [str(seat) for seat, player in enumerate(players, 1) if player == name]
        if numbers:
            told = message("terminal-played-by", count=len(numbers), seats=listed(numbers), name=agent_title(name))
            if name in STRENGTHS:
                told = message("terminal-played-by-about", **told["args"], about=keyed("word-agent-about", name))
            words += " " + say(told)
    return words


def agent_title(name: str) -> Arg:
    """What an agent is called; one with a time of its own by all of its name."""
    return keyed("word-agent", name) if name in AGENTS else name
