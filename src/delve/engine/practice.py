"""Practice: playing on from a moment of a game, with the hidden cards dealt again.

``practice(game, n, seat)`` is the set-up of such a game. Like any set-up it makes games (``Game(book, setup,
seed)``): the seed deals what the seat could not see at that moment, so every seed is another practice game from
there, and its later shuffles. They are saved, replayed, verified, undone and practised from like all games, because
the set-up holds the inputs that lead to the moment, and not the position: inputs survive changes of the program,
which a stored state would not.

It shows what the seats brought and every answer up to there. So make one only of a game whose answers its player may
know: of a finished one, or of one that a machine has played.
"""

from __future__ import annotations

from delve.engine.play import Game, Setup
from delve.messages import message
from delve.model.errors import BadInput
from delve.model.setups import Prelude


def practice(game: Game, n: int, seat: int) -> Setup:
    """A game before its input ``n`` (from 0), with what this seat cannot see there dealt again."""
    if not 0 <= n < len(game.inputs) or not 0 <= seat < game.state.seats:
        raise BadInput(message("check-practice-moment", count=len(game.inputs)))
    prelude: Prelude = {
        "seed": game.seed,
        "inputs": [{"seat": given.seat + 1, "do": given.line} for given in game.inputs[:n]],
        "seat": seat + 1,
    }
    setup = game.setup
    return setup.after([*setup.preludes, prelude])
