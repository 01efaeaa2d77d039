"""Spanish."""

from . import Key, Voice

TEXTS: dict[Key, str] = {
    "greeting": "¡Hola{name}! Puedo decirte dónde está un pedido y cuándo se espera, y pedir una "
    "devolución. ¿En qué te ayudo?",
    "thanks": "¡De nada! Si necesitas algo más, escríbeme aquí.",
    "bye": "¡Hasta luego, que tengas un buen día! Puedes volver a escribir aquí cuando quieras.",
    "bot": "Soy el asistente de la tienda, un programa y no una persona. Puedo consultar pedidos y "
    "pedir devoluciones, y si quieres aviso a un compañero.",
    "capabilities": "Puedo decirte dónde está un pedido, cuándo espera entregarlo el transportista, y "
    "pedir una devolución o un cambio. Para todo lo demás puedo avisar a un compañero. ¿De qué se trata?",
    "other_language": "No hablo ese idioma. Escribe aquí de qué se trata y te responderá una persona.",
    "declined": "De acuerdo. Si necesitas algo más, escríbeme aquí.",
    "back_again": "Nuestro compañero me ha devuelto la conversación. ¿Qué puedo hacer ahora por ti? "
    "Si vuelves a necesitar a una persona, dímelo.",
    "topic": "No estoy seguro de haberte entendido. Puedo decirte dónde está un pedido y cuándo se "
    "espera, y pedir una devolución; para todo lo demás puedo avisar a un compañero. ¿De qué se trata?",
    "ask_number": "¿Me das el número del pedido, por favor? Está en el correo de confirmación.",
    "ask_number_again": "Para seguir todavía necesito el número del pedido, por favor. Si no lo "
    "encuentras, puedo avisar a un compañero: ¿lo hago?",
    "number_unknown": "No pasa nada. El número está en la confirmación que recibiste por correo. Si "
    "no la encuentras, puedo avisar a un compañero: ¿lo hago?",
    "your_orders": "Estos son tus pedidos recientes: {orders}.",
    "which_order": "¿De qué pedido se trata? Tus pedidos recientes: {orders}.",
    "which_items": "¿De qué artículos del pedido {number} se trata: {things}? También puedes decir: todos.",
    "returnable_until": "El pedido {number} se puede devolver hasta el {date}.",
    "confirm_return": "Solo para estar seguros: el pedido {number} contiene {things}. ¿Pido su devolución?",
    "offer_person": "¿Quieres que avise a un compañero?",
    "shop_question": "No tengo información fiable sobre eso y no quiero adivinar.",
    "order_not_found": "No encuentro ningún pedido {number} en esta cuenta. Revisa el número, por favor.",
    "order_not_found_for_visitor": "No encuentro ningún pedido {number} en esta cuenta. Solo veo los "
    "pedidos que constan como tuyos, así que inicia sesión, confirma el pedido aquí "
    "abajo con su correo, o revisa el número, por favor.",
    "status_not_shipped": "El pedido {number} todavía no se ha enviado.",
    "status_in_transit": "El pedido {number} está en camino.",
    "status_out_for_delivery": "El pedido {number} está en reparto.",
    "status_delivered": "El pedido {number} ya se ha entregado.",
    "status_partly_delivered": "Una parte del pedido {number} ya se ha entregado.",
    "status_cancelled": "El pedido {number} se canceló.",
    "status_failed": "La entrega del pedido {number} no se pudo hacer.",
    "status_returned_to_sender": "El pedido {number} viene de vuelta hacia nosotros.",
    "status_delivered_on": "El pedido {number} se entregó el {date}.",
    "delivered_but_missed": "Si no te ha llegado, un compañero debería investigarlo.",
    "expected_on": "{carrier} espera entregarlo el {date}.",
    "was_expected_on": "{carrier} esperaba entregarlo el {date}, y ese día ya ha pasado.",
    "last_scan": "El último escaneo es del {date}.",
    "no_new_scan": "El último escaneo es del {date}; desde entonces no hay ninguno nuevo.",
    "tracking": "El número de seguimiento es {tracking}.",
    "parcel_delivered_on": "{parcel}: entregado el {date}.",
    "parcel_delivered": "{parcel}: entregado.",
    "parcel_expected_on": "{parcel}: se espera el {date}.",
    "parcel_without_date": "{parcel}: todavía sin fecha.",
    "parcels_partly_here": "Ya se han entregado {count} de {total} paquetes; esto es sobre el siguiente.",
    "arrival_delivered": "El pedido {number} ya se entregó, el {date}.",
    "arrival_today": "{carrier} espera entregar el pedido {number} hoy, {date}.",
    "arrival_expected": "{carrier} espera entregar el pedido {number} el {date}.",
    "arrival_late": "{carrier} esperaba entregar el pedido {number} el {date}. Ese día ya ha pasado, así "
    "que va con retraso; lo siento.",
    "arrival_no_date": "{carrier} todavía no ha dado una fecha de entrega para el pedido {number}.",
    "details": "El pedido {number} contiene {things}; el total es {total}.",
    "details_placed": "Se hizo el {date}.",
    "return_opened": "He pedido la devolución del pedido {number}: la solicitud es {request}.",
    "exchange_opened": "He pedido el cambio, pedido {number}: la solicitud es {request}.",
    "damaged_opened": "Siento que haya llegado en mal estado. He abierto una solicitud de devolución "
    "para el pedido {number}: {request}.",
    "wrong_opened": "Siento que haya llegado algo equivocado. He abierto una solicitud de devolución "
    "para el pedido {number}: {request}.",
    "missing_opened": "Siento que falte algo. He abierto una solicitud para el pedido {number}: {request}.",
    "return_holds": "Incluye: {things}.",
    "colleague_decides": "Un compañero la revisará, decidirá y te escribirá aquí.",
    "decided_by": "Tendrás la decisión el {date} como muy tarde.",
    "return_before_delivery": "El pedido {number} todavía no se ha entregado, así que aún no se puede "
    "pedir una devolución.",
    "carriers_date": "{carrier} espera entregarlo el {date}.",
    "return_after_delivery": "Cuando haya llegado, escríbeme aquí y pediré la devolución. Si ya no lo "
    "quieres, un compañero puede ver qué es posible.",
    "return_of_cancelled": "El pedido {number} se canceló, así que no hay nada que devolver.",
    "return_window_closed": "El último día para devolver el pedido {number} fue el {date}, así que ya no "
    "puedo pedir una devolución. Un compañero puede revisarlo.",
    "return_day_unknown": "No sé qué día se entregó el pedido {number}, así que no puedo decir si todavía "
    "se puede devolver. Un compañero puede revisarlo.",
    "return_exists": "Ya hay una solicitud de devolución para el pedido {number}.",
    "nothing_to_return": "Del pedido {number} no queda nada por devolver.",
    "too_few_left": "Eso es más de lo que todavía se puede devolver. Queda: {things}.",
    "return_waits": "{request} espera la decisión de un compañero.",
    "return_approved": "Un compañero ha aprobado {request}.",
    "return_rejected": "Un compañero revisó {request} y no pudo aprobarla.",
    "return_withdrawn": "{request} se ha retirado.",
    "no_return_yet": "No encuentro ninguna solicitud de devolución para el pedido {number}.",
    "sorry": "Lo siento.",
}

VOICE = Voice(
    texts=TEXTS,
    carrier="La empresa de transporte",
    named_carrier="{carrier}",
    months=(
        "enero",
        "febrero",
        "marzo",
        "abril",
        "mayo",
        "junio",
        "julio",
        "agosto",
        "septiembre",
        "octubre",
        "noviembre",
        "diciembre",
    ),
    day="{day} de {month}",
    day_of_year="{day} de {month} de {year}",
    placed="{number}, del {date}",
    joint=" y ",
)
