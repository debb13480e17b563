"""Campaigns: Quests that are required, journeys, and their games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("required_quest", sa.String(80), nullable=False, server_default=""))
    op.create_table(
        "journeys",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("campaign", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_table(
        "journey_games",
        sa.Column("journey", sa.String(24), sa.ForeignKey("journeys.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table", sa.String(24), primary_key=True),
        sa.Column("chapter", sa.String(40), nullable=False),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("result", sa.String(16), nullable=False),
        sa.Column("reason", sa.String(40), nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("journey_games")
    op.drop_table("journeys")
    op.drop_column("tables", "required_quest")
