"""A game may begin at a position, and may be a lesson."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("position", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("tables", sa.Column("lesson", sa.String(40), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "lesson")
    op.drop_column("tables", "position")
