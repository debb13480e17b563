"""Games of a match: seeded, numbered, each played from beginning to end by agents, and what is kept of them.

A match is plain data, so that any process on any machine plays the same games of it. The number of a game decides its
seed, and its seed decides everything else: ``delve play --seed`` with the same decks and agents plays it again.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any, Final

import delve
from delve.agents.base import Agent, answer_for
from delve.agents.catalogue import ORACLE, make_agent
from delve.engine.contents import contents
from delve.engine.play import Setup, new_state, read_setup
from delve.engine.run import advance, answer
from delve.lab.shape import Course, Shape
from delve.library.shipped import CardBook, standard_book
from delve.model.events import (
    ADVENTURER_PERISHED,
    CARD_DRAWN,
    CARD_PLAYED,
    CARD_RETURNED,
    CARD_TAKEN,
    QUEST_COMPLETED,
    QUEST_FAILED,
    Event,
)
from delve.model.ids import FALLEN, PARTY, QUESTS
from delve.model.setups import Contents, FormatData, SetupData
from delve.model.state import LOST, WON, State

Data = dict[str, Any]

# A game is broken off after this many decisions. Random games take far fewer.
TOO_LONG: Final = 20_000
BROKEN_OFF: Final = "too long"
SEED_BYTES: Final = 6


@dataclass
class SeatRecord:
    """The record of one seat; cards are those of its own Crawler deck, each name once."""

    result: str  # won, lost, draw; none where the game was broken off
    decisions: int
    seconds: float  # thinking time for all decisions
    opening: list[str]  # in the first hand
    drawn: list[str]  # drawn at any time
    played: list[str]
    adventurers: dict[str, int]  # the Round in which each perished for good; 0 for survivors
    quests: dict[str, str]  # done, failed or open


@dataclass
class GameRecord:
    """The record of a game."""

    number: int
    seed: int
    reason: str
    rounds: int
    seats: list[SeatRecord]
    first: int = 0  # the seat that began
    shape: Shape | None = None  # where it was asked for

    def data(self) -> dict[str, object]:
        return asdict(self)


def read_record(data: Data) -> GameRecord:
    """Reads a record from ``GameRecord.data``."""
    shape = data.get("shape")
    seats = [SeatRecord(**seat) for seat in data["seats"]]
    return GameRecord(**{**data, "seats": seats, "shape": Shape(**shape) if shape else None})


@dataclass(frozen=True)
class Match:
    """Everything that determines the games of a match, as data: agents, format, cards."""

    format: FormatData
    setup: SetupData
    contents: Contents
    agents: list[str]  # one for each seat
    seed: int
    weighed: int = 0  # of how many decisions of the first seat one is weighed (lab/shape.py); 0: of none

    def data(self) -> dict[str, object]:
        """The match with the version of the program."""
        return {"delve": delve.__version__, **asdict(self)}

    def open(self) -> Callable[[int], GameRecord]:
        """A function that plays the game of a number. Files are read here, once per process."""
        book = shipped().with_rules(self.contents["cards"], "match")
        kept = {"id": self.format, "numbers": self.contents["numbers"]} if isinstance(self.format, str) else self.format
        setup = read_setup(kept, self.setup, "match")
        return lambda number: play(book, setup, self.agents, game_seed(self.seed, number), number, self.weighed)


@cache
def shipped() -> CardBook:
    """The cards of Delve, read once for many matches."""
    return standard_book()


def new_match(book: CardBook, setup: Setup, agents: list[str], seed: int, weighed: int = 0) -> Match:
    """The match for a set-up."""
    format = setup.format
    return Match(format.written or format.id, setup.data(), contents(book, setup), agents, seed, weighed)


def game_seed(seed: int, number: int) -> int:
    """The seed of a game by its number."""
    return int.from_bytes(hashlib.sha256(f"game {seed} {number}".encode()).digest()[:SEED_BYTES], "big")


# --- Playing. ----------------------------------------------------------------------------------------------------


class Players:
    """The agents of a game by seat, with their decisions and thinking time."""

    def __init__(self, agents: list[str], seed: int) -> None:
        self.seed = seed
        self.names = agents
        self.agents: list[Agent] = [make_agent(name, seed + seat) for seat, name in enumerate(agents)]
        self.decisions = [0] * len(agents)
        self.seconds = [0.0] * len(agents)

    def decide(self, state: State) -> None:
        """Answers the open decision."""
        decision = state.decision
        assert decision is not None
        seat = decision.seat
        begun = time.perf_counter()
        agent = self.agents[seat]
        # Only the oracle sees the real state.
        sees = self.names[seat].partition(":")[0] == ORACLE
        option = agent.choose(state, seat) if sees else answer_for(state, agent, self.seed + sum(self.decisions))
        self.seconds[seat] += time.perf_counter() - begun
        self.decisions[seat] += 1
        answer(state, option)


def play(book: CardBook, setup: Setup, agents: list[str], seed: int, number: int = 0, weighed: int = 0) -> GameRecord:
    """Plays a whole game."""
    state = new_state(book, setup, seed)
    players = Players(agents, seed)
    course = Course(0, seed, weighed) if weighed else None
    watch = Watch(state)
    watch.read_opening(state)
    advance(state)
    first = state.contest.first
    watch.read(state)
    while state.decision is not None and sum(players.decisions) < TOO_LONG:
        if course is not None:
            course.look(state)
        players.decide(state)
        watch.read(state)
    seats = [watch.record(state, seat, players) for seat in range(state.seats)]
    shape = course.shape if course is not None else None
    return GameRecord(number, seed, state.reason or BROKEN_OFF, state.round, seats, first, shape)


def result_of(state: State, seat: int) -> str:
    """The result for a seat; if one player wins, the others lose."""
    if state.result.isdigit():
        return WON if int(state.result) == seat + 1 else LOST
    return state.result


# --- Reading events. -----------------------------------------------------------------------------------------------


class Watch:
    """Follows the events of a game."""

    def __init__(self, state: State) -> None:
        self.opening: list[set[str]] = []
        self.drawn: list[set[str]] = [set() for _ in range(state.seats)]
        self.played: list[set[str]] = [set() for _ in range(state.seats)]
        self.fell: dict[int, int] = {}
        self.quests: dict[int, str] = {}

    def read_opening(self, state: State) -> None:
        """Records the first hands, before anything else happens."""
        self.read(state)
        self.opening = [set(seen) for seen in self.drawn]

    def read(self, state: State) -> None:
        """Reads the events since the last call."""
        for event in state.events:
            look = _READ.get(event.name)
            if look is not None:
                look(self, state, event)
        state.events = []

    def came_to_hand(self, state: State, event: Event) -> None:
        self.note(self.drawn, state, event)

    def was_played(self, state: State, event: Event) -> None:
        self.note(self.played, state, event)

    def note(self, seen: list[set[str]], state: State, event: Event) -> None:
        entity = state.entities[event.card]
        if entity.card.is_crawler():
            seen[entity.owner].add(entity.card.name)

    def perished(self, state: State, event: Event) -> None:
        self.fell[event.card] = state.round

    def returned(self, state: State, event: Event) -> None:
        self.fell.pop(event.card, None)

    def completed(self, state: State, event: Event) -> None:
        self.quests[event.card] = "done"

    def failed(self, state: State, event: Event) -> None:
        self.quests[event.card] = "failed"

    def record(self, state: State, seat: int, players: Players) -> SeatRecord:
        """The record of a seat, once the game is over."""
        party = [*state.cards(PARTY, seat), *state.cards(FALLEN, seat)]
        return SeatRecord(
            result_of(state, seat),
            players.decisions[seat],
            players.seconds[seat],
            sorted(self.opening[seat]),
            sorted(self.drawn[seat]),
            sorted(self.played[seat]),
            {state.card(id).name: self.fell.get(id, 0) for id in sorted(party)},
            {state.card(id).name: self.quests.get(id, "open") for id in state.cards(QUESTS, seat)},
        )


_READ: Final[dict[int, Callable[[Watch, State, Event], None]]] = {
    CARD_DRAWN: Watch.came_to_hand,
    CARD_TAKEN: Watch.came_to_hand,
    CARD_PLAYED: Watch.was_played,
    ADVENTURER_PERISHED: Watch.perished,
    CARD_RETURNED: Watch.returned,
    QUEST_COMPLETED: Watch.completed,
    QUEST_FAILED: Watch.failed,
}
