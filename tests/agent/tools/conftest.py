"""A way to call one of the agent's tools, as a run does."""

from uuid import UUID

import pytest
from django.utils import timezone

from orders.errors import OrdersError
from support_agent.agent.toolbox import Toolbox
from support_agent.agent.tools import ALL_TOOLS
from support_agent.agent.tools.context import ToolContext
from support_agent.agent.types import Action
from support_agent.models import Conversation

CONVERSATION = UUID("00000000-0000-4000-8000-000000000001")


@pytest.fixture
def toolbox():
    return Toolbox(ALL_TOOLS, context=ToolContext, refusals=(OrdersError,))


@pytest.fixture
def act(toolbox, customer):
    """Call a tool for the customer, who has brought up every number unless `mentioned` says."""
    Conversation.objects.create(pk=CONVERSATION, channel="test", created_at=timezone.now())

    def _act(name, *, asker=customer, mentioned=None, key="call-1", **values):
        context = ToolContext(
            customer=asker,
            conversation_id=CONVERSATION,
            key=key,
            now=timezone.now(),
            in_scope=lambda number: mentioned is None or number in mentioned,
        )
        return toolbox.dispatch(Action(id="1", name=name, input=values), context=context)

    return _act


@pytest.fixture(autouse=True)
def around_replies(any_words: None) -> None:
    """These are tests of what happens around a reply, whatever it says."""
