"""What people are asked, kept beside their tables; passkeys; tournaments."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for the words of questions, for passkeys and what they sign, for tournaments."""
    op.add_column("tables", sa.Column("asking", sa.Text))
    op.create_table(
        "passkeys",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id", name="fk_passkeys_person"), nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("signs", sa.BigInteger, nullable=False),
        sa.Column("agent", sa.String(200), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
        sa.PrimaryKeyConstraint("hash", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(16)),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_challenges"),
    )
    op.create_table(
        "cups",
        sa.Column("id", sa.String(6), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("host", sa.String(16), sa.ForeignKey("people.id", name="fk_cups_host"), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("pace", sa.Text),
        sa.Column("plan", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_cups"),
    )
    op.create_table(
        "cup_people",
        sa.Column("cup", sa.String(6), sa.ForeignKey("cups.id", name="fk_cup_people_cup"), nullable=False),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id", name="fk_cup_people_person"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("cup", "person", name="pk_cup_people"),
    )
    op.create_index("ix_cup_people_person", "cup_people", ["person"])
    op.add_column("tables", sa.Column("cup", sa.String(6)))
    op.add_column("tables", sa.Column("round", sa.Integer))
    op.add_column("tables", sa.Column("board", sa.Integer))
    op.create_index("ix_tables_cup_round_board", "tables", ["cup", "round", "board"], unique=True)
