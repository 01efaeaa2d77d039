"""Customers, to look at; and, for supervisors, to merge and to part again."""

from collections.abc import Callable
from typing import Any, cast

from django.contrib import admin, messages
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.db.models import Count, Q, QuerySet
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import URLPattern, path, reverse
from django.utils import timezone
from unfold.decorators import display  # type: ignore[import-untyped]

from handoff import customers
from orders.admin import BookAdmin
from orders.errors import MergeRefused
from orders.models import Customer, CustomerMerge
from orders.text import first_seen
from support_agent.models import Conversation

from .pages import PageAdmin

# Of a page; a customer of a shop has fewer, and whoever has more is parted in two steps.
MOST_ORDERS = 200


@admin.register(Customer)
class CustomerAdmin(BookAdmin, PageAdmin):
    page_template = "admin/handoff/customer/page.html"
    list_display = ["called", "email", "external_id"]
    # Also by what led to a row that is merged now.
    search_fields = [
        "email",
        "name",
        "external_id",
        "merged__email",
        "merged__name",
        "merged__external_id",
    ]
    ordering = ["email", "pk"]

    def get_queryset(self, request: HttpRequest) -> QuerySet[Customer]:
        # A row that was merged is shown with the one that it leads to.
        return Customer.objects.filter(merged_into=None)

    def get_urls(self) -> list[URLPattern]:
        merge = self.admin_site.admin_view(self.merge_view)
        part = self.admin_site.admin_view(self.part_view)
        return [
            path("<int:pk>/merge/", merge, name="orders_customer_merge"),
            path("<int:pk>/part/", part, name="orders_customer_part"),
            *super().get_urls(),
        ]

    def page_context(self, request: HttpRequest, obj: Customer) -> dict[str, Any]:
        return {
            "orders": obj.orders.order_by("-placed_at")[:MOST_ORDERS],
            "conversations": Conversation.objects.filter(customer=obj).order_by("-created_at")[:50],
            "merged": obj.merged.order_by("pk"),
            "merges": _merges_of(obj),
            "may_merge": request.user.has_perm(customers.SUPERVISOR),
        }

    def merge_view(self, request: HttpRequest, pk: int) -> HttpResponse:
        """Find the other one, look at both, and only then merge them."""
        taker = _chosen(self, request, pk)
        wanted = request.POST.get("giver") or request.GET.get("giver", "")
        found = _named(wanted, but=taker)
        context = {"found": found, "wanted": wanted, "counts": _counts([taker, *found])}
        if request.method != "POST" or not found:
            return _form(self, request, taker, "merge", **context)

        def merge() -> CustomerMerge:
            return customers.merge(
                giver=found[0].pk,
                taker=taker.pk,
                by=cast(User, request.user),
                reason=request.POST.get("reason", ""),
                now=timezone.now(),
            )

        return _do(self, request, taker, "merge", merge, **context)

    def part_view(self, request: HttpRequest, pk: int) -> HttpResponse:
        """Choose orders, read what will happen, and only then part them."""
        giver = _chosen(self, request, pk)
        chosen = [int(key) for key in request.POST.getlist("orders") if key.isdecimal()]
        orders = giver.orders.filter(pk__in=chosen).order_by("-placed_at")
        context = {
            "orders": giver.orders.order_by("-placed_at")[:MOST_ORDERS],
            "chosen": orders,
            "chosen_keys": set(orders.values_list("pk", flat=True)),
            "addresses": _addresses(giver),
            "address": request.POST.get("address", ""),
            "ends": Conversation.objects.filter(customer=giver, signed_out_at=None).aggregate(
                all=Count("pk"), waiting=Count("pk", filter=~Q(holder=Conversation.Holder.AGENT))
            ),
        }
        if "confirmed" not in request.POST:
            return _form(self, request, giver, "part", **context)

        def part() -> CustomerMerge:
            return customers.part(
                customer=giver.pk,
                orders=chosen,
                address=context["address"],
                by=cast(User, request.user),
                reason=request.POST.get("reason", ""),
                now=timezone.now(),
            )

        return _do(self, request, giver, "part", part, **context)

    @display(description="Name", ordering="name")  # type: ignore[untyped-decorator]
    def called(self, row: Customer) -> str:
        return first_seen(row.name)


@admin.register(CustomerMerge)
class CustomerMergeAdmin(BookAdmin, PageAdmin):
    """Who merged or parted whom, when and why, with the way back."""

    page_template = "admin/handoff/merge/page.html"
    list_display = ["at", "what", "giver", "taker", "done_by", "reason"]
    list_filter = ["kind", "at"]
    list_select_related = ["giver", "taker", "by"]
    search_fields = ["giver__name", "giver__email", "taker__name", "taker__email", "reason"]
    ordering = ["-at", "-pk"]

    def get_urls(self) -> list[URLPattern]:
        undo = self.admin_site.admin_view(self.undo_view)
        return [
            path("<int:pk>/undo/", undo, name="orders_customermerge_undo"),
            *super().get_urls(),
        ]

    def page_context(self, request: HttpRequest, obj: CustomerMerge) -> dict[str, Any]:
        is_undone = CustomerMerge.objects.filter(undoes=obj).exists()
        leads_there = obj.giver.merged_into_id == obj.taker_id
        is_merge = obj.kind == CustomerMerge.Kind.MERGED
        return {
            "is_undone": is_undone,
            "may_undo": is_merge
            and leads_there
            and not is_undone
            and request.user.has_perm(customers.SUPERVISOR),
        }

    def undo_view(self, request: HttpRequest, pk: int) -> HttpResponse:
        """Ask once more, and take the merge back."""
        merge = _chosen(self, request, pk)
        if request.method != "POST":
            return self.page(request, str(pk), asks=True)

        def undo() -> CustomerMerge:
            return customers.undo(
                merge,
                by=cast(User, request.user),
                reason=request.POST.get("reason", ""),
                now=timezone.now(),
            )

        try:
            parted = undo()
        except MergeRefused as refusal:
            return self.page(request, str(pk), status=400, asks=True, refusal=refusal)
        return _done(self, request, parted, shown=parted.taker)

    @display(description="What", ordering="kind")  # type: ignore[untyped-decorator]
    def what(self, row: CustomerMerge) -> str:
        return "taken back" if row.undoes_id else row.get_kind_display()

    @display(description="By", empty_value="the shop's token")  # type: ignore[untyped-decorator]
    def done_by(self, row: CustomerMerge) -> str | None:
        return str(row.by) if row.by else None


def _chosen(page: PageAdmin, request: HttpRequest, pk: int) -> Any:
    """The row of the address. Raises PermissionDenied for whoever is no supervisor, and Http404."""
    if not (page.has_view_permission(request) and request.user.has_perm(customers.SUPERVISOR)):
        raise PermissionDenied
    row = page.get_queryset(request).filter(pk=pk).first()
    if row is None:
        raise Http404
    return row


def _named(wanted: str, *, but: Customer) -> list[Customer]:
    """The customers whom somebody means: by the whole address, the shop's id, or our number."""
    wanted = wanted.strip()
    if not wanted or "\0" in wanted:
        return []
    one = Q(email=wanted.lower()) | Q(external_id=wanted)
    if wanted.isdecimal() and len(wanted) < 10:
        one |= Q(pk=int(wanted))
    rows = Customer.objects.filter(one).select_related("merged_into").order_by("pk")
    return [row for row in dict.fromkeys(row.main for row in rows) if row != but]


def _counts(rows: list[Customer]) -> list[dict[str, Any]]:
    return [
        {
            "customer": row,
            "orders": row.orders.count(),
            "latest": row.orders.order_by("-placed_at")[:3],
            "conversations": Conversation.objects.filter(customer=row).count(),
        }
        for row in rows
    ]


def _addresses(customer: Customer) -> list[str]:
    merged = customer.merged.order_by("pk").values_list("email", flat=True)
    return [address for address in (customer.email, *merged) if address]


def _merges_of(customer: Customer) -> QuerySet[CustomerMerge]:
    either = Q(giver=customer) | Q(taker=customer) | Q(giver__merged_into=customer)
    return CustomerMerge.objects.filter(either).select_related("giver", "taker", "by")


def _form(
    page: PageAdmin, request: HttpRequest, row: Customer, name: str, **values: Any
) -> HttpResponse:
    values.setdefault("status", 200)
    values["page_template"] = f"admin/handoff/customer/{name}.html"
    values["reason"] = request.POST.get("reason", "")
    return page.page(request, str(row.pk), **values)


def _do(
    page: PageAdmin,
    request: HttpRequest,
    row: Customer,
    name: str,
    change: Callable[[], CustomerMerge],
    **values: Any,
) -> HttpResponse:
    try:
        record = change()
    except MergeRefused as refusal:
        return _form(page, request, row, name, status=400, refusal=refusal, **values)
    return _done(page, request, record, shown=record.taker)


def _done(
    page: PageAdmin, request: HttpRequest, record: CustomerMerge, *, shown: Customer
) -> HttpResponse:
    said = f"{record.get_kind_display().capitalize()}: {len(record.orders)} orders moved."
    page.log_change(request, shown, said)
    page.message_user(request, said, messages.SUCCESS)
    return HttpResponseRedirect(reverse("admin:orders_customer_change", args=[shown.pk]))
