"""Processes that share a database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for what processes have to know of each other."""
    op.create_table(
        "processes",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("host", sa.String(120), nullable=False),
        sa.Column("pid", sa.Integer, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )
    op.create_table(
        "leases",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("process", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_leases"),
    )
    op.create_index("ix_leases_process", "leases", ["process"])
    op.create_table(
        "attendance",
        sa.Column("process", sa.String(16), nullable=False),
        sa.Column("code", sa.String(6), nullable=False),
        sa.Column("person", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("process", "code", "person", name="pk_attendance"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "callers",
        sa.Column("process", sa.String(16), nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("sockets", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("process", "who", name="pk_callers"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "buckets",
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("drops", sa.Double, nullable=False),
        sa.Column("filled", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_buckets"),
    )
