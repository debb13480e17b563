"""A card as printed, made once when its card file is read."""

from __future__ import annotations

from delve.model.abilities import CHALLENGES_PARTY, Ability, Amount
from delve.model.conditions import Condition
from delve.model.frames import Effect
from delve.model.ids import ADVENTURER, ANY_WINDOW, CHARACTER, HARM, NO_DISTANCE, QUEST, TACTIC


def hooks_of(abilities: tuple[Ability, ...]) -> tuple[int, ...]:
    """The hooks at which any of these abilities listens."""
    hooks: set[int] = set()
    for ability in abilities:
        hooks.update(ability.hooks())
    return tuple(sorted(hooks))


def names_of(abilities: tuple[Ability, ...]) -> tuple[str, ...]:
    """The names of the Attributes among these abilities, as selectors write them."""
    return tuple([ability.name().lower() for ability in abilities if ability.name()])


class Block:
    """An action block of a Crawler card: the basic one, the Boost, or a red Disruption block."""

    def __init__(
        self,
        power: Amount | None = None,
        stamina: Amount | None = None,
        distance: int = NO_DISTANCE,
        damage: int = 0,
        area: int = 1,
        permanent: bool = False,
        assigned: bool = False,
        activates: int = 0,
        when: int = ANY_WINDOW,
        effects: tuple[Effect, ...] = (),
        spend: tuple[Effect, ...] = (),
        spend_when: int = ANY_WINDOW,
        abilities: tuple[Ability, ...] = (),
        needs: Condition | None = None,
        when_discarded: tuple[Effect, ...] = (),
    ) -> None:
        self.power = power
        self.stamina = stamina
        self.distance = distance
        self.damage = damage
        self.area = area
        self.permanent = permanent
        self.assigned = assigned
        self.activates = activates
        self.when = when
        self.effects = effects
        self.spend = spend
        self.spend_when = spend_when
        self.abilities = abilities
        self.needs = needs
        self.when_discarded = when_discarded
        self.hooks = hooks_of(abilities)
        self.attributes = names_of(abilities)


class Challenge:
    """A challenge on a Dungeon card: win the attack and the defence for a reward."""

    def __init__(self, won: tuple[Effect, ...], lost: tuple[Effect, ...]) -> None:
        self.won = won
        self.lost = lost


class Card:
    """A card of any kind. Fields that a kind does not have are empty."""

    def __init__(self, name: str, kind: int, cost: int = 0) -> None:
        self.name = name
        self.kind = kind
        self.cost = cost
        self.set = ""
        self.rarity = ""
        self.number = 0
        # Adventurers and Characters.
        self.life = 0
        self.resources: tuple[int, int, int, int] = (0, 0, 0, 0)
        self.classes: tuple[str, ...] = ()
        self.class_bits = 0  # the same as bits, for comparing
        self.keys: tuple[str, ...] = ()
        self.types: tuple[str, ...] = ()
        # Dungeon cards.
        self.power: Amount | None = None
        self.damage = HARM
        self.distance = NO_DISTANCE
        self.distance_bonus = 0
        self.area = 1
        self.time_limit = 0
        self.abilities: tuple[Ability, ...] = ()
        self.enters: tuple[Effect, ...] = ()
        self.challenge: Challenge | None = None
        self.linked = False
        # Crawler cards.
        self.blocks: tuple[Block, ...] = ()
        self.boost_classes: tuple[str, ...] = ()
        self.boost_bits = 0
        self.red_block: Block | None = None  # Disruption, first kind: only against an opponent
        self.blended = False  # Disruption, second kind: one block for oneself or against an opponent
        # Quests.
        self.goal: Condition | None = None
        self.doom: Condition | None = None
        # Filled in by `finish`.
        self.marks = 0
        self.immune = 0
        self.hooks: tuple[int, ...] = ()
        self.attributes: tuple[str, ...] = ()
        self.takes_target = False
        self.moments = 0

    def finish(self) -> Card:
        """Computes derived fields that are read often; called once, last."""
        for ability in self.abilities:
            self.marks |= ability.marks()
            self.immune |= ability.immune()
            self.area = max(self.area, ability.area())
            self.time_limit = max(self.time_limit, ability.time_limit())
            self.takes_target = self.takes_target or ability.takes_target()
        for block in self.blocks:
            self.moments |= block.when
        self.hooks = hooks_of(self.abilities)
        if self.challenge is not None:
            self.hooks = tuple(sorted({*self.hooks, CHALLENGES_PARTY}))
        self.attributes = names_of(self.abilities)
        return self

    def brings_back(self, other: Card) -> bool:
        """Whether this card could bring another back from the Grave."""
        effects = self.enters
        if self.challenge is not None:
            effects = (*effects, *self.challenge.won, *self.challenge.lost)
        for effect in effects:
            if effect.brings_back(other):
                return True
        for ability in self.abilities:
            if ability.brings_back(other):
                return True
        return False

    def is_crawler(self) -> bool:
        return self.kind <= TACTIC

    def is_dungeon(self) -> bool:
        return CHARACTER <= self.kind < ADVENTURER

    def has_life(self) -> bool:
        """Only Characters and Adventurers can be Wounded (A-011)."""
        return self.kind == CHARACTER or self.kind == ADVENTURER

    def is_quest(self) -> bool:
        return self.kind == QUEST
