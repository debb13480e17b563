"""Bots think in processes of their own, so that the event loop never waits for them.

A bot gets a redeal: a random state that its seat cannot tell from the real one. So it cannot know more than a person
in its seat.
"""

from __future__ import annotations

import secrets

from delve.agents.advice import advise
from delve.agents.base import handed
from delve.agents.catalogue import LONGEST, THINKERS, make_agent
from delve.agents.search import Budget
from delve.engine.codec import EncodedState, decode, encode
from delve.engine.notation import line
from delve.library.shipped import CardBook
from delve.model.setups import CardRules
from delve.model.shown import Advice
from delve.model.state import State
from delve.server.processes import Pool, card_book


def think(agent: str, seat: int, seed: int, data: EncodedState, changed: dict[str, CardRules]) -> str:
    """The bot's answer; runs in a bot process."""
    state = decode(card_book().with_rules(changed, "table"), data)
    return line(state, make_agent(agent, seed).choose(state, seat))


def think_of_hint(seconds: float, seed: int, data: EncodedState, changed: dict[str, CardRules]) -> Advice:
    """Advice on the open question; runs in a bot process."""
    state = decode(card_book().with_rules(changed, "table"), data)
    return advise(state, seed, Budget(seconds=seconds))


def with_time(agent: str, asked: int, processes: int) -> str:
    """The agent with the time that it may take: those who search share the processes when many are asked at once."""
    if agent not in THINKERS:
        return agent
    return f"{agent}:{time_for(asked, processes):.3f}s"


def time_for(asked: int, processes: int) -> float:
    """The seconds to think for when so many are asked at once."""
    return LONGEST * min(1.0, processes / max(1, asked))


class Bots:
    """The pool of bot processes."""

    def __init__(self, processes: int, book: CardBook) -> None:
        self.pool = Pool(processes, book)
        self.processes = processes
        self.asked = 0  # questions that have been asked and not answered

    async def answer(self, agent: str, state: State, seat: int, changed: dict[str, CardRules]) -> str:
        """A bot's answer to the open question in this seat.

        ``changed`` holds the rules of the game's cards that differ from the catalogue.
        """
        seed = secrets.randbits(48)
        self.asked += 1
        try:
            timed = with_time(agent, self.asked, self.processes)
            return await self.pool.run(think, timed, seat, seed, encode(handed(state, seat, seed)), changed)
        finally:
            self.asked -= 1

    async def advise(self, state: State, seat: int, changed: dict[str, CardRules]) -> Advice:
        """A hint for the person in this seat, made from what they know like a bot's answer."""
        seed = secrets.randbits(48)
        self.asked += 1
        try:
            seconds = time_for(self.asked, self.processes)
            return await self.pool.run(think_of_hint, seconds, seed, encode(handed(state, seat, seed)), changed)
        finally:
            self.asked -= 1

    def close(self) -> None:
        self.pool.close()
