"""Turns msgspec's validation errors into messages for people."""

from __future__ import annotations

import re
from typing import Final

from delve.messages import Arg, Message, any_of, keyed, message

# Patterns of msgspec's errors and their messages; groups become arguments.
_WORDS: Final = [
    (re.compile(r"Expected `str` of length >= (\d+)"), "server-at-least-characters"),
    (re.compile(r"Expected `str` of length <= (\d+)"), "server-at-most-characters"),
    (re.compile(r"Expected `array` of length >= (\d+)"), "server-at-least-members"),
    (re.compile(r"Expected `array` of length <= (\d+)"), "server-at-most-members"),
    (re.compile(r"Expected `str` matching regex"), "server-bad-characters"),
    (re.compile(r"Expected `(?:int|float)` >= (-?\d+)"), "server-at-least"),
    (re.compile(r"Expected `(?:int|float)` <= (-?\d+)"), "server-at-most"),
    (re.compile(r"Expected `([^`]*)`"), "server-expected"),
    (re.compile(r"Object missing required field `([^`]*)`"), "server-missing"),
    (re.compile(r"Object contains unknown field `([^`]*)`"), "server-unknown-field"),
    (re.compile(r"Invalid (?:enum )?value (.*)"), "server-unknown-word"),
    (re.compile(r"JSON is malformed|Input data was truncated|Invalid UTF-8"), "server-no-json"),
    (re.compile(r"maximum recursion"), "server-nested-there"),
]
TYPES: Final = (
    "str",
    "int",
    "float",
    "bool",
    "array",
    "object",
    "null",
)
_PLACE: Final = re.compile(r" - at `\$?\.?([^`]*)`$")


def in_words(complaint: str) -> Message:
    """The message for an error, prefixed with the part that it is about, if any."""
    place = _PLACE.search(complaint)
    said = worded(_PLACE.sub("", complaint))
    if place is None or not place.group(1):
        return said
    return message("word-at", place=place.group(1), what=said)


def worded(complaint: str) -> Message:
    for pattern, key in _WORDS:
        found = pattern.match(complaint)
        if found is not None:
            return message(key, what=types_of(found.group(1))) if found.groups() else message(key)
    return message("server-unexpected")


def types_of(text: str) -> Arg:
    """The plain names of types; other text unchanged."""
    names = text.split(" | ")
    return any_of([keyed("server-type", name) for name in names]) if set(names) <= set(TYPES) else text
