"""``delve deck``: checks, shows and converts decks."""

from __future__ import annotations

import json
from typing import Annotated, Final

import typer

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

app = typer.Typer(help="Decks: whether they are legal, what is in them, TOML and plain text.")

File = Annotated[str, typer.Argument(metavar="FILE", help="A deck file (TOML or plain text), or a deck of Delve's.")]
COUNTED: Final = {"crawler", "dungeon"}


@app.command()
def check(
    file: File,
    format: Annotated[str, typer.Option(help="The format it is to be played in.")] = "solo-standard",
    dungeon: Annotated[str | None, typer.Option(help="The deck whose Dungeon is faced, if not its own.")] = None,
    single_set: Annotated[
        bool, typer.Option("--single-set", help="Also: no more copies than one Starter and one of each Delve Pack.")
    ] = False,
    sets: Sets = None,
    as_json: Annotated[bool, typer.Option("--json", help="The findings for a machine to read.")] = False,
) -> None:
    """Say whether a deck is legal in a format, and name every problem at once.

    The exit status is 0 for a legal deck and 1 for one that is not. Warnings and hints keep nobody from playing.
    """
    report = check_deck(standard_book(sets), file, format, dungeon, single_set)
    if as_json:
        print(json.dumps(report.data(), ensure_ascii=False, indent=2))
    else:
        print(verdict(report))
        for finding in report.findings:
            print(f"  {finding.level + ':':<8} {say(finding.message)}")
    if not report.legal():
        raise typer.Exit(1)


def verdict(report: DeckReport) -> str:
    """The first line: legal or not, and the number of findings."""
    counts = [counted(report.count(level), level) for level in ("problem", "warning", "hint") if report.count(level)]
    legal = "legal" if report.legal() else say(message("terminal-not-legal"))
    said = f": {', '.join(counts)}" if counts else ""
    return say(
        message("terminal-is-in", deck=report.deck.name, legal=legal, say_arg=say_arg(report.format.title()), said=said)
    )


@app.command()
def show(
    file: File,
    sets: Sets = None,
    as_json: Annotated[bool, typer.Option("--json", help="The deck for a machine to read.")] = False,
) -> None:
    """Show what is in a deck: every card with its copies, Cost and rarity, sorted by kind and Cost."""
    book = standard_book(sets)
    deck = read_deck(book, file)
    if as_json:
        print(json.dumps(deck_data(book, deck), ensure_ascii=False, indent=2))
        return
    print(deck.name)
    if deck.about:
        print(deck.about)
    lines = deck_lines(book, deck)
    width = max([len(line.name) for line in lines], default=0)
    for part, heading in deck_parts().items():
        held = [line for line in lines if line.part == part]
        print()
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
                        rarity=line.rarity,
                    )
                )
            )


def total(lines: list[DeckLine]) -> int:
    return sum(line.count for line in lines)


@app.command()
def write(
    file: File,
    plain: Annotated[bool, typer.Option("--plain/--toml", help="Plain text, or TOML.")] = True,
    sets: Sets = None,
) -> None:
    """Write a deck to standard output in plain text ('4 Goblin') or as TOML.

    Either form can be given wherever a deck file is read.
    """
    deck = read_deck(standard_book(sets), file)
    print(plain_text(deck) if plain else toml_text(deck), end="")
