"""Locks, Activation, Poison: turning cards and placing tokens."""

from __future__ import annotations

from typing import ClassVar

from delve.effects.base import Targeted
from delve.effects.selectors import Selector
from delve.effects.words import plural, sentence, signed
from delve.model.events import ACTIVATED, RESET_DONE, TARGET_ASSIGNED, TOKEN_CHANGED
from delve.model.frames import Effect, Frame
from delve.model.ids import NOTHING, TRAP
from delve.model.state import State
from delve.model.tokens import ACTIVATED_FLAG, ACTIVATION_FROM, LOCK_FROM, POISON_FROM
from delve.queries.marching_order import primary_target
from delve.queries.standing import is_locked, is_ready


def remember_trap(state: State, what: int, id: int, amount: int, source: int) -> None:
    """Records what a Trap has placed on a card, so that it can be undone this round (C-011)."""
    if source != NOTHING and state.card(source).kind == TRAP:
        state.modify(what, id, amount, source)


def activate_card(state: State, id: int, source: int = NOTHING) -> None:
    """Activates a card, unless it is Activated already."""
    if not state.entities[id].activated():
        state.edit(id).flags |= ACTIVATED_FLAG
        state.tell(ACTIVATED, card=id, other=source)
        remember_trap(state, ACTIVATION_FROM, id, 1, source)


def lock_card(state: State, id: int, amount: int, source: int = NOTHING) -> None:
    state.edit(id).locks += amount
    state.tell(TOKEN_CHANGED, card=id, other=source, amount=amount, word="lock")
    remember_trap(state, LOCK_FROM, id, amount, source)


def poison_card(state: State, id: int, amount: int, source: int = NOTHING) -> None:
    state.edit(id).poison += amount
    state.tell(TOKEN_CHANGED, card=id, other=source, amount=amount, word="poison")
    remember_trap(state, POISON_FROM, id, amount, source)


def reset_card(state: State, id: int) -> None:
    """Resets a card, and forgets what Activated it."""
    state.edit(id).flags &= ~ACTIVATED_FLAG
    for modifier in state.modifiers:
        if modifier.what == ACTIVATION_FROM and modifier.target == id:
            state.modifiers = tuple([other for other in state.modifiers if other is not modifier])
    state.tell(RESET_DONE, card=id)


class LockPrimary(Effect):
    """A trap springs: Lock Tokens on the Primary Target, optionally Activating it as well (A-005)."""

    FIELDS: ClassVar[dict[str, str]] = {"lock_primary": "number", "activate": "bool?"}

    def __init__(self, lock_primary: int, activate: bool = False) -> None:
        self.lock_primary = lock_primary
        self.activate = activate

    def resolve(self, state: State, frame: Frame) -> None:
        target = primary_target(state, frame.seat)
        if target == NOTHING:
            return
        if self.activate:
            activate_card(state, target, frame.source)
        if self.lock_primary:
            lock_card(state, target, self.lock_primary, frame.source)

    def text(self) -> str:
        locks = f"{signed(self.lock_primary)} {'Lock' if self.lock_primary == 1 else 'Locks'}"
        if not self.lock_primary:
            return "Activate the Primary Target."
        if self.activate:
            return f"Activate the Primary Target, {locks} on it."
        return f"{locks} on the Primary Target."


class Lock(Targeted):
    """Lock Tokens on the target."""

    FIELDS: ClassVar[dict[str, str]] = {"lock": "count", "target": "selector", "all": "bool?"}

    def __init__(self, lock: int, target: Selector, all: bool = False) -> None:
        super().__init__(target, 1, all)
        self.lock = lock

    def apply(self, state: State, frame: Frame, id: int) -> None:
        lock_card(state, id, self.lock, frame.source)

    def text(self) -> str:
        return sentence(f"{signed(self.lock)} {'Lock' if self.lock == 1 else 'Locks'} on {self.whom()}")


class Activate(Targeted):
    """Activates a card, so that it cannot attack (A-108)."""

    FIELDS: ClassVar[dict[str, str]] = {"activate": "selector", "count": "count?", "all": "bool?"}

    def __init__(self, activate: Selector, count: int = 1, all: bool = False) -> None:
        super().__init__(activate, count, all)
        self.activate = activate

    def applies_to(self, state: State, id: int) -> bool:
        return not state.entities[id].activated()

    def apply(self, state: State, frame: Frame, id: int) -> None:
        activate_card(state, id, frame.source)

    def text(self) -> str:
        return sentence(f"activate {self.whom()}")


class Reset(Targeted):
    """Resets a card; it may act once more in another Step (A-086)."""

    FIELDS: ClassVar[dict[str, str]] = {"reset": "selector", "count": "count?", "all": "bool?"}

    def __init__(self, reset: Selector, count: int = 1, all: bool = False) -> None:
        super().__init__(reset, count, all)
        self.reset = reset

    def applies_to(self, state: State, id: int) -> bool:
        # A Locked card is not Reset (B-024, C-018).
        entity = state.entities[id]
        return entity.activated() and not is_locked(state, entity)

    def apply(self, state: State, frame: Frame, id: int) -> None:
        reset_card(state, id)

    def text(self) -> str:
        return sentence(f"reset {self.whom()}")


class Poison(Effect):
    """Poison Tokens on the target that an attack Wounded (A-138)."""

    FIELDS: ClassVar[dict[str, str]] = {"poison": "int", "target": "int"}

    def __init__(self, poison: int, target: int) -> None:
        self.poison = poison
        self.target = target

    def resolve(self, state: State, frame: Frame) -> None:
        poison_card(state, self.target, self.poison, frame.source)

    def text(self) -> str:
        return f"{plural(self.poison, 'Poison Token')} on the target."


class Pin(Effect):
    """Activates and Locks the target that an attack Wounded (A-139)."""

    FIELDS: ClassVar[dict[str, str]] = {"target": "int"}

    def __init__(self, target: int) -> None:
        self.target = target

    def resolve(self, state: State, frame: Frame) -> None:
        activate_card(state, self.target, frame.source)
        lock_card(state, self.target, 1, frame.source)

    def text(self) -> str:
        return "Activate and Lock the target."


class LinkTo(Targeted):
    """A Permanent Effect is linked to a card, and lasts as long as that card is in play (B-009)."""

    FIELDS: ClassVar[dict[str, str]] = {"target": "selector"}

    def __init__(self, target: Selector) -> None:
        super().__init__(target)

    def applies_to(self, state: State, id: int) -> bool:
        return state.card(id).has_life()

    def apply(self, state: State, frame: Frame, id: int) -> None:
        state.edit(frame.source).target = id
        state.tell(TARGET_ASSIGNED, frame.seat, frame.source, id)

    def text(self) -> str:
        return sentence(f"link this to {self.whom()}; it stays while that card does")


class PayActivation(Targeted):
    """Part of a card's cost: Activate one of your Adventurers (A-159)."""

    FIELDS: ClassVar[dict[str, str]] = {"target": "selector"}

    def __init__(self, target: Selector) -> None:
        super().__init__(target)

    def is_cost(self) -> bool:
        return True

    def candidates(self, state: State, seat: int, source: int) -> list[int]:
        """Players Activate only their own Adventurers (B-077)."""
        return [id for id in super().candidates(state, seat, source) if state.entities[id].owner == seat]

    def applies_to(self, state: State, id: int) -> bool:
        return is_ready(state, state.entities[id])

    def apply(self, state: State, frame: Frame, id: int) -> None:
        activate_card(state, id)

    def text(self) -> str:
        return sentence(f"activate {self.whom()}")
