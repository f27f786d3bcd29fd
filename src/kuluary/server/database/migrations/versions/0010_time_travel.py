"""Plays taken back with consent, games that go on from another, reported problems, what those who watch may."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add columns for all of these, and a table of reports."""
    for name in ("plea", "origin"):
        op.add_column("tables", sa.Column(name, sa.Text))
    op.add_column("tables", sa.Column("watch", sa.String(8)))
    op.add_column("tables", sa.Column("gallery", sa.Boolean))
    op.add_column("chat", sa.Column("reaction", sa.String(16)))
    for name in ("aside", "reported", "hidden"):
        op.add_column("chat", sa.Column(name, sa.Boolean))
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("code", sa.String(6), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
