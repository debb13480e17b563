"""Every word that has a rule behind it, and which of them a sentence uses."""

from __future__ import annotations

import re
from typing import Final

from delve.attributes.catalogue import ALL
from delve.attributes.terms import TERMS

# The rule by the name of the word. An Attribute that has a number says X for it.
GLOSSARY: Final[dict[str, str]] = {
    **{attribute.NAME: attribute.rule() for attribute in ALL},
    **{term.name: term.reminder for term in TERMS},
}

# How each word stands in sentences.
SPELLINGS: Final[dict[str, tuple[str, ...]]] = {
    **{attribute.NAME: (attribute.NAME,) for attribute in ALL},
    **{term.name: term.words for term in TERMS},
}

_NAMES: Final[dict[str, str]] = {word: name for name, words in SPELLINGS.items() for word in words}

# The longest first: Drain Life is not Drain, and a Hand Limit is not Limit. What follows is free: Locks, Locked.
_WORD: Final = re.compile(r"\b(" + "|".join(sorted(map(re.escape, _NAMES), key=len, reverse=True)) + ")")


def words_in(sentence: str) -> list[str]:
    """The names of the words of the glossary in a sentence, each once, as they come."""
    return list(dict.fromkeys([_NAMES[found] for found in _WORD.findall(sentence)]))
