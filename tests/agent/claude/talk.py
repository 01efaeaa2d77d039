"""Words of the conversations, and what came of them in the record."""

from django.utils import timezone

from support_agent.conversation import services
from support_agent.models import ToolCall

DAMAGED = {
    "es": "Los audífonos del pedido 7001 están dañados. Quiero devolverlos.",
    "en": "The headphones of order 7001 are damaged. I want to return them.",
    "ru": "Наушники из заказа 7001 повреждены. Хочу их вернуть.",
}


def begin(customer):
    return services.start_conversation(customer=customer, channel="test", now=timezone.now())


def said(run):
    return [message.text for message in run.conversation.messages.filter(author="agent")]


def made_calls(run):
    rows = ToolCall.objects.filter(step__run=run).order_by("step__index", "position")
    return list(rows.values_list("name", "is_error"))
