"""English."""

from support_agent.agent.planners.offline.words import Concept

from . import orders, talk, wishes

WORDS: dict[Concept, str] = {**orders.WORDS, **wishes.WORDS, **talk.WORDS}
