"""The rules reference: the index, whole articles, and their examples at tables."""

from __future__ import annotations

import functools
from typing import Final

import msgspec

from delve.learning.article import Article, articles, find_article
from delve.learning.example import asked, begun, tried
from delve.learning.reference import index, whole
from delve.model.errors import BadInput
from delve.server.cache import Cache
from delve.server.errors import NotFound
from delve.server.messages import Me, TableInfo
from delve.server.processes import Pool, card_book
from delve.server.ready import JSON, Ready
from delve.server.tables import Tables

# Enough for all articles.
ROOM: Final = 1000


@functools.cache
def ready_index() -> Ready:
    return Ready(msgspec.json.encode(index()), JSON)


def ready_article(id: str) -> Ready:
    """An article with its example played. Runs in a worker process."""
    return Ready(msgspec.json.encode(whole(card_book(), articles()[id])), JSON)


def seat_tried(name: str) -> int:
    """The seat from which an example is tried. Runs in a worker process."""
    return asked(begun(card_book(), name))


class Rules:
    """Serves the rules reference."""

    def __init__(self, tables: Tables, pool: Pool) -> None:
        self.tables = tables
        self.pool = pool
        self._ready: Cache[Ready] = Cache(ROOM)

    async def article(self, term: str) -> Ready:
        id = known_article(term).id
        return await self._ready.get(id, lambda: self.pool.run(ready_article, id))

    async def begin(self, me: Me, term: str) -> TableInfo:
        """Begins a game at the example of an article, with bots in the other seats."""
        article = known_article(term)
        seat = await self.pool.run(seat_tried, article.example)
        return await self.tables.begin_at(me, tried(article.example), seat=seat, rule=article.id)


def known_article(term: str) -> Article:
    try:
        return find_article(term)
    except BadInput as error:
        raise NotFound(error.message) from None
