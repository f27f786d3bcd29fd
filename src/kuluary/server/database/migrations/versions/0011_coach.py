"""Hints at the table, and reviews of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let a table say whether hints are given, count those a seat has taken, and keep reviews."""
    op.add_column("tables", sa.Column("hints", sa.String(8)))
    op.add_column("seats", sa.Column("hints", sa.Integer))
    op.create_table(
        "reviews",
        sa.Column("code", sa.String(6), sa.ForeignKey("tables.code", name="fk_reviews_code_tables"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("frames", sa.Integer, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("steps", sa.Text, nullable=False),
        sa.Column("review", sa.Text),
        sa.Column("failed", sa.Text),
        sa.PrimaryKeyConstraint("code", name="pk_reviews"),
    )
