"""What an erasure will take and what it leaves, counted for whoever confirms it."""

from collections.abc import Mapping
from dataclasses import dataclass

from handoff.models import Duty, Escalation
from orders.models import ReturnRequest
from support_agent.models import Conversation, Exchange, Message, Run, Step

from .people import Person


@dataclass(frozen=True, kw_only=True)
class Contents:
    """Counts by what they are of. `waiting` are return requests that nobody has decided yet."""

    going: Mapping[str, int]
    staying: Mapping[str, int]
    waiting: int
    held: int


def contents(person: Person) -> Contents:
    """What is there of this person now."""
    conversations = person.conversations()
    of_them = {"conversation__in": conversations}
    requests = person.return_requests()
    going = {
        "conversations": conversations.count(),
        "messages": Message.objects.filter(**of_them).count(),
        "runs of the agent": Run.objects.filter(**of_them).count(),
        "steps": Step.objects.filter(run__conversation__in=conversations).count(),
        "calls to the model": Exchange.objects.filter(run__conversation__in=conversations).count(),
        "escalations": Escalation.objects.filter(**of_them).count(),
        "promises": Duty.objects.filter(**of_them).count(),
        "customers": person.customers().count(),
    }
    staying = {"orders": person.orders().count(), "return requests": requests.count()}
    return Contents(
        going={what: count for what, count in going.items() if count},
        staying={what: count for what, count in staying.items() if count},
        waiting=requests.filter(state=ReturnRequest.State.REQUESTED).count(),
        held=conversations.exclude(holder=Conversation.Holder.AGENT).count(),
    )
