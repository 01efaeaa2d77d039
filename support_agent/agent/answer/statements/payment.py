"""How an order's payment stands, by the record."""

from collections.abc import Sequence

from support_agent.agent.answer.statement import OfOrder, Said
from support_agent.agent.answer.verified import Verified

MESSAGES = {
    "paid": "payment-paid",
    "pending": "payment-pending",
    "authorized": "payment-authorized",
    "partially_paid": "payment-partially-paid",
    "refunded": "payment-refunded",
    "partially_refunded": "payment-partially-refunded",
    "voided": "payment-voided",
    "expired": "payment-expired",
}


class Payment(OfOrder):
    """its payment by the record: paid, open, in part, refunded, voided; use it for "was I refunded?" """

    key = "payment"

    def of(self, verified: Verified, number: str) -> Sequence[Said]:
        """The state of the payment, and for a cancelled order that it was cancelled."""
        order = verified.order(number) or {}
        message = MESSAGES.get(str(order.get("payment_state")))
        return [(message, {})] if message else ()
