"""The shop's books, to look at. Only the return windows are set here; the sources own the rest."""

from typing import Any

from django.contrib import admin
from django.db.models import Model, QuerySet
from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from django.utils.formats import date_format
from unfold.admin import ModelAdmin, TabularInline  # type: ignore[import-untyped]
from unfold.decorators import display  # type: ignore[import-untyped]

from . import proofs
from .models import Order, OrderLine, ProofTries, ReturnWindow, Shipment
from .text import first_seen, in_a_sentence, searched

# Of an order's page; the list of guesses has them all.
DAYS_SHOWN = 3


class ReadOnly:
    """To look at: what a source says is changed at the source."""

    def has_add_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False


class LegibleSearch:
    """A search finds what was copied together with marks that nobody sees."""

    def get_search_results(
        self, request: HttpRequest, queryset: QuerySet[Any], search_term: str
    ) -> tuple[QuerySet[Any], bool]:
        found: tuple[QuerySet[Any], bool] = super().get_search_results(  # type: ignore[misc]
            request, queryset, searched(search_term)
        )
        return found


class BookAdmin(LegibleSearch, ReadOnly, ModelAdmin):  # type: ignore[misc]
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
    readonly_fields = ["guesses"]

    def get_fields(self, request: HttpRequest, obj: Order | None = None) -> list[str]:
        """Who guesses at it stands on top, and nothing where nobody does."""
        fields = [name for name in super().get_fields(request, obj) if name != "guesses"]
        return ["guesses", *fields] if obj and proofs.tries_at(obj.number) else fields

    @display(description="Guesses at this order")  # type: ignore[untyped-decorator]
    def guesses(self, row: Order) -> str:
        return " ".join(map(_in_words, proofs.tries_at(row.number)[:DAYS_SHOWN]))


@admin.register(ProofTries)
class ProofTriesAdmin(BookAdmin):
    """Who tries to prove an order that is not theirs, by number and day."""

    list_display = ["number", "day", "wrong_tries", "refused", "from_addresses", "last_at"]
    list_filter = ["day"]
    search_fields = ["number"]
    ordering = ["-last_at", "-pk"]
    fields = ["number", "day", "by_postcode", "by_email", "refused", "from_addresses", "first_at"]
    readonly_fields = ["from_addresses"]

    def get_queryset(self, request: HttpRequest) -> Any:
        return super().get_queryset(request).exclude(by_postcode=0, by_email=0)

    @display(description="Wrong")  # type: ignore[untyped-decorator]
    def wrong_tries(self, row: ProofTries) -> int:
        return row.wrong

    @display(description="Addresses")  # type: ignore[untyped-decorator]
    def from_addresses(self, row: ProofTries) -> int:
        return len(row.addresses)


@admin.register(ReturnWindow)
class ReturnWindowAdmin(ModelAdmin):  # type: ignore[misc]
    list_display = ["valid_from", "days"]
    ordering = ["-valid_from"]
    search_fields = ["valid_from"]


def _in_words(tries: ProofTries) -> str:
    wrong = f"{tries.wrong} wrong {'try' if tries.wrong == 1 else 'tries'}"
    places = len(tries.addresses)
    told = f"{wrong} from {places} address{'' if places == 1 else 'es'} since "
    told += f"{date_format(timezone.localtime(tries.first_at), 'j M Y, H:i')}."
    if tries.by_postcode >= proofs.MOST_BY_POSTCODE:
        told += " The order was not proven by postcode any more that day."
    if tries.refused:
        told += f" {tries.refused} more were refused."
    return told
