"""A PettingZoo environment (AEC) for every format: the seats act when they are asked."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import OrderEnforcingWrapper, TerminateIllegalWrapper

from delve.lab.envs.actions import ACTIONS
from delve.lab.envs.observation import Observation
from delve.lab.envs.play import SEEDS, Play
from delve.lab.envs.solo import ILLEGAL, shown
from delve.messages import message
from delve.model.errors import BadInput


def table_env(format: str = "competitive", **given: Any) -> AECEnv[str, Observation, int]:
    """The environment as learners use it: an action that is not offered ends the game, and is a loss for its seat."""
    return OrderEnforcingWrapper(TerminateIllegalWrapper(TableEnv(format, **given), illegal_reward=ILLEGAL))


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A game of any format. Its agents are ``seat_1``, ``seat_2`` and so on.

    1 for winning, -1 for losing, 0 for a draw and for every step before the end; in co-op all win or lose. No seat is
    out before the game is over.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi", "human"],
        "name": "delve_table_v0",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        format: str = "competitive",
        *,
        decks: Sequence[str] = (),
        seats: int | None = None,
        dungeon: str | None = None,
        quests_needed: int | None = None,
        sets: Sequence[str | Path] = (),
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.play = Play(format, decks, seats, dungeon, quests_needed, sets)
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self.play.seats)]
        self.agents: list[str] = []
        self.infos: dict[str, dict[str, Any]] = {}
        self.observation_spaces = {
            agent: spaces.Dict(self.play.observer.make_boxes()) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.render_mode = render_mode
        self.np_random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or self.np_random is None:
            self.np_random, _ = seeding.np_random(seed)
        self.play.deal(int(self.np_random.integers(SEEDS)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.play.asked]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        play = self.play
        if action is None or not play.allows(int(action)):
            raise BadInput(message("lab-env-not-offered", action=str(action)))
        self._cumulative_rewards[agent] = 0.0
        play.act(int(action))
        self._clear_rewards()
        if play.is_over or play.is_broken_off:
            self.end()
        else:
            self.agent_selection = self.possible_agents[play.asked]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def end(self) -> None:
        """The game is over, for all seats at once."""
        play = self.play
        self.rewards = {agent: play.reward(self.seat(agent)) for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, play.is_over)
        self.truncations = dict.fromkeys(self.agents, play.is_broken_off)
        self.infos = {agent: dict(play.outcome()) for agent in self.agents}
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        return self.play.observe(self.seat(agent))

    def render(self) -> str | None:
        return shown(self.play.picture(self.seat(self.agent_selection)), self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""
