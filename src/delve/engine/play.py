"""A game: its set-up, its inputs, and the state they lead to.

The inputs are the save file, the replay and the undo; the events are the output.
"""

from __future__ import annotations

from typing import Any, Final

from delve.content.book import CardBook
from delve.engine.digest import digest
from delve.engine.fairness import seed_of_ids
from delve.engine.interjections import TIME, interject, is_interjection
from delve.engine.notation import line, parse, plain
from delve.engine.refusals import why_not
from delve.engine.run import advance, answer
from delve.formats.variants import format_from
from delve.model.cards import Card
from delve.model.chance import seeded
from delve.model.decisions import Option
from delve.model.errors import BadInput
from delve.model.events import Event
from delve.model.format import Format
from delve.model.ids import ADVENTURER, CHARACTER, NOBODY, QUEST, TACTIC
from delve.model.state import State
from delve.rounds.setup import Seat, begin, lay_table

Data = dict[str, Any]

# So many states back an undo costs nothing; further back the game is played again.
REMEMBERED: Final = 16


class Setup:
    """What is agreed before play: the format, what each seat brings, how many Quests win."""

    def __init__(self, format: Format, seats: list[Data], quests_needed: int) -> None:
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


def read_setup(what: object, data: object, where: str) -> Setup:
    """A set-up as a file holds it: a format by its id or as a house variant, and what the seats bring."""
    if not isinstance(data, dict) or not isinstance(data.get("seats"), list):
        raise BadInput(f"{where}: setup: expected a table with a list of seats")
    format = format_from(what, where)
    needed = data.get("quests_needed", format.numbers.quests_needed)
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

    def do(self, text: str, seat: int = NOBODY) -> None:
        """Answers the open decision with a line, or interjects one that needs no question.

        ``seat`` is who says it, if not the one who is asked: anybody may concede, and the clock belongs to nobody.
        """
        if is_interjection(text):
            speaker = seat
            if speaker == NOBODY and plain(text) != TIME and self.state.decision is not None:
                speaker = self.state.decision.seat
            self.interject(plain(text), speaker)
        else:
            self.take(self.option(text))

    def take(self, option: Option) -> None:
        """Answers the open decision with one of its options."""
        state = self.state
        assert state.decision is not None
        seat = state.decision.seat
        said = line(state, option)
        self.remember()
        answer(state, option)
        self.record(seat, said)

    def interject(self, word: str, seat: int) -> None:
        """Something from outside: a player concedes or calls stalling, or the clock runs out (B-098 to B-100)."""
        twin = self.state.clone()
        refusal = interject(twin, word, seat)
        if refusal:
            raise BadInput(f"{word!r} cannot be done: {refusal}")
        self.remember()
        interject(self.state, word, seat)
        self.record(seat, word)

    def remember(self) -> None:
        if len(self._before) == REMEMBERED:
            del self._before[0]
        self._before.append(self.state.clone())
        self._logged.append(len(self.log))

    def record(self, seat: int, said: str) -> None:
        self.inputs.append(Input(seat, said, learned_from(self.state, seat)))
        self.log.extend(self.state.events)
        self.state.events = []

    def undo(self, count: int) -> list[Input]:
        """Takes back the last inputs, newest first. One with ``learned`` took back knowledge (A-158)."""
        if not 0 <= count <= len(self.inputs):
            raise BadInput(f"{len(self.inputs)} inputs have been given; {count} cannot be taken back")
        if not count:
            return []
        taken = self.inputs[-count:]
        del self.inputs[-count:]
        if count <= len(self._before):
            self.state = self._before[-count]
            del self._before[-count:]
        else:
            self.state = self.played_again()
            self._before = []
        self.state.recording = True
        del self.log[self._logged[-count] :]
        del self._logged[-count:]
        taken.reverse()
        return taken

    def played_again(self) -> State:
        """The state that the inputs lead to, from the beginning."""
        again = Game(self.book, self.setup, self.seed)
        for given in self.inputs:
            again.do(given.line, given.seat)
        return again.state

    def hash(self) -> str:
        return digest(self.state)


def learned_from(state: State, giver: int) -> int:
    """The seats, as bits, that learned something from the last input: what neither they nor its giver could see.

    Where somebody's hidden cards decided how the game went on, everybody else now knows something about them: that
    somebody was not asked to respond as much as that somebody was. What the giver's own cards tell others is the
    giver's to show, but for cards that the giver has just drawn.
    """
    learned = state.learned
    for owner in range(state.seats):
        if state.consulted >> owner & 1 and (owner != giver or state.learned >> owner & 1):
            learned |= (1 << state.seats) - 1 & ~(1 << owner)
    return learned


def new_state(book: CardBook, setup: Setup, seed: int) -> State:
    """The table laid and shuffled, before the first round."""
    format = setup.format
    fewest, most = format.numbers.seats
    if not fewest <= len(setup.seats) <= most:
        players = f"{fewest} to {most} players" if most > fewest else f"{most} {'player' if most == 1 else 'players'}"
        raise BadInput(f"setup: {format.name} is for {players}, not {len(setup.seats)}")
    state = lay_table(format, setup.brought(book), seeded(seed), seeded(seed_of_ids(seed)))
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
