"""Habits that tests keep: catalogues are complete, everything is documented, no module knows a card."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import delve
from delve.attributes.base import Attribute
from delve.attributes.catalogue import ALL, ATTRIBUTES
from delve.attributes.glossary import GLOSSARY
from delve.effects.base import Targeted
from delve.effects.payment import Payment
from delve.engine.codec import CLASSES
from delve.library.shipped import standard_book
from delve.model.cards import Block, Card
from delve.model.frames import Effect
from delve.rounds.round import Step
from delve.scenarios.files import read_scenarios
from delve.triggers.windows import Window


def named_in_setup(name: str) -> tuple[str, ...]:
    """A list of names in setup.py, which cannot be imported."""
    for node in ast.parse(Path(__file__).parents[2].joinpath("setup.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == name:
            return tuple(ast.literal_eval(node.value))
    raise AssertionError(f"setup.py has no {name}")


SOURCE = Path(delve.__file__).parent
TESTS = Path(__file__).parent.parent
CORE = named_in_setup("CORE")
BASES = {Effect, Targeted, Payment, Step, Attribute}


def modules(*packages: str) -> Iterator[ModuleType]:
    for package in packages:
        found = importlib.import_module(f"delve.{package}")
        for info in pkgutil.iter_modules(found.__path__):
            yield importlib.import_module(f"delve.{package}.{info.name}")


def sources() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def test_every_attribute_is_in_its_catalogue() -> None:
    found = {
        kind
        for module in modules("attributes")
        for kind in vars(module).values()
        if inspect.isclass(kind) and issubclass(kind, Attribute) and kind not in BASES
    }
    assert found == set(ALL)


@pytest.mark.parametrize("name", sorted(ATTRIBUTES))
def test_every_attribute_has_a_reminder_and_a_file_of_its_own(name: str) -> None:
    attribute = ATTRIBUTES[name]
    assert attribute.REMINDER
    assert ("#" in attribute.REMINDER) == attribute.NUMBERED
    assert attribute.__module__.endswith("." + name.lower().replace(" ", "_"))


@pytest.mark.parametrize("name", sorted(ATTRIBUTES))
def test_every_attribute_has_a_card_and_two_scenarios(name: str) -> None:
    cards = standard_book().cards()
    blocks = [block for card in cards for block in card.blocks]
    bearers: list[Card | Block] = [*cards, *blocks]
    borne = {ability.name() for bearer in bearers for ability in bearer.abilities}
    assert name in borne
    path = TESTS / "scenarios" / "attributes" / (name.lower().replace(" ", "-") + ".toml")
    assert len(read_scenarios(path)) >= 2


@pytest.mark.parametrize("name", sorted(GLOSSARY))
def test_every_word_of_the_glossary_has_a_rule(name: str) -> None:
    assert GLOSSARY[name].endswith(".")


def test_every_effect_can_be_saved() -> None:
    found = {
        kind.__name__
        for module in modules("effects", "attributes", "triggers", "rounds")
        for kind in vars(module).values()
        if inspect.isclass(kind) and issubclass(kind, Effect) and kind not in BASES
    }
    assert found == set(CLASSES)
    assert issubclass(CLASSES["AfterWin"], Window)


def test_every_card_of_the_book_has_an_attribute_or_effect_that_is_known() -> None:
    borne = {ability.name() for card in standard_book().cards() for ability in card.abilities}
    assert borne - {""} <= set(ATTRIBUTES)


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_every_module_and_class_says_what_it_is(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert ast.get_docstring(tree), f"{path} says nothing about itself"
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            assert ast.get_docstring(node), f"{path}: {node.name} says nothing about itself"


def test_no_module_knows_a_card_by_name() -> None:
    names = {name for name in standard_book().files if " " in name}
    for path in sources():
        text = path.read_text(encoding="utf-8")
        code = "\n".join(
            node.value
            for node in ast.walk(ast.parse(text))
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        )
        docs = {
            ast.get_docstring(node, clean=False) or ""
            for node in ast.walk(ast.parse(text))
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        }
        for doc in docs:
            code = code.replace(doc, "")
        for name in names:
            assert name not in code, f"{path} knows {name}"


# --- Records are replaced, never changed in place. ---------------------------------------------------------------

RECORD = {
    "flags",
    "wounds",
    "poison",
    "time",
    "locks",
    "target",
    "since",
    "paid",
    "uses",
    "known",
    "entered",
    "zone",
}
FRESH = {"edit", "lift", "on_top", "lay_in_encounter", "Entity"}


@pytest.mark.parametrize("package", CORE)
def test_entities_are_only_filled_in_fresh(package: str) -> None:
    for path in sorted((SOURCE / package).rglob("*.py")):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and function.name != "__init__":
                check_function(path, function)


def check_function(path: Path, function: ast.FunctionDef) -> None:
    fresh = {
        target.id
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and is_fresh(node.value)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(function):
        if not isinstance(node, ast.Assign | ast.AugAssign):
            continue
        for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
            if isinstance(target, ast.Attribute) and target.attr in RECORD:
                owner = target.value
                allowed = is_fresh(owner) or (isinstance(owner, ast.Name) and owner.id in fresh)
                assert allowed, f"{path.name}:{node.lineno}: {function.name} changes a record in place"


MOVERS = {"effects/move.py", "model/state.py"}
# A new card lies somewhere; a selector has a zone to look in; a state that is read back has its zones from the data.
ALSO_WRITES = {"model/tokens.py": {"zone"}, "effects/selectors.py": {"zone"}, "engine/codec.py": {"zones"}}


@pytest.mark.parametrize("package", CORE)
def test_only_one_module_moves_cards(package: str) -> None:
    """``State`` lays new cards on the table and ``effects/move.py`` moves them; nobody else writes a zone."""
    for path in sorted((SOURCE / package).rglob("*.py")):
        name = str(path.relative_to(SOURCE))
        if name in MOVERS:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call | ast.Assign):
                assert not moves(node, name), f"{name}:{node.lineno} moves a card"


def moves(node: ast.Call | ast.Assign, name: str) -> bool:
    """Whether this writes the zones of a state, or says of a card that it lies elsewhere."""
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Attribute) and node.func.attr == "put"
    written = {target.attr for target in node.targets if isinstance(target, ast.Attribute)}
    written |= {
        target.value.attr
        for target in node.targets
        if isinstance(target, ast.Subscript) and isinstance(target.value, ast.Attribute)
    }
    return bool(written & {"zone", "zones"} - ALSO_WRITES.get(name, set()))


def is_fresh(node: ast.expr) -> bool:
    if not isinstance(node, ast.Call):
        return False
    function = node.func
    name = (
        function.attr if isinstance(function, ast.Attribute) else function.id if isinstance(function, ast.Name) else ""
    )
    return name in FRESH
