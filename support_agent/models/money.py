"""Money of calls that are under way, and what an owner has put right."""

from django.conf import settings
from django.db import models
from django.db.models import Q


class Reservation(models.Model):
    """The worst price of a call to the model that may be under way: part of what its purses count.

    One row for a worker's hold on a run, and gone with it. Whoever learns what the call cost takes
    the row away in the statement that puts the rest back, so that the rest goes back once only.
    """

    key = models.UUIDField(primary_key=True, editable=False)
    # No foreign key: a run may be erased while its worker still waits for the model.
    run_id = models.BigIntegerField()
    fence = models.PositiveIntegerField()
    # The names of the purses that it was taken from.
    purses = models.JSONField()
    micro_usd = models.BigIntegerField()
    taken_at = models.DateTimeField(db_index=True)

    class Meta:
        ordering = ["taken_at"]
        default_permissions = ()

    def __str__(self) -> str:
        return f"reservation of run {self.run_id}"


class Correction(models.Model):
    """What somebody changed by hand in what a purse counts as spent. It is never changed itself."""

    purse = models.CharField(max_length=80, db_index=True)
    before_micro_usd = models.BigIntegerField()
    after_micro_usd = models.BigIntegerField()
    reason = models.TextField()
    corrected_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+"
    )
    corrected_at = models.DateTimeField()

    class Meta:
        ordering = ["-pk"]
        default_permissions = ("view",)
        constraints = [
            models.CheckConstraint(name="a_correction_says_why", condition=~Q(reason="")),
            models.CheckConstraint(
                name="nobody_has_spent_less_than_nothing", condition=Q(after_micro_usd__gte=0)
            ),
        ]

    def __str__(self) -> str:
        return f"correction of {self.purse}"
