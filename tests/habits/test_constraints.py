"""What is installed is written down with hashes and names no index: ``constraints`` and ``web/package-lock.json``."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent.parent
FILES = sorted((ROOT / "constraints").glob("*.txt"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
# One pin: its version, for which systems if not for all, and the hashes that its archives may have.
HASHES = r"(?: \\\n    --hash=sha256:[0-9a-f]{64})+"
PIN = re.compile(rf"^(?P<name>[\w.-]+)==(?P<version>\S+)(?: ; [^\\\n]+)?{HASHES}\n", re.MULTILINE)


def needed(extra: str) -> list[Requirement]:
    """What an extra of the project brings, with those that it names."""
    found: list[Requirement] = []
    for text in PROJECT["project"]["optional-dependencies"][extra]:
        requirement = Requirement(text)
        if requirement.name == PROJECT["project"]["name"]:
            found += [each for name in sorted(requirement.extras) for each in needed(name)]
        else:
            found.append(requirement)
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_pin_has_hashes_and_no_index_is_named(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    rest = PIN.sub("", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE))
    assert rest == ""
    assert "://" not in text


def test_all_that_is_needed_is_pinned() -> None:
    pins: dict[str, set[str]] = {}
    for pin in PIN.finditer((ROOT / "constraints" / "dev.txt").read_text(encoding="utf-8")):
        pins.setdefault(canonicalize_name(pin["name"]), set()).add(pin["version"])
    built_with = [Requirement(text) for text in PROJECT["build-system"]["requires"]]
    always = [Requirement(text) for text in PROJECT["project"]["dependencies"]]
    for requirement in [*built_with, *always, *needed("dev")]:
        versions = pins.get(canonicalize_name(requirement.name), set())
        assert any(requirement.specifier.contains(each) for each in versions), f"{requirement}: make constraints"


def test_libraries_of_the_page_have_hashes_and_no_address() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    libraries = {name: entry for name, entry in lock["packages"].items() if name}
    assert [name for name, entry in libraries.items() if "integrity" not in entry or "resolved" in entry] == []


def test_the_page_can_be_built_on_every_system() -> None:
    """npm leaves out of the lock what only other systems need, where it finds libraries that are installed already."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    for name, entry in lock["packages"].items():
        left_out = [
            each for each in entry.get("optionalDependencies", {}) if f"node_modules/{each}" not in lock["packages"]
        ]
        assert left_out == [], name
