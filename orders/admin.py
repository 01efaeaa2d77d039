"""The shop's books, to look at. Only the return windows are set here; the sources own the rest."""

from typing import Any

from django.contrib import admin
from django.db.models import Model
from django.http import HttpRequest
from unfold.admin import ModelAdmin, TabularInline  # type: ignore[import-untyped]

from .models import Customer, Order, OrderLine, ReturnWindow, Shipment


class ReadOnly:
    """To look at: what a source says is changed at the source."""

    def has_add_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False


class LinesInline(ReadOnly, TabularInline):  # type: ignore[misc]
    model = OrderLine
    fields = ["position", "sku", "title", "quantity", "unit_price", "returned", "shipment"]
    extra = 0

    def get_queryset(self, request: HttpRequest) -> Any:
        return super().get_queryset(request).select_related("shipment")


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


@admin.register(Customer)
class CustomerAdmin(ReadOnly, ModelAdmin):  # type: ignore[misc]
    list_display = ["name", "email", "external_id"]
    search_fields = ["email", "name", "external_id"]
    ordering = ["email", "pk"]
    list_per_page = 50
    show_full_result_count = False


@admin.register(Order)
class OrderAdmin(ReadOnly, ModelAdmin):  # type: ignore[misc]
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
    list_per_page = 50
    show_full_result_count = False
    inlines = [LinesInline, ShipmentsInline]


@admin.register(ReturnWindow)
class ReturnWindowAdmin(ModelAdmin):  # type: ignore[misc]
    list_display = ["valid_from", "days"]
    ordering = ["-valid_from"]
    search_fields = ["valid_from"]
