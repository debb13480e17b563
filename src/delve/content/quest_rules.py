"""What a Quest requires of the decks, and whether they have it (B-070, B-143)."""

from __future__ import annotations

from delve.messages import Arg, Message, card_arg, keyed, message
from delve.model.abilities import UNIQUE
from delve.model.cards import Card
from delve.model.chance import seeded
from delve.model.conditions import Condition, Description, Needed
from delve.model.format import Format
from delve.model.ids import DUNGEON_DECK, DUNGEON_GRAVE, ENCOUNTER
from delve.model.state import empty_state
from delve.model.tokens import Entity

# What is missing, and what makes it doubtful.
Judged = tuple[Message | None, Message | None]


def is_unique(card: Card) -> bool:
    return card.marks & UNIQUE != 0


class Supply:
    """The cards that a Quest counts: mostly the Dungeon deck, for some the party and its own cards."""

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
        # Selectors need a table; this one is empty.
        self.table = empty_state(format, 1, seeded(0))

    def judge(self, condition: Condition) -> Judged:
        """What is missing for the condition; if nothing is, what makes it doubtful."""
        needed = condition.needed()
        if needed is None:
            return None, None
        if needed.costs:
            return self.judge_costs(needed.costs)
        if needed.name:
            have = [card for card in self.singly() if card.name == needed.name]
            return judge_number(needed, card_arg(needed.name), len(have))
        return self.judge_cards(needed, needed.cards) if needed.cards is not None else (None, None)

    def judge_cards(self, needed: Needed, cards: Description) -> Judged:
        """Judges a number of described cards; those needed in play together must fit into an Encounter."""
        fitting = self.fitting(needed, cards)
        what: Arg = cards.called(needed.count)
        if needed.where == ENCOUNTER:
            what = message("check-at-one-time", what=what)
        held_by = "crawler" if cards.may_be_crawler() else "dungeon"
        lack, doubt = judge_number(needed, what, len(fitting), held_by)
        if lack is None and doubt is None and needed.where == ENCOUNTER:
            costs = sorted([card.cost for card in fitting if card.is_dungeon()])
            doubt = self.judge_points(what, costs[: needed.count])
        return lack, doubt

    def singly(self) -> list[Card]:
        """The copies that can come into play: a Unique card only once (A-034)."""
        return [card for card, count in self.dungeon for _ in range(1 if is_unique(card) else count)]

    def fitting(self, needed: Needed, cards: Description) -> list[Card]:
        """The copies that count; further copies of a Unique card count only in the Grave."""
        if needed.where == DUNGEON_GRAVE:
            pool = [card for card, count in self.dungeon for _ in range(count)]
        else:
            pool = self.singly()
        if needed.where == ENCOUNTER:
            pool.extend(self.party)
            if cards.may_be_crawler():
                pool.extend(self.crawler)
        bare = cards.printed()
        return [card for card in pool if bare.matches(self.table, Entity(0, card, 0, DUNGEON_DECK))]

    def judge_costs(self, costs: tuple[int, ...]) -> Judged:
        """Judges a card for each of these Costs, in play without others."""
        held = [card.cost for card in self.singly()]
        several = sorted(set(costs), reverse=True)
        what = message("check-at-one-time", what=message("check-costs", costs=list(costs)))
        lacking = [cost for cost in several if held.count(cost) < costs.count(cost)]
        if lacking:
            lacks: list[Arg] = [message("check-of-cost", count=number(held.count(cost)), cost=cost) for cost in lacking]
            return message("check-lacks", what=what, held=keyed("check-held", "dungeon"), has=lacks), None
        scarce: list[Arg] = [
            message("check-of-cost", count=held.count(cost), cost=cost)
            for cost in several
            if held.count(cost) == costs.count(cost)
        ]
        if scarce:
            return None, message("check-has-just", what=what, held=keyed("check-held", "dungeon"), has=scarce)
        return None, self.judge_points(what, list(costs))

    def judge_points(self, what: Arg, costs: list[int]) -> Message | None:
        """Only a Pull or a Summons brings more into play than the Encounter Limit."""
        points = sum(costs)
        if points <= self.limit:
            return None
        return message("check-above-limit", what=what, points=message("word-points", number=points), limit=self.limit)


def judge_number(needed: Needed, what: Arg, have: int, held_by: str = "dungeon") -> Judged:
    held = keyed("check-held", held_by)
    if have < needed.count:
        return message("check-lacks", what=what, held=held, has=number(have)), None
    if have > needed.count:
        return None, None
    just = message("check-has-just", what=what, held=held, has=have)
    if needed.count == 1:
        return None, message("check-only-one", just=just)
    if needed.where == DUNGEON_GRAVE:
        return None, message("check-every-one", just=just)
    return None, message("check-none-to-spare", just=just)


def number(count: int) -> Arg:
    return count or message("check-none")
