"""Keepsakes, roles of seats, proposals."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for what people keep of games and bring to them, and for what they propose."""
    op.add_column("seats", sa.Column("role", sa.String(32)))
    op.add_column("seats", sa.Column("keepsake", sa.String(16)))
    op.create_table(
        "proposals",
        sa.Column("code", sa.String(6), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("answer", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("target", sa.Integer),
        sa.Column("action", sa.Text),
        sa.Column("words", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("code", "number", name="pk_proposals"),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_proposals_code"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_proposals_person"),
        sa.UniqueConstraint("code", "person", "answer", name="uq_proposals_code_person_answer"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "opinions",
        sa.Column("code", sa.String(6), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("agrees", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("code", "number", "seat", name="pk_opinions"),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_opinions_code"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "keepsakes",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("code", sa.String(6)),
        sa.Column("seat", sa.Integer),
        sa.Column("replaced", sa.String(16)),
        sa.PrimaryKeyConstraint("id", name="pk_keepsakes"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_keepsakes_person"),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_keepsakes_code"),
        sa.UniqueConstraint("code", "seat", name="uq_keepsakes_code_seat"),
    )
    op.create_index("ix_keepsakes_person", "keepsakes", ["person"])
