"""How the parts of the installation are, each with a sentence of what to do."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass

from django.conf import settings
from django.db import Error, connection

from support_agent import values
from support_agent.conversation import tasks, vitals
from support_agent.conversation.vitals import Part, State, Vitals

from . import sums

logger = logging.getLogger(__name__)


@dataclass(frozen=True, kw_only=True)
class Installation:
    """All parts, and what the database knows, where it answers."""

    parts: Sequence[Part]
    vitals: Vitals | None

    @property
    def serves(self) -> bool:
        """Whether a request can be served: without a broker or a worker the site still takes
        messages and staff still answer them, without the database nothing goes."""
        return self.vitals is not None

    @property
    def state(self) -> State:
        """The worst of its parts'."""
        return vitals.worst_state(self.parts)


def look() -> Installation:
    """Look at all of it."""
    try:
        found = vitals.read()
    except Error:
        return Installation(parts=[_without_database(), *_brokers()], vitals=None)
    database = Part(name="database", state="ok", fact="The database answers.")
    return Installation(parts=[database, *_brokers(), *vitals.parts(found)], vitals=found)


def _without_database() -> Part:
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
    except Error:
        return Part(
            name="database",
            state="failed",
            fact="The database does not answer.",
            remedy="Start it; DATABASE_URL says where it is looked for.",
        )
    return Part(
        name="database",
        state="failed",
        fact="The database answers and lacks tables of ours.",
        remedy="Run manage.py migrate.",
    )


def _brokers() -> list[Part]:
    parts = [_redis()]
    # Where it is another server than that.
    if settings.SUPPORT.celery_broker_url != values.for_celery(settings.SUPPORT.redis_url):
        parts.append(_broker())
    return parts


def _redis() -> Part:
    if sums.answers():
        return Part(name="broker", state="ok", fact="The broker answers.")
    return Part(
        name="broker",
        state="failed",
        fact="The broker does not answer: replies are late, and limits do not hold.",
        remedy="Start it; REDIS_URL says where it is looked for.",
    )


def _broker() -> Part:
    if tasks.broker_answers():
        return Part(name="queue", state="ok", fact="Celery's broker answers.")
    return Part(
        name="queue",
        state="failed",
        fact="Celery's broker does not answer: replies are late.",
        remedy="Start it; CELERY_BROKER_URL says where it is looked for.",
    )
