"""Tracking numbers, with the carrier's own page where it is known."""

import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from urllib.parse import quote

from support_agent.agent.answer import names
from support_agent.agent.answer.reading import Parcel
from support_agent.agent.answer.statement import OfOrder, Said
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import Name, Value

CARRIERS = Path(__file__).parent.parent / "carriers.toml"


class Tracking(OfOrder):
    """its tracking number with the carrier's link, or that there is none"""

    key = "tracking"

    def of(self, verified: Verified, number: str) -> Sequence[Said]:
        """One for each parcel. A number with other signs than letters and digits is not shown."""
        numbered = [one for one in verified.parcels(number) if names.tracking(one.tracking)]
        if not numbered:
            return [("tracking-unknown", {})]
        if len(numbered) > 1:
            return [_of_parcel(one) for one in numbered]
        values: dict[str, Value] = {"tracking": Name(text=names.tracking(numbered[0].tracking))}
        if link := link_of(numbered[0]):
            return [("tracking-linked", {**values, "link": link})]
        return [("tracking", values)]


def _of_parcel(parcel: Parcel) -> Said:
    if link := link_of(parcel):
        return "parcel-tracking-linked", {"parcel": parcel.named, "link": link}
    return "parcel-tracking", {"parcel": parcel.named}


def link_of(parcel: Parcel) -> str:
    """The carrier's page on the parcel, or nothing: of a carrier that the table lacks, or of
    a number that is no plain letters and digits."""
    number = names.tracking(parcel.tracking)
    address = _addresses().get(_folded(parcel.carrier), "") if number.isalnum() else ""
    return address.replace("{number}", quote(number, safe="")) if address else ""


@cache
def _addresses() -> dict[str, str]:
    table = tomllib.loads(CARRIERS.read_text(encoding="utf-8"))
    return {
        _folded(name): entry["address"] for entry in table["carrier"] for name in entry["names"]
    }


def _folded(name: str) -> str:
    return "".join(filter(str.isalnum, name)).casefold()
