"""The services of a worker, made once and passed to its routes and sockets."""

from __future__ import annotations

from typing import Final

from delve.library.shipped import CardBook
from delve.server.accounts import Accounts
from delve.server.bots import Bots
from delve.server.campaigns import Campaigns
from delve.server.chat import Chat
from delve.server.conduct import Conduct
from delve.server.database import Database
from delve.server.decks import Decks
from delve.server.games import Games
from delve.server.hints import Hints
from delve.server.lessons import Lessons
from delve.server.limits import Limits
from delve.server.notices import Publish
from delve.server.practice import Practice
from delve.server.presence import Presence
from delve.server.processes import Pool
from delve.server.replays import Replays
from delve.server.room import Room
from delve.server.rules import Rules
from delve.server.sessions import Lifetimes, Sessions
from delve.server.shuffles import Shuffles
from delve.server.tables import Tables
from delve.server.undo import UNDO_PAUSE, Undo

USUAL_LIFETIMES: Final = Lifetimes()


class Services:
    """The services that routes and sockets use."""

    def __init__(
        self,
        database: Database,
        book: CardBook,
        bots: Bots,
        publish: Publish,
        bot_pause: float,
        lifetimes: Lifetimes = USUAL_LIFETIMES,
        bots_linger: float = 60.0,
        limits: Limits | None = None,
        undo_pause: float = UNDO_PAUSE,
    ) -> None:
        self.book = book
        self.database = database
        self.limits = limits or Limits({})
        # For people's requests; bots have a pool of their own, because they may think for long.
        self.pool = Pool(1, book)
        self.sessions = Sessions(database, lifetimes)
        self.accounts = Accounts(database)
        self.decks = Decks(database, book, self.pool, self.limits)
        self.presence = Presence(database)
        self.room = Room(self.limits)
        self.shuffles = Shuffles(database)
        self.games = Games(database, book, bots, self.presence, publish, bot_pause, bots_linger)
        self.tables = Tables(database, self.decks, self.games, self.limits)
        self.lessons = Lessons(database, self.tables, self.games)
        self.campaigns = Campaigns(database, book, self.tables, self.decks)
        self.hints = Hints(bots, self.limits)
        self.rules = Rules(self.tables, self.pool)
        self.replays = Replays(database, self.tables, self.pool, self.limits)
        self.practice = Practice(self.tables, self.replays, self.pool)
        self.undo = Undo(database, self.games, self.tables, undo_pause)
        self.chat = Chat(database)
        self.conduct = Conduct(database, self.games, self.tables)
