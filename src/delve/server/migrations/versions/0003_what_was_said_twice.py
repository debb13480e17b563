"""The client's id of a chat message, as a SHA-256, to recognise repetitions."""

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
