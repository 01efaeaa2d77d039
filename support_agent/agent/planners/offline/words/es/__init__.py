"""Spanish."""

from support_agent.agent.planners.offline.words import Vocabulary

from . import numbers, orders, talk, wishes

VOCABULARY = Vocabulary(
    concepts={**orders.WORDS, **wishes.WORDS, **talk.WORDS},
    marks=numbers.NUMBER_MARKS,
    counts=numbers.COUNTS,
    places=numbers.PLACES,
    sounds="ch #, v b, ll y, qu k, ce se, ci si, ge je, gi ji, h, z s, c k, x s, nb mb, w gu",
)
