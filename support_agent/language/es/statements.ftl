# Lo que puede decir el asistente, en español.

## Cómo se nombran un pedido, un día y un transportista

the-order = { $address ->
    [formal] su pedido { $number }
   *[familiar] tu pedido { $number }
}
the-order-with = { $address ->
    [formal] su pedido { $number } ({ $goods })
   *[familiar] tu pedido { $number } ({ $goods })
}
more-goods = { $count ->
    [one] un artículo más
   *[other] { $count } artículos más
}
on = el { $date }
on-today = hoy
on-tomorrow = mañana
on-yesterday = ayer
until = hasta el { $date }
until-today = hasta hoy
until-tomorrow = hasta mañana
by = como muy tarde el { $date }
by-today = hoy mismo
by-tomorrow = como muy tarde mañana
since = desde el { $date }
since-today = desde hoy
since-yesterday = desde ayer
the-carrier = la empresa de transporte
and-join = { $first } y { $second }.
thing = { $quantity } × { $title }
order-listed = { $number }, hecho { $when }
order-listed-with = { $number }, hecho { $when } ({ $goods })
request-named = la solicitud { $request }
request-of = la solicitud { $request } del pedido { $number }
hours-on = { $days } de { $opens } a { $closes }
hours-days = de { $first } a { $last }

## Dónde está un pedido

status-not-shipped = { $order } todavía no ha salido.
    .again = todavía no ha salido.
status-on-its-way = { $variant ->
    [1] { $order } sigue en camino.
   *[other] { $order } está en camino.
}
    .again = está en camino.
status-out-for-delivery = { $order } está en reparto.
    .again = está en reparto.
status-delivered = { $order } llegó { $when }.
    .and = llegó { $when }
    .again = llegó { $when }.
status-delivered-undated = { $order } ya se entregó; no sabemos qué día.
    .again = ya se entregó; no sabemos qué día.
status-partly-delivered = ha llegado una parte de { $order }: { $here } de { $total } paquetes.
    .again = ha llegado una parte: { $here } de { $total } paquetes.
status-rest-not-shipped = ha llegado una parte de { $order }; el resto todavía no ha salido.
    .again = ha llegado una parte; el resto todavía no ha salido.
status-cancelled = { $order } se canceló.
    .and = se canceló
    .again = se canceló.
status-failed = no se pudo entregar { $order }.
    .again = no se pudo entregar.
status-returning = { $order } viene de vuelta a nuestro almacén.
    .again = viene de vuelta a nuestro almacén.
status-sent = { $order } salió { $when }; desde entonces no tenemos noticias de la empresa de transporte.
    .again = salió { $when }; desde entonces no tenemos noticias de la empresa de transporte.
status-sent-undated = { $order } ya salió; no tenemos noticias de la empresa de transporte.
    .again = ya salió; no tenemos noticias de la empresa de transporte.
shipped = { $order } salió de nuestro almacén { $when }.
    .again = salió de nuestro almacén { $when }.
shipped-unknown = todavía no sabemos qué día salió { $order }.
    .again = todavía no sabemos qué día salió.

## Cuándo llega

expected = { $variant ->
    [1] { $carrier } sigue previendo entregar { $order } { $when }.
   *[other] { $carrier } prevé entregar { $order } { $when }.
}
    .again = { $carrier } prevé entregarlo { $when }.
was-expected = { $carrier } preveía entregar { $order } { $when }, y ese día ya pasó.
    .again = { $carrier } preveía entregarlo { $when }, y ese día ya pasó.
no-date = { $carrier } todavía no ha dado una fecha de entrega para { $order }.
    .again = { $carrier } todavía no ha dado una fecha de entrega.
already-delivered = { $order } ya se entregó.
    .again = ya se entregó.
last-scan = { $carrier } registró { $order } por última vez { $when }.
    .again = { $carrier } lo registró por última vez { $when }.
no-new-scan = { $carrier } registró { $order } por última vez { $when }; desde entonces no hay nada nuevo.
    .again = { $carrier } lo registró por última vez { $when }; desde entonces no hay nada nuevo.
no-scan = { $carrier } todavía no ha registrado { $order }.
    .again = { $carrier } todavía no lo ha registrado.
scan-address = la empresa de transporte avisa de un problema con la dirección.
scan-attempted = la empresa de transporte avisa de un intento de entrega.
scan-customs = la empresa de transporte avisa de que el paquete está en la aduana.
scan-pickup = la empresa de transporte avisa de que el paquete se puede recoger.
scan-depot = la empresa de transporte avisa de que el paquete llegó a uno de sus centros.
scan-label = la empresa de transporte tiene el aviso del paquete, pero todavía no lo ha recibido.
carrier = { $carrier } entrega { $order }.
    .again = lo entrega { $carrier }.
carrier-delivered = { $carrier } entregó { $order }.
    .again = lo entregó { $carrier }.
carriers = { $order } lo entregan { $carriers }.
    .again = lo entregan { $carriers }.
carrier-unknown = todavía no sabemos qué empresa entregará { $order }.
    .again = todavía no sabemos qué empresa lo entregará.
tracking = el número de seguimiento de { $order } es { $tracking }.
    .again = el número de seguimiento es { $tracking }.
tracking-linked = el número de seguimiento de { $order } es { $tracking }: { $link }
    .again = el número de seguimiento es { $tracking }: { $link }
tracking-unknown = no hay número de seguimiento para { $order }.
    .again = no hay número de seguimiento.

## Sus paquetes

parcel-delivered = { $parcel }: llegó { $when }.
parcel-delivered-undated = { $parcel }: entregado.
parcel-expected = { $parcel }: previsto { $when }.
parcel-late = { $parcel }: estaba previsto { $when }, y ese día ya pasó.
parcel-no-date = { $parcel }: todavía sin fecha de entrega.
parcel-not-shipped = { $parcel }: todavía no ha salido.
parcel-sent = { $parcel }: salió { $when }; desde entonces no tenemos noticias de la empresa de transporte.
parcel-sent-undated = { $parcel }: ya salió; no tenemos noticias de la empresa de transporte.
parcel-failed = { $parcel }: no se pudo entregar.
parcel-returning = { $parcel }: viene de vuelta a nuestro almacén.
parcel-tracking = número de seguimiento { $parcel }.
parcel-tracking-linked = número de seguimiento { $parcel }: { $link }
things-not-shipped = todavía no ha salido: { $things }.
parcel-with = { $parcel } ({ $goods })
parcel-unnamed = paquete { $position }

## Qué contiene y qué se pagó

goods = { $order } contiene { $things }.
    .again = contiene { $things }.
total = el total de { $order } es { $total }.
    .again = el total es { $total }.
placed = { $order } se hizo { $when }.
    .again = se hizo { $when }.
payment-paid = { $order } está pagado.
    .again = está pagado.
payment-pending = todavía no hemos recibido el pago de { $order }.
    .again = todavía no hemos recibido el pago.
payment-authorized = el pago de { $order } está autorizado y todavía no se ha cobrado.
    .again = el pago está autorizado y todavía no se ha cobrado.
payment-partially-paid = { $order } está pagado en parte.
    .again = está pagado en parte.
payment-refunded = el pago de { $order } se ha reembolsado.
    .again = el pago se ha reembolsado.
payment-partially-refunded = el pago de { $order } se ha reembolsado en parte.
    .again = el pago se ha reembolsado en parte.
payment-voided = el pago de { $order } se anuló, así que no se cobró nada.
    .again = el pago se anuló, así que no se cobró nada.
payment-expired = el pago de { $order } caducó antes de cobrarse.
    .again = el pago caducó antes de cobrarse.

## Devoluciones

returnable = { $order } se puede devolver { $until }.
    .and = se puede devolver { $until }
    .again = se puede devolver { $until }.
returnable-things = de { $order } se puede devolver { $until }: { $things }.
    .again = se puede devolver { $until }: { $things }.
window-closed = { $order } se podía devolver { $until }, y ese plazo ya pasó.
    .again = se podía devolver { $until }, y ese plazo ya pasó.
not-before-delivery = { $order } se puede devolver cuando haya llegado.
    .again = se puede devolver cuando haya llegado.
not-of-cancelled = { $order } se canceló, así que no hay nada que devolver.
    .again = no hay nada que devolver.
nothing-left = de { $order } no queda nada por devolver.
    .again = no queda nada por devolver.
return-if-arrived = no nos consta que { $order } haya llegado. Si ya lo { $address ->
    [formal] tiene, puede
   *[familiar] tienes, puedes
} pedir aquí su devolución.
    .again = no nos consta que haya llegado. Si ya lo { $address ->
        [formal] tiene, puede
       *[familiar] tienes, puedes
    } pedir aquí su devolución.
delivery-day-unknown = no sabemos qué día se entregó { $order }, así que una devolución la tiene que mirar nuestro equipo.
    .again = no sabemos qué día se entregó, así que una devolución la tiene que mirar nuestro equipo.
too-few-left = de { $order } todavía se puede devolver: { $things }.
    .again = todavía se puede devolver: { $things }.
return-window = { $days ->
    [one] { $order } se puede devolver durante un día desde su entrega.
   *[other] { $order } se puede devolver durante { $days } días desde su entrega.
}
    .again = { $days ->
        [one] se puede devolver durante un día desde su entrega.
       *[other] se puede devolver durante { $days } días desde su entrega.
    }
no-request = no hay ninguna solicitud de devolución de { $order }.
    .again = no hay ninguna solicitud de devolución.
request-waits = { $request } está pendiente de la decisión de nuestro equipo.
request-waits-until = { $request } está pendiente de nuestro equipo; { $address ->
    [formal] tendrá
   *[familiar] tendrás
} la decisión { $by }.
request-approved = nuestro equipo ha aprobado { $request }.
request-rejected = nuestro equipo ha revisado { $request } y no ha podido aprobarla.
request-withdrawn = { $request } se ha retirado.

## Lo que se ha hecho

made-return = { $variant ->
    [1] hecho: he pedido la devolución de { $things }, del pedido { $number }. La solicitud es { $request }.
   *[other] he pedido la devolución de { $things }, del pedido { $number }. La solicitud es { $request }.
}
made-exchange = he pedido el cambio de { $things }, del pedido { $number }. La solicitud es { $request }.
made-damaged = siento que haya llegado en mal estado. He avisado sobre { $things }, del pedido { $number }. La solicitud es { $request }.
made-wrong = siento que haya llegado otra cosa. He avisado sobre { $things }, del pedido { $number }. La solicitud es { $request }.
made-missing = siento que falte algo. He avisado sobre { $things }, del pedido { $number }. La solicitud es { $request }.
made-next = nuestro equipo la revisará y decidirá.
made-next-until = nuestro equipo la revisará; { $address ->
    [formal] tendrá
   *[familiar] tendrás
} aquí la respuesta { $by }.
withdrawn = he retirado { $request }; ya no se devolverá nada con ella.
changed = la he cambiado: { $request } incluye ahora { $things }.
changed-kind-exchange = he cambiado { $request }: ahora pide un cambio en lugar de una devolución.
changed-kind-return = he cambiado { $request }: ahora pide una devolución.

## Lo que no se sabe, y quién decide

order-not-found = no encuentro el pedido { $number } en esta cuenta. { $address ->
    [formal] Compruebe
   *[familiar] Comprueba
} el número, por favor.
order-not-found-guest = para { $address ->
    [formal] mostrarle el pedido { $number } tengo que comprobar que es suyo. Confírmelo abajo, inicie sesión o compruebe
   *[familiar] mostrarte el pedido { $number } tengo que comprobar que es tuyo. Confírmalo abajo, inicia sesión o comprueba
} el número.
not-known = { $variant ->
    [1] tampoco tengo información segura sobre eso.
   *[other] no lo sé con seguridad y prefiero consultarlo con el equipo.
}
only-team = nuestro equipo puede revisarlo.
money-is-the-teams = los reembolsos y las compensaciones los decide nuestro equipo.
your-orders = { $address ->
    [formal] sus pedidos recientes:
   *[familiar] tus pedidos recientes:
} { $orders }.
no-orders = no veo ningún pedido en esta cuenta.
team-answers = nuestro equipo { $address ->
    [formal] le responderá
   *[familiar] te responderá
} aquí { $by }.
desk-hours = nuestro equipo está aquí { $hours }.
desk-always = nuestro equipo está aquí a cualquier hora.

## Preguntas

ask-order = { $variant ->
    [1] todavía necesito saber qué pedido es, por favor: { $orders }.
   *[other] ¿de qué pedido se trata? { $address ->
        [formal] Sus pedidos recientes:
       *[familiar] Tus pedidos recientes:
    } { $orders }.
}
ask-number = { $variant ->
    [1] para seguir necesito todavía el número de pedido, por favor.
   *[other] ¿{ $address ->
        [formal] puede decirme
       *[familiar] puedes decirme
    } el número de pedido, por favor? Está en la confirmación del pedido.
}
number-help = no pasa nada. El número de pedido está en la confirmación que llegó por correo.
ask-items = ¿de qué artículos del pedido { $number } se trata: { $things }? También { $address ->
    [formal] puede
   *[familiar] puedes
} decir: todos.
ask-count = el pedido { $number } contiene { $things }. ¿Cuántos son?
ask-topic = { $variant ->
    [1] perdón, sigo sin entenderlo. ¿{ $address ->
        [formal] Puede
       *[familiar] Puedes
    } decirlo con otras palabras?
   *[other] perdón, no lo he entendido. Puedo seguir un pedido, pedir una devolución o avisar a nuestro equipo.
}
confirm-return = ¿pido la devolución de { $things }, del pedido { $number }?
confirm-exchange = ¿pido el cambio de { $things }, del pedido { $number }?
confirm-damaged = ¿aviso de que { $things }, del pedido { $number }, llegó en mal estado?
confirm-wrong = ¿aviso de que llegó otra cosa en lugar de { $things }, del pedido { $number }?
confirm-missing = ¿aviso de que falta { $things }, del pedido { $number }?
offer-team = ¿{ $address ->
    [formal] quiere
   *[familiar] quieres
} hablar con nuestro equipo?

## Cortesía

greeting = ¡hola! Puedo decir dónde está un pedido y pedir una devolución. ¿En qué ayudo?
greeting-named = ¡hola, { $name }! Puedo decir dónde está un pedido y pedir una devolución. ¿En qué ayudo?
thanks = { $variant ->
    [1] ¡es un placer!
   *[other] ¡de nada! Si hace falta algo más, aquí estoy.
}
goodbye = ¡hasta luego, y que { $address ->
    [formal] tenga
   *[familiar] tengas
} un buen día!
all-right = de acuerdo. Si hace falta algo más, aquí estoy.
back-again = de nuevo con el asistente. ¿En qué ayudo?
assistant = soy un asistente virtual, no una persona. { $address ->
    [formal] Puede
   *[familiar] Puedes
} hablar con nuestro equipo cuando { $address ->
    [formal] quiera.
   *[familiar] quieras.
}
abilities = puedo decir dónde está un pedido y cuándo llega, y pedir una devolución o un cambio. Para todo lo demás está nuestro equipo.
sorry = lo siento.
sorry-late = siento que esté tardando tanto.
other-language = no hablo ese idioma. { $address ->
    [formal] Escriba
   *[familiar] Escribe
} aquí de qué se trata y nuestro equipo responderá.

## Botones

button-yes = Sí, por favor
button-no = No, gracias
