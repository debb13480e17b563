"""A game: its set-up, its inputs, and the state they lead to.

The inputs are the save file, the replay and the undo; the events are the output.
"""

from __future__ import annotations

from typing import Final

from delve.content.book import CardBook
from delve.engine.digest import digest
from delve.engine.fairness import seed_of_ids
from delve.engine.hidden import redeal
from delve.engine.interjections import TIME, interject, is_interjection
from delve.engine.notation import line, parse, plain
from delve.engine.position import given_in, laid_out, require_quest
from delve.engine.preludes import read_preludes
from delve.engine.refusals import why_not
from delve.engine.run import advance, answer
from delve.formats.variants import format_from
from delve.messages import Message, message
from delve.model.cards import Card
from delve.model.chance import seeded
from delve.model.decisions import Option
from delve.model.errors import BadInput
from delve.model.events import Event
from delve.model.format import Format
from delve.model.ids import ADVENTURER, CHARACTER, NOBODY, QUEST, TACTIC
from delve.model.setups import Position, Prelude, SeatSetup, SetupData
from delve.model.state import State
from delve.rounds.setup import Seat, begin, lay_table

# How many earlier states are kept for undo; further back the game is replayed.
REMEMBERED: Final = 3


class Setup:
    """What is agreed before play: the format, what each seat brings, how many Quests win.

    A game may begin at a position instead: then every card is where it is given, and seats bring nothing. Or it plays
    on from a moment of an earlier game (engine/practice.py): ``preludes`` lead there, one from the end of the other.
    """

    def __init__(
        self,
        format: Format,
        seats: list[SeatSetup],
        quests_needed: int,
        position: Position | None = None,
        preludes: list[Prelude] | None = None,
        required_quest: str = "",
    ) -> None:
        self.format = format
        self.seats = seats
        self.quests_needed = quests_needed
        self.position = position
        self.preludes = preludes or []
        self.required_quest = required_quest  # must be among the completed Quests (B-140); empty if any of them win
        self._brought: list[Seat] = []

    def brought(self, book: CardBook) -> list[Seat]:
        """The cards of the seats; cached, because many games may begin with the same set-up."""
        if not self._brought:
            self._brought = [
                find_cards(book, seat, f"setup: seat {number + 1}") for number, seat in enumerate(self.seats)
            ]
        return self._brought

    def after(self, preludes: list[Prelude]) -> Setup:
        """The same set-up, played on from the end of these preludes."""
        return Setup(self.format, self.seats, self.quests_needed, self.position, preludes, self.required_quest)

    def data(self) -> SetupData:
        data: SetupData = {"seats": self.seats, "quests_needed": self.quests_needed}
        if self.required_quest:
            data["required_quest"] = self.required_quest
        if self.position is not None:
            data["position"] = self.position
        if self.preludes:
            data["preludes"] = self.preludes
        return data


def read_setup(what: object, data: object, where: str) -> Setup:
    """Reads a set-up from a file: a format by id or as a house variant, and the cards of the seats."""
    if not isinstance(data, dict) or not isinstance(data.get("seats"), list):
        raise BadInput(message("check-setup-expected-table-list", where=where))
    format = format_from(what, where)
    needed = data.get("quests_needed", format.numbers.quests_needed)
    if not isinstance(needed, int):
        raise BadInput(message("check-setup-quests-needed-expected", where=where))
    seats = [read_seat(seat, f"{where}: setup: seat {number}") for number, seat in enumerate(data["seats"], 1)]
    position = given_in({"given": data["position"]}, where) if data.get("position") is not None else None
    preludes = read_preludes(data.get("preludes", []), f"{where}: setup: preludes")
    return Setup(format, seats, needed, position, preludes, str(data.get("required_quest", "")))


def read_seat(data: object, where: str) -> SeatSetup:
    """Reads the cards of a seat from a file; missing parts are empty."""
    if not isinstance(data, dict):
        raise BadInput(message("check-play-expected-table", where=where))
    return {
        "adventurers": read_names(data.get("adventurers", []), f"{where}: adventurers"),
        "quests": read_names(data.get("quests", []), f"{where}: quests"),
        "crawler_deck": read_names(data.get("crawler_deck", []), f"{where}: crawler_deck"),
        "dungeon_deck": read_names(data.get("dungeon_deck", []), f"{where}: dungeon_deck"),
    }


def read_names(names: object, where: str) -> list[str]:
    if not isinstance(names, list):
        raise BadInput(message("check-play-expected-list-card-names", where=where))
    return [str(name) for name in names]


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
        """The option for a line; bad input with the reason if it is not offered."""
        found = parse(self.state, text)
        if found is None:
            seat = self.state.decision.seat if self.state.decision else 0
            reason = why_not(self.state, seat, text)
            assert reason is not None
            raise BadInput(message("check-cannot-done", text=text, reason=reason))
        return found

    def do(self, text: str, seat: int = NOBODY) -> None:
        """Answers the open decision with a line, or interjects one that needs no question.

        ``seat`` is the speaker, if not the seat that is asked: anybody may concede, and the clock belongs to nobody.
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
        """An interjection: a player concedes or calls stalling, or the clock runs out (B-098 to B-100)."""
        twin = self.state.clone()
        refusal = interject(twin, word, seat)
        if refusal:
            raise BadInput(message("check-cannot-done", text=word, reason=refusal))
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
        """Takes back the last inputs, newest first. ``learned`` tells who had learned something from one (A-158)."""
        if not 0 <= count <= len(self.inputs):
            raise BadInput(message("check-inputs-given-cannot-taken", inputs=len(self.inputs), count=count))
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
        """The state after replaying all inputs from the beginning."""
        again = Game(self.book, self.setup, self.seed)
        for given in self.inputs:
            again.do(given.line, given.seat)
        return again.state

    def hash(self) -> str:
        return digest(self.state)


def learned_from(state: State, giver: int) -> int:
    """The seats, as bits, that learned something from the last input that neither they nor its giver could see.

    If somebody's hidden cards decided how the game continued, everybody else has learned something about them, for
    example from the fact that somebody was or was not asked to respond. What others learn about the giver's own cards
    does not count, except for cards the giver has just drawn.
    """
    learned = state.learned
    for owner in range(state.seats):
        if state.consulted >> owner & 1 and (owner != giver or state.learned >> owner & 1):
            learned |= (1 << state.seats) - 1 & ~(1 << owner)
    return learned


def wrong_seats(format: Format, seats: int) -> Message:
    """The message for too few or too many seats."""
    fewest, most = format.numbers.seats
    if fewest == most:
        return message("check-player-count", format=format.title(), players=most, found=seats)
    return message("check-player-range", format=format.title(), fewest=fewest, most=most, found=seats)


def new_state(book: CardBook, setup: Setup, seed: int) -> State:
    """The state after set-up and shuffling, before the first round."""
    format = setup.format
    fewest, most = format.numbers.seats
    if not fewest <= len(setup.seats) <= most:
        wrong = wrong_seats(format, len(setup.seats))
        raise BadInput(message("word-at", place="setup", what=wrong))
    if setup.preludes:
        return played_up_to(book, setup, seed)
    if setup.position is not None:
        given = {"quests_needed": setup.quests_needed, "required_quest": setup.required_quest, **setup.position}
        return laid_out(book, format, given, seed, "setup")
    state = lay_table(format, setup.brought(book), seeded(seed), seeded(seed_of_ids(seed)))
    state.quests_needed = setup.quests_needed
    require_quest(state, setup.required_quest, "setup")
    begin(state)
    return state


def played_up_to(book: CardBook, setup: Setup, seed: int) -> State:
    """The end of the last prelude, with what its seat could not see dealt by this seed."""
    *before, last = setup.preludes
    earlier = Game(book, setup.after(before), last["seed"])
    try:
        for said in last["inputs"]:
            earlier.do(said["do"], said["seat"] - 1)
    except BadInput as error:
        raise BadInput(message("word-at", place="setup: preludes", what=error.message)) from None
    if earlier.state.decision is None or not 1 <= last["seat"] <= earlier.state.seats:
        raise BadInput(message("check-prelude-nothing-open"))
    return redeal(earlier.state, last["seat"] - 1, seed)


def find_cards(book: CardBook, seat: SeatSetup, where: str) -> Seat:
    """Looks up the cards of a seat."""
    return Seat(
        cards_of(book, seat["adventurers"], ADVENTURER, ADVENTURER, f"{where}: adventurers"),
        cards_of(book, seat["quests"], QUEST, QUEST, f"{where}: quests"),
        cards_of(book, seat["crawler_deck"], 0, TACTIC, f"{where}: crawler_deck"),
        cards_of(book, seat["dungeon_deck"], CHARACTER, ADVENTURER - 1, f"{where}: dungeon_deck"),
    )


def cards_of(book: CardBook, names: list[str], first: int, last: int, where: str) -> tuple[Card, ...]:
    """Looks up cards by name, all of kinds between ``first`` and ``last``."""
    cards = [book.card(name, where) for name in names]
    for card in cards:
        if not first <= card.kind <= last:
            raise BadInput(message("check-play-does-not-belong", where=where, card=card.name))
    return tuple(cards)
