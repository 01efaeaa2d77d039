"""What replies about an order look like in three languages. The braces are facts of the order."""

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
