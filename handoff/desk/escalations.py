"""The queue: who waits, and what a person does about it."""

from collections.abc import Callable
from typing import cast

from django.contrib.auth.models import User
from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework import status
from rest_framework.request import Request
from rest_framework.response import Response

from handoff import people, services
from handoff.models import Escalation
from handoff.people import REASSIGN

from . import queries
from .access import StaffView
from .paging import page
from .shapes.conversations import StaffMessage
from .shapes.people import ColleaguesOut, StaffError
from .shapes.queue import EscalationOut, NewHolder, NewReply, Queue, QueueAsked, Seen, Word

ERRORS = {400: StaffError, 403: StaffError, 404: StaffError, 409: StaffError}


class Escalations(StaffView):
    """A tab of the queue."""

    @extend_schema(
        operation_id="list_escalations",
        parameters=[QueueAsked],
        responses={200: Queue, 400: StaffError, 403: StaffError},
    )
    def get(self, request: Request) -> Response:
        """What was promised first comes first, and is on top when overdue; of the ended ones, the last."""
        asked = QueueAsked(data=request.query_params)
        asked.is_valid(raise_exception=True)
        tab, reason = asked.validated_data["state"], asked.validated_data["reason"]
        me = by(request)
        ended = tab == "ended"
        results, following = page(
            queries.escalations(tab, of=me, reason=reason),
            by="ended_at" if ended else "due_at",
            after=asked.validated_data["after"],
            newest_first=ended,
        )
        queue = {
            "results": queries.with_duties(results),
            "next": following,
            "counts": queries.counts(of=me, reason=reason),
            "now": timezone.now(),
        }
        return Response(Queue(queue).data)


class OneEscalation(StaffView):
    """A call for a person with its brief."""

    @extend_schema(operation_id="read_escalation", responses={200: EscalationOut, **ERRORS})
    def get(self, request: Request, pk: int) -> Response:
        """The brief is as things stood when the person was called."""
        return _told(pk)


class Claim(StaffView):
    """Taking a conversation."""

    @extend_schema(
        operation_id="claim_escalation", request=None, responses={200: EscalationOut, **ERRORS}
    )
    def post(self, request: Request, pk: int) -> Response:
        """Of two who try, one wins, and the other is told who did."""
        services.claim(queries.escalation(pk), by=by(request), now=timezone.now())
        return _told(pk)


class Reassign(StaffView):
    """Giving a conversation to somebody else, whoever has it."""

    needs = {"read": (REASSIGN,), "change": (REASSIGN,)}

    @extend_schema(
        operation_id="reassign_escalation",
        request=NewHolder,
        responses={200: EscalationOut, **ERRORS},
    )
    def post(self, request: Request, pk: int) -> Response:
        """To oneself, where nobody is named. Both the customer and the record are told."""
        form = NewHolder(data=request.data)
        form.is_valid(raise_exception=True)
        to = form.validated_data["to"]
        services.reassign(
            queries.escalation(pk),
            to=by(request) if to is None else queries.colleague(to),
            by=by(request),
            now=timezone.now(),
        )
        return _told(pk)


class Colleagues(StaffView):
    """Who may answer customers."""

    needs = {"read": (REASSIGN,), "change": ()}

    @extend_schema(
        operation_id="list_colleagues",
        responses={200: ColleaguesOut, 403: StaffError},
    )
    def get(self, request: Request) -> Response:
        """All to whom a conversation may be given."""
        return Response(ColleaguesOut({"results": people.who_may_answer()}).data)


class Reply(StaffView):
    """Speaking as a person."""

    @extend_schema(
        operation_id="reply_to_customer",
        request=NewReply,
        responses={201: StaffMessage, **ERRORS},
    )
    def post(self, request: Request, pk: int) -> Response:
        """Say something to the customer. Sent twice with one client_id, it is said once."""
        form = NewReply(data=request.data)
        form.is_valid(raise_exception=True)
        message = services.reply(
            queries.escalation(pk), by=by(request), now=timezone.now(), **form.validated_data
        )
        return Response(StaffMessage(message).data, status=status.HTTP_201_CREATED)


class HandBack(StaffView):
    """Giving a conversation back to the agent."""

    @extend_schema(operation_id="hand_back", request=Word, responses={200: EscalationOut, **ERRORS})
    def post(self, request: Request, pk: int) -> Response:
        """The agent goes on, with a word that only it reads."""
        return _ended(request, pk, Word, services.hand_back)


class Resolve(StaffView):
    """Closing a call."""

    @extend_schema(operation_id="resolve", request=Seen, responses={200: EscalationOut, **ERRORS})
    def post(self, request: Request, pk: int) -> Response:
        """Refused when the customer has written more than was seen."""
        return _ended(request, pk, Seen, services.resolve)


def by(request: Request) -> User:
    """Who asks. The permission has let nobody pass who is not signed in."""
    return cast(User, request.user)


def _ended(
    request: Request, pk: int, shape: type[Word] | type[Seen], end: Callable[..., Escalation]
) -> Response:
    form = shape(data=request.data)
    form.is_valid(raise_exception=True)
    end(queries.escalation(pk), by=by(request), now=timezone.now(), **form.validated_data)
    return _told(pk)


def _told(pk: int) -> Response:
    return Response(EscalationOut(queries.escalation(pk)).data)
