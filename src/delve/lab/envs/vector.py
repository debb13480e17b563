"""Many solo games at once, stepped in worker processes that write observations into memory they share.

While a network thinks about one half of the games, another ``VectorSoloEnv`` can step the other half: ``step_async``
returns at once, ``step_wait`` when all games of it have taken their step.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space, create_shared_memory, read_from_shared_memory

from delve.lab.envs.observation import Array, Observation
from delve.lab.envs.solo import SoloEnv
from delve.messages import message, say
from delve.model.errors import BadInput

Ended = dict[int, tuple[Observation, dict[str, Any]]]
Step = tuple[Observation, Array, Array, Array, dict[str, Any]]

# What goes to and fro besides the observation.
_BESIDE: dict[str, Any] = {
    "action": spaces.Box(0, 127, (), np.int64),
    "reward": spaces.Box(-1, 1, (), np.float64),
    "terminated": spaces.Box(0, 1, (), bool),
    "truncated": spaces.Box(0, 1, (), bool),
}


class Games:
    """Some of the games, in the process that steps them. ``arrays`` are those of all games."""

    def __init__(self, first: int, count: int, given: dict[str, Any], arrays: Observation) -> None:
        self.numbers = range(first, first + count)
        self.envs = [SoloEnv(**given) for _ in self.numbers]
        self.arrays = arrays
        self.places = [{name: array[number] for name, array in arrays.items()} for number in self.numbers]

    def reset(self, seeds: Sequence[int | None]) -> list[int]:
        """Restarts all games; returns their seeds."""
        dealt: list[int] = []
        for env, number, place in zip(self.envs, self.numbers, self.places, strict=True):
            dealt.append(env.begin(seeds[number]))
            env.play.write(place, 0)
        return dealt

    def step(self) -> Ended:
        """Takes the actions in the arrays; what is over begins anew, and its end is returned."""
        ended: Ended = {}
        for env, number, place in zip(self.envs, self.numbers, self.places, strict=True):
            reward, terminated, truncated = env.act(int(self.arrays["action"][number]))
            self.arrays["reward"][number] = reward
            self.arrays["terminated"][number] = terminated
            self.arrays["truncated"][number] = truncated
            if terminated or truncated:
                ended[number] = (env.play.observe(0), dict(env.play.outcome()))
                env.begin(None)
            env.play.write(place, 0)
        return ended


def serve(end: Connection, first: int, count: int, given: dict[str, Any], space: spaces.Dict, shared: Any) -> None:
    """A worker: steps its games on command until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    games = Games(first, count, given, arrays_in(space, shared, len(shared["action"])))
    while True:
        try:
            seeds = end.recv()
        except (EOFError, ConnectionError):
            return
        end.send(games.step() if seeds is None else games.reset(seeds))


def arrays_in(space: spaces.Dict, shared: Any, count: int) -> Observation:
    """The arrays in shared memory."""
    found: Any = read_from_shared_memory(space, shared, count)
    return dict(found)


class VectorSoloEnv(VectorEnv[Observation, Array, Array]):
    """``num_envs`` games of ``SoloEnv`` in ``jobs`` processes. Its other arguments are those of ``SoloEnv``.

    A game that is over begins anew in the same step (``AutoresetMode.SAME_STEP``): ``info`` then has ``final_obs`` and
    ``final_info``. Games and seeds do not depend on ``jobs``. With ``copy=False`` observations are views of the shared
    memory, which the next step overwrites.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # type: ignore[misc]

    def __init__(self, num_envs: int, *, jobs: int = 1, copy: bool = True, **given: Any) -> None:
        if not 1 <= jobs <= num_envs:
            raise BadInput(message("lab-env-jobs", games=num_envs, jobs=jobs))
        one = SoloEnv(**given)
        self.num_envs = num_envs
        self.copy = copy
        self.single_observation_space = one.observation_space
        self.single_action_space = one.action_space
        self.observation_space = batch_space(one.observation_space, num_envs)
        self.action_space = batch_space(one.action_space, num_envs)
        space = spaces.Dict({**one.play.observer.boxes, **_BESIDE})
        # Spawned, not forked: forking a process with threads can deadlock.
        context: Any = multiprocessing.get_context("spawn")
        # Kept as long as the arrays: its locks are gone with it, before a worker may have opened them.
        self.shared = create_shared_memory(space, num_envs, context)
        self.arrays = arrays_in(space, self.shared, num_envs)
        self.ends: list[Connection] = []
        self.workers: list[Any] = []
        shares = np.array_split(np.arange(num_envs), jobs)
        for share in shares:
            mine, theirs = context.Pipe()
            args = (theirs, int(share[0]), len(share), given, space, self.shared)
            worker = context.Process(target=serve, args=args, daemon=True)
            worker.start()
            theirs.close()
            self.ends.append(mine)
            self.workers.append(worker)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins all games anew: with ``seed`` the games of that seed and of those that follow it."""
        seeds: list[int | None]
        if seed is None or isinstance(seed, int):
            super().reset(seed=seed)
            seeds = [None if seed is None else seed + number for number in range(self.num_envs)]
        else:
            seeds = list(seed)
        self.tell(seeds)
        dealt = [each for part in self.answers() for each in part]
        return self.observed(), {"seed": np.array(dealt), "_seed": np.ones(self.num_envs, np.bool_)}

    def tell(self, what: list[int | None] | None) -> None:
        """Commands all workers to restart with these seeds, or to step."""
        with self.alive():
            for end in self.ends:
                end.send(what)

    def answers(self) -> list[Any]:
        """The answers of the workers."""
        with self.alive():
            return [end.recv() for end in self.ends]

    @contextlib.contextmanager
    def alive(self) -> Iterator[None]:
        """Closes everything with an error if a worker has died."""
        try:
            yield
        except (EOFError, ConnectionError):
            self.close()
            raise RuntimeError(say(message("lab-env-worker-died"))) from None

    def step(self, actions: Array) -> Step:
        self.step_async(actions)
        return self.step_wait()

    def step_async(self, actions: Array) -> None:
        """Starts a step of all games without waiting for it."""
        self.arrays["action"][:] = actions
        self.tell(None)

    def step_wait(self) -> Step:
        """Waits for the step, and returns what ``step`` does."""
        info: dict[str, Any] = {}
        for ended in self.answers():
            for number, (last, outcome) in ended.items():
                self._add_info(info, {"final_obs": last, "final_info": outcome}, number)
        arrays = self.arrays
        return (
            self.observed(),
            arrays["reward"].copy(),
            arrays["terminated"].copy(),
            arrays["truncated"].copy(),
            info,
        )

    def observed(self) -> Observation:
        found = {name: array for name, array in self.arrays.items() if name not in _BESIDE}
        return {name: array.copy() for name, array in found.items()} if self.copy else found

    def close_extras(self, **kwargs: Any) -> None:
        for end in self.ends:
            end.close()
        for worker in self.workers:
            worker.join()
