"""``delve replay``: tells a saved game as a story, or verifies it line by line."""

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
from delve.engine.replay import Replay, load
from delve.library.shipped import standard_book
from delve.messages import message, say


def replay(
    file: Annotated[Path, typer.Argument()],
    verify: Annotated[bool, typer.Option("--verify")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    sets: Sets = None,
) -> None:
    """The command ``delve replay``."""
    found = load(standard_book(sets), file, verify)
    if as_json:
        print(json.dumps(outcome(found, verify), ensure_ascii=False))
    elif verify:
        print(verdict(found, file))
    else:
        retell(found.game)
        if found.stopped:
            print(say(message("terminal-rest-cannot-played-any", what=say(found.stopped))), file=sys.stderr)
    if found.stopped:
        raise typer.Exit(1)


def verdict(found: Replay, file: Path) -> str:
    """The result of the verification, with reservations."""
    if found.stopped:
        return say(message("terminal-does-not-follow", what=say(found.stopped)))
    answers = counted(len(found.game.inputs), "answer")
    said = say(
        message("terminal-verified-every-line-follows", file=str(file), answers=answers, standing=standing(found.game))
    )
    if not found.compares_hashes():
        said += say(message("terminal-saved-earlier-version-lines"))
    if found.changed:
        said += say(message("terminal-played-cards-different-today", list=", ".join(found.changed)))
    return said


def outcome(found: Replay, verify: bool) -> dict[str, object]:
    game = found.game
    state = game.state
    return {
        "verified": verify and not found.stopped,
        **({"error": say(found.stopped)} if found.stopped else {}),
        "changed_cards": found.changed,
        "inputs": len(game.inputs),
        "round": state.round,
        "result": state.result,
        "reason": state.reason,
        "state": game.hash(),
        "story": [each.text for each in story(game, onlooker(game))],
        "standings": standings(game),
    }
