"""Helpers for card text: plurals, lists, signs. Every sentence on a card is built with these."""

from __future__ import annotations

from typing import Final

from delve.model.ids import DAMAGE_NAMES, words_of

_UNCOUNTED: Final = {"undead": "undead", "Terrain": "Terrain cards"}


def plural(n: int, noun: str) -> str:
    """``1 Wound``, ``3 Wounds``."""
    return f"{n} {noun}" if n == 1 else f"{n} {many(noun)}"


def many(noun: str) -> str:
    """The plural of a noun in card text."""
    if noun in _UNCOUNTED:
        return _UNCOUNTED[noun]
    if noun.endswith("y") and noun[-2:-1] not in "aeiou":
        return noun[:-1] + "ies"
    if noun.endswith(("s", "x", "ch", "sh")):
        return noun + "es"
    return noun + "s"


def signed(n: int) -> str:
    """``+2`` or ``-3``."""
    return f"+{n}" if n >= 0 else f"-{-n}"


def listed(words: list[str], last: str = "and") -> str:
    """``a``, ``a and b``, ``a, b and c``."""
    if len(words) <= 1:
        return "".join(words)
    return ", ".join(words[:-1]) + f" {last} {words[-1]}"


def article(noun: str) -> str:
    """``a Trap``, ``an Event``."""
    vowel = noun[:1].lower() in "aeiou" and not noun.startswith("Uni")
    return ("an " if vowel else "a ") + noun


def sentence(words: str) -> str:
    """With a capital at the front and a stop at the end."""
    if not words:
        return ""
    return words[0].upper() + words[1:] + ("" if words.endswith(".") else ".")


def clause(words: str) -> str:
    """A sentence as part of another: without full stop and capital."""
    bare = words.rstrip(".")
    return bare[:1].lower() + bare[1:]


def counted(words: str, n: int) -> str:
    """A noun without article, with a small number in letters."""
    letters = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five"}
    return f"{letters.get(n, str(n))} {words}"


def up_to(words: str, n: int) -> str:
    """``one or two different Characters``: the player may stop after one."""
    return f"one {'or' if n == 2 else 'to'} {counted(words, n)}"


def damage_words(damage: int) -> str:
    """`` (fire, cold)``, or nothing where the damage has no type."""
    return f" ({', '.join(words_of(DAMAGE_NAMES, damage))})" if damage else ""
