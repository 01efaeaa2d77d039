"""Return requests, as the desk's API takes and gives them."""

from typing import Any
from uuid import UUID

from rest_framework import serializers

from handoff import facts
from handoff.desk.paging import After
from handoff.models import ReturnReview
from handoff.review import Decision
from orders.models import ReturnLine, ReturnRequest
from support_agent.conversation.services import LONGEST_MESSAGE

from .people import Colleague

LONGEST_SEAL = 40_000


class ReturnsAsked(After):
    """Which part of the returns."""

    state = serializers.ChoiceField(choices=("waiting", "decided"), default="waiting")


class ReturnLineOut(serializers.ModelSerializer[ReturnLine]):
    """How many of what."""

    title = serializers.CharField(source="line.title")
    sku = serializers.CharField(source="line.sku")

    class Meta:
        model = ReturnLine
        fields = ("title", "sku", "quantity")


class RuleOut(serializers.Serializer[Any]):
    """One rule, and what it says of this request."""

    title = serializers.CharField()
    kept = serializers.BooleanField(source="passed")
    sentence = serializers.CharField()


class ReturnRow(serializers.ModelSerializer[ReturnReview]):
    """A return request with what the rules say of it."""

    order = serializers.CharField(source="order.number")
    customer = serializers.SerializerMethodField()
    conversation = serializers.SerializerMethodField()
    lines = ReturnLineOut(many=True)
    allowed = serializers.BooleanField(source="verdict.allowed")
    rules = RuleOut(source="verdict.checks", many=True)
    decided_by = Colleague(allow_null=True)

    class Meta:
        model = ReturnReview
        fields: tuple[str, ...] = (
            "id",
            "number",
            "order",
            "customer",
            "conversation",
            "kind",
            "state",
            "reason",
            "summary",
            "changed_by_customer_at",
            "lines",
            "allowed",
            "rules",
            "requested_at",
            "decided_by",
            "decided_at",
            "decision_reason",
        )

    def get_customer(self, row: ReturnRequest) -> str | None:
        """The name, as far as the shop knows it."""
        return str(row.order.customer) if row.order.customer else None

    def get_conversation(self, row: ReturnRequest) -> UUID | None:
        """Where it was asked for."""
        return facts.conversation_id(row)


class ReturnOut(ReturnRow):
    """A return request with the seal of what a reviewer looks at."""

    seen = serializers.SerializerMethodField()

    class Meta(ReturnRow.Meta):
        fields = (*ReturnRow.Meta.fields, "seen")

    def get_seen(self, row: ReturnRequest) -> str:
        """Sent back with the decision, it refuses one on facts that have changed."""
        return facts.seal(facts.of(row))


class Returns(serializers.Serializer[Any]):
    """A page of return requests."""

    results = ReturnRow(many=True)
    next = serializers.CharField(allow_null=True)


class NewDecision(serializers.Serializer[Any]):
    """An explicit yes or no; a rejection has a reason for the customer."""

    # Any word may come; one that is neither is refused by the review, in its own words.
    decision = serializers.CharField(
        allow_blank=True, default="", max_length=20, help_text=" or ".join(Decision)
    )
    reason = serializers.CharField(allow_blank=True, default="", max_length=LONGEST_MESSAGE)
    seen = serializers.CharField(
        required=False,
        max_length=LONGEST_SEAL,
        help_text="As the request was read. Without it nothing is decided, but for `despite`.",
    )
    despite = serializers.BooleanField(
        default=False, help_text="Decide unread, and approve against a rule that is not kept."
    )
