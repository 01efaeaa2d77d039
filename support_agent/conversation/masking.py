"""Keeps secrets out of the record: what a person writes is masked before it is stored or sent.

Cards, accounts, security codes, passwords and keys. Nothing that is made from the record later, a
step, a request to the model or a line of the log, can hold what never came into it.
"""

from collections.abc import Set
from datetime import datetime
from functools import partial

from orders import queries as shop
from support_agent.models import Conversation, Message

from . import notices, redaction, services

# A card has four groups: who sends each by itself has sent the first three messages ago.
MOST_PIECES = 3
MOST_NUMBERS = 20
TOLD: notices.Kind = "secret_removed"


def masked(conversation: Conversation, text: str) -> str:
    """The text as it may be stored: the numbers of the customer's own orders and parcels stay."""
    return redaction.masked(text, known=partial(_theirs, conversation))


def masked_with_earlier(conversation: Conversation, text: str) -> str:
    """The same of a customer's next message, which may complete a card begun in earlier ones.

    Then its pieces are taken out of those as well.
    """
    text = masked(conversation, text)
    if not redaction.may_go_on(text):
        return text
    said = conversation.messages.filter(author=Message.Author.CUSTOMER).order_by("-sequence")
    earlier = list(said[:MOST_PIECES])[::-1]
    *pieces, text = redaction.masked_over([message.text for message in earlier], text)
    for message, piece in zip(earlier, pieces, strict=True):
        if piece != message.text:
            Message.objects.filter(pk=message.pk).update(text=piece)
    return text


def tell_once(conversation: Conversation, *, now: datetime) -> None:
    """Tell the customer of a locked conversation that something was removed, the first time."""
    told = conversation.messages.filter(
        author=Message.Author.NOTICE, text__in=notices.TEXTS[TOLD].values()
    )
    if not told.exists():
        text = notices.notice(TOLD, conversation.language)
        services.say(conversation, author=Message.Author.NOTICE, text=text, now=now)


def _theirs(conversation: Conversation, numbers: Set[str]) -> set[str]:
    # Nobody means more of them, and a stranger could send hundreds.
    few = sorted(numbers)[:MOST_NUMBERS]
    proven = list(conversation.proven_orders.values_list("pk", flat=True))
    return shop.numbers_of(few, customer=conversation.customer, proven=proven)
