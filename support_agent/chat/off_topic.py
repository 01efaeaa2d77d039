"""So many messages in a row without the shop in them, and the next begins no run.

A run that looks something up shows that there was something to look up, whatever the words. What
is small talk, or answers a question, neither counts nor ends the count.
"""

from datetime import datetime, timedelta

from django.conf import settings
from django.db.models import Max
from rest_framework import exceptions

from support_agent.agent.topics import Topic, topic_of
from support_agent.models import Conversation, Message, ToolCall

FORGOTTEN_AFTER = timedelta(minutes=30)
# Between those that count may be as much small talk as this, for each of them.
MOST_BETWEEN = 4


class OffTopic(exceptions.Throttled):
    """The agent is here for the shop. A message about it passes, and so does the wait."""

    default_code = "off_topic"


def check_topic(conversation: Conversation, *, text: str, client_id: str, now: datetime) -> None:
    """Raises OffTopic where the agent would be asked once more about anything but the shop."""
    if conversation.holder != Conversation.Holder.AGENT or topic_of(text) != Topic.OTHER:
        return
    most = settings.SUPPORT.max_off_topic
    said = Message.objects.filter(
        conversation=conversation,
        author=Message.Author.CUSTOMER,
        sequence__gt=conversation.episode_since,
        created_at__gt=now - FORGOTTEN_AFTER,
    ).order_by("-sequence")[: most * MOST_BETWEEN]
    recent = list(said)
    if any(message.client_id == client_id for message in recent):
        # It was taken already; only the answer to it was lost.
        return
    counted = _off_topic(recent, conversation)
    if len(counted) >= most:
        free_at = counted[most - 1].created_at + FORGOTTEN_AFTER
        raise OffTopic(wait=max(1.0, (free_at - now).total_seconds()))


def _off_topic(newest_first: list[Message], conversation: Conversation) -> list[Message]:
    """Those about anything else, back to the last that was about the shop."""
    looked_up = _last_looked_up(newest_first, conversation) if newest_first else 0
    counted = []
    for message in newest_first:
        topic = topic_of(message.text)
        if message.sequence <= looked_up or topic == Topic.SHOP:
            break
        if topic == Topic.OTHER:
            counted.append(message)
    return counted


def _last_looked_up(newest_first: list[Message], conversation: Conversation) -> int:
    """The last message for which the agent called a tool."""
    acted = ToolCall.objects.filter(
        step__run__conversation=conversation,
        step__run__last_sequence__gte=newest_first[-1].sequence,
    )
    last: int | None = acted.aggregate(last=Max("step__run__last_sequence"))["last"]
    return last or 0
