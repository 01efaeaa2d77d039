"""The queue, as the desk's API takes and gives it."""

from typing import Any

from rest_framework import serializers

from handoff.desk.paging import After
from handoff.desk.queries import TABS
from handoff.models import Duty, Escalation, Transfer
from handoff.trace import codes
from support_agent.conversation.services import LONGEST_MESSAGE
from support_agent.models import Message

from .people import Colleague

MOST = 2**31 - 1


class QueueAsked(After):
    """Which part of the queue."""

    state = serializers.ChoiceField(choices=TABS, default="waiting")
    reason = serializers.ChoiceField(
        choices=Escalation.Reason.choices, required=False, allow_blank=True, default=""
    )


class DutyOut(serializers.ModelSerializer[Duty]):
    """What a customer was promised and has not got yet."""

    class Meta:
        model = Duty
        fields = ("kind", "about", "due_at", "missed")


class TransferOut(serializers.ModelSerializer[Transfer]):
    """Who had the conversation before."""

    reason_label = serializers.CharField(source="get_reason_display")
    left_by = Colleague()
    given_to = Colleague(allow_null=True, help_text="Nobody, where it went back to the queue.")
    by = Colleague(allow_null=True, help_text="Nobody, where it went back by itself.")

    class Meta:
        model = Transfer
        fields = ("reason", "reason_label", "left_by", "given_to", "by", "at")


class EscalationRow(serializers.ModelSerializer[Escalation]):
    """A call for a person, as the queue shows it."""

    customer = serializers.SerializerMethodField()
    reason_label = serializers.CharField(source="get_reason_display")
    state_label = serializers.CharField(source="get_state_display")
    detail_label = serializers.SerializerMethodField()
    claimed_by = Colleague(allow_null=True)
    ended_by = Colleague(allow_null=True)
    preview = serializers.SerializerMethodField()
    last_author = serializers.ChoiceField(choices=Message.Author.choices, allow_null=True)

    class Meta:
        model = Escalation
        fields: tuple[str, ...] = (
            "id",
            "conversation",
            "state",
            "state_label",
            "reason",
            "reason_label",
            "detail",
            "detail_label",
            "customer",
            "language",
            "preview",
            "last_author",
            "opened_at",
            "claimed_by",
            "claimed_at",
            "ended_by",
            "ended_at",
        )

    def get_detail_label(self, row: Escalation) -> str:
        """The detail in words."""
        return codes.why(row.detail)

    def get_customer(self, row: Escalation) -> str | None:
        """The name, or nothing for a visitor whom nobody knows."""
        customer = row.conversation.customer
        return str(customer) if customer else None

    def get_preview(self, row: Escalation) -> str:
        """The first line of the wish, or of what the customer said last."""
        # Who calls a person first and writes then has said nothing yet in the brief.
        said = getattr(row, "last_words", None) or ""
        return (row.wish or said).strip().partition("\n")[0][:200]


class FindingOut(serializers.Serializer[Any]):
    """A tool call in short."""

    tool = serializers.CharField()
    input = serializers.CharField()
    result = serializers.CharField()
    about = serializers.CharField(default="", help_text="Such as Order 1187.")
    said = serializers.CharField(default="", help_text="The result as a sentence, if there is one.")
    at = serializers.DateTimeField(default=None, allow_null=True)


class BriefOut(serializers.Serializer[Any]):
    """What stood when the person was called. The wish is the customer's claim."""

    wish = serializers.CharField(default="")
    unresolved = serializers.CharField(default="")
    asked = serializers.ListField(child=serializers.CharField(), default=list)
    checked = FindingOut(many=True, default=list)
    promised = serializers.ListField(child=serializers.CharField(), default=list)
    refused = FindingOut(many=True, default=list)
    withheld = serializers.ListField(child=serializers.CharField(), default=list)
    more = serializers.DictField(
        child=serializers.IntegerField(),
        default=dict,
        help_text="How many earlier entries a list leaves out, by its name.",
    )


class EscalationOut(EscalationRow):
    """A call for a person with its brief."""

    brief = BriefOut()
    transfers = TransferOut(many=True, help_text="Who had it before, in order.")

    class Meta(EscalationRow.Meta):
        fields = (*EscalationRow.Meta.fields, "brief", "transfers", "word", "run")


class CountsOut(serializers.Serializer[Any]):
    """The numbers on the tabs."""

    waiting = serializers.IntegerField()
    mine = serializers.IntegerField()
    claimed = serializers.IntegerField()
    ended = serializers.IntegerField(help_text="Not counted beyond 999.")
    unanswered = serializers.IntegerField(help_text="Mine, where the customer spoke last.")


class QueueRow(EscalationRow):
    """A call for a person with what its customer was promised."""

    duties = DutyOut(many=True, help_text="Those that are open, what is due first on top.")

    class Meta(EscalationRow.Meta):
        fields = (*EscalationRow.Meta.fields, "duties")


class Queue(serializers.Serializer[Any]):
    """A page of the queue. `now` is the server's clock, since a desk's may be wrong."""

    results = QueueRow(many=True)
    next = serializers.CharField(allow_null=True)
    counts = CountsOut()
    now = serializers.DateTimeField()


class NewReply(serializers.Serializer[Any]):
    """A person's words. The same client_id gives the same message."""

    text = serializers.CharField(trim_whitespace=False, max_length=LONGEST_MESSAGE)
    client_id = serializers.CharField(max_length=64)


class NewHolder(serializers.Serializer[Any]):
    """Who is to have the conversation."""

    to = serializers.IntegerField(
        min_value=1, max_value=MOST, allow_null=True, default=None, help_text="Oneself if left out."
    )


class Word(serializers.Serializer[Any]):
    """A word that the agent reads and the customer does not."""

    word = serializers.CharField(
        required=False, allow_blank=True, default="", max_length=LONGEST_MESSAGE
    )


class Seen(serializers.Serializer[Any]):
    """How far the conversation was read when closing it."""

    seen = serializers.IntegerField(min_value=0, max_value=MOST, help_text="The last sequence.")
