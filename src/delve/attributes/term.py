"""Words of the glossary that are no behaviour of one card but are used on many: each has a rule behind it."""

from __future__ import annotations


class Term:
    """A word on cards, and what it means."""

    def __init__(self, name: str, reminder: str, words: tuple[str, ...] = ()) -> None:
        self.name = name
        self.reminder = reminder
        # How it begins in card text, where that is not just its name.
        self.words = words or (name,)
