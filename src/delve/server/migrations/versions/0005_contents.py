"""The contents of games: the cards and numbers they are played with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("contents", sa.JSON, nullable=True))
    op.create_table(
        "definitions",
        sa.Column("fingerprint", sa.String(16), primary_key=True),
        sa.Column("rules", sa.JSON, nullable=False),
    )
