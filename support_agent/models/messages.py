"""What was said, in order."""

from django.conf import settings
from django.db import models
from django.db.models import Q

from .conversations import Conversation
from .runs import Run


class Message(models.Model):
    """Something said. Its sequence is its place in the conversation, without gaps."""

    class Author(models.TextChoices):
        CUSTOMER = "customer", "customer"
        AGENT = "agent", "agent"
        PERSON = "person", "person"
        NOTICE = "notice", "notice"

    conversation = models.ForeignKey(
        Conversation, on_delete=models.CASCADE, related_name="messages"
    )
    sequence = models.PositiveIntegerField()
    author = models.CharField(max_length=10, choices=Author)
    text = models.TextField()
    client_id = models.CharField(max_length=64, null=True, blank=True)  # noqa: DJ001
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="+"
    )
    run = models.ForeignKey(
        Run, null=True, blank=True, on_delete=models.CASCADE, related_name="replies"
    )
    created_at = models.DateTimeField()
    # Of a reply: what may be pressed to answer it, [{"text", "proposal", "answer"}].
    choices = models.JSONField(null=True, blank=True)
    # Of a customer's message: which of these was pressed, {"proposal", "answer"}.
    choice = models.JSONField(null=True, blank=True)

    class Meta:
        ordering = ["sequence"]
        constraints = [
            models.UniqueConstraint(
                name="a_sequence_is_given_once", fields=["conversation", "sequence"]
            ),
            # Each side makes its own ids, and one may repeat the other's by chance or on purpose.
            models.UniqueConstraint(
                name="a_message_sent_twice_is_said_once",
                fields=["conversation", "client_id"],
                condition=Q(author="customer", client_id__isnull=False),
            ),
            models.UniqueConstraint(
                name="a_persons_message_sent_twice_is_said_once",
                fields=["conversation", "person", "client_id"],
                condition=Q(author="person", client_id__isnull=False),
            ),
            models.UniqueConstraint(
                name="a_run_replies_once", fields=["run"], condition=Q(author="agent")
            ),
            models.CheckConstraint(
                name="a_person_speaks_by_name_and_a_reply_has_its_run",
                condition=Q(author="person", person__isnull=False)
                | Q(author="agent", run__isnull=False, person=None)
                | Q(author__in=["customer", "notice"], person=None),
            ),
            models.CheckConstraint(name="a_message_says_something", condition=~Q(text="")),
        ]

    def __str__(self) -> str:
        return f"message {self.sequence} by {self.author}"
