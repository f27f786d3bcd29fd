"""Bots with a character."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let a seat say which character its bot is."""
    op.add_column("seats", sa.Column("character", sa.String(16)))
