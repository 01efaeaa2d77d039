"""How often somebody tried to prove an order, and was wrong."""

from django.db import models
from django.db.models import Q


class ProofTries(models.Model):
    """The wrong tries at one order number on one day (UTC), whoever made them.

    In the database and not in Redis: what keeps a guesser out must neither end with a restart nor
    let everybody pass in an outage, and staff are to see it. A number that is no order has its
    row too, or the refusal would tell which numbers exist.
    """

    # Folded, so that no spelling of a number has tries of its own.
    number = models.CharField(max_length=150)
    day = models.DateField()
    by_postcode = models.PositiveIntegerField(default=0)
    by_email = models.PositiveIntegerField(default=0)
    # Those that came when no more were taken, and were not looked at.
    refused = models.PositiveIntegerField(default=0)
    # Keyed digests of where the wrong ones came from, each once.
    addresses = models.JSONField(default=list)
    first_at = models.DateTimeField()
    last_at = models.DateTimeField()

    class Meta:
        verbose_name = "guesses at an order"
        verbose_name_plural = "guesses at orders"
        default_permissions = ("view",)
        constraints = [
            models.UniqueConstraint(
                name="a_number_is_counted_once_a_day", fields=["number", "day"]
            ),
        ]
        indexes = [
            models.Index("day", name="proof_tries_by_day"),
            models.Index(
                "last_at",
                name="wrong_proofs_by_time",
                condition=Q(by_postcode__gt=0) | Q(by_email__gt=0),
            ),
        ]

    def __str__(self) -> str:
        return f"tries at {self.number} on {self.day}"

    @property
    def wrong(self) -> int:
        """All wrong tries of the day."""
        return self.by_postcode + self.by_email
