"""Examples of rules: a scenario shown moment by moment, with what happened and why.

The scenarios are those of the tests and of the cards. Articles name them; ``make golden`` copies the ones that they
name into data/rules/examples.json, so that they come with the package.
"""

from __future__ import annotations

import contextlib
import json
from functools import cache
from typing import Final, TypedDict

from delve.engine.explain import Row, explain, told
from delve.engine.interjections import is_interjection
from delve.engine.numbers import taken_apart
from delve.engine.play import Game, Setup, read_setup
from delve.engine.position import seat_tables
from delve.engine.refusals import why_not
from delve.engine.story import Line, story
from delve.engine.views import view
from delve.learning.article import ARTICLES
from delve.learning.lesson import NOTHING, Data, table_in, tables_in
from delve.library.shipped import CardBook
from delve.messages import Message, Title, card_arg, message
from delve.model.errors import BadInput
from delve.model.shown import SeatView
from delve.scenarios.run import as_lines, seat_of_line

EXAMPLES: Final = ARTICLES / "examples.json"
# What is drawn after an example that leaves it open.
DECK: Final = "unbound-starter"


class RuleNumber(TypedDict):
    """A number of an example, and where it comes from."""

    name: Message
    rows: list[Row]
    total: int


class RuleRefusal(TypedDict):
    """What cannot be done at this moment, and why."""

    line: str
    reason: Message


class RuleMoment(TypedDict):
    """A moment of an example: who did what, what happened, what the table looks like then, and why."""

    seat: int  # 0 at the beginning
    line: str
    story: list[Line]
    view: SeatView
    numbers: list[RuleNumber]
    refusals: list[RuleRefusal]


class RuleExample(TypedDict):
    """A scenario that shows a rule, as one seat sees it."""

    title: str
    format_name: Title
    seat: int
    moments: list[RuleMoment]


@cache
def examples() -> dict[str, Data]:
    """The scenarios of all articles, by the names that they have there."""
    found: dict[str, Data] = json.loads(EXAMPLES.read_text(encoding="utf-8"))
    return found


def setup_of(name: str, deck: str = "") -> Setup:
    """The set-up of a game that begins like the example; decks that it does not give may be those of a real one."""
    data = examples()[name]
    given = {**table_in(data, "given", name), **({"deck": deck} if deck else {})}
    format = data.get("format", "solo-standard")
    alone = read_setup(format, {"seats": [NOTHING], "position": given}, name)
    seats = seat_tables(alone.format, given, name)
    return read_setup(format, {**alone.data(), "seats": [NOTHING] * len(seats)}, name)


def begun(book: CardBook, name: str) -> Game:
    """The example at its beginning."""
    seed = examples()[name].get("seed", 1)
    assert isinstance(seed, int)
    return Game(book, setup_of(name), seed)


def tried(name: str) -> Setup:
    """The set-up of a game that begins like the example, to be played on with real cards."""
    return setup_of(name, DECK)


def asked(game: Game) -> int:
    """The seat that is asked first: the example is seen and tried from there."""
    return game.state.decision.seat if game.state.decision else game.state.active


def shown_example(book: CardBook, name: str) -> RuleExample:
    """An example with all its moments."""
    data = examples()[name]
    telling = Telling(begun(book, name))
    telling.begin()
    telling.explain(data)
    for entry in tables_in(data, "then", name):
        for text in as_lines(entry.get("do", [])):
            telling.do(text)
        telling.explain(entry)
    return {
        "title": str(data.get("title", "")),
        "format_name": telling.game.setup.format.title(),
        "seat": telling.viewer + 1,
        "moments": telling.moments,
    }


class Telling:
    """Plays an example and tells each moment of it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.viewer = asked(game)
        self.moments: list[RuleMoment] = []
        self.known: dict[tuple[str, int], int] = {}  # numbers that have been explained, with their values

    def begin(self) -> None:
        self.add(0, "", 0)

    def do(self, text: str) -> None:
        """One answer of the example."""
        before = len(self.game.log)
        seat, said = seat_of_line(text)
        speaker = seat if seat >= 0 or is_interjection(said) else asked(self.game)
        self.game.do(said, seat)
        self.add(speaker + 1, said, before)

    def add(self, seat: int, said: str, since: int) -> None:
        state = self.game.state
        shown = view(state, self.viewer)
        told = story(state, self.game.log, self.viewer, since)
        self.moments.append({"seat": seat, "line": said, "story": told, "view": shown, "numbers": [], "refusals": []})
        for what in numbers_of_fight(shown):
            self.take_apart(what, state.active)

    def explain(self, entry: Data) -> None:
        """Adds to the last moment what the scenario expects and refuses, with the reasons."""
        state = self.game.state
        for what, seat in numbers_in(entry, state.active):
            self.take_apart(what, seat)
        for text in as_lines(entry.get("refuse", [])):
            seat, said = seat_of_line(text)
            reason = None if is_interjection(said) else why_not(state, seat if seat >= 0 else asked(self.game), said)
            if reason is not None:
                self.moments[-1]["refusals"].append({"line": said, "reason": reason})

    def take_apart(self, what: str, seat: int) -> None:
        """Explains a number, unless it is as it was when it was explained before."""
        # A fact that is no number of this moment needs no explanation.
        with contextlib.suppress(BadInput):
            why = explain(self.game.state, seat, what)
            if why.reasons and self.known.get((what, seat)) != why.total():
                rows = told(self.game.state, why)
                self.moments[-1]["numbers"].append({"name": called(what), "rows": rows, "total": why.total()})
                self.known[what, seat] = why.total()


def numbers_of_fight(shown: SeatView) -> list[str]:
    """The numbers that are compared in the present attack or defence."""
    found = ["attack.power", "dungeon.stamina"] if shown["attack"] and not shown["attack"]["resolved"] else []
    for defence in shown["defence"] or []:
        found.extend([f"against.{defence['target']}", f"defence.{defence['target']}"])
    return found


def numbers_in(entry: Data, active: int) -> list[tuple[str, int]]:
    """The numbers among expected facts, each with its seat."""
    found: list[tuple[str, int]] = []
    for fact, expected in table_in(entry, "expect", "").items():
        seat, name = active, fact
        if fact.startswith("seat."):
            _, number, name = fact.split(".", 2)
            seat = int(number) - 1
        if name == "defence.stamina" and isinstance(expected, dict):
            found.extend([(f"defence.{target}", seat) for target in expected])
        else:
            found.append((name, seat))
    return found


def called(what: str) -> Message:
    """The name of a number in words."""
    name, card = taken_apart(what)
    key = "rules-number-" + name.replace(".NAME", "").replace(".", "-")
    return message(key, card=card_arg(card)) if card else message(key)
