"""The shop's books, to look at. Only the return windows are set here; the sources own the rest."""

from typing import Any

from django.contrib import admin
from django.db.models import Model
from django.http import HttpRequest, HttpResponse
from unfold.admin import ModelAdmin, TabularInline  # type: ignore[import-untyped]
from unfold.decorators import display  # type: ignore[import-untyped]

from .models import Order, OrderLine, ReturnWindow, Shipment
from .text import first_seen, in_a_sentence


class ReadOnly:
    """To look at: what a source says is changed at the source."""

    def has_add_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False


class BookAdmin(ReadOnly, ModelAdmin):  # type: ignore[misc]
    """Rows whose names a stranger chose, which must not turn the window's title around."""

    list_per_page = 50
    show_full_result_count = False

    def render_change_form(
        self, request: HttpRequest, context: dict[str, Any], *args: Any, **kwargs: Any
    ) -> HttpResponse:
        context["subtitle"] = in_a_sentence(context.get("subtitle") or "")
        answer: HttpResponse = super().render_change_form(request, context, *args, **kwargs)
        return answer


class LinesInline(ReadOnly, TabularInline):  # type: ignore[misc]
    model = OrderLine
    fields = ["position", "sku", "called", "quantity", "unit_price", "returned", "shipment"]
    readonly_fields = ["called"]
    extra = 0

    def get_queryset(self, request: HttpRequest) -> Any:
        return super().get_queryset(request).select_related("shipment")

    @display(description="Title")  # type: ignore[untyped-decorator]
    def called(self, row: OrderLine) -> str:
        return first_seen(row.title)


class ShipmentsInline(ReadOnly, TabularInline):  # type: ignore[misc]
    model = Shipment
    fields = [
        "position",
        "carrier",
        "tracking_number",
        "state",
        "expected_on",
        "last_scan",
        "last_scan_at",
        "delivered_at",
    ]
    extra = 0


@admin.register(Order)
class OrderAdmin(BookAdmin):
    list_display = [
        "number",
        "source",
        "customer",
        "placed_at",
        "total",
        "currency",
        "payment_state",
    ]
    list_filter = ["payment_state", "source", "placed_at"]
    list_select_related = ["customer"]
    search_fields = ["number", "email", "customer__name", "shipments__tracking_number"]
    search_help_text = "Number, e-mail, name or tracking number"
    ordering = ["-placed_at", "-pk"]
    inlines = [LinesInline, ShipmentsInline]
    exclude = ["customer_by_hand"]


@admin.register(ReturnWindow)
class ReturnWindowAdmin(ModelAdmin):  # type: ignore[misc]
    list_display = ["valid_from", "days"]
    ordering = ["-valid_from"]
    search_fields = ["valid_from"]
