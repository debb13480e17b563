"""A runner that plays until every card, attribute and effect has been seen, and nothing gets stuck (DESIGN 9.5).

Every game has decks dealt at random from all the cards there are, so that sooner or later every two attributes
meet on one table.
"""

from __future__ import annotations

import concurrent.futures
import itertools

from delve.engine.catalogue import attribute_names, catalogue_by_kind, effect_names
from delve.engine.library import standard_book
from delve.engine.play import Setup, new_state
from delve.engine.run import Watch, advance, answer
from delve.model.chance import Chance, seeded
from delve.model.ids import QUESTS
from delve.model.state import State

FORMAT = "solo-standard"
DECK_SIZE = 80
# No game of random choices has come near this many decisions; one that does is stuck.
TOO_LONG = 5000


class Seen:
    """What the games so far have shown."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.cards: set[str] = set()
        self.attributes: set[str] = set()
        self.pairs: set[tuple[str, str]] = set()
        self.effects: set[str] = set()
        self.stuck: list[int] = []

    def add(self, other: Seen) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.cards |= other.cards
        self.attributes |= other.attributes
        self.pairs |= other.pairs
        self.effects |= other.effects
        self.stuck += other.stuck


def deal(names: list[str], count: int, chance: Chance) -> list[str]:
    """That many cards, any of them as often as it comes."""
    return [names[int(chance.below(len(names)))] for _ in range(count)]


def pick(names: list[str], count: int, chance: Chance) -> list[str]:
    """That many different cards."""
    order = chance.shuffled(tuple(range(len(names))))
    return [names[place] for place in order[:count]]


BOOK = standard_book()
KINDS = catalogue_by_kind(BOOK)


def random_setup(chance: Chance) -> Setup:
    seat = {
        "adventurers": pick(KINDS["adventurer"], 4, chance),
        "quests": pick(KINDS["quest"], 3, chance),
        "crawler_deck": deal(KINDS["crawler"], DECK_SIZE, chance),
        "dungeon_deck": deal(KINDS["dungeon"], DECK_SIZE, chance),
    }
    return Setup(FORMAT, [seat], 2)


def look_at(state: State, seen: Seen) -> None:
    """Notes the cards in play and the attributes that stand on the table together."""
    together: set[str] = set()
    for id in (*state.encounter(), *state.in_play(0), *state.party(0)):
        card = state.card(id)
        seen.cards.add(card.name)
        for ability in card.abilities:
            if ability.name():
                together.add(ability.name())
    seen.attributes |= together
    seen.pairs.update(itertools.combinations(sorted(together), 2))


def play_one(seed: int, seen: Seen) -> None:
    chance = seeded(seed)
    watch = Watch()
    state = new_state(BOOK, random_setup(chance), seed)
    state.recording = False
    state.events = []
    advance(state, watch)
    taken = 0
    while state.decision is not None:
        look_at(state, seen)
        options = state.decision.options
        answer(state, options[int(chance.below(len(options)))], watch)
        taken += 1
        if taken > TOO_LONG:
            seen.stuck.append(seed)
            break
    for quest in state.cards(QUESTS, 0):
        seen.cards.add(state.card(quest).name)
    seen.games += 1
    seen.decisions += taken
    seen.effects |= watch.resolved


def play_many(first: int, count: int) -> Seen:
    seen = Seen()
    for seed in range(first, first + count):
        play_one(seed, seen)
    return seen


def soak(games: int, seed: int, jobs: int) -> Seen:
    """Plays that many games, shared among processes."""
    if jobs <= 1:
        return play_many(seed, games)
    total = Seen()
    share = -(-games // (jobs * 8))
    parts = [(seed + first, min(share, games - first)) for first in range(0, games, share)]
    with concurrent.futures.ProcessPoolExecutor(jobs) as pool:
        for part in pool.map(play_many, [first for first, _ in parts], [count for _, count in parts]):
            total.add(part)
    return total


def missing(seen: Seen) -> dict[str, list[str]]:
    """What has not been seen yet."""
    return {
        "cards": sorted(set(BOOK.files) - seen.cards),
        "attributes": sorted(set(attribute_names()) - seen.attributes),
        "effects": sorted(set(effect_names()) - seen.effects),
    }
