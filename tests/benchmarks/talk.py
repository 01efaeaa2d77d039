"""One long conversation with a customer who asks on and on, and the model that answers it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from django.conf import settings
from django.test import override_settings
from django.utils import timezone

from orders.models import Order
from support_agent.agent import runner
from support_agent.agent.record.steps import usage_of
from support_agent.agent.types import Usage
from support_agent.conversation import services
from support_agent.models import Conversation, Run
from tests.servers.messages_api import shop_model
from tests.servers.messages_api.answers import Answer, Json, answers
from tests.servers.messages_api.cache import BYTES, Cache
from tests.servers.messages_api.server import MessagesApi
from tests.writing import post

from .model import ORDER

# A customer's day: orders in turn, some of it small talk, some of it long-winded.
QUESTIONS = (
    "Hello! When will my order {order} arrive? I am at home until Friday.",
    "Thank you. That was quick.",
    "And what is the status of order {order}? I had expected it last week, since the mail said so.",
    "Thanks, I see.",
    "Could you look at {order} again? My neighbour says that a parcel was left with him on Tuesday, "
    "but there was no name on it, and he does not remember who brought it. I would rather know "
    "for certain before I ring at every door of the house.",
)


@dataclass(frozen=True, kw_only=True)
class Taken:
    """What a turn took, in tokens of each price, and where the window of it began."""

    message: int
    usage: Usage
    jumped: bool


class Model:
    """The model of the worked conversations, behind a cache. Remembers what each run began with."""

    def __init__(self) -> None:
        self._cache = Cache()
        self.opened: str = ""

    def __call__(self, body: Json) -> Answer:
        self.opened = body["messages"][0]["content"][0]["text"]
        answer = self._answer(body)
        output = {"output_tokens": len(str(answer.blocks)) // BYTES}
        return replace(answer, usage={**self._cache.usage(body), **output})

    def _answer(self, body: Json) -> Answer:
        last = body["messages"][-1]["content"][0]
        if last.get("text", "").startswith("Thank"):
            return answers("thanks")
        return shop_model.answer(body)


def held(messages: int) -> Iterator[Taken]:
    """What each turn of a conversation of so many messages takes, through the real runner."""
    owner = Order.objects.select_related("customer").get(number=ORDER).customer
    orders = list(Order.objects.filter(customer=owner).values_list("number", flat=True))
    conversation = services.start_conversation(customer=owner, channel="b", now=timezone.now())
    model = Model()
    with MessagesApi() as api:
        api.plays(model, again=True)
        support = replace(settings.SUPPORT, anthropic_base_url=api.url)
        with override_settings(SUPPORT=support):
            opened = ""
            for turn in range(messages // 2):
                question = QUESTIONS[turn % len(QUESTIONS)]
                run = _answered(conversation, question.format(order=orders[turn % len(orders)]))
                jumped = bool(opened) and opened != model.opened
                opened = model.opened
                yield Taken(message=run.last_sequence, usage=_usage(run), jumped=jumped)


def _answered(conversation: Conversation, text: str) -> Run:
    post(conversation, text)
    run = conversation.runs.latest("pk")
    runner.advance(run.pk, planner="claude")
    run.refresh_from_db()
    if run.state != Run.State.REPLIED:
        raise RuntimeError(f"Run {run.pk} ended {run.state}: {run.end_code}.")
    return run


def _usage(run: Run) -> Usage:
    return sum(map(usage_of, run.steps.all()), Usage())
