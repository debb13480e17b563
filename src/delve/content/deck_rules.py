"""The legality of decks in a format (B-065 to B-071): finds all problems at once, each as a sentence."""

from __future__ import annotations

from typing import Final

from delve.content.book import CardBook
from delve.content.decks import Deck
from delve.content.quest_rules import Supply, is_unique
from delve.messages import Message, card_arg, keyed, message, say
from delve.model.cards import Card
from delve.model.format import Format
from delve.model.ids import ADVENTURER, CHARACTER, EVENT, KIND_NAMES, QUEST, TERRAIN, TRAP

# The severities of findings: a deck without problems is legal.
PROBLEM: Final = "problem"
WARNING: Final = "warning"
HINT: Final = "hint"
LEVELS: Final = (PROBLEM, WARNING, HINT)

# The order of the numbers in ``Format.dungeon_copies``. A promo with a name of its own counts as Rare (B-067).
_COPIES_ORDER: Final = ("common", "infrequent", "uncommon", "rare")
_RARE: Final = 3

# One Starter and one of each Delve Pack, as used in campaigns (B-139).
SINGLE_SET: Final = {"common": 4, "infrequent": 3, "uncommon": 2, "rare": 1, "promo": 1}

# The recommended mix in percent (B-071), and the tolerated deviation.
MIX: Final = {CHARACTER: 64, EVENT: 12, TERRAIN: 12, TRAP: 12}
_MIX_SLACK: Final = 5


class Finding:
    """A finding about a deck: severity, place (``dungeon.Goblin``), and message."""

    def __init__(self, level: str, field: str, said: Message) -> None:
        self.level = level
        self.field = field
        self.message = said

    def data(self) -> dict[str, str]:
        return {"level": self.level, "field": self.field, "text": say(self.message)}


def problems(book: CardBook, deck: Deck, format: Format) -> list[Finding]:
    """All findings about a deck in this format, most severe first."""
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
            text = message("check-single-set-adventurer", card=card_arg(name), count=deck.adventurers.count(name))
            found.append(Finding(PROBLEM, f"adventurers.{name}", text))
    for part, counts in (("crawler", cards.crawler), ("dungeon", cards.dungeon)):
        for card, count in counts:
            most = SINGLE_SET[card.rarity]
            if count > most:
                text = message(
                    "check-single-set", card=card_arg(card.name), count=count, most=most, of=rarity_words(card)
                )
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


def rarity_words(card: Card) -> Message:
    """``a common card``, ``a promo``."""
    return keyed("check-of", card.rarity)


# --- Sizes and copies (B-065, B-067, B-068). ------------------------------------------------------------------------


def sizes(cards: DeckCards, format: Format) -> list[Finding]:
    crawler, dungeon = size(cards.crawler), size(cards.dungeon)
    wrong = [crawler != format.numbers.crawler_deck, dungeon != format.numbers.dungeon_deck]
    if not any(wrong):
        return []
    field = "decks" if all(wrong) else "crawler" if wrong[0] else "dungeon"
    if crawler == dungeon and format.numbers.crawler_deck == format.numbers.dungeon_deck:
        return [
            Finding(PROBLEM, field, message("check-both-sizes", cards=cards_word(crawler), takes=takes_words(format)))
        ]
    said = message("check-sizes", crawler=cards_word(crawler), dungeon=dungeon, takes=takes_words(format))
    return [Finding(PROBLEM, field, said)]


def cards_word(count: int) -> Message:
    return message("word-cards", number=count)


def takes_words(format: Format) -> Message:
    """The deck sizes that a format requires."""
    crawler, dungeon = format.numbers.crawler_deck, format.numbers.dungeon_deck
    if crawler == dungeon:
        return message("check-takes-each", format=format.title(), count=crawler)
    return message("check-takes", format=format.title(), crawler=crawler, dungeon=dungeon)


def crawler_copies(cards: DeckCards, format: Format) -> list[Finding]:
    most = format.numbers.crawler_copies
    found: list[Finding] = []
    for card, count in cards.crawler:
        if card.is_crawler() and count > most:
            of = message("check-of-crawler")
            text = too_many(card, count, format, most, of)
            found.append(Finding(PROBLEM, f"crawler.{card.name}", text))
    return found


def dungeon_copies(cards: DeckCards, format: Format) -> list[Finding]:
    alike = len(set(format.numbers.dungeon_copies)) == 1
    found: list[Finding] = []
    for card, count in cards.dungeon:
        place = _COPIES_ORDER.index(card.rarity) if card.rarity in _COPIES_ORDER else _RARE
        most = format.numbers.dungeon_copies[place]
        if card.is_dungeon() and count > most:
            of = message("check-of-dungeon") if alike else rarity_words(card)
            text = too_many(card, count, format, most, of)
            found.append(Finding(PROBLEM, f"dungeon.{card.name}", text))
    return found


def too_many(card: Card, count: int, format: Format, most: int, of: Message) -> Message:
    return message("check-copies", card=card_arg(card.name), count=count, format=format.title(), most=most, of=of)


def uniques(cards: DeckCards) -> list[Finding]:
    """Further copies of a Unique card never come into play (A-034)."""
    found: list[Finding] = []
    for card, count in cards.dungeon:
        if is_unique(card) and count > 1:
            text = message("check-unique", card=card_arg(card.name), rest=count - 1)
            found.append(Finding(HINT, f"dungeon.{card.name}", text))
    return found


# --- Misplaced cards. -----------------------------------------------------------------------------------------------


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
                text = message(
                    "check-stray",
                    card=card_arg(card.name),
                    kind=keyed("check-a", KIND_NAMES[card.kind]),
                    right=keyed("check-among", right),
                    wrong=keyed("check-among", part),
                )
                found.append(Finding(PROBLEM, f"{part}.{card.name}", text))
    return found


def home(card: Card) -> str:
    """The part of a deck that a card belongs in."""
    if card.kind == ADVENTURER:
        return "adventurers"
    if card.kind == QUEST:
        return "quests"
    return "crawler" if card.is_crawler() else "dungeon"


# --- Adventurers and Quests (B-069). --------------------------------------------------------------------------------


def adventurers(cards: DeckCards, format: Format) -> list[Finding]:
    """Checks only the number: they may be identical."""
    count = len(cards.adventurers)
    if count == format.numbers.adventurers:
        return []
    text = message("check-party", count=count, format=format.title(), takes=format.numbers.adventurers)
    return [Finding(PROBLEM, "adventurers", text)]


def quests(cards: DeckCards, format: Format) -> list[Finding]:
    found: list[Finding] = []
    count = len(cards.quests)
    if count != format.numbers.quests_laid:
        text = message("check-quests", count=count, format=format.title(), laid=format.numbers.quests_laid)
        found.append(Finding(PROBLEM, "quests", text))
    names = [card.name for card in cards.quests]
    for name in sorted(set(names), key=names.index):
        if names.count(name) > 1:
            text = message("check-same-quest", card=card_arg(name), count=names.count(name))
            found.append(Finding(PROBLEM, f"quests.{name}", text))
    return found


# --- What Quests require of the Dungeon (B-070, B-143). -------------------------------------------------------------


def goals(cards: DeckCards, format: Format) -> list[Finding]:
    """Quests that cannot be completed with these cards, or barely."""
    impossible, difficult = format.quest_levels()
    supply = Supply(cards.dungeon, cards.crawler, cards.adventurers, format)
    found: list[Finding] = []
    told: list[str] = []
    for card in cards.quests:
        if card.goal is None or card.name in told:
            continue
        told.append(card.name)
        for condition in card.goal.parts():
            lack, doubt = supply.judge(condition)
            if lack is not None and impossible:
                found.append(Finding(impossible, f"quests.{card.name}", needs(card, lack)))
            elif doubt is not None and difficult:
                found.append(Finding(difficult, f"quests.{card.name}", needs(card, doubt)))
    return found


def needs(card: Card, what: Message) -> Message:
    return message("check-needs", card=card_arg(card.name), what=what)


# --- The recommended mix (B-071). -----------------------------------------------------------------------------------


def mix(cards: DeckCards) -> list[Finding]:
    """A hint if the Dungeon is far from 64 percent Characters and 12 percent of each other kind."""
    total = size(cards.dungeon)
    have = {kind: sum([count for card, count in cards.dungeon if card.kind == kind]) for kind in MIX}
    if not any(abs(100 * have[kind] - MIX[kind] * total) > _MIX_SLACK * total for kind in MIX):
        return []
    others = round(total * MIX[EVENT] / 100)
    text = message(
        "check-mix",
        characters=message("check-characters", number=have[CHARACTER]),
        events=message("check-events", number=have[EVENT]),
        terrain=have[TERRAIN],
        traps=message("check-traps", number=have[TRAP]),
        rest=total - 3 * others,
        others=others,
        percents=list(MIX.values()),
    )
    return [Finding(HINT, "dungeon", text)]
