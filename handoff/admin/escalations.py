"""Escalations, to look at: why a person was called, who came, and how it ended."""

from typing import Any

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest
from unfold.decorators import display  # type: ignore[import-untyped]

from handoff import queries
from handoff.models import Escalation
from handoff.trace import runs
from orders.admin import ReadOnly

from .pages import PageAdmin

STATES = {"waiting": "warning", "claimed": "info", "handed back": "success", "resolved": "success"}


@admin.register(Escalation)
class EscalationAdmin(ReadOnly, PageAdmin):
    page_template = "admin/handoff/escalation/page.html"
    list_display = ["opened_at", "customer", "reason", "state_label", "claimed_by", "language"]
    list_filter = ["state", "reason", "language"]
    list_select_related = ["conversation__customer", "claimed_by"]
    search_fields = ["conversation__customer__name", "conversation__customer__email"]
    ordering = ["-opened_at", "-pk"]

    def get_queryset(self, request: HttpRequest) -> QuerySet[Escalation]:
        escalations: QuerySet[Escalation] = super().get_queryset(request)
        rows = escalations.select_related("conversation__customer", "claimed_by", "ended_by")
        return rows.prefetch_related("transfers__left_by", "transfers__given_to", "transfers__by")

    def page_context(self, request: HttpRequest, obj: Escalation) -> dict[str, Any]:
        trace = queries.trace_of(obj.conversation)
        return {
            "conversation": obj.conversation,
            "label": STATES[obj.get_state_display()],
            "brief": obj.brief,
            "trace": trace,
            "runs": runs.in_words(trace.runs),
            "called_by": obj.run_id,
        }

    @display(description="Customer", empty_value="unknown")  # type: ignore[untyped-decorator]
    def customer(self, row: Escalation) -> str | None:
        customer = row.conversation.customer
        return str(customer) if customer else None

    @display(description="State", label=STATES, ordering="state")  # type: ignore[untyped-decorator]
    def state_label(self, row: Escalation) -> str:
        return row.get_state_display()
