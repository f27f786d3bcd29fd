"""Accounts and sessions, results and ratings, who invites and ignores whom, and what hosts and operators do."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let people have accounts, a history, company, and let tables be given up."""
    _accounts()
    _profiles()
    _tables()


def _accounts() -> None:
    op.add_column("people", sa.Column("settings", sa.Text))
    op.add_column("people", sa.Column("rated", sa.Boolean))
    op.add_column("people", sa.Column("operator", sa.Boolean))
    op.add_column("people", sa.Column("deleted", sa.BigInteger))
    op.add_column("tokens", sa.Column("seen", sa.BigInteger))
    op.add_column("tokens", sa.Column("agent", sa.String(200)))
    op.add_column("tokens", sa.Column("mailed", sa.Boolean))
    op.create_table(
        "accounts",
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id", name="fk_accounts_person")),
        sa.Column("email", sa.String(254)),
        sa.Column("pending", sa.String(254)),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_accounts"),
        sa.UniqueConstraint("email", name="uq_accounts_email"),
    )
    op.create_table(
        "letters",
        sa.Column("hash", sa.String(64)),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id", name="fk_letters_person"), nullable=False),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_letters"),
    )
    op.create_index("ix_letters_person", "letters", ["person"])


def _profiles() -> None:
    op.create_table(
        "results",
        sa.Column("code", sa.String(6), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id", name="fk_results_person")),
        sa.Column("level", sa.String(16)),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("together", sa.Boolean, nullable=False),
        sa.Column("rating", sa.Double),
        sa.Column("change", sa.Double),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", "seat", name="pk_results"),
    )
    op.create_index("ix_results_person_at", "results", ["person", "at"])
    op.create_table(
        "ratings",
        sa.Column("who", sa.String(24), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("pool", sa.String(8), nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("who", "game", "pool", name="pk_ratings"),
    )
    op.create_table(
        "ignored",
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id", name="fk_ignored_person"), nullable=False),
        sa.Column("other", sa.String(16), sa.ForeignKey("people.id", name="fk_ignored_other"), nullable=False),
        sa.PrimaryKeyConstraint("person", "other", name="pk_ignored"),
    )
    op.create_table(
        "invitations",
        sa.Column("code", sa.String(6), sa.ForeignKey("tables.code", name="fk_invitations_code"), nullable=False),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id", name="fk_invitations_person"), nullable=False),
        sa.Column("host", sa.String(16), sa.ForeignKey("people.id", name="fk_invitations_host"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", "person", name="pk_invitations"),
    )
    op.create_index("ix_invitations_person", "invitations", ["person"])


def _tables() -> None:
    op.add_column("tables", sa.Column("abandoned", sa.BigInteger))
    op.add_column("tables", sa.Column("agreed", sa.Text))
    op.create_table(
        "archived",
        sa.Column("code", sa.String(6), sa.ForeignKey("tables.code", name="fk_archived_code"), nullable=False),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id", name="fk_archived_person"), nullable=False),
        sa.PrimaryKeyConstraint("code", "person", name="pk_archived"),
    )
    op.create_table(
        "announcements",
        sa.Column("id", sa.String(16)),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_announcements"),
    )
