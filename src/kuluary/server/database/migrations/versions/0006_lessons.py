"""Lessons: a table at which somebody learns a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let a table say that it is a lesson."""
    op.add_column("tables", sa.Column("lesson", sa.Boolean))
