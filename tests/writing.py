"""What a customer writes in a test: nothing more is waited for, and no worker comes by itself."""

from datetime import timedelta
from typing import Any

from django.utils import timezone

from support_agent.agent import intake
from support_agent.models import Conversation


def post(conversation: Conversation, text: str, **options: Any) -> list[int]:
    """Say it as the customer. In the list are the runs to wake, from the commit on."""
    woken: list[int] = []
    given = {
        "now": timezone.now(),
        "pause": timedelta(),
        "wake": lambda run_id, pause: woken.append(run_id),
        "read": lambda message_id: None,
    }
    intake.receive_message(conversation_id=conversation.pk, text=text, **given | options)
    return woken
