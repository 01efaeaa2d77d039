"""The language that a conversation is in, noted by a worker: the door only stores what is said."""

from dataclasses import replace
from uuid import UUID

from django.db import transaction

from support_agent.conversation import notices, queries, services
from support_agent.conversation.redaction import without_marks
from support_agent.models import Conversation, Message, Run

from .planners.offline.tongue import detect_language, foreign_tongue
from .types import Said, Turn

# Of what nobody has read yet, the last ones tell enough.
MOST_UNREAD = 5


def language_of(text: str, *, before: str) -> str:
    """The language to go on in, which is the one before unless the words tell another."""
    text = without_marks(text)
    language = detect_language(text, before=before) or foreign_tongue(text)
    return language if language and notices.tells_of_a_person(language) else before


def noted(turn: Turn, conversation: Conversation) -> Turn:
    """The turn with the language of the messages that it answers, noted on the conversation."""
    language = conversation.language
    for text in _asked(turn):
        language = language_of(text, before=language)
    services.note_language(conversation, language)
    return replace(turn, facts=replace(turn.facts, language=language))


def note_message(message: Message) -> None:
    """Note the language of a message that no run answers, since a person does."""
    conversation = message.conversation
    services.note_language(conversation, language_of(message.text, before=conversation.language))


@transaction.atomic
def note_unread(conversation_id: UUID) -> None:
    """Note the language of what waits for a run that nobody has taken yet.

    For whoever closes that run: the customer who calls a person is told so in their language.
    """
    conversation = services.lock(conversation_id)
    run = conversation.runs.filter(state=Run.State.QUEUED).first()
    if run is None:
        return
    said = queries.customer_messages(conversation, since=run.first_sequence)
    for message in reversed(said.order_by("-sequence")[:MOST_UNREAD]):
        services.note_language(
            conversation, language_of(message.text, before=conversation.language)
        )


def _asked(turn: Turn) -> list[str]:
    """The customer's words since anyone else's."""
    asked: list[str] = []
    for entry in reversed(turn.history):
        if isinstance(entry, Said):
            if entry.author != "customer":
                break
            asked.append(entry.text)
    return asked[::-1]
