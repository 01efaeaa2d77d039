"""Whatever the model emits, and whatever happens meanwhile, the promises hold.

`python -m tests.agent.hostile --conversations N` plays as many as one likes.
"""

import os

import pytest
from django.db import connection

from .play import play

PARTS = 2
CONVERSATIONS = int(os.environ.get("HOSTILE_CONVERSATIONS", "2000"))
# In so many conversations everything that is expected is met, and not by a lucky draw.
TELLING = 400


@pytest.mark.timeout(0)
@pytest.mark.parametrize("part", range(PARTS))
def test_no_promise_is_broken_whatever_the_model_emits(world, record_property, part):
    # On each database the days are others.
    part += PARTS * (connection.vendor == "sqlite")
    tally = play(world, conversations=-(-CONVERSATIONS // PARTS), part=part)

    for line in tally.lines():
        record_property("told", line)
    assert tally.conversations < TELLING or not tally.missing()
