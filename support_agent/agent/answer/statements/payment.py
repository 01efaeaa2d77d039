"""How an order's payment stands."""

from collections.abc import Iterator

from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import Sentence

STATES = frozenset(
    [
        "paid",
        "pending",
        "authorized",
        "partially_paid",
        "refunded",
        "partially_refunded",
        "voided",
        "expired",
    ]
)


class Payment(Statement):
    """whether it is paid, refunded (also in part), voided or open"""

    key = "payment"
    about = "order"

    def sentences(self, verified: Verified, about: str) -> Iterator[Sentence]:
        """By the state that the shop's record gives."""
        order = verified.order(about)
        state = str(order.get("payment_state")) if order else ""
        if state in STATES:
            message = f"payment-{state.replace('_', '-')}"
            yield Sentence(message=message, subject=verified.subject(about))
