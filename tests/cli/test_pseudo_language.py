"""Whole games and every command in the made-up language: words without its accents are not from the catalogue.

Without accents stand only names and texts of cards, names of decks and players, what is typed, and lines of the
notation.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from tests.cli.conftest import Run
from tests.cli.positions import positions
from tests.cli.test_screen import drawn, screen

from delve.agents.catalogue import AGENTS
from delve.cli.questions import SHORT_NAMES
from delve.engine.interjections import INTERJECTIONS
from delve.library.faces import card_faces, glossary
from delve.library.shipped import deck_names, standard_book
from delve.messages.pseudo import OPEN
from delve.messages.speech import catalogue
from delve.model.decisions import VERBS
from delve.model.ids import DAMAGE_NAMES, RESOURCE_NAMES

CARD = "Nothing At All"
QUESTIONS = [
    "?",
    "? stamina",
    "? hand",
    "? power",
    "? Gypsy Thief",
    "? Goblin",
    "? Short Bow",
    f"why play {CARD}",
    "why defend",
    "why concede",
    "standings",
    "log 40",
    "help",
    "undo",
    "nonsense",
]
# What is typed, and names that people type: of decks and players, and the numbers that can be asked about.
NOTATION = [*VERBS, *INTERJECTIONS, "boosted", "disrupting", "with", "nonsense"]
IDS = [*AGENTS, *DAMAGE_NAMES, *RESOURCE_NAMES, *SHORT_NAMES, *SHORT_NAMES.values(), *deck_names()]


@pytest.fixture(autouse=True)
def _pseudo(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("DELVE_LANGUAGE", "pseudo")
    catalogue.cache_clear()
    yield
    catalogue.cache_clear()


def known() -> list[str]:
    """All that is the same in every language, the longest first."""
    # No card says in these words what Assign asks.
    found = {*glossary(), *NOTATION, *IDS, CARD, "Assign this to an Adventurer."}
    for name, face in card_faces(standard_book()).items():
        found.update([name, name.partition(", ")[0], *face.classes, *face.types, *face.keys])
        found.update(word.capitalize() for word in face.types)
        found.update(
            [" ".join(face.lines), *face.lines, *face.reminder_lines, *[line.rstrip(".") for line in face.lines]]
        )
        # One effect of several, and what somebody gains by it.
        for text in face.lines:
            found.update(part for part in re.split(r"(?<=\.) |: | gains? | this Round", text) if len(part) > 3)
    return sorted(found, key=len, reverse=True)


def unaccented(text: str) -> list[str]:
    """The lines with words that are not from the catalogue."""
    same = known()
    found = []
    for line in text.splitlines():
        # The options are lines of the notation.
        left = re.sub(r"^\d+: .*", "", line)
        # What can be typed.
        left = re.sub(r"\? [a-z]+", "", left)
        for words in same:
            left = left.replace(words, "")
        if re.search("[A-Za-z]{2,}", left):
            found.append(f"{line}  <<{left.strip()}>>")
    return found


@pytest.mark.parametrize("format", ["solo-standard", "coop-2", "competitive", "multiplayer"])
def test_a_whole_game_says_nothing_outside_the_catalogue(run: Run, format: str) -> None:
    others = ["--seat", "2=random"] if format != "solo-standard" else []
    others += ["--seat", "3=random"] if format == "multiplayer" else []
    typed = [line for question in QUESTIONS for line in (question, *["1"] * 12)] + ["1"] * 600 + ["quit"]
    played = run("play", "--format", format, "--seed", "3", *others, typed=typed)
    assert OPEN in played.out
    assert unaccented(played.out + played.err) == []


@pytest.mark.parametrize(("format", "seats"), [("solo-standard", 1), ("coop-2", 2), ("competitive", 2)])
def test_the_drawn_table_says_nothing_outside_the_catalogue(format: str, seats: int) -> None:
    """Word by word, because a narrow box cuts texts off."""
    same = {word for text in known() for word in re.findall("[A-Za-z]+", text)}
    words = {
        word
        for width, height in ((160, 50), (80, 24))
        for game in positions(1, 15, format, seats)
        for row in drawn(game, screen(game, width, height))
        for word in re.findall("[A-Za-z]{2,}", row)
    }
    assert sorted([word for word in words if not any(each.startswith(word) for each in same)]) == []
