"""Deeds of the shop. Each is one transaction, also inside the caller's."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from django.contrib.auth.models import AbstractBaseUser
from django.db import IntegrityError, transaction
from django.db.models import F

from . import picking, queries
from .errors import (
    DecisionNeedsReason,
    ReturnAlreadyDecided,
    ReturnNotAllowed,
    TooFewLeft,
)
from .models import RETURN_TRANSITIONS, Order, OrderLine, ReturnLine, ReturnRequest
from .picking import ReturnItem
from .text import quoted


def open_return_request(
    *,
    order: Order,
    items: Sequence[ReturnItem] | None = None,
    quantities: Mapping[int, int] | None = None,
    reason: str,
    kind: str,
    key: str,
    origin_channel: str,
    origin_key: str,
    now: datetime,
    summary: str = "",
    reason_messages: Sequence[int] | None = None,
) -> ReturnRequest:
    """Ask for items to be taken back, for a person to decide. The same key yields the same request.

    What is meant are `items` as a customer names them, or `quantities` by the positions of lines.
    `reason` holds the customer's own words, `reason_messages` says which messages they were, and
    `summary` is what an agent made of them. Raises ReturnNotAllowed when a rule forbids it, TooFewLeft when fewer units are left, and
    ReturnAlreadyOpen when an earlier request holds all of them.
    """
    if earlier := ReturnRequest.objects.filter(key=key).first():
        return earlier
    request = ReturnRequest(
        order=order,
        kind=ReturnRequest.Kind(kind),
        reason=reason,
        reason_messages=list(reason_messages) if reason_messages else None,
        summary=summary,
        key=key,
        origin_channel=origin_channel,
        origin_key=origin_key,
        requested_at=now,
    )
    try:
        return _open(request, items, quantities)
    except (IntegrityError, ReturnNotAllowed):
        # A twin with the same key may have won between our look and our insert.
        if earlier := ReturnRequest.objects.filter(key=key).first():
            return earlier
        raise


@transaction.atomic
def approve_return(
    request: ReturnRequest, *, by: AbstractBaseUser, now: datetime, reason: str = ""
) -> ReturnRequest:
    """Raises ReturnAlreadyDecided for the second reviewer."""
    return _decide(request, ReturnRequest.State.APPROVED, by=by, reason=reason, now=now)


@transaction.atomic
def reject_return(
    request: ReturnRequest, *, by: AbstractBaseUser, reason: str, now: datetime
) -> ReturnRequest:
    """The units may be asked for again. Raises DecisionNeedsReason and ReturnAlreadyDecided."""
    if not reason.strip():
        raise DecisionNeedsReason(request.number)
    decided = _decide(request, ReturnRequest.State.REJECTED, by=by, reason=reason, now=now)
    _release_units(decided)
    return decided


@transaction.atomic
def withdraw_return(
    request: ReturnRequest, *, by: AbstractBaseUser, reason: str, now: datetime
) -> ReturnRequest:
    """The customer changed their mind and told staff. Raises ReturnAlreadyDecided."""
    decided = _decide(request, ReturnRequest.State.WITHDRAWN, by=by, reason=reason, now=now)
    _release_units(decided)
    return decided


@transaction.atomic
def withdraw_by_customer(request: ReturnRequest, *, now: datetime) -> ReturnRequest:
    """The customer takes it back. Raises ReturnAlreadyDecided."""
    decided = _decide(request, ReturnRequest.State.WITHDRAWN, by=None, reason="", now=now)
    _release_units(decided)
    return decided


@transaction.atomic
def change_by_customer(
    request: ReturnRequest,
    *,
    quantities: Mapping[int, int] | None = None,
    kind: str | None = None,
    now: datetime,
) -> ReturnRequest:
    """The customer wants other quantities, by the order's lines, or another kind; once.

    Raises ReturnAlreadyDecided, and ReturnNotAllowed for a second change.
    """
    changed = ReturnRequest.objects.filter(
        pk=request.pk, state=ReturnRequest.State.REQUESTED, changed_by_customer_at=None
    ).update(changed_by_customer_at=now, **({"kind": kind} if kind else {}))
    request.refresh_from_db()
    if not changed:
        _check_undecided(request)
        raise ReturnNotAllowed(f"Return {request.number} was changed before.", rule="changed_once")
    for returned in request.lines.select_related("line") if quantities else ():
        wanted = (quantities or {}).get(returned.line.position, 0)
        _set_quantity(returned, wanted)
    return request


def _set_quantity(returned: ReturnLine, wanted: int) -> None:
    if wanted > returned.quantity:
        _reserve_units(returned.line, wanted - returned.quantity)
    else:
        OrderLine.objects.filter(pk=returned.line_id).update(
            returned=F("returned") - (returned.quantity - wanted)
        )
    if wanted:
        ReturnLine.objects.filter(pk=returned.pk).update(quantity=wanted)
    else:
        returned.delete()


def _check_undecided(request: ReturnRequest) -> None:
    if request.state != ReturnRequest.State.REQUESTED:
        by = str(request.decided_by or "the customer")
        raise ReturnAlreadyDecided(request.number, state=request.state, by=by)


@transaction.atomic
def _open(
    request: ReturnRequest,
    items: Sequence[ReturnItem] | None,
    quantities: Mapping[int, int] | None,
) -> ReturnRequest:
    # Fresh rows: the caller's order may have been read before another conversation asked.
    order = Order.objects.prefetch_related("lines", "shipments").get(pk=request.order_id)
    try:
        terms, articles = (
            queries.return_terms(order, now=request.requested_at),
            queries.articles(order),
        )
        if quantities:
            picked = picking.pick_lines(articles, quantities, terms)
        else:
            picked = picking.pick(articles, items, terms)
        # In the order of their keys, so that two askers never wait for each other.
        lines = sorted(
            (line for line in order.lines.all() if line.position in picked),
            key=lambda line: line.pk,
        )
        for line in lines:
            _reserve_units(line, picked[line.position])
    except TooFewLeft as refusal:
        raise queries.naming_the_open_request(order, refusal) from refusal
    request.save(force_insert=True)
    ReturnLine.objects.bulk_create(
        ReturnLine(request=request, line=line, quantity=picked[line.position]) for line in lines
    )
    return request


def _reserve_units(line: OrderLine, quantity: int) -> None:
    # A conditional UPDATE, since two conversations may ask in the same second and
    # a count before the insert would let both through.
    reserved = OrderLine.objects.filter(pk=line.pk, returned__lte=F("quantity") - quantity).update(
        returned=F("returned") + quantity
    )
    if not reserved:
        line.refresh_from_db(fields=["quantity", "returned"])
        left = line.quantity - line.returned
        raise TooFewLeft(quoted(line.title), left=left, positions=[line.position])


def _decide(
    request: ReturnRequest,
    state: ReturnRequest.State,
    *,
    by: AbstractBaseUser | None,
    reason: str,
    now: datetime,
) -> ReturnRequest:
    # A conditional UPDATE instead of a lock: two reviewers may click at once, and the
    # loser must learn that the answer is already given, not overwrite it.
    before = [earlier for earlier, later in RETURN_TRANSITIONS.items() if state in later]
    won = ReturnRequest.objects.filter(pk=request.pk, state__in=before).update(
        state=state, decided_by=by, decided_at=now, decision_reason=reason.strip()
    )
    request.refresh_from_db()
    if not won:
        by_whom = str(request.decided_by or "the customer")
        raise ReturnAlreadyDecided(request.number, state=request.state, by=by_whom)
    return request


def _release_units(request: ReturnRequest) -> None:
    for returned in request.lines.order_by("line_id"):
        OrderLine.objects.filter(pk=returned.line_id).update(
            returned=F("returned") - returned.quantity
        )
