"""Whether a message has to do with the shop, heard cheaply and before any model is asked."""

from enum import StrEnum

from .planners.offline.text import words
from .planners.offline.understand import Understood, understand
from .planners.offline.wishes import SMALL_TALK

# An answer to a question, a greeting or a thank-you is as short as this.
SHORT = 6
# Whoever is asked "which one?" may answer with words that nobody has listed.
SHORTEST = 3


class Topic(StrEnum):
    SHOP = "shop"
    TALK = "talk"
    OTHER = "other"


def topic_of(text: str) -> Topic:
    """What it is about: the shop, small talk and answers, or neither.

    It errs on the customer's side: a single wish, number or word of the shop makes a message one
    for the shop.
    """
    said = understand(text)
    if _is_about_the_shop(said):
        return Topic.SHOP
    length = len(words(text))
    if length <= SHORTEST or (length <= SHORT and (said.asks or said.answer)):
        return Topic.TALK
    return Topic.OTHER


def _is_about_the_shop(said: Understood) -> bool:
    wishes = [ask for ask in said.asks if ask.wish not in SMALL_TALK]
    return bool(wishes or said.numbers or said.denied)
