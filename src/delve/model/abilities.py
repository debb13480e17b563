"""What a card in play does without being asked.

An ability is frozen data on a card. Every method is a question that the rules ask at their own moment; the
answers here are those of a card with nothing to say. Attributes (one file each in ``delve.attributes``) and
standing effects (``delve.effects.bonus``) answer otherwise.

Which cards in play listen at which hook is kept up to date as cards come and go (``State.listeners``), so a
question is put only to the cards that have an answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from delve.model.ids import NOTHING

if TYPE_CHECKING:
    from delve.model.cards import Card
    from delve.model.frames import Effect
    from delve.model.state import State
    from delve.model.tokens import Entity

# --- Hooks: places in State.listeners. -----------------------------------------------------------------

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

MARK_NAMES: Final = (
    "stealth",
    "leap",
    "unique",
    "swift",
    "unstoppable",
    "incorporeal",
    "contact",
    "charm",
    "target x",
    "draft",
    "flight",
    "frenzy",
)
STEALTH: Final = 1
LEAP: Final = 2
UNIQUE: Final = 4
SWIFT: Final = 8
UNSTOPPABLE: Final = 16
INCORPOREAL: Final = 32
CONTACT: Final = 64
CHARM: Final = 128
TARGET_X: Final = 256
DRAFTED: Final = 512
FLIGHT: Final = 1024
FRENZY: Final = 2048


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount:
    """A number that may depend on the table."""

    FIELDS: ClassVar[dict[str, str]] = {}

    def value(self, state: State, me: Entity, about: int) -> int:
        """The number now, for the card ``me``; ``about`` is the target in question, if there is one."""
        raise NotImplementedError

    def text(self) -> str:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """A question about the table with the answer yes or no."""

    FIELDS: ClassVar[dict[str, str]] = {}

    def holds(self, state: State, seat: int) -> bool:
        raise NotImplementedError

    def text(self) -> str:
        raise NotImplementedError

    def goal(self) -> str:
        """What to do for the answer to become yes, as an order."""
        return self.text()

    def progress(self, state: State, seat: int) -> tuple[int, int]:
        """How far it has come, of how much; (0, 0) where there is nothing to count."""
        return 0, 0

    def is_attainable(self, state: State, seat: int) -> bool:
        """Whether the answer can still become yes, as far as where the cards lie shows it (C-014)."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """Something a card in play does without being asked."""

    FIELDS: ClassVar[dict[str, str]] = {}

    def name(self) -> str:
        """The glossary's name of it, where it is an Attribute."""
        return ""

    def hooks(self) -> tuple[int, ...]:
        """Where it wants to be asked."""
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
        """By how much it lowers an attack of those types that has it as a target."""
        return 0

    # Numbers of this card itself; they last while it is Locked.

    def own_power(self, state: State, me: Entity) -> int:
        return 0

    def own_stamina(self, state: State, me: Entity) -> int:
        return 0

    # Numbers of others; silent while this card is Locked.

    def gives_power(self, state: State, me: Entity, other: Entity) -> int:
        return 0

    def gives_stamina(self, state: State, me: Entity, other: Entity) -> int:
        return 0

    def gives_life(self, state: State, me: Entity, other: Entity) -> int:
        return 0

    def limit(self) -> int:
        """How often in a game its card's triggers may be used, or NOTHING for as often as they come (A-160)."""
        return NOTHING

    def party_power(self, state: State, me: Entity) -> int:
        """What it adds to the party's attack."""
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
        """The Cost of the card that buys it off, or NOTHING."""
        return NOTHING

    def reveal_enters(self, state: State, me: Entity) -> bool:
        """Whether a Dungeon card turned up by a Flip or Bust comes into play because of it."""
        return False

    # What it does at its moment, as an effect, or None.

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
        """Something this card does because it was Wounded, before it leaves play."""
        return None

    def on_target(self, target: int) -> Effect | None:
        """What an attack with it does to each target it hits, also if the Wound is prevented (A-142)."""
        return None

    def on_attack(self) -> Effect | None:
        """What an attack with it does once, if it hits."""
        return None

    def needs_wound(self) -> bool:
        """Whether that happens only if a Wound was placed (C-006)."""
        return False

    def brings_back(self, card: Card) -> bool:
        """Whether it could bring this card back from the Grave."""
        return False

    def text(self) -> str:
        return ""

    def reminder(self) -> str:
        """The rule behind the word, in brackets on a printed card."""
        return ""
