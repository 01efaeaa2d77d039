"""A summary by a model of what has left the window: read where there is one, asked for where not.

It is written at a jump, from the summary before it and from what was said and done since. What
tools told is given as the shop's own note has it, so that no stranger's text goes through it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from django.db import models
from django.db.models import QuerySet
from django.db.models.functions import Now

from orders.prepared import Given, PreparedQuery
from support_agent.agent.journal import storable
from support_agent.agent.record.steps import usage_of
from support_agent.agent.types import Before, Plan, Said, Usage
from support_agent.conversation import fenced
from support_agent.conversation.redaction import redacted
from support_agent.models import Conversation, Run, Summary

from .entries import Entry
from .note import lines_of

LONGEST_ENTRY = 600
SPEAKERS = {
    "customer": "The customer",
    "agent": "We",
    "person": "A colleague",
    "notice": "A notice to the customer",
}


def joined(before: Before, entries: Sequence[Entry], *, run: Run) -> Before:
    """What was before, with the summary of it, or with what one is to be written from."""
    earlier = _latest.first(conversation=run.conversation_id, until=before.until, run=run.pk)
    if earlier and earlier.until == before.until:
        usage = usage_of(earlier) if earlier.run_id == run.pk else Usage()
        return replace(before, summary=earlier.text, usage=usage)
    since = earlier.until if earlier else 0
    told = (line for entry in entries if entry.sequence > since for line in _told(entry))
    summed_up = [f"Earlier summary: {earlier.text}"] if earlier and earlier.text else []
    return replace(before, leaving=(*summed_up, *told))


def keep(run: Run, before: Before, plan: Plan) -> Plan:
    """Keep the summary of what was before the run's window, as it can be kept. Raises LeaseLost.

    It stays for long, so what the record may not show is not in it.
    """
    plan = storable(replace(plan, text=redacted(plan.text)))
    summary = Summary(
        conversation_id=run.conversation_id,
        until=before.until,
        text=plan.text,
        run=run,
        model=plan.model,
        created_at=Now(),
        **vars(plan.usage),
    )
    fenced.insert(summary, run=run)
    return plan


@PreparedQuery
def _latest() -> QuerySet[Summary]:
    until = Summary.objects.filter(
        conversation=Given("conversation", Conversation._meta.pk),
        until__lte=Given("until", models.IntegerField()),
        # A run that is played again knew none that was written after it.
        run__lte=Given("run", Run._meta.pk),
    )
    return until.order_by("-until")


def _told(entry: Entry) -> Iterator[str]:
    if isinstance(entry.part, Said) and entry.part.author in SPEAKERS:
        # In one line, so that nobody's words can stand there as what another said.
        words = " ".join(entry.part.text.split())
        yield f"{SPEAKERS[entry.part.author]}: {words[:LONGEST_ENTRY]}"
    else:
        yield from lines_of(entry)
