"""The agent in the caller's own process, for commands: without a broker or a worker."""

from datetime import timedelta

from django.utils import timezone

from support_agent.models import Conversation, Message

from . import intake, languages, runner


def say(conversation: Conversation, text: str, *, planner: str) -> tuple[Message, list[int]]:
    """One message of the customer's, and the runs that it woke, taken to their ends.

    Raises MessageRefused when the text cannot be taken.
    """
    woken: list[int] = []
    unread: list[int] = []
    message = intake.receive_message(
        conversation_id=conversation.pk,
        text=text,
        now=timezone.now(),
        pause=timedelta(),
        wake=lambda run_id, pause: woken.append(run_id),
        read=unread.append,
    )
    if unread:
        languages.note_message(message)
    for run_id in woken:
        runner.advance(run_id, planner=planner)
    return message, woken
