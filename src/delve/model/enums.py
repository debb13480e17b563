"""Enumerations: small integers for hot code and words for people, from one declaration.

Each member is a ``Final`` integer, which mypyc compiles to a constant. ``words_from`` derives the words from the names
of the members, so they cannot disagree.
"""

from __future__ import annotations

import sys


def words_from(module: str, first: str, separator: str = "_", without: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The words of the integers that a module has defined so far, from ``first`` on: their names in lower case.

    ``without`` lists parts of names to leave out, which only distinguish them from other names. The numbers must be
    consecutive, as 0, 1, 2 or as the bits 1, 2, 4, so that a word's index gives its number.
    """
    defined = {name: value for name, value in vars(sys.modules[module]).items() if isinstance(value, int)}
    names = list(defined)[list(defined).index(first) :]
    numbers = [defined[name] for name in names]
    start = numbers[0]
    places = range(len(numbers))
    if numbers != [start + place for place in places] and numbers != [1 << place for place in places]:
        raise ValueError(f"{module}: the numbers from {first} on do not follow one another: {numbers}")
    return tuple([word(name, without).replace("_", separator) for name in names])


def word(name: str, without: tuple[str, ...]) -> str:
    for part in without:
        name = name.replace(part, "")
    return name.lower()
