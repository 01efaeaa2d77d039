"""By which number a parcel can be followed."""

from collections.abc import Iterator

from support_agent.agent.answer.carriers import tracking_link
from support_agent.agent.answer.reading import objects
from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import Name, Parcel, Sentence, Value


class Tracking(Statement):
    """its tracking number, with the carrier's own link"""

    key = "tracking"
    about = "order"
    unknowns = frozenset({"tracking-unknown"})

    def sentences(self, verified: Verified, about: str) -> Iterator[Sentence]:
        """Of each parcel that has one."""
        order, delivery = verified.order(about), verified.delivery(about)
        if order is None and delivery is None:
            return
        subject = verified.subject(about)
        parcels = objects(order.get("shipments")) if order else [delivery or {}]
        known = [one for one in parcels if one.get("tracking_number")]
        if not known:
            yield Sentence(message="tracking-unknown", subject=subject)
        for place, parcel in enumerate(known, start=1):
            carrier, number = str(parcel.get("carrier") or ""), str(parcel["tracking_number"])
            link = tracking_link(carrier, number)
            message = "tracking-linked" if link else "tracking"
            values: dict[str, Value] = {"tracking": Name(text=number), "link": link}
            if len(known) > 1:
                message = message.replace("tracking", "parcel-tracking", 1)
                values["parcel"] = Parcel(position=place, carrier=carrier, tracking=number)
            yield Sentence(message=message, values=values, subject=subject)
