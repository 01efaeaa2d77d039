"""Words for turns, and what a model is told of one."""

from support_agent.agent import prompt
from support_agent.agent.types import Action, Observation, Said
from tests.servers.messages_api import checks


def customer(text):
    return Said(author="customer", text=text)


def agent(text):
    return Said(author="agent", text=text)


def call(call_id="c1", name="get_order_status", **given):
    return Action(id=call_id, name=name, input=given)


def raw_call(call_id, name="get_order_status", **given):
    return {"type": "tool_use", "id": call_id, "name": name, "input": given}


def found(call_id="c1", content="delivered", *, is_error=False):
    return Observation(call_id=call_id, content=content, is_error=is_error)


def text(words):
    return {"type": "text", "text": words}


def told(turn):
    """The messages, each as its role and its blocks, the facts of the day left out."""
    messages = prompt.render(turn)
    assert refusal(messages) == ""
    return [
        (message["role"], [block for block in message["content"] if not _is_facts(block)])
        for message in messages
    ]


def refusal(messages):
    return checks.refusal({"model": "m", "max_tokens": 1, "messages": messages})


def _is_facts(block):
    return block["type"] == "text" and "What the shop knows" in block["text"]


def note(words):
    return text(f"<shop_note>\n{words}\n</shop_note>")
