"""The catalogue: a Fluent file for each language. An entry is parsed when it is first said."""

from __future__ import annotations

import os
import re
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Resource

from delve.messages.pseudo import pseudo

# What another language does not say yet is said in this one.
ENGLISH: Final = "en"
# The pseudo-locale, which marks every text, to find text that is not in the catalogue.
PSEUDO: Final = "pseudo"

# Fluent refuses values longer than 2,500 characters, as a protection against exponential expansion.
LONGEST: Final = 2_400

_ENTRY: Final = re.compile(r"^([a-z][a-z0-9-]*) =.*(?:\n(?:[ }].*)?)*", re.MULTILINE)


class Catalogue:
    """Texts by key, in one language."""

    def __init__(self, language: str = ENGLISH, marked: bool = False) -> None:
        self.entries = {**entries_of(source()), **entries_of(source(language))}
        self.marked = marked
        self.bundle = FluentBundle([language, ENGLISH], use_isolating=False)

    def text(self, key: str, values: dict[str, str | int]) -> str:
        """A text with its values filled in; a missing key is returned unchanged."""
        if key not in self.entries:
            return key
        if not self.bundle.has_message(key):
            self.bundle.add_resource(Resource([self.entry(key)]))
        pattern = self.bundle.get_message(key).value
        assert pattern is not None
        shown = {
            name: fluent_number(value, useGrouping=False) if isinstance(value, int) else clipped(value)
            for name, value in values.items()
        }
        text, errors = self.bundle.format_pattern(pattern, shown)
        assert not errors, f"{key}: {errors}"
        return str(text)

    def entry(self, key: str) -> Message:
        entry = FluentParser().parse_entry(self.entries[key])
        assert isinstance(entry, Message), key
        return pseudo(entry) if self.marked else entry


def clipped(text: str) -> str:
    """Truncates a value: input and lists of errors may be too long."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def entries_of(text: str) -> dict[str, str]:
    """The entries of a file by key, not parsed yet."""
    return {found[1]: found[0] for found in _ENTRY.finditer(text)}


def languages() -> list[str]:
    """The languages that there are, by the names of their files."""
    files = [file.name for file in resources.files("delve.messages").iterdir()]
    return sorted([name.removesuffix(".ftl") for name in files if name.endswith(".ftl")])


def source(language: str = ENGLISH) -> str:
    """The file of a language."""
    return resources.files("delve.messages").joinpath(f"{language}.ftl").read_text(encoding="utf-8")


def wanted_language() -> str:
    """The language that DELVE_LANGUAGE names, or else the system: ``de`` for ``de_AT.UTF-8``."""
    named = [os.environ.get(variable, "") for variable in ("DELVE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    return re.split(r"[_.@-]", next((name for name in named if name), ENGLISH))[0].lower()


def chosen_catalogue() -> Catalogue:
    """The catalogue in the language that is wanted, or in English where there is none."""
    wanted = wanted_language()
    return Catalogue(wanted if wanted in languages() else ENGLISH, marked=wanted == PSEUDO)
