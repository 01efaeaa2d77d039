"""What an order costs."""

from collections.abc import Iterator
from decimal import Decimal, InvalidOperation

from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import Money, Sentence


class Total(Statement):
    """its total"""

    key = "total"
    about = "order"

    def sentences(self, verified: Verified, about: str) -> Iterator[Sentence]:
        """In the order's own currency."""
        order = verified.order(about)
        if order is None:
            return
        try:
            amount = Decimal(str(order.get("total")))
        except InvalidOperation:
            return
        if amount.is_finite() and (currency := str(order.get("currency") or "")):
            total = Money(amount=amount, currency=currency)
            subject = verified.subject(about)
            yield Sentence(message="total", values={"total": total}, subject=subject)
