"""Lists and numbers in words, for the terminal."""

from __future__ import annotations

from delve.messages import joined, message, say


def listed(words: list[str]) -> str:
    """``a``, ``a and b``, ``a, b and c``."""
    return joined(words)


def counted(number: int, noun: str) -> str:
    """``1 Wound``, ``3 Wounds``: the nouns are those of the catalogue."""
    return say(message(f"terminal-count-{noun.lower()}", number=number))


def ended(words: str) -> str:
    """With a full stop, where it is no whole sentence yet."""
    return words if words.endswith(".") else say(message("word-ended", words=words))


def capital(words: str) -> str:
    """With a capital at the front, otherwise unchanged."""
    return words[:1].upper() + words[1:]


def short_name(name: str) -> str:
    """A name without its epithet: ``Greenknee`` for ``Greenknee, Goblin Necromancer``; the copy number stays."""
    title, mark, number = name.partition("#")
    return title.split(", ")[0] + mark + number
