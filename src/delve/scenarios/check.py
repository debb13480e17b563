"""Checks of whole sets: all card files are readable, have text, and make sense together.

All problems are found at once, each as a sentence that names the file. The behaviour of cards is checked by playing
their examples.
"""

from __future__ import annotations

from pathlib import Path

from delve.attributes.catalogue import ATTRIBUTES
from delve.content.book import CardBook
from delve.content.loader import CardFile, load_card
from delve.content.sets import card_files, load_set, set_folders
from delve.content.text import card_lines
from delve.formats.catalogue import FORMATS
from delve.library.shipped import DATA
from delve.messages import Message, any_of, message
from delve.model.chance import seeded
from delve.model.conditions import Condition
from delve.model.errors import BadInput
from delve.model.ids import ADVENTURER, DUNGEON_GRAVE
from delve.model.state import empty_state
from delve.model.tokens import Entity
from delve.scenarios.run import run_scenario


class Report:
    """The result of a check: problems, which make it fail, and notes."""

    def __init__(self) -> None:
        self.cards = 0
        self.examples = 0
        self.problems: list[Message] = []
        self.notes: list[Message] = []


def check_sets(extra: list[Path]) -> Report:
    """Checks the sets that come with Delve and those in the folders given."""
    report = Report()
    book = CardBook()
    for folder in [DATA / "sets", *extra]:
        for home in set_folders(folder):
            read_whole(book, home, report)
    report.cards = len(book.files)
    for file in book.files.values():
        check_words(file, report)
        check_examples(book, file, report)
    check_quests(book, report)
    check_boosts(book, report)
    check_attributes(book, report)
    return report


def read_whole(book: CardBook, home: Path, report: Report) -> None:
    """Reads a set into the book, skipping unreadable files."""
    try:
        book.add_set(load_set(home))
    except BadInput as error:
        report.problems.append(error.message)
    for path in card_files(home):
        try:
            book.add(load_card(path, home.resolve().name))
        except BadInput as error:
            report.problems.append(error.message)


def check_words(file: CardFile, report: Report) -> None:
    """Every card must have text, in whole sentences."""
    lines = card_lines(file.card)
    if not lines and file.card.power is None:
        report.problems.append(message("check-says-nothing", path=str(file.path)))
    for line in lines:
        if "  " in line or not line.rstrip().endswith((".", ")")):
            report.problems.append(message("check-no-sentence", path=str(file.path), text=line))


def check_examples(book: CardBook, file: CardFile, report: Report) -> None:
    if not file.examples:
        report.problems.append(message("check-no-example", path=str(file.path)))
    for number, example in enumerate(file.examples):
        where = f"{file.path}: example[{number + 1}]"
        report.examples += 1
        try:
            report.problems.extend(run_scenario(book, example, where).failures)
        except BadInput as error:
            report.problems.append(error.message)


def check_quests(book: CardBook, report: Report) -> None:
    """A Quest that cannot be completed with the cards of any set is a problem."""
    for file in book.files.values():
        goal = file.card.goal
        if goal is None:
            continue
        for part in goal.parts():
            lack = what_lacks(book, part)
            if lack:
                report.problems.append(message("check-impossible-goal", path=str(file.path), lack=lack))


def what_lacks(book: CardBook, part: Condition) -> Message | None:
    """What the book lacks for this condition."""
    needed = part.needed()
    if needed is None:
        return None
    if needed.costs:
        costs = {card.cost for card in book.cards() if card.is_dungeon()}
        missing = [str(cost) for cost in needed.costs if cost not in costs]
        return message("check-no-cost", cost=missing[0]) if missing else None
    if needed.name:
        card = book.find(needed.name)
        has_one = card is not None and card.challenge is not None
        return None if has_one else message("check-no-challenge", name=needed.name)
    if needed.cards is None:
        return None
    table = empty_state(next(iter(FORMATS.values())), 1, seeded(0))
    for card in book.cards():
        if needed.cards.matches(table, Entity(0, card, 0, DUNGEON_GRAVE)):
            return None
    return message("check-no-such-card", what=needed.cards.called(1))


def check_boosts(book: CardBook, report: Report) -> None:
    """Notes Boosts that no Adventurer of any set can give."""
    given = {key for card in book.cards() if card.kind == ADVENTURER for key in card.classes}
    for file in book.files.values():
        keys = file.card.boost_classes
        if keys and not given & set(keys):
            report.notes.append(message("check-no-booster", path=str(file.path), classes=any_of(list(keys))))


def check_attributes(book: CardBook, report: Report) -> None:
    """Notes Attributes that no card has."""
    borne = {ability.name() for card in book.cards() for ability in card.abilities}
    for card in book.cards():
        for block in card.blocks:
            borne.update([ability.name() for ability in block.abilities])
    report.notes.extend([message("check-unused-attribute", name=name) for name in ATTRIBUTES if name not in borne])
