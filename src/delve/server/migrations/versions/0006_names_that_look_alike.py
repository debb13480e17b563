"""Names that look alike count as equal. Of existing ones the oldest stays, and the others get a number.

People whose names changed can still log in with the old name.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import sqlalchemy as sa
from alembic import op

from delve.server.names import key_of, look_of

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

PEOPLE: Final = sa.table("people", *map(sa.column, ("id", "name", "key", "look", "former", "created")))
DECKS: Final = sa.table("decks", *map(sa.column, ("id", "person", "name", "key", "look", "created")))
Row = Any
# No name may be longer than this.
LONGEST: Final = 40


def upgrade() -> None:
    # Other changes would make SQLite rebuild the table and delete all rows that refer to it.
    op.add_column("people", sa.Column("look", sa.String(120), nullable=True))
    op.add_column("people", sa.Column("former", sa.String(40), nullable=True))
    op.add_column("decks", sa.Column("key", sa.String(240), nullable=False, server_default=""))
    op.add_column("decks", sa.Column("look", sa.String(240), nullable=False, server_default=""))
    connection = op.get_bind()
    named = sa.select(PEOPLE.c.id, PEOPLE.c.name, sa.literal("").label("owner")).where(PEOPLE.c.key.is_not(None))
    people = connection.execute(named.order_by(PEOPLE.c.created)).all()
    # Cleared first: a new key may equal another row's old one.
    connection.execute(sa.update(PEOPLE).values(key=None))
    for row, name in told_apart(people):
        is_found = name == row.name and len(key_of(name)) <= 120
        write(PEOPLE, row, 120, name, {"former": None if is_found else row.name})
    kept = sa.select(DECKS.c.id, DECKS.c.name, DECKS.c.person.label("owner")).order_by(DECKS.c.created)
    for row, name in told_apart(connection.execute(kept).all()):
        write(DECKS, row, 240, name, {})
    op.create_index("uq_people_look", "people", ["look"], unique=True)
    op.create_index("uq_decks_person_key", "decks", ["person", "key"], unique=True)
    op.create_index("uq_decks_person_look", "decks", ["person", "look"], unique=True)


def told_apart(rows: Sequence[Row]) -> Iterator[tuple[Row, str]]:
    """Every row with its name, numbered if an earlier row of the same owner looks alike."""
    taken: set[tuple[str, str, str]] = set()
    for row in rows:
        name, number = row.name, 1
        while taken & (looks := {(row.owner, "key", key_of(name)), (row.owner, "look", look_of(name))}):
            number += 1
            name = f"{row.name[: LONGEST - len(str(number)) - 1]} {number}"
        taken |= looks
        yield row, name


def write(table: sa.TableClause, row: Row, room: int, name: str, more: dict[str, Any]) -> None:
    values = {"name": name, "key": key_of(name)[:room], "look": look_of(name)[:room], **more}
    op.get_bind().execute(sa.update(table).where(table.c.id == row.id).values(values))
