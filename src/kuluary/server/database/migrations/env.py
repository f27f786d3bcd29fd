"""Alembic's entry: the connection is handed in by `kuluary.server.database.store`."""

from __future__ import annotations

from alembic import context

from kuluary.server.database.schema import META

context.configure(connection=context.config.attributes["connection"], target_metadata=META)
with context.begin_transaction():
    context.run_migrations()
