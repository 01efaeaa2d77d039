"""Orders, to read."""

from django.db.models import Prefetch, Q, QuerySet
from drf_spectacular.utils import extend_schema
from rest_framework.exceptions import NotFound
from rest_framework.request import Request
from rest_framework.response import Response

from orders.models import Order, ReturnRequest
from orders.numbers import bare_number

from .access import StaffView
from .escalations import ERRORS
from .paging import page
from .shapes.orders import OrderOut, Orders, OrdersAsked
from .shapes.people import StaffError


class OrderView(StaffView):
    """For staff who may see the shop's orders; nobody changes one here."""

    needs = {"read": ("orders.view_order",), "change": ()}


class OrderList(OrderView):
    """Looking an order up."""

    @extend_schema(
        operation_id="list_orders",
        parameters=[OrdersAsked],
        responses={200: Orders, 400: StaffError, 403: StaffError},
    )
    def get(self, request: Request) -> Response:
        """By number, e-mail address or name; the newest first."""
        asked = OrdersAsked(data=request.query_params)
        asked.is_valid(raise_exception=True)
        results, following = page(
            _matching(asked.validated_data["q"].strip()),
            by="placed_at",
            after=asked.validated_data["after"],
            newest_first=True,
        )
        return Response(Orders({"results": results, "next": following}).data)


class OneOrder(OrderView):
    """One order."""

    @extend_schema(operation_id="read_order", responses={200: OrderOut, **ERRORS})
    def get(self, request: Request, number: str) -> Response:
        """With its facts. Of two sources that gave one number, the newer order is meant."""
        returns = ReturnRequest.objects.order_by("requested_at", "pk")
        found = (
            Order.objects.filter(number__iexact=bare_number(number.replace("\x00", "")))
            .select_related("customer")
            .prefetch_related("lines", "shipments", Prefetch("return_requests", queryset=returns))
            .order_by("-placed_at")
            .first()
        )
        if found is None:
            raise NotFound("There is no such order.")
        return Response(OrderOut(found).data)


def _matching(words: str) -> QuerySet[Order]:
    rows = Order.objects.select_related("customer")
    if not words:
        return rows
    return rows.filter(
        Q(number__iexact=bare_number(words))
        | Q(email__iexact=words)
        | Q(customer__email=words.lower())
        | Q(customer__name__icontains=words)
    )
