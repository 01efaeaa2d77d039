"""Runs: what messages set going, and who works on it."""

from django.db import models
from django.db.models import F, Q

from .conversations import Conversation


class Run(models.Model):
    """What one customer message, or several of a burst, set going.

    A worker holds a run by a lease. The fence grows with every claim, and every write
    carries it, so that a worker whose lease ran out can write nothing more.
    """

    class State(models.TextChoices):
        QUEUED = "queued", "queued"
        RUNNING = "running", "running"
        REPLIED = "replied", "replied"
        HANDED_OVER = "handed_over", "handed over"
        SUPERSEDED = "superseded", "superseded"
        FAILED = "failed", "failed"

    class Resolution(models.TextChoices):
        DONE = "done", "done"
        UNKNOWN = "unknown", "unknown"
        STOPPED = "stopped", "stopped"

    OPEN = (State.QUEUED, State.RUNNING)

    conversation = models.ForeignKey(Conversation, on_delete=models.CASCADE, related_name="runs")
    task = models.CharField(max_length=20, default="answer")
    state = models.CharField(max_length=12, choices=State, default=State.QUEUED)
    # The customer's messages that this run covers, by sequence, both ends included.
    first_sequence = models.PositiveIntegerField()
    last_sequence = models.PositiveIntegerField()
    # How many unfinished runs in a row this one took the place of.
    supersedings = models.PositiveSmallIntegerField(default=0)

    queued_at = models.DateTimeField()
    # Not before: what a customer types in pieces is gathered for a moment.
    due_at = models.DateTimeField()
    # When a worker was last called for it: the sweeper calls again, but not every second.
    woken_at = models.DateTimeField()
    started_at = models.DateTimeField(null=True)
    ended_at = models.DateTimeField(null=True)
    lease_owner = models.CharField(max_length=64, blank=True)
    lease_until = models.DateTimeField(null=True)
    fence = models.PositiveIntegerField(default=0)

    planner = models.CharField(max_length=60, blank=True)
    resolution = models.CharField(max_length=10, choices=Resolution, blank=True)
    # Why it ended, by code ("reply", "hand_to_human", "steps", "money", …), and what is left.
    end_code = models.CharField(max_length=40, blank=True)
    unresolved = models.TextField(blank=True)

    class Meta:
        ordering = ["-id"]
        constraints = [
            models.UniqueConstraint(
                name="a_conversation_has_one_open_run",
                fields=["conversation"],
                condition=Q(state__in=["queued", "running"]),
            ),
            models.CheckConstraint(
                name="a_run_has_ended_or_is_open",
                condition=Q(state__in=["queued", "running"], ended_at=None)
                | (~Q(state__in=["queued", "running"]) & Q(ended_at__isnull=False)),
            ),
            models.CheckConstraint(
                name="a_running_run_is_leased",
                condition=~Q(state="running")
                | Q(lease_until__isnull=False, started_at__isnull=False),
            ),
            models.CheckConstraint(
                name="a_run_covers_its_messages_in_order",
                condition=Q(first_sequence__lte=F("last_sequence")),
            ),
        ]
        indexes = [
            models.Index(
                name="open_runs_by_age",
                fields=["queued_at"],
                condition=Q(state__in=["queued", "running"]),
            ),
        ]

    def __str__(self) -> str:
        return f"run {self.pk}"
