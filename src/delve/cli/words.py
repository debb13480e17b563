"""How the terminal puts lists and numbers into words."""

from __future__ import annotations


def listed(words: list[str], last: str = "and") -> str:
    """``a``, ``a and b``, ``a, b and c``."""
    if len(words) <= 1:
        return "".join(words)
    return ", ".join(words[:-1]) + f" {last} {words[-1]}"


def counted(number: int, noun: str) -> str:
    """``1 Wound``, ``3 Wounds``."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def capital(words: str) -> str:
    """With a capital at the front, the rest as it was."""
    return words[:1].upper() + words[1:]


def short_name(name: str) -> str:
    """A name without its title: ``Greenknee`` for ``Greenknee, Goblin Necromancer``, the number kept."""
    title, mark, number = name.partition("#")
    return title.split(", ")[0] + mark + number
