"""Standing effects: what a card does to others or to the game while it is in play."""

from __future__ import annotations

from typing import ClassVar, Final

from delve.effects.control import Sequence
from delve.effects.selectors import Selector
from delve.effects.words import listed, many, sentence, signed
from delve.model.abilities import (
    BANS,
    BOOSTING,
    CLEARED,
    COMBAT_TRIGGER,
    ENCOUNTER_LIMIT,
    GIVES_LIFE,
    GIVES_POWER,
    GIVES_STAMINA,
    HAND_LIMIT,
    PARTY_POWER,
    REVEALS,
    Ability,
)
from delve.model.cards import Card
from delve.model.frames import Effect
from delve.model.ids import KIND_NAMES, words_of
from delve.model.state import State
from delve.model.tokens import TRIGGERED_FLAG, Entity

STATS: Final = ("power", "stamina", "life")


class Gain(Ability):
    """Cards that match have more (or less) Power, Stamina or Life."""

    FIELDS: ClassVar[dict[str, str]] = {
        "gain": "stat",
        "amount": "int",
        "each": "selector",
        "others": "bool?",
    }

    def __init__(self, gain: str, amount: int, each: Selector, others: bool = False) -> None:
        self.gain = gain
        self.amount = amount
        self.each = each
        self.others = others

    def hooks(self) -> tuple[int, ...]:
        if self.gain == "power":
            return (GIVES_POWER,)
        return (GIVES_STAMINA,) if self.gain == "stamina" else (GIVES_LIFE,)

    def given(self, state: State, me: Entity, other: Entity) -> int:
        if self.others and me.id == other.id:
            return 0
        return self.amount if self.each.matches(state, other) else 0

    def gives_power(self, state: State, me: Entity, other: Entity) -> int:
        return self.given(state, me, other) if self.gain == "power" else 0

    def gives_stamina(self, state: State, me: Entity, other: Entity) -> int:
        return self.given(state, me, other) if self.gain == "stamina" else 0

    def gives_life(self, state: State, me: Entity, other: Entity) -> int:
        return self.given(state, me, other) if self.gain == "life" else 0

    def text(self) -> str:
        whom = ("each other " if self.others else "each ") + self.each.noun()
        return sentence(f"{whom} gains {signed(self.amount)} {self.gain.capitalize()}")


class LinkedGain(Ability):
    """The card that this one is linked to has more (or less) Power or Stamina (B-009)."""

    FIELDS: ClassVar[dict[str, str]] = {"linked_gain": "stat", "amount": "int"}

    def __init__(self, linked_gain: str, amount: int) -> None:
        self.linked_gain = linked_gain
        self.amount = amount

    def hooks(self) -> tuple[int, ...]:
        if self.linked_gain == "power":
            return (GIVES_POWER,)
        return (GIVES_STAMINA,) if self.linked_gain == "stamina" else (GIVES_LIFE,)

    def gives_power(self, state: State, me: Entity, other: Entity) -> int:
        return self.amount if self.linked_gain == "power" and me.target == other.id else 0

    def gives_stamina(self, state: State, me: Entity, other: Entity) -> int:
        return self.amount if self.linked_gain == "stamina" and me.target == other.id else 0

    def gives_life(self, state: State, me: Entity, other: Entity) -> int:
        return self.amount if self.linked_gain == "life" and me.target == other.id else 0

    def text(self) -> str:
        return f"The card it is linked to gains {signed(self.amount)} {self.linked_gain.capitalize()}."


class PartyAttack(Ability):
    """The party's attack has more or less Power."""

    FIELDS: ClassVar[dict[str, str]] = {"party_power": "int"}

    def __init__(self, party_power: int) -> None:
        self.amount = party_power

    def hooks(self) -> tuple[int, ...]:
        return (PARTY_POWER,)

    def party_power(self, state: State, me: Entity) -> int:
        return self.amount

    def text(self) -> str:
        return f"The Adventurers' attack has {signed(self.amount)} Power."


class RaiseLimit(Ability):
    """The Encounter Limit is higher while this is in play (A-027)."""

    FIELDS: ClassVar[dict[str, str]] = {"encounter_limit": "int"}

    def __init__(self, encounter_limit: int) -> None:
        self.amount = encounter_limit

    def hooks(self) -> tuple[int, ...]:
        return (ENCOUNTER_LIMIT,)

    def encounter_limit(self, state: State, me: Entity) -> int:
        return self.amount

    def text(self) -> str:
        return f"Encounter Limit {signed(self.amount)}."


class SetHandLimit(Ability):
    """The Hand Limit becomes a number (B-044)."""

    FIELDS: ClassVar[dict[str, str]] = {"hand_limit": "count"}

    def __init__(self, hand_limit: int) -> None:
        self.amount = hand_limit

    def hooks(self) -> tuple[int, ...]:
        return (HAND_LIMIT,)

    def hand_limit(self, state: State, me: Entity) -> int:
        return self.amount

    def text(self) -> str:
        return f"Your Hand Limit is at least {self.amount}."


class Ban(Ability):
    """Kinds of Crawler card that cannot be played or Spent (A-052)."""

    FIELDS: ClassVar[dict[str, str]] = {"ban": "kinds"}

    def __init__(self, ban: int) -> None:
        self.ban = ban

    def hooks(self) -> tuple[int, ...]:
        return (BANS,)

    def bans(self, state: State, me: Entity) -> int:
        return self.ban

    def text(self) -> str:
        kinds = listed([many(word.capitalize() + " card") for word in words_of(KIND_NAMES, self.ban)], "or")
        return f"You cannot play or Spend {kinds}."


class BoostOnly(Ability):
    """Only cards that match can be Boosted (A-064)."""

    FIELDS: ClassVar[dict[str, str]] = {"boost_only": "selector"}

    def __init__(self, boost_only: Selector) -> None:
        self.boost_only = boost_only

    def hooks(self) -> tuple[int, ...]:
        return (BOOSTING,)

    def forbids_boost(self, state: State, me: Entity, other: Entity) -> bool:
        return not self.boost_only.matches(state, other)

    def text(self) -> str:
        return f"Only {self.boost_only.noun(plural=True)} can be Boosted."


class CombatTrigger(Ability):
    """Something that happens when Combat begins: in the card's first round only, or in every round (A-066)."""

    FIELDS: ClassVar[dict[str, str]] = {"at_combat": "effects", "recurring": "bool?"}

    def __init__(self, at_combat: tuple[Effect, ...], recurring: bool = False) -> None:
        self.at_combat = at_combat
        self.recurring = recurring

    def hooks(self) -> tuple[int, ...]:
        return (COMBAT_TRIGGER,)

    def combat_trigger(self, state: State, me: Entity) -> Effect | None:
        if not self.recurring and me.flags & TRIGGERED_FLAG:
            return None
        return Sequence(self.at_combat)

    def brings_back(self, card: Card) -> bool:
        return Sequence(self.at_combat).brings_back(card)

    def text(self) -> str:
        moment = "At every Combat" if self.recurring else "At its first Combat"
        return f"{moment}: " + " ".join([effect.text() for effect in self.at_combat])


class WhenCleared(Ability):
    """Something that happens when the card leaves in Step 4.2, and only then (B-013, B-014)."""

    FIELDS: ClassVar[dict[str, str]] = {"when_cleared": "effects"}

    def __init__(self, when_cleared: tuple[Effect, ...]) -> None:
        self.when_cleared = when_cleared

    def hooks(self) -> tuple[int, ...]:
        return (CLEARED,)

    def cleared(self, state: State, me: Entity) -> Effect | None:
        return Sequence(self.when_cleared)

    def brings_back(self, card: Card) -> bool:
        return Sequence(self.when_cleared).brings_back(card)

    def text(self) -> str:
        return "When this is cleared away: " + " ".join([effect.text() for effect in self.when_cleared])


class RevealedEnter(Ability):
    """A card turned up by a Flip or a Bust comes into play at once."""

    FIELDS: ClassVar[dict[str, str]] = {"revealed_enter": "bool"}

    def __init__(self, revealed_enter: bool) -> None:
        self.revealed_enter = revealed_enter

    def hooks(self) -> tuple[int, ...]:
        return (REVEALS,)

    def reveal_enters(self, state: State, me: Entity) -> bool:
        return self.revealed_enter

    def text(self) -> str:
        return "A card that is Flipped or Busted comes into play at once."
