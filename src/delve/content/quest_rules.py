"""What a Quest asks of a Dungeon deck, and whether it gets it (B-070, B-143)."""

from __future__ import annotations

from typing import Final

from delve.effects.conditions import AllOf, InGrave, InPlay, OnlyCosts, deck_supports
from delve.effects.selectors import Selector
from delve.effects.words import article, listed, many, plural
from delve.model.abilities import UNIQUE, Condition
from delve.model.cards import Card
from delve.model.chance import seeded
from delve.model.format import Format
from delve.model.ids import CHARACTER, DUNGEON_DECK, EVENT, TERRAIN, TRAP
from delve.model.state import State
from delve.model.tokens import Entity

# Nouns that a name says as well: "10 Goblins" are "10 Characters named Goblin".
_ANY_CARD: Final = ("card", "cards", "Character", "Characters")


def is_unique(card: Card) -> bool:
    return card.marks & UNIQUE != 0


def parts_of(condition: Condition) -> list[Condition]:
    """Everything that must hold for this to hold."""
    if not isinstance(condition, AllOf):
        return [condition]
    return [part for each in condition.all_of for part in parts_of(each)]


class Dungeon:
    """The Dungeon deck as a Quest looks at it."""

    def __init__(self, cards: list[tuple[Card, int]], party: list[Card], format: Format) -> None:
        self.cards = [(card, count) for card, count in cards if card.is_dungeon()]
        self.party = party
        self.limit = format.encounter_limit
        # Selectors ask about cards on a table: this one is bare.
        self.table = State(format, 1, seeded(0))

    def judge(self, condition: Condition) -> tuple[str, str]:
        """What the condition needs and does not get here; if it gets it, what makes it doubtful."""
        if isinstance(condition, OnlyCosts):
            return self.judge_costs(condition.only_costs)
        selector, needed, name = deck_supports(condition)
        if name:
            have = [card for card in self.singly() if card.name == name]
            return self.judge_number(condition, name, needed, len(have))
        if selector is None or needed < 1 or not is_about_dungeon(selector):
            return "", ""
        fitting = self.fitting(condition, selector)
        what = wanted(selector, needed)
        if isinstance(condition, InPlay):
            what += " in play at one time"
        lack, doubt = self.judge_number(condition, what, needed, len(fitting))
        if not lack and not doubt and isinstance(condition, InPlay):
            costs = sorted([card.cost for card in fitting if card.is_dungeon()])
            doubt = self.judge_points(what, costs[:needed])
        return lack, doubt

    def singly(self) -> list[Card]:
        """Each card as often as it can come into play: a Unique one once (A-034)."""
        return [card for card, count in self.cards for _ in range(1 if is_unique(card) else count)]

    def fitting(self, condition: Condition, selector: Selector) -> list[Card]:
        """The copies that count; a Unique card's further ones do so in the Grave only."""
        if isinstance(condition, InGrave):
            pool = [card for card, count in self.cards for _ in range(count)]
        else:
            pool = self.singly()
        if isinstance(condition, InPlay) and not selector.kind:
            pool.extend(self.party)
        bare = printed(selector)
        return [card for card in pool if bare.matches(self.table, Entity(0, card, 0, DUNGEON_DECK))]

    def judge_number(self, condition: Condition, what: str, needed: int, have: int) -> tuple[str, str]:
        if have < needed:
            return f"{what}; this Dungeon has {have or 'none'}", ""
        if have > needed:
            return "", ""
        if isinstance(condition, InGrave) and needed > 1:
            return "", f"{what}, and this Dungeon has just {have}: every one must reach the Grave"
        if needed > 1:
            return "", f"{what}, and this Dungeon has just {have}: there is none to spare"
        return "", f"{what}, and this Dungeon has just {have}: if that is lost, so is the Quest"

    def judge_costs(self, costs: tuple[int, ...]) -> tuple[str, str]:
        """A card for each of these Costs, all in play and nothing else."""
        held = [card.cost for card in self.singly()]
        several = sorted(set(costs), reverse=True)
        what = f"cards of Costs {listed([str(cost) for cost in costs])} in play at one time"
        lacking = [cost for cost in several if held.count(cost) < costs.count(cost)]
        if lacking:
            lacks = [f"{held.count(cost) or 'none'} of Cost {cost}" for cost in lacking]
            return f"{what}; this Dungeon has {listed(lacks)}", ""
        scarce = [f"{held.count(cost)} of Cost {cost}" for cost in several if held.count(cost) == costs.count(cost)]
        if scarce:
            return "", f"{what}, and this Dungeon has just {listed(scarce)}"
        return "", self.judge_points(what, list(costs))

    def judge_points(self, what: str, costs: list[int]) -> str:
        """Only a Pull or a Summons brings more into play than the Encounter Limit."""
        points = sum(costs)
        if points <= self.limit:
            return ""
        return f"{what}: that is {plural(points, 'point')}, and the Encounter Limit is {self.limit}"


def is_about_dungeon(selector: Selector) -> bool:
    """Whether Dungeon cards are meant, perhaps beside others."""
    return not selector.kind or selector.kind & (1 << CHARACTER | 1 << EVENT | 1 << TERRAIN | 1 << TRAP) != 0


def printed(selector: Selector) -> Selector:
    """What the selector asks of the card itself, whatever may lie on it or have brought it into play."""
    return Selector(
        kind=selector.kind,
        type=selector.type,
        cost_max=selector.cost_max,
        cost_min=selector.cost_min,
        has=() if selector.summoned else selector.has,
        key=selector.key,
        named=selector.named,
        distance_min=selector.distance_min,
    )


def wanted(selector: Selector, needed: int) -> str:
    """``10 Goblins``, ``a Character with Unique``, ``3 Characters of Cost 3 or more``."""
    noun = selector.noun(plural=needed > 1)
    if len(selector.named) == 1 and noun in {form + " named " + selector.named[0] for form in _ANY_CARD}:
        noun = many(selector.named[0]) if needed > 1 else selector.named[0]
    return article(noun) if needed == 1 else f"{needed} {noun}"
