"""Lessons: a table at which somebody learns a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

<<<<<<<< HEAD:src/kuluary/server/migrations/versions/0005_lessons.py
revision = "0005"
down_revision = "0004"
========
revision = "0006"
down_revision = "0005"
>>>>>>>> main:src/kuluary/server/migrations/versions/0006_lessons.py
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let a table say that it is a lesson."""
    op.add_column("tables", sa.Column("lesson", sa.Boolean))
