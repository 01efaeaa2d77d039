"""A worker on a machine whose clock is wrong: celery -A tests.proof.skewed worker

CLOCK_IS_WRONG_BY says by how many seconds. What the worker reads of the time of day is wrong, in
all of its threads; the database's clock is as it was.
"""

import os
from datetime import UTC, datetime, timedelta

import time_machine

WRONG_BY = timedelta(seconds=float(os.environ["CLOCK_IS_WRONG_BY"]))
time_machine.travel(datetime.now(UTC) + WRONG_BY, tick=True).start()

# After it, so that nothing keeps the right time in a name of its own.
from support_agent.celery import app  # noqa: E402, F401
