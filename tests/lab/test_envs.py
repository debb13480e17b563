"""The research environments: their interfaces, and hidden information."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from hypothesis import given, settings
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import render_test
from tests.agents.tables import given as laid
from tests.properties.games import BOOK, new_game, seeds, states, tables

from delve.engine.hidden import hidden_groups, redeal
from delve.engine.notation import lines
from delve.engine.play import Game
from delve.lab.envs import (
    ACTIONS,
    CARD_COLUMNS,
    MORE,
    OPTION_COLUMNS,
    VERB_NUMBERS,
    SoloEnv,
    TableEnv,
    VectorSoloEnv,
    table_env,
)
from delve.lab.envs.actions import on_page, pages
from delve.lab.envs.numbering import Numbering
from delve.lab.envs.observation import Observation, Observer
from delve.lab.games import TOO_LONG
from delve.model.chance import seeded
from delve.model.errors import BadInput
from delve.model.ids import CRAWLER_DECK, HAND
from delve.model.state import State

NUMBERING = Numbering(BOOK)
few = settings(max_examples=12, deadline=None)
# What those libraries' tests say of every environment with masks, and of ours that it comes as several arrays.
of_arrays = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def observed(state: State, seat: int, observer: Observer) -> Observation:
    options = state.decision.options if state.decision is not None and state.decision.seat == seat else []
    return observer.observe(state, seat, on_page(options, 0), 0, pages(options))


def as_bytes(observation: Observation) -> dict[str, bytes]:
    return {name: array.tobytes() for name, array in observation.items()}


def drawn(observation: Observation, chance: np.random.Generator) -> int:
    """Any action that is offered."""
    return int(chance.choice(np.flatnonzero(observation["action_mask"])))


# --- What the libraries ask of an environment. -------------------------------------------------------------------


@pytest.mark.parametrize("format", ["solo-standard", "solo-beginner"])
def test_gymnasium_finds_nothing_wrong(format: str) -> None:
    check_env(gymnasium.make("delve.lab.envs:Delve/Solo-v0", format=format).unwrapped)


TABLES = [("solo-standard", 1), ("coop-2", 2), ("coop-4", 4), ("competitive", 2), ("multiplayer", 3)]


@pytest.mark.parametrize("at", TABLES, ids=str)
class TestPettingZoo:
    pytestmark = of_arrays

    def test_finds_nothing_wrong_with_the_interface(self, at: tuple[str, int]) -> None:
        api_test(table_env(at[0], seats=at[1]), num_cycles=80)

    def test_finds_that_seeds_decide_everything(self, at: tuple[str, int]) -> None:
        seed_test(lambda: table_env(at[0], seats=at[1]), num_cycles=40)


def test_pettingzoo_finds_nothing_wrong_with_pictures(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda **given: table_env("competitive", **given))
    assert "Encounter" in capsys.readouterr().out


# --- What a seat may know. ---------------------------------------------------------------------------------------


@few
@given(tables, seeds)
def test_observations_do_not_depend_on_hidden_cards(at: tuple[str, int], seed: int) -> None:
    """Permuting what a seat may not know leaves every array byte-identical, the mask among them."""
    observer = Observer(NUMBERING, at[1])
    chance = seeded(seed)
    for number, game in enumerate(states(new_game(at, seed), seed)):
        if number % (5 * at[1]):
            continue
        for seat in range(at[1]):
            seen = as_bytes(observed(game.state, seat, observer))
            twin = game.state.clone()
            for group in hidden_groups(twin, seat):
                for place, source in zip(group, chance.shuffled(tuple(group)), strict=True):
                    twin.edit(place).card = game.state.entities[source].card
            twin.changed = game.state.changed
            assert as_bytes(observed(twin, seat, observer)) == seen
            assert as_bytes(observed(redeal(game.state, seat, number), seat, observer)) == seen


def test_a_seat_knows_its_hand_and_not_that_of_others() -> None:
    env = TableEnv("competitive")
    env.reset(seed=3)
    for seat, agent in enumerate(env.possible_agents):
        seen = env.observe(agent)
        in_hand = seen["cards"][:, CARD_COLUMNS.index("zone hand")] > 0
        names = [env.play.observer.numbering.names[number] for number in seen["names"][in_hand, 0]]
        assert sorted(names) == sorted(env.play.state.card(id).name for id in env.play.state.cards(HAND, seat))
        assert seen["action_mask"].any() == (agent == env.agent_selection)
        # Of the own cards it knows which are left, of others' nothing.
        left = [env.play.state.card(id).name for id in env.play.state.cards(CRAWLER_DECK, seat)]
        assert {env.play.observer.numbering.names[number] for number in np.flatnonzero(seen["piles"][0])} == set(left)
        assert seen["piles"][0].sum() == len(left)


@few
@given(tables, seeds)
def test_observations_are_in_their_space_and_tell_options_apart(at: tuple[str, int], seed: int) -> None:
    observer = Observer(NUMBERING, at[1])
    for number, game in enumerate(states(new_game(at, seed), seed)):
        decision = game.state.decision
        if number % 4 or decision is None:
            continue
        seen = observed(game.state, decision.seat, observer)
        assert observer.space.contains(seen)
        assert seen["action_mask"].sum() == min(len(decision.options), ACTIONS)
        told = [tuple(row) for row in seen["options"] if row[0]]
        assert len(set(told)) == len(told)
        for seat in range(at[1]):
            if seat != decision.seat:
                other = observed(game.state, seat, observer)
                assert not other["action_mask"].any()
                assert not other["options"].any()
                assert not other["question"].any()


def test_every_column_has_a_name() -> None:
    observer = Observer(NUMBERING, 3)
    for names, box in ((observer.columns, "observation"), (CARD_COLUMNS, "cards"), (OPTION_COLUMNS, "options")):
        assert len(set(names)) == len(names)
        assert observer.space[box].shape[-1] == len(names)


def test_figures_are_those_of_the_table() -> None:
    state = laid(step="attack", round=4, encounter=["Goblin", "Mummy"], hand=["Staff"], tokens={"Mummy": {"wounds": 1}})
    observer = Observer(NUMBERING, 1)
    seen = observed(state, 0, observer)
    figures = dict(zip(observer.columns, seen["observation"].tolist(), strict=True))
    assert figures["round"] == pytest.approx(0.4)
    assert figures["step attack"] == figures["asked"] == 1
    assert figures["seat +0: cards in hand"] == pytest.approx(0.1)
    place = {NUMBERING.names[number]: place for place, number in enumerate(seen["names"][:, 0]) if number}
    mummy = dict(zip(CARD_COLUMNS, seen["cards"][place["Mummy"]].tolist(), strict=True))
    assert mummy["zone encounter"] == mummy["is character"] == 1
    assert mummy["wounds"] == pytest.approx(0.1)
    staff = dict(zip(CARD_COLUMNS, seen["cards"][place["Staff"]].tolist(), strict=True))
    assert staff["zone hand"] == staff["mine"] == 1


# --- Actions. ----------------------------------------------------------------------------------------------------


def test_an_action_is_the_option_at_its_place() -> None:
    env = SoloEnv()
    seen, info = env.reset(seed=7)
    game = Game(env.play.book, env.play.setup, info["seed"])
    chance = np.random.default_rng(1)
    over = False
    for _ in range(60):
        said = lines(game.state)
        assert env.play.lines() == said
        assert env.action_masks().tolist() == seen["action_mask"].astype(bool).tolist()
        action = drawn(seen, chance)
        verb = VERB_NUMBERS[[verb for verb in VERB_NUMBERS if said[action].startswith(verb)][-1]]
        assert seen["options"][action, 0] in {verb, VERB_NUMBERS["play boosted"]}
        game.do(said[action])
        seen, _, over, _, _ = env.step(action)
        assert env.play.is_over == (game.state.decision is None) == over
        if over:
            break


def test_more_options_than_actions_come_in_pages() -> None:
    names = sorted(card.name for card in BOOK.cards() if card.is_crawler())[:70]
    env = SoloEnv()
    env.play.dealt = laid(step="discard", hand=names)
    options = env.play.options()
    offered = lines(env.play.state)
    assert (len(options), pages(options)) == (70, 3)
    shown: list[str] = []
    for _ in range(3):
        seen = env.play.observe(0)
        assert seen["options"][MORE, 0] == VERB_NUMBERS["more"]
        assert [line != "" for line in env.play.lines()] == seen["action_mask"].astype(bool).tolist()
        assert env.action_masks().tolist() == seen["action_mask"].astype(bool).tolist()
        shown += [line for line in env.play.lines() if line not in {"", "more"}]
        assert env.step(MORE)[1:3] == (0, False)
    assert shown == offered
    env.step(MORE)
    assert env.play.page == 1
    assert env.play.lines()[2] == offered[MORE + 2]
    env.step(2)
    assert offered[MORE + 2] not in lines(env.play.state)
    assert env.play.page == 0


def test_what_is_not_offered_loses_the_game() -> None:
    env = SoloEnv()
    seen, _ = env.reset(seed=1)
    assert env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))[1:4] == (-1.0, True, False)


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_at_a_table_it_loses_the_game_for_the_seat_that_did_it() -> None:
    env = table_env("competitive")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(MORE)
    assert env.rewards[agent] == -1
    assert sum(env.rewards.values()) == -1
    assert all(env.terminations.values())
    raw = TableEnv("competitive")
    raw.reset(seed=1)
    with pytest.raises(BadInput, match="action 31 is not offered"):
        raw.step(MORE)


@pytest.mark.parametrize(("format", "total"), [("competitive", {0.0}), ("coop-2", {2.0, -2.0})])
def test_rewards_are_for_the_end(format: str, total: set[float]) -> None:
    env = TableEnv(format)
    env.reset(seed=2)
    chance = np.random.default_rng(2)
    while not any(env.terminations.values()):
        assert set(env.rewards.values()) == {0.0}
        env.step(drawn(env.observe(env.agent_selection), chance))
    assert sum(env.rewards.values()) in total
    assert env.infos["seat_1"]["reason"]
    assert env.infos["seat_1"]["rounds"] > 0


def test_a_game_that_goes_on_for_too_long_is_broken_off() -> None:
    env = SoloEnv()
    seen, _ = env.reset(seed=1)
    env.play.taken = TOO_LONG - 1
    _, reward, terminated, truncated, info = env.step(drawn(seen, np.random.default_rng(1)))
    assert (reward, terminated, truncated) == (0, False, True)
    assert info["reason"] == "too long"


# --- Seeds and pictures. -----------------------------------------------------------------------------------------


def test_games_without_a_seed_follow_from_the_last_one() -> None:
    env, other = SoloEnv(), SoloEnv()
    dealt = [env.reset(seed=5)[1]["seed"], *[env.reset()[1]["seed"] for _ in range(3)]]
    assert dealt == [other.reset(seed=5)[1]["seed"], *[other.reset()[1]["seed"] for _ in range(3)]]
    assert len(set(dealt)) == 4


def test_a_picture_shows_the_table_and_the_actions(capsys: pytest.CaptureFixture[str]) -> None:
    env = SoloEnv(render_mode="ansi")
    env.reset(seed=1)
    env.play.dealt = laid(encounter=["Goblin", "Mummy"], hand=["Staff"], tokens={"Mummy": {"wounds": 1}})
    shown = env.render()
    assert shown is not None
    assert "Goblin, Mummy (Wounds 1, Poison 0, Time 0, Locks 0)" in shown
    assert "hand of 1: Staff" in shown
    assert f"\n  0 {env.play.lines()[0]}" in shown
    env.render_mode = "human"
    assert env.render() is None
    assert capsys.readouterr().out == shown + "\n"
    env.play.state.end("won", "quests")
    env.play.state.decision = None
    assert "The game is over (won): quests." in env.play.picture(0)


# --- Many games at once. -----------------------------------------------------------------------------------------


@pytest.fixture
def vector() -> Iterator[Callable[..., VectorSoloEnv]]:
    made: list[VectorSoloEnv] = []

    def make(*args: Any, **given: Any) -> VectorSoloEnv:
        made.append(VectorSoloEnv(*args, **given))
        return made[-1]

    yield make
    for each in made:
        each.close()
        assert not any(worker.is_alive() for worker in each.workers)


def test_many_games_do_not_depend_on_the_number_of_processes(vector: Callable[..., VectorSoloEnv]) -> None:
    one, two = vector(3, jobs=1), vector(3, jobs=2)
    assert one.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    alone = SoloEnv()
    chance = np.random.default_rng(1)
    seen, info = one.reset(seed=11)
    other, _ = two.reset(seed=11)
    single, _ = alone.reset(seed=12)
    assert info["seed"].tolist() == [11, 12, 13]
    ends = 0
    while ends < 2:
        assert as_bytes(seen) == as_bytes(other)
        assert as_bytes({name: array[1] for name, array in seen.items()}) == as_bytes(single)
        actions = np.array([chance.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        seen, rewards, terminated, truncated, info = one.step(actions)
        other, *rest, also = two.step(actions)
        assert [each.tolist() for each in rest] == [rewards.tolist(), terminated.tolist(), truncated.tolist()]
        single, reward, over, _, told = alone.step(actions[1])
        assert (rewards[1], terminated[1]) == (reward, over)
        assert one.observation_space.contains(seen)
        if over:
            ends += 1
            assert as_bytes(info["final_obs"][1]) == as_bytes(single)
            assert as_bytes(also["final_obs"][1]) == as_bytes(single)
            assert info["final_info"]["reason"][1] == told["reason"]
            single, _ = alone.reset()


def test_observations_are_copied_unless_told_otherwise(vector: Callable[..., VectorSoloEnv]) -> None:
    for copy in (True, False):
        env = vector(1, copy=copy)
        first, _ = env.reset(seed=[4])
        kept = as_bytes(first)
        env.step(np.array([0]))
        assert (as_bytes(first) == kept) == copy


def test_a_worker_that_is_killed_is_an_error_and_no_hang(vector: Callable[..., VectorSoloEnv]) -> None:
    env = vector(2, jobs=2)
    env.reset(seed=1)
    assert env.workers[1].pid is not None
    env.workers[1].kill()
    env.workers[1].join()
    assert env.workers[1].exitcode == -signal.SIGKILL
    with pytest.raises(RuntimeError, match="ended from outside"):
        env.step(np.array([0, 0]))
    assert env.closed


@pytest.mark.parametrize("jobs", [0, 3])
def test_processes_are_at_most_as_many_as_games(jobs: int) -> None:
    with pytest.raises(BadInput, match=f"num_envs=2, jobs={jobs}"):
        VectorSoloEnv(2, jobs=jobs)


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (lambda: SoloEnv("solo-standart"), "solo-standard"),
        (lambda: SoloEnv("competitive"), "several seats"),
        (lambda: SoloEnv(decks=["no-such-deck"]), "no-such-deck"),
        (lambda: TableEnv("competitive", seats=3), "2 players"),
        (lambda: SoloEnv().step(0), r"reset\(\) comes first"),
    ],
    ids=["format", "seats", "deck", "too many seats", "no game"],
)
def test_bad_input_gets_a_sentence(make: Callable[[], object], why: str) -> None:
    with pytest.raises(BadInput, match=why):
        make()
