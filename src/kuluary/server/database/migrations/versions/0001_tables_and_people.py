"""Tables and people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make everything of the first version."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_tokens"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_tokens_person"),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])
    op.create_table(
        "tables",
        sa.Column("code", sa.String(6), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("host", sa.String(16), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("moved", sa.BigInteger, nullable=False),
        sa.Column("header", sa.Text),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("waiting", sa.Text, nullable=False),
        sa.Column("winners", sa.Text),
        sa.Column("again", sa.String(6)),
        sa.PrimaryKeyConstraint("code", name="pk_tables"),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name="fk_tables_host"),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_status_public_moved", "tables", ["status", "public", "moved"])
    op.create_table(
        "keys",
        sa.Column("code", sa.String(6), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_keys"),
        _of_table("keys"),
    )
    op.create_table(
        "seats",
        sa.Column("code", sa.String(6), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.String(16)),
        sa.Column("name", sa.String(80)),
        sa.Column("level", sa.String(16)),
        sa.Column("stand_in", sa.String(16)),
        sa.PrimaryKeyConstraint("code", "seat", name="pk_seats"),
        _of_table("seats"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_seats_person"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "entries",
        sa.Column("code", sa.String(6), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", "number", name="pk_entries"),
        _of_table("entries"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "undone",
        sa.Column("code", sa.String(6), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("undone_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", "revision", "number", name="pk_undone"),
        _of_table("undone"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "answers",
        sa.Column("code", sa.String(6), nullable=False),
        sa.Column("answer", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("code", "answer", name="pk_answers"),
        _of_table("answers"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        sa.Column("code", sa.String(6), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("answer", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", "number", name="pk_chat"),
        _of_table("chat"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_chat_person"),
        sa.UniqueConstraint("code", "person", "answer", name="uq_chat_code_person_answer"),
        sqlite_with_rowid=False,
    )


def _of_table(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["code"], ["tables.code"], name=f"fk_{name}_code")
