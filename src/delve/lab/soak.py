"""A runner that plays until every card, attribute and effect has been seen, and nothing gets stuck (DESIGN 9.5).

Every game has decks dealt at random from all the cards there are, so that sooner or later every two attributes
meet on one table.
"""

from __future__ import annotations

import concurrent.futures
import itertools

from delve.engine.codec import CLASSES
from delve.engine.play import Setup, new_state
from delve.engine.run import Watch, advance, answer
from delve.library.faces import attribute_names, catalogue_by_kind
from delve.library.formats import find_format, formats
from delve.library.shipped import standard_book
from delve.model.chance import Chance, seeded
from delve.model.format import Format
from delve.model.ids import QUESTS
from delve.model.setups import SeatSetup
from delve.model.state import State

# Far more decisions than random games take: a game that reaches this is stuck.
TOO_LONG = 20_000


class Seen:
    """What has been seen so far."""

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
    """Draws this many cards with replacement."""
    return [names[int(chance.below(len(names)))] for _ in range(count)]


def pick(names: list[str], count: int, chance: Chance) -> list[str]:
    """Draws this many different cards."""
    order = chance.shuffled(tuple(range(len(names))))
    return [names[place] for place in order[:count]]


BOOK = standard_book()
KINDS = catalogue_by_kind(BOOK)


def random_setup(format: Format, seats: int, chance: Chance) -> Setup:
    """Random decks of the format's sizes, ignoring other deck rules."""
    numbers = format.numbers
    brought: list[SeatSetup] = [
        {
            "adventurers": pick(KINDS["adventurer"], numbers.adventurers, chance),
            "quests": pick(KINDS["quest"], numbers.quests_laid, chance) if format.brings_dungeon(seat) else [],
            "crawler_deck": deal(KINDS["crawler"], numbers.crawler_deck, chance),
            "dungeon_deck": deal(KINDS["dungeon"], numbers.dungeon_deck, chance) if format.brings_dungeon(seat) else [],
        }
        for seat in range(seats)
    ]
    return Setup(format, brought, numbers.quests_needed)


def tables(wanted: str | None = None) -> list[tuple[str, int]]:
    """A format, or a house variant's file, with every number of seats it can be played at; all formats if none."""
    found: list[tuple[str, int]] = []
    for name in [format.id for format in formats()] if wanted is None else [wanted]:
        fewest, most = find_format(name).numbers.seats
        found.extend([(name, seats) for seats in range(fewest, most + 1)])
    return found


def look_at(state: State, seen: Seen) -> None:
    """Records the cards in play and the pairs of attributes on the table."""
    together: set[str] = set()
    in_play = list(state.encounter())
    for seat in range(state.seats):
        in_play.extend((*state.in_play(seat), *state.party(seat)))
    for id in in_play:
        card = state.card(id)
        seen.cards.add(card.name)
        for ability in card.abilities:
            if ability.name():
                together.add(ability.name())
    seen.attributes |= together
    seen.pairs.update(itertools.combinations(sorted(together), 2))


def play_one(format: str, seats: int, seed: int, seen: Seen) -> None:
    chance = seeded(seed)
    watch = Watch()
    state = new_state(BOOK, random_setup(find_format(format), seats, chance), seed)
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
    for seat in range(state.seats):
        for quest in state.cards(QUESTS, seat):
            seen.cards.add(state.card(quest).name)
    seen.games += 1
    seen.decisions += taken
    seen.effects |= watch.resolved


def play_many(format: str, seats: int, first: int, count: int) -> Seen:
    seen = Seen()
    for seed in range(first, first + count):
        play_one(format, seats, seed, seen)
    return seen


def soak(tables: list[tuple[str, int]], games: int, seed: int, jobs: int) -> Seen:
    """Plays this many games at each table, in several processes."""
    total = Seen()
    share = games if jobs <= 1 else -(-games // (jobs * 8))
    parts = [
        (format, seats, seed + first, min(share, games - first))
        for format, seats in tables
        for first in range(0, games, share)
    ]
    if jobs <= 1:
        for part in parts:
            total.add(play_many(*part))
        return total
    with concurrent.futures.ProcessPoolExecutor(jobs) as pool:
        for seen in pool.map(play_many, *zip(*parts, strict=True)):
            total.add(seen)
    return total


def missing(seen: Seen) -> dict[str, list[str]]:
    """What has not been seen yet."""
    return {
        "cards": sorted(set(BOOK.files) - seen.cards),
        "attributes": sorted(set(attribute_names()) - seen.attributes),
        "effects": sorted(set(CLASSES) - seen.effects),
    }
