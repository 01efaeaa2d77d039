"""Until when an order can go back, or why it cannot."""

from collections.abc import Iterable, Sequence
from datetime import date

from support_agent.agent.answer.reading import Result, count, day, objects, things
from support_agent.agent.answer.statement import Said, Statement
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import Day, Sentence, Value

from .request import of_request

NOT_HERE_YET = frozenset(
    (
        "not_shipped",
        "in_transit",
        "out_for_delivery",
        "failed",
        "returned_to_sender",
        "sent",
        "unknown",
    )
)
# Requests that hold the goods they are about.
HOLDING = ("requested", "approved")


class Returnable(Statement):
    """until when it can be returned and what of it, or why not; use it after a refused return"""

    key = "returnable"
    about = "order"

    def sentences(self, verified: Verified, about: str) -> Sequence[Sentence]:
        """By the record, and where nothing was looked up, by the refusal alone."""
        order, refusal = verified.order(about), verified.refusal(about)
        found = order or refusal
        if found is None:
            return ()
        number = str(found.get("order_id") or about or next(iter(verified.refusals)))
        subject = verified.subject(number)
        if order is None or _is_made_since(verified, order):
            said = _refused(refusal or {})
        elif refusal and refusal.get("rule") == "units_left" and count(refusal.get("left")):
            open_lines = [line for line in objects(order.get("lines")) if _is_open(line)]
            said = [("too-few-left", {"things": things(open_lines, of="returnable")})]
        else:
            said = _by_record(order, verified.facts.today)
            # What the rules said of the very goods comes before what holds of others.
            if refusal and _is_of_some(order):
                said = [*(one for one in _refused(refusal) if one not in said), *said]
        sentences = [Sentence(message=key, values=values, subject=subject) for key, values in said]
        if not said or said[0][0] == "nothing-left":
            sentences += _holding(verified, order or {}, refusal or {})
        return tuple(sentences)


def _by_record(order: Result, today: date | None) -> list[Said]:
    state, until = str(order.get("state")), day(order.get("returnable_until"))
    if state == "cancelled":
        return [("not-of-cancelled", {})]
    if state in ("sent", "unknown"):
        return [("not-before-delivery", {})]
    if _is_of_some(order):
        return list(_open(order, until, today))
    if until and today and until < today:
        return [("window-closed", {"until": Day(role="until", date=until)})]
    if state in NOT_HERE_YET:
        return [("not-before-delivery", {})]
    if state not in ("delivered", "partly_delivered"):
        return []
    if until is None:
        return [("delivery-day-unknown", {})]
    return [("nothing-left", {})] if today else []


def _open(order: Result, until: date | None, today: date | None) -> Iterable[Said]:
    """What can go back, by the last day of each."""
    lines = objects(order.get("lines"))
    by_day: dict[date, list[Result]] = {}
    for line in lines:
        last = day(line.get("returnable_until")) or until
        if count(line.get("returnable")) and last and (today is None or today <= last):
            by_day.setdefault(last, []).append(line)
    everything = all(count(line.get("returnable")) == count(line.get("quantity")) for line in lines)
    for last, open_lines in sorted(by_day.items()):
        values: dict[str, Value] = {"until": Day(role="until", date=last)}
        if everything and len(by_day) == 1:
            yield "returnable", values
        else:
            yield "returnable-things", {**values, "things": things(open_lines, of="returnable")}


def _refused(refusal: Result) -> list[Said]:
    rule, last = refusal.get("rule"), day(refusal.get("last_day"))
    match rule:
        case "order_stands":
            return [("not-of-cancelled", {})]
        case "delivered":
            return [("not-before-delivery", {})]
        case "delivery_date_known":
            return [("delivery-day-unknown", {})]
        case "within_window" if last:
            return [("window-closed", {"until": Day(role="until", date=last)})]
        case "within_window":
            return [("window-closed-undated", {})]
        case "units_left" if not refusal.get("return_request") and not refusal.get("left"):
            return [("nothing-left", {})]
    return []


def _holding(verified: Verified, order: Result, refusal: Result) -> list[Sentence]:
    """The requests that hold what is asked for."""
    named = [refusal.get("return_request")]
    named += [
        one.get("number")
        for one in objects(order.get("return_requests"))
        if one.get("state") in HOLDING
    ]
    numbers = dict.fromkeys(str(one) for one in named if one)
    return [said for number in numbers for said in of_request(verified, number)]


def _is_of_some(order: Result) -> bool:
    return any(map(_is_open, objects(order.get("lines"))))


def _is_open(line: Result) -> bool:
    return count(line.get("returnable")) > 0


def _is_made_since(verified: Verified, order: Result) -> bool:
    """Whether this run has changed what is left of the order since it looked."""
    return any(one.get("order_id") == order.get("order_id") for one in verified.written)
