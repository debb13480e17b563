"""Reads the earlier games that lead to where a game begins (engine/practice.py)."""

from __future__ import annotations

from delve.messages import message
from delve.model.errors import BadInput
from delve.model.setups import Prelude, PreludeLine


def read_preludes(data: object, where: str) -> list[Prelude]:
    """Checks that the earlier games of a file have their fields; whether they can be played, playing them shows."""
    if not isinstance(data, list):
        raise BadInput(message("check-expected-preludes", where=where))
    return [read_prelude(each, f"{where}: {number}") for number, each in enumerate(data, 1)]


def read_prelude(data: object, where: str) -> Prelude:
    if isinstance(data, dict):
        seed, inputs, seat = data.get("seed"), data.get("inputs"), data.get("seat")
        if isinstance(seed, int) and isinstance(inputs, list) and isinstance(seat, int):
            return {"seed": seed, "inputs": [read_line(each, where) for each in inputs], "seat": seat}
    raise BadInput(message("check-expected-prelude", where=where))


def read_line(data: object, where: str) -> PreludeLine:
    if isinstance(data, dict):
        seat, said = data.get("seat"), data.get("do")
        if isinstance(seat, int) and isinstance(said, str):
            return {"seat": seat, "do": said}
    raise BadInput(message("check-expected-prelude-line", where=where))
