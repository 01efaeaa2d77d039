"""Putting right by hand what a purse counts as spent, as by the provider's bill. Never in silence."""

from decimal import Decimal, InvalidOperation

from django.contrib.auth.models import User
from django.db import transaction
from django.db.models.functions import Now

from support_agent.models import Correction, Spending

from .errors import CorrectionRefused
from .reservations import reserved

LONGEST_REASON = 2_000
MICROS = 1_000_000
# A billion dollars is a slip of the hand.
MOST = 10**15


@transaction.atomic
def correct(purse: str, *, spent: int, seen: int, reason: str, by: User) -> Correction:
    """Count `spent` micro-dollars as spent where `seen` were shown, for a reason.

    What was spent while the page was open stays added. What is reserved is not touched. Raises
    CorrectionRefused.
    """
    reason = reason.strip()
    if not reason:
        raise CorrectionRefused("Please say why, for whoever reads it later.")
    if len(reason) > LONGEST_REASON:
        raise CorrectionRefused(f"The reason is longer than {LONGEST_REASON} characters.")
    row = Spending.objects.select_for_update().filter(purse=purse).first()
    if row is None:
        raise CorrectionRefused("There is no such purse any more.")
    before = row.micro_usd - reserved().get(purse, 0)
    after = before + spent - seen
    if spent < 0 or after < 0:
        raise CorrectionRefused("Less than nothing can't be spent.")
    _write(row, change=after - before)
    return Correction.objects.create(
        purse=purse,
        before_micro_usd=before,
        after_micro_usd=after,
        reason=reason,
        corrected_by=by,
        corrected_at=Now(),
    )


def micros_of(text: str, *, unit: int = MICROS) -> int:
    """Micro-dollars in an amount that somebody typed. Raises CorrectionRefused."""
    try:
        amount = Decimal(text.strip().lstrip("$").replace(",", ".")) * unit
    except InvalidOperation:
        amount = Decimal("NaN")
    if not amount.is_finite() or abs(amount) > MOST:
        raise CorrectionRefused("Please write an amount of dollars such as 12.50.")
    return round(amount)


def dollars(micros: int) -> str:
    """The amount as people read it."""
    return f"${micros / MICROS:.4f}"


def history(purse: str) -> list[Correction]:
    """The corrections of a purse, the latest first."""
    return list(Correction.objects.filter(purse=purse).select_related("corrected_by")[:100])


def _write(row: Spending, *, change: int) -> None:
    row.micro_usd += change
    # What the provider did not bill was the uncertain part; a bill that is higher is no part of it.
    row.uncertain_micro_usd = max(0, row.uncertain_micro_usd + min(0, change))
    row.ceiling = max(row.ceiling, row.micro_usd)
    row.save(update_fields=["micro_usd", "uncertain_micro_usd", "ceiling"])
