"""What deleted rows leave behind in the database's own files is wiped as far as we can reach it.

On SQLite the file is written anew and its journal emptied. On PostgreSQL the space is given free
and the planner's statistics, which quote columns, are made anew. Logs of changes, replicas and
backups are the operator's.
"""

import logging
from collections.abc import Collection

from django.apps import apps
from django.db import DatabaseError, connection

logger = logging.getLogger(__name__)


def wipe(tables: Collection[str]) -> bool:
    """Wipe what was deleted from these tables, named by model labels. Says whether it could be done.

    Within a transaction no database does it.
    """
    if connection.in_atomic_block:
        return False
    try:
        with connection.cursor() as cursor:
            if connection.vendor == "sqlite":
                cursor.execute("VACUUM")
                cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                busy: int = cursor.fetchone()[0]
                return not busy
            for label in tables:
                table = connection.ops.quote_name(apps.get_model(label)._meta.db_table)
                cursor.execute(f"VACUUM (ANALYZE) {table}")
    except DatabaseError as error:
        logger.warning("Traces of deleted rows stay until the next time: %s", error)
        return False
    return True
