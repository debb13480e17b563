"""The database schema, for SQLite and PostgreSQL; changes come as migrations.

The inputs of a table are append-only. Their number is part of the key, so two answers to one question cannot both be
written, even by different workers.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

NAMES: Final = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
METADATA: Final = MetaData(naming_convention=NAMES)

people: Final = Table(
    "people",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    # The name's lookup key and look key; NULL for a guest. The key of a former name still works for logging in.
    Column("key", String(120), unique=True, nullable=True),
    Column("look", String(120), nullable=True),
    Column("former", String(40), nullable=True),
    Column("password", String(200), nullable=True),
    Column("created", Float, nullable=False),
    Index("uq_people_look", "look", unique=True),
)

sessions: Final = Table(
    "sessions",
    METADATA,
    Column("token", String(64), primary_key=True),  # hashed: reading the database is not enough to log in
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False, server_default="0"),
)

decks: Final = Table(
    "decks",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(80), nullable=False),
    Column("key", String(240), nullable=False, server_default=""),  # as for people
    Column("look", String(240), nullable=False, server_default=""),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
    # A person's decks have different names.
    Index("uq_decks_person_key", "person", "key", unique=True),
    Index("uq_decks_person_look", "person", "look", unique=True),
)

shuffles: Final = Table(
    "shuffles",
    METADATA,
    Column("commitment", String(64), primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

tables: Final = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    # Its id, or the source of a house variant. Quoted, because PostgreSQL parses ``format JSON`` as something else.
    Column("format", JSON, nullable=False, quote=True),
    Column("stage", String(8), nullable=False, index=True),  # open, playing, over
    Column("quests_needed", Integer, nullable=False),
    Column("spectators", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("takeover", Integer, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("content", String(64), nullable=False),  # a hash of the game's contents; "" before play
    # Set when play begins: the fingerprint of each card and the numbers of the format. Games begun before
    # this column existed have only the hash.
    Column("contents", JSON, nullable=True),
    Column("host", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("begun", Float, nullable=True),
    Column("result", String(16), nullable=False),
    Column("reason", String(40), nullable=False),
    Column("rematch", String(24), nullable=True, index=True),
    Column("position", JSON(none_as_null=True), nullable=True),  # that the game begins at, if it is given
    Column("lesson", String(40), nullable=False, server_default=""),  # that the game is played for, or ""
    Column("preludes", JSON(none_as_null=True), nullable=True),  # the earlier games from whose end it plays on
    Column("rule", String(40), nullable=False, server_default=""),  # whose example the game begins at, or ""
    Column("practice_of", String(24), nullable=False, server_default=""),  # the table of the last of them, or ""
    Column("required_quest", String(80), nullable=False, server_default=""),  # must be among those completed, or ""
)

# Journeys through campaigns, and the games played on them. A branch begins with the games of another journey.
journeys: Final = Table(
    "journeys",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("campaign", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("used", Float, nullable=False),  # when it was last played or opened
)
journey_games: Final = Table(
    "journey_games",
    METADATA,
    Column("journey", String(24), ForeignKey("journeys.id", ondelete="CASCADE"), primary_key=True),
    Column("table", String(24), primary_key=True, index=True),  # may be deleted; what came of it stays
    Column("chapter", String(40), nullable=False),
    Column("begun", Float, nullable=False),
    Column("result", String(16), nullable=False),  # of the table, as soon as it is over
    Column("reason", String(40), nullable=False),
    Column("rounds", Integer, nullable=False),
)

# The rules of cards, each stored once: games continue with the cards they began with.
definitions: Final = Table(
    "definitions",
    METADATA,
    Column("fingerprint", String(16), primary_key=True),
    Column("rules", JSON, nullable=False),
)

seats: Final = Table(
    "seats",
    METADATA,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, open, bot
    Column("person", String(24), ForeignKey("people.id"), nullable=True, index=True),
    Column("agent", String(24), nullable=False),
    Column("deck", JSON, nullable=False),  # its name and its cards
    Column("contribution", String(100), nullable=False),
    Column("here_until", Float, nullable=False),  # when the person last left
    Column("reserved", String(24), nullable=True),  # for this player of the previous game
)

# The workers, and their people at each table. Stale rows do no harm, and are deleted with their worker.
workers: Final = Table(
    "workers",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("alive_until", Float, nullable=False),  # extended by each heartbeat
)

present: Final = Table(
    "present",
    METADATA,
    Column("table", String(24), primary_key=True),
    Column("person", String(24), primary_key=True),
    Column("worker", String(24), ForeignKey("workers.id", ondelete="CASCADE"), primary_key=True),
)

inputs: Final = Table(
    "inputs",
    METADATA,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("line", String(200), nullable=False),
    Column("round", Integer, nullable=False, server_default="0"),  # the round of the game after this input
    Column("at", Float, nullable=False),
)

requests: Final = Table(
    "requests",
    METADATA,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("id", String(24), nullable=False),  # an answer names it
    Column("n", Integer, nullable=False),  # the moment of the game that it is about
    Column("count", Integer, nullable=False),
    Column("waiting", JSON, nullable=False),
    Column("refused", Float, nullable=True),  # when it was refused
)

# Decisions by the host of a table about a person: muted, or removed.
restrictions: Final = Table(
    "restrictions",
    METADATA,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("kind", String(8), primary_key=True),  # muted, out
)

chat: Final = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("said", String(64), nullable=False, server_default=""),  # the client's id of the message, as a SHA-256
    Column("at", Float, nullable=False),
)
