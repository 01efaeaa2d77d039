"""The record, to look at."""

from typing import Any

from django.contrib import admin
from django.db.models import Count, QuerySet, Sum
from django.http import HttpRequest
from unfold.admin import ModelAdmin  # type: ignore[import-untyped]
from unfold.decorators import display  # type: ignore[import-untyped]

from handoff import queries as handoff_queries
from handoff.admin.pages import PageAdmin
from handoff.trace import runs
from orders.admin import ReadOnly

from .models import Conversation, Run, Spending

HOLDERS = {"the agent": "success", "waiting for a person": "warning", "a person": "info"}
RUN_STATES = {
    "queued": "info",
    "running": "info",
    "replied": "success",
    "handed over": "warning",
    "failed": "danger",
}


@admin.register(Conversation)
class ConversationAdmin(ReadOnly, PageAdmin):
    page_template = "admin/support_agent/conversation/page.html"
    list_display = [
        "name",
        "customer",
        "holder_label",
        "held_by",
        "messages",
        "language",
        "created_at",
    ]
    list_filter = ["holder", "language", "channel"]
    list_select_related = ["customer", "held_by"]
    search_fields = ["=id", "customer__name", "customer__email"]
    search_help_text = "The customer's name or e-mail, or the whole id"
    ordering = ["-created_at", "pk"]

    def get_queryset(self, request: HttpRequest) -> QuerySet[Conversation]:
        conversations: QuerySet[Conversation] = super().get_queryset(request)
        return conversations.select_related("customer", "held_by")

    def page_context(self, request: HttpRequest, obj: Conversation) -> dict[str, Any]:
        trace = handoff_queries.trace_of(obj)
        return {
            "conversation": obj,
            "trace": trace,
            "runs": runs.in_words(trace.runs),
            "escalations": handoff_queries.escalations_of(obj),
        }

    @display(description="Conversation")  # type: ignore[untyped-decorator]
    def name(self, row: Conversation) -> str:
        return str(row.pk)[:8]

    @display(description="Holder", label=HOLDERS, ordering="holder")  # type: ignore[untyped-decorator]
    def holder_label(self, row: Conversation) -> str:
        return row.get_holder_display()

    @display(description="Messages", ordering="last_sequence")  # type: ignore[untyped-decorator]
    def messages(self, row: Conversation) -> int:
        return row.last_sequence


@admin.register(Run)
class RunAdmin(ReadOnly, PageAdmin):
    page_template = "admin/support_agent/run/page.html"
    list_display = [
        "number",
        "customer",
        "task",
        "state_label",
        "end_code",
        "steps",
        "cost",
        "queued_at",
    ]
    list_filter = ["state", "task", "end_code", "planner"]
    search_fields = ["=pk", "conversation__customer__name", "conversation__customer__email"]
    search_help_text = "The customer's name or e-mail, or the run's number"
    ordering = ["-pk"]

    def get_queryset(self, request: HttpRequest) -> QuerySet[Run]:
        rows: QuerySet[Run] = super().get_queryset(request)
        return (
            rows.select_related("conversation__customer")
            .prefetch_related("steps__calls", "summaries")
            .annotate(step_count=Count("steps"), cost_usd=Sum("steps__cost_usd"))
        )

    def page_context(self, request: HttpRequest, obj: Run) -> dict[str, Any]:
        return {"conversation": obj.conversation, "runs": runs.in_words([obj])}

    @display(description="Run", ordering="pk")  # type: ignore[untyped-decorator]
    def number(self, row: Run) -> int:
        return row.pk

    @display(description="Customer", empty_value="unknown")  # type: ignore[untyped-decorator]
    def customer(self, row: Run) -> str | None:
        customer = row.conversation.customer
        return str(customer) if customer else None

    @display(description="State", label=RUN_STATES, ordering="state")  # type: ignore[untyped-decorator]
    def state_label(self, row: Run) -> str:
        return row.get_state_display()

    @display(description="Steps", ordering="step_count")  # type: ignore[untyped-decorator]
    def steps(self, row: Any) -> int:
        count: int = row.step_count
        return count

    @display(description="Cost", ordering="cost_usd")  # type: ignore[untyped-decorator]
    def cost(self, row: Any) -> str:
        return f"${row.cost_usd or 0:.4f}"


@admin.register(Spending)
class SpendingAdmin(ReadOnly, ModelAdmin):  # type: ignore[misc]
    """What was spent on the model, and what may be."""

    list_display = ["purse", "spent", "most"]
    search_fields = ["purse"]
    search_help_text = "Such as “shop in 2026-11” or “conversation” with its id"
    show_full_result_count = False

    @display(description="Spent")  # type: ignore[untyped-decorator]
    def spent(self, row: Spending) -> str:
        return f"${row.micro_usd / 1_000_000:.4f}"

    @display(description="Ceiling")  # type: ignore[untyped-decorator]
    def most(self, row: Spending) -> str:
        return f"${row.ceiling / 1_000_000:.2f}"
