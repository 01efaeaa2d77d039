"""Every step of a run: its plan, its calls, and what came of them."""

from django.db import models
from django.db.models import Q

from support_agent.fields import ExactJSONField

from .charged import Charged
from .runs import Run


class Step(Charged):
    """A plan as the planner gave it, stored before anything was done about it."""

    run = models.ForeignKey(Run, on_delete=models.CASCADE, related_name="steps")
    index = models.PositiveSmallIntegerField()
    plan = models.TextField(blank=True)
    raw = ExactJSONField(default=list)
    # The calls that carry what is said, [{"id", "input", "malformed"}]. They run nothing.
    answers = ExactJSONField(null=True)
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
    # Which check withheld it as a reply, what of it was left out for want of support, and what
    # the planner was told about it.
    withheld_by = models.CharField(max_length=60, blank=True)
    unsupported = ExactJSONField(default=list)
    correction = models.TextField(blank=True)
    created_at = models.DateTimeField()
    # Since then neither the model's own words nor what the server knew are kept with it.
    forgotten_at = models.DateTimeField(null=True)

    class Meta:
        ordering = ["run_id", "index"]
        indexes = [
            models.Index(
                fields=["created_at"], name="steps_kept_whole", condition=Q(forgotten_at=None)
            ),
        ]
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
        ordering = ["step_id", "position"]
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
