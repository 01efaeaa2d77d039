"""The record, to look at."""

from typing import Any, cast

from django.contrib import admin, messages
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.db.models import Count, QuerySet, Sum
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import URLPattern, path, reverse
from django.utils.decorators import method_decorator
from django.views.decorators.http import require_POST
from unfold.decorators import display  # type: ignore[import-untyped]

from handoff import queries as handoff_queries
from handoff.admin.pages import PageAdmin
from handoff.trace import runs
from orders.admin import ReadOnly
from support_agent.conversation import corrections, reservations
from support_agent.conversation.corrections import dollars
from support_agent.conversation.errors import CorrectionRefused

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
class SpendingAdmin(ReadOnly, PageAdmin):
    """What was spent on the model, what is reserved for calls under way, and what may be."""

    page_template = "admin/support_agent/spending/page.html"
    list_display = ["purse", "spent", "uncertain", "held_back", "most"]
    search_fields = ["purse"]
    search_help_text = "Such as “shop in 2026-11” or “conversation” with its id"
    show_full_result_count = False

    def get_urls(self) -> list[URLPattern]:
        correct = self.admin_site.admin_view(self.correct_view)
        return [
            path("<int:pk>/correct/", correct, name="support_agent_spending_correct"),
            *super().get_urls(),
        ]

    def get_changelist_instance(self, request: HttpRequest) -> Any:
        changelist = super().get_changelist_instance(request)
        changelist.result_list = list(changelist.result_list)
        held_back = reservations.reserved()
        for row in changelist.result_list:
            row.reserved = held_back.get(row.purse, 0)
        return changelist

    def page_context(self, request: HttpRequest, obj: Spending) -> dict[str, Any]:
        held_back = reservations.reserved().get(obj.purse, 0)
        spent = obj.micro_usd - held_back
        return {
            "spent": dollars(spent),
            "uncertain": dollars(obj.uncertain_micro_usd),
            "reserved": dollars(held_back),
            "ceiling": dollars(obj.ceiling),
            "seen": spent,
            "corrections": corrections.history(obj.purse),
            "may_correct": cast(User, request.user).is_superuser,
        }

    @method_decorator(require_POST)
    def correct_view(self, request: HttpRequest, pk: int) -> HttpResponse:
        """Count what the form says. A refusal is shown on the page, with what was typed."""
        row = Spending.objects.filter(pk=pk).first()
        if row is None:
            raise Http404
        if not cast(User, request.user).is_superuser:
            raise PermissionDenied
        typed = {name: request.POST.get(name, "") for name in ("amount", "reason")}
        try:
            corrected = corrections.correct(
                row.purse,
                spent=corrections.micros_of(typed["amount"]),
                seen=corrections.micros_of(request.POST.get("seen", ""), unit=1),
                reason=typed["reason"],
                by=cast(User, request.user),
            )
        except CorrectionRefused as refusal:
            return self.page(request, str(pk), status=400, refusal=refusal, **typed)
        told = f"It counts {dollars(corrected.after_micro_usd)} as spent now."
        self.log_change(request, row, told)
        self.message_user(request, told, messages.SUCCESS)
        return HttpResponseRedirect(reverse("admin:support_agent_spending_change", args=[pk]))

    @display(description="Spent")  # type: ignore[untyped-decorator]
    def spent(self, row: Any) -> str:
        return dollars(row.micro_usd - row.reserved)

    @display(description="Of it uncertain", ordering="uncertain_micro_usd")  # type: ignore[untyped-decorator]
    def uncertain(self, row: Spending) -> str:
        return dollars(row.uncertain_micro_usd)

    @display(description="Reserved")  # type: ignore[untyped-decorator]
    def held_back(self, row: Any) -> str:
        return dollars(row.reserved)

    @display(description="Ceiling")  # type: ignore[untyped-decorator]
    def most(self, row: Spending) -> str:
        return f"${row.ceiling / 1_000_000:.2f}"
