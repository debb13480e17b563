"""The drawn table: it fits, it shows all that matters, and a real terminal gets it."""

from __future__ import annotations

import fcntl
import io
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from contextlib import suppress
from pathlib import Path

import pytest
from rich.console import Console
from tests.cli.kept import kept_game, play_kept
from tests.cli.positions import asked_seat, positions

from delve.cli.contest import question
from delve.cli.option_list import gathered
from delve.cli.outlook import outlook
from delve.cli.screen import Screen
from delve.cli.seating import PERSON, Seating
from delve.cli.session import Session
from delve.cli.sides import known
from delve.cli.story import story
from delve.engine.notation import lines
from delve.engine.play import Game
from delve.engine.views import view
from delve.library.faces import card_faces


def screen(game: Game, width: int, height: int) -> Screen:
    console = Console(file=io.StringIO(), width=width, height=height, force_terminal=True, color_system=None)
    return Screen(console, card_faces(game.book))


def drawn(game: Game, table: Screen) -> list[str]:
    """The rows of the table as text, as the player asked sees it."""
    seat = asked_seat(game)
    seen = view(game.state, seat)
    told = story(game, seat)
    height = table.console.size.height - 1
    rows = table.laid_out(table.sections(seen, question(seen), outlook(seen)), told[:-4], told[-4:], height)
    return ["".join([segment.text for segment in row]) for row in rows]


def check_fits(game: Game, table: Screen) -> None:
    """No row too many or too long, every card of one's own and every option there, one card and no "1 cards"."""
    rows = drawn(game, table)
    assert len(rows) < table.console.size.height
    assert all(len(row) <= table.console.size.width for row in rows)
    text = " ".join(" ".join(rows).split())
    mine = view(game.state, asked_seat(game))["seats"][asked_seat(game)]
    for card in known(mine["hand"] + mine["pool"]):
        assert card["name"] in text
    for number in range(1, len(lines(game.state)) + 1):
        assert f" {number} " in f" {text}"
    assert not re.search(r"(?<![\d/])1 (cards|points|lines)", text)


@pytest.mark.parametrize(("width", "height"), [(100, 30), (80, 24)])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_screen_fits_with_the_hand_and_all_options(seed: int, width: int, height: int) -> None:
    table = None
    for game in positions(seed):
        table = table or screen(game, width, height)
        check_fits(game, table)


@pytest.mark.parametrize(("width", "height"), [(160, 50), (80, 24)])
@pytest.mark.parametrize(
    ("format", "seats"), [("coop-2", 2), ("coop-4", 4), ("competitive", 2), ("multiplayer", 3), ("multiplayer", 6)]
)
def test_several_seats_fit_too(format: str, seats: int, width: int, height: int) -> None:
    table = None
    for game in positions(1, 17, format, seats):
        table = table or screen(game, width, height)
        check_fits(game, table)


def test_the_other_seats_are_there_at_every_size() -> None:
    game = next(positions(1, 1, "multiplayer", 4))
    asked = asked_seat(game) + 1
    for width, height in ((160, 60), (100, 40), (80, 24)):
        text = "\n".join(drawn(game, screen(game, width, height)))
        assert f"Seat {asked} · Round 1" in text
        assert "You have 0 of 40 points · " in text
        for other in {1, 2, 3, 4} - {asked}:
            assert f"Seat {other} " in text


def test_a_large_terminal_shows_what_the_cards_say() -> None:
    game = next(positions(4))
    text = " ".join(drawn(game, screen(game, 140, 60)))
    for card in known(view(game.state, 0)["seats"][0]["hand"]):
        assert card_faces(game.book)[card["name"]].lines[0] in text


def test_a_tiny_terminal_is_no_reason_to_fall_over() -> None:
    for game in positions(2, 40):
        drawn(game, screen(game, 12, 5))


def test_the_table_names_everything() -> None:
    game = next(positions(1))
    text = "\n".join(drawn(game, screen(game, 100, 40)))
    for words in ("Round 1", "[", "Quests", "Encounter", "Stamina to beat", "Dungeon deck", "Crawler deck"):
        assert words in text
    for words in ("★ Primary", "Life 4/4", "Free: Equipment ■■■■ 4/4", "Hand, "):
        assert words in text


# --- Leaving. -----------------------------------------------------------------------------------------------------


def session(typed: list[str | type[KeyboardInterrupt]], tmp_path: Path) -> tuple[Session, list[str]]:
    """A session at a terminal where these lines are typed."""
    game = kept_game("solo-standard", 1, seed=1)
    rest = iter(typed)
    asked: list[str] = []

    def read(prompt: str) -> str:
        asked.append(prompt)
        line = next(rest)
        if not isinstance(line, str):
            raise line
        return line

    sitting = Session(game, screen(game, 100, 30), read, True, Seating([PERSON], 1))
    sitting.file = str(tmp_path / "default.jsonl")
    sitting.play("Standard Solo, seed 1.")
    return sitting, asked


def test_quit_offers_to_save(tmp_path: Path) -> None:
    sitting, asked = session(["1", "quit", "y"], tmp_path)
    assert "Save first?" in asked[-1]
    assert (tmp_path / "default.jsonl").exists()
    assert sitting.saved == 1


def test_quit_asks_nothing_where_nothing_would_be_lost(tmp_path: Path) -> None:
    assert session(["quit"], tmp_path)[1] == ["> "]
    file = tmp_path / "game.jsonl"
    assert session(["1", f"save {file}", "quit"], tmp_path)[1] == ["> "] * 3


def test_a_name_that_cannot_be_written_does_not_leave(tmp_path: Path) -> None:
    _, asked = session(["1", "quit", "/no/such/folder/x", "quit", ""], tmp_path)
    assert len(asked) == 5


def test_control_c_leaves(tmp_path: Path) -> None:
    _, asked = session(["nonsense", KeyboardInterrupt, "1"], tmp_path)
    assert len(asked) == 2


# --- A real terminal. ----------------------------------------------------------------------------------------------


# Processes started by a test runner may have been told to ignore Ctrl-C; players have not.
LISTENING = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from delve.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


def test_a_terminal_gets_the_drawn_table_and_control_c_leaves_it() -> None:
    mine, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
    environment = {**os.environ, "TERM": "xterm", "LANG": "C.UTF-8", "COLUMNS": "100", "LINES": "30"}
    command = [sys.executable, "-c", LISTENING, *play_kept("solo-standard", 1, seed=1)]
    process = subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, start_new_session=True
    )
    os.close(theirs)
    try:
        shown = read_until(mine, "> ")
        assert "╭─" in shown
        assert "★ Primary" in shown
        os.write(mine, b"nonsense\n")
        assert "✘ 'nonsense' is neither" in read_until(mine, "typed.")
        # A signal that comes between two readings of the keyboard is only noticed with the next one.
        for _ in range(10):
            process.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                process.wait(2)
                break
        assert process.returncode == 0
    finally:
        process.kill()
        process.wait()
        os.close(mine)


def read_until(terminal: int, words: str, seconds: float = 20.0) -> str:
    """What the terminal shows, until these words are in it."""
    shown = ""
    end = time.monotonic() + seconds
    while words not in shown:
        ready, _, _ = select.select([terminal], [], [], max(0, end - time.monotonic()))
        assert ready, shown
        shown += os.read(terminal, 4096).decode(errors="replace")
    return shown


def test_draw_options_are_not_grouped_by_number() -> None:
    assert gathered(["draw 2", "draw 1", "draw 0"]) == {"": [(1, "draw 2"), (2, "draw 1"), (3, "draw 0")]}
    assert gathered(["play Staff", "play Light", "done"]) == {"play": [(1, "Staff"), (2, "Light")], "": [(3, "done")]}
