"""The review of returns: the queue, and one page for each request."""

from typing import Any, cast

from django.contrib import admin, messages
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import URLPattern, path, reverse
from django.utils import timezone
from django.utils.decorators import method_decorator
from django.utils.timesince import timesince
from django.views.decorators.http import require_POST
from unfold.decorators import action, display  # type: ignore[import-untyped]

from handoff import facts, queries, review
from handoff.errors import FactsChanged, HandoffError, RuleNotKept
from handoff.models import ReturnReview
from handoff.trace import runs
from orders import queries as orders_queries
from orders.errors import OrdersError, ReturnAlreadyDecided
from orders.models import ReturnRequest
from support_agent.conversation.errors import ConversationError
from support_agent.models import Conversation

from .pages import PageAdmin

REFUSALS = (HandoffError, OrdersError, ConversationError)
STATES = {"requested": "warning", "approved": "success", "rejected": "danger", "withdrawn": "info"}

DUE = {"due": "info", "late": "danger", "overdue": "danger"}


@admin.register(ReturnReview)
class ReturnReviewAdmin(PageAdmin):
    page_template = "admin/handoff/returnreview/page.html"
    list_display = [
        "number",
        "customer",
        "order_number",
        "kind",
        "rules",
        "state_label",
        "waiting",
        "due",
    ]
    list_filter = ["state", "kind"]
    search_fields = ["order__number", "order__customer__name", "order__customer__email"]
    search_help_text = "Order number, or the customer's name or e-mail"
    actions = ["approve_selected"]

    def get_queryset(self, request: HttpRequest) -> QuerySet[ReturnReview]:
        return queries.reviews()

    def get_urls(self) -> list[URLPattern]:
        decide = self.admin_site.admin_view(self.decide_view)
        withdraw = self.admin_site.admin_view(self.withdraw_view)
        return [
            path("<int:pk>/decide/", decide, name="handoff_returnreview_decide"),
            path("<int:pk>/withdraw/", withdraw, name="handoff_returnreview_withdraw"),
            *super().get_urls(),
        ]

    def get_changelist_instance(self, request: HttpRequest) -> Any:
        changelist = super().get_changelist_instance(request)
        changelist.result_list = list(changelist.result_list)
        windows = orders_queries.return_windows()
        due = queries.decisions_due(changelist.result_list)
        for row in changelist.result_list:
            row.decision = due.get(row.number)
            row.verdict = orders_queries.return_verdict(row, windows)
        return changelist

    def page_context(self, request: HttpRequest, obj: ReturnReview) -> dict[str, Any]:
        origin = facts.conversation_id(obj)
        conversation = Conversation.objects.filter(pk=origin).first() if origin else None
        trace = queries.trace_of(conversation) if conversation else None
        return {
            "verdict": orders_queries.return_verdict(obj),
            "facts": facts.seal(facts.of(obj)),
            "earlier": queries.earlier_returns(obj),
            "conversation": conversation,
            "trace": trace,
            "runs": runs.in_words(trace.runs, made=obj.number) if trace else (),
            "may_decide": self.has_change_permission(request),
            "waits": obj.state == queries.WAITING,
            "decision": queries.decisions_due([obj]).get(obj.number),
            "now": timezone.now(),
        }

    @method_decorator(require_POST)
    def decide_view(self, request: HttpRequest, pk: int) -> HttpResponse:
        """Decide as the form says. A refusal is shown on the page, with what was typed."""
        reason = request.POST.get("reason", "")
        try:
            decided = review.decide(
                self._checked(request, pk),
                decision=request.POST.get("decision", ""),
                reason=reason,
                seen=facts.unseal(request.POST.get("seen", "")),
                despite=request.POST.get("despite") == "on",
                by=cast(User, request.user),
                now=timezone.now(),
            )
        except ReturnAlreadyDecided as refusal:
            return self._refused(request, pk, refusal)
        except (FactsChanged, RuleNotKept) as refusal:
            return self.page(request, str(pk), status=409, refusal=refusal, reason=reason)
        except REFUSALS as refusal:
            return self.page(request, str(pk), status=400, refusal=refusal, reason=reason)
        return self._done(request, decided)

    @method_decorator(require_POST)
    def withdraw_view(self, request: HttpRequest, pk: int) -> HttpResponse:
        """Note that the customer does not want it any more."""
        try:
            withdrawn = review.withdraw(
                self._checked(request, pk),
                reason=request.POST.get("reason", ""),
                by=cast(User, request.user),
                now=timezone.now(),
            )
        except REFUSALS as refusal:
            return self._refused(request, pk, refusal)
        return self._done(request, withdrawn)

    @action(description="Approve the selected requests", permissions=["change"])  # type: ignore[untyped-decorator]
    def approve_selected(
        self, request: HttpRequest, queryset: QuerySet[ReturnReview]
    ) -> HttpResponse | None:
        """Show what is to be approved, and approve it as it was shown."""
        if "confirmed" not in request.POST:
            return self._to_confirm(request, list(queryset))
        approved = 0
        for pk in queryset.values_list("pk", flat=True):
            try:
                decided = review.decide(
                    pk,
                    decision="approve",
                    seen=facts.unseal(request.POST.get(f"seen_{pk}", "")),
                    by=cast(User, request.user),
                    now=timezone.now(),
                )
            except REFUSALS as refusal:
                self.message_user(request, str(refusal), messages.WARNING)
            else:
                self._note(request, decided)
                approved += 1
        self.message_user(request, f"{approved} approved.", messages.SUCCESS)
        return None

    def _to_confirm(self, request: HttpRequest, rows: list[ReturnReview]) -> HttpResponse:
        windows = orders_queries.return_windows()
        for row in rows:
            row.verdict = orders_queries.return_verdict(row, windows)
        wait = [row for row in rows if row.state == queries.WAITING and row.verdict.allowed]
        context = {
            **self.admin_site.each_context(request),
            "title": "Approve the selected requests",
            "opts": self.opts,
            "shown": [(row, facts.seal(facts.of(row))) for row in wait],
            "left_out": [row for row in rows if row not in wait],
        }
        return TemplateResponse(request, "admin/handoff/returnreview/approve.html", context)

    def _checked(self, request: HttpRequest, pk: int) -> int:
        if not self.has_change_permission(request):
            raise PermissionDenied
        if not ReturnRequest.objects.filter(pk=pk).exists():
            raise Http404
        return pk

    def _refused(self, request: HttpRequest, pk: int, refusal: Exception) -> HttpResponse:
        self.message_user(request, str(refusal), messages.WARNING)
        return HttpResponseRedirect(reverse("admin:handoff_returnreview_change", args=[pk]))

    def _done(self, request: HttpRequest, decided: ReturnRequest) -> HttpResponse:
        self._note(request, decided)
        told = " The customer has been told." if facts.conversation_id(decided) else ""
        self.message_user(request, f"{decided.number} is {decided.state}.{told}", messages.SUCCESS)
        return HttpResponseRedirect(reverse("admin:handoff_returnreview_changelist"))

    def _note(self, request: HttpRequest, decided: ReturnRequest) -> None:
        self.log_change(request, ReturnReview(pk=decided.pk), f"{decided.get_state_display()}.")

    @display(description="Request")  # type: ignore[untyped-decorator]
    def number(self, row: ReturnReview) -> str:
        return row.number

    @display(description="Customer")  # type: ignore[untyped-decorator]
    def customer(self, row: ReturnReview) -> str:
        return str(row.order.customer or row.order.email)

    @display(description="Order")  # type: ignore[untyped-decorator]
    def order_number(self, row: ReturnReview) -> str:
        return row.order.number

    @display(description="Rules", label={"kept": "success", "not kept": "danger"})  # type: ignore[untyped-decorator]
    def rules(self, row: ReturnReview) -> str:
        return "kept" if row.verdict.allowed else "not kept"

    @display(description="State", label=STATES, ordering="state")  # type: ignore[untyped-decorator]
    def state_label(self, row: ReturnReview) -> str:
        return row.state

    @display(description="Waiting", empty_value="—")  # type: ignore[untyped-decorator]
    def waiting(self, row: ReturnReview) -> str | None:
        if row.state != queries.WAITING:
            return None
        return timesince(row.requested_at, timezone.now(), depth=1)

    @display(description="Due", empty_value="—", label=DUE)  # type: ignore[untyped-decorator]
    def due(self, row: ReturnReview) -> tuple[str, str] | None:
        if row.decision is None:
            return None
        now, due_at = timezone.now(), row.decision.due_at
        if due_at < now:
            return "overdue", f"overdue by {timesince(due_at, now, depth=1)}"
        left = timesince(now, due_at, depth=1)
        return ("late", f"late, {left} left") if row.decision.missed else ("due", f"in {left}")
