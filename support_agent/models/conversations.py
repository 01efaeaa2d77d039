"""Conversations, and who has each."""

import uuid

from django.conf import settings
from django.db import models
from django.db.models import Q


class Conversation(models.Model):
    """What a customer has with the shop. Only its holder speaks, notices aside."""

    class Holder(models.TextChoices):
        AGENT = "agent", "the agent"
        QUEUE = "queue", "waiting for a person"
        PERSON = "person", "a person"

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    customer = models.ForeignKey(
        "orders.Customer", null=True, blank=True, on_delete=models.PROTECT, related_name="+"
    )
    # What a guest has proven to be theirs, order by order.
    proven_orders = models.ManyToManyField("orders.Order", blank=True, related_name="+")
    channel = models.CharField(max_length=20, default="widget")
    language = models.CharField(max_length=8, default="en")
    # The one that the page was in as the conversation began; unknown of older ones.
    page_language = models.CharField(max_length=8, blank=True, default="", db_default="")
    holder = models.CharField(max_length=10, choices=Holder, default=Holder.AGENT)
    held_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="+"
    )
    last_sequence = models.PositiveIntegerField(default=0)
    # Where the agent's present episode begins: what lies before a hand back is known to
    # it, but "a person takes over" from back then is no order for now.
    episode_since = models.PositiveIntegerField(default=0)
    # Since then its key opens nothing: whoever held it has signed out.
    signed_out_at = models.DateTimeField(null=True, blank=True)
    # How many keys it had before its present one. Whoever has shown more rights gets a new key, and
    # the one that opened less opens nothing any more.
    keys_replaced = models.PositiveIntegerField(default=0, db_default=0)
    created_at = models.DateTimeField(db_index=True)

    class Meta:
        ordering = ["-created_at"]
        constraints = [
            models.CheckConstraint(
                name="a_person_holds_by_name_and_nobody_else_does",
                condition=Q(holder="person", held_by__isnull=False)
                | (~Q(holder="person") & Q(held_by=None)),
            ),
        ]

    def __str__(self) -> str:
        return f"conversation {str(self.id)[:8]}"
