"""A game may play on from a moment of an earlier one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("preludes", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("tables", sa.Column("practice_of", sa.String(24), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "practice_of")
    op.drop_column("tables", "preludes")
