"""CONTRIBUTING, followed to the letter in a copy of the project."""

from __future__ import annotations

import os
import shutil
import sysconfig
import venv
from collections import Counter
from pathlib import Path

import pytest
from tests.docs.guide import commands, run, write_files
from tests.docs.rulings import ROOT

PAGE = "CONTRIBUTING.md"
# What the commands of each section must say.
SECTIONS = {
    "Add a card": "Lantern Wight",
    "Add a set": "Cinder Jackal",
    "Add an attribute": "2 passed, 0 failed",
    "Add a language": "Ĝis revido. La ludo havis la semon 1.",
}
# Neither what make makes nor what no card has to do with.
LEFT_OUT = shutil.ignore_patterns(".*", "*.egg-info", "build", "dist", "site", "node_modules", "page", "images")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The project as it is after ``make setup``, interpreted, with the libraries of the environment that tests it."""
    home = tmp_path / "delve"
    shutil.copytree(ROOT, home, ignore=LEFT_OUT)
    environment = home / ".venv"
    venv.create(environment, symlinks=True)
    own = Path(sysconfig.get_path("purelib", "venv", {"base": str(environment)}))
    own.joinpath("libraries.pth").write_text(f"{home / 'src'}\n{sysconfig.get_path('purelib')}\n")
    command = environment / "bin" / "delve"
    command.write_text(f"#!{environment}/bin/python\nimport sys\nfrom delve.cli.main import main\nsys.exit(main())\n")
    command.chmod(0o755)
    (environment / "interpreted.done").touch()
    return home


def test_the_instructions_work(copy: Path) -> None:
    """Section after section. Commands that several sections share take long, and run once, after the last."""
    outside = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST", "MAKE", "MFLAGS"))}
    outside["JOBS"] = "0"  # other tests run beside this one
    counted = Counter([command for section in SECTIONS for command in commands(PAGE, section)])
    shared = [command for command, count in counted.items() if count > 1]
    assert "make golden" in shared
    assert shared[-1] == "make test-cards"
    for section, said in SECTIONS.items():
        write_files(PAGE, section, copy)
        own = [run(command, copy, outside) for command in commands(PAGE, section) if command not in shared]
        assert said in "".join(own)
    for command in shared:
        run(command, copy, outside)
