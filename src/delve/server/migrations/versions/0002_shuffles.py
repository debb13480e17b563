"""Secrets that are drawn before their tables; the round in which an input was given; tables found by their rematch."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "shuffles",
        sa.Column("commitment", sa.String(64), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.add_column("inputs", sa.Column("round", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_tables_rematch", "tables", ["rematch"])
