"""One shape for every error of the API: a code for programs, a sentence for people, a field."""

from typing import Any

from django.db import InterfaceError, OperationalError
from rest_framework import exceptions, status
from rest_framework.response import Response
from rest_framework.views import exception_handler

from handoff.errors import HandoffError
from orders.errors import NotProven, OrderNotFound, OrdersError
from support_agent import outages
from support_agent.conversation.errors import ConversationError, ConversationNotFound

from .identity import IdentityRefused
from .sentences import language_of, sentence

REFUSALS = (ConversationError, OrdersError, HandoffError, IdentityRefused)
NOT_FOUND = (ConversationNotFound, OrderNotFound)
CONFLICTS = {
    "already_claimed",
    "not_yours",
    "escalation_ended",
    "may_not_answer",
    "customer_wrote_meanwhile",
    "return_already_decided",
    "facts_changed",
    "rule_not_kept",
}


def answer(error: Exception, context: dict[str, Any]) -> Response | None:
    """The error's answer; None for a bug, which is logged and told as a server error."""
    response: Response | None
    if isinstance(error, (OperationalError, InterfaceError)):
        # An outage or a row that somebody holds: the same request goes through a moment later.
        outages.DATABASE.meet("a request", error)
        response = Response(shape("away", ""), status=503, headers={"Retry-After": "2"})
    elif isinstance(error, REFUSALS):
        response = Response(shape(error.code, str(error)), status=_status(error))
    else:
        response = exception_handler(error, context)
        if response is not None and isinstance(error, exceptions.APIException):
            response.data = _shaped(error)
    # What is wrong with any other field is for the page's developer.
    if response is not None and response.data.get("field") in (None, "text"):
        wait = getattr(error, "wait", None) or 0
        told = sentence(response.data.get("code", ""), _language(context), wait=wait)
        response.data["message"] = told or response.data.get("message", "")
    return response


def shape(code: str, message: str, field: str | None = None) -> dict[str, str | None]:
    """The body of an error."""
    return {"code": code, "message": message, "field": field}


def _language(context: dict[str, Any]) -> str:
    request = context.get("request")
    wanted = request.headers.get("Accept-Language", "") if request is not None else ""
    conversation = getattr(context.get("view"), "conversation", None)
    return language_of(wanted, conversation.language if conversation else "")


def _status(error: Exception) -> int:
    if isinstance(error, NOT_FOUND):
        return status.HTTP_404_NOT_FOUND
    if isinstance(error, NotProven):
        return status.HTTP_403_FORBIDDEN
    if getattr(error, "code", "") in CONFLICTS:
        return status.HTTP_409_CONFLICT
    return status.HTTP_400_BAD_REQUEST


def _shaped(error: exceptions.APIException) -> dict[str, str | None]:
    field, detail = _first(error.detail)
    return shape(getattr(detail, "code", error.default_code), str(detail), field)


def _first(detail: Any, field: str | None = None) -> tuple[str | None, Any]:
    """The first thing that is wrong: one sentence helps more than a tree of them."""
    if isinstance(detail, dict):
        name, inner = next(iter(detail.items()))
        return _first(inner, None if name == "non_field_errors" else str(name))
    if isinstance(detail, list):
        return _first(detail[0], field)
    return field, detail
