"""What comes back, and who decided. The constraints keep the promises."""

from django.conf import settings
from django.db import models
from django.db.models import Case, F, Q, When

from .sales import Order, OrderLine


class ReturnWindow(models.Model):
    """How many days customers have, for orders placed from that day on until the next row."""

    valid_from = models.DateField(unique=True)
    days = models.PositiveIntegerField()

    class Meta:
        constraints = [
            models.CheckConstraint(name="return_window_has_a_day", condition=Q(days__gt=0)),
        ]

    def __str__(self) -> str:
        return f"{self.days} days from {self.valid_from}"


class ReturnRequest(models.Model):
    class Kind(models.TextChoices):
        RETURN = "return"
        EXCHANGE = "exchange"
        DAMAGED = "damaged"
        WRONG = "wrong"
        MISSING = "missing"

    class State(models.TextChoices):
        REQUESTED = "requested"
        APPROVED = "approved"
        REJECTED = "rejected"
        WITHDRAWN = "withdrawn"

    order = models.ForeignKey(Order, on_delete=models.PROTECT, related_name="return_requests")
    kind = models.CharField(max_length=10, choices=Kind, default=Kind.RETURN)
    # The customer's own messages, word for word, and which they were.
    reason = models.TextField(blank=True)
    reason_messages = models.JSONField(null=True, blank=True)
    # What the agent made of it. Nobody's claim but the agent's.
    summary = models.TextField(blank=True, default="", db_default="")
    # The customer may change it once while nobody has decided.
    changed_by_customer_at = models.DateTimeField(null=True, blank=True)
    state = models.CharField(max_length=10, choices=State, default=State.REQUESTED)
    requested_at = models.DateTimeField()
    key = models.CharField(max_length=200, unique=True)
    # Plain words, not a foreign key: the shop knows nobody above it.
    origin_channel = models.CharField(max_length=50, blank=True)
    origin_key = models.CharField(max_length=200, blank=True)
    decided_at = models.DateTimeField(null=True, blank=True)
    decided_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.PROTECT,
        null=True,
        blank=True,
        related_name="+",
    )
    decision_reason = models.TextField(blank=True)

    class Meta:
        constraints = [
            models.CheckConstraint(
                name="return_decision_is_whole_or_absent",
                condition=Q(state="requested", decided_at=None, decided_by=None, decision_reason="")
                | Q(~Q(state="requested"), decided_at__isnull=False, decided_by__isnull=False)
                # By the customer.
                | Q(state="withdrawn", decided_at__isnull=False, decided_by=None),
            ),
            models.CheckConstraint(
                name="rejected_return_has_a_reason",
                condition=~Q(state="rejected", decision_reason=""),
            ),
            models.CheckConstraint(name="return_has_a_key", condition=~Q(key="")),
        ]
        indexes = [
            models.Index(
                "requested_at", "id", name="returns_waiting", condition=Q(state="requested")
            ),
            # Those that wait first, the oldest on top, and then the latest decisions. Where the
            # decided ones, which have no place in that line, come last is PostgreSQL's own order:
            # SQLite takes no index that says so.
            models.Index(
                Case(When(state="requested", then=F("requested_at"))).asc(),
                F("decided_at").desc(),
                "id",
                name="returns_as_reviewed",
            ),
            models.Index("order", "requested_at", name="returns_of_an_order"),
            models.Index("origin_channel", "origin_key", name="returns_by_origin"),
        ]

    def __str__(self) -> str:
        return f"Return {self.number}"

    @property
    def number(self) -> str:
        return f"R-{self.pk:04d}"


# The whole life of a return request. The README's table is compared with this one.
RETURN_TRANSITIONS: dict[ReturnRequest.State, tuple[ReturnRequest.State, ...]] = {
    ReturnRequest.State.REQUESTED: (
        ReturnRequest.State.APPROVED,
        ReturnRequest.State.REJECTED,
        ReturnRequest.State.WITHDRAWN,
    ),
    ReturnRequest.State.APPROVED: (),
    ReturnRequest.State.REJECTED: (),
    ReturnRequest.State.WITHDRAWN: (),
}


class ReturnLine(models.Model):
    request = models.ForeignKey(ReturnRequest, on_delete=models.CASCADE, related_name="lines")
    line = models.ForeignKey(OrderLine, on_delete=models.PROTECT, related_name="return_lines")
    quantity = models.PositiveIntegerField()

    class Meta:
        ordering = ["pk"]
        constraints = [
            models.UniqueConstraint(
                name="line_stands_once_in_a_return", fields=["request", "line"]
            ),
            models.CheckConstraint(
                name="returned_quantity_is_positive", condition=Q(quantity__gt=0)
            ),
        ]

    def __str__(self) -> str:
        return f"{self.quantity} x {self.line.title}"
