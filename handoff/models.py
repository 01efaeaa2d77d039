"""The desk's tables: who was called for which conversation, and who came."""

from collections.abc import Sequence

from django.conf import settings
from django.db import models
from django.db.models import F, Q

from orders.models import ReturnRequest
from orders.policy import Verdict

# Here Django looks for tables.
from .privacy.models import Erasure as Erasure


class Escalation(models.Model):
    """A call for a person. It waits in the queue until somebody claims it."""

    class Reason(models.TextChoices):
        AGENT_ASKED = "agent_asked", "the agent asked for a person"
        CUSTOMER_ASKED = "customer_asked", "the customer asked for a person"
        LIMIT_REACHED = "limit_reached", "the agent reached a limit"
        GUARD_TRIPPED = "guard_tripped", "a reply was withheld"
        AGENT_FAILED = "agent_failed", "the agent failed"
        PERSON_STEPPED_IN = "person_stepped_in", "a colleague stepped in"
        PROMISE_OVERDUE = "promise_overdue", "a promise was not kept in time"

    class State(models.TextChoices):
        WAITING = "waiting", "waiting"
        CLAIMED = "claimed", "claimed"
        HANDED_BACK = "handed_back", "handed back"
        RESOLVED = "resolved", "resolved"

    OPEN = (State.WAITING, State.CLAIMED)
    # Where a list shows them: what the customer was promised and has not got yet.
    duties: Sequence["Duty"] = ()

    conversation = models.ForeignKey(
        "support_agent.Conversation", on_delete=models.CASCADE, related_name="+"
    )
    # The run that could not go on, where there was one.
    run = models.ForeignKey(
        "support_agent.Run", null=True, blank=True, on_delete=models.SET_NULL, related_name="+"
    )
    reason = models.CharField(max_length=20, choices=Reason)
    # More than the reason says, by code: "steps", "money", why a reply was withheld.
    detail = models.CharField(max_length=40, blank=True)
    # The model's words of what the customer wants: a claim of the customer's, not a finding.
    wish = models.TextField(blank=True)
    brief = models.JSONField(default=dict)
    language = models.CharField(max_length=8, default="en")
    state = models.CharField(max_length=12, choices=State, default=State.WAITING)
    opened_at = models.DateTimeField()
    # When the first promise to this customer is or was due, which makes the queue's order: what is
    # overdue stands on top, and does not fall back when a new time is named.
    due_at = models.DateTimeField()
    claimed_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="+"
    )
    claimed_at = models.DateTimeField(null=True, blank=True)
    ended_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="+"
    )
    ended_at = models.DateTimeField(null=True, blank=True)
    # The last message before a colleague came, and the last one before they went: what lies
    # between was theirs.
    came_after = models.PositiveIntegerField(null=True, blank=True)
    went_after = models.PositiveIntegerField(null=True, blank=True)
    # Said to the agent at the hand back, never to the customer.
    word = models.TextField(blank=True)

    class Meta:
        ordering = ["due_at", "pk"]
        default_permissions = ("view", "change")
        permissions = [("reassign_escalation", "Can give a conversation to another operator")]
        constraints = [
            models.UniqueConstraint(
                name="a_conversation_has_one_open_escalation",
                fields=["conversation"],
                condition=Q(state__in=["waiting", "claimed"]),
            ),
            models.CheckConstraint(
                name="an_escalation_is_claimed_whole_or_absent",
                condition=Q(state="waiting", claimed_by=None, claimed_at=None)
                | (~Q(state="waiting") & Q(claimed_by__isnull=False, claimed_at__isnull=False)),
            ),
            models.CheckConstraint(
                name="an_escalation_has_ended_whole_or_is_open",
                condition=Q(state__in=["waiting", "claimed"], ended_by=None, ended_at=None)
                | Q(
                    state__in=["handed_back", "resolved"],
                    ended_by__isnull=False,
                    ended_at__isnull=False,
                ),
            ),
            models.CheckConstraint(
                name="a_colleague_goes_once_they_have_come",
                condition=Q(went_after=None) | Q(went_after__gte=F("came_after")),
            ),
            models.CheckConstraint(
                name="a_word_to_the_agent_belongs_to_a_hand_back",
                condition=Q(word="") | Q(state="handed_back"),
            ),
        ]
        indexes = [
            models.Index("due_at", "id", name="escalations_waiting", condition=Q(state="waiting")),
            models.Index("due_at", "id", name="escalations_claimed", condition=Q(state="claimed")),
            models.Index(F("opened_at").desc(), F("id").desc(), name="escalations_latest_first"),
            models.Index("conversation", "opened_at", name="escalations_of_a_conversation"),
            models.Index(
                F("ended_at").desc(),
                F("id").desc(),
                name="escalations_ended_latest_first",
                condition=Q(ended_at__isnull=False),
            ),
        ]

    def __str__(self) -> str:
        return f"escalation {self.pk}"


class Transfer(models.Model):
    """A conversation went from one member of staff to another, or back to the queue."""

    class Reason(models.TextChoices):
        LEFT = "left", "may not answer any more"
        REASSIGNED = "reassigned", "was given to somebody else"

    escalation = models.ForeignKey(Escalation, on_delete=models.CASCADE, related_name="transfers")
    reason = models.CharField(max_length=12, choices=Reason)
    left_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+"
    )
    # Nobody where it went back to the queue, which is done by no person.
    given_to = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="+"
    )
    by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="+"
    )
    at = models.DateTimeField()

    class Meta:
        ordering = ["pk"]
        default_permissions = ("view",)
        constraints = [
            models.CheckConstraint(
                name="a_transfer_names_who_did_it_unless_somebody_left",
                condition=Q(reason="left", given_to=None, by=None)
                | Q(reason="reassigned", given_to__isnull=False, by__isnull=False),
            ),
        ]

    def __str__(self) -> str:
        return f"transfer {self.pk}"


class Duty(models.Model):
    """What a customer was promised, by when. The deed that was promised keeps it."""

    class Kind(models.TextChoices):
        ANSWER = "answer", "answer"
        DECIDE = "decide", "decide about"

    class State(models.TextChoices):
        OPEN = "open", "open"
        KEPT = "kept", "kept"
        RELEASED = "released", "released"

    # Beyond this no other time is named to the customer.
    MOST_MISSED = 2

    conversation = models.ForeignKey(
        "support_agent.Conversation", on_delete=models.CASCADE, related_name="+"
    )
    kind = models.CharField(max_length=12, choices=Kind)
    # The number of the return request, or of the escalation.
    about = models.CharField(max_length=40)
    made_at = models.DateTimeField()
    due_at = models.DateTimeField()
    # How often its time has passed: the first time it gets another one, and no third.
    missed = models.PositiveSmallIntegerField(default=0)
    state = models.CharField(max_length=12, choices=State, default=State.OPEN)
    ended_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="+"
    )
    ended_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        verbose_name_plural = "duties"
        ordering = ["due_at", "pk"]
        default_permissions = ("view",)
        constraints = [
            models.UniqueConstraint(
                name="a_conversation_has_one_open_duty_of_a_kind_for_one_thing",
                fields=["conversation", "kind", "about"],
                condition=Q(state="open"),
            ),
            models.CheckConstraint(
                name="a_duty_has_ended_whole_or_is_open",
                condition=Q(state="open", ended_by=None, ended_at=None)
                | Q(state__in=["kept", "released"], ended_by__isnull=False, ended_at__isnull=False)
                # The customer has taken back what it was about.
                | Q(state="released", ended_by=None, ended_at__isnull=False),
            ),
            models.CheckConstraint(
                name="a_duty_is_due_after_it_was_made", condition=Q(due_at__gte=F("made_at"))
            ),
            models.CheckConstraint(
                name="a_duty_is_missed_twice_at_the_most", condition=Q(missed__lte=2)
            ),
        ]
        indexes = [
            models.Index("due_at", "id", name="duties_open", condition=Q(state="open")),
        ]

    def __str__(self) -> str:
        return f"{self.get_kind_display()} {self.about}"


class ReturnReview(ReturnRequest):
    """A return request as staff see it: something to decide, with what the rules say of it."""

    verdict: Verdict
    # Where a list or a page shows it: until when it is to be decided, if that was promised.
    decision: Duty | None = None

    class Meta:
        proxy = True
        verbose_name = "return request"
        default_permissions = ("view", "change")
