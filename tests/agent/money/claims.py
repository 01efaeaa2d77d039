"""Runs for whom money is taken, where a test is about the money alone."""

from uuid import uuid4

from django.utils import timezone

from support_agent.conversation.spending import Claim
from support_agent.models import Conversation, Run


def new_claim() -> Claim:
    """The claim of a run that nobody has taken yet, in a conversation of its own."""
    now = timezone.now()
    run = Run.objects.create(
        conversation=Conversation.objects.create(channel="test", created_at=now),
        first_sequence=1,
        last_sequence=1,
        queued_at=now,
        due_at=now,
        woken_at=now,
    )
    return Claim(key=uuid4(), run_id=run.pk, fence=run.fence)
