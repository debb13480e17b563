"""Bad input: errors with one clear sentence about place and problem."""

from __future__ import annotations

from difflib import get_close_matches

from mypy_extensions import mypyc_attr

from delve.messages import Arg, Message, message, say


@mypyc_attr(allow_interpreted_subclasses=True)
class BadInput(Exception):
    """Invalid input from a person. The message is complete, in one line."""

    def __init__(self, said: Message) -> None:
        super().__init__(said)
        self.message = said

    def __str__(self) -> str:
        return say(self.message)


class DoesNotFollow(BadInput):
    """A valid line of a saved game that does not follow from those before it."""


def nearest(word: str, known: list[str]) -> Arg:
    """`` (did you mean X?)`` if a known word is similar, else empty."""
    close = get_close_matches(word, known, 1, 0.6)
    return message("word-nearest", word=close[0]) if close else ""
