"""Plays taken back with the consent of the others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let a table keep the last question whether a play may be taken back."""
    op.add_column("tables", sa.Column("plea", sa.Text))
