"""French."""

from support_agent.agent.planners.offline.words import Vocabulary

from . import numbers, orders, plain, shop, talk, wishes

VOCABULARY = Vocabulary(
    concepts={**orders.WORDS, **shop.WORDS, **wishes.WORDS, **talk.WORDS, **plain.WORDS},
    marks=numbers.NUMBER_MARKS,
    counts=numbers.COUNTS,
    places=numbers.PLACES,
)
