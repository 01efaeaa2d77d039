"""A way to call one of the agent's tools, as a run does."""

from dataclasses import dataclass
from uuid import UUID

import pytest
from django.utils import timezone

from orders.errors import OrdersError
from support_agent.agent.consent import Change
from support_agent.agent.toolbox import Toolbox
from support_agent.agent.tools import ALL_TOOLS
from support_agent.agent.tools.context import ToolContext
from support_agent.agent.types import Action
from support_agent.models import Conversation


@dataclass(frozen=True)
class Word:
    """What code reads in the customer's messages: here, that they want just what is called for."""

    asks: str | None = None
    kind: str | None = None
    answered: tuple[int, str] = (0, "")
    changed: Change | None = None
    words: str = "Están dañados"

    def lacks(self, **call):
        return self.asks

    def kind_of(self, number):
        return self.kind

    def answer_to(self, proposal):
        return self.answered[1] if proposal == self.answered[0] else ""

    def change(self):
        return self.changed

    def quoted(self):
        return self.words, (1,)


PLAIN = Word()
CONVERSATION = UUID("00000000-0000-4000-8000-000000000001")


@pytest.fixture
def toolbox():
    return Toolbox(ALL_TOOLS, context=ToolContext, refusals=(OrdersError,))


@pytest.fixture
def act(toolbox, customer):
    """Call a tool for the customer, who has brought up every number unless `mentioned` says."""
    Conversation.objects.create(pk=CONVERSATION, channel="test", created_at=timezone.now())

    def _act(name, *, asker=customer, mentioned=None, key="call-1", word=PLAIN, **values):
        context = ToolContext(
            customer=asker,
            conversation_id=CONVERSATION,
            key=key,
            now=timezone.now(),
            in_scope=lambda number: mentioned is None or number in mentioned,
            word=word,
        )
        return toolbox.dispatch(Action(id="1", name=name, input=values), context=context)

    return _act
