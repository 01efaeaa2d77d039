"""Russian."""

from support_agent.agent.planners.offline.words import Vocabulary

from . import numbers, orders, talk, wishes

VOCABULARY = Vocabulary(
    concepts={**orders.WORDS, **wishes.WORDS, **talk.WORDS},
    marks=numbers.NUMBER_MARKS,
    counts=numbers.COUNTS,
    places=numbers.PLACES,
    sounds="о а, е и, я и, э и, ы и, ь, ъ",
)
