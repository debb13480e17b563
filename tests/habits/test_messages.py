"""The catalogue of messages: every key that code uses is there with the same arguments, and nothing else is."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, TermReference, VariableReference
from fluent.syntax.visitor import Visitor
from typer.main import get_command

import delve
from delve.agents.catalogue import AGENTS, STRENGTHS
from delve.campaigns.campaign import DIFFICULTIES
from delve.cli import bench_server, cards, formats
from delve.cli.dungeon_side import LAST_STAGE, STAGES
from delve.cli.helping import command_key, commands, option_key, options
from delve.cli.main import app
from delve.content.deck_rules import SINGLE_SET
from delve.content.decks import PARTS
from delve.content.loader import RARITIES, SOURCED
from delve.engine.numbers import NUMBERS
from delve.engine.story import SENTENCES
from delve.formats.catalogue import FORMATS
from delve.lab import games
from delve.learning.article import KINDS, articles, words_needed
from delve.learning.guide import HINTS
from delve.learning.guide import REASONS as REFUSALS
from delve.learning.lesson import lesson_names, read_lesson, words_of
from delve.messages.catalogue import ENGLISH, Catalogue, languages, source
from delve.model.contest import SOURCE_NAMES
from delve.model.ids import DISTANCE_NAMES, KIND_NAMES, MOMENT_NAMES, STEP_NAMES
from delve.model.switches import SWITCH_NAMES
from delve.rounds import game_end
from delve.server.limits import LIMITS, Stock
from delve.server.wording import TYPES

SOURCES = Path(delve.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"
AREAS = r"(?:word|story|hint|why|advice|number|label|effect|check|lab|server|terminal|campaign|learn|rules|help|option)"
KEY = re.compile(rf"{AREAS}-[a-z0-9-]*[a-z0-9]")
KEY_IN_PAGE = re.compile(rf"['\"`]({AREAS}-[a-z0-9-]+)['\"`]")

COMMANDS = list(commands(get_command(app)))

REASONS = (
    game_end.BY_QUESTS,
    game_end.DUNGEON_DEPLETED,
    game_end.PARTY_PERISHED,
    game_end.QUESTS_FAILED,
    game_end.NO_CARD_TO_DRAW,
    game_end.BY_POINTS,
    game_end.TIME_UP,
    game_end.CONCEDED,
    game_end.STALLED,
    games.BROKEN_OFF,
)

# Keys that are put together from a code, with all the codes there are.
FAMILIES = {
    "help": tuple(command_key(path).removeprefix("help-") for path, _ in COMMANDS),
    "option": tuple(
        option_key(path, option.name).removeprefix("option-")
        for path, command in COMMANDS
        for option in options(command)
    ),
    "check-value": ("true-or-false", "number", "text", "list", "table"),
    "check-word": (
        "amount",
        "attribute",
        "class-key",
        "condition",
        "damage-type",
        "deck",
        "difficulty",
        "distance",
        "effect",
        "key",
        "kind",
        "kind-of-card",
        "moment",
        "rarity",
        "set",
        "source",
        "standing-effect",
        "type-of-character",
        "zone",
    ),
    "terminal-bench": tuple(key.replace("_", "-") for key in bench_server.ROWS),
    "terminal-column": (*formats.COLUMNS, *cards.COLUMNS),
    "terminal-format": tuple(field.replace("_", "-") for field in formats.MORE),
    "terminal-finding": ("problem", "warning", "hint"),
    "terminal-heading": tuple(PARTS),
    "terminal-seen": ("cards", "attributes", "effects"),
    "word-switch": tuple(name.replace("_", "-") for name in SWITCH_NAMES),
    **{f"learn-{name}": tuple(words_of(read_lesson(name))) for name in lesson_names()},
    "learn-hint": (*HINTS, "other"),
    "learn-not-now": (*REFUSALS, "other"),
    "rules": tuple(word for article in articles().values() for word in words_needed(article)),
    "rules-kind": KINDS,
    "rules-number": tuple(name.replace(".NAME", "").replace(".", "-") for name in NUMBERS),
    "campaign-column": ("chapter", "difficulty", "quests", "state"),
    "campaign-difficulty": DIFFICULTIES,
    "campaign-state": ("won", "open", "locked"),
    "story": tuple(SENTENCES),
    "word-step": STEP_NAMES,
    "terminal-count": ("lock", "answer", "card", "point", "seat", "warning", "problem", "hint"),
    "terminal-doing": ("face", "hold"),
    "terminal-kind": KIND_NAMES,
    "terminal-quest": ("open", "done", "failed"),
    "terminal-part": ("hand", "in-play", "crawler-deck", "party", "fallen", "quests", "dungeon-deck", "pool"),
    "word-agent": tuple(AGENTS),
    "word-agent-about": STRENGTHS,
    "advice-attack": ("kills", "wounds", "wins", "fails"),
    "word-reason": tuple(reason.replace(" ", "-") for reason in REASONS),
    "terminal-stage": (*STAGES.values(), LAST_STAGE),
    "word-at-step": STEP_NAMES,
    "word-kind": KIND_NAMES,
    "word-distance": DISTANCE_NAMES[1:],
    "word-rarity": RARITIES,
    "word-field": tuple(field.replace("_", "-") for field in SOURCED),
    "terminal-in": ("hand", "pool", "crawler-grave", "dungeon-grave"),
    "word-moment": MOMENT_NAMES,
    "word-format": tuple(FORMATS),
    "check-a": KIND_NAMES,
    "check-of": tuple(SINGLE_SET),
    "check-among": tuple(PARTS),
    "check-most": tuple(PARTS),
    "check-held": ("crawler", "dungeon"),
    "server-things": tuple(LIMITS),
    "server-advice": tuple(name for name, limit in LIMITS.items() if isinstance(limit, Stock)),
    "server-type": TYPES,
    "word-source": (*SOURCE_NAMES, "grave", "wounds", "perished", "own-wounds", "own-perished"),
    "word-tokens": ("poison", "lock", "time"),
    "effect": ("power", "stamina", "powerless", "gains", "loses", "immune", "all-immune"),
    "word": ("party", "dungeon-deck", "crawler-deck", "last-adventurer", "quest"),
    "word-owned": ("party", "dungeon-deck", "crawler-deck", "last-adventurer", "quest"),
}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        # What a formatter adds to an argument goes by the argument's name.
        self.names.add(re.sub(r"-(is|count)$", "", node.id.name))

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


def parsed(text: str) -> dict[str, _Variables]:
    """All entries of a file, with what they ask for."""
    found: dict[str, _Variables] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = _Variables()
            found[entry.id.name].visit(entry)
    return found


@cache
def entries() -> dict[str, _Variables]:
    """All entries of the catalogue but those of the page."""
    return {key: entry for key, entry in parsed(source()).items() if not key.startswith("page-")}


@cache
def calls() -> list[tuple[str, set[str], str]]:
    """Every ``message("key", name=...)`` of the code: key, names of arguments, and where."""
    found: list[tuple[str, set[str], str]] = []
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "message":
                first = node.args[0]
                names = {word.arg for word in node.keywords if word.arg}
                if isinstance(first, ast.Constant) and len(names) == len(node.keywords):
                    place = f"{path.relative_to(SOURCES)}:{node.lineno}"
                    found.append((str(first.value), names, place))
    return found


@cache
def used() -> set[str]:
    """Every key that code uses, written out or put together."""
    found = {f"{family}-{code}" for family, codes in FAMILIES.items() for code in codes}
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
                found.add(node.value)
    return found


def used_by_page() -> set[str]:
    texts = [path.read_text(encoding="utf-8") for path in PAGE.rglob("*") if path.suffix in {".ts", ".svelte"}]
    return {key for text in texts for key in KEY_IN_PAGE.findall(text)}


def test_every_key_that_code_uses_is_in_the_catalogue() -> None:
    # The names of the story's sentences stand without their area.
    assert used() - {*FAMILIES, *SENTENCES} <= set(entries())


def test_every_key_of_the_catalogue_is_used() -> None:
    assert set(entries()) <= used() | used_by_page()


def test_every_message_has_the_arguments_that_its_text_needs() -> None:
    wrong = [f"{place}: {key}" for key, names, place in calls() if entries()[key].names != names]
    assert not wrong


@pytest.mark.parametrize("name", SENTENCES)
def test_every_sentence_of_the_story_needs_what_it_is_given(name: str) -> None:
    # A count may be given only so that several events are told together.
    assert entries()[f"story-{name}"].names | {"count"} == {*SENTENCES[name], "count"}


def test_no_entry_refers_to_another() -> None:
    """Entries are read one by one: what belongs together is put together by arguments."""
    assert not [key for key, entry in entries().items() if entry.references]


def test_the_catalogue_finds_every_entry_of_the_file() -> None:
    assert {key for key in Catalogue().entries if not key.startswith("page-")} == set(entries())


def test_other_languages_say_what_english_says_with_the_same_arguments() -> None:
    known = parsed(source())
    for language in set(languages()) - {ENGLISH}:
        for key, entry in parsed(source(language)).items():
            assert key in known, f"{language}: {key}"
            assert entry.names <= known[key].names, f"{language}: {key}"
            assert not entry.references, f"{language}: {key}"
