"""Notices: who wants to be told of what, and what was sent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for what people want, for the browsers they have, for the outbox and for what the house keeps."""
    op.create_table(
        "notify",
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id", name="fk_notify_person"), nullable=False),
        sa.Column("wants", sa.Text),
        sa.Column("hook", sa.Text),
        sa.Column("hook_kind", sa.String(16)),
        sa.Column("hook_to", sa.String(64)),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("zone", sa.Integer),
        sa.Column("token", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_notify"),
        sa.UniqueConstraint("token", name="uq_notify_token"),
    )
    op.create_table(
        "devices",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id", name="fk_devices_person"), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_devices"),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    op.create_table(
        "muted",
        sa.Column("code", sa.String(6), sa.ForeignKey("tables.code", name="fk_muted_code"), nullable=False),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id", name="fk_muted_person"), nullable=False),
        sa.PrimaryKeyConstraint("code", "person", name="pk_muted"),
    )
    op.create_table(
        "notices",
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id", name="fk_notices_person"), nullable=False),
        sa.Column("mark", sa.String(80), nullable=False),
        sa.Column("channel", sa.String(8), nullable=False),
        sa.Column("event", sa.String(8), nullable=False),
        sa.Column("code", sa.String(6)),
        sa.Column("seat", sa.Integer),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("done", sa.BigInteger),
        sa.Column("batch", sa.String(16)),
        sa.PrimaryKeyConstraint("person", "mark", "channel", name="pk_notices"),
    )
    op.create_index("ix_notices_state_due", "notices", ["state", "due"])
    op.create_table(
        "kept",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_kept"),
    )
