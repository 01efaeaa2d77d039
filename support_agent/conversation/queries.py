"""Reading the record. Nothing here writes."""

from uuid import UUID

from support_agent.models import Conversation, Message

from .errors import ConversationNotFound


def get_conversation(conversation_id: UUID) -> Conversation:
    """The conversation with its customer. Raises ConversationNotFound."""
    try:
        return Conversation.objects.select_related("customer").get(pk=conversation_id)
    except Conversation.DoesNotExist:
        raise ConversationNotFound from None


def customer_messages_after(conversation: Conversation, sequence: int) -> list[Message]:
    """What the customer has said since, in order."""
    return list(conversation.messages.filter(author=Message.Author.CUSTOMER, sequence__gt=sequence))


def last_customer_message(conversation: Conversation) -> Message | None:
    """What the customer said last."""
    said = conversation.messages.filter(author=Message.Author.CUSTOMER)
    return said.order_by("-sequence").first()


def unanswered_messages(conversation: Conversation) -> list[Message]:
    """The customer's messages since the agent or a person last spoke, in order."""
    answered = (
        conversation.messages.filter(author__in=[Message.Author.AGENT, Message.Author.PERSON])
        .order_by("-sequence")
        .values_list("sequence", flat=True)
        .first()
    )
    return customer_messages_after(conversation, answered or 0)
