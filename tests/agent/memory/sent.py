"""What was really sent to a model, block by block, as its provider's cache sees it."""

import json


def blocks(body):
    """The blocks of the messages in a row, each as its role and its bytes, and whether it is marked."""
    return [
        (message["role"], json.dumps(_bare(block), ensure_ascii=False), "cache_control" in block)
        for message in body["messages"]
        for block in message["content"]
    ]


def history(body):
    """All that stood before the run: up to the last mark."""
    told = blocks(body)
    last = max(place for place, (_, _, is_marked) in enumerate(told) if is_marked)
    return [(role, text) for role, text, _ in told[: last + 1]]


def static(body):
    """What comes before the messages, as bytes."""
    return json.dumps([body["system"], body.get("tools"), body.get("tool_choice"), body["model"]])


def _bare(block):
    return {name: value for name, value in block.items() if name != "cache_control"}
