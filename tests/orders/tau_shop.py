"""The people and orders of tau-bench's retail shop as our plain JSON, with the dates and the currency they lack.

python -m tests.orders.tau_shop tau_retail.json shop.jsonl
"""

import json
import sys
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from pathlib import Path
from typing import Any

CENT = Decimal("0.01")
# Their states in ours: processed means packed and labelled, so that it can't be changed any more.
SHIPMENT_STATES = {"delivered": "delivered", "processed": "in_transit"}


def plain_orders(shop: dict[str, Any], *, now: datetime) -> Iterator[dict[str, Any]]:
    """Every order, placed in the last two weeks so that delivered ones may still be returned."""
    for n, order in enumerate(shop["orders"].values()):
        placed = now - timedelta(days=7 + n % 8)
        yield _plain(order, shop["users"][order["user_id"]], placed)


def _plain(order: dict[str, Any], user: dict[str, Any], placed: datetime) -> dict[str, Any]:
    paid = sum(
        (
            Decimal(str(one["amount"]))
            for one in order["payment_history"]
            if one["transaction_type"] == "payment"
        ),
        Decimal(),
    )
    cancelled = order["status"] == "cancelled"
    return {
        "source": "tau",
        "number": order["order_id"],
        "customer": {
            "external_id": user["user_id"],
            "email": user["email"],
            "name": " ".join(user["name"].values()),
        },
        "postcode": user["address"]["zip"],
        "placed_at": placed.isoformat(),
        "currency": "USD",
        "total": str(paid.quantize(CENT)),
        "payment_state": "refunded" if cancelled else "paid",
        "paid_at": placed.isoformat(),
        "cancelled_at": (placed + timedelta(hours=5)).isoformat() if cancelled else None,
        "lines": [_line(item, order["fulfillments"]) for item in order["items"]],
        "shipments": [_shipment(one, order["status"], placed) for one in order["fulfillments"]],
    }


def _line(item: dict[str, Any], fulfillments: list[dict[str, Any]]) -> dict[str, Any]:
    options = ", ".join(item["options"].values())
    packed = [
        n for n, one in enumerate(fulfillments, start=1) if item["item_id"] in one["item_ids"]
    ]
    return {
        "sku": item["item_id"],
        "title": f"{item['name']} ({options})" if options else item["name"],
        "quantity": 1,
        "unit_price": str(Decimal(str(item["price"])).quantize(CENT)),
        "shipment": packed[0] if packed else None,
    }


def _shipment(fulfillment: dict[str, Any], status: str, placed: datetime) -> dict[str, Any]:
    state = SHIPMENT_STATES.get(status, "pending")
    came = placed + timedelta(days=4)
    return {
        "carrier": "USPS",
        "tracking_number": fulfillment["tracking_id"][0],
        "state": state,
        "shipped_at": None if state == "pending" else (placed + timedelta(days=1)).isoformat(),
        "expected_on": came.date().isoformat(),
        "delivered_at": came.isoformat() if state == "delivered" else None,
    }


def main(source: str, target: str) -> None:
    shop = json.loads(Path(source).read_text(encoding="utf-8"))
    today = datetime.now(UTC).replace(hour=9, minute=0, second=0, microsecond=0)
    with Path(target).open("w", encoding="utf-8") as file:
        for order in plain_orders(shop, now=today):
            file.write(json.dumps(order, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
