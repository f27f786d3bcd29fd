"""Clocks, absence and standing orders."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let tables have a pace and clocks, seats know who is away, and people leave answers behind."""
    op.add_column("tables", sa.Column("pace", sa.Text))
    op.add_column("tables", sa.Column("clocks", sa.Text))
    op.add_column("tables", sa.Column("due", sa.Double))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("seats", sa.Column("left", sa.BigInteger))
    op.add_column("seats", sa.Column("lent", sa.String(8)))
    op.add_column("entries", sa.Column("by", sa.String(8)))
    op.create_table(
        "orders",
        sa.Column("code", sa.String(6), sa.ForeignKey("tables.code", name="fk_orders_code"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("code", "seat", name="pk_orders"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "hours",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("behind", sa.Double, nullable=False),
        sa.Column("time", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_hours"),
    )
