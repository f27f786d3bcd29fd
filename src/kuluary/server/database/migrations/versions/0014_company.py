"""Bots with a character, and puzzles out of the house's own games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let a seat say which character its bot is, and keep puzzles."""
    op.add_column("seats", sa.Column("character", sa.String(16)))
    op.create_table(
        "puzzles",
        sa.Column("code", sa.String(6), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("day", sa.Integer),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("data", sa.Text),
        sa.PrimaryKeyConstraint("code", name="pk_puzzles"),
    )
    op.create_index("ix_puzzles_day", "puzzles", ["day"])
