"""Tables say which campaign they are a chapter of: an index to find it."""

from __future__ import annotations

from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_journey_games_table", "journey_games", ["table"])


def downgrade() -> None:
    op.drop_index("ix_journey_games_table", "journey_games")
