"""Keeps what this release writes, for the tests of later ones: ``python -m tests.upgrades.keep``.

A save of every kind of format, a replay as the server gives it, and a database with games in it. What is kept
already stays as it is.
"""

from __future__ import annotations

import sqlite3
import tempfile
from pathlib import Path
from typing import Final

from tests.server.people import Person, by_turn
from tests.server.running import Server

from delve.agents.random import RandomAgent
from delve.engine.play import Game
from delve.engine.replay import VERSION, save
from delve.engine.tables import table, usual_decks
from delve.library.formats import find_format
from delve.library.shipped import DATA, standard_book
from delve.server.database import known_revisions

HERE: Final = Path(__file__).parent
FORMATS: Final = ("solo-beginner", "solo-standard", "solo-elite", "coop-2", "competitive", "multiplayer")
SEED: Final = 5
DECK: Final = next((DATA / "decks").glob("*.toml"))
# What is nobody's business later.
SECRETS: Final = ("DELETE FROM sessions", "UPDATE people SET password = NULL")


def saves() -> Path:
    return HERE / f"saves-{VERSION}"


def keep(path: Path, text: str) -> None:
    if not path.exists():
        path.write_text(text, encoding="utf-8")


def keep_saves() -> None:
    """A whole game of each of these formats, by random choices."""
    book = standard_book()
    agent = RandomAgent(SEED)
    if saves().exists():
        return
    saves().mkdir()
    for id in FORMATS:
        format = find_format(id)
        setup = table(book, format, usual_decks(book, format, format.numbers.seats[0]))
        game = Game(book, setup, SEED)
        while game.state.decision is not None:
            game.take(agent.choose(game.state.decision))
        save(game, saves() / f"{format.id}.jsonl")


def keep_database(folder: Path) -> None:
    """Games in progress and over, alone and against others, with what people say and have decided beside them."""
    server = Server(folder, str(folder / "delve.sqlite"))
    server.start()
    ann, bob = Person(server), Person(server)
    ann.post("/api/account", {"name": "Ann", "password": "once upon a time"})
    ann.post("/api/decks", {"name": "Ann's own", "text": DECK.read_text(encoding="utf-8")}, 201)
    try:
        play(ann, bob)
    finally:
        server.running.terminate()
        server.running.wait()
    with sqlite3.connect(server.database) as database:
        for line in SECRETS:
            database.execute(line)
        database.commit()
        keep(HERE / f"schema-{known_revisions()[0]}.sql", "\n".join(database.iterdump()) + "\n")


def play(ann: Person, bob: Person) -> None:
    for format, *others in (["solo-beginner"], ["coop-2", "random"], ["multiplayer", "random", "random"]):
        here = ann.open_table(format, "me", *others)
        with ann.come(here) as line:
            line.wait_for_game()
            line.ask(type="say", text="hello")
            line.play_on(12)
    for path, wanted, answer in (
        ("lessons/walkthrough", {}, "play Combat Training"),
        ("rules/stealth", {}, ""),
        ("campaigns/shroud-of-stars/play", {"chapter": "a01"}, ""),
    ):
        begun = ann.http.post(f"/api/{path}", json=wanted).raise_for_status().json()
        with ann.come(begun) as line:
            line.wait_for_game()
            line.do(answer or line.options()[-1])
    together = ann.open_table("competitive", "me", "open")
    bob.sit(together, 2)
    with ann.come(together) as one, bob.come(together) as other:
        one.wait_for_game()
        other.wait_for_game()
        for _ in range(10):
            asked, _ = by_turn(one, other)
            asked.play_on(1)
    bob.gives_up(together)
    ann.post(f"/api/tables/{together['id']}/rematch", {})
    replay = ann.http.get(f"/api/tables/{together['id']}/replay")
    replay.raise_for_status()
    keep(saves() / "replay.jsonl", replay.text)


if __name__ == "__main__":
    keep_saves()
    with tempfile.TemporaryDirectory() as folder:
        keep_database(Path(folder))
