"""The id that a page gave to what somebody said, as a SHA-256: by it a repetition is known."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("said", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("chat", "said")
