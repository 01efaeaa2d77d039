"""Spanish: orders, and what is asked of them.

Of Spain and of the Americas. Accents are left out, since customers leave them out.
"""

from support_agent.agent.planners.offline.words import Concept

WORDS: dict[Concept, str] = {
    "order": """
        pedido*, orden, ordenes, compra, compras, encargo*, paquete*, paqueteria, envio*,
        encomienda*, producto*, articulo*, mercancia, mercaderia, entrega, entregas, despacho*,
        bulto, caja, compre, pedi, cosas, prenda*, shipping, orden de compra, despacho
    """,
    "own": "mi, mis, nuestro, mio, mia, compre, pedi, hice, realice",
    "latest": """
        ultimo pedido, ultima compra, ultima orden, pedido mas reciente, compra mas reciente, pedido
        reciente, mi ultimo, mi ultima
    """,
    "address": """
        direccion*, domicilio, codigo postal, calle equivocada, destinatario, lugar de entrega,
        datos de envio, mi correo, mi email, mi mail, numero de telefono, mi telefono, mi celular,
        mi nombre, apellido, datos de contacto, otra direccion, vecino, vecina, porteria, punto de
        recogida, otra sucursal, numero de la calle, la calle, de la casa, a otra casa
    """,
    "invoice": """
        factura*, boleta*, comprobante*, ticket de compra, cfdi, facturacion, justificante, un
        recibo, el recibo, mi recibo, recibo de
    """,
    "payment": """
        pago, pagos, pagar, pague, pagado, cobro, cobros, cobrado, cobraron, cobran, cargo, cargos,
        tarjeta*, transferencia*, debito, debitaron, credito, paypal, bizum, oxxo, mercadopago,
        mercado pago, transaccion, cuotas, mensualidades, domiciliacion, descontaron, metodo de pago
    """,
    "account": """
        mi cuenta, cuenta, cuentas, contrasena*, clave, iniciar sesion, inicio de sesion, registr*,
        suscripcion*, suscri*, membresia*, newsletter, boletin, perfil, mis datos, usuario, acceder,
        loguear*, verificacion, darme de baja, dar de baja, codigo de verificacion, borrar mi
        cuenta, eliminar mi cuenta
    """,
    "site": """
        pagina, sitio, web, carrito, codigo de descuento, codigo promocional, cupon*, promocional,
        la app, aplicacion, agotado, sin stock, buscador, no carga, codigo de promocion
    """,
    "total": "total, importe, monto, precio, costo, coste, costo total, valor",
    "human": """
        humano*, agente*, asesor*, operador*, operadora, representante*, ejecutivo*, atencion al
        cliente, servicio al cliente, servicio humano, soporte, persona real, persona de verdad,
        telefono de atencion, gerente, encargado, supervisor*, responsable, servicio tecnico,
        atencion personal*, numero de atencion, call center, companero*, empleado*, llamarme, me
        llamen, llamenme, llameme, llamame, me llame, me llaman, alguna persona, algun asesor, me
        atienda, comunicarme, contactarlos, contactarme, los contacto, contactar con ustedes,
        alguien real, persona humana, alguien de verdad, alguien de la tienda, ayuda humana, pasar
        con, gente real, ventas, area de
    """,
    "someone": """
        persona, personas, alguien, gente, equipo, dependiente, asistente, tecnico, contacto,
        contactos, telefono, numero de telefono, whatsapp
    """,
    "pickup": """
        punto de recogida, puntos de recogida, punto de retiro, punto de entrega, punto pack,
        sucursal, oca, andreani, correo argentino, correos, oficina de correos, locker, casillero,
        taquilla, paqueteria, agencia, retirar mi, retirarlo, retiro mi, recogerlo, recoger mi,
        pasar a buscar, pasar a recoger, buscar mi, en tienda mi
    """,
    "day": """
        hoy, manana, pasado manana, esta semana, la semana que viene, proxima semana, fin de semana,
        lunes, martes, miercoles, jueves, viernes, sabado, domingo, a tiempo, antes de, antes del
    """,
    "where": """
        donde, adonde, ubicacion, en que parte, por donde, ubicar, paradero, por donde va, en que
        anda
    """,
    "when": """
        cuando, cuanto tarda*, cuanto tiempo, cuanto demora*, que dia, que fecha, a que hora, que
        hora, en cuantos dias, cuantos dias, cuanto falta, para cuando, cuanto tardan, en cuanto
        tiempo, cuanto se demora, cuanto mas, en cuanto me, en cuanto lo, en cuanto la, en cuanto
        llega, que horario
    """,
    "eta": """
        fecha de entrega, fecha estimada, plazo de entrega, plazos de entrega, tiempo de entrega,
        tiempos de entrega, dia de entrega, hora de entrega, horario de entrega, fecha de llegada,
        fecha prevista, entrega estimada, entrega prevista, tiempo de envio, plazo de envio, dias de
        entrega, llega hoy, llega manana, tiempo estimado, dias faltan, falta para que llegue,
        faltan para que llegue
    """,
    "status": """
        estado, estatus, status, situacion, como va, como viene, como anda, que pasa con, que paso
        con, que hay de, informacion de mi, informacion del, informacion sobre mi, info del, info de
        mi, novedades, noticias, en que va, en que quedo, consulta de, actualizacion, como sigue,
        avance, en preparacion, preparacion, figura, figura como, aparece como, sale como, y ahora,
        algun cambio
    """,
    "track": """
        rastre*, seguimiento, localizar*, tracking, trackear, guia, numero de guia, codigo de
        seguimiento, hacer seguimiento, seguir mi, seguir el, ubicar mi, trazabilidad, track, ver mi
        pedido, consultar mi pedido, consultar pedido, consultar mi, consultar el, consultar por mi
        pedido, consultar por el pedido, saber de mi, consultar mi compra, encontrar mi pedido, no
        encuentro mi pedido, devuelto al remitente
    """,
    "arrive": """
        lleg*, entreg*, recib*, viene, vendra, llevan, traen, traer, trae, aparece, sale, salio,
        despach*, en camino, mandan, envian, repartidor*, mensajero*, cartero, transportista,
        mensajeria, courier, mandaron, enviaron, enviasteis, vino, venido, vinieron, trajo,
        trajeron, trajera, pasaron, pasar a entregar, llegando, yega, yego, reparto, retirar,
        recoger, ir a buscarlo, ir a buscarla, ir a retirar, aviso
    """,
    "shipped": """
        enviado, enviada, enviar mi, mandado, salio, ya salio, despachado, despacharon, en camino,
        en reparto, en transito, ha salido, va en camino
    """,
    "not_arrived": """
        no llega*, no me llega*, no ha llegado, no me ha llegado, no han llegado, no me han llegado,
        no llego, no me llego, nunca llego, nunca me llego, no lo recib*, no recib*, no he recibido,
        no lo he recibido, no la he recibido, no aparece, no me lo entreg*, no entreg*, no me
        entreg*, no me han entregado, no ha sido entregado, sigo esperando, sigo sin recibir, sin
        recibir, sin llegar, aun no llega, aun no, todavia no, todavia espero, extraviado, perdido,
        se perdio, perdieron, extraviaron, no se ha movido, no avanza, no se mueve, parado,
        estancado, no viene, no vino, nadie vino, no me ha venido, sin entregar, no enviado, no han
        enviado, no lo han enviado, no sale, no ha salido, sin noticias, no tengo noticias, y nada,
        no estaba en casa, repartidor no, mensajero no, no ha venido, no han venido, no vinieron, no
        paso, no pasaron, no trajo, no trajeron, no me trajo, no me trajeron, no me lo trajeron,
        nunca recibi, nunca lo recibi, nunca la recibi, nunca vino, nadie en casa, no habia nadie,
        intento de entrega, intento fallido, entrega fallida, no ha sido enviado, no ha avanzado,
        sin movimiento, sin actualizar, no se actualiza, no actualiza, robado, robaron,
        desaparecido, desaparecio, retenido, detenido, varado, aduana*, sin novedades, ausente, no
        llegan, no llegaron, no lo he visto, no la recibi, no los recibi, no la he visto, extravio,
        no ha sido despachado, no despachan, no despacharon, no me lo han traido, no me han traido,
        no han mandado, no mandaron, no lo mandaron, no mandan, no lo mandan, no me lo mandan, no
        han entregado, no me dejan
    """,
    "late": """
        retras*, tarde, demor*, atras*, se demora, tarda mucho, tardando, tarda tanto, ya deberia,
        tendria que haber llegado, deberia haber llegado, fuera de plazo
    """,
    "waiting": """
        espero, esperando, espera, esperar, pendiente, procesado, procesar, cuando me, hicieron
    """,
    "policy": """
        politica*, en que casos, que casos, condiciones, requisitos, reglas, garantia*, terminos,
        bajo que, plazo de devolucion, plazo para devolver, plazo de cambio, como funcionan las
        devoluciones, como funciona, como es la devolucion, penalizacion*, cuantos dias tengo,
        cuanto tiempo tengo, hay devolucion, aceptan devoluciones, cuesta la devolucion, es gratis
        la devolucion, cuanto tardan en devolver, costo de devolucion, gastos de devolucion, en
        cuanto tiempo devuelven, tiempo de devolucion, en tienda, en la tienda, en tiendas, es
        gratis, gratuita, sin caja, sin etiqueta, sin etiquetas, sin ticket, sin factura, ropa
        interior, como funcionan, quien paga, quien asume, cuanto tardan los reembolsos, cuanto
        tarda un reembolso, hasta cuantos dias, plazos, dentro de cuantos dias, cuantos dias hay,
        cuantos dias son, cuanto tiempo hay, tengo derecho, derecho a, hacen devoluciones, hacen
        cambios, hacen reembolsos, admiten, cubre la, que cubre, puedo devolver si, puedo cambiar
        si, si no me gusta, si no me queda, si no me sirve, normalmente, por lo general, en rebajas,
        de oferta, en oferta, liquidacion, garantia del, como son los cambios, como son las
        devoluciones, informacion devoluciones, informacion sobre devoluciones, devoluciones
        gratuitas, gratuitas, tiempo para cambio*, tiempo para devol*, info devoluciones, coste de
        la devolucion, costo de la devolucion, coste devolucion, costo devolucion, que pasa si, si
        no me quedan, si me queda, si no me va, si no es mi talla, garantia del producto
    """,
    "options": """
        opciones, formas de, metodos de, metodo de envio, tipos de, que medios, medios de pago,
        aceptan, disponibles, modalidades, que formas, guia de tallas, tabla de tallas, contra
        reembolso, contra entrega, a plazos, en cuotas, gratis, gratuito, sin interes, sin
        intereses, de regalo, msi, meses sin, gift card, en efectivo, efectivo, puedo pagar, se
        puede pagar, pagar en, tarjeta regalo, tarjetas regalo
    """,
    "ship_to": """
        hacen envios, hacen envio, envian a, envias a, enviais a, realizan envios, entregan en,
        envios a, mandan a, llegan a, reparten en, envio a, despachan a, hay envio, envio
        internacional, costo de envio, coste de envio, gastos de envio, cuanto cuesta el envio,
        cuanto sale el envio, precio del envio, precio de envio, envio gratis, precio envio, costo
        envio, coste envio, valor envio, valor del envio, precio despacho, valor del despacho, valor
        despacho, tarifa de envio, tarifas de envio, zonas de envio, cobertura
    """,
    "product_question": """
        tienen, venden, hay stock, en stock, disponibilidad, disponible, material, medidas, guia de
        tallas, tabla de tallas, que talla, caracteristicas, ficha tecnica, cuanto cuesta*, cuanto
        sale*, cuanto vale*, horario*, tienda fisica, sucursal*, tiendas, abren, comprar, quiero
        comprar, como compro, como comprar, catalogo, oferta*, promocion*, descuentos, rebajas,
        compatible, es original, resena*, opinion, comentario, donde estan ubicados, donde quedan,
        ubicados, local fisico, local, abiert*, cierran, trabajan con, mayoreo, por mayor,
        mayorista, resistente, recomienda*, vuelven a tener, vuelve a haber, reponen, hay
        descuento*, precio de, precio tiene, regalo, showroom, por menor
    """,
    "how_much": """
        cuanto pague, cuanto es el total, que pedi, que compre, que incluye mi, detalle de mi,
        detalles de mi, detalle del, detalles del, contenido del pedido, cuanto fue, cuanto me costo
    """,
}
