"""What code has asked the customer about before anything is done."""

from django.db import models
from django.db.models import Q

from .conversations import Conversation


class Proposal(models.Model):
    """A return request that waits for the customer's yes, with the exact units that it would hold."""

    class Asks(models.TextChoices):
        CONFIRM = "confirm", "whether to make it"
        ITEMS = "items", "which items"
        COUNT = "count", "how many"

    class State(models.TextChoices):
        OPEN = "open", "open"
        ACCEPTED = "accepted", "accepted"
        DECLINED = "declined", "declined"
        # By another one, or by a request that was made without a question.
        REPLACED = "replaced", "replaced"

    conversation = models.ForeignKey(
        Conversation, on_delete=models.CASCADE, related_name="proposals"
    )
    # The runtime's, so that a call that is run again proposes once.
    key = models.CharField(max_length=200, unique=True)
    # Plain words: the order is looked for anew among the customer's own.
    order_number = models.CharField(max_length=50)
    kind = models.CharField(max_length=10)
    # [{"position": 1, "title": "…", "quantity": 2}], by the order's lines.
    items = models.JSONField()
    asks = models.CharField(max_length=10, choices=Asks)
    state = models.CharField(max_length=10, choices=State, default=State.OPEN)
    created_at = models.DateTimeField()

    class Meta:
        ordering = ["pk"]
        default_permissions = ("view",)
        constraints = [
            models.UniqueConstraint(
                name="a_conversation_has_one_open_proposal",
                fields=["conversation"],
                condition=Q(state="open"),
            ),
        ]

    def __str__(self) -> str:
        return f"proposal {self.pk}"
