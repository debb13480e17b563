"""``delve replay``: tells a saved game as a story, or proves that every line of it follows."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from delve.cli.retell import retell, standing
from delve.cli.sets import Sets
from delve.cli.standings import standings
from delve.cli.story import onlooker, story
from delve.cli.words import counted
from delve.engine.library import standard_book
from delve.engine.play import Game
from delve.engine.replay import Data, load
from delve.model.errors import DoesNotFollow


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    verify: Annotated[bool, typer.Option("--verify", help="Prove every line instead of telling the story.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="The outcome for a machine to read.")] = False,
    sets: Sets = None,
) -> None:
    """Tell how a saved game went, or prove it line by line."""
    try:
        game = load(standard_book(sets), file, verify)
    except DoesNotFollow as error:
        if not verify:
            raise
        print(json.dumps({"verified": False, "error": str(error)}) if as_json else f"Does not follow: {error}")
        raise typer.Exit(1) from None
    if as_json:
        print(json.dumps(outcome(game, verify), ensure_ascii=False))
    elif verify:
        print(f"Verified: every line of {file} follows ({counted(len(game.inputs), 'answer')}). {standing(game)}")
    else:
        retell(game)


def outcome(game: Game, verified: bool) -> Data:
    state = game.state
    return {
        "verified": verified,
        "inputs": len(game.inputs),
        "round": state.round,
        "result": state.result,
        "reason": state.reason,
        "state": game.hash(),
        "story": [each.text for each in story(game, onlooker(game))],
        "standings": standings(game),
    }
