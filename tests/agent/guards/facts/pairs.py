"""True replies of many shapes in three languages, and each with one fact changed."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta

from support_agent.agent.types import Turn
from tests.agent.guards.conversation import TODAY

from .shop import STATES, Bought, bought, looked_up

MONTHS = {
    "en": "January February March April May June July August September October November December",
    "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    "ru": "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
}
DATES = {
    "en": (
        "{d} {m}",
        "{m} {d}",
        "{m} {d}{th}",
        "{d} {m} {y}",
        "{m} {d}, {y}",
        "the {d}{th} of {m}",
        "{y}-{mm}-{dd}",
        "{dd}/{mm}/{y}",
    ),
    "es": ("{d} de {m}", "{d} de {m} de {y}", "{d} {m}", "{dd}/{mm}/{y}", "{y}-{mm}-{dd}"),
    "ru": ("{d} {m}", "{d}-го {m}", "{d} {m} {y} года", "{dd}.{mm}.{y}", "{y}-{mm}-{dd}"),
}
SUMS = {"en": ("€{s}", "{s} EUR"), "es": ("{s} €", "{s} EUR"), "ru": ("{s} EUR", "{s} евро")}
ASIDES = {
    "en": ("", "Hello! ", "Thanks for waiting. ", "I have looked it up: "),
    "es": ("", "¡Hola! ", "Gracias por esperar. ", "Lo he consultado: "),
    "ru": ("", "Здравствуйте! ", "Спасибо за ожидание. ", "Посмотрел: "),
}
# What each state lets be said. The braces are facts of the order.
SHAPES: dict[str, dict[str, tuple[str, ...]]] = {
    "en": {
        "delivered": (
            "Order {number} was delivered on {delivered}.",
            "Your order {number} arrived on {delivered}; it was placed on {placed}.",
            "{carrier} delivered order {number} on {delivered} (tracking {tracking}).",
            "Good news: #{number} has been delivered, on {delivered}. You can return it until {until}.",
            "Order {number} ({title}) came to {total} and was delivered on {delivered}.",
            "It holds {quantity} × {title}. Order {number} has been delivered.",
            "On {delivered} {carrier} handed over {number}; it cost {total}.",
        ),
        "in_transit": (
            "Order {number} is on its way; {carrier} expects to deliver it on {expected}.",
            "Your order {number} was shipped on {shipped} and is in transit.",
            "#{number} has been shipped but has not been delivered yet. The expected date is {expected}.",
            "Order {number} of {placed} is on its way with {carrier}, tracking number {tracking}.",
            "It is in transit: order {number}, {quantity} × {title}, expected {expected}.",
        ),
        "out_for_delivery": (
            "Order {number} is out for delivery; it was expected on {expected}.",
            "Order {number} is with the courier. The total was {total}.",
        ),
        "not_shipped": (
            "Order {number} has not been shipped yet. You placed it on {placed}.",
            "Order {number} ({quantity} × {title}, {total}) hasn't been shipped yet.",
        ),
        "cancelled": (
            "Order {number} was cancelled. It had been placed on {placed}.",
            "I'm sorry, order {number} over {total} has been cancelled.",
        ),
    },
    "es": {
        "delivered": (
            "El pedido {number} se entregó el {delivered}.",
            "Tu pedido {number} llegó el {delivered}; lo hiciste el {placed}.",
            "{carrier} ha entregado el pedido {number}, con el seguimiento {tracking}, el {delivered}. Fue entregado.",
            "El pedido {number} fue entregado el {delivered}. Puedes devolverlo hasta el {until}.",
            "El pedido {number} ({title}) costó {total} y fue entregado el {delivered}.",
            "Contiene {quantity} × {title}. El pedido {number} ya está entregado.",
        ),
        "in_transit": (
            "El pedido {number} está en camino; {carrier} espera entregarlo el {expected}.",
            "Tu pedido {number} salió el {shipped} y está en tránsito.",
            "El pedido {number} ha sido enviado pero todavía no se ha entregado. Fecha prevista: {expected}.",
            "El pedido {number} del {placed} va en camino con {carrier}, número de seguimiento {tracking}.",
            "Está en tránsito: pedido {number}, {quantity} × {title}, previsto para el {expected}.",
        ),
        "out_for_delivery": (
            "El pedido {number} está en reparto; se esperaba el {expected}.",
            "El pedido {number} está con el repartidor. El total fue de {total}.",
        ),
        "not_shipped": (
            "El pedido {number} todavía no ha sido enviado. Lo hiciste el {placed}.",
            "El pedido {number} ({quantity} × {title}, {total}) aún no ha sido enviado.",
        ),
        "cancelled": (
            "El pedido {number} fue cancelado. Se había hecho el {placed}.",
            "Lo siento, el pedido {number} de {total} está cancelado.",
        ),
    },
    "ru": {
        "delivered": (
            "Заказ {number} доставлен {delivered}.",
            "Ваш заказ {number} доставили {delivered}; оформлен он {placed}.",
            "{carrier}: заказ {number} вручен {delivered}, номер отслеживания {tracking}.",
            "Заказ {number} доставлен {delivered}. Вернуть его можно до {until}.",
            "Заказ {number} ({title}) на сумму {total} был доставлен {delivered}.",
            "В нём {quantity} × {title}. Заказ {number} уже доставлен.",
        ),
        "in_transit": (
            "Заказ {number} в пути; {carrier} ожидает доставить его {expected}.",
            "Ваш заказ {number} отправлен {shipped} и сейчас в пути.",
            "Заказ {number} отправлен, но ещё не доставлен. Ожидаемая дата: {expected}.",
            "Заказ {number} от {placed} едет к вам, номер отслеживания {tracking}.",
            "Сейчас в пути: заказ {number}, {quantity} × {title}, ожидается {expected}.",
        ),
        "out_for_delivery": (
            "Заказ {number} у курьера; его ждали {expected}.",
            "Заказ {number} передан курьеру. Сумма {total}.",
        ),
        "not_shipped": (
            "Заказ {number} ещё не отправлен. Вы оформили его {placed}.",
            "Заказ {number} ({quantity} × {title}, {total}) пока не отправлен.",
        ),
        "cancelled": (
            "Заказ {number} отменён. Оформлен он был {placed}.",
            "К сожалению, заказ {number} на {total} отменён.",
        ),
    },
}
OPENED = {
    "en": "I've asked for the return of order {number}: the request is {request}. A colleague decides.",
    "es": "He solicitado la devolución del pedido {number}: la solicitud es {request}. Decide un compañero.",
    "ru": "Я оформил возврат заказа {number}: заявка {request}. Решает коллега.",
}
DEEDS = {
    "en": (
        "I've cancelled it for you.",
        "I have changed the delivery address.",
        "We've sent you an e-mail.",
        "I've informed the carrier.",
        "I've extended your return window.",
    ),
    "es": (
        "Lo he cancelado.",
        "He cambiado la dirección de entrega.",
        "Te he enviado un correo.",
        "He avisado al transportista.",
        "Hemos ampliado el plazo.",
    ),
    "ru": (
        "Я отменил его.",
        "Я изменил адрес доставки.",
        "Мы отправили вам письмо.",
        "Я сообщил перевозчику.",
        "Я продлил срок возврата.",
    ),
}
# A sentence that tells another state than the order's.
OTHER_STATES: dict[str, dict[str, str]] = {
    "en": {
        "delivered": "Order {number} has been delivered.",
        "in_transit": "Order {number} is on its way.",
        "not_shipped": "Order {number} has not been shipped yet.",
        "cancelled": "Order {number} was cancelled.",
        "out_for_delivery": "Order {number} is out for delivery.",
    },
    "es": {
        "delivered": "El pedido {number} ya se entregó.",
        "in_transit": "El pedido {number} está en camino.",
        "not_shipped": "El pedido {number} todavía no ha sido enviado.",
        "cancelled": "El pedido {number} está cancelado.",
        "out_for_delivery": "El pedido {number} está en reparto.",
    },
    "ru": {
        "delivered": "Заказ {number} доставлен.",
        "in_transit": "Заказ {number} в пути.",
        "not_shipped": "Заказ {number} ещё не отправлен.",
        "cancelled": "Заказ {number} отменён.",
        "out_for_delivery": "Заказ {number} у курьера.",
    },
}
# What holds beside the state itself: who is out for delivery is on the way too.
IS_ALSO = {"out_for_delivery": {"in_transit"}}
FACTS = (
    "placed",
    "delivered",
    "expected",
    "shipped",
    "until",
    "total",
    "tracking",
    "quantity",
    "title",
)


@dataclass(frozen=True, kw_only=True)
class Pair:
    """A turn, a true reply to it, and the same with one fact changed."""

    turn: Turn
    language: str
    true: str
    false: str
    changed: str


def pairs(count: int, seed: int = 6) -> Iterator[Pair]:
    """So many pairs, each language in turn."""
    chance = random.Random(seed)
    for at in range(count):
        yield _pair(chance, ("en", "es", "ru")[at % 3])


def _pair(chance: random.Random, language: str) -> Pair:
    taken: set[object] = set()
    order, other = (bought(chance, chance.choice(STATES), taken) for _ in range(2))
    shape = chance.choice(SHAPES[language][order.state])
    returned = order if order.state == "delivered" and chance.random() < 0.3 else None
    opening, closing = chance.choice(ASIDES[language]), ""
    if returned:
        closing = " " + OPENED[language]
    if chance.random() < 0.3:
        # The other order is spoken of too, and rightly.
        beside = chance.choice(SHAPES[language][other.state])
        opening += _filled(beside, other, chance, language) + " "
        shape = chance.choice([one for one in SHAPES[language][order.state] if _names_first(one)])
    true = opening + _filled(shape + closing, order, chance, language)
    changes = [name for name in FACTS if f"{{{name}}}" in shape]
    changed = chance.choice([*changes, *changes, "state", "deed"])
    wrong = _changed(shape, changed, order, other, chance, language)
    false = opening + wrong + _filled(closing, order, chance, language)
    turn = looked_up("1", order, other, returned=returned)
    return Pair(turn=turn, language=language, true=true, false=false, changed=changed)


def _names_first(shape: str) -> bool:
    """Whether the order is named before what is told of it, as behind another one it must be."""
    return "{number}" in shape.partition(":")[0].partition(".")[0]


def _changed(
    shape: str, changed: str, order: Bought, other: Bought, chance: random.Random, language: str
) -> str:
    if changed == "deed":
        return f"{_filled(shape, order, chance, language)} {chance.choice(DEEDS[language])}"
    if changed == "state":
        right = {order.state} | IS_ALSO.get(order.state, set())
        wrong = chance.choice([state for state in STATES if state not in right])
        return _filled(OTHER_STATES[language][wrong], order, chance, language)
    value = getattr(other, changed)
    if changed in ("placed", "total") and chance.random() < 0.5:
        value = value + timedelta(days=400) if changed == "placed" else value + 1000
    return _filled(shape, order, chance, language, **{changed: value})


def _filled(
    shape: str, order: Bought, chance: random.Random, language: str, **instead: object
) -> str:
    facts = {name: getattr(order, name) for name in Bought.__dataclass_fields__} | instead
    words = {name: _said(value, chance, language) for name, value in facts.items()}
    words["total"] = chance.choice(SUMS[language]).format(s=_sum(facts["total"], language))
    return shape.format(**words)


def _sum(total: object, language: str) -> str:
    return f"{total:.2f}" if language == "en" else f"{total:.2f}".replace(".", ",")


def _said(value: object, chance: random.Random, language: str) -> str:
    if not isinstance(value, date):
        return str(value)
    forms = [each for each in DATES[language] if value.year == TODAY.year or "{y}" in each]
    day, month = value.day, MONTHS[language].split()[value.month - 1]
    ending = {1: "st", 2: "nd", 3: "rd"}.get(day if day < 20 else day % 10, "th")
    return chance.choice(forms).format(
        d=day, m=month, y=value.year, mm=f"{value.month:02}", dd=f"{day:02}", th=ending
    )
