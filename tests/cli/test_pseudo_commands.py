"""Every command and its mistakes in the pseudo-locale: words without accents are not from the catalogue."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.cli.test_pseudo_language import known
from typer.main import get_command

from delve.agents.catalogue import AGENTS, ORACLE
from delve.cli.helping import commands, options
from delve.cli.main import app
from delve.formats.catalogue import FORMATS
from delve.learning.lesson import lesson_names
from delve.library.formats import format_data
from delve.library.products import products
from delve.library.shipped import deck_names, standard_book, standard_deck
from delve.messages.pseudo import OPEN
from delve.messages.speech import catalogue
from delve.model.frames import Effect
from delve.server.limits import LIMITS

COMMANDS = list(commands(get_command(app)))
PATHS = [" ".join(path) for path, _ in COMMANDS]
# Names of arguments, and values that options have if nobody gives them.
GIVEN = [text for _, command in COMMANDS for option in options(command) for text in (option.name, str(option.default))]
SAVES = Path(__file__).parents[1] / "upgrades" / "saves-2"
# What is said of commands as people use them, and of their mistakes.
SAID = [
    "play --format nonsense",
    "play --seed nonsense",
    "learn nonsense",
    "serve --port -1",
    "serve --workers 2",
    "serve --limits nonsense",
    "serve --log-level nonsense",
    "backup nonsense --database nonsense",
    "restore nonsense --database nonsense",
    "account",
    "account list --database nonsense",
    "scenario run",
    "scenario run tests/scenarios/attributes/pin.toml",
    "deck",
    "deck nonsense",
    "deck check",
    "deck check nonsense",
    "deck check starter --dungeon campaign-a01",
    "deck check starter --format solo-elite",
    "deck show starter",
    f"replay {SAVES}/solo-standard.jsonl --verify",
    f"replay {SAVES}/competitive.jsonl",
    "card Goblin --plain",
    "card Graveyard --plain",
    "card Rapier",
    "card nonsense",
    "cards --type nonsense",
    "cards --nonsense",
    "cards nonsense",
    "rules nonsense",
    "product",
    "product unbound-starter",
    "product nonsense",
    "formats",
    "formats multiplayer",
    "formats nonsense",
    "check nonsense",
    "sim --games 2 --jobs 1 --agent random",
    "sim --until nonsense",
    "soak --games 1 --jobs 1 --format solo-beginner",
    "arena --games 2 --jobs 1 --agents random,quick --format competitive",
    "arena --agents nonsense",
    "balance --target nonsense",
    "nonsense",
]


@pytest.fixture(autouse=True)
def _pseudo(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.setenv("DELVE_LANGUAGE", "pseudo")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    catalogue.cache_clear()
    yield
    catalogue.cache_clear()


@cache
def names() -> set[str]:
    """What is the same in every language: names and texts of cards, decks and products, and ids."""
    book = standard_book()
    decks = [standard_deck(book, name) for name in deck_names()]
    # The card language's own words for a Character, and a value of TOML.
    found = {
        "delve",
        "a Unique Character",
        "false",
        *FORMATS,
        *format_data(FORMATS["multiplayer"]),
        *LIMITS,
        *AGENTS,
        ORACLE,
        *lesson_names(),
    }
    found.update([*deck_names(), *products(book), *" ".join(PATHS).split(), *GIVEN])
    found.update(text for deck in decks for text in (deck.name, deck.about))
    found.update(text for product in products(book).values() for text in (product.name, product.about))
    found.update(each.name for each in book.sets.values())
    found.update(str(file.data.get("flavour", "")) for file in book.files.values())
    found.update(effect.__name__ for effect in all_of(Effect))
    return {text for text in [*found, *known()] if re.search("[A-Za-z]{2,}", text)}


def all_of(kind: type[Effect]) -> Iterator[type[Effect]]:
    yield kind
    for each in kind.__subclasses__():
        yield from all_of(each)


def unmarked(text: str, typed: str = "") -> list[str]:
    """The lines with words that are not from the catalogue."""
    same = sorted([*names(), *typed.split()], key=len, reverse=True)
    found = []
    for line in text.splitlines():
        # Options, kinds of values, and names that are cut off.
        left = re.sub(r"--[a-z-]+|<[^>]+>|\[[^\]]*<=[^\]]*\]|\b[A-Z_]{2,}\b|[A-Z][\w' ,-]*…", "", line)
        for words in same:
            left = left.replace(words, "")
        if re.search("[A-Za-z]{2,}", left):
            found.append(f"{line}  <<{left.strip()}>>")
    return found


@pytest.mark.parametrize("typed", SAID)
def test_a_command_says_nothing_outside_the_catalogue(run: Run, typed: str) -> None:
    ran = run(*typed.split())
    assert OPEN in ran.out + ran.err
    assert unmarked(ran.out + ran.err, typed) == []


def test_the_list_of_cards_says_nothing_outside_the_catalogue(run: Run) -> None:
    """Word by word, because texts are wrapped."""
    same = {word for text in names() for word in re.findall("[A-Za-z]+", text)}
    assert set(re.findall("[A-Za-z]{2,}", run("cards", "--type", "terrain").out)) <= same


def test_the_examples_of_cards_do_not_depend_on_the_language(run: Run) -> None:
    assert run("scenario", "run", "tests/scenarios/rulings").status == 0


def test_a_lesson_says_nothing_outside_the_catalogue(run: Run) -> None:
    typed = ["hint", "hint", "", "", "", "nonsense", "why done", "help", "1", "1", "quit"]
    ran = run("learn", "--plain", typed=typed)
    said = re.sub(r"(?m)^\d+: .*", "", ran.out + ran.err)  # the options are lines of the notation
    assert OPEN in said
    assert unmarked(said, " ".join(typed)) == []


@pytest.mark.parametrize("path", PATHS)
def test_the_help_of_a_command_is_in_the_catalogue(run: Run, path: str) -> None:
    ran = run(*path.split(), "--help")
    # The library writes how a command is called: Usage: delve COMMAND [OPTIONS].
    assert OPEN in ran.out
    assert unmarked(re.sub("Usage:.*", "", ran.out)) == []
