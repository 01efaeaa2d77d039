"""What the customer is asked about before anything is done: one open proposal a conversation."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from support_agent.models import Proposal


def propose(
    conversation_id: UUID,
    *,
    key: str,
    order_number: str,
    kind: str,
    items: Sequence[dict[str, Any]],
    asks: str,
    now: datetime,
) -> Proposal:
    """Ask about this, in the place of what was asked about before. The same key proposes once.

    The caller holds the run, so that no other process proposes for the conversation.
    """
    if earlier := Proposal.objects.filter(key=key).first():
        return earlier
    replace_open(conversation_id)
    return Proposal.objects.create(
        conversation_id=conversation_id,
        key=key,
        order_number=order_number,
        kind=kind,
        items=list(items),
        asks=asks,
        created_at=now,
    )


def open_for(conversation_id: UUID) -> Proposal | None:
    """What the customer is asked about now."""
    return Proposal.objects.filter(
        conversation_id=conversation_id, state=Proposal.State.OPEN
    ).first()


def settle(proposal: Proposal, state: Proposal.State) -> bool:
    """End an open proposal. False where it was ended before."""
    still_open = Proposal.objects.filter(pk=proposal.pk, state=Proposal.State.OPEN)
    return bool(still_open.update(state=state))


def replace_open(conversation_id: UUID) -> None:
    """Whatever was asked about is not asked any more."""
    Proposal.objects.filter(conversation_id=conversation_id, state=Proposal.State.OPEN).update(
        state=Proposal.State.REPLACED
    )
