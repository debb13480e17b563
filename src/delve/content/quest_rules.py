"""What a Quest asks of the decks, and whether it gets it (B-070, B-143)."""

from __future__ import annotations

from typing import Final

from delve.effects.conditions import AllOf, InGrave, InPlay, OnlyCosts, deck_supports
from delve.effects.selectors import Selector
from delve.effects.words import listed, many, plural
from delve.model.abilities import UNIQUE, Condition
from delve.model.cards import Card
from delve.model.chance import seeded
from delve.model.format import Format
from delve.model.ids import CHARACTER, DUNGEON_DECK
from delve.model.state import State
from delve.model.tokens import Entity

_CRAWLER_KINDS: Final = (1 << CHARACTER) - 1


def is_unique(card: Card) -> bool:
    return card.marks & UNIQUE != 0


def parts_of(condition: Condition) -> list[Condition]:
    """Everything that must hold for this to hold."""
    if not isinstance(condition, AllOf):
        return [condition]
    return [part for each in condition.all_of for part in parts_of(each)]


class Supply:
    """The cards as a Quest looks at them: mostly the Dungeon deck, for some the party and its own cards."""

    def __init__(
        self,
        dungeon: list[tuple[Card, int]],
        crawler: list[tuple[Card, int]],
        party: list[Card],
        format: Format,
    ) -> None:
        self.dungeon = [(card, count) for card, count in dungeon if card.is_dungeon()]
        self.crawler = [card for card, count in crawler if card.is_crawler() for _ in range(count)]
        self.party = party
        self.limit = format.numbers.encounter_limit
        # Selectors ask about cards on a table: this one is bare.
        self.table = State(format, 1, seeded(0))

    def judge(self, condition: Condition) -> tuple[str, str]:
        """What the condition needs and does not get here; if it gets it, what makes it doubtful."""
        if isinstance(condition, OnlyCosts):
            return self.judge_costs(condition.only_costs)
        selector, needed, name = deck_supports(condition)
        if name:
            have = [card for card in self.singly() if card.name == name]
            return judge_number(condition, name, needed, len(have))
        if selector is None or needed < 1:
            return "", ""
        fitting = self.fitting(condition, selector)
        what = wanted(selector, needed)
        if isinstance(condition, InPlay):
            what += " in play at one time"
        held_by = "Crawler deck" if selector.kind & _CRAWLER_KINDS else "Dungeon"
        lack, doubt = judge_number(condition, what, needed, len(fitting), held_by)
        if not lack and not doubt and isinstance(condition, InPlay):
            costs = sorted([card.cost for card in fitting if card.is_dungeon()])
            doubt = self.judge_points(what, costs[:needed])
        return lack, doubt

    def singly(self) -> list[Card]:
        """Each card as often as it can come into play: a Unique one once (A-034)."""
        return [card for card, count in self.dungeon for _ in range(1 if is_unique(card) else count)]

    def fitting(self, condition: Condition, selector: Selector) -> list[Card]:
        """The copies that count; a Unique card's further ones do so in the Grave only."""
        if isinstance(condition, InGrave):
            pool = [card for card, count in self.dungeon for _ in range(count)]
        else:
            pool = self.singly()
        if isinstance(condition, InPlay):
            pool.extend(self.party)
            if selector.kind & _CRAWLER_KINDS:
                pool.extend(self.crawler)
        bare = printed(selector)
        return [card for card in pool if bare.matches(self.table, Entity(0, card, 0, DUNGEON_DECK))]

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


def judge_number(condition: Condition, what: str, needed: int, have: int, held_by: str = "Dungeon") -> tuple[str, str]:
    if have < needed:
        return f"{what}; this {held_by} has {have or 'none'}", ""
    if have > needed:
        return "", ""
    just = f"{what}, and this {held_by} has just {have}"
    if needed == 1:
        return "", f"{just}: if that is lost, so is the Quest"
    if isinstance(condition, InGrave):
        return "", f"{just}: every one must reach the Grave"
    return "", f"{just}: there is none to spare"


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
    if is_by_name(selector):
        return selector.named[0] if needed == 1 else f"{needed} {many(selector.named[0])}"
    return selector.one() if needed == 1 else f"{needed} {selector.noun(plural=True)}"


def is_by_name(selector: Selector) -> bool:
    """Whether a name says it all: a Character with Goblin in its name is a Goblin."""
    asks_more = selector.type or selector.key or selector.has or selector.summoned or selector.by_tokens
    by_cost = selector.cost_min >= 0 or selector.cost_max >= 0
    if asks_more or by_cost or selector.distance_min:
        return False
    return len(selector.named) == 1 and selector.kind in {0, 1 << CHARACTER}
