"""Numbers that depend on the table."""

from __future__ import annotations

from typing import ClassVar

from delve.effects.selectors import Selector
from delve.effects.words import signed
from delve.model.abilities import Amount
from delve.model.ids import DISTANCE_NAMES, DUNGEON_GRAVE
from delve.model.state import State
from delve.model.tokens import Entity
from delve.queries.marching_order import order
from delve.queries.power import Onslaught, attack_distances
from delve.queries.standing import is_active


class Fixed(Amount):
    """A printed number."""

    FIELDS: ClassVar[dict[str, str]] = {"amount": "int"}

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def value(self, state: State, me: Entity, about: int) -> int:
        return self.amount

    def text(self) -> str:
        return str(self.amount)

    def with_sign(self) -> str:
        return signed(self.amount)


class PerAttacker(Amount):
    """So much for each attacker on the target's list, those with 0 Power and the negated included (A-124)."""

    FIELDS: ClassVar[dict[str, str]] = {"per_attacker": "int"}

    def __init__(self, per_attacker: int) -> None:
        self.per_attacker = per_attacker

    def value(self, state: State, me: Entity, about: int) -> int:
        return self.per_attacker * len(Onslaught(state, state.active).on(about))

    def text(self) -> str:
        return f"{self.per_attacker} for each attacker on the target it defends"


class PerAlly(Amount):
    """So much for each ally: for the party, each Active Adventurer (A-016)."""

    FIELDS: ClassVar[dict[str, str]] = {"per_ally": "int"}

    def __init__(self, per_ally: int) -> None:
        self.per_ally = per_ally

    def value(self, state: State, me: Entity, about: int) -> int:
        active = [id for id in order(state, me.owner) if is_active(state, state.entities[id])]
        return self.per_ally * len(active)

    def text(self) -> str:
        return f"{self.per_ally} for each ally"


class PerCard(Amount):
    """So much for each card that matches, wherever the selector looks."""

    FIELDS: ClassVar[dict[str, str]] = {"per_card": "selector", "amount": "int?"}

    def __init__(self, per_card: Selector, amount: int = 1) -> None:
        self.per_card = per_card
        self.amount = amount

    def value(self, state: State, me: Entity, about: int) -> int:
        seat = state.active
        if self.per_card.zone == DUNGEON_GRAVE:
            return self.amount * len(
                [id for id in state.cards(DUNGEON_GRAVE, me.owner) if self.per_card.matches(state, state.entities[id])]
            )
        return self.amount * self.per_card.count(state, seat)

    def text(self) -> str:
        return f"{self.amount} for each {self.per_card.noun()}"


class AtDistance(Amount):
    """So much if the attack has that Distance when it is resolved, else nothing (A-162)."""

    FIELDS: ClassVar[dict[str, str]] = {"amount": "int", "if_attack_is": "distance"}

    def __init__(self, amount: int, if_attack_is: int) -> None:
        self.amount = amount
        self.if_attack_is = if_attack_is

    def value(self, state: State, me: Entity, about: int) -> int:
        attack = state.attack
        if attack is None or not attack_distances(state, attack) >> self.if_attack_is & 1:
            return 0
        return self.amount

    def text(self) -> str:
        return f"{self.amount} if the attack is {DISTANCE_NAMES[self.if_attack_is].capitalize()}"
