"""A shop for the tests: orders are placed as a customer would see them."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from orders import services
from orders.models import Customer, Order, ReturnRequest, Shipment
from orders.services import ReturnItem
from tests.orders import shopify_table

NOON = datetime(2026, 3, 10, 12, tzinfo=UTC)


@pytest.fixture
def now() -> datetime:
    return NOON


@pytest.fixture
def place_order() -> Callable[..., Order]:
    return _place_order


def _place_order(
    customer: Customer | None,
    *goods: tuple[str, int],
    number: str = "1187",
    state: str | None = "delivered",
    days_ago: int = 3,
    **order: Any,
) -> Order:
    """An order whose one parcel came `days_ago`; no parcel when its state is None."""
    values = {
        "source": "shop",
        "placed_at": NOON - timedelta(days=days_ago + 5),
        "currency": "EUR",
        "total": Decimal("79.90"),
        "updated_at": NOON,
    }
    placed = Order.objects.create(customer=customer, number=number, **{**values, **order})
    for position, (title, quantity) in enumerate(goods or [("Wireless headphones", 1)], start=1):
        placed.lines.create(
            position=position,
            sku=f"SKU-{title[:3].upper()}",
            title=title,
            quantity=quantity,
            unit_price=Decimal("79.90"),
        )
    if state:
        came = NOON - timedelta(days=days_ago) if state == Shipment.State.DELIVERED else None
        placed.shipments.create(position=1, carrier="SEUR", state=state, delivered_at=came)
    return placed


@pytest.fixture
def ask_return(now: datetime) -> Callable[..., ReturnRequest]:
    def ask(order: Order, *items: tuple[str, int], key: str = "k1", **extra: Any) -> ReturnRequest:
        values: dict[str, Any] = {"reason": "They are broken", "kind": "return", "now": now}
        return services.open_return_request(
            order=order,
            items=[ReturnItem(item=item, quantity=quantity) for item, quantity in items] or None,
            key=key,
            origin_channel="conversation",
            origin_key="c-1",
            **{**values, **extra},
        )

    return ask


@dataclass(frozen=True, kw_only=True)
class Import:
    """What the command said, and whether it ended well."""

    said: str
    complaints: list[str]
    ok: bool


@pytest.fixture
def import_orders(db: None) -> Callable[..., Import]:
    def run(*paths: Path, **options: Any) -> Import:
        out, err = StringIO(), StringIO()
        try:
            call_command("import_orders", *map(str, paths), stdout=out, stderr=err, **options)
        except CommandError:
            return Import(said=out.getvalue(), complaints=err.getvalue().splitlines(), ok=False)
        return Import(said=out.getvalue(), complaints=err.getvalue().splitlines(), ok=True)

    return run


@pytest.fixture
def export(tmp_path: Path) -> Callable[..., Path]:
    """A Shopify export of these rows, or of this text."""

    def write(*rows: dict[str, str], text: str | None = None) -> Path:
        file = tmp_path / "orders.csv"
        body = shopify_table.table(*rows) if text is None else text
        file.write_bytes(body.encode("utf-8", "surrogateescape"))
        return file

    return write
