"""The record of erasures: that somebody was erased, when and by whom, and not who it was."""

from django.conf import settings
from django.db import models
from django.db.models import Q


class Erasure(models.Model):
    """One person's erasure. Once it is done it is signed, and the signature covers the one before."""

    class Channel(models.TextChoices):
        ADMIN = "admin", "the admin"
        COMMAND = "command", "the command line"

    # Its place in the chain, without gaps. None while it is not done.
    number = models.PositiveIntegerField(null=True, unique=True)
    begun_at = models.DateTimeField()
    begun_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.PROTECT, related_name="+"
    )
    channel = models.CharField(max_length=10, choices=Channel)
    # Keyed digests: nobody reads a name from them, and whoever knows the name can ask for it.
    subjects = models.JSONField(default=list)
    # Rows that were deleted or emptied, by table.
    counts = models.JSONField(default=dict)
    # Whose rows are still to go, by our keys and their address; nothing once it is done.
    pending = models.JSONField(null=True)
    ended_at = models.DateTimeField(null=True)
    previous = models.CharField(max_length=64, blank=True)
    signature = models.CharField(max_length=64, blank=True)

    class Meta:
        ordering = ["-id"]
        default_permissions = ("view",)
        permissions = [
            ("erase_customer", "Can erase a customer's data"),
            ("export_customer", "Can export a customer's data"),
        ]
        constraints = [
            models.CheckConstraint(
                name="an_erasure_is_signed_whole_or_still_to_do",
                condition=Q(number=None, ended_at=None, signature="", pending__isnull=False)
                | Q(number__isnull=False, ended_at__isnull=False, pending=None) & ~Q(signature=""),
            ),
            models.CheckConstraint(
                name="an_erasure_in_the_admin_has_a_name",
                condition=~Q(channel="admin") | Q(begun_by__isnull=False),
            ),
        ]

    def __str__(self) -> str:
        return f"erasure {self.number}" if self.number else "an erasure that is not done yet"
