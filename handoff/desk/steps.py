"""A step of the trace word for word, read when somebody unfolds it."""

from drf_spectacular.utils import extend_schema
from rest_framework.exceptions import NotFound
from rest_framework.request import Request
from rest_framework.response import Response

from handoff.brief import ORIGIN
from handoff.trace import exact
from orders.models import ReturnRequest
from support_agent.models import Step

from .access import OPERATOR, StaffView
from .escalations import ERRORS
from .shapes.conversations import ExactStep

# Whoever may read the record's pages may unfold what they show.
RECORD = (
    OPERATOR,
    "handoff.view_escalation",
    "support_agent.view_conversation",
    "support_agent.view_run",
)
REVIEW = ("handoff.change_returnreview", "handoff.view_returnreview")


class StepView(StaffView):
    """For whoever may read the record; a reviewer reads what led to a return."""

    needs = {"read": (*RECORD, *REVIEW), "change": ()}

    def step(self, request: Request, pk: int) -> Step:
        """The step with its calls. Raises NotFound, also for what is not theirs to read."""
        step = Step.objects.select_related("run").filter(pk=pk).first()
        if step is None or not _may_read(request, step):
            raise NotFound("There is no such step.")
        return step


class OneStep(StepView):
    """What a line of the trace stands for."""

    @extend_schema(operation_id="read_step", responses={200: ExactStep, **ERRORS})
    def get(self, request: Request, pk: int) -> Response:
        """The plan whole, each call as it was asked and answered, and what was to be corrected."""
        step = self.step(request, pk)
        return Response(ExactStep({"passages": exact.passages(step)}).data)


def _may_read(request: Request, step: Step) -> bool:
    if any(map(request.user.has_perm, RECORD)):
        return True
    asked = ReturnRequest.objects.filter(
        origin_channel=ORIGIN, origin_key=str(step.run.conversation_id)
    )
    return asked.exists()
