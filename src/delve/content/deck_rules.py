"""What makes a deck legal in a format (B-065 to B-071): every problem at once, each in a sentence."""

from __future__ import annotations

from typing import Final

from delve.content.book import CardBook
from delve.content.decks import PARTS, Deck
from delve.content.quest_rules import Supply, is_unique, parts_of
from delve.effects.words import article, listed, plural
from delve.model.cards import Card
from delve.model.format import Format
from delve.model.ids import ADVENTURER, CHARACTER, EVENT, KIND_NAMES, QUEST, TERRAIN, TRAP

# How grave a finding is: a deck is legal when there is no problem.
PROBLEM: Final = "problem"
WARNING: Final = "warning"
HINT: Final = "hint"
LEVELS: Final = (PROBLEM, WARNING, HINT)

# In which order ``Format.dungeon_copies`` gives its numbers. A promo with a name of its own counts as Rare (B-067).
_COPIES_ORDER: Final = ("common", "infrequent", "uncommon", "rare")
_RARE: Final = 3

# One Starter and one of each Delve Pack: what campaigns are played with (B-139).
SINGLE_SET: Final = {"common": 4, "infrequent": 3, "uncommon": 2, "rare": 1, "promo": 1}

# The recommended mix in percent (B-071), and how far off nobody need be told.
MIX: Final = {CHARACTER: 64, EVENT: 12, TERRAIN: 12, TRAP: 12}
_MIX_SLACK: Final = 5


class Finding:
    """One thing to know about a deck: how grave it is, where it lies (``dungeon.Goblin``), and what it is."""

    def __init__(self, level: str, field: str, text: str) -> None:
        self.level = level
        self.field = field
        self.text = text

    def data(self) -> dict[str, str]:
        return {"level": self.level, "field": self.field, "text": self.text}


def problems(book: CardBook, deck: Deck, format: Format) -> list[Finding]:
    """All that is wrong with the deck in this format, and all that is worth knowing; the gravest first."""
    cards = DeckCards(book, deck)
    found = [
        *sizes(cards, format),
        *strays(cards),
        *crawler_copies(cards, format),
        *dungeon_copies(cards, format),
        *adventurers(cards, format),
        *quests(cards, format),
        *goals(cards, format),
        *uniques(cards),
        *mix(cards),
    ]
    return [finding for level in LEVELS for finding in found if finding.level == level]


def single_set_problems(book: CardBook, deck: Deck) -> list[Finding]:
    """More copies than one Starter and one of each Delve Pack hold (B-139, B-144)."""
    cards = DeckCards(book, deck)
    found: list[Finding] = []
    for name in sorted(set(deck.adventurers), key=deck.adventurers.index):
        if deck.adventurers.count(name) > 1:
            text = f"{name} is there {times(deck.adventurers.count(name))}; a single set holds 1 of each Adventurer."
            found.append(Finding(PROBLEM, f"adventurers.{name}", text))
    for part, counts in (("crawler", cards.crawler), ("dungeon", cards.dungeon)):
        for card, count in counts:
            most = SINGLE_SET[card.rarity]
            if count > most:
                text = f"{card.name} is there {times(count)}; a single set holds {most} of {rarity_words(card)}."
                found.append(Finding(PROBLEM, f"{part}.{card.name}", text))
    return found


class DeckCards:
    """A deck with its names looked up: each card of either deck with its number of copies."""

    def __init__(self, book: CardBook, deck: Deck) -> None:
        self.adventurers = [book.card(name, "adventurers") for name in deck.adventurers]
        self.quests = [book.card(name, "quests") for name in deck.quests]
        self.crawler = [(book.card(name, "crawler"), count) for name, count in deck.crawler.items()]
        self.dungeon = [(book.card(name, "dungeon"), count) for name, count in deck.dungeon.items()]


def size(cards: list[tuple[Card, int]]) -> int:
    return sum([count for _, count in cards])


def times(n: int) -> str:
    return "twice" if n == 2 else f"{n} times"


def rarity_words(card: Card) -> str:
    """``a common card``, ``a promo``."""
    return "a promo" if card.rarity == "promo" else article(card.rarity) + " card"


# --- Sizes and copies (B-065, B-067, B-068). ------------------------------------------------------------------------


def sizes(cards: DeckCards, format: Format) -> list[Finding]:
    crawler, dungeon = size(cards.crawler), size(cards.dungeon)
    wrong = [crawler != format.numbers.crawler_deck, dungeon != format.numbers.dungeon_deck]
    if not any(wrong):
        return []
    field = "decks" if all(wrong) else "crawler" if wrong[0] else "dungeon"
    if crawler == dungeon and format.numbers.crawler_deck == format.numbers.dungeon_deck:
        text = f"Both decks have {plural(crawler, 'card')}; {format.name} takes {format.numbers.crawler_deck} in each."
        return [Finding(PROBLEM, field, text)]
    has = f"The Crawler deck has {plural(crawler, 'card')} and the Dungeon deck {dungeon}"
    takes = f"{format.numbers.crawler_deck} and {format.numbers.dungeon_deck}"
    if format.numbers.crawler_deck == format.numbers.dungeon_deck:
        takes = f"{format.numbers.crawler_deck} in each"
    return [Finding(PROBLEM, field, f"{has}; {format.name} takes {takes}.")]


def crawler_copies(cards: DeckCards, format: Format) -> list[Finding]:
    most = format.numbers.crawler_copies
    found: list[Finding] = []
    for card, count in cards.crawler:
        if card.is_crawler() and count > most:
            text = f"{card.name} is there {times(count)}; {format.name} allows {most} of a Crawler card."
            found.append(Finding(PROBLEM, f"crawler.{card.name}", text))
    return found


def dungeon_copies(cards: DeckCards, format: Format) -> list[Finding]:
    alike = len(set(format.numbers.dungeon_copies)) == 1
    found: list[Finding] = []
    for card, count in cards.dungeon:
        place = _COPIES_ORDER.index(card.rarity) if card.rarity in _COPIES_ORDER else _RARE
        most = format.numbers.dungeon_copies[place]
        if card.is_dungeon() and count > most:
            of = "a Dungeon card" if alike else rarity_words(card)
            text = f"{card.name} is there {times(count)}; {format.name} allows {most} of {of}."
            found.append(Finding(PROBLEM, f"dungeon.{card.name}", text))
    return found


def uniques(cards: DeckCards) -> list[Finding]:
    """Further copies of a Unique card never come into play (A-034)."""
    found: list[Finding] = []
    for card, count in cards.dungeon:
        if is_unique(card) and count > 1:
            rest = "the other copy goes" if count == 2 else f"the other {count - 1} copies go"
            text = f"{card.name} is Unique: once one copy has come up, {rest} straight to the Grave."
            found.append(Finding(HINT, f"dungeon.{card.name}", text))
    return found


# --- Cards where they do not belong. --------------------------------------------------------------------------------


def strays(cards: DeckCards) -> list[Finding]:
    held = {
        "adventurers": cards.adventurers,
        "quests": cards.quests,
        "crawler": [card for card, _ in cards.crawler],
        "dungeon": [card for card, _ in cards.dungeon],
    }
    found: list[Finding] = []
    for part, listing in held.items():
        told: list[str] = []
        for card in listing:
            right = home(card)
            if right != part and card.name not in told:
                told.append(card.name)
                text = f"{card.name} is {kind_words(card)}: it belongs {among(right)}, not {among(part)}."
                found.append(Finding(PROBLEM, f"{part}.{card.name}", text))
    return found


def home(card: Card) -> str:
    """The part of a deck that a card belongs in."""
    if card.kind == ADVENTURER:
        return "adventurers"
    if card.kind == QUEST:
        return "quests"
    return "crawler" if card.is_crawler() else "dungeon"


def among(part: str) -> str:
    return f"among the {PARTS[part]}" if part in {"adventurers", "quests"} else f"in the {PARTS[part]}"


def kind_words(card: Card) -> str:
    """``a Character``, ``an Equipment card``."""
    kind = article(KIND_NAMES[card.kind].capitalize())
    return kind if card.has_life() or card.is_quest() else kind + " card"


# --- Adventurers and Quests (B-069). --------------------------------------------------------------------------------


def adventurers(cards: DeckCards, format: Format) -> list[Finding]:
    """The number alone: they may be all the same."""
    count = len(cards.adventurers)
    if count == format.numbers.adventurers:
        return []
    text = f"The party has {plural(count, 'Adventurer')}; {format.name} takes {format.numbers.adventurers}."
    return [Finding(PROBLEM, "adventurers", text)]


def quests(cards: DeckCards, format: Format) -> list[Finding]:
    found: list[Finding] = []
    count = len(cards.quests)
    if count != format.numbers.quests_laid:
        verb = "is" if count == 1 else "are"
        text = f"There {verb} {plural(count, 'Quest')}; {format.name} lays out {format.numbers.quests_laid}."
        found.append(Finding(PROBLEM, "quests", text))
    names = [card.name for card in cards.quests]
    for name in sorted(set(names), key=names.index):
        if names.count(name) > 1:
            text = f"{name} is there {times(names.count(name))}; the Quests must be different."
            found.append(Finding(PROBLEM, f"quests.{name}", text))
    return found


# --- What Quests ask of the Dungeon (B-070, B-143). -----------------------------------------------------------------


def goals(cards: DeckCards, format: Format) -> list[Finding]:
    """Quests that cannot be completed with these cards, and those that barely can."""
    impossible, difficult = format.quest_levels()
    supply = Supply(cards.dungeon, cards.crawler, cards.adventurers, format)
    found: list[Finding] = []
    told: list[str] = []
    for card in cards.quests:
        if card.goal is None or card.name in told:
            continue
        told.append(card.name)
        for condition in parts_of(card.goal):
            lack, doubt = supply.judge(condition)
            if lack and impossible:
                found.append(Finding(impossible, f"quests.{card.name}", f"{card.name} needs {lack}."))
            elif doubt and difficult:
                found.append(Finding(difficult, f"quests.{card.name}", f"{card.name} needs {doubt}."))
    return found


# --- The recommended mix (B-071). -----------------------------------------------------------------------------------


def mix(cards: DeckCards) -> list[Finding]:
    """A hint where the Dungeon is far from 64 percent Characters and 12 each of the others."""
    total = size(cards.dungeon)
    have = {kind: sum([count for card, count in cards.dungeon if card.kind == kind]) for kind in MIX}
    if not any(abs(100 * have[kind] - MIX[kind] * total) > _MIX_SLACK * total for kind in MIX):
        return []
    others = round(total * MIX[EVENT] / 100)
    text = (
        f"The Dungeon has {plural(have[CHARACTER], 'Character')}, {plural(have[EVENT], 'Event')}, "
        f"{have[TERRAIN]} Terrain and {plural(have[TRAP], 'Trap')}; recommended are {total - 3 * others}, {others}, "
        f"{others} and {others} ({listed([str(percent) for percent in MIX.values()])} percent)."
    )
    return [Finding(HINT, "dungeon", text)]
