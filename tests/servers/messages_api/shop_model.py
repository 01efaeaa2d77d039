"""A model in rules, good enough for the worked conversations: it looks at the last messages,
calls what is needed and answers from what came of it. Deterministic, in three languages.
"""

import json
import re
from dataclasses import replace
from typing import Any, NamedTuple

from .answers import Answer, Json, calls, says

NOTE = "<shop_note>"
ORDER = re.compile(r"(?<![\w-])#?([A-Z]{0,4}-?\d{3,})\b")
WISHES = (
    ("money", r"compensa|€|\$|reembols|refund|money|voucher|компенс|деньг"),
    ("person", r"persona|humano|human|person\b|человек|оператор"),
    ("return", r"devol|return|dañad|damaged|broken|верн|возврат|повре|сломан"),
    ("status", r"status|estado|статус"),
    ("delivery", r"cu[aá]ndo|lleg|when|arriv|where|d[oó]nde|когда|где|прид|достав"),
)
WORDS = {
    "es": {
        "look": "Voy a mirar el pedido {order}.",
        "ask": "¿Me dices el número de tu pedido, por favor?",
        "unknown": "No encuentro ningún pedido {order} en esta cuenta. ¿Puedes revisar el número?",
        "opened": "He creado la solicitud {request} para el pedido {order}. Un compañero la revisará y te escribirá.",
        "undelivered": "El pedido {order} todavía no se ha entregado, así que aún no se puede devolver.",
        "refused": "Eso no es posible: {message}",
        "expected": "Según {carrier}, el pedido {order} se espera el {date}.",
        "no_scan": "No hay ningún escaneo nuevo.",
        "delivered": "El pedido {order} ya se entregó el {date}.",
        "no_date": "Todavía no hay una fecha de entrega para el pedido {order}.",
        "status": "El pedido {order} está así: {state}.",
    },
    "en": {
        "look": "I am looking at order {order}.",
        "ask": "Could you give me the number of your order, please?",
        "unknown": "I can't find an order {order} on this account. Could you check the number?",
        "opened": "I have made request {request} for order {order}. A colleague will look at it and write to you.",
        "undelivered": "Order {order} has not been delivered yet, so it can't be returned yet.",
        "refused": "That is not possible: {message}",
        "expected": "{carrier} expects order {order} to arrive on {date}.",
        "no_scan": "There has been no new scan.",
        "delivered": "Order {order} was already delivered on {date}.",
        "no_date": "There is no delivery date for order {order} yet.",
        "status": "This is how order {order} stands: {state}.",
    },
    "ru": {
        "look": "Смотрю заказ {order}.",
        "ask": "Подскажите, пожалуйста, номер заказа?",
        "unknown": "Не нахожу заказа {order} в этом аккаунте. Проверьте, пожалуйста, номер.",
        "opened": "Я оформил заявку {request} по заказу {order}. Её рассмотрит коллега и напишет вам.",
        "undelivered": "Заказ {order} ещё не доставлен, поэтому вернуть его пока нельзя.",
        "refused": "Это невозможно: {message}",
        "expected": "По данным {carrier}, заказ {order} ожидается {date}.",
        "no_scan": "Новых сканирований пока нет.",
        "delivered": "Заказ {order} уже доставлен {date}.",
        "no_date": "Даты доставки заказа {order} пока нет.",
        "status": "Состояние заказа {order}: {state}.",
    },
}


class Scene(NamedTuple):
    """What the model sees: the last words, the order they are about, what was found since."""

    wish: str
    said: str
    order: str
    language: str
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
        return _say(scene, "ask")
    if scene.wish == "delivery":
        return _deliver(scene)
    status = scene.found.get("get_order_status")
    if status is None:
        return _look(scene, "get_order_status", order_id=scene.order)
    if scene.wish == "money":
        return _hand_over(scene)
    if status.get("error"):
        return _say(scene, "unknown")
    if scene.wish == "return":
        return _return(scene, status)
    return _say(scene, "status", state=status.get("state", ""))


def _return(scene: Scene, status: Json) -> Answer:
    if status["state"] != "delivered":
        return _say(scene, "undelivered")
    opened = scene.found.get("open_return_request")
    if opened is None:
        return _look(scene, "open_return_request", order_id=scene.order, reason=scene.said)
    if opened.get("error"):
        return _say(scene, "refused", message=opened.get("message", ""))
    return _say(scene, "opened", request=opened["return_request"])


def _deliver(scene: Scene) -> Answer:
    estimate = scene.found.get("estimate_delivery")
    if estimate is None:
        return _look(scene, "estimate_delivery", order_id=scene.order)
    if estimate.get("error"):
        return _say(scene, "unknown")
    if estimate.get("delivered_on"):
        return _say(scene, "delivered", date=estimate["delivered_on"])
    if estimate.get("expected_on"):
        known = {"date": estimate["expected_on"], "carrier": estimate.get("carrier") or "?"}
        stale = "no new scan" in estimate.get("note", "")
        return _say(scene, "expected", *["no_scan"] * stale, **known)
    return _say(scene, "no_date")


def _look(scene: Scene, tool: str, **given: str) -> Answer:
    words = WORDS[scene.language]["look"].format(order=scene.order)
    return calls((tool, given), words=words)


def _hand_over(scene: Scene) -> Answer:
    return calls(("hand_to_human", {"reason": scene.said}))


def _say(scene: Scene, *parts: str, **known: str) -> Answer:
    words = (WORDS[scene.language][part].format(order=scene.order, **known) for part in parts)
    return says(" ".join(words))


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
        language=_language(said, blocks),
        found=_found([block for _, block in blocks[place:]]),
    )


def _wishes(text: str) -> list[str]:
    return [wish for wish, pattern in WISHES if re.search(pattern, text, re.IGNORECASE)][:1]


def _language(said: str, blocks: list[tuple[str, Json]]) -> str:
    if re.search(r"[а-яё]", said, re.IGNORECASE):
        return "ru"
    if re.search(r"[¿¡ñáéíóú]|\b(el|los|pedido|quiero|hola)\b", said, re.IGNORECASE):
        return "es"
    notes = " ".join(block.get("text", "") for _, block in blocks)
    told = re.findall(r"language is '(\w\w)'", notes)
    return told[-1] if told and told[-1] in WORDS and not re.search(r"[a-z]{2}", said) else "en"


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
