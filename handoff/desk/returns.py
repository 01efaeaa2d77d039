"""Returns, decided by the same review as in the admin."""

from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework.exceptions import NotFound
from rest_framework.request import Request
from rest_framework.response import Response

from handoff import facts, review
from handoff import queries as desk_queries
from handoff.models import ReturnReview
from orders import queries as orders_queries
from orders.models import ReturnRequest

from .access import StaffView
from .escalations import ERRORS, by
from .paging import page
from .shapes.people import StaffError
from .shapes.returns import NewDecision, ReturnOut, Returns, ReturnsAsked

CHANGE = "handoff.change_returnreview"
VIEW = "handoff.view_returnreview"


class ReturnView(StaffView):
    """For reviewers, and for whoever may look on."""

    needs = {"read": (VIEW, CHANGE), "change": (CHANGE,)}


class ReturnList(ReturnView):
    """The reviewers' queue."""

    @extend_schema(
        operation_id="list_returns",
        parameters=[ReturnsAsked],
        responses={200: Returns, 400: StaffError, 403: StaffError},
    )
    def get(self, request: Request) -> Response:
        """Who asked first comes first; of the decided ones, what was decided last."""
        asked = ReturnsAsked(data=request.query_params)
        asked.is_valid(raise_exception=True)
        waits = asked.validated_data["state"] == "waiting"
        rows = desk_queries.reviews()
        waiting = {"state": ReturnRequest.State.REQUESTED}
        results, following = page(
            rows.filter(**waiting) if waits else rows.exclude(**waiting),
            by="requested_at" if waits else "decided_at",
            after=asked.validated_data["after"],
            newest_first=not waits,
        )
        windows = orders_queries.return_windows()
        for row in results:
            row.verdict = orders_queries.return_verdict(row, windows)
        return Response(Returns({"results": results, "next": following}).data)


class OneReturn(ReturnView):
    """A return request to decide on."""

    @extend_schema(operation_id="read_return", responses={200: ReturnOut, **ERRORS})
    def get(self, request: Request, pk: int) -> Response:
        """With the rules' verdict, and the seal of what stands now."""
        return _told(pk)


class Decide(ReturnView):
    """A person's yes or no."""

    @extend_schema(
        operation_id="decide_return", request=NewDecision, responses={200: ReturnOut, **ERRORS}
    )
    def post(self, request: Request, pk: int) -> Response:
        """Approve or reject, and the customer is told. Only the exact words act."""
        form = NewDecision(data=request.data)
        form.is_valid(raise_exception=True)
        _found(pk)
        given = dict(form.validated_data)
        seen = given.pop("seen", None)
        review.decide(
            pk,
            seen=None if seen is None else facts.unseal(seen),
            by=by(request),
            now=timezone.now(),
            **given,
        )
        return _told(pk)


def _told(pk: int) -> Response:
    row = _found(pk)
    row.verdict = orders_queries.return_verdict(row)
    return Response(ReturnOut(row).data)


def _found(pk: int) -> ReturnReview:
    row = desk_queries.reviews().filter(pk=pk).first()
    if row is None:
        raise NotFound("There is no such return request.")
    return row
