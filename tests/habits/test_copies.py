"""Records that are copied to be changed keep every field: one that is added later, too."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import delve
from delve.engine import codec
from delve.library.shipped import standard_book
from delve.model.contest import Contest
from delve.model.state import Attack, Defence
from delve.model.tokens import Entity

RECORDS: dict[str, Callable[[], Any]] = {
    "model/state.py Attack": Attack,
    "model/state.py Defence": Defence,
    "model/contest.py Contest": lambda: Contest((), ()),
    "model/tokens.py Entity": lambda: Entity(1, standard_book().card("Goblin", "test"), 0, 0),
}
SAVED = {"Attack": codec._ATTACK, "Defence": codec._DEFENCE, "Contest": codec._CONTEST, "Entity": codec._ENTITY}
# A card is saved by its name, and the place of an entity in the list is its id.
NOT_LISTED = {"Entity": {"id", "card"}}


def fields(place: str) -> list[str]:
    """What the constructor of a class sets."""
    path, name = place.split()
    for node in ast.walk(ast.parse(Path(delve.__file__).parent.joinpath(path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef) and node.name == name:
            begin = next(each for each in node.body if isinstance(each, ast.FunctionDef) and each.name == "__init__")
            assigned = [each.targets[0] for each in ast.walk(begin) if isinstance(each, ast.Assign)]
            return [target.attr for target in assigned if isinstance(target, ast.Attribute)]
    raise AssertionError(f"{place} is not there")


def other(value: object) -> object:
    """A value of the same type that no record begins with."""
    if isinstance(value, bool):
        return not value
    return value + 77 if isinstance(value, int) else (77,) if isinstance(value, tuple) else value


@pytest.mark.parametrize("place", RECORDS)
def test_a_copy_keeps_every_field(place: str) -> None:
    names = fields(place)
    assert names
    for name in names:
        record = RECORDS[place]()
        setattr(record, name, other(getattr(record, name)))
        twin = record.copy()
        assert {each: getattr(twin, each) for each in names} == {each: getattr(record, each) for each in names}


@pytest.mark.parametrize("place", RECORDS)
def test_every_field_is_saved(place: str) -> None:
    name = place.split()[1]
    assert set(SAVED[name]) == set(fields(place)) - NOT_LISTED.get(name, set())


def test_nobody_builds_an_attack_from_the_parts_of_another() -> None:
    """``copy`` does, and what reads a saved state; everybody else gives names to what a new one begins with."""
    for path in Path(delve.__file__).parent.rglob("*.py"):
        if path.name in {"state.py", "codec.py"}:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {"Attack", "Defence"}:
                assert not node.args, f"{path.name}:{node.lineno}: by place"
                assert len(node.keywords) <= 2, f"{path.name}:{node.lineno}: rebuilt"
