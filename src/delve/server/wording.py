"""What is wrong with something that was sent, in words for people: what reads it speaks of types and patterns."""

from __future__ import annotations

import re
from typing import Final

# What msgspec says, and how it is said here; what stands in brackets is taken over.
_WORDS: Final = [
    (re.compile(r"Expected `str` of length >= (\d+)"), "it takes at least {} characters"),
    (re.compile(r"Expected `str` of length <= (\d+)"), "at most {} characters are allowed"),
    (re.compile(r"Expected `array` of length >= (\d+)"), "it takes at least {} of them"),
    (re.compile(r"Expected `array` of length <= (\d+)"), "at most {} of them are allowed"),
    (re.compile(r"Expected `str` matching regex"), "it has characters that cannot stand there"),
    (re.compile(r"Expected `(?:int|float)` >= (-?\d+)"), "it is at least {}"),
    (re.compile(r"Expected `(?:int|float)` <= (-?\d+)"), "it is at most {}"),
    (re.compile(r"Expected `([^`]*)`"), "{} is expected"),
    (re.compile(r"Object missing required field `([^`]*)`"), "{} is missing"),
    (re.compile(r"Object contains unknown field `([^`]*)`"), "nothing is called {}"),
    (re.compile(r"Invalid (?:enum )?value (.*)"), "{} is none of the words for it"),
    (re.compile(r"JSON is malformed|Input data was truncated|Invalid UTF-8"), "it is no JSON"),
    (re.compile(r"maximum recursion"), "it is nested too deeply"),
]
_TYPES: Final = {
    "str": "a text",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "array": "a list",
    "object": "an object with named fields",
    "null": "nothing",
}
_PLACE: Final = re.compile(r" - at `\$?\.?([^`]*)`$")


def in_words(message: str) -> str:
    """A complaint about something that was read; where it is about a part of it, the part comes first."""
    place = _PLACE.search(message)
    about = f"{place.group(1)}: " if place is not None and place.group(1) else ""
    said = _PLACE.sub("", message)
    for complaint, words in _WORDS:
        found = complaint.match(said)
        if found is not None:
            return about + words.format(*[types_of(part) for part in found.groups()])
    return f"{about}that is not what is expected here"


def types_of(text: str) -> str:
    """The names of types as people say them; anything else as it is."""
    names = text.split(" | ")
    return " or ".join([_TYPES[name] for name in names]) if set(names) <= set(_TYPES) else text
