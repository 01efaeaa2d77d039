"""The planner without a model: it understands plain words, decides by rules and answers from texts.

Three parts that know little of each other: understanding (text -> wishes, numbers), deciding
(wishes and observations -> the next move) and wording (what is said, by language, as data).
"""

from .planner import OfflinePlanner

__all__ = ["OfflinePlanner"]
