"""The articles of the rules reference: steps, Attributes, the other words of the glossary, and topics.

What belongs to an article is data (data/rules); its words are in the catalogue by its id. What an Attribute or a word
of the glossary means is said by its own code.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from delve.learning.lesson import Data, check_keys, text_in, texts_in
from delve.library.faces import glossary, spellings
from delve.library.shipped import DATA, read_toml
from delve.messages import Message, Title, message, say_arg
from delve.model.errors import BadInput, nearest

ARTICLES: Final = DATA / "rules"
STEP: Final = "step"
ATTRIBUTE: Final = "attribute"
TERM: Final = "term"
TOPIC: Final = "topic"
KINDS: Final = (STEP, ATTRIBUTE, TERM, TOPIC)

_FIELDS: Final = ("also", "words", "rulings", "related", "example")


def address(word: str) -> str:
    """A word as it stands in addresses and keys: ``Target X`` is ``target-x``."""
    return word.strip().lower().replace(" ", "-")


# Words of the glossary by their addresses.
NAMES: Final[dict[str, str]] = {address(name): name for name in glossary()}


class Article:
    """One entry of the reference."""

    def __init__(self, kind: str, id: str, data: Data, where: str) -> None:
        check_keys(data, _FIELDS, where)
        self.kind = kind
        self.id = id
        self.key = f"rules-{id}"
        self.also = texts_in(data, "also", where)  # other names that lead here
        self.rulings = texts_in(data, "rulings", where)
        self.related = texts_in(data, "related", where)
        self.example = text_in(data, "example", where)
        self.name = NAMES.get(id, "")  # of a word of the glossary
        # How it stands in sentences.
        self.words = [*spellings().get(self.name, ()), *texts_in(data, "words", where)]

    def title(self) -> Title:
        if self.kind == STEP:
            return message(f"word-{self.id}")
        return self.name or message(f"{self.key}-title")

    def called(self) -> str:
        """The title in words."""
        return say_arg(self.title())

    def meaning(self) -> str:
        """What a word of the glossary means, as it is printed on cards; empty for steps and topics."""
        return glossary().get(self.name, "")

    def text(self) -> Message:
        """How it plays."""
        return message(self.key)


@cache
def articles() -> dict[str, Article]:
    """All articles by id, kind after kind."""
    found: dict[str, Article] = {}
    for kind in KINDS:
        path = ARTICLES / f"{kind}s.toml"
        for id, data in read_toml(path).items():
            if not isinstance(data, dict):
                raise BadInput(message("check-play-expected-table", where=f"{path}: {id}"))
            found[id] = Article(kind, id, data, f"{path}: {id}")
    return found


@cache
def addresses() -> dict[str, str]:
    """The id of an article by everything that leads to it."""
    found = {id: id for id in articles()}
    for article in articles().values():
        found.update(dict.fromkeys(article.also, article.id))
    return found


def find_article(term: str) -> Article:
    """An article by its id, its title or another name; bad input with the nearest word if there is none."""
    known = addresses()
    wanted = address(term)
    if wanted not in known:
        raise BadInput(message("rules-no-article", term=term.strip(), nearest=nearest(wanted, list(known))))
    return articles()[known[wanted]]


def words_needed(article: Article) -> list[str]:
    """What the catalogue has to say about an article, by what follows ``rules-``."""
    return [article.id, *([f"{article.id}-title"] if article.kind == TOPIC else [])]
