"""How long bots wait for a person who may still take a play back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let a table say how long its bots wait, in milliseconds."""
    op.add_column("tables", sa.Column("take_back", sa.Integer))
