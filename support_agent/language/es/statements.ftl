# Lo que puede decir el agente, en español. en/statements.ftl explica variables y atributos.
#
# .of   con «de», que se une a «el»: «de tu pedido 1187», «del pedido»
# .obj  donde el pedido no es sujeto: `it` está vacío, porque el sujeto se sobreentiende

## Cómo se nombran el pedido, el día y el transportista

your = { $address ->
    [formal] su
   *[familiar] tu
}
you-can = { $address ->
    [formal] puede
   *[familiar] puedes
}
to-you = { $address ->
    [formal] le
   *[familiar] te
}
the-order = { your } pedido { $number }
    .of = de { your } pedido { $number }
    .obj = { your } pedido { $number }
the-order-with = { your } pedido { $number } ({ $goods })
    .of = de { your } pedido { $number } ({ $goods })
    .obj = { your } pedido { $number } ({ $goods })
the-order-again = el pedido { $number }
    .of = del pedido { $number }
    .obj = el pedido { $number }
this-order = el pedido
    .of = del pedido
    .obj = el pedido
it = { "" }
    .of = del pedido
    .obj = el pedido
more-goods = { $count ->
    [one] un artículo más
   *[other] { $count } artículos más
}
on = el { $date }
on-weekday = el { $weekday } { $date }
on-today = hoy
on-tomorrow = mañana
on-yesterday = ayer
until = hasta el { $date }
until-weekday = hasta el { $weekday } { $date }
until-today = hasta hoy
until-tomorrow = hasta mañana
by = a más tardar el { $date }
by-weekday = a más tardar el { $weekday } { $date }
by-today = hoy mismo
by-tomorrow = a más tardar mañana
since = desde el { $date }
since-weekday = desde el { $weekday } { $date }
since-today = desde hoy
since-yesterday = desde ayer
the-carrier = el transportista
    .of = del transportista
carrier-named = { $name }
    .of = de { $name }
thing = { $quantity ->
    [1] { $title }
   *[other] { $quantity } × { $title }
}
an-item = un artículo
quoted = «{ $title }»
order-listed = { $number }, realizado { $when }
order-listed-with = { $number }: { $goods }, realizado { $when }
request-named = { your } solicitud { $request }
request-of = { your } solicitud { $request } del pedido { $number }
hours-on = { $days } { $times }
hours-day = el { $day }
hours-days = de { $first } a { $last }
hours-times = de { $opens } a { $closes }
midnight = medianoche

## Dónde está un pedido

status-not-shipped = { $order } todavía no se ha enviado.
    .and = y todavía no se ha enviado
status-on-its-way = { $variant ->
    [1] { $order } sigue en camino.
    [2] { $order } aún está de camino.
   *[other] { $order } está en camino.
}
    .and = y está en camino
status-out-for-delivery = { $order } ya está en reparto.
    .and = y ya está en reparto
status-delivered = { $variant ->
    [1] { $order } se entregó { $when }.
   *[other] { $order } llegó { $when }.
}
    .and = y llegó { $when }
status-delivered-undated = { $order } se ha entregado, pero no sabemos qué día.
status-partly-delivered = ha llegado una parte { $order-of }: { $here } de { $total } paquetes.
status-rest-not-shipped = ha llegado una parte { $order-of }; el resto todavía no se ha enviado.
status-cancelled = { $order } está cancelado.
    .and = y está cancelado
status-failed = el transportista no pudo entregar { $order-obj }.
    .again = el transportista no pudo entregarlo.
    .also = , y el transportista no pudo entregarlo
status-returning = { $order } viene de vuelta a nuestro almacén.
    .and = y viene de vuelta a nuestro almacén
status-sent = { $order } se envió { $when }; desde entonces no tenemos noticias del transportista.
status-sent-undated = { $order } se envió, pero no tenemos noticias del transportista.
status-unknown = en este momento no sabemos dónde está { $order-obj }.
not-delivered-yet = { $order } todavía no se ha entregado.
    .and = y todavía no se ha entregado
shipped = { $order } salió de nuestro almacén { $when }.
    .and = y salió de nuestro almacén { $when }
shipped-unknown = todavía no sabemos qué día se envió { $order-obj }.
    .again = todavía no sabemos qué día se envió.
    .also = ; todavía no sabemos qué día se envió

## Cuándo llega

expected = { $variant ->
    [1] según { $carrier }, la entrega { $order-of } sigue prevista para { $when }.
   *[other] { $carrier } prevé entregar { $order-obj } { $when }.
}
    .again = { $carrier } prevé entregarlo { $when }.
    .also = , y { $carrier } prevé entregarlo { $when }
was-expected = { $carrier } preveía entregar { $order-obj } { $when }, pero ese día ya ha pasado.
    .again = { $carrier } preveía entregarlo { $when }, pero ese día ya ha pasado.
    .also = ; { $carrier } preveía entregarlo { $when }, pero ese día ya ha pasado
no-date = { $carrier } todavía no ha dado una fecha de entrega para { $order-obj }.
    .again = { $carrier } todavía no ha dado una fecha de entrega.
    .also = , y { $carrier } no ha dado aún una fecha de entrega
already-delivered = { $order } ya se ha entregado.
    .and = y ya se ha entregado
last-scan = { $carrier } registró { $order-obj } por última vez { $when }.
    .again = { $carrier } lo registró por última vez { $when }.
    .also = , y { $carrier } lo registró por última vez { $when }
no-new-scan = { $carrier } registró { $order-obj } por última vez { $when }; desde entonces no hay novedades.
    .again = { $carrier } lo registró por última vez { $when }; desde entonces no hay novedades.
    .also = ; { $carrier } lo registró por última vez { $when } y desde entonces no hay novedades
no-scan = { $carrier } todavía no ha registrado { $order-obj }.
    .again = { $carrier } todavía no lo ha registrado.
    .also = , y { $carrier } todavía no lo ha registrado
scan-address = el transportista informa de un problema con la dirección.
scan-attempted = el transportista informa de un intento de entrega.
scan-customs = el transportista informa de que el paquete está en la aduana.
scan-pickup = el transportista informa de que ya se puede recoger el paquete.
scan-depot = el transportista informa de que el paquete ha llegado a uno de sus centros.
scan-label = el transportista ya tiene los datos del paquete, pero aún no lo ha recibido.
carrier = el envío { $order-of } lo lleva { $carrier }.
    .again = lo lleva { $carrier }.
    .also = , y lo lleva { $carrier }
carrier-delivered = { $order-obj } lo entregó { $carrier }.
    .again = lo entregó { $carrier }.
carriers = { $order } viene con varios transportistas: { $carriers }.
carrier-unknown = todavía no sabemos qué transportista llevará { $order-obj }.
    .again = todavía no sabemos qué transportista lo llevará.
    .also = ; todavía no sabemos qué transportista lo llevará
tracking = el número de seguimiento { $order-of } es { $tracking }.
    .again = el número de seguimiento es { $tracking }.
    .also = ; el número de seguimiento es { $tracking }
tracking-linked = el número de seguimiento { $order-of } es { $tracking }: { $link }
    .again = el número de seguimiento es { $tracking }: { $link }
tracking-unknown = { $order } no tiene número de seguimiento.
    .and = y no tiene número de seguimiento

## Sus paquetes, si son varios

parcels = { $order } viene en { $count } paquetes.
    .and = y viene en { $count } paquetes
parcel-delivered = { $parcel }: llegó { $when }.
parcel-delivered-undated = { $parcel }: entregado.
parcel-expected = { $parcel }: entrega prevista { $when }.
parcel-late = { $parcel }: se esperaba { $when }, pero ese día ya ha pasado.
parcel-today = { $parcel }: en reparto.
parcel-on-its-way = { $parcel }: en camino.
parcel-no-date = { $parcel }: todavía sin fecha de entrega.
parcel-not-shipped = { $parcel }: todavía sin enviar.
parcel-shipped = { $parcel }: salió de nuestro almacén { $when }.
parcel-sent = { $parcel }: enviado { $when }; desde entonces, sin noticias del transportista.
parcel-sent-undated = { $parcel }: enviado, sin noticias del transportista.
parcel-failed = { $parcel }: el transportista no pudo entregarlo.
parcel-returning = { $parcel }: viene de vuelta a nuestro almacén.
parcel-scan = { $parcel }: registrado por última vez { $when }.
parcel-no-scan = { $parcel }: todavía sin registrar.
parcel-tracking = { $parcel }.
parcel-tracking-linked = { $parcel }: { $link }
things-not-shipped = falta por enviar: { $things }.
parcel-with = { $parcel } ({ $goods })
parcel-unnamed = paquete { $position }

## Qué contiene y qué se ha pagado

goods = { $order } contiene { $things }.
    .and = y contiene { $things }
goods-several = { $order } contiene { $things }.
    .and = y contiene { $things }
total = el total { $order-of } es de { $total }.
    .again = el total es de { $total }.
    .also = , y el total es de { $total }
placed = { $order } se realizó { $when }.
    .and = y se realizó { $when }
payment-paid = { $order } está pagado.
    .and = y está pagado
payment-pending = todavía no hemos recibido el pago { $order-of }.
    .again = todavía no hemos recibido el pago.
    .also = , y todavía no hemos recibido el pago
payment-authorized = el pago { $order-of } está autorizado, pero todavía no se ha cobrado.
    .again = el pago está autorizado, pero todavía no se ha cobrado.
    .also = ; el pago está autorizado, pero todavía no se ha cobrado
payment-partially-paid = { $order } está pagado en parte.
    .and = y está pagado en parte
payment-refunded = el pago { $order-of } se ha reembolsado.
    .again = el pago se ha reembolsado.
    .also = , y el pago se ha reembolsado
payment-partially-refunded = el pago { $order-of } se ha reembolsado en parte.
    .again = el pago se ha reembolsado en parte.
    .also = , y el pago se ha reembolsado en parte
payment-voided = el pago { $order-of } se anuló, así que no se ha cobrado nada.
    .again = el pago se anuló, así que no se ha cobrado nada.
    .also = , y el pago se anuló, así que no se ha cobrado nada
payment-expired = el pago { $order-of } caducó antes de cobrarse.
    .again = el pago caducó antes de cobrarse.
    .also = , y el pago caducó antes de cobrarse

## Devoluciones

returnable = { $order } se puede devolver { $until }.
    .and = y se puede devolver { $until }
returnable-things = { $until } { you-can } devolver { $things } { $order-of }.
    .again = { $until } { you-can } devolver { $things }.
    .also = , y { $until } { you-can } devolver { $things }
window-closed-undated = el plazo para devolver { $order-obj } ya ha pasado.
    .again = el plazo para devolverlo ya ha pasado.
    .also = , y el plazo para devolverlo ya ha pasado
window-closed = { $order } se podía devolver { $until }, pero ese plazo ya ha pasado.
    .and = y se podía devolver { $until }, pero ese plazo ya ha pasado
not-before-delivery = { $order } se podrá devolver cuando haya llegado.
    .and = y se podrá devolver cuando haya llegado
not-of-cancelled = { $order } está cancelado, así que no hay nada que devolver.
nothing-left = ya no queda nada por devolver { $order-of }.
    .again = ya no queda nada por devolver.
    .also = , y ya no queda nada por devolver
delivery-day-unknown = no sabemos qué día se entregó { $order-obj }, así que nuestro equipo tendría que comprobar si se puede devolver.
    .again = no sabemos qué día se entregó, así que nuestro equipo tendría que comprobar si se puede devolver.
too-few-left = solo se puede devolver esto { $order-of }: { $things }.
    .again = solo se puede devolver esto: { $things }.
return-window = { $days ->
    [one] { you-can } devolver un pedido en el plazo de un día desde la entrega.
   *[other] { you-can } devolver un pedido en un plazo de { $days } días desde la entrega.
}
no-request = no hay ninguna solicitud de devolución { $order-of }.
    .again = no hay ninguna solicitud de devolución.
    .also = , y no hay ninguna solicitud de devolución
request-waits = { $request } está pendiente de la decisión de nuestro equipo.
request-waits-until = { $address ->
    [formal] { $request } está pendiente de la decisión de nuestro equipo. La tendrá { $by }.
   *[familiar] { $request } está pendiente de la decisión de nuestro equipo. La tendrás { $by }.
}
request-approved = nuestro equipo ha aprobado { $request }.
request-rejected = nuestro equipo ha revisado { $request } y no ha podido aprobarla.
request-withdrawn = { $request } se ha retirado.

## Lo que se ha hecho en esta respuesta

made-return = { $variant ->
    [1] hecho: he solicitado la devolución de { $things } del pedido { $number }. El número de solicitud es { $request }.
   *[other] he solicitado la devolución de { $things } del pedido { $number }. El número de solicitud es { $request }.
}
made-exchange = he solicitado el cambio de { $things } del pedido { $number }. El número de solicitud es { $request }.
made-damaged = siento que haya llegado en mal estado. He comunicado el daño en { $things } del pedido { $number }. El número de solicitud es { $request }.
made-wrong = siento que haya llegado otra cosa. He comunicado el error con { $things } del pedido { $number }. El número de solicitud es { $request }.
made-missing = siento que falte algo. He comunicado la falta de { $things } del pedido { $number }. El número de solicitud es { $request }.
made-next = nuestro equipo lo revisará y { to-you } responderá aquí.
made-next-until = nuestro equipo lo revisará y { to-you } responderá aquí { $by }.
withdrawn = he retirado { $request }.
changed = hecho: { $request } ahora incluye { $things }.
changed-kind-exchange = he convertido { $request } en un cambio.
changed-kind-return = he convertido { $request } en una devolución.
too-late-to-change = ya se ha decidido sobre { $request }, así que solo nuestro equipo puede cambiarla.

## Lo que no se sabe, y quién lo decide

order-not-found = { $address ->
    [formal] no encuentro el pedido { $number } en esta cuenta. Compruebe el número, por favor.
   *[familiar] no encuentro el pedido { $number } en esta cuenta. Comprueba el número, por favor.
}
order-not-found-unnamed = { $address ->
    [formal] no encuentro ese pedido en esta cuenta. Compruebe el número, por favor.
   *[familiar] no encuentro ese pedido en esta cuenta. Comprueba el número, por favor.
}
order-not-found-guest = { $address ->
    [formal] para mostrarle el pedido { $number }, tengo que comprobar que es suyo. Confírmelo abajo, inicie sesión o revise el número.
   *[familiar] para mostrarte el pedido { $number }, tengo que comprobar que es tuyo. Confírmalo abajo, inicia sesión o revisa el número.
}
order-not-found-guest-unnamed = { $address ->
    [formal] para mostrarle ese pedido, tengo que comprobar que es suyo. Confírmelo abajo, inicie sesión o revise el número.
   *[familiar] para mostrarte ese pedido, tengo que comprobar que es tuyo. Confírmalo abajo, inicia sesión o revisa el número.
}
not-known = { $variant ->
    [1] sobre eso tampoco tengo información fiable.
    [2] tampoco puedo decir{ to-you } nada seguro sobre eso.
   *[other] no lo sé con certeza y prefiero no adivinar.
}
only-team = { $variant ->
    [1] eso es cosa de nuestro equipo.
   *[other] nuestro equipo puede revisarlo.
}
money-is-the-teams = los reembolsos y las compensaciones los decide nuestro equipo.
your-orders = { $address ->
    [formal] estos son sus pedidos recientes:{ $orders }
   *[familiar] estos son tus pedidos recientes:{ $orders }
}
no-orders = no veo ningún pedido en esta cuenta.
team-answers = nuestro equipo { to-you } responderá aquí { $by }.
desk-hours = nuestro equipo atiende { $hours }.
desk-hours-week = en los próximos siete días, nuestro equipo atiende { $hours }.
desk-always = nuestro equipo atiende todos los días, a cualquier hora.
desk-closed-week = nuestro equipo no atiende en los próximos siete días.

## Preguntas

ask-order = { $address ->
    [formal] ¿de qué pedido se trata? Sus pedidos recientes:{ $orders }
   *[familiar] ¿de qué pedido se trata? Tus pedidos recientes:{ $orders }
}
ask-order-again = todavía necesito saber de qué pedido se trata:{ $orders }
ask-number = { $variant ->
    [1] para seguir, todavía necesito el número de pedido, por favor.
    [2] sin el número de pedido no puedo buscarlo. ¿Me lo { $address ->
        [formal] envía
       *[familiar] envías
    }?
   *[other] ¿me { $address ->
        [formal] da
       *[familiar] das
    } el número de pedido, por favor? Está en la confirmación del pedido.
}
number-unknown = no pasa nada. El número está en el correo de confirmación del pedido.
ask-items = ¿de qué artículos se trata? El pedido { $number } contiene { $things }. También { you-can } decir «todos».
ask-count = el pedido { $number } contiene { $things }. ¿De cuántas unidades se trata?
ask-topic = { $variant ->
    [1] perdón, sigo sin entenderlo. ¿{ $address ->
        [formal] Puede
       *[familiar] Puedes
    } decirlo con otras palabras?
    [2] perdón, no lo entiendo. ¿Se trata de un pedido, de una devolución o de algo para nuestro equipo?
   *[other] perdón, no lo he entendido. Puedo localizar un pedido, solicitar una devolución o pasar{ to-you } con nuestro equipo.
}
confirm-return = ¿solicito la devolución de { $things } del pedido { $number }?
confirm-exchange = ¿solicito el cambio de { $things } del pedido { $number }?
confirm-damaged = ¿comunico un daño en { $things } del pedido { $number }?
confirm-wrong = ¿comunico que llegó otra cosa en lugar de { $things } del pedido { $number }?
confirm-missing = ¿comunico la falta de { $things } del pedido { $number }?
offer-team = { $variant ->
    [1] ¿{ to-you } paso con nuestro equipo?
   *[other] ¿{ $address ->
        [formal] quiere
       *[familiar] quieres
    } hablar con nuestro equipo?
}

## Cortesía

greeting = ¡hola! Puedo decir{ to-you } dónde está un pedido y solicitar una devolución. ¿En qué puedo ayudar{ to-you }?
greeting-named = ¡hola, { $name }! Puedo decir{ to-you } dónde está un pedido y solicitar una devolución. ¿En qué puedo ayudar{ to-you }?
hello = ¡hola!
hello-named = ¡hola, { $name }!
you-are-welcome = ¡de nada!
thanks = { $variant ->
    [1] ¡no hay de qué!
    [2] { $address ->
        [formal] ¡de nada, que tenga un buen día!
       *[familiar] ¡de nada, que tengas un buen día!
    }
   *[other] { $address ->
        [formal] ¡de nada! Si necesita algo más, escríbame aquí.
       *[familiar] ¡de nada! Si necesitas algo más, escríbeme aquí.
    }
}
goodbye = { $address ->
    [formal] ¡hasta luego y que tenga un buen día! Puede volver a escribirnos cuando quiera.
   *[familiar] ¡hasta luego y que tengas un buen día! Puedes volver a escribirnos cuando quieras.
}
# No concede nada: puede seguir a cualquier pregunta.
all-right = { $variant ->
    [1] { $address ->
        [formal] escríbame aquí si necesita algo.
       *[familiar] escríbeme aquí si necesitas algo.
    }
   *[other] { $address ->
        [formal] si necesita algo más, escríbame aquí.
       *[familiar] si necesitas algo más, escríbeme aquí.
    }
}
back-again = { $address ->
    [formal] vuelve a atenderle el asistente. ¿En qué puedo ayudarle?
   *[familiar] vuelve a atenderte el asistente. ¿En qué puedo ayudarte?
}
assistant = { $address ->
    [formal] soy un asistente virtual, no una persona. Puede hablar con nuestro equipo cuando quiera.
   *[familiar] soy un asistente virtual, no una persona. Puedes hablar con nuestro equipo cuando quieras.
}
abilities = puedo decir{ to-you } dónde está un pedido y cuándo se espera, y solicitar una devolución o un cambio. Para todo lo demás está nuestro equipo.
sorry = { $variant ->
    [1] siento las molestias.
   *[other] lo siento.
}
sorry-late = siento que esté tardando tanto.
other-language = { $address ->
    [formal] no hablo ese idioma. Escriba aquí de qué se trata y nuestro equipo le responderá.
   *[familiar] no hablo ese idioma. Escribe aquí de qué se trata y nuestro equipo te responderá.
}

## Botones

yes-request = Sí, por favor
no-request-button = No, gracias
