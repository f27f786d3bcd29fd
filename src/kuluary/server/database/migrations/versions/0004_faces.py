"""Faces."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let people and seats keep the face they were given; those of earlier times are given one when they are read."""
    op.add_column("people", sa.Column("face", sa.Integer))
    op.add_column("seats", sa.Column("face", sa.Integer))
