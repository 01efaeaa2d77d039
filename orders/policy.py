"""May this come back? Pure: facts, the time and the shop's zone go in.

Each check returns the sentence of a rule that is kept and raises ReturnNotAllowed with the one that is not.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta, tzinfo
from enum import StrEnum

from .errors import ReturnNotAllowed, TooFewLeft
from .text import quoted

DEFAULT_RETURN_DAYS = 30
OFFER_A_PERSON = "A colleague can look at it if you wish."


class Rule(StrEnum):
    ORDER_STANDS = "order_stands"
    DELIVERED = "delivered"
    DELIVERY_DATE_KNOWN = "delivery_date_known"
    WITHIN_WINDOW = "within_window"
    UNITS_LEFT = "units_left"


@dataclass(frozen=True, kw_only=True)
class Terms:
    """What holds for the whole order at this moment."""

    number: str
    cancelled: bool
    days: int
    now: datetime
    zone: tzinfo


@dataclass(frozen=True, kw_only=True)
class Article:
    """One line of an order, as the rules see it."""

    position: int
    sku: str
    title: str
    left: int
    delivered: bool
    delivered_at: datetime | None
    unconfirmed: bool = False
    """Whether nobody knows if it came: then whoever has it may say so."""


@dataclass(frozen=True, kw_only=True)
class Check:
    rule: Rule
    title: str
    passed: bool
    sentence: str


@dataclass(frozen=True, kw_only=True)
class Verdict:
    checks: tuple[Check, ...]

    @property
    def allowed(self) -> bool:
        return all(check.passed for check in self.checks)


def last_day_to_return(delivered_at: datetime, days: int, zone: tzinfo) -> date:
    """The last day of the window; all of it counts, by the shop's clock."""
    return delivered_at.astimezone(zone).date() + timedelta(days=days)


def check_order_stands(terms: Terms) -> str:
    if terms.cancelled:
        raise ReturnNotAllowed(
            f"Order {terms.number} was cancelled, so there is nothing to return.",
            rule=Rule.ORDER_STANDS,
        )
    return f"Order {terms.number} stands."


def check_delivered(article: Article, terms: Terms) -> str:
    if not article.delivered:
        raise ReturnNotAllowed(
            f"{quoted(article.title)} of order {terms.number} has not been delivered yet; "
            "it can be returned after it has arrived.",
            rule=Rule.DELIVERED,
        )
    return f"{quoted(article.title)} was delivered."


def _confirm_delivery(article: Article, terms: Terms) -> str:
    raise ReturnNotAllowed(
        f"The delivery of {quoted(article.title)} of order {terms.number} is not confirmed: "
        "no carrier has said that it came, and the customer says that they have it.",
        rule=Rule.DELIVERED,
    )


def check_delivery_date_known(article: Article, terms: Terms) -> str:
    if article.delivered_at is None:
        raise ReturnNotAllowed(
            f"We do not know on which day {quoted(article.title)} of order {terms.number} was delivered, "
            f"so the return window cannot be worked out. {OFFER_A_PERSON}",
            rule=Rule.DELIVERY_DATE_KNOWN,
        )
    return f"It came on {article.delivered_at.astimezone(terms.zone).date()}."


def check_within_window(article: Article, terms: Terms) -> str:
    assert article.delivered_at is not None, "check_delivery_date_known comes first"
    last_day = last_day_to_return(article.delivered_at, terms.days, terms.zone)
    if terms.now.astimezone(terms.zone).date() > last_day:
        raise ReturnNotAllowed(
            f"The last day to return {quoted(article.title)} of order {terms.number} was {last_day}. "
            f"{OFFER_A_PERSON}",
            rule=Rule.WITHIN_WINDOW,
            last_day=last_day,
        )
    return f"It may be returned until {last_day}, {terms.days} days after delivery."


def check_units_left(article: Article, wanted: int) -> str:
    if not 0 < wanted <= article.left:
        raise TooFewLeft(quoted(article.title), left=article.left, positions=[article.position])
    return f"{wanted} asked for, {article.left} left to return."


def check_returnable(article: Article, terms: Terms) -> None:
    """Every rule but the quantity, in the order in which they make sense to a customer."""
    for _, check in _rules(article, terms):
        check()


def is_returnable(article: Article, terms: Terms) -> bool:
    try:
        check_returnable(article, terms)
    except ReturnNotAllowed:
        return False
    return True


def verdict(wanted: Sequence[tuple[Article, int]], terms: Terms) -> Verdict:
    """Every rule for every line, for the person who decides."""
    return Verdict(
        checks=tuple(
            check for article, quantity in wanted for check in _checks(article, quantity, terms)
        )
    )


def _rules(article: Article, terms: Terms) -> Iterator[tuple[Rule, Callable[[], str]]]:
    yield Rule.ORDER_STANDS, lambda: check_order_stands(terms)
    if article.unconfirmed:
        # There is no day to count from, and no carrier to ask: a person looks.
        return
    yield Rule.DELIVERED, lambda: check_delivered(article, terms)
    yield Rule.DELIVERY_DATE_KNOWN, lambda: check_delivery_date_known(article, terms)
    yield Rule.WITHIN_WINDOW, lambda: check_within_window(article, terms)


def _checks(article: Article, quantity: int, terms: Terms) -> Iterator[Check]:
    if article.unconfirmed:
        yield _outcome(Rule.DELIVERED, article, lambda: _confirm_delivery(article, terms))
    for rule, check in _rules(article, terms):
        outcome = _outcome(rule, article, check)
        yield outcome
        # Without a delivery there is no date, and without a date no window to speak of.
        if not outcome.passed:
            break
    yield _outcome(Rule.UNITS_LEFT, article, lambda: check_units_left(article, quantity))


def _outcome(rule: Rule, article: Article, check: Callable[[], str]) -> Check:
    try:
        sentence, passed = check(), True
    except ReturnNotAllowed as refusal:
        sentence, passed = str(refusal), False
    return Check(rule=rule, title=article.title, passed=passed, sentence=sentence)
