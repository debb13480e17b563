"""The rules reference as people read it: the index, and articles with their rulings, their cards and their example."""

from __future__ import annotations

import json
from functools import cache
from typing import Annotated, Final, TypedDict

from delve.learning.article import ARTICLES, KINDS, Article, articles
from delve.learning.example import RuleExample, shown_example
from delve.library.faces import cards_using
from delve.library.shipped import CardBook
from delve.messages import Message, Title, say
from delve.model.shown import OneOf

RULINGS: Final = ARTICLES / "rulings.json"
RuleKind = Annotated[str, OneOf(*KINDS, name="RuleKind")]


class RuleEntry(TypedDict):
    """An entry of the index."""

    id: str  # its address: /rules/ID
    kind: RuleKind
    title: Title
    meaning: str  # what a word of the glossary means; empty for steps and topics
    text: Message
    words: list[str]  # how it stands in sentences, which may go on after it: Lock, Locked
    also: list[str]  # other addresses that lead to it


class Ruling(TypedDict):
    """An answer to a question that the rulebooks leave open."""

    id: str
    question: str
    books: str  # what the books say, with its place
    ruling: str
    example: str


class RuleArticle(RuleEntry):
    """An article of the rules reference."""

    related: list[str]
    rulings: list[Ruling]
    cards: list[str]  # the cards that have it
    example: RuleExample


@cache
def rulings() -> dict[str, Ruling]:
    """All rulings by id, generated from docs/rulings."""
    found: dict[str, Ruling] = json.loads(RULINGS.read_text(encoding="utf-8"))
    return found


def index() -> list[RuleEntry]:
    """All entries, kind after kind."""
    return [entry(article) for article in articles().values()]


def entry(article: Article) -> RuleEntry:
    return {
        "id": article.id,
        "kind": article.kind,
        "title": article.title(),
        "meaning": article.meaning(),
        "text": article.text(),
        "words": article.words,
        "also": article.also,
    }


def whole(book: CardBook, article: Article) -> RuleArticle:
    """An article with everything that belongs to it."""
    return {
        **entry(article),
        "related": article.related,
        "rulings": [rulings()[id] for id in article.rulings],
        "cards": cards_using(book, article.name) if article.name else [],
        "example": shown_example(book, article.example),
    }


def search(words: str) -> list[Article]:
    """The articles that contain all of these words, those with them in their names first."""
    wanted = words.lower().split()
    found = [article for article in articles().values() if contains(text_of(article), wanted)]
    return sorted(found, key=lambda article: not contains(names_of(article), wanted))


def contains(text: str, wanted: list[str]) -> bool:
    return all(word in text for word in wanted)


def names_of(article: Article) -> str:
    return " ".join([article.called(), *article.words, *article.also]).lower()


def text_of(article: Article) -> str:
    """Everything that an article says."""
    return " ".join([names_of(article), article.meaning().lower(), say(article.text()).lower()])
