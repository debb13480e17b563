"""A game: its set-up, its inputs, and the state they lead to.

The inputs are the save file, the replay and the undo; the events are the output.
"""

from __future__ import annotations

from typing import Any

from delve.content.book import CardBook
from delve.engine.codec import fingerprint
from delve.engine.explain import why_not
from delve.engine.notation import line, parse
from delve.engine.run import advance, answer
from delve.formats.catalogue import FORMATS
from delve.model.cards import Card
from delve.model.chance import seeded
from delve.model.decisions import Option
from delve.model.errors import BadInput, nearest
from delve.model.events import Event
from delve.model.ids import ADVENTURER, CHARACTER, QUEST, TACTIC
from delve.model.state import State
from delve.rounds.setup import Seat, begin, lay_table

Data = dict[str, Any]


class Setup:
    """What is agreed before play: the format, what each seat brings, how many Quests win."""

    def __init__(self, format: str, seats: list[Data], quests_needed: int) -> None:
        self.format = format
        self.seats = seats
        self.quests_needed = quests_needed
        self._brought: list[Seat] = []

    def brought(self, book: CardBook) -> list[Seat]:
        """What the seats bring, as cards; looked up once, as many games may begin with the same set-up."""
        if not self._brought:
            self._brought = [
                read_seat(book, data, f"setup: seat {number + 1}") for number, data in enumerate(self.seats)
            ]
        return self._brought

    def data(self) -> Data:
        return {"seats": self.seats, "quests_needed": self.quests_needed}


def read_setup(format: str, data: object, where: str) -> Setup:
    """A set-up as a file holds it."""
    if not isinstance(data, dict) or not isinstance(data.get("seats"), list):
        raise BadInput(f"{where}: setup: expected a table with a list of seats")
    if format not in FORMATS:
        raise BadInput(f"{where}: format: no format is called {format!r}{nearest(format, list(FORMATS))}")
    needed = data.get("quests_needed", FORMATS[format].quests_needed)
    if not isinstance(needed, int):
        raise BadInput(f"{where}: setup.quests_needed: expected a whole number")
    return Setup(format, data["seats"], needed)


class Input:
    """One answer: who gave it, its canonical line, the state it led to, and what it revealed to whom."""

    def __init__(self, seat: int, line: str, learned: int) -> None:
        self.seat = seat
        self.line = line
        self.learned = learned
        self.hash = ""


class Game:
    """A game being played."""

    def __init__(self, book: CardBook, setup: Setup, seed: int) -> None:
        self.book = book
        self.setup = setup
        self.seed = seed
        self.inputs: list[Input] = []
        self.log: list[Event] = []
        self.state = new_state(book, setup, seed)
        advance(self.state)
        self.log.extend(self.state.events)
        self.state.events = []
        self._before: list[State] = []
        self._logged: list[int] = []

    # --- Playing. ------------------------------------------------------------------------------------------

    def option(self, text: str) -> Option:
        """The option a line means; bad input with the judge's reason if it is not offered."""
        found = parse(self.state, text)
        if found is None:
            seat = self.state.decision.seat if self.state.decision else 0
            raise BadInput(f"{text!r} cannot be done: {why_not(self.state, seat, text)}")
        return found

    def do(self, text: str) -> None:
        """Answers the open decision with a line."""
        self.take(self.option(text))

    def take(self, option: Option) -> None:
        """Answers the open decision with one of its options."""
        state = self.state
        assert state.decision is not None
        seat = state.decision.seat
        said = line(state, option)
        self._before.append(state.clone())
        self._logged.append(len(self.log))
        answer(state, option)
        self.inputs.append(Input(seat, said, state.learned))
        self.log.extend(state.events)
        state.events = []

    def undo(self, count: int) -> list[Input]:
        """Takes back the last inputs, newest first. One with ``learned`` took back knowledge (A-158)."""
        if not 0 <= count <= len(self.inputs):
            raise BadInput(f"{len(self.inputs)} inputs have been given; {count} cannot be taken back")
        taken: list[Input] = []
        for _ in range(count):
            taken.append(self.inputs.pop())
            self.state = self._before.pop()
            self.state.recording = True
            del self.log[self._logged.pop() :]
        return taken

    def hash(self) -> str:
        return fingerprint(self.state)


def new_state(book: CardBook, setup: Setup, seed: int) -> State:
    """The table laid and shuffled, before the first round."""
    format = FORMATS[setup.format]
    fewest, most = format.seats
    if not fewest <= len(setup.seats) <= most:
        raise BadInput(f"setup: {format.name} is for {fewest} to {most} players, not {len(setup.seats)}")
    state = lay_table(format, setup.brought(book), seeded(seed))
    state.quests_needed = setup.quests_needed
    begin(state)
    return state


def read_seat(book: CardBook, data: object, where: str) -> Seat:
    if not isinstance(data, dict):
        raise BadInput(f"{where}: expected a table")
    return Seat(
        read_cards(book, data, "adventurers", (ADVENTURER, ADVENTURER), where),
        read_cards(book, data, "quests", (QUEST, QUEST), where),
        read_cards(book, data, "crawler_deck", (0, TACTIC), where),
        read_cards(book, data, "dungeon_deck", (CHARACTER, ADVENTURER - 1), where),
    )


def read_cards(book: CardBook, data: Data, key: str, kinds: tuple[int, int], where: str) -> tuple[Card, ...]:
    names = data.get(key, [])
    if not isinstance(names, list):
        raise BadInput(f"{where}: {key}: expected a list of card names")
    cards = [book.card(str(name), f"{where}: {key}") for name in names]
    for card in cards:
        if not kinds[0] <= card.kind <= kinds[1]:
            raise BadInput(f"{where}: {key}: {card.name!r} does not belong there")
    return tuple(cards)
