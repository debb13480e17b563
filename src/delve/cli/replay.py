"""``delve replay``: tells a saved game as a story, or proves that every line of it follows."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from delve.cli.retell import retell, standing
from delve.cli.sets import Sets
from delve.cli.standings import standings
from delve.cli.story import onlooker, story
from delve.cli.words import counted
from delve.engine.library import standard_book
from delve.engine.replay import Data, Replay, load


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    verify: Annotated[bool, typer.Option("--verify", help="Prove every line instead of telling the story.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="The outcome for a machine to read.")] = False,
    sets: Sets = None,
) -> None:
    """Tell how a saved game went, or prove it line by line."""
    found = load(standard_book(sets), file, verify)
    if as_json:
        print(json.dumps(outcome(found, verify), ensure_ascii=False))
    elif verify:
        print(verdict(found, file))
    else:
        retell(found.game)
        if found.stopped:
            print(f"The rest cannot be played any more: {found.stopped}", file=sys.stderr)
    if found.stopped:
        raise typer.Exit(1)


def verdict(found: Replay, file: Path) -> str:
    """Whether every line follows, and what has to be known about that."""
    if found.stopped:
        return f"Does not follow: {found.stopped}"
    answers = counted(len(found.game.inputs), "answer")
    said = f"Verified: every line of {file} follows ({answers}). {standing(found.game)}"
    if not found.compares_hashes():
        said += "\nIt was saved by an earlier version: its lines are legal, the states they led to were not compared."
    if found.changed:
        said += f"\nIt was played with cards that are different today: {', '.join(found.changed)}."
    return said


def outcome(found: Replay, verify: bool) -> Data:
    game = found.game
    state = game.state
    return {
        "verified": verify and not found.stopped,
        **({"error": found.stopped} if found.stopped else {}),
        "changed_cards": found.changed,
        "inputs": len(game.inputs),
        "round": state.round,
        "result": state.result,
        "reason": state.reason,
        "state": game.hash(),
        "story": [each.text for each in story(game, onlooker(game))],
        "standings": standings(game),
    }
