"""Workers and their people; secrets drawn before tables; the round of an input; rematches of tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "workers",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("alive_until", sa.Float, nullable=False),
    )
    op.create_table(
        "present",
        sa.Column("table", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("worker", sa.String(24), sa.ForeignKey("workers.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_table(
        "shuffles",
        sa.Column("commitment", sa.String(64), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.add_column("inputs", sa.Column("round", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_tables_rematch", "tables", ["rematch"])
