"""What the desk's pages need to show the record. Everything comes out as plain text."""

import re
from datetime import date, datetime

from django import template
from django.utils import formats

from handoff import alerts
from handoff.errors import name_of
from handoff.trace import codes
from orders.text import first_seen
from support_agent.conversation import corrections

register = template.Library()
register.filter(name_of)
register.filter("why", codes.why)
register.filter(codes.plain)
register.filter(corrections.dollars)
register.simple_tag(alerts.for_staff, name="alerts")
DAY = re.compile(r"\b\d{4}-\d{2}-\d{2}\b")


@register.filter
def seen(text: str) -> str:
    """The text, or a word in its place where nothing of it can be seen."""
    return first_seen(text)


@register.filter
def with_days(sentence: str) -> str:
    """A sentence that the agent reads too, its dates as people write them."""
    return DAY.sub(_as_written, sentence)


def _as_written(found: re.Match[str]) -> str:
    try:
        return formats.date_format(date.fromisoformat(found[0]), "j F Y")
    except ValueError:
        return found[0]


@register.filter
def moment(kept: str) -> datetime:
    """A moment as JSON keeps it."""
    return datetime.fromisoformat(kept)
