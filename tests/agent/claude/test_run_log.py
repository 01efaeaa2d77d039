"""The one line in the log for each run tells all that it did and paid for, whichever way it ended."""

import logging
import re

import pytest

from support_agent.agent import trace
from tests.servers.messages_api.answers import calls, says

from .talk import begin

pytestmark = pytest.mark.django_db

ENDINGS = {
    "a reply": [says("Hello! What can I do for you?")],
    "a look and a call for a person": [
        calls(("get_order_status", {"order_id": "7002"})),
        calls(("hand_to_human", {"reason": "The customer wants a person."})),
    ],
    "a reply that was withheld twice": [says("You will be refunded today.")] * 2,
    "a reply that was cut off": [says("Hello! What can", stop_reason="max_tokens")],
    "the same action twice": [calls(("get_order_status", {"order_id": "7002"}))] * 2,
}


@pytest.mark.parametrize("answers", ENDINGS.values(), ids=ENDINGS.keys())
def test_the_line_has_every_step_and_all_that_was_paid(
    api, ask, customer, on_its_way, caplog, answers
):
    caplog.set_level(logging.INFO, logger="support_agent.agent.runner")
    api.plays(*answers)

    run = ask(begin(customer), "How is my order 7002?")

    [told] = re.findall(r"(\d+) steps, (\d+) tokens, ([\d.]+) USD", caplog.messages[-1])
    usage = trace.usage_of_run(run)
    tokens = sum(usage[name] for name in usage if name.endswith("_tokens"))
    assert tokens > 0
    assert [float(one) for one in told] == [run.steps.count(), tokens, usage["cost_usd"]]
