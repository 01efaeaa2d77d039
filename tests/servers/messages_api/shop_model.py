"""A model in rules, good enough for the worked conversations: it looks at the last messages,
calls what is needed and chooses statements by what came of it. Deterministic; it reads three
languages and writes none.
"""

import json
import re
from dataclasses import replace
from typing import Any, NamedTuple

from .answers import Answer, Json, answers, calls

NOTE = "<shop_note>"
ORDER = re.compile(r"(?<![\w-])#?([A-Z]{0,4}-?\d{3,})\b")
WISHES = (
    ("money", r"compensa|€|\$|reembols|refund|money|voucher|компенс|деньг"),
    ("person", r"persona|humano|human|person\b|человек|оператор"),
    ("return", r"devol|return|dañad|damaged|broken|верн|возврат|повре|сломан"),
    ("status", r"status|estado|статус"),
    ("delivery", r"cu[aá]ndo|lleg|when|arriv|where|d[oó]nde|когда|где|прид|достав"),
)
LOOK = "I am looking at order {order}."


class Scene(NamedTuple):
    """What the model sees: the last words, the order they are about, what was found since."""

    wish: str
    said: str
    order: str
    found: dict[str, Json]


def answer(body: Json) -> Answer:
    """The model's next step. What it takes grows with what it is told."""
    step = _step(_scene(body["messages"]))
    static = json.dumps([body.get("system"), body.get("tools")])
    usage = {
        "input_tokens": len(json.dumps(body["messages"])) // 4,
        "cache_read_input_tokens": len(static) // 4,
        "output_tokens": len(json.dumps(step.blocks)) // 4,
    }
    return replace(step, usage=usage)


def _step(scene: Scene) -> Answer:
    if scene.wish == "person" or (scene.wish == "money" and not scene.order):
        return _hand_over(scene)
    if not scene.order:
        return answers("ask_order")
    if scene.wish == "delivery":
        return _deliver(scene)
    status = scene.found.get("get_order_status")
    if status is None:
        return _look(scene, "get_order_status", order_id=scene.order)
    if scene.wish == "money":
        return _hand_over(scene)
    if status.get("error"):
        return answers("not_found", scene.order)
    if scene.wish == "return":
        return _return(scene, status)
    return answers("status", scene.order)


def _return(scene: Scene, status: Json) -> Answer:
    if status["state"] != "delivered":
        return answers("returnable", scene.order)
    opened = scene.found.get("open_return_request")
    if opened is None:
        return _look(scene, "open_return_request", order_id=scene.order, summary=scene.said)
    return answers("returnable", scene.order) if opened.get("error") else answers("done")


def _deliver(scene: Scene) -> Answer:
    estimate = scene.found.get("estimate_delivery")
    if estimate is None:
        return _look(scene, "estimate_delivery", order_id=scene.order)
    return answers("not_found" if estimate.get("error") else "expected", scene.order)


def _look(scene: Scene, tool: str, **given: str) -> Answer:
    return calls((tool, given), words=LOOK.format(order=scene.order))


def _hand_over(scene: Scene) -> Answer:
    return calls(("hand_to_human", {"reason": scene.said}))


def _scene(messages: list[Json]) -> Scene:
    blocks = [(message["role"], block) for message in messages for block in message["content"]]
    spoken = [
        (place, block["text"])
        for place, (role, block) in enumerate(blocks)
        if role == "user" and block["type"] == "text" and not block["text"].startswith(NOTE)
    ]
    place, said = spoken[-1] if spoken else (0, "")
    orders = [number for _, text in spoken for number in ORDER.findall(text)]
    wishes = [wish for _, text in spoken for wish in _wishes(text)]
    return Scene(
        wish=wishes[-1] if wishes else "status",
        said=said,
        order=orders[-1] if orders else "",
        found=_found([block for _, block in blocks[place:]]),
    )


def _wishes(text: str) -> list[str]:
    return [wish for wish, pattern in WISHES if re.search(pattern, text, re.IGNORECASE)][:1]


def _found(blocks: list[Json]) -> dict[str, Json]:
    names = {block["id"]: block["name"] for block in blocks if block["type"] == "tool_use"}
    return {
        names[block["tool_use_id"]]: _observation(block)
        for block in blocks
        if block["type"] == "tool_result" and block["tool_use_id"] in names
    }


def _observation(block: Json) -> Json:
    try:
        content: Any = json.loads(block["content"])
    except ValueError:
        content = block["content"]
    known = content if isinstance(content, dict) else {"message": str(content)}
    return {"error": "error", **known} if block.get("is_error") else known
