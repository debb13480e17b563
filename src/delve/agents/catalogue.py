"""Every agent by name.

A name may say how long to think about a decision: ``search:2s`` for two seconds, ``search:500`` for playing on five
hundred worlds. The second gives the same answers on every machine.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Final

from delve.agents.base import Agent
from delve.agents.novice import NoviceAgent
from delve.agents.quick import QuickAgent
from delve.agents.random import RandomAgent
from delve.agents.search import Budget, SearchAgent, Settings
from delve.agents.steady import SteadyAgent
from delve.agents.value import Value, read_value
from delve.messages import message
from delve.model.errors import BadInput, nearest

# The number of worlds by default.
USUAL: Final = Budget(playouts=200)
# The most seconds that people wait for a thinking agent.
LONGEST: Final = 2.0


@cache
def learned() -> Value:
    """The value that comes with Delve."""
    return read_value(files("delve").joinpath("data/agents/value.json").read_text(encoding="utf-8"))


def search(seed: int, budget: Budget = USUAL) -> SearchAgent:
    return SearchAgent(seed, budget, Settings(learned=learned()))


def master(seed: int, budget: Budget | None = None) -> SearchAgent:
    """Search with a time limit, for playing against people."""
    return search(seed, budget or Budget(seconds=LONGEST))


def oracle(seed: int, budget: Budget = USUAL) -> SearchAgent:
    """Search that sees the decks: the ceiling for measurement, and never a player.

    What it knows is worth most some Rounds ahead, so it plays on for longer.
    """
    return SearchAgent(seed, budget, Settings(rounds=3, learned=learned(), sees=True))


# Each is made with a seed: the same seed and the same questions give the same answers.
AGENTS: Final[dict[str, Callable[[int], Agent]]] = {
    "random": RandomAgent,
    "novice": NoviceAgent,
    "quick": QuickAgent,
    "steady": SteadyAgent,
    "search": search,
    "master": master,
}
# The agents offered to people, the weakest first.
STRENGTHS: Final = ("novice", "steady", "master")
ORACLE: Final = "oracle"
THINKERS: Final[dict[str, Callable[[int, Budget], SearchAgent]]] = {
    "search": search,
    "master": master,
    ORACLE: oracle,
}


def make_agent(name: str, seed: int) -> Agent:
    """Creates an agent by name; the name may give a budget."""
    check_agent(name, (ORACLE,))
    plain, colon, thinking = name.partition(":")
    if colon:
        return THINKERS[plain](seed, read_budget(name, thinking))
    return oracle(seed) if name == ORACLE else AGENTS[name](seed)


def check_agent(name: str, others: tuple[str, ...] = ()) -> None:
    """Refuses a name that no agent has; ``others`` are agents that may be asked for here, but not by players."""
    plain, colon, thinking = name.partition(":")
    known = [*AGENTS, *others]
    if plain not in known or (colon and plain not in THINKERS):
        raise BadInput(message("check-no-agent-called", agent=name, nearest=nearest(plain, known)))
    if colon:
        read_budget(name, thinking)


def read_budget(name: str, thinking: str) -> Budget:
    """Reads a budget from a name: a number of worlds, or seconds."""
    found = re.fullmatch(r"(\d{1,7})|(\d{1,4}(?:\.\d{1,6})?)s", thinking)
    if found is None or float(found[1] or found[2]) <= 0:
        raise BadInput(message("check-agent-thinks", agent=name))
    return Budget(playouts=int(found[1])) if found[1] else Budget(seconds=float(found[2]))
