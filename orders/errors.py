"""Refusals of the shop. Each message is a sentence that a customer may read; `code` is for machines."""

from collections.abc import Sequence
from datetime import date
from typing import Any

from .text import quoted


class OrdersError(Exception):
    """A refusal that the caller is expected to handle. Anything else is a bug."""

    code = "orders_error"

    @property
    def details(self) -> dict[str, Any]:
        """What the sentence says, as values for whoever words it anew."""
        return {}


class OrderNotFound(OrdersError):
    """Also raised for someone else's order: we do not confirm that it exists."""

    code = "order_not_found"

    def __init__(self, number: str) -> None:
        super().__init__(f"There is no order {quoted(number)} on this account.")
        self.number = number


class ReturnNotAllowed(OrdersError):
    """A rule forbids the return; `rule` says which one (policy.Rule, picking.Rule)."""

    code = "return_not_allowed"

    def __init__(self, sentence: str, *, rule: str = "", last_day: date | None = None) -> None:
        super().__init__(sentence)
        self.rule = rule
        self.last_day = last_day

    @property
    def details(self) -> dict[str, Any]:
        """The rule, and the day that it is about."""
        last_day = {"last_day": self.last_day.isoformat()} if self.last_day else {}
        return {"rule": self.rule} | last_day if self.rule else {}


class TooFewLeft(ReturnNotAllowed):
    """More was asked for than is still returnable of the lines at these positions."""

    code = "too_few_left"

    def __init__(self, what: str, *, left: int, positions: Sequence[int]) -> None:
        super().__init__(_left_to_return(what, left), rule="units_left")
        self.left = left
        self.positions = tuple(positions)

    @property
    def details(self) -> dict[str, Any]:
        """How many are left."""
        return super().details | {"left": self.left}


class ReturnAlreadyOpen(ReturnNotAllowed):
    """The units belong to an earlier request, which the sentence names with its state."""

    code = "return_already_open"

    def __init__(self, number: str, state: str) -> None:
        sentence = f"There is already a return request for this, {number}: it is {state}."
        super().__init__(sentence, rule="units_left")
        self.number = number
        self.state = state

    @property
    def details(self) -> dict[str, Any]:
        """The request that holds the units."""
        return super().details | {"return_request": self.number, "state": self.state}


class ReturnAlreadyDecided(OrdersError):
    """Another reviewer was faster; their decision stands."""

    code = "return_already_decided"

    def __init__(self, number: str, *, state: str, by: str) -> None:
        super().__init__(f"Return {number} is already {state}, by {by}.")
        self.number = number
        self.state = state
        self.by = by

    @property
    def details(self) -> dict[str, Any]:
        """Which request, and how it was decided."""
        return {"return_request": self.number, "state": self.state}


class DecisionNeedsReason(OrdersError):
    """A customer whose return is rejected is owed the reason."""

    code = "decision_needs_reason"

    def __init__(self, number: str) -> None:
        super().__init__(f"Say why return {number} is rejected.")


class NotProven(OrdersError):
    """Number and address do not belong together, or there is no such order: we do not say which."""

    code = "not_proven"
    sentence = "These do not belong together. Please check the number and the e-mail or postcode."

    def __init__(self) -> None:
        super().__init__(self.sentence)


class ProofTakesEmail(NotProven):
    """Too many wrong postcodes were given for this number today, or for what is no number."""

    code = "proof_takes_email"
    sentence = (
        "This order can't be confirmed by its postcode any more today. Please use the e-mail "
        "address that you ordered with, or sign in to the shop."
    )


class ProofsUsedUp(NotProven):
    """Too many wrong addresses were given as well."""

    code = "proofs_used_up"
    sentence = (
        "This order can't be confirmed here any more today. Please sign in to the shop, or ask for "
        "a person."
    )


class MergeRefused(OrdersError):
    """These customers can't be merged, or can't be parted; the sentence says why."""

    code = "merge_refused"


def _left_to_return(what: str, left: int) -> str:
    if left == 0:
        return f"Nothing of {what} is left to return."
    return f"Of {what}, {left} {'is' if left == 1 else 'are'} left to return."
