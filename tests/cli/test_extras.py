"""What is installed by extras may be missing: the library does without, and the command says what to install."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

# Blocks imports from outside the standard library, except those named, as if nothing else were installed.
WITHOUT = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}.split():
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
"""
OF_THE_COMMAND = "rich typer click shellingham"
OF_THE_SERVER = "litestar msgspec sqlalchemy alembic uvicorn structlog prometheus_client argon2 aiosqlite websockets"
DRIVERS = "asyncpg redis"

GAME = """
import delve

game = delve.new_game("competitive", seed=7)
game.play(game.options()[0])
game.let("steady")
game.undo()
game.save("game.jsonl")
print(delve.load_game("game.jsonl").question)
"""
COMMAND = """
from delve.cli.__main__ import main

sys.argv[1:] = {arguments!r}
sys.exit(main())
"""


def run_without(missing: str, program: str, folder: Path) -> subprocess.CompletedProcess[str]:
    program = WITHOUT.format(missing=missing) + program
    return subprocess.run(
        [sys.executable, "-c", program], cwd=folder, capture_output=True, text=True, timeout=60, check=False
    )


def test_the_library_needs_none_of_it(tmp_path: Path) -> None:
    ran = run_without(f"{OF_THE_COMMAND} {OF_THE_SERVER} {DRIVERS}", GAME, tmp_path)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.strip()


@pytest.mark.parametrize(
    ("missing", "arguments", "said"),
    [
        (OF_THE_COMMAND, ["cards"], "pip install 'delve[cli]'"),
        (OF_THE_SERVER, ["serve"], "pip install 'delve[server]'"),
        (DRIVERS, ["serve", "--database", "postgresql://host/delve"], "pip install 'delve[postgres]'"),
        (DRIVERS, ["serve", "--database", "postgresql+asyncpg://host/delve"], "pip install 'delve[postgres]'"),
        (DRIVERS, ["backup", "--database", "postgresql://host/delve", "to.db"], "pip install 'delve[postgres]'"),
        (DRIVERS, ["serve", "--channels", "redis://host"], "pip install 'delve[redis]'"),
    ],
)
def test_the_command_says_what_to_install(missing: str, arguments: list[str], said: str, tmp_path: Path) -> None:
    ran = run_without(missing, COMMAND.format(arguments=arguments), tmp_path)
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert said in ran.stderr
    assert len(ran.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_cards_can_be_read_without_the_server(tmp_path: Path) -> None:
    ran = run_without(f"{OF_THE_SERVER} {DRIVERS}", COMMAND.format(arguments=["card", "Goblin"]), tmp_path)
    assert ran.returncode == 0, ran.stderr
    assert "Goblin" in ran.stdout
