"""The changes between two versions of a JSON value, as a JSON Patch (RFC 6902).

The elements of two lists correspond while they are the same card (the same ``id``) or equal, from both ends. What lies
between is replaced in place, then the rest is removed or added. So a card that changes costs its changed numbers, and
one that enters or leaves costs itself, not the list.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from delve.server.messages import Operation

Json: TypeAlias = object


def changes(old: Json, new: Json) -> list[Operation]:
    """The operations that turn ``old`` into ``new``. Tuples count as lists."""
    found: list[Operation] = []
    if old != new:
        _change(old, new, "", found)
    return found


def _change(old: Json, new: Json, path: str, found: list[Operation]) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        _change_object(old, new, path, found)
    elif isinstance(old, list | tuple) and isinstance(new, list | tuple):
        _change_list(old, new, path, found)
    else:
        found.append({"op": "replace", "path": path, "value": new})


def _change_object(old: dict[str, Json], new: dict[str, Json], path: str, found: list[Operation]) -> None:
    for key, value in old.items():
        if key not in new:
            found.append({"op": "remove", "path": f"{path}/{_escaped(key)}"})
        elif value != new[key]:
            _change(value, new[key], f"{path}/{_escaped(key)}", found)
    for key, value in new.items():
        if key not in old:
            found.append({"op": "add", "path": f"{path}/{_escaped(key)}", "value": value})


def _change_list(old: Sequence[Json], new: Sequence[Json], path: str, found: list[Operation]) -> None:
    shorter = min(len(old), len(new))
    begin = 0
    while begin < shorter and _is_same(old[begin], new[begin]):
        begin += 1
    end = 0
    while end < shorter - begin and _is_same(old[-1 - end], new[-1 - end]):
        end += 1
    old_end, new_end = len(old) - end, len(new) - end
    both = min(old_end, new_end)
    for place in range(begin, both):
        if old[place] != new[place]:
            found.append({"op": "replace", "path": f"{path}/{place}", "value": new[place]})
    for place in range(old_end - 1, both - 1, -1):
        found.append({"op": "remove", "path": f"{path}/{place}"})
    for place in range(both, new_end):
        found.append({"op": "add", "path": f"{path}/{place}", "value": new[place]})
    moved = len(old) - len(new)
    for place in [*range(begin), *range(new_end, len(new))]:
        before = old[place if place < begin else place + moved]
        if before != new[place]:
            _change(before, new[place], f"{path}/{place}", found)


def _is_same(one: Json, other: Json) -> bool:
    """Whether two elements are the same thing, perhaps with other numbers."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.get("id") == other.get("id")
    return one == other


def _escaped(key: str) -> str:
    """A key as a part of a JSON Pointer (RFC 6901)."""
    return key.replace("~", "~0").replace("/", "~1") if "~" in key or "/" in key else key
