"""The floor: a loop over the SDK as anyone would write it first, without keeping anything."""

import json
from typing import Any

import anthropic

Json = dict[str, Any]
ORDER_STATUS: Json = {
    "order_id": "1187",
    "state": "delivered",
    "placed_on": "2026-11-21",
    "currency": "EUR",
    "total": "84.80",
    "lines": [{"line": 1, "title": "Over-ear headphones", "quantity": 1, "returnable": True}],
}
DELIVERY: Json = {
    "order_id": "1187",
    "state": "delivered",
    "delivered_on": "2026-11-27",
    "carrier": "SEUR",
    "last_scan": "Delivered to the recipient.",
}


def get_order_status(order_id: str) -> Json:
    """What an order holds, what was paid, where it is and what may go back."""
    return ORDER_STATUS | {"order_id": order_id}


def estimate_delivery(order_id: str) -> Json:
    """When an order is expected, or was delivered, and its carrier's last scan."""
    return DELIVERY | {"order_id": order_id}


TOOLS = (get_order_status, estimate_delivery)


def run(client: anthropic.Anthropic, request: Json, question: str) -> str:
    """Ask, run the tools, tell what came of them, until the model answers."""
    tools = {tool.__name__: tool for tool in TOOLS}
    messages: list[Json] = [{"role": "user", "content": question}]
    while True:
        blocks = _ask(client, request | {"messages": messages})
        calls = [block for block in blocks if block["type"] == "tool_use"]
        if calls[0]["name"] == "answer":
            return json.dumps(calls[0]["input"])
        results = [
            {
                "type": "tool_result",
                "tool_use_id": call["id"],
                "content": json.dumps(tools[call["name"]](**call["input"])),
            }
            for call in calls
        ]
        messages += [
            {"role": "assistant", "content": blocks},
            {"role": "user", "content": results},
        ]


def _ask(client: anthropic.Anthropic, request: Json) -> list[Json]:
    blocks: list[Json] = []
    for event in client.messages.create(**request, stream=True):
        if event.type == "content_block_start":
            blocks.append(event.content_block.model_dump(include={"type", "text", "id", "name"}))
        elif event.type == "content_block_delta" and event.delta.type == "text_delta":
            blocks[-1]["text"] += event.delta.text
        elif event.type == "content_block_delta" and event.delta.type == "input_json_delta":
            blocks[-1]["partial"] = blocks[-1].get("partial", "") + event.delta.partial_json
    return [_finished(block) for block in blocks]


def _finished(block: Json) -> Json:
    if block["type"] == "text":
        return block
    partial = block.pop("partial", "") or "{}"
    return block | {"input": json.loads(partial)}
