"""Whether only the holder of a conversation has spoken, read from the record alone."""

from orders.models import OrderLine, ReturnLine, ReturnRequest
from support_agent.conversation import notices
from support_agent.models import Conversation, Run, ToolCall

# By when a person answers is told behind it.
TAKEN = tuple(
    text for kind in ("person_called", "person_came") for text in notices.TEXTS[kind].values()
)
GIVEN = {
    text
    for kind in ("agent_back", "conversation_resolved")
    for text in notices.TEXTS[kind].values()
}


def check(conversation: Conversation) -> None:
    """Nobody spoke out of turn, nothing was done twice, and nobody was forgotten."""
    check_turns(conversation)
    check_cover(conversation)
    check_effects()


def check_turns(conversation: Conversation) -> None:
    """The agent says nothing between a call for a person and the end of that person's part."""
    taken = False
    messages = list(conversation.messages.order_by("sequence"))
    assert [message.sequence for message in messages] == list(range(1, len(messages) + 1))
    for message in messages:
        if message.author == "notice":
            taken = message.text.startswith(TAKEN) or (taken and message.text not in GIVEN)
        assert message.author != ("agent" if taken else "person"), message.text


def check_cover(conversation: Conversation) -> None:
    """Each message of the customer's has one reply, or a run that goes on, or a person called."""
    conversation.refresh_from_db()
    runs = list(conversation.runs.all())
    assert sum(run.state in Run.OPEN for run in runs) <= 1
    covering = [run for run in runs if run.state in (*Run.OPEN, Run.State.REPLIED)]
    for message in conversation.messages.filter(author="customer"):
        mine = [
            run for run in covering if run.first_sequence <= message.sequence <= run.last_sequence
        ]
        assert len(mine) <= 1
        later = conversation.messages.filter(author="notice", sequence__gt=message.sequence)
        is_a_persons = any(notice.text.startswith(TAKEN) for notice in later)
        assert mine or is_a_persons or conversation.holder != "agent", message.text


def check_effects() -> None:
    """No unit is asked back twice, and each request of the agent's stands in one observation."""
    for line in OrderLine.objects.all():
        open_or_approved = ReturnLine.objects.filter(
            line=line, request__state__in=("requested", "approved")
        )
        units = sum(open_or_approved.values_list("quantity", flat=True))
        assert units == line.returned <= line.quantity
    told = [
        call.content["return_request"]
        for call in ToolCall.objects.filter(name="open_return_request", is_error=False)
        if call.content
    ]
    for request in ReturnRequest.objects.filter(key__startswith="run-"):
        assert told.count(request.number) == 1
