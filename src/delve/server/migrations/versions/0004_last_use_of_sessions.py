"""When a session was last used, for expiry."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sessions", sa.Column("used", sa.Float, nullable=False, server_default="0"))
    op.execute("UPDATE sessions SET used = created")


def downgrade() -> None:
    op.drop_column("sessions", "used")
