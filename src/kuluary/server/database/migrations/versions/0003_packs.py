"""Packs of content."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for the content that games are played with, and for the packs people make."""
    op.add_column("tables", sa.Column("pack", sa.String(32)))
    op.add_column("tables", sa.Column("pack_name", sa.String(80)))
    op.add_column("tables", sa.Column("pack_author", sa.String(80)))
    op.create_table(
        "packs",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("digest", sa.String(32), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "digest", name="pk_packs"),
    )
    op.create_table(
        "own_packs",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("author", sa.String(80), nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("digest", sa.String(32), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_own_packs"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_own_packs_person"),
    )
    op.create_index("ix_own_packs_person", "own_packs", ["person"])
