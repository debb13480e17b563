"""Saved games: JSON Lines with the set-up first and one input a line (DESIGN 6.5).

A save, a replay and a proof are the same file. Loading replays the game with the cards and numbers stored in the file.
Verifying compares the hash after every input, which finds the first line that does not follow from those before it. If
a corrected rule has made a line illegal, loading stops there, and the game is available up to it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, TypedDict

from delve.content.book import CardBook
from delve.engine.contents import changed_cards, contents, earlier_cards, fingerprint, read_contents
from delve.engine.fairness import commitment, is_secret, seed_of
from delve.engine.interjections import is_interjection
from delve.engine.play import Game, read_setup
from delve.messages import Message, message
from delve.model.errors import BadInput, DoesNotFollow

VERSION: Final = 2
# Files of the first version have a hash of the whole catalogue, and state hashes that can no longer be computed.
FIRST: Final = 1

# A parsed object of a file, not validated yet.
Data = dict[str, object]


class Commitment(TypedDict):
    """The ingredients of a shuffle that was committed to before play."""

    seed_commitment: str
    secret: str
    contributions: list[str]


class Line(TypedDict):
    """One input: the speaker, the line, and the hash of the state after it."""

    n: int
    seat: int
    do: str
    state: str


class Replay:
    """A replayed game."""

    def __init__(self, game: Game, version: int, changed: list[str]) -> None:
        self.game = game
        self.version = version
        self.changed = changed  # its cards that have changed since
        self.stopped: Message | None = None  # the first line that does not follow, and why; the game ends before it

    def compares_hashes(self) -> bool:
        return self.version > FIRST


def header(game: Game) -> Data:
    """The first line of the file."""
    played_with = contents(game.book, game.setup)
    return {
        "delve": VERSION,
        "content": fingerprint(played_with),
        "format": game.setup.format.written or game.setup.format.id,
        "setup": game.setup.data(),
        "seed": game.seed,
        **played_with,
    }


def committed(secret: str, contributions: list[str]) -> Commitment:
    """The part of the header about a commitment to the shuffle."""
    return {"seed_commitment": commitment(secret), "secret": secret, "contributions": contributions}


def file_text(game: Game, commitment: Commitment | None = None) -> str:
    """The whole file."""
    first = header(game) if commitment is None else {**header(game), **commitment}
    return "".join([json.dumps(row, ensure_ascii=False) + "\n" for row in [first, *input_lines(game)]])


def input_lines(game: Game) -> list[Line]:
    """A line for each input. The hashes come from a replay from the start."""
    again = Game(game.book, game.setup, game.seed)
    found: list[Line] = []
    for number, given in enumerate(game.inputs):
        again.do(given.line, given.seat)
        found.append({"n": number + 1, "seat": given.seat + 1, "do": given.line, "state": again.hash()})
    return found


def save(game: Game, path: Path) -> None:
    """Writes the game to a temporary file and renames it, so that a save is complete or absent."""
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(file_text(game), encoding="utf-8")
    fresh.replace(path)


def read_rows(path: Path) -> list[tuple[int, Data]]:
    """The parsed lines of a file with their numbers."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(message("word-at", place=str(path), what=str(error.strerror))) from None
    except UnicodeDecodeError as error:
        raise BadInput(message("word-at", place=str(path), what=str(error))) from None
    found: list[tuple[int, Data]] = []
    for number, row in enumerate(text.splitlines(), 1):
        if not row.strip():
            continue
        try:
            data = json.loads(row)
        except json.JSONDecodeError as error:
            raise BadInput(message("check-line-not-json", path=str(path), number=number, error=str(error))) from None
        if not isinstance(data, dict):
            raise BadInput(message("check-line-expected-object", path=str(path), number=number))
        found.append((number, data))
    if not found:
        raise BadInput(message("check-file-empty", path=str(path)))
    return found


def load(book: CardBook, path: Path, verify: bool = False) -> Replay:
    """Replays a saved game, up to the first line that does not follow.

    With ``verify`` the state after every line must match its hash, and the seed must match the commitment.
    """
    found = read_rows(path)
    number, first = found[0]
    here = f"{path}: line {number}"
    version = first.get("delve")
    if not isinstance(version, int) or version not in (FIRST, VERSION):
        raise BadInput(message("check-not-saved-game-version", here=here, first=FIRST, version=VERSION))
    seed = first.get("seed")
    if not isinstance(seed, int):
        raise BadInput(message("check-seed-expected-whole-number", here=here))
    lines = [(f"{path}: line {number}", read_line(row, f"{path}: line {number}")) for number, row in found[1:]]
    replay = begin(book, first, version, seed, here)
    try:
        if verify:
            check_seed(first, seed, here)
        for count, (there, row) in enumerate(lines, 1):
            replay_line(replay.game, row, count, there, verify and replay.compares_hashes())
    except DoesNotFollow as error:
        replay.stopped = error.message
    return replay


def begin(book: CardBook, first: Data, version: int, seed: int, here: str) -> Replay:
    """The game at its beginning, with the cards and numbers from its first line."""
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
    """Checks that a committed seed follows from the secret and the players' contributions."""
    if "seed_commitment" not in first:
        return
    secret, contributions = first.get("secret"), first.get("contributions")
    if not isinstance(secret, str) or not is_secret(secret) or not isinstance(contributions, list):
        raise BadInput(message("check-secret-contributions-committed-seed", here=here))
    if commitment(secret) != first["seed_commitment"]:
        raise DoesNotFollow(message("check-seed-commitment-secret-not", here=here))
    if seed_of(secret, [str(item) for item in contributions]) != seed:
        raise DoesNotFollow(message("check-seed-does-not-follow", here=here))


def read_line(row: Data, here: str) -> Line:
    """Checks that a line has the fields of an input."""
    return {
        "n": a_number(row.get("n"), f"{here}: n"),
        "seat": a_number(row.get("seat"), f"{here}: seat"),
        "do": a_text(row.get("do"), f"{here}: do"),
        "state": a_text(row.get("state"), f"{here}: state"),
    }


def a_number(value: object, here: str) -> int:
    if not isinstance(value, int):
        raise BadInput(message("check-expected-number", here=here))
    return value


def a_text(value: object, here: str) -> str:
    if not isinstance(value, str):
        raise BadInput(message("check-replay-expected-text", here=here))
    return value


def replay_line(game: Game, row: Line, count: int, here: str, verify: bool) -> None:
    """Plays one line; refuses it if it does not follow from those before it."""
    if row["n"] != count:
        raise DoesNotFollow(message("check-n-expected-found", here=here, count=count, n=repr(row["n"])))
    decision = game.state.decision
    if decision is None:
        raise DoesNotFollow(message("check-game-already-over", here=here))
    if row["seat"] != decision.seat + 1 and not is_interjection(row["do"]):
        raise DoesNotFollow(
            message("check-seat-seat-asked-not", here=here, seat=decision.seat + 1, seat2=repr(row["seat"]))
        )
    if not 0 <= row["seat"] <= game.state.seats:
        raise DoesNotFollow(message("check-seat-no-seat", here=here, seat=repr(row["seat"])))
    try:
        game.do(row["do"], row["seat"] - 1)
    except BadInput as error:
        raise DoesNotFollow(message("word-at", place=here, what=error.message)) from None
    if verify and row["state"] != game.hash():
        raise DoesNotFollow(
            message("check-state-line-leads-not", here=here, hash=game.hash(), state=repr(row["state"]))
        )
