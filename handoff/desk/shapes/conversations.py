"""A conversation beside its trace, as the desk's API gives it."""

from typing import Any, get_args

from rest_framework import serializers

from handoff.trace.deeds import Outcome
from support_agent.models import Conversation, Message

from .people import Colleague, CustomerOut
from .queue import MOST, DutyOut, EscalationOut


class StaffMessage(serializers.ModelSerializer[Message]):
    """A message as everywhere, and which colleague said it."""

    person = Colleague(allow_null=True)

    class Meta:
        model = Message
        fields = ("sequence", "author", "text", "created_at", "client_id", "person")


class DeedOut(serializers.Serializer[Any]):
    """A tool call in words."""

    did = serializers.CharField(help_text="Such as: Looked up order 1187.")
    outcome = serializers.ChoiceField(choices=get_args(Outcome))
    saw = serializers.CharField()
    made = serializers.CharField(help_text="The number of the return request that came of it.")


class MarkOut(serializers.Serializer[Any]):
    """Something that stands out."""

    word = serializers.CharField()
    level = serializers.ChoiceField(choices=("bad", "warn", "good", "calm"))
    why = serializers.CharField()


class StepOut(serializers.Serializer[Any]):
    """A step in one line: what it planned, did, saw and cost."""

    run = serializers.IntegerField()
    number = serializers.IntegerField()
    planned = serializers.CharField()
    did = serializers.CharField(help_text="What came of a step without a call.")
    deeds = DeedOut(many=True)
    marks = MarkOut(many=True)
    cost = serializers.ListField(child=serializers.CharField())


class RunOut(serializers.Serializer[Any]):
    """What the agent did about some messages."""

    id = serializers.IntegerField()
    end = serializers.CharField(help_text="Why it ended, where the state does not say it.")
    marks = MarkOut(many=True)
    cost = serializers.ListField(child=serializers.CharField())
    unresolved = serializers.CharField()
    queued_at = serializers.DateTimeField()
    steps = StepOut(many=True)


class PassageOut(serializers.Serializer[Any]):
    """A text under its title, word for word."""

    title = serializers.CharField()
    text = serializers.CharField()


class ExactStep(serializers.Serializer[Any]):
    """A step word for word."""

    passages = PassageOut(many=True)
    calls = serializers.IntegerField(help_text="Calls to the model that are kept and may be read.")


class CallOut(serializers.Serializer[Any]):
    """A call to the model, word for word but for what is redacted."""

    title = serializers.CharField()
    passages = PassageOut(many=True)


class CallsOut(serializers.Serializer[Any]):
    """The calls that were made for a step, the failed ones too."""

    calls = CallOut(many=True)


OWN = (
    "id",
    "customer",
    "channel",
    "language",
    "holder",
    "held_by",
    "last_sequence",
    "created_at",
)


class ConversationOut(serializers.ModelSerializer[Any]):
    """A conversation beside its trace and the latest call for a person."""

    customer = CustomerOut(allow_null=True)
    held_by = Colleague(allow_null=True)
    messages = StaffMessage(many=True)
    escalation = EscalationOut(allow_null=True)
    runs = RunOut(many=True)
    duties = DutyOut(many=True, help_text="What the customer was promised and has not got yet.")

    class Meta:
        model = Conversation
        fields = (*OWN, "messages", "escalation", "runs", "duties")


class AfterSequence(serializers.Serializer[Any]):
    """Where reading goes on."""

    after = serializers.IntegerField(
        min_value=0, max_value=MOST, default=0, help_text="The last sequence already read."
    )
