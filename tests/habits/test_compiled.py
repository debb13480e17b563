"""What mypyc does not notice until the compiled core runs."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Final

from tests.habits.test_catalogues import CORE

import delve

SOURCES: Final = Path(__file__).parents[2] / "src"


def modules() -> Iterator[ModuleType]:
    """Those whose extras are installed."""
    for found in pkgutil.walk_packages(delve.__path__, "delve."):
        try:
            yield importlib.import_module(found.name)
        except ModuleNotFoundError as error:
            if str(error.name).startswith("delve"):
                raise


def classes() -> set[type]:
    return {
        thing
        for module in modules()
        for thing in vars(module).values()
        if inspect.isclass(thing) and thing.__module__ == module.__name__
    }


def test_interpreted_classes_inherit_only_from_compiled_ones_that_allow_it() -> None:
    """Methods of other compiled classes take what inherits from them for a stranger: a TypeError, and only compiled."""

    def is_compiled(of: type) -> bool:
        return of.__module__.split(".")[1] in CORE

    found = classes()
    outside = {of for of in found if not is_compiled(of)}
    inherited = {base for of in outside for base in of.__mro__ if base in found and is_compiled(base)}
    assert inherited, "nothing inherits from the core: this test looks at the wrong classes"
    assert not [of.__qualname__ for of in inherited if not allows_interpreted_subclasses(of)]


def allows_interpreted_subclasses(of: type) -> bool:
    """By its decorators, read from the sources: a compiled class has none."""
    path = SOURCES / Path(*of.__module__.split(".")).with_suffix(".py")
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef) and node.name == of.__name__:
            return any("allow_interpreted_subclasses=True" in ast.unparse(each) for each in node.decorator_list)
    raise LookupError(of)
