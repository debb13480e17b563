"""Undo requests get an id and a time of refusal; seats can be reserved for a rematch."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Requests last for seconds: dropping the old ones loses nothing.
    op.drop_table("requests")
    op.create_table(
        "requests",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("waiting", sa.JSON, nullable=False),
        sa.Column("refused", sa.Float, nullable=True),
    )
    op.add_column("seats", sa.Column("reserved", sa.String(24), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "reserved")
    op.drop_table("requests")
    op.create_table(
        "requests",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("waiting", sa.JSON, nullable=False),
    )
