"""A conversation beside its trace, as the desk's API gives it."""

from typing import Any

from rest_framework import serializers

from handoff import brief
from handoff.templatetags import desk as figures
from support_agent.models import Conversation, Message, Run, Step, ToolCall

from .people import Colleague, CustomerOut
from .queue import MOST, EscalationOut


class StaffMessage(serializers.ModelSerializer[Message]):
    """A message as everywhere, and which colleague said it."""

    person = Colleague(allow_null=True)

    class Meta:
        model = Message
        fields = ("sequence", "author", "text", "created_at", "client_id", "person")


class CallOut(serializers.ModelSerializer[ToolCall]):
    """A tool call in short."""

    input = serializers.SerializerMethodField()
    result = serializers.SerializerMethodField()
    outcome = serializers.SerializerMethodField()

    class Meta:
        model = ToolCall
        fields = ("name", "input", "result", "outcome")

    def get_input(self, call: ToolCall) -> str:
        """What was asked, on one line."""
        return brief.in_short(call.malformed or call.input)

    def get_result(self, call: ToolCall) -> str:
        """What came of it, on one line."""
        return brief.in_short(call.content)

    def get_outcome(self, call: ToolCall) -> str:
        """done, refused or not_run."""
        if call.observed_at is None:
            return "not_run"
        return "refused" if call.is_error else "done"


class StepOut(serializers.ModelSerializer[Step]):
    """A plan and its calls."""

    tokens = serializers.SerializerMethodField()
    calls = CallOut(many=True)

    class Meta:
        model = Step
        fields = (
            "index",
            "plan",
            "instead_of",
            "planned_by",
            "failure",
            "tokens",
            "cost_usd",
            "calls",
        )

    def get_tokens(self, step: Step) -> int:
        """All of them, whatever their price."""
        return figures.tokens(step)


class RunOut(serializers.ModelSerializer[Run]):
    """What the agent did about some messages."""

    state_label = serializers.CharField(source="get_state_display")
    tokens = serializers.SerializerMethodField()
    cost_usd = serializers.SerializerMethodField()
    steps = StepOut(many=True)

    class Meta:
        model = Run
        fields = (
            "id",
            "task",
            "state",
            "state_label",
            "planner",
            "end_code",
            "resolution",
            "unresolved",
            "queued_at",
            "ended_at",
            "tokens",
            "cost_usd",
            "steps",
        )

    def get_tokens(self, run: Run) -> int:
        """All of them, whatever their price."""
        return figures.total_tokens(run)

    def get_cost_usd(self, run: Run) -> str:
        """In dollars."""
        return f"{figures.total_cost(run):f}"


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

    class Meta:
        model = Conversation
        fields = (*OWN, "messages", "escalation", "runs")


class AfterSequence(serializers.Serializer[Any]):
    """Where reading goes on."""

    after = serializers.IntegerField(
        min_value=0, max_value=MOST, default=0, help_text="The last sequence already read."
    )
