"""How search weighs options, and the value that it asks."""

from __future__ import annotations

import json
import math

import pytest
from tests.agents.tables import begin, given, usual

from delve.agents.catalogue import check_agent, learned, make_agent, oracle, read_budget
from delve.agents.features import FIGURES, PLACES, cards, figures
from delve.agents.search import Budget, SearchAgent, Settings, Tried, is_settled
from delve.agents.steady import SteadyAgent
from delve.agents.value import Value, read_value
from delve.engine.notation import line
from delve.engine.run import answer
from delve.model.decisions import PASS, Option
from delve.model.errors import BadInput
from delve.model.state import WON, State


def tried(*chances: float) -> Tried:
    found = Tried(Option(PASS))
    found.chances = list(chances)
    return found


def test_a_lead_is_counted_in_the_worlds_in_which_both_were_tried() -> None:
    lead, error = tried(0.5, 0.7, 0.9).lead(tried(0.4, 0.5))
    assert lead == pytest.approx(0.15)
    assert error == pytest.approx(0.05)
    assert tried(1.0).lead(tried(0.0)) == (0.0, 1.0)


def test_it_is_settled_when_one_is_clearly_ahead_or_all_are_alike() -> None:
    assert is_settled([tried(0.9, 0.8, 0.9, 0.8), tried(0.1, 0.1, 0.2, 0.1)])
    assert is_settled([tried(0.4, 0.6, 0.5), tried(0.4, 0.6, 0.5)])
    assert not is_settled([tried(0.4, 0.6, 0.5), tried(0.5, 0.4, 0.5)])


class Foreseen(SearchAgent):
    """Search with scripted playouts: the chance in each world by option."""

    def __init__(self, chances: dict[str, list[float]], clearly: float = 1.0) -> None:
        super().__init__(1, Budget(playouts=sum(len(each) for each in chances.values())), Settings(clearly=clearly))
        self.chances = chances
        self.asked_for: list[str] = []

    def play_on(self, world: State, seat: int, option: Option, number: int) -> float:
        said = line(world, option)
        self.asked_for.append(said)
        each = self.chances[said]
        return each[number % len(each)]


def attack() -> State:
    return given(step="attack", adventurers=["Gold Dwarf Warrior", "Wood Elf Scout"], encounter=["Orc"])


def test_it_does_as_steady_would_unless_something_is_clearly_better() -> None:
    state = attack()
    assert state.decision is not None
    usual_line = line(state, SteadyAgent(1).choose(state, 0))
    others = [said for said in (line(state, each) for each in state.decision.options) if said != usual_line]
    even = {usual_line: [0.5, 0.6, 0.4, 0.5], **{said: [0.6, 0.4, 0.6, 0.5] for said in others}}
    assert line(state, Foreseen(even).choose(state, 0)) == usual_line
    better = {**even, others[0]: [0.9, 0.8, 0.9, 0.8]}
    assert line(state, Foreseen(better).choose(state, 0)) == others[0]
    assert line(state, Foreseen(better, clearly=100.0).choose(state, 0)) == usual_line


def test_it_gives_up_half_of_the_options_after_every_stage_but_never_what_steady_would_do() -> None:
    state = attack()
    assert state.decision is not None
    lines = [line(state, option) for option in state.decision.options]
    usual_line = line(state, SteadyAgent(1).choose(state, 0))
    worst = next(said for said in lines if said != usual_line)
    chances = {said: [0.4, 0.6] * 20 for said in lines}
    chances[usual_line] = [0.4, 0.3] * 20
    chances[worst] = [0.2, 0.7, 0.1] * 20
    agent = Foreseen(chances)
    agent.choose(state, 0)
    assert len(lines) == 3
    assert agent.asked_for.count(worst) < agent.asked_for.count(usual_line)
    assert agent.asked_for.count(usual_line) == max(agent.asked_for.count(said) for said in lines)


def test_it_takes_a_win_that_is_there_to_be_taken() -> None:
    """The one Quest that is needed wants three Dragons in the Grave, and the third can be struck."""
    state = given(
        step="attack",
        adventurers=["Gold Dwarf Warrior", "Wood Elf Scout", "Keldornan Mercenary", "Gypsy Thief"],
        quests=["Dragon Slayer", "Goblin Slayer"],
        encounter=["Goblin", "Young Granite Dragon"],
        dungeon_grave=["Young Granite Dragon", "Young Granite Dragon"],
        tokens={"Young Granite Dragon": {"wounds": 1}},
        hand=["Long Sword", "Magic Greatsword"],
    )
    state.quests_needed = 1
    agent = make_agent("search:60", 3)
    for _ in range(12):
        if state.decision is None:
            break
        option = agent.choose(state, 0)
        assert any(option.same(each) for each in state.decision.options)
        answer(state, option)
    assert state.result == WON


def test_the_same_number_of_playouts_gives_the_same_answer_and_seconds_are_kept_to() -> None:
    state = attack()
    lines = {line(state, make_agent("search:24", 5).choose(state, 0)) for _ in range(3)}
    assert len(lines) == 1
    agent = SearchAgent(5, Budget(seconds=0.05), Settings())
    found = agent.weigh(state, 0)
    assert all(each.chances for each in found)


def test_the_oracle_alone_plays_on_the_world_there_is() -> None:
    state = begin(usual("solo-standard", 1), 3)
    deck = [state.card(id).name for id in state.crawler_deck(0)]
    world = oracle(1).world(state, 0, 7)
    assert [world.card(id).name for id in world.crawler_deck(0)] == deck
    assert world.chance.word() != state.clone().chance.word()
    other = SearchAgent(1, Budget(playouts=1), Settings()).world(state, 0, 7)
    assert [other.card(id).name for id in other.crawler_deck(0)] != deck


def test_a_name_says_how_long_to_think() -> None:
    assert read_budget("search:2s", "2s").seconds == 2.0
    assert read_budget("search:300", "300").playouts == 300
    for name in ("search:", "search:0", "search:-1s", "search:2m", "search:0.0s"):
        with pytest.raises(BadInput, match="how long to think"):
            check_agent(name)
    for name in ("steady:2s", "serch", "oracle"):
        with pytest.raises(BadInput, match="no agent is called"):
            check_agent(name)
    check_agent("oracle:5", ("oracle",))


# --- The value. --------------------------------------------------------------------------------------------------


def test_the_value_is_what_its_weights_make_of_figures_and_cards() -> None:
    """Of a network that looks at one figure and at the Goblins of the Encounter alone, the answer is known."""
    state = given(step="respond", encounter=["Goblin", "Orc", "Goblin"])
    width = 2
    inputs = FIGURES + width * len(PLACES)
    goblins = FIGURES + width * PLACES.index("encounter") + 1
    first = [[0.0] * inputs, [0.0] * inputs]
    first[0][goblins] = 0.25
    first[1][2] = -1.0  # Adventurers: nothing below 0 goes on
    value = Value({"Goblin": [0.0, 1.0]}, first, [0.5, 0.0], [[2.0, 5.0]], [0.0], [1.0], -1.0)
    assert value.of(state, 0) == pytest.approx(1 / (1 + math.exp(-(2.0 * (2 * 0.25 + 0.5) - 1.0))))
    copied = {name: getattr(value, name) for name in ("cards", "first", "second", "last")}
    biases = {name: getattr(value, name) for name in ("first_bias", "second_bias", "last_bias")}
    assert read_value(json.dumps({**copied, **biases})).of(state, 0) == value.of(state, 0)


@pytest.mark.parametrize(
    ("format", "seats"), [("solo-standard", 1), ("coop-3", 3), ("competitive", 2), ("multiplayer", 4)]
)
def test_the_learned_value_is_a_chance_at_every_table(format: str, seats: int) -> None:
    state = begin(usual(format, seats), 2)
    for seat in range(seats):
        assert len(figures(state, seat)) == FIGURES
        assert len(cards(state, seat)) == len(PLACES)
        assert 0.0 < learned().of(state, seat) < 1.0


def test_the_learned_value_likes_a_healthy_party() -> None:
    party = ["Gold Dwarf Warrior", "Wood Elf Scout", "Gypsy Thief", "Gypsy Stormcatcher"]
    well = given(step="respond", adventurers=party, encounter=["Goblin"])
    ill = given(step="respond", adventurers=party[:1], encounter=["Goblin", "Orc", "Troll"])
    assert learned().of(well, 0) > 3 * learned().of(ill, 0)
