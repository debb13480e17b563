"""Every agent, by the name it is asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from delve.agents.base import Agent
from delve.agents.random import RandomAgent
from delve.agents.steady import SteadyAgent

# Each is made with a seed: the same seed and the same questions give the same answers.
AGENTS: Final[dict[str, Callable[[int], Agent]]] = {"random": RandomAgent, "steady": SteadyAgent}
