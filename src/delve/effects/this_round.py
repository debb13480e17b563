"""Effects that last until the end of the round."""

from __future__ import annotations

from typing import ClassVar

from delve.effects.base import Targeted
from delve.effects.move import dungeon_of, mark_primary
from delve.effects.selectors import Selector
from delve.effects.words import listed, sentence, signed
from delve.model.abilities import MARK_NAMES
from delve.model.events import EFFECT_APPLIED, PRIMARY_TARGET_CHANGED
from delve.model.frames import Effect, Frame
from delve.model.ids import ADVENTURER, DAMAGE_NAMES, NOTHING, words_of
from delve.model.state import State
from delve.model.tokens import (
    GAINS_MARK,
    IMMUNE_TO,
    LOSES_MARK,
    MORE_POWER,
    MORE_STAMINA,
    NO_POWER,
    WHOLE_PARTY,
)
from delve.queries.marching_order import target_x
from delve.queries.standing import has_mark


class ChangePower(Targeted):
    """More or less Power this round."""

    FIELDS: ClassVar[dict[str, str]] = {"change_power": "int", "target": "selector", "all": "bool?"}

    def __init__(self, change_power: int, target: Selector, all: bool = False) -> None:
        super().__init__(target, 1, all)
        self.change_power = change_power

    def applies_to(self, state: State, id: int) -> bool:
        return state.card(id).power is not None

    def apply(self, state: State, frame: Frame, id: int) -> None:
        state.modify(MORE_POWER, id, self.change_power, frame.source)
        state.tell(EFFECT_APPLIED, frame.seat, id, frame.source, self.change_power, "power")

    def text(self) -> str:
        return sentence(f"{self.whom()} has {signed(self.change_power)} Power this Round")


class ChangeStamina(Targeted):
    """More or less Stamina this round."""

    FIELDS: ClassVar[dict[str, str]] = {"change_stamina": "int", "target": "selector", "all": "bool?"}

    def __init__(self, change_stamina: int, target: Selector, all: bool = False) -> None:
        super().__init__(target, 1, all)
        self.change_stamina = change_stamina

    def apply(self, state: State, frame: Frame, id: int) -> None:
        state.modify(MORE_STAMINA, id, self.change_stamina, frame.source)
        state.tell(EFFECT_APPLIED, frame.seat, id, frame.source, self.change_stamina, "stamina")

    def text(self) -> str:
        return sentence(f"{self.whom()} has {signed(self.change_stamina)} Stamina this Round")


class NoPower(Targeted):
    """Power 0 in the current attack: it still attacks, without Power (A-128)."""

    FIELDS: ClassVar[dict[str, str]] = {"no_power": "selector", "count": "count?", "all": "bool?"}

    def __init__(self, no_power: Selector, count: int = 1, all: bool = False) -> None:
        super().__init__(no_power, count, all)
        self.no_power = no_power

    def applies_to(self, state: State, id: int) -> bool:
        return state.card(id).power is not None

    def apply(self, state: State, frame: Frame, id: int) -> None:
        state.modify(NO_POWER, id, 0, frame.source)
        state.tell(EFFECT_APPLIED, frame.seat, id, frame.source, word="powerless")

    def text(self) -> str:
        return sentence(f"{self.whom()} has 0 Power in this attack")


class GainMarks(Targeted):
    """Stealth, Leap and the like, for this round."""

    FIELDS: ClassVar[dict[str, str]] = {"gains": "marks", "target": "selector", "all": "bool?"}

    def __init__(self, gains: int, target: Selector, all: bool = False) -> None:
        super().__init__(target, 1, all)
        self.gains = gains

    def apply(self, state: State, frame: Frame, id: int) -> None:
        state.modify(GAINS_MARK, id, self.gains, frame.source)
        state.tell(EFFECT_APPLIED, frame.seat, id, frame.source, word="gains " + self.named())

    def named(self) -> str:
        return listed([word.title() for word in words_of(MARK_NAMES, self.gains)])

    def text(self) -> str:
        return sentence(f"{self.whom()} gains {self.named()} this Round")


class LoseMarks(Targeted):
    """Loses Stealth and the like for this round."""

    FIELDS: ClassVar[dict[str, str]] = {"loses": "marks", "target": "selector", "all": "bool?"}

    def __init__(self, loses: int, target: Selector, all: bool = False) -> None:
        super().__init__(target, 1, all)
        self.loses = loses

    def applies_to(self, state: State, id: int) -> bool:
        return has_mark(state, state.entities[id], self.loses)

    def apply(self, state: State, frame: Frame, id: int) -> None:
        state.modify(LOSES_MARK, id, self.loses, frame.source)
        state.tell(EFFECT_APPLIED, frame.seat, id, frame.source, word="loses " + self.named())

    def named(self) -> str:
        return listed([word.title() for word in words_of(MARK_NAMES, self.loses)])

    def text(self) -> str:
        return sentence(f"{self.whom()} loses {self.named()} this Round")


class BecomeImmune(Targeted):
    """Immunity to damage types for this round: for one, or for the whole party (A-130)."""

    FIELDS: ClassVar[dict[str, str]] = {"immune": "damage", "target": "selector", "all": "bool?"}

    def __init__(self, immune: int, target: Selector, all: bool = False) -> None:
        super().__init__(target, 1, all)
        self.immune = immune

    def resolve(self, state: State, frame: Frame) -> None:
        if self.all and self.target.kind == 1 << ADVENTURER:
            state.modify(IMMUNE_TO, WHOLE_PARTY, self.immune, frame.source)
            state.tell(EFFECT_APPLIED, frame.seat, other=frame.source, word="all-immune " + self.named())
        else:
            super().resolve(state, frame)

    def apply(self, state: State, frame: Frame, id: int) -> None:
        state.modify(IMMUNE_TO, id, self.immune, frame.source)
        state.tell(EFFECT_APPLIED, frame.seat, id, frame.source, word="immune " + self.named())

    def named(self) -> str:
        return "(" + ", ".join(words_of(DAMAGE_NAMES, self.immune)) + ")"

    def text(self) -> str:
        return sentence(f"{self.whom()} is Immune {self.named()} this Round")


class BecomePrimary(Targeted):
    """Another Adventurer is the Primary Target for the rest of the round, or from now on (A-019, A-146)."""

    FIELDS: ClassVar[dict[str, str]] = {"primary": "selector", "lasting": "bool?"}

    def __init__(self, primary: Selector, lasting: bool = False) -> None:
        super().__init__(primary)
        self.primary = primary
        self.lasting = lasting

    def apply(self, state: State, frame: Frame, id: int) -> None:
        make_primary(state, frame, id, self.lasting)

    def text(self) -> str:
        how_long = "from now on" if self.lasting else "this Round"
        return sentence(f"{self.whom()} of your choice is the Primary Target {how_long}")


class PrimaryAtX(Effect):
    """The Adventurer at Target X becomes the Primary Target."""

    FIELDS: ClassVar[dict[str, str]] = {"primary_x": "bool", "lasting": "bool?"}

    def __init__(self, primary_x: bool, lasting: bool = False) -> None:
        self.primary_x = primary_x
        self.lasting = lasting

    def resolve(self, state: State, frame: Frame) -> None:
        target = target_x(state, frame.seat, dungeon_of(state, frame))
        if target != NOTHING:
            make_primary(state, frame, target, self.lasting)

    def text(self) -> str:
        return f"The Adventurer at Target X is the Primary Target {'from now on' if self.lasting else 'this Round'}."


def make_primary(state: State, frame: Frame, id: int, lasting: bool) -> None:
    mark_primary(state, state.entities[id].owner, id, lasting)
    state.tell(PRIMARY_TARGET_CHANGED, frame.seat, id, frame.source)
