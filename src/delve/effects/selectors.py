"""Which cards are meant: "a Character of Cost 1 or less", "each undead or spirit"."""

from __future__ import annotations

from typing import ClassVar, Final

from delve.effects.words import article, listed, many
from delve.model.abilities import MARK_NAMES
from delve.model.conditions import Description
from delve.model.ids import (
    ADVENTURER,
    CHARACTER,
    CRAWLER_GRAVE,
    DISTANCE_NAMES,
    DUNGEON_GRAVE,
    ENCOUNTER,
    FALLEN,
    HAND,
    IN_PLAY,
    KIND_NAMES,
    NO_DISTANCE,
    PARTY,
    QUEST,
    TACTIC,
)
from delve.model.state import State
from delve.model.tokens import SUMMONED_FLAG, Entity
from delve.queries.marching_order import order
from delve.queries.participation import strikers
from delve.queries.sides import encounter_of
from delve.queries.standing import has_mark, is_locked

_CRAWLER_KINDS: Final = (1 << CHARACTER) - 1


class Selector(Description):
    """A description of cards. Every condition given must hold (A-012)."""

    FIELDS: ClassVar[dict[str, str]] = {
        "kind": "kinds?",
        "type": "words?",
        "cost_max": "number?",
        "cost_min": "number?",
        "has": "words?",
        "key": "words?",
        "named": "words?",
        "summoned": "bool?",
        "wounded": "bool?",
        "poisoned": "bool?",
        "activated": "bool?",
        "locked": "bool?",
        "attacking": "bool?",
        "distance_min": "distance?",
        "zone": "zone?",
    }

    def __init__(
        self,
        kind: int = 0,
        type: tuple[str, ...] = (),
        cost_max: int = -1,
        cost_min: int = -1,
        has: tuple[str, ...] = (),
        key: tuple[str, ...] = (),
        named: tuple[str, ...] = (),
        summoned: bool = False,
        wounded: bool = False,
        poisoned: bool = False,
        activated: bool = False,
        locked: bool = False,
        attacking: bool = False,
        distance_min: int = NO_DISTANCE,
        zone: int = -1,
    ) -> None:
        self.kind = kind
        self.type = type
        self.cost_max = cost_max
        self.cost_min = cost_min
        self.has = has
        self.key = key
        self.named = named
        self.summoned = summoned
        self.wounded = wounded
        self.poisoned = poisoned
        self.activated = activated
        self.locked = locked
        self.attacking = attacking
        self.distance_min = distance_min
        self.zone = zone
        self.by_tokens = wounded or poisoned or activated or locked or attacking
        self.searched = zones_of(kind, zone)
        # "Has" is checked often, so words that are marks are stored as bits.
        self.marks = 0
        self.attributes: tuple[str, ...] = ()
        for word in has:
            if word in MARK_NAMES:
                self.marks |= 1 << MARK_NAMES.index(word)
            else:
                self.attributes = (*self.attributes, word)

    def matches(self, state: State, entity: Entity) -> bool:
        card = entity.card
        if self.kind and not self.kind >> card.kind & 1:
            return False
        if self.cost_max >= 0 and card.cost > self.cost_max:
            return False
        if self.cost_min >= 0 and card.cost < self.cost_min:
            return False
        if self.type and not shares(self.type, card.types):
            return False
        if self.key and not shares(self.key, card.keys):
            return False
        if self.named and not is_named(card.name, self.named):
            return False
        if self.distance_min and card.distance < self.distance_min:
            return False
        if self.by_tokens and not self.tokens_match(state, entity):
            return False
        # "Summoned, or with one of these Attributes": the two are alternatives when both are given.
        if self.summoned and not self.has:
            return entity.has_flag(SUMMONED_FLAG)
        if self.has:
            if self.summoned and entity.has_flag(SUMMONED_FLAG):
                return True
            if self.marks and has_mark(state, entity, self.marks):
                return True
            for word in self.attributes:
                if has_attribute(entity, word):
                    return True
            return False
        return True

    def tokens_match(self, state: State, entity: Entity) -> bool:
        """The conditions about what lies on the card, and about the attack it is in."""
        if self.wounded and entity.wounds == 0:
            return False
        if self.poisoned and entity.poison == 0:
            return False
        if self.activated and not entity.activated():
            return False
        if self.locked and not is_locked(state, entity):
            return False
        return not self.attacking or (state.defence is not None and entity.id in strikers(state))

    def candidates(self, state: State, seat: int) -> list[int]:
        """The cards that match now, in order of entry (Graves top first)."""
        found: list[int] = []
        for zone in self.searched:
            for id in cards_in(state, zone, seat):
                if self.matches(state, state.entities[id]):
                    found.append(id)
        return found

    def any(self, state: State, seat: int) -> bool:
        for zone in self.searched:
            for id in cards_in(state, zone, seat):
                if self.matches(state, state.entities[id]):
                    return True
        return False

    def count(self, state: State, seat: int) -> int:
        return len(self.candidates(state, seat))

    # --- Text. -------------------------------------------------------------------------------------------------

    def noun(self, plural: bool = False) -> str:
        """``Character of Cost 1 or less``, ``undead or spirit``."""
        if self.type and self.kind in {0, 1 << CHARACTER}:
            names = list(self.type)
        elif self.kind == 0:
            names = ["card"]
        else:
            names = [KIND_NAMES[kind].capitalize() for kind in range(QUEST + 1) if self.kind >> kind & 1]
            if self.kind < 1 << CHARACTER:
                names = [listed(names, "or") + " card"]
        words = listed([many(name) if plural else name for name in names], "or")
        return self.before() + words + self.behind(plural)

    def before(self) -> str:
        """The words before the noun."""
        said = (
            ("perished", self.zone == FALLEN),
            ("Summoned", self.summoned and not self.has),
            ("Unique", self.has == ("unique",)),
            ("Activated", self.activated),
            ("Locked", self.locked),
            ("Poisoned", self.poisoned),
            ("Wounded", self.wounded),
            ("attacking", self.attacking),
        )
        words = [word for word, holds in said if holds]
        if self.key:
            words.append(listed([key.capitalize() for key in self.key], "or"))
        return "".join([word + " " for word in words])

    def behind(self, plural: bool) -> str:
        """The words after the noun."""
        words = ""
        if self.has and self.has != ("unique",):
            held = listed([word.title() for word in self.has], "or")
            if self.summoned:
                words += f" that was Summoned or has {held}"
            else:
                # "Poison" names both an Attribute and tokens.
                words += f" with the Attribute {held}" if self.has == ("poison",) else f" with {held}"
        if self.distance_min:
            words += " with " + listed([name.capitalize() for name in DISTANCE_NAMES[self.distance_min :]], "or")
        words += self.cost_words()
        if self.named:
            words += f" with {listed(list(self.named), 'or')} in {'their names' if plural else 'its name'}"
        if self.zone == CRAWLER_GRAVE:
            words += " in your Crawler Grave"
        if self.zone == DUNGEON_GRAVE:
            words += " in the Dungeon Grave"
        if self.zone == HAND:
            words += " in your Hand"
        return words

    def cost_words(self) -> str:
        if self.cost_max < 0 and self.cost_min < 0:
            return ""
        if self.cost_min == self.cost_max or (self.cost_min < 0 and self.cost_max == 0):
            return f" of Cost {self.cost_max}"
        if self.cost_min < 0:
            return f" of Cost {self.cost_max} or less"
        if self.cost_max < 0:
            return f" of Cost {self.cost_min} or more"
        return f" of Cost {self.cost_min} to {self.cost_max}"

    def one(self) -> str:
        return article(self.noun())

    def together(self, count: int) -> str:
        """``10 undead``, ``5 Magic or Skill cards, counted together,``."""
        words = f"{count} {self.noun(plural=count > 1)}"
        kinds = self.kind.bit_count()
        return f"{words}, counted together," if count > 1 and max(kinds, len(self.type)) > 1 else words

    # --- For Quests, which look at cards before there is a table. ----------------------------------------------

    def printed(self) -> Description:
        return Selector(
            kind=self.kind,
            type=self.type,
            cost_max=self.cost_max,
            cost_min=self.cost_min,
            has=() if self.summoned else self.has,
            key=self.key,
            named=self.named,
            distance_min=self.distance_min,
        )

    def may_be_crawler(self) -> bool:
        return self.kind & _CRAWLER_KINDS != 0

    def called(self, count: int) -> str:
        if self.is_by_name():
            return self.named[0] if count == 1 else f"{count} {many(self.named[0])}"
        return self.one() if count == 1 else f"{count} {self.noun(plural=True)}"

    def is_by_name(self) -> bool:
        """Whether a name says it all: a Character with Goblin in its name is a Goblin."""
        asks_more = self.type or self.key or self.has or self.summoned or self.by_tokens
        by_cost = self.cost_min >= 0 or self.cost_max >= 0
        if asks_more or by_cost or self.distance_min:
            return False
        return len(self.named) == 1 and self.kind in {0, 1 << CHARACTER}


def zones_of(kind: int, zone: int) -> tuple[int, ...]:
    """The zones to search: those where cards of that kind are in play, unless a zone is named."""
    if zone >= 0:
        return (zone,)
    if kind == 1 << ADVENTURER:
        return (PARTY,)
    if kind and kind < 1 << CHARACTER:
        return (IN_PLAY,)
    if kind and not kind & (1 << ADVENTURER):
        return (ENCOUNTER,)
    return (PARTY, ENCOUNTER)


def cards_in(state: State, zone: int, seat: int) -> tuple[int, ...]:
    """A zone from this seat's perspective: its own hand and Grave, the Encounter and Dungeon it faces, all of the
    party's Adventurers, living or perished, and its cards in play (B-075)."""
    if zone == ENCOUNTER:
        return encounter_of(state, seat)
    if zone == PARTY:
        return order(state, seat)
    if zone == DUNGEON_GRAVE:
        return state.dungeon_grave(seat)
    if zone == FALLEN or zone == IN_PLAY:
        allies = state.format.allies(state, seat)
        if len(allies) > 1:
            found: list[int] = []
            for ally in allies:
                found.extend(state.cards(zone, ally))
            return tuple(found)
    return state.cards(zone, seat)


def shares(wanted: tuple[str, ...], words: tuple[str, ...]) -> bool:
    """Whether any of the wanted words is among the others."""
    for word in wanted:
        if word in words:
            return True
    return False


def is_named(name: str, words: tuple[str, ...]) -> bool:
    """Whether the name has any of the words in it."""
    for word in words:
        if word in name:
            return True
    return False


def has_attribute(entity: Entity, word: str) -> bool:
    """Whether the card bears an Attribute of that name."""
    if entity.card.kind <= TACTIC and entity.zone == IN_PLAY:
        return word in entity.block().attributes
    return word in entity.card.attributes
