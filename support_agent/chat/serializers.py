"""What the API takes and gives."""

from datetime import UTC
from typing import Any

from rest_framework import serializers

from support_agent.conversation.services import LONGEST_MESSAGE
from support_agent.models import Conversation, Message

LONGEST_IDENTITY = 4_000


class NewConversation(serializers.Serializer[Any]):
    """Who opens a conversation, as far as the shop says, and the page's language."""

    identity = serializers.CharField(
        required=False, max_length=LONGEST_IDENTITY, help_text="A JWT signed by the shop."
    )
    language = serializers.CharField(
        required=False, max_length=35, help_text="Such as es or es-MX."
    )
    for_person = serializers.BooleanField(
        required=False, help_text="It is begun to ask for a person, which has room of its own."
    )


class OpenedConversation(serializers.Serializer[Any]):
    """The conversation and the only key to it."""

    id = serializers.UUIDField()
    token = serializers.CharField()


class Chosen(serializers.Serializer[Any]):
    """A button that was pressed, as the reply had it."""

    proposal = serializers.IntegerField(min_value=1, max_value=2**31 - 1)
    answer = serializers.CharField(max_length=10)


class Button(Chosen):
    """What may be pressed to answer a reply."""

    text = serializers.CharField()


class NewMessage(serializers.Serializer[Any]):
    """A customer's words. The same client_id gives the same message."""

    text = serializers.CharField(
        # Blanks and emptiness are the record's to refuse, in its own words.
        trim_whitespace=False,
        max_length=LONGEST_MESSAGE,
    )
    client_id = serializers.CharField(max_length=64)
    choice = Chosen(required=False, help_text="The button that was pressed, if one was.")


class MessageOut(serializers.ModelSerializer[Message]):
    """A message, the same everywhere."""

    # In no shop's own time zone: the browser knows the customer's.
    created_at = serializers.DateTimeField(default_timezone=UTC)

    choices = Button(many=True, allow_null=True, help_text="What may be pressed to answer it.")

    class Meta:
        model = Message
        fields = ("sequence", "author", "text", "created_at", "client_id", "choices")


class Transcript(serializers.Serializer[Any]):
    """What was said after a sequence, and who speaks now."""

    messages = MessageOut(many=True)
    holder = serializers.ChoiceField(choices=Conversation.Holder.choices)


class Holder(serializers.Serializer[Any]):
    """Who speaks now."""

    holder = serializers.ChoiceField(choices=Conversation.Holder.choices)


class Proof(serializers.Serializer[Any]):
    """The shop's word for who this is, or a guest's proof of one order."""

    identity = serializers.CharField(required=False, max_length=LONGEST_IDENTITY)
    order_number = serializers.CharField(required=False, max_length=50)
    email = serializers.CharField(required=False, max_length=254)
    postcode = serializers.CharField(required=False, max_length=20)

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        """An identity, or a number with one of two addresses."""
        guest = "order_number" in attrs and bool(attrs.get("email") or attrs.get("postcode"))
        if not guest and "identity" not in attrs:
            raise serializers.ValidationError(
                "Give the order's number with its e-mail address or postcode.", code="required"
            )
        return attrs


class Proven(serializers.Serializer[Any]):
    """What was shown to be true."""

    proven = serializers.BooleanField()


class Error(serializers.Serializer[Any]):
    """Every error: a code for programs, a sentence for people, and the field if it is one's."""

    code = serializers.CharField()
    message = serializers.CharField()
    field = serializers.CharField(allow_null=True)
