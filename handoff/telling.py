"""What the customer of a locked conversation hears of what people do, in notices of the shop's."""

from datetime import datetime

from django.conf import settings

from support_agent.conversation import notices
from support_agent.conversation import services as record
from support_agent.models import Conversation, Message

from . import hours
from .models import Escalation

# A call that says more of its reason than that a person comes.
NOTICES: dict[str, notices.Kind] = {
    "money": "run_spent",
    "money_of_conversation": "conversation_spent",
    "money_of_day": "day_spent",
}


def that_a_person_is_called(
    conversation: Conversation, called: Escalation, *, now: datetime
) -> None:
    """So it is, when the desk opens if it is closed, and by when they answer."""
    language = conversation.language
    told = [notices.notice(NOTICES.get(called.detail, "person_called"), language)]
    if opens := hours.opening(now, hours=settings.SUPPORT.desk_hours):
        told.append(notices.by("desk_opens", opens, language, now=now))
    told.append(notices.by("answer_by", called.due_at, language, now=now))
    say(conversation, " ".join(filter(None, told)), now=now)


def that_a_person_has_left(conversation: Conversation, due_at: datetime, *, now: datetime) -> None:
    """Another one will answer, and by when. A time that has passed is told by the next sweep."""
    language = conversation.language
    told = [notices.notice("person_left", language)]
    if due_at > now:
        told.append(notices.by("answer_by", due_at, language, now=now))
    say(conversation, " ".join(filter(None, told)), now=now)


def notice(conversation: Conversation, kind: notices.Kind, *, now: datetime) -> None:
    """One plain sentence."""
    say(conversation, notices.notice(kind, conversation.language), now=now)


def say(conversation: Conversation, text: str, *, now: datetime) -> None:
    """A text that is worded already."""
    record.say(conversation, author=Message.Author.NOTICE, text=text, now=now)
