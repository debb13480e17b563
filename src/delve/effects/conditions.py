"""Questions about the table, for Quests."""

from __future__ import annotations

from typing import ClassVar, Final

from delve.effects.selectors import Selector
from delve.effects.words import clause, listed, sentence
from delve.model.abilities import UNIQUE
from delve.model.conditions import Condition, Needed
from delve.model.ids import BUILD, DUNGEON_DECK, DUNGEON_GRAVE, ENCOUNTER, END_COMBAT, HAND, POOL
from delve.model.state import State
from delve.model.tokens import DEFEATED_FLAG, LOST_FLAG, WON_FLAG, Entity


def in_encounter(state: State, seat: int) -> bool:
    """Steps 1 to 3 of an Encounter that this seat faces, when Quests look at the table (B-051, B-125)."""
    return BUILD <= state.step <= END_COMBAT and state.format.faces(state, seat)


class OnlyCosts(Condition):
    """The only Dungeon cards in play have exactly these Costs."""

    FIELDS: ClassVar[dict[str, str]] = {"only_costs": "ints"}

    def __init__(self, only_costs: tuple[int, ...]) -> None:
        self.only_costs = only_costs

    def holds(self, state: State, seat: int) -> bool:
        encounter = state.encounter()
        if len(encounter) != len(self.only_costs) or not in_encounter(state, seat):
            return False
        return sorted([state.card(id).cost for id in encounter]) == sorted(self.only_costs)

    def needed(self) -> Needed | None:
        return Needed(len(self.only_costs), costs=self.only_costs, where=ENCOUNTER)

    def text(self) -> str:
        costs = listed([str(cost) for cost in self.only_costs])
        return f"The only Dungeon cards in play have Costs {costs}."

    def goal(self) -> str:
        costs = listed([str(cost) for cost in self.only_costs])
        return f"Have exactly {len(self.only_costs)} Dungeon cards in play, of Costs {costs}."


class InPlay(Condition):
    """So many cards that match are in play at one time."""

    FIELDS: ClassVar[dict[str, str]] = {"in_play": "selector", "count": "count?"}

    def __init__(self, in_play: Selector, count: int = 1) -> None:
        self.in_play = in_play
        self.count = count

    def holds(self, state: State, seat: int) -> bool:
        return self.counted(state, seat) >= self.count

    def counted(self, state: State, seat: int) -> int:
        return self.in_play.count(state, seat) if in_encounter(state, seat) else 0

    def progress(self, state: State, seat: int) -> tuple[int, int]:
        return min(self.counted(state, seat), self.count), self.count

    def is_attainable(self, state: State, seat: int) -> bool:
        return enough_left(state, seat, self, self.count)

    def wants(self, state: State, entity: Entity) -> bool:
        return self.in_play.matches(state, entity)

    def needed(self) -> Needed | None:
        return Needed(self.count, self.in_play, where=ENCOUNTER)

    def text(self) -> str:
        return f"{self.in_play.together(self.count)} are in play at one time."

    def goal(self) -> str:
        return f"Have {self.in_play.together(self.count)} in play at one time."


class InGrave(Condition):
    """So many cards that match lie in the Dungeon Grave, or have a token that stays when they leave it (B-052)."""

    FIELDS: ClassVar[dict[str, str]] = {"in_grave": "selector", "count": "count?"}

    def __init__(self, in_grave: Selector, count: int = 1) -> None:
        self.in_grave = in_grave
        self.count = count

    def holds(self, state: State, seat: int) -> bool:
        return self.counted(state, seat) >= self.count

    def waits_for_grave(self) -> bool:
        return True

    def progress(self, state: State, seat: int) -> tuple[int, int]:
        return min(self.counted(state, seat), self.count), self.count

    def counted(self, state: State, seat: int) -> int:
        found = 0
        for id in state.dungeon_grave(seat):
            if self.in_grave.matches(state, state.entities[id]):
                found += 1
        for entity in state.counted:
            if entity.owner == state.format.dungeon(state, seat) and self.in_grave.matches(state, entity):
                found += 1
        return found

    def needed(self) -> Needed | None:
        return Needed(self.count, self.in_grave, where=DUNGEON_GRAVE)

    def wants(self, state: State, entity: Entity) -> bool:
        return self.in_grave.matches(state, entity)

    def text(self) -> str:
        return f"{self.in_grave.together(self.count)} lie in the Dungeon Grave."

    def goal(self) -> str:
        return f"Have {self.in_grave.together(self.count)} in the Dungeon Grave."


class NoneInPlay(Condition):
    """At the end of Combat no card that matches is in play."""

    FIELDS: ClassVar[dict[str, str]] = {"none_in_play": "selector"}

    def __init__(self, none_in_play: Selector) -> None:
        self.none_in_play = none_in_play

    def holds(self, state: State, seat: int) -> bool:
        return state.step == END_COMBAT and state.format.faces(state, seat) and not self.none_in_play.any(state, seat)

    def text(self) -> str:
        return f"No {self.none_in_play.noun()} is in play at the end of Combat."

    def goal(self) -> str:
        return f"Have no {self.none_in_play.noun()} in play at the end of Combat."


class DeckAtMost(Condition):
    """The Dungeon deck has at most so many cards."""

    FIELDS: ClassVar[dict[str, str]] = {"deck_at_most": "number"}

    def __init__(self, deck_at_most: int) -> None:
        self.deck_at_most = deck_at_most

    def holds(self, state: State, seat: int) -> bool:
        return len(state.dungeon_deck(seat)) <= self.deck_at_most

    def text(self) -> str:
        return f"The Dungeon deck holds {self.deck_at_most} cards or fewer."

    def goal(self) -> str:
        return f"Bring the Dungeon deck down to {self.deck_at_most} cards or fewer."


class PartyHurt(Condition):
    """An attack of the Dungeon has got through this round."""

    FIELDS: ClassVar[dict[str, str]] = {"party_hurt": "bool"}

    def __init__(self, party_hurt: bool) -> None:
        self.party_hurt = party_hurt

    def holds(self, state: State, seat: int) -> bool:
        return state.hurt == self.party_hurt and state.format.faces(state, seat)

    def text(self) -> str:
        if self.party_hurt:
            return "The Dungeon's attack Wounded an Adventurer this Round."
        return "No attack of the Dungeon Wounded an Adventurer this Round."


class AllOf(Condition):
    """Several conditions at once."""

    FIELDS: ClassVar[dict[str, str]] = {"all_of": "conditions"}

    def __init__(self, all_of: tuple[Condition, ...]) -> None:
        self.all_of = all_of

    def holds(self, state: State, seat: int) -> bool:
        for condition in self.all_of:
            if not condition.holds(state, seat):
                return False
        return True

    def progress(self, state: State, seat: int) -> tuple[int, int]:
        """The sum of the counting conditions."""
        done = 0
        needed = 0
        for condition in self.all_of:
            part, whole = condition.progress(state, seat)
            done += part
            needed += whole
        return done, needed

    def is_attainable(self, state: State, seat: int) -> bool:
        for condition in self.all_of:
            if not condition.is_attainable(state, seat):
                return False
        return True

    def parts(self) -> list[Condition]:
        found: list[Condition] = []
        for condition in self.all_of:
            found.extend(condition.parts())
        return found

    def wants(self, state: State, entity: Entity) -> bool:
        for condition in self.all_of:
            if condition.wants(state, entity):
                return True
        return False

    def text(self) -> str:
        return sentence(", and ".join([condition.clause() for condition in self.all_of]))

    def goal(self) -> str:
        return sentence(", and ".join([clause(condition.goal()) for condition in self.all_of]))


class Defeated(Condition):
    """A card that matches has just been beaten in play, in an Encounter that one faces (B-059, B-125)."""

    FIELDS: ClassVar[dict[str, str]] = {"defeated": "selector"}

    def __init__(self, defeated: Selector) -> None:
        self.defeated = defeated

    def holds(self, state: State, seat: int) -> bool:
        if not state.format.faces(state, seat):
            return False
        for faced in state.format.faced(state, seat):
            for id in state.cards(DUNGEON_GRAVE, faced):
                entity = state.entities[id]
                if (
                    entity.flags & DEFEATED_FLAG
                    and entity.since == state.round
                    and self.defeated.matches(state, entity)
                ):
                    return True
        return False

    def is_attainable(self, state: State, seat: int) -> bool:
        return enough_left(state, seat, self, 1)

    def wants(self, state: State, entity: Entity) -> bool:
        return self.defeated.matches(state, entity)

    def needed(self) -> Needed | None:
        return Needed(1, self.defeated)

    def text(self) -> str:
        return f"You have defeated {self.defeated.one()}."

    def goal(self) -> str:
        return f"Defeat {self.defeated.one()}."


class ChallengeWon(Condition):
    """The challenge of a named card has been won."""

    FIELDS: ClassVar[dict[str, str]] = {"challenge_won": "str"}

    def __init__(self, challenge_won: str) -> None:
        self.challenge_won = challenge_won

    def holds(self, state: State, seat: int) -> bool:
        return state.format.faces(state, seat) and has_outcome(state, self.challenge_won, WON_FLAG)

    def is_attainable(self, state: State, seat: int) -> bool:
        return enough_left(state, seat, self, 1)

    def wants(self, state: State, entity: Entity) -> bool:
        return entity.card.name == self.challenge_won

    def needed(self) -> Needed | None:
        return Needed(1, name=self.challenge_won)

    def text(self) -> str:
        return f"You have won the challenge: {self.challenge_won}."

    def goal(self) -> str:
        return f"Win the challenge: {self.challenge_won}."


class ChallengeLost(Condition):
    """The challenge of a named card has been lost."""

    FIELDS: ClassVar[dict[str, str]] = {"challenge_lost": "str"}

    def __init__(self, challenge_lost: str) -> None:
        self.challenge_lost = challenge_lost

    def holds(self, state: State, seat: int) -> bool:
        return state.format.faces(state, seat) and has_outcome(state, self.challenge_lost, LOST_FLAG)

    def text(self) -> str:
        return f"You have lost the challenge: {self.challenge_lost}."


def has_outcome(state: State, name: str, flag: int) -> bool:
    for id in state.encounter():
        entity = state.entities[id]
        if entity.card.challenge is not None and entity.flags & flag and entity.card.name == name:
            return True
    return False


# --- What is still attainable (C-014). ----------------------------------------------------------------------------

# Where Dungeon cards can be, beginning with the places where most of those are that can still come into play.
_DUNGEON_ZONES: Final = (DUNGEON_DECK, ENCOUNTER, POOL, HAND, DUNGEON_GRAVE)


def enough_left(state: State, seat: int, condition: Condition, count: int) -> bool:
    """Whether so many of the cards that a condition waits for can still be in play, of all this seat could ever face.

    If there never were so many, nothing has been lost.
    """
    owners = state.format.faced(state, seat)
    wanted = 0
    left = 0
    for zone in _DUNGEON_ZONES:
        for other in range(state.seats):
            for id in state.cards(zone, other):
                entity = state.entities[id]
                if entity.card.is_dungeon() and entity.owner in owners and condition.wants(state, entity):
                    wanted += 1
                    if can_be_in_play(state, entity):
                        left += 1
                        if left >= count:
                            return True
    return wanted < count


def can_be_in_play(state: State, entity: Entity) -> bool:
    """In play or able to enter: from the Grave only if something can bring it back, and no second Unique (B-058)."""
    if entity.zone == ENCOUNTER:
        return True
    if entity.zone == DUNGEON_GRAVE:
        return can_come_back(state, entity)
    if entity.card.marks & UNIQUE:
        for id in state.cards(DUNGEON_GRAVE, entity.owner):
            if state.card(id).name == entity.card.name and not can_come_back(state, state.entities[id]):
                return False
    return True


def can_come_back(state: State, entity: Entity) -> bool:
    """Whether anything can fetch a card out of its Grave: a deck that Regenerates, or a card that Restocks it."""
    if state.format.renews_dungeons():
        return True
    for other in state.entities:
        if other.owner == entity.owner and other.zone != DUNGEON_GRAVE and other.card.brings_back(entity.card):
            return True
    return False
