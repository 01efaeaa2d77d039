"""Whatever the model emits, and whatever happens meanwhile, the promises hold.

`python -m tests.agent.hostile --conversations N` plays as many as one likes.
"""

import os

import pytest

from .play import play

PARTS = 4
CONVERSATIONS = int(os.environ.get("HOSTILE_CONVERSATIONS", "2000"))
# In so many conversations everything that is expected has always been met.
TELLING = 400
# These come up a few times in a thousand; they are asked for in a longer run.
RARE = {"refusals: too_few_left", "refusals: return_already_open"}


@pytest.mark.timeout(0)
@pytest.mark.parametrize("part", range(PARTS))
def test_no_promise_is_broken_whatever_the_model_emits(world, record_property, part):
    tally = play(world, conversations=-(-CONVERSATIONS // PARTS), part=part)

    for line in tally.lines():
        record_property("told", line)
    missing = set(tally.missing()) - (RARE if tally.conversations < 4 * TELLING else set())
    assert tally.conversations < TELLING or not missing
