"""Advice: what a strong player would do in a seat, how likely it is to win with each option, and why.

For hints, coaching and game review. Both functions take the real state and look only at what the seat may know: the
same view and the same seed give the same advice. They take as long as the budget allows and belong in a process of
their own where others wait (server/processes.py).
"""

from __future__ import annotations

import time
from typing import Final

from delve.agents.base import handed
from delve.agents.catalogue import search
from delve.agents.following import ENDINGS
from delve.agents.foresight import OTHERWISE, kind_of, reasons
from delve.agents.search import Budget, Tried
from delve.engine.notation import line
from delve.model.decisions import Option
from delve.model.shown import Advice, Weighed
from delve.model.state import UNDECIDED, State

# The most worlds per position.
WORLDS: Final = 200


def advise(state: State, seed: int, budget: Budget) -> Advice:
    """Advice on the open decision, for the seat that is asked."""
    decision = state.decision
    assert decision is not None
    seat = decision.seat
    dealt = handed(state, seat, seed)
    tried = search(seed, budget).weigh(dealt, seat)
    # The chance in all worlds is known of the one that was tried in most; of the others, how far they are behind it.
    anchor = max(tried, key=lambda each: len(each.chances))
    chances = [chance_beside(anchor, each) for each in tried]
    options: list[Weighed] = []
    for each, chance in zip(tried, chances, strict=True):
        error = 0.0 if each is tried[0] else tried[0].lead(each)[1]
        options.append({"line": line(dealt, each.option), "chance": chance, "error": error})
    others = sorted(range(1, len(tried)), key=lambda place: -chances[place])
    rivals = [place for place in others if is_rival(dealt, tried[0].option, tried[place].option)]
    return {
        "line": options[0]["line"],
        "chance": chances[0],
        "options": [options[0], *[options[place] for place in others]],
        "rival": options[(rivals or others)[0]],
        "reasons": reasons(dealt, seat, tried[0].option),
    }


def chance_beside(anchor: Tried, each: Tried) -> float:
    """How likely the seat is to win with an option, by how it did in the same worlds as another."""
    count = min(len(anchor.chances), len(each.chances))
    gap = sum(each.chances[:count]) / max(1, count) - sum(anchor.chances[:count]) / max(1, count)
    return min(1.0, max(0.0, anchor.mean() + gap))


def is_rival(state: State, chosen: Option, other: Option) -> bool:
    """Whether another option is another plan: in a Combat, to begin the same with somebody else is none."""
    return kind_of(state) == OTHERWISE or (chosen.verb in ENDINGS) != (other.verb in ENDINGS)


def win_chance(state: State, seat: int, seed: int, budget: Budget) -> float:
    """How likely a seat is to win from a position, whoever is asked there: the mean of worlds that it could be in."""
    agent = search(seed, budget)
    if state.result != UNDECIDED:
        return agent.chance_of(state, seat)
    begun = time.monotonic()
    dealt = handed(state, seat, seed)
    total = 0.0
    worlds = 0
    while worlds < WORLDS and (worlds == 0 or not agent.is_spent(worlds, begun, 1.0)):
        total += agent.play_out(agent.world(dealt, seat, worlds), seat, worlds, state.round + 1)
        worlds += 1
    return total / worlds
