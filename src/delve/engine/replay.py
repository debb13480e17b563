"""Saved games: JSON Lines with the set-up first and one input a line (DESIGN 6.5).

A save, a replay and a proof are the same file. Reading it plays it again, with the cards and numbers that it keeps;
verifying compares the hash after every input, so the first line that does not follow from the ones before it is found.
A line that a corrected rule has made impossible ends the reading: the game is there up to it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from delve.content.book import CardBook
from delve.engine.contents import changed_cards, contents, earlier_cards, fingerprint, read_contents
from delve.engine.fairness import commitment, is_secret, seed_of
from delve.engine.interjections import is_interjection
from delve.engine.play import Game, read_setup
from delve.model.errors import BadInput, DoesNotFollow

VERSION: Final = 2
# Files of the first version keep a hash of the whole catalogue, and hashes of states that no longer can be made.
FIRST: Final = 1

Data = dict[str, Any]


class Replay:
    """A saved game, played again."""

    def __init__(self, game: Game, version: int, changed: list[str]) -> None:
        self.game = game
        self.version = version
        self.changed = changed  # its cards that do something else today
        self.stopped = ""  # which line does not follow, and why; the game is as it was before that line

    def compares_hashes(self) -> bool:
        return self.version > FIRST


def header(game: Game) -> Data:
    played_with = contents(game.book, game.setup)
    return {
        "delve": VERSION,
        "content": fingerprint(played_with),
        "format": game.setup.format.written or game.setup.format.id,
        "setup": game.setup.data(),
        "seed": game.seed,
        **played_with,
    }


def committed(secret: str, contributions: list[str]) -> Data:
    """What a header says beside the seed where the shuffle was committed to before play."""
    return {"seed_commitment": commitment(secret), "secret": secret, "contributions": contributions}


def rows(game: Game) -> list[Data]:
    """The whole file as data. The hashes are those of playing it again from the start."""
    again = Game(game.book, game.setup, game.seed)
    found: list[Data] = [header(game)]
    for number, given in enumerate(game.inputs):
        again.do(given.line, given.seat)
        found.append({"n": number + 1, "seat": given.seat + 1, "do": given.line, "state": again.hash()})
    return found


def save(game: Game, path: Path) -> None:
    """Writes the game beside the old file, then puts it in its place: a save is whole or not there."""
    text = "".join([json.dumps(row, ensure_ascii=False) + "\n" for row in rows(game)])
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(path)


def read_rows(path: Path) -> list[tuple[int, Data]]:
    """The lines of a file with their numbers."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise BadInput(f"{path}: {error}") from None
    found: list[tuple[int, Data]] = []
    for number, row in enumerate(text.splitlines(), 1):
        if not row.strip():
            continue
        try:
            data = json.loads(row)
        except json.JSONDecodeError as error:
            raise BadInput(f"{path}: line {number}: not JSON: {error}") from None
        if not isinstance(data, dict):
            raise BadInput(f"{path}: line {number}: expected an object")
        found.append((number, data))
    if not found:
        raise BadInput(f"{path}: the file is empty")
    return found


def load(book: CardBook, path: Path, verify: bool = False) -> Replay:
    """Plays a saved game again, up to the first line that does not follow.

    With ``verify`` every line must lead to the state it says, and a committed seed must be the one committed to.
    """
    found = read_rows(path)
    number, first = found[0]
    here = f"{path}: line {number}"
    version = first.get("delve")
    if version not in (FIRST, VERSION):
        raise BadInput(f"{here}: not a saved game of version {FIRST} to {VERSION}")
    seed = first.get("seed")
    if not isinstance(seed, int):
        raise BadInput(f"{here}: seed: expected a whole number")
    for number, row in found[1:]:
        check_row(row, f"{path}: line {number}")
    replay = begin(book, first, version, seed, here)
    try:
        if verify:
            check_seed(first, seed, here)
        for count, (number, row) in enumerate(found[1:], 1):
            replay_row(replay.game, row, count, f"{path}: line {number}", verify and replay.compares_hashes())
    except DoesNotFollow as error:
        replay.stopped = str(error)
    return replay


def begin(book: CardBook, first: Data, version: int, seed: int, here: str) -> Replay:
    """The game at its beginning, with the cards and numbers that its first line keeps."""
    format = first.get("format")
    if version == FIRST:
        cards = earlier_cards(first.get("content"))
    else:
        kept = read_contents(first, here)
        cards = kept["cards"]
        if isinstance(format, str):
            format = {"id": format, "numbers": kept["numbers"]}
    setup = read_setup(format, first.get("setup"), here)
    game = Game(book.with_rules(cards, here), setup, seed)
    brought = contents(game.book, setup)["cards"]
    return Replay(game, version, changed_cards(book, brought))


def check_seed(first: Data, seed: int, here: str) -> None:
    """A seed that was committed to before play must follow from the secret and what the players contributed."""
    if "seed_commitment" not in first:
        return
    secret, contributions = first.get("secret"), first.get("contributions")
    if not isinstance(secret, str) or not is_secret(secret) or not isinstance(contributions, list):
        raise BadInput(f"{here}: secret, contributions: a committed seed is shown by both")
    if commitment(secret) != first["seed_commitment"]:
        raise DoesNotFollow(f"{here}: seed_commitment: the secret is not the one committed to")
    if seed_of(secret, [str(item) for item in contributions]) != seed:
        raise DoesNotFollow(f"{here}: seed: it does not follow from the secret and the contributions")


def check_row(row: Data, here: str) -> None:
    """A line must have the fields of an input, whether or not it follows."""
    for field, kind in (("n", int), ("seat", int), ("do", str), ("state", str)):
        if not isinstance(row.get(field), kind):
            raise BadInput(f"{here}: {field}: expected {'a number' if kind is int else 'text'}")


def replay_row(game: Game, row: Data, count: int, here: str, verify: bool) -> None:
    """Plays one line; the first that does not follow from the ones before it is refused."""
    if row["n"] != count:
        raise DoesNotFollow(f"{here}: n: expected {count}, found {row['n']!r}")
    decision = game.state.decision
    if decision is None:
        raise DoesNotFollow(f"{here}: the game is already over")
    if row["seat"] != decision.seat + 1 and not is_interjection(row["do"]):
        raise DoesNotFollow(f"{here}: seat: it is seat {decision.seat + 1} that is asked, not {row['seat']!r}")
    if not 0 <= row["seat"] <= game.state.seats:
        raise DoesNotFollow(f"{here}: seat: there is no seat {row['seat']!r}")
    try:
        game.do(row["do"], row["seat"] - 1)
    except BadInput as error:
        raise DoesNotFollow(f"{here}: {error}") from None
    if verify and row["state"] != game.hash():
        raise DoesNotFollow(f"{here}: state: the line leads to {game.hash()}, not to {row['state']!r}")
