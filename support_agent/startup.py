"""What a server does before it serves. `manage.py` runs the checks by itself; servers don't."""

import logging
import sys
from concurrent.futures import ThreadPoolExecutor

from django.conf import settings
from django.core import checks
from django.db import Error, connection, connections
from django.db.migrations.executor import MigrationExecutor

from support_agent.embedded.broker import BrokerDidNotStart
from support_agent.embedded.server_binary import ServerMissing

logger = logging.getLogger(__name__)

TABLES_ARE_OLDER = "The tables are older than the code: run `manage.py migrate`."


def prepare_to_serve() -> None:
    """Check settings and tables, and see to a broker. Ends the process with a sentence otherwise."""
    _limit_statements()
    found = checks.run_checks()
    if errors := [each for each in found if each.is_serious()]:
        sys.exit("\n".join(["This can't start:", *map(str, errors)]))
    for warning in found:
        if str(warning.id).startswith("support_agent."):
            logger.warning("%s %s", warning.msg, warning.hint)
    # In a thread: the web server imports us in its event loop, where Django asks no database.
    with ThreadPoolExecutor(1) as thread:
        if thread.submit(_look_at_tables).result():
            sys.exit(f"This can't start: {TABLES_ARE_OLDER}")
    if settings.SUPPORT.redis_url and settings.SUPPORT.celery_broker_url:
        return
    try:
        settings.EMBEDDED_BROKER.ensure_running()
    except (ServerMissing, BrokerDidNotStart) as refusal:
        sys.exit(f"This can't start: {refusal}")


def tables_are_older() -> bool:
    """Whether the database lacks a migration of this code.

    Tables of newer code are none of ours to judge: it leaves them so that we can work on them. Nor
    is a database that is away, which the server waits for.
    """
    try:
        executor = MigrationExecutor(connection)
        return bool(executor.migration_plan(executor.loader.graph.leaf_nodes()))
    except Error:
        return False


def _look_at_tables() -> bool:
    try:
        return tables_are_older()
    finally:
        connections.close_all()
        # The beat asks nothing more, and would keep a connection for as long as it lives.
        if connection.vendor == "postgresql":
            connection.close_pool()  # type: ignore[attr-defined]


def _limit_statements() -> None:
    for database in connections.settings.values():
        if database["ENGINE"].endswith("postgresql"):
            # Here and not above: whoever runs on SQLite loads no driver.
            from support_agent.postgresql import limited

            database["OPTIONS"] = limited(database["OPTIONS"])
