"""A step of the trace word for word, read when somebody unfolds it."""

from django.db.models import QuerySet
from drf_spectacular.utils import extend_schema
from rest_framework.exceptions import NotFound
from rest_framework.request import Request
from rest_framework.response import Response

from handoff.brief import ORIGIN
from handoff.trace import exact
from orders.models import ReturnRequest
from support_agent.conversation import exchanges
from support_agent.models import Exchange, Run

from .access import OPERATOR, StaffView
from .escalations import ERRORS
from .shapes.conversations import CallsOut, ExactStep

# Whoever may read the record's pages may unfold what they show.
RECORD = (
    OPERATOR,
    "handoff.view_escalation",
    "support_agent.view_conversation",
    "support_agent.view_run",
)
REVIEW = ("handoff.change_returnreview", "handoff.view_returnreview")
CALLS = "support_agent.view_exchange"


class OneStep(StaffView):
    """What a line of the trace stands for."""

    needs = {"read": (*RECORD, *REVIEW), "change": ()}

    @extend_schema(operation_id="read_step", responses={200: ExactStep, **ERRORS})
    def get(self, request: Request, run_id: int, number: int) -> Response:
        """The plan whole, each call as it was asked and answered, and what was to be corrected."""
        run = _run(request, run_id)
        step = run.steps.prefetch_related("calls").filter(index=number - 1).first()
        kept = _calls(run, number).count() if request.user.has_perm(CALLS) else 0
        if step is None and not kept:
            raise NotFound("There is no such step.")
        passages = exact.passages(step) if step else ()
        return Response(ExactStep({"passages": passages, "calls": kept}).data)


class CallsOfStep(StaffView):
    """What the model was asked for a step, and what came back."""

    needs = {"read": (CALLS,), "change": ()}

    @extend_schema(operation_id="read_calls_of_step", responses={200: CallsOut, **ERRORS})
    def get(self, request: Request, run_id: int, number: int) -> Response:
        """Each request and each reply as it was, but for what is redacted."""
        told = exchanges.told(_calls(_run(request, run_id), number).select_related("opening"))
        return Response(CallsOut({"calls": exact.calls(told)}).data)


def _run(request: Request, run_id: int) -> Run:
    """The run. Raises NotFound, also for one that they may not read."""
    run = Run.objects.filter(pk=run_id).first()
    if run is None or not _may_read(request, run):
        raise NotFound("There is no such run.")
    return run


def _calls(run: Run, number: int) -> QuerySet[Exchange]:
    # An attempt that failed has calls and may have no step.
    return run.exchanges.filter(step_index=number - 1)


def _may_read(request: Request, run: Run) -> bool:
    if any(map(request.user.has_perm, RECORD)):
        return True
    if not any(map(request.user.has_perm, REVIEW)):
        return False
    asked = ReturnRequest.objects.filter(origin_channel=ORIGIN, origin_key=str(run.conversation_id))
    return asked.exists()
