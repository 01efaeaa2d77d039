"""What is said of parcels: where they are, when they come, when they were last seen."""

import re
from collections.abc import Iterator, Mapping
from datetime import date
from typing import Any

from .evidence import day, dicts
from .moves import Line, line
from .replies import Key

WITHOUT_DATE: dict[Key, Key] = {
    "arrival_delivered": "status_delivered",
    "arrival_today": "arrival_no_date",
    "arrival_expected": "arrival_no_date",
    "arrival_late": "arrival_no_date",
}
PARTLY_HERE = re.compile(r"(\d+) of (\d+) parcels already delivered")


def state_lines(key: Key, number: str, order: Mapping[str, Any], today: date | None) -> list[Line]:
    parcels = dicts(order.get("shipments"))
    delivered = day(parcels[0].get("delivered_on")) if len(parcels) == 1 else None
    if key == "status_delivered" and delivered:
        return [line("status_delivered_on", number=number, date=delivered)]
    return [line(key, number=number), *_parcels(order, today)]


def _parcels(order: Mapping[str, Any], today: date | None) -> list[Line]:
    parcels = dicts(order.get("shipments"))
    if len(parcels) == 1:
        return list(_one_parcel(parcels[0], str(order.get("state")), today))
    return [_of_several(parcel) for parcel in parcels]


def _one_parcel(parcel: Mapping[str, Any], state: str, today: date | None) -> Iterator[Line]:
    carrier = str(parcel.get("carrier") or "")
    expected = day(parcel.get("expected_on"))
    if state not in ("in_transit", "out_for_delivery", "not_shipped"):
        return
    if expected:
        passed = today is not None and expected < today
        yield line("was_expected_on" if passed else "expected_on", carrier=carrier, date=expected)
    yield from _last_scan(parcel, today)
    if tracking := str(parcel.get("tracking_number") or ""):
        yield line("tracking", tracking=tracking)


def _of_several(parcel: Mapping[str, Any]) -> Line:
    name = " ".join(str(parcel.get(key) or "") for key in ("carrier", "tracking_number")).strip()
    delivered, expected = day(parcel.get("delivered_on")), day(parcel.get("expected_on"))
    if parcel.get("state") == "delivered":
        if delivered:
            return line("parcel_delivered_on", parcel=name, date=delivered)
        return line("parcel_delivered", parcel=name)
    if expected:
        return line("parcel_expected_on", parcel=name, date=expected)
    return line("parcel_without_date", parcel=name)


def arrival_lines(
    key: Key, number: str, estimate: Mapping[str, Any], today: date | None
) -> list[Line]:
    date_key = "delivered_on" if key == "arrival_delivered" else "expected_on"
    when = day(estimate.get(date_key))
    if when is None:
        key = WITHOUT_DATE.get(key, key)
    carrier = str(estimate.get("carrier") or "")
    lines = [line(key, number=number, carrier=carrier, **({"date": when} if when else {}))]
    if key in ("arrival_delivered", "status_delivered", "status_cancelled", "status_not_shipped"):
        return lines
    if arrived := PARTLY_HERE.search(str(estimate.get("note"))):
        lines.append(line("parcels_partly_here", count=arrived[1], total=arrived[2]))
    return [*lines, *_last_scan(estimate, today)]


def _last_scan(parcel: Mapping[str, Any], today: date | None) -> list[Line]:
    # The day alone: the carrier's own words may be in any language.
    scanned = day(parcel.get("last_scan_at"))
    if scanned is None:
        return []
    is_old = today is not None and scanned < today
    return [line("no_new_scan" if is_old else "last_scan", date=scanned)]
