"""JSON Patches (RFC 6902) applied as a client would, written without looking at how the server makes them."""

from __future__ import annotations

import copy
from typing import Any


def patched(document: Any, operations: list[dict[str, Any]]) -> Any:
    """The document after these operations; the old one stays as it is."""
    whole = {"": copy.deepcopy(document)}
    for operation in operations:
        *way, last = [part.replace("~1", "/").replace("~0", "~") for part in operation["path"].split("/")]
        holder: Any = whole
        for part in way:
            holder = holder[place_in(holder, part)]
        place = place_in(holder, last)
        match operation["op"]:
            case "add" if isinstance(holder, list):
                assert 0 <= place <= len(holder)
                holder.insert(place, operation["value"])
            case "add":
                assert place not in holder
                holder[place] = operation["value"]
            case "remove":
                del holder[place]
            case "replace":
                assert holder[place] != operation["value"], operation
                holder[place] = operation["value"]
            case unknown:
                raise AssertionError(unknown)
    return whole[""]


def place_in(holder: Any, part: str) -> Any:
    return int(part) if isinstance(holder, list) else part


def with_view(message: dict[str, Any], n: int, view: dict[str, Any]) -> dict[str, Any]:
    """An `update` as the `game` that it stands for, told to somebody with this view of that number."""
    if message["type"] != "update":
        return message
    assert message["base"] == n
    kept = {key: value for key, value in message.items() if key not in {"base", "changes"}}
    return {**kept, "type": "game", "view": patched(view, message["changes"])}
