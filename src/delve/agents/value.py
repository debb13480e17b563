"""How likely a seat is to win from a position, as learned from games (``python -m delve.lab.training``).

A small network: every card has a few numbers, those of the cards in each place are added up, and with the figures of
the table they go through two hidden layers. Its weights are data, read without a training library; a card that was
unknown when they were learned adds nothing.
"""

from __future__ import annotations

import json
import math

from delve.agents.features import cards, figures
from delve.model.state import State

Vector = list[float]


class Value:
    """A learned value function."""

    def __init__(
        self,
        cards: dict[str, Vector],
        first: list[Vector],
        first_bias: Vector,
        second: list[Vector],
        second_bias: Vector,
        last: Vector,
        last_bias: float,
    ) -> None:
        self.cards = cards
        self.width = len(next(iter(cards.values())))
        self.first = first  # for each of the first hidden layer what every input adds to it
        self.first_bias = first_bias
        self.second = second
        self.second_bias = second_bias
        self.last = last
        self.last_bias = last_bias

    def of(self, state: State, seat: int) -> float:
        """The chance that this seat wins, between 0 and 1."""
        inputs = figures(state, seat)
        for ids in cards(state, seat):
            inputs.extend(self.added_up(state, ids))
        hidden = layer(self.first, self.first_bias, inputs)
        total = self.last_bias + product(self.last, layer(self.second, self.second_bias, hidden))
        return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, total))))

    def added_up(self, state: State, ids: tuple[int, ...]) -> Vector:
        """The numbers of several cards together."""
        known: list[Vector] = []
        for id in ids:
            found = self.cards.get(state.entities[id].card.name)
            if found is not None:
                known.append(found)
        total: Vector = []
        for place in range(self.width):
            sum_here = 0.0
            for each in known:
                sum_here += each[place]
            total.append(sum_here)
        return total


def layer(weights: list[Vector], bias: Vector, inputs: Vector) -> Vector:
    """The output of a layer of the network."""
    found: Vector = []
    for place, each in enumerate(weights):
        found.append(max(0.0, bias[place] + product(each, inputs)))
    return found


def product(one: Vector, other: Vector) -> float:
    total = 0.0
    for place, number in enumerate(one):
        total += number * other[place]
    return total


def read_value(text: str) -> Value:
    """The value in a file of weights."""
    found = json.loads(text)
    return Value(
        found["cards"],
        found["first"],
        found["first_bias"],
        found["second"],
        found["second_bias"],
        found["last"],
        found["last_bias"],
    )
