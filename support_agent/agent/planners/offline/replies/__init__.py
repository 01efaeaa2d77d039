"""What may be said, a file for each language: key -> text. How it is filled in: wording.py."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Key = Literal[
    # Small talk.
    "greeting",
    "thanks",
    "bye",
    "bot",
    "capabilities",
    "other_language",
    "declined",
    "back_again",
    # Questions to the customer.
    "topic",
    "ask_number",
    "ask_number_again",
    "number_unknown",
    "your_orders",
    "which_order",
    "which_items",
    "confirm_return",
    "returnable_until",
    "offer_person",
    "shop_question",
    # No such order.
    "order_not_found",
    "order_not_found_for_visitor",
    # Where an order is.
    "status_not_shipped",
    "status_in_transit",
    "status_out_for_delivery",
    "status_delivered",
    "status_partly_delivered",
    "status_cancelled",
    "status_failed",
    "status_returned_to_sender",
    "status_delivered_on",
    "delivered_but_missed",
    "expected_on",
    "was_expected_on",
    "last_scan",
    "no_new_scan",
    "tracking",
    "parcel_delivered_on",
    "parcel_delivered",
    "parcel_expected_on",
    "parcel_without_date",
    "parcels_partly_here",
    # When it comes.
    "arrival_delivered",
    "arrival_today",
    "arrival_expected",
    "arrival_late",
    "arrival_no_date",
    # What it holds.
    "details",
    "details_placed",
    # Returns.
    "return_opened",
    "exchange_opened",
    "damaged_opened",
    "wrong_opened",
    "missing_opened",
    "return_holds",
    "colleague_decides",
    "decided_by",
    "return_before_delivery",
    "carriers_date",
    "return_after_delivery",
    "return_of_cancelled",
    "return_window_closed",
    "return_day_unknown",
    "return_exists",
    "nothing_to_return",
    "too_few_left",
    "return_waits",
    "return_approved",
    "return_rejected",
    "return_withdrawn",
    "no_return_yet",
    # Warmth, before a question or an answer.
    "sorry",
]


@dataclass(frozen=True, kw_only=True)
class Voice:
    """How one language speaks."""

    texts: Mapping[Key, str]
    carrier: str
    """Who brings a parcel when the carrier has no name."""
    named_carrier: str
    months: tuple[str, ...]
    day: str
    day_of_year: str
    placed: str
    joint: str
    first: str = "1"
    """How the first day of a month is written."""
