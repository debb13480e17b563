"""Bad input: one clear sentence that says where and what."""

from __future__ import annotations

from difflib import get_close_matches


class BadInput(Exception):
    """Something a person wrote cannot be read. The message is the whole story, in one line."""


class DoesNotFollow(BadInput):
    """A line of a saved game can be read, but does not follow from the ones before it."""


def nearest(word: str, known: list[str]) -> str:
    """`` (did you mean X?)`` where something known comes near, else nothing."""
    close = get_close_matches(word, known, 1, 0.6)
    return f" (did you mean {close[0]!r}?)" if close else ""
