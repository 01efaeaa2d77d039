"""Who made one customer of two, or two of one, and why."""

from django.conf import settings
from django.db import models
from django.db.models import Q

from .sales import Customer


class CustomerMerge(models.Model):
    """One merge or one parting: what moved from one customer to another. It is never changed."""

    class Kind(models.TextChoices):
        MERGED = "merged", "merged"
        PARTED = "parted", "parted"

    kind = models.CharField(max_length=10, choices=Kind)
    giver = models.ForeignKey(Customer, on_delete=models.CASCADE, related_name="merges_given")
    taker = models.ForeignKey(Customer, on_delete=models.CASCADE, related_name="merges_taken")
    # Nobody where the shop's own token said that both are one person.
    by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, null=True, blank=True, related_name="+"
    )
    at = models.DateTimeField()
    reason = models.TextField()
    # The merge that this parting takes back.
    undoes = models.OneToOneField(
        "self", on_delete=models.CASCADE, null=True, blank=True, related_name="undone"
    )
    # What moved, by primary keys; conversations in plain words, since the shop knows nobody above.
    orders = models.JSONField(default=list)
    conversations = models.JSONField(default=list)
    customers = models.JSONField(default=list)

    class Meta:
        ordering = ["-at", "-pk"]
        default_permissions = ("view",)
        verbose_name = "merge of customers"
        verbose_name_plural = "merges of customers"
        constraints = [
            models.CheckConstraint(name="a_merge_has_a_reason", condition=~Q(reason="")),
            models.CheckConstraint(
                name="customers_are_parted_by_a_person",
                condition=Q(kind="merged") | Q(by__isnull=False),
            ),
            models.CheckConstraint(
                name="only_a_parting_takes_a_merge_back",
                condition=Q(kind="parted") | Q(undoes=None),
            ),
        ]

    def __str__(self) -> str:
        return f"customer {self.giver_id} {self.kind} into {self.taker_id}"
