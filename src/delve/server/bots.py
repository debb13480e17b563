"""Bots think in processes of their own: the loop that serves people never waits for one.

A bot is handed a state that its seat cannot tell from the real one (a redeal), so it cannot know more than a person in
its place, whatever it does.
"""

from __future__ import annotations

import secrets

from delve.agents.catalogue import AGENTS
from delve.engine.codec import decode, encode
from delve.engine.hidden import redeal
from delve.engine.notation import line
from delve.model.state import State
from delve.server.processes import Pool, card_book

Rules = dict[str, dict[str, object]]


def think(agent: str, seat: int, seed: int, data: dict[str, object], changed: Rules) -> str:
    """The line a bot answers with; runs in a process for bots."""
    state = decode(card_book().with_rules(changed, "table"), data)
    return line(state, AGENTS[agent](seed).choose(state, seat))


class Bots:
    """The processes in which bots think."""

    def __init__(self, processes: int) -> None:
        self.pool = Pool(processes)

    async def answer(self, agent: str, state: State, seat: int, changed: Rules) -> str:
        """What a bot in this seat says to the open question.

        ``changed`` are the rules of cards that the game has otherwise than the catalogue.
        """
        seed = secrets.randbits(48)
        return await self.pool.run(think, agent, seat, seed, encode(redeal(state, seat, seed)), changed)

    def close(self) -> None:
        self.pool.close()
