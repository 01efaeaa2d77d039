"""The record's tables: what was said, by whom, every step that led to it, and its price."""

import uuid

from django.conf import settings
from django.db import models
from django.db.models import F, Q

from .fields import ExactJSONField


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


class Step(models.Model):
    """A plan as the planner gave it, stored before anything was done about it."""

    run = models.ForeignKey(Run, on_delete=models.CASCADE, related_name="steps")
    index = models.PositiveSmallIntegerField()
    plan = models.TextField(blank=True)
    raw = ExactJSONField(default=list)
    request_id = models.CharField(max_length=80, blank=True)
    # Why the reply was no plan that could be followed; it was charged all the same.
    failure = models.CharField(max_length=40, blank=True)
    # Which planner could not be had and why, where another one stood in for it.
    instead_of = models.CharField(max_length=120, blank=True)
    # Who planned it, where it was not the planner of the run.
    planned_by = models.CharField(max_length=60, blank=True)
    # Which model was asked for it, where one was.
    model = models.CharField(max_length=60, blank=True)
    # What the server knew as the run began; kept with its first step, for whoever plays it again.
    facts = ExactJSONField(null=True)
    # Which guard withheld it as a reply, which of its words lacked support, and what the
    # planner was told about it.
    withheld_by = models.CharField(max_length=60, blank=True)
    unsupported = ExactJSONField(default=list)
    correction = models.TextField(blank=True)
    input_tokens = models.PositiveIntegerField(default=0)
    output_tokens = models.PositiveIntegerField(default=0)
    cache_read_input_tokens = models.PositiveIntegerField(default=0)
    cache_creation_input_tokens = models.PositiveIntegerField(default=0)
    cost_usd = models.DecimalField(max_digits=12, decimal_places=8, default=0)
    created_at = models.DateTimeField()

    class Meta:
        ordering = ["index"]
        constraints = [
            models.UniqueConstraint(name="a_step_is_planned_once", fields=["run", "index"]),
            models.CheckConstraint(
                name="a_withheld_reply_says_by_whom_and_why",
                condition=Q(withheld_by="", correction="")
                | (~Q(withheld_by="") & ~Q(correction="")),
            ),
        ]

    def __str__(self) -> str:
        return f"step {self.index + 1} of run {self.run_id}"


class Exchange(models.Model):
    """One request to the model and what came back, word for word but for what is redacted.

    Of a run's step by its index, and not by its key: an attempt that failed may have none.
    """

    run = models.ForeignKey(Run, on_delete=models.CASCADE, related_name="exchanges")
    step_index = models.PositiveSmallIntegerField()
    # The how-manieth call it was for this step, beginning with 1.
    attempt = models.PositiveSmallIntegerField()
    model = models.CharField(max_length=60)
    # Of HTTP, where an answer began at all.
    status = models.PositiveSmallIntegerField(null=True)
    # What was wrong with it, by code; empty where it was a reply that could be used.
    fault = models.CharField(max_length=40, blank=True)
    request_id = models.CharField(max_length=80, blank=True)
    seconds = models.FloatField()
    # Both compressed. Of a reply that was cut off: as far as it had come.
    request = models.BinaryField()
    reply = models.BinaryField()
    created_at = models.DateTimeField(db_index=True)

    class Meta:
        ordering = ["pk"]
        default_permissions = ("view",)

    def __str__(self) -> str:
        return f"attempt {self.attempt} at step {self.step_index + 1} of run {self.run_id}"


class ToolCall(models.Model):
    """An action of a step, and its observation once there is one.

    Its primary key is the runtime's, never the model's: the effect of the call is written
    under it, so that the same call can happen only once.
    """

    step = models.ForeignKey(Step, on_delete=models.CASCADE, related_name="calls")
    position = models.PositiveSmallIntegerField()
    call_id = models.CharField(max_length=120)
    name = models.CharField(max_length=120)
    input = ExactJSONField(default=dict)
    malformed = models.TextField(blank=True)
    content = ExactJSONField(null=True)
    is_error = models.BooleanField(default=False)
    observed_at = models.DateTimeField(null=True)

    class Meta:
        ordering = ["position"]
        constraints = [
            models.UniqueConstraint(
                name="a_call_has_one_place_in_its_step", fields=["step", "position"]
            ),
            models.CheckConstraint(
                name="an_observation_is_whole_or_absent",
                condition=Q(observed_at__isnull=False, content__isnull=False)
                | Q(observed_at=None, content__isnull=True, is_error=False),
            ),
        ]

    def __str__(self) -> str:
        return f"{self.name} in {self.step_id}"


class Summary(models.Model):
    """What a model wrote of the messages up to a place, once, for all turns whose window begins there.

    Empty where its reply could not be used and was charged all the same.
    """

    conversation = models.ForeignKey(Conversation, on_delete=models.CASCADE, related_name="+")
    until = models.PositiveIntegerField()
    text = models.TextField(blank=True)
    # For which run it was written; its first step has the price, this is a part of it.
    run = models.ForeignKey(Run, on_delete=models.CASCADE, related_name="summaries")
    model = models.CharField(max_length=60)
    input_tokens = models.PositiveIntegerField(default=0)
    output_tokens = models.PositiveIntegerField(default=0)
    cache_read_input_tokens = models.PositiveIntegerField(default=0)
    cache_creation_input_tokens = models.PositiveIntegerField(default=0)
    cost_usd = models.DecimalField(max_digits=12, decimal_places=8, default=0)
    created_at = models.DateTimeField()

    class Meta:
        ordering = ["until"]
        verbose_name_plural = "summaries"
        default_permissions = ("view",)
        constraints = [
            models.UniqueConstraint(
                name="messages_are_summed_up_once", fields=["conversation", "until"]
            ),
        ]

    def __str__(self) -> str:
        return f"summary of {self.until} messages"


class Spending(models.Model):
    """What was taken from a purse for calls to the model, in millionths of a US dollar.

    A purse is a run's, a conversation's, a customer's for a day or the shop's for a month. The
    ceiling is the one that was last asked for.
    """

    purse = models.CharField(max_length=80, unique=True)
    micro_usd = models.BigIntegerField()
    ceiling = models.BigIntegerField()

    class Meta:
        ordering = ["-id"]
        verbose_name_plural = "spending"

    def __str__(self) -> str:
        return self.purse
