"""The review of returns: a person decides, and the customer is told, in one transaction."""

from collections.abc import Mapping
from datetime import datetime
from enum import StrEnum

from django.contrib.auth.models import User
from django.db import transaction

from orders import queries as orders_queries
from orders import services as shop
from orders.errors import ReturnAlreadyDecided
from orders.models import ReturnRequest
from support_agent.conversation import notices, redaction
from support_agent.conversation import services as record
from support_agent.conversation.errors import ConversationNotFound
from support_agent.models import Conversation, Message

from . import duties, duties_overdue, facts
from .errors import FactsChanged, NoDecision, NotRead, RuleNotKept, name_of
from .models import Duty


class Decision(StrEnum):
    APPROVE = "approve"
    REJECT = "reject"


NOTICES: dict[str, notices.Kind] = {
    ReturnRequest.State.APPROVED: "return_approved",
    ReturnRequest.State.REJECTED: "return_rejected",
    ReturnRequest.State.WITHDRAWN: "return_withdrawn",
}


@transaction.atomic
def decide(
    request_id: int,
    *,
    decision: str,
    by: User,
    now: datetime,
    reason: str = "",
    seen: Mapping[str, str] | None = None,
    despite: bool = False,
) -> ReturnRequest:
    """Approve or reject, and tell the customer. Only the exact words "approve" and "reject" act.

    `seen` holds the facts that the reviewer looked at; others by now raise FactsChanged. Without
    them NotRead is raised, and RuleNotKept for an approval against a rule, unless the reviewer
    decides `despite` that.
    Raises NoDecision, DecisionNeedsReason, MessageRefused for a reason that cannot be kept, and
    ReturnAlreadyDecided for the second reviewer.
    """
    if decision not in list(Decision):
        raise NoDecision(decision)
    reason = _kept(reason)
    request, conversation = _locked(request_id)
    _check_waits(request)
    if seen is not None:
        _check_unchanged(request, seen)
    elif not despite:
        raise NotRead
    if decision == Decision.APPROVE:
        if not despite:
            _check_rules(request)
        decided = shop.approve_return(request, by=by, reason=reason, now=now)
    else:
        decided = shop.reject_return(request, by=by, reason=reason, now=now)
    _tell(conversation, decided, by=by, now=now)
    return decided


@transaction.atomic
def withdraw(request_id: int, *, by: User, now: datetime, reason: str = "") -> ReturnRequest:
    """The customer has changed their mind, and a colleague notes it. Raises ReturnAlreadyDecided."""
    request, conversation = _locked(request_id)
    _check_waits(request)
    decided = shop.withdraw_return(request, by=by, reason=_kept(reason), now=now)
    _tell(conversation, decided, by=by, now=now)
    return decided


def _kept(reason: str) -> str:
    return redaction.redacted(record.checked_text(reason)) if reason.strip() else ""


def _locked(request_id: int) -> tuple[ReturnRequest, Conversation | None]:
    # Where a request came from never changes, so it may be read before the lock; what it is
    # decided on is read after it.
    origin = facts.conversation_id(ReturnRequest.objects.get(pk=request_id))
    conversation = None
    if origin:
        try:
            conversation = record.lock(origin)
        except ConversationNotFound:
            # It was deleted since. The decision stands, and there is nobody to tell here.
            conversation = None
    return orders_queries.return_request_for_review(request_id), conversation


def _check_waits(request: ReturnRequest) -> None:
    # The shop's conditional UPDATE has the last word. This only sees to it that the slower
    # reviewer hears of the faster one, and not first of a reason that is missing.
    if request.decided_by is not None:
        by = name_of(request.decided_by)
        raise ReturnAlreadyDecided(request.number, state=request.state, by=by)


def _check_unchanged(request: ReturnRequest, seen: Mapping[str, str]) -> None:
    if changes := facts.changes(seen, facts.of(request)):
        raise FactsChanged(changes)


def _check_rules(request: ReturnRequest) -> None:
    checks = orders_queries.return_verdict(request).checks
    if broken := [check.sentence for check in checks if not check.passed]:
        raise RuleNotKept(broken)


def _tell(
    conversation: Conversation | None, decided: ReturnRequest, *, by: User, now: datetime
) -> None:
    if conversation is None:
        # Not asked for in a conversation: whoever took the request tells the customer.
        return
    duties.keep(conversation, kind=Duty.Kind.DECIDE, about=decided.number, by=by, now=now)
    text = notices.notice(
        NOTICES[decided.state],
        conversation.language,
        number=decided.number,
        reason=decided.decision_reason,
    )
    record.say(conversation, author=Message.Author.NOTICE, text=text, now=now)
    duties_overdue.end_call(conversation, by=by, now=now)
