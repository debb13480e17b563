"""Abilities: what a card in play does by itself.

An ability is frozen data on a card. The rules call its methods at certain moments; the defaults here mean "no effect".
Attributes (one file each in ``delve.attributes``) and standing effects (``delve.effects.bonus``) override them.

An index of the cards listening at each hook is kept up to date as cards enter and leave (``State.listeners``), so only
cards with an answer are asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from delve.model.enums import words_from
from delve.model.ids import NOTHING

if TYPE_CHECKING:
    from delve.model.cards import Card
    from delve.model.frames import Effect
    from delve.model.state import State
    from delve.model.tokens import Entity

# --- Hooks: places in State.listeners. -------------------------------------------------------------------

GIVES_POWER: Final = 0
GIVES_STAMINA: Final = 1
PARTY_POWER: Final = 2
ENCOUNTER_LIMIT: Final = 3
HAND_LIMIT: Final = 4
BANS: Final = 5
BOOSTING: Final = 6
PRICES: Final = 7
ENFEEBLES: Final = 8
POSSESSES: Final = 9
COMBAT_TRIGGER: Final = 10
ATTACKS_FIRST: Final = 11
END_OF_COMBAT: Final = 12
CLEARED: Final = 13
CHALLENGES_PARTY: Final = 14
BUYS_OFF: Final = 15
RESETS: Final = 16
GIVES_LIFE: Final = 17
REVEALS: Final = 18
HOOKS: Final = 19

# --- Marks: what a card is, as bits. ---------------------------------------------------------------------

STEALTH: Final = 1
LEAP: Final = 2
UNIQUE: Final = 4
SWIFT: Final = 8
UNSTOPPABLE: Final = 16
INCORPOREAL: Final = 32
CONTACT: Final = 64
CHARM: Final = 128
TARGET_X: Final = 256
DRAFT_MARK: Final = 512
FLIGHT: Final = 1024
FRENZY: Final = 2048
MARK_NAMES: Final = words_from(__name__, "STEALTH", " ", without=("_MARK",))


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount:
    """A number that may depend on the table."""

    FIELDS: ClassVar[dict[str, str]] = {}

    def value(self, state: State, me: Entity, about: int) -> int:
        """The current number, for the card ``me``; ``about`` is the target, if there is one."""
        raise NotImplementedError

    def text(self) -> str:
        raise NotImplementedError

    def with_sign(self) -> str:
        """``+4``, ``+2 for each attacker``."""
        return "+" + self.text()


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """Something that a card in play does by itself."""

    FIELDS: ClassVar[dict[str, str]] = {}

    def name(self) -> str:
        """Its name in the glossary, if it is an Attribute."""
        return ""

    def hooks(self) -> tuple[int, ...]:
        """The hooks at which it listens."""
        return ()

    def marks(self) -> int:
        return 0

    def area(self) -> int:
        """How many Adventurers its attack reaches."""
        return 1

    def time_limit(self) -> int:
        """How many Time Tokens it comes into play with."""
        return 0

    def immune(self) -> int:
        """The damage types that cannot Wound this card, as bits."""
        return 0

    def resists(self, damage: int) -> int:
        """The reduction of an attack of these types on it."""
        return 0

    # The card's own numbers, which stay while it is Locked.

    def own_power(self, state: State, me: Entity) -> int:
        return 0

    def own_stamina(self, state: State, me: Entity) -> int:
        return 0

    # Numbers of others, without effect while this card is Locked.

    def gives_power(self, state: State, me: Entity, other: Entity) -> int:
        return 0

    def gives_stamina(self, state: State, me: Entity, other: Entity) -> int:
        return 0

    def gives_life(self, state: State, me: Entity, other: Entity) -> int:
        return 0

    def limit(self) -> int:
        """How often per game its card's triggers may be used, or NOTHING for no limit (A-160)."""
        return NOTHING

    def party_power(self, state: State, me: Entity) -> int:
        """The Power it adds to the party's attack."""
        return 0

    def encounter_limit(self, state: State, me: Entity) -> int:
        return 0

    def hand_limit(self, state: State, me: Entity) -> int:
        """The Hand Limit it sets, or 0."""
        return 0

    def bans(self, state: State, me: Entity) -> int:
        """The kinds of Crawler card it forbids, as bits."""
        return 0

    def forbids_boost(self, state: State, me: Entity, other: Entity) -> bool:
        return False

    def adds_cost(self, state: State, me: Entity, other: Entity) -> int:
        return 0

    def price_to_leave(self) -> int:
        """The least Cost of a card that buys it off, or NOTHING."""
        return NOTHING

    def reveal_enters(self, state: State, me: Entity) -> bool:
        """Whether it makes a Dungeon card revealed by a Flip or Bust come into play."""
        return False

    # Effects at certain moments, or None.

    def takes_target(self) -> bool:
        """Whether it is Assigned to the Adventurer at Target X when the card enters."""
        return False

    def enters(self) -> Effect | None:
        return None

    def combat_trigger(self, state: State, me: Entity) -> Effect | None:
        return None

    def end_of_combat(self, state: State, me: Entity) -> Effect | None:
        return None

    def cleared(self, state: State, me: Entity) -> Effect | None:
        return None

    def attacks_first(self, state: State, me: Entity) -> bool:
        """Whether it attacks before the party does, this round."""
        return False

    def doubles_power(self) -> bool:
        """Whether its Power is doubled when it attacks first."""
        return False

    def instead_of_reset(self) -> Effect | None:
        return None

    def when_wounded(self, state: State, me: Entity, damage: int, melee: bool) -> Effect | None:
        """The reaction to a Wound, before the card leaves play."""
        return None

    def on_target(self, target: int) -> Effect | None:
        """The effect of its attack on each target hit, even if the Wound is prevented (A-142)."""
        return None

    def on_attack(self) -> Effect | None:
        """The effect of its attack once, if it hits."""
        return None

    def needs_wound(self) -> bool:
        """Whether those effects require a placed Wound (C-006)."""
        return False

    def brings_back(self, card: Card) -> bool:
        """Whether it could bring this card back from the Grave."""
        return False

    def text(self) -> str:
        return ""

    def reminder(self) -> str:
        """The reminder text, in brackets on a printed card."""
        return ""
