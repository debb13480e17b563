"""Whole-set checks: do all card files read, say something, and make sense together?

Every problem is found at once, each in a sentence that names the file. What the cards do is checked by playing
their own examples.
"""

from __future__ import annotations

from pathlib import Path

from delve.attributes.catalogue import ATTRIBUTES
from delve.content.book import CardBook, set_files
from delve.content.loader import CardFile, load_card
from delve.content.quest_rules import parts_of
from delve.content.text import card_lines
from delve.effects.conditions import OnlyCosts, deck_supports
from delve.engine.library import DATA
from delve.engine.scenario import run_scenario
from delve.formats.catalogue import FORMATS
from delve.model.abilities import Condition
from delve.model.chance import seeded
from delve.model.errors import BadInput
from delve.model.ids import ADVENTURER, DUNGEON_GRAVE
from delve.model.state import State
from delve.model.tokens import Entity


class Report:
    """What a check found: problems that make it red, and things worth knowing."""

    def __init__(self) -> None:
        self.cards = 0
        self.examples = 0
        self.problems: list[str] = []
        self.notes: list[str] = []


def check_sets(extra: list[Path]) -> Report:
    """Checks the sets that come with Delve and those in the folders given."""
    report = Report()
    book = CardBook()
    for folder in [DATA / "sets", *extra]:
        if not folder.is_dir():
            raise BadInput(f"{folder}: there is no such folder of cards")
        for path, set_name in set_files(folder):
            try:
                book.add(load_card(path, set_name))
            except BadInput as error:
                report.problems.append(str(error))
    report.cards = len(book.files)
    for file in book.files.values():
        check_words(file, report)
        check_examples(book, file, report)
    check_quests(book, report)
    check_boosts(book, report)
    check_attributes(book, report)
    return report


def check_words(file: CardFile, report: Report) -> None:
    """Every card says something, in whole sentences."""
    lines = card_lines(file.card)
    if not lines and file.card.power is None:
        report.problems.append(f"{file.path}: the card says nothing and does nothing")
    for line in lines:
        if "  " in line or not line.rstrip().endswith((".", ")")):
            report.problems.append(f"{file.path}: the text is no sentence: {line!r}")


def check_examples(book: CardBook, file: CardFile, report: Report) -> None:
    if not file.examples:
        report.problems.append(f"{file.path}: example: the card shows nothing of what it does")
    for number, example in enumerate(file.examples):
        where = f"{file.path}: example[{number + 1}]"
        report.examples += 1
        try:
            report.problems.extend(run_scenario(book, example, where).failures)
        except BadInput as error:
            report.problems.append(str(error))


def check_quests(book: CardBook, report: Report) -> None:
    """A Quest that no card of any set can complete is a mistake."""
    for file in book.files.values():
        goal = file.card.goal
        if goal is None:
            continue
        for part in parts_of(goal):
            lack = what_lacks(book, part)
            if lack:
                report.problems.append(f"{file.path}: goal: nobody can complete it: {lack}")


def what_lacks(book: CardBook, part: Condition) -> str:
    """What no card of the book offers to this condition."""
    if isinstance(part, OnlyCosts):
        costs = {card.cost for card in book.cards() if card.is_dungeon()}
        missing = [str(cost) for cost in part.only_costs if cost not in costs]
        return f"no Dungeon card costs {missing[0]}" if missing else ""
    selector, needed, name = deck_supports(part)
    if name:
        card = book.find(name)
        return "" if card is not None and card.challenge is not None else f"no card {name!r} has a challenge"
    if selector is None or needed == 0:
        return ""
    table = State(next(iter(FORMATS.values())), 1, seeded(0))
    for card in book.cards():
        if selector.matches(table, Entity(0, card, 0, DUNGEON_GRAVE)):
            return ""
    return f"no card is {selector.one()}"


def check_boosts(book: CardBook, report: Report) -> None:
    """A Boost that no Adventurer of any set can give is worth knowing."""
    given = {key for card in book.cards() if card.kind == ADVENTURER for key in card.classes}
    for file in book.files.values():
        keys = file.card.boost_classes
        if keys and not given & set(keys):
            report.notes.append(f"{file.path}: boost: no Adventurer is a {' or a '.join(keys)}")


def check_attributes(book: CardBook, report: Report) -> None:
    """An Attribute that no card bears is worth knowing."""
    borne = {ability.name() for card in book.cards() for ability in card.abilities}
    for card in book.cards():
        for block in card.blocks:
            borne.update([ability.name() for ability in block.abilities])
    report.notes.extend([f"no card has {name}" for name in ATTRIBUTES if name not in borne])
