"""A Gymnasium environment for one player against the Dungeon."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces

from delve.lab.envs.actions import ACTIONS
from delve.lab.envs.observation import Array, Observation
from delve.lab.envs.play import SEEDS, Play
from delve.messages import message
from delve.model.errors import BadInput

# What taking an action that is not offered is worth: it ends the game.
ILLEGAL = -1.0


class SoloEnv(gymnasium.Env[Observation, np.int64]):
    """A solo game. 1 for winning it, -1 for losing it, 0 for every step before the end.

    ``reset(seed=7)`` deals the game of ``delve play --seed 7``; ``reset()`` one that follows from the seed before. Only
    actions of the mask are offered, and another one loses the game.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": ["ansi", "human"],
        "render_fps": 1,
        "name": "delve_solo_v0",
    }

    def __init__(
        self,
        format: str = "solo-standard",
        *,
        decks: Sequence[str] = (),
        dungeon: str | None = None,
        quests_needed: int | None = None,
        sets: Sequence[str | Path] = (),
        render_mode: str | None = None,
    ) -> None:
        self.play = Play(format, decks, None, dungeon, quests_needed, sets)
        if self.play.seats > 1:
            raise BadInput(message("lab-env-not-solo", format=format))
        self.observation_space = self.play.observer.space
        self.action_space = spaces.Discrete(ACTIONS)
        self.render_mode = render_mode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        dealt = self.begin(seed)
        return self.play.observe(0), {"seed": dealt}

    def begin(self, seed: int | None) -> int:
        """Deals a game without looking at it; returns its seed."""
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(SEEDS)) if seed is None else seed
        self.play.deal(dealt)
        return dealt

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        reward, terminated, truncated = self.act(int(action))
        return self.play.observe(0), reward, terminated, truncated, dict(self.play.outcome())

    def act(self, action: int) -> tuple[float, bool, bool]:
        """Takes an action without looking: reward, terminated, truncated."""
        play = self.play
        if not play.allows(action):
            return ILLEGAL, True, False
        play.act(action)
        return play.reward(0), play.is_over, play.is_broken_off

    def action_masks(self) -> Array:
        """Which actions are offered, as true and false: what sb3-contrib asks for."""
        return self.play.mask().astype(bool)

    def render(self) -> str | None:
        return shown(self.play.picture(0), self.render_mode)


def shown(picture: str, mode: str | None) -> str | None:
    """A picture as a render mode shows it: returned, printed, or not at all."""
    if mode == "human":
        print(picture)  # noqa: T201
    return picture if mode == "ansi" else None
