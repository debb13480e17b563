"""What all Attributes have in common: a name, a number, a list of words, and how they are printed."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from delve.model.abilities import Ability
from delve.model.cards import Card
from delve.model.frames import Effect
from delve.model.ids import DAMAGE_NAMES, mask_of

# What may stand in the brackets after an Attribute's name.
NO_WORDS: Final = "none"
DAMAGE_WORDS: Final = "damage"
TYPE_WORDS: Final = "type"
ANY_WORDS: Final = "any"

# For rules of what an attack does to those it hits: preventing the Wound keeps off nothing but the Wound.
THOUGH_PREVENTED: Final = "even if the Wound is prevented"


@mypyc_attr(allow_interpreted_subclasses=True)
class Attribute(Ability):
    """An Attribute as it stands on a card: ``Resist 2 (fire)``."""

    NAME: ClassVar[str] = ""
    REMINDER: ClassVar[str] = ""
    NUMBERED: ClassVar[bool] = False
    WORDS: ClassVar[str] = NO_WORDS
    PLUS: ClassVar[bool] = False

    def __init__(self, amount: int = 0, words: tuple[str, ...] = (), then: tuple[Effect, ...] = ()) -> None:
        self.amount = amount
        self.words = words
        self.then = then

    def name(self) -> str:
        return self.NAME

    def damage(self) -> int:
        """The words in brackets as damage types."""
        return mask_of(DAMAGE_NAMES, self.words)

    def brings_back(self, card: Card) -> bool:
        for effect in self.then:
            if effect.brings_back(card):
                return True
        return False

    def text(self) -> str:
        words = self.NAME
        if self.NUMBERED:
            words += f" {'+' if self.PLUS else ''}{self.amount}"
        if self.words == DAMAGE_NAMES:
            words += " (all)"
        elif self.words:
            words += f" ({', '.join(self.words)})"
        if self.then:
            words += "; if that happens: " + " ".join([effect.text() for effect in self.then])
        return words

    def reminder(self) -> str:
        return self.rule(str(self.amount))

    @classmethod
    def rule(cls, number: str = "X") -> str:
        """The rule behind it with its number put in: ``#`` is the number, ``card(s)`` a noun that it counts."""
        return cls.REMINDER.replace("#", number).replace("(s)", "" if number == "1" else "s")
