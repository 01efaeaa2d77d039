"""What a server does before it serves. `manage.py` runs the checks by itself; servers don't."""

import logging
import sys

from django.conf import settings
from django.core import checks
from django.db import connections

from support_agent.embedded.broker import BrokerDidNotStart
from support_agent.embedded.server_binary import ServerMissing

logger = logging.getLogger(__name__)


def prepare_to_serve() -> None:
    """Check the settings and see to a broker. Ends the process with a sentence otherwise."""
    _limit_statements()
    found = checks.run_checks()
    if errors := [each for each in found if each.is_serious()]:
        sys.exit("\n".join(["This can't start:", *map(str, errors)]))
    for warning in found:
        if str(warning.id).startswith("support_agent."):
            logger.warning("%s %s", warning.msg, warning.hint)
    if settings.SUPPORT.redis_url and settings.SUPPORT.celery_broker_url:
        return
    try:
        settings.EMBEDDED_BROKER.ensure_running()
    except (ServerMissing, BrokerDidNotStart) as refusal:
        sys.exit(f"This can't start: {refusal}")


def _limit_statements() -> None:
    for database in connections.settings.values():
        if database["ENGINE"].endswith("postgresql"):
            # Here and not above: whoever runs on SQLite loads no driver.
            from support_agent.postgresql import limited

            database["OPTIONS"] = limited(database["OPTIONS"])
