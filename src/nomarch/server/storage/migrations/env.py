"""Alembic runs this to change the schema; the connection comes from `storage.upgrade`."""

from alembic import context

from nomarch.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
