"""Learns solo games from nothing but playing them: proximal policy optimisation with NumPy alone.

    python docs/examples/learn_solo.py --minutes 8 --games 400

A small network scores every option by what it does with which cards, and says how well the game goes. Wins are rare at
first, so what is learned from besides the end are steps to it: Quests completed, and the state of the party.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator

import numpy as np

from delve.lab.envs import CARD_COLUMNS, VERB_NUMBERS, SoloEnv, VectorSoloEnv
from delve.lab.statistics import rate_interval

HIDDEN = 64
STEPS = 64  # of each game between two lessons
EPOCHS = 3
BATCH = 512
RATE = 1e-3
DISCOUNT = 0.995
TRACE = 0.95
CLIP = 0.2
ENTROPY = 0.01
# What steps towards the end are worth.
QUEST = 0.5
ADVENTURER = -0.3
WOUND = -0.1

Arrays = dict[str, np.ndarray]


def option_features(seen: Arrays) -> np.ndarray:
    """A vector for every action of every game: its verb, its cards, and the figures of the table."""
    games = np.arange(len(seen["options"]))[:, None]
    options = seen["options"]
    verbs = np.eye(len(VERB_NUMBERS) + 1, dtype=np.float32)[options[:, :, 0]]
    cards = seen["cards"][games, options[:, :, 2]]
    others = seen["cards"][games, options[:, :, 4]]
    number = options[:, :, 5:] / np.float32(10)
    table = np.broadcast_to(seen["observation"][:, None], (*options.shape[:2], seen["observation"].shape[1]))
    return np.concatenate([verbs, cards, others, number, table], axis=2)


def table_features(seen: Arrays) -> np.ndarray:
    """A vector for the table: its figures, and the sum of the cards that are seen, by where they lie."""
    rows = seen["cards"]
    places = [rows[:, :, CARD_COLUMNS.index(f"zone {zone}")] for zone in ("hand", "encounter", "party", "in_play")]
    pooled = [np.einsum("gr,grc->gc", place, rows) for place in places]
    return np.concatenate([seen["observation"], *pooled], axis=1)


class Network:
    """Two layers, and Adam."""

    def __init__(self, inputs: int, chance: np.random.Generator) -> None:
        self.weights = [
            chance.normal(0, (2 / inputs) ** 0.5, (inputs, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            chance.normal(0, 0.1 / HIDDEN**0.5, (HIDDEN, 1)).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self.moments = [[np.zeros_like(each), np.zeros_like(each)] for each in self.weights]
        self.updates = 0

    def __call__(self, inputs: np.ndarray) -> np.ndarray:
        first, bias, second, last = self.weights
        return (np.maximum(inputs @ first + bias, 0) @ second + last)[..., 0]

    def learn(self, inputs: np.ndarray, slopes: np.ndarray) -> None:
        """Goes a step down: ``slopes`` are those of the loss by the outputs."""
        first, bias, second, _ = self.weights
        hidden = np.maximum(inputs @ first + bias, 0)
        back = slopes[:, None] * second[:, 0] * (hidden > 0)
        found = [inputs.T @ back, back.sum(0), hidden.T @ slopes[:, None], slopes.sum(keepdims=True)]
        self.updates += 1
        for weight, slope, moments in zip(self.weights, found, self.moments, strict=True):
            moments[0] += 0.1 * (slope - moments[0])
            moments[1] += 0.001 * (slope**2 - moments[1])
            square = moments[1] / (1 - 0.999**self.updates)
            weight[:] = weight - RATE * moments[0] / (1 - 0.9**self.updates) / (np.sqrt(square) + 1e-5)


class Learner:
    """A policy and a value."""

    def __init__(self, seen: Arrays, seed: int) -> None:
        self.chance = np.random.default_rng(seed)
        self.policy = Network(option_features(seen).shape[2], self.chance)
        self.value = Network(table_features(seen).shape[1], self.chance)

    def act(self, features: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Draws an action for every game; the actions, and how likely each was."""
        chances = self.chances(features, mask)
        drawn = (chances.cumsum(1) > self.chance.random((len(mask), 1))).argmax(1)
        actions = np.where(mask[np.arange(len(mask)), drawn] > 0, drawn, chances.argmax(1))
        return actions, chances[np.arange(len(mask)), actions]

    def chances(self, features: np.ndarray, mask: np.ndarray) -> np.ndarray:
        """How likely each action is to be taken."""
        scores = np.full(mask.shape, -1e9, np.float32)
        offered = mask > 0
        scores[offered] = self.policy(features[offered])
        raised = np.exp(scores - scores.max(1, keepdims=True))
        return raised / raised.sum(1, keepdims=True)

    def lesson(self, seen: list[np.ndarray], gain: np.ndarray) -> None:
        """Makes actions that went better than expected likelier, within bounds."""
        features, mask, taken, was = seen
        places = np.arange(len(taken))
        chances = self.chances(features, mask)
        ratio = chances[places, taken] / was
        free = ~(((gain > 0) & (ratio > 1 + CLIP)) | ((gain < 0) & (ratio < 1 - CLIP)))
        one = np.zeros_like(chances)
        one[places, taken] = 1
        slopes = -(gain * ratio * free)[:, None] * (one - chances)
        logs = np.log(np.maximum(chances, 1e-9))
        slopes += ENTROPY * chances * (logs - (chances * logs).sum(1, keepdims=True))
        offered = mask > 0
        self.policy.learn(features[offered], slopes[offered] / len(taken))


def standing(seen: Arrays, columns: tuple[str, ...]) -> np.ndarray:
    """How far each game has come, in what leads to its end."""
    quests = seen["observation"][:, columns.index("seat +0: quests completed")]
    fallen = seen["observation"][:, columns.index("seat +0: cards in fallen")]
    party = seen["cards"][:, :, CARD_COLUMNS.index("zone party")]
    wounds = (party * seen["cards"][:, :, CARD_COLUMNS.index("wounds")]).sum(1)
    return 10 * (QUEST * quests + ADVENTURER * fallen + WOUND * wounds)


def experience(envs: VectorSoloEnv, learner: Learner, columns: tuple[str, ...]) -> Iterator[list[list[np.ndarray]]]:
    """What was seen, done and gained in a number of steps of all games, again and again."""
    seen, _ = envs.reset(seed=1)
    while True:
        kept: list[list[np.ndarray]] = []
        for _ in range(STEPS):
            features, mask, table = option_features(seen), seen["action_mask"], table_features(seen)
            actions, was = learner.act(features, mask)
            before = standing(seen, columns)
            seen, rewards, over, cut, _ = envs.step(actions)
            # A game that is over has begun anew: nothing is left to come of it.
            over = over | cut
            rewards = rewards + np.where(over, 0, standing(seen, columns) - before)
            kept.append([features, mask, actions, was, table, rewards, over])
        kept.append([table_features(seen)])
        yield kept


def gains(values: np.ndarray, rewards: np.ndarray, over: np.ndarray) -> np.ndarray:
    """How much better each step turned out than was expected (generalised advantage estimation)."""
    found = np.zeros_like(rewards)
    later = np.zeros(rewards.shape[1])
    for step in reversed(range(len(rewards))):
        surprise = rewards[step] + DISCOUNT * values[step + 1] * ~over[step] - values[step]
        later = surprise + DISCOUNT * TRACE * ~over[step] * later
        found[step] = later
    return found


def learn(envs: VectorSoloEnv, learner: Learner, columns: tuple[str, ...], minutes: float) -> None:
    """Plays and learns until the time is up."""
    ends = time.monotonic() + 60 * minutes
    steps = games = won = told = 0
    for kept in experience(envs, learner, columns):
        *rows, (last,) = kept
        features, mask, actions, was, table, rewards, over = (np.stack(each) for each in zip(*rows, strict=True))
        values = learner.value(np.concatenate([table, last[None]]))
        gain = gains(values, rewards, over)
        aims = (gain + values[:-1]).ravel()
        gain = ((gain - gain.mean()) / (gain.std() + 1e-6)).ravel()
        flat = [each.reshape(-1, *each.shape[2:]) for each in (features, mask, actions, was, table)]
        for _ in range(EPOCHS):
            for batch in np.array_split(learner.chance.permutation(len(gain)), max(1, len(gain) // BATCH)):
                chosen = [each[batch] for each in flat]
                learner.lesson(chosen[:4], gain[batch])
                expected = learner.value(chosen[4])
                learner.value.learn(chosen[4], (expected - aims[batch]) / len(batch))
        steps += len(gain)
        games += int(over.sum())
        won += int((rewards[over] > 0).sum())
        if steps >= told + 50_000:
            told = steps
            print(f"{steps} steps, {games} games, {won} won", flush=True)
        if time.monotonic() > ends:
            print(f"learned from {steps} steps of {games} games")
            return


def test(format: str, learner: Learner, games: int, seed: int) -> int:
    """How many games with seeds that were not learned from are won, by always taking the likeliest action."""
    env = SoloEnv(format)
    won = 0
    for number in range(games):
        seen, _ = env.reset(seed=seed + number)
        over = False
        while not over:
            many = {name: array[None] for name, array in seen.items()}
            chances = learner.chances(option_features(many), many["action_mask"])
            seen, reward, terminated, truncated, _ = env.step(int(chances.argmax()))
            over = terminated or truncated
        won += reward > 0
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--format", default="solo-standard")
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--games", type=int, default=400, help="how many to test on")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    envs = VectorSoloEnv(16 * given.jobs, jobs=given.jobs, copy=False, format=given.format)
    columns = SoloEnv(given.format).play.observer.columns
    seen, _ = envs.reset(seed=given.seed)
    learner = Learner(seen, given.seed)
    learn(envs, learner, columns, given.minutes)
    envs.close()
    won = test(given.format, learner, given.games, 10**9)
    low, high = rate_interval(won, given.games) or (0.0, 1.0)
    print(f"won {won} of {given.games} new games: {won / given.games:.1%}, between {low:.1%} and {high:.1%}")


if __name__ == "__main__":
    main()
