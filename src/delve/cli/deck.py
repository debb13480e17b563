"""``delve deck``: checks, shows and converts decks."""

from __future__ import annotations

import json
from typing import Annotated, Final

import typer

from delve.cli.mistakes import Group
from delve.cli.sets import Sets
from delve.cli.words import counted
from delve.library.decks import (
    DeckLine,
    DeckReport,
    check_deck,
    deck_data,
    deck_lines,
    deck_parts,
    plain_text,
    read_deck,
    toml_text,
)
from delve.library.shipped import standard_book
from delve.messages import keyed, message, say, say_arg
from delve.model.ids import KIND_NAMES

app = typer.Typer(cls=Group)

File = Annotated[str, typer.Argument(metavar="FILE")]
COUNTED: Final = {"crawler", "dungeon"}


@app.command()
def check(
    file: File,
    format: str = "solo-standard",
    dungeon: str | None = None,
    single_set: Annotated[bool, typer.Option("--single-set")] = False,
    sets: Sets = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """The command ``delve deck check``."""
    report = check_deck(standard_book(sets), file, format, dungeon, single_set)
    if as_json:
        print(json.dumps(report.data(), ensure_ascii=False, indent=2))
    else:
        print(verdict(report))
        for finding in report.findings:
            level = f"{say(keyed('terminal-finding', finding.level))}:"
            print(f"  {level:<8} {say(finding.message)}")
    if not report.legal():
        raise typer.Exit(1)


def verdict(report: DeckReport) -> str:
    """The first line: legal or not, and the number of findings."""
    counts = [counted(report.count(level), level) for level in ("problem", "warning", "hint") if report.count(level)]
    legal = say(message("terminal-legal" if report.legal() else "terminal-not-legal"))
    said = f": {', '.join(counts)}" if counts else ""
    return say(
        message("terminal-is-in", deck=report.deck.name, legal=legal, say_arg=say_arg(report.format.title()), said=said)
    )


@app.command()
def show(
    file: File,
    sets: Sets = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """The command ``delve deck show``."""
    book = standard_book(sets)
    deck = read_deck(book, file)
    if as_json:
        print(json.dumps(deck_data(book, deck), ensure_ascii=False, indent=2))
        return
    print(deck.name)
    for text in (deck.about, deck.play):
        if text:
            print(text)
    lines = deck_lines(book, deck)
    width = max([len(line.name) for line in lines], default=0)
    for part in deck_parts():
        held = [line for line in lines if line.part == part]
        print()
        heading = say(keyed("terminal-heading", part))
        print(f"{heading}: {counted(total(held), 'card')}" if part in COUNTED else heading)
        if part in COUNTED:
            print_by_kind(held, width)
        else:
            for line in held:
                print(f"  {line.name}")


def print_by_kind(lines: list[DeckLine], width: int) -> None:
    for kind in sorted({line.kind for line in lines}, key=KIND_NAMES.index):
        held = sorted([line for line in lines if line.kind == kind], key=lambda line: (line.cost, line.name))
        print(f"  {say(keyed('word-kind', kind))}, {total(held)}")
        for line in held:
            print(
                say(
                    message(
                        "terminal-deck-cost",
                        count=f"{line.count:>2}",
                        line=f"{line.name:<{width}}",
                        cost=line.cost,
                        rarity=keyed("word-rarity", line.rarity),
                    )
                )
            )


def total(lines: list[DeckLine]) -> int:
    return sum(line.count for line in lines)


@app.command()
def write(
    file: File,
    plain: Annotated[bool, typer.Option("--plain/--toml")] = True,
    sets: Sets = None,
) -> None:
    """The command ``delve deck write``."""
    deck = read_deck(standard_book(sets), file)
    print(plain_text(deck) if plain else toml_text(deck), end="")
