"""Spanish, of Spain and of the Americas. Accents are left out, since customers leave them out."""

from . import Concept, NumberMark

WORDS: dict[Concept, str] = {
    "order": """
        pedido*, orden, ordenes, compra, compras, encargo*, paquete*, paqueteria, envio*,
        encomienda*, producto*, articulo*, mercancia, mercaderia, entrega, entregas, despacho*,
        bulto, caja, compre, pedi, cosas, prenda*, shipping, orden de compra
    """,
    "own": "mi, mis, nuestro, mio, mia, compre, pedi, hice, realice, me",
    "latest": """
        ultimo pedido, ultima compra, ultima orden, pedido mas reciente, compra mas reciente, pedido
        reciente, mi ultimo, mi ultima
    """,
    "address": """
        direccion*, domicilio, codigo postal, calle equivocada, destinatario, lugar de entrega,
        datos de envio
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
        la app, aplicacion, agotado, sin stock, buscador, no carga
    """,
    "total": "total, importe, monto, precio, costo, coste, costo total, valor",
    "human": """
        humano*, agente*, asesor*, operador*, operadora, representante*, ejecutivo*, atencion al
        cliente, servicio al cliente, servicio humano, soporte, persona real, persona de verdad,
        telefono de atencion, gerente, encargado, supervisor*, responsable, servicio tecnico,
        atencion personal*, numero de atencion, call center, companero*, empleado*, llamarme, me
        llamen, llamenme, llameme, llamame, me llame, me llaman, alguna persona, algun asesor, me
        atienda
    """,
    "someone": """
        persona, personas, alguien, gente, equipo, dependiente, asistente, tecnico, ayuda humana
    """,
    "where": "donde, adonde, ubicacion, en que parte, por donde, ubicar, paradero",
    "when": """
        cuando, cuanto tarda*, cuanto tiempo, cuanto demora*, que dia, que fecha, a que hora, que
        hora, en cuantos dias, cuantos dias, cuanto falta, para cuando, cuanto tardan, en cuanto
        tiempo, cuanto se demora
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
        avance, en preparacion, preparacion
    """,
    "track": """
        rastre*, seguimiento, localizar*, tracking, trackear, guia, numero de guia, codigo de
        seguimiento, hacer seguimiento, seguir mi, seguir el, ubicar mi, trazabilidad, track, ver mi
        pedido, consultar mi pedido, consultar pedido, consultar mi, consultar el, consultar por mi
        pedido, consultar por el pedido, saber de mi, consultar mi compra, encontrar mi pedido, no
        encuentro mi pedido
    """,
    "arrive": """
        lleg*, entreg*, recib*, viene, vendra, llevan, traen, traer, trae, aparece, sale, salio,
        despach*, en camino, tengo, mandan, envian, repartidor*, mensajero*, cartero, transportista,
        mensajeria, courier, mandaron, enviaron, enviasteis
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
        no estaba en casa
    """,
    "late": """
        retras*, tarde, demor*, atras*, se demora, tarda mucho, tardando, tarda tanto, ya deberia,
        tendria que haber llegado, deberia haber llegado, vencido, fuera de plazo
    """,
    "waiting": """
        espero, esperando, espera, esperar, pendiente, procesado, procesar, cuando me, hicieron
    """,
    "policy": """
        politica*, en que casos, que casos, condiciones, requisitos, reglas, garantia*, terminos,
        bajo que, plazo de devolucion, plazo para devolver, plazo de cambio, como funcionan las
        devoluciones, como funciona, como es la devolucion, penalizacion*, cuantos dias tengo,
        cuanto tiempo tengo, hay devolucion, aceptan devoluciones, se puede devolver, se pueden
        devolver, cuesta la devolucion, es gratis la devolucion, cuanto tardan en devolver, costo de
        devolucion, gastos de devolucion, en cuanto tiempo devuelven, tiempo de devolucion
    """,
    "options": """
        opciones, formas de, metodos de, metodo de envio, tipos de, que medios, medios de pago,
        aceptan, disponibles, modalidades, que formas, guia de tallas, tabla de tallas, contra
        reembolso, contra entrega, a plazos, en cuotas
    """,
    "ship_to": """
        hacen envios, hacen envio, envian a, envias a, enviais a, realizan envios, entregan en,
        envios a, mandan a, llegan a, reparten en, envio a, despachan a, hay envio, envio
        internacional, costo de envio, coste de envio, gastos de envio, cuanto cuesta el envio,
        cuanto sale el envio, precio del envio, precio de envio, envio gratis
    """,
    "product_question": """
        tienen, venden, hay stock, en stock, disponibilidad, disponible, material, medidas, guia de
        tallas, tabla de tallas, que talla, caracteristicas, ficha tecnica, cuanto cuesta*, cuanto
        sale*, cuanto vale*, horario*, tienda fisica, sucursal*, tiendas, abierto, abren, comprar,
        quiero comprar, como compro, como comprar, catalogo, oferta*, promocion*, descuentos,
        rebajas, compatible, es original, resena*, opinion, comentario
    """,
    "how_much": """
        cuanto pague, cuanto es el total, que pedi, que compre, que incluye mi, detalle de mi,
        detalles de mi, detalle del, detalles del, contenido del pedido, cuanto fue, cuanto me costo
    """,
    "return": """
        devolv*, devoluc*, devuelv*, retorn*, regresar el, regresar la, regresar los, regresar las,
        regresar un, regresar mi, regresarlo*, regresarla*, quiero regresar, reintegrar el, recogida
        de, recojan, desist*, desistimiento
    """,
    "unwanted": """
        no me queda, no me quedan, no me quedo, no me sirve*, no me gusta, no me gusto, no me
        gustan, me arrepenti, cambie de opinion, me queda grande, me queda chico, me queda chica, me
        queda pequen*, me quedan grandes, me quedan chicos, me quedan pequen*, muy grande, muy
        chico, muy chica, muy pequen*, demasiado grande, demasiado pequen*, no es lo que esperaba,
        ya no lo quiero devolver
    """,
    "exchange": """
        cambio de talla, cambiar la talla, cambiar de talla, cambiar talla, cambio de color, cambiar
        el color, cambiar por otro, cambiar por otra, cambiarlo*, cambiarla*, cambiarme, otra talla,
        otro talle, cambio de talle, cambiar el talle, cambio por, canje*, canjear, intercambi*,
        reemplaz*, sustitu*, reposicion, cambiar el producto, cambiar producto, cambio de producto,
        cambiar un producto, cambiar el articulo, cambiar articulo, cambio de articulo, cambio del
        producto, hacer un cambio, quiero cambiar los, quiero cambiar las, quiero un cambio,
        solicitar cambio, solicitar un cambio, talla mas, talle mas, otro modelo, otro color
    """,
    "refund": """
        reembols*, reintegr*, devolucion del dinero, devolucion de dinero, devolver el dinero,
        devolver mi dinero, devuelvan, devuelvan mi dinero, mi dinero, el dinero, recuperar mi
        dinero, mi plata, la plata, devolucion del importe, rembols*, desembolso
    """,
    "refund_late": """
        no me han devuelto, no me devolvieron, no me han reembolsado, no me reembolsaron, no he
        recibido el reembolso, no he recibido mi reembolso, no recibi el reembolso, no recibi mi
        reembolso, no me llega el reembolso, no me ha llegado el reembolso, no llega el reembolso,
        donde esta mi reembolso, donde esta mi dinero, cuando me devuelven, cuando me devolveran,
        cuando me reembols*, cuando me reintegran, estado de mi devolucion, estado de la devolucion,
        estado devolucion, estado reembolso, estado de mi reembolso, estado del reembolso,
        seguimiento de devolucion, seguimiento de mi devolucion, sin reembolso, aun no me devuelven,
        todavia no me devuelven, no me devuelven, no veo el reembolso, no veo mi reembolso, cuando
        llega el reembolso, cuando llega mi reembolso, como va mi devolucion, como va mi reembolso,
        que paso con mi devolucion, que paso con mi reembolso, ya devolvi, me devolvian,
        devolverian, devolucion pendiente, reembolso pendiente, reembolso no recibido, no recibo mi
        reembolso, no recibo el reembolso
    """,
    "compensation": """
        compensa*, indemniza*, resarc*, descuento por, vale de descuento, un bono, bonificacion,
        rebaja por, algun detalle por, parte del dinero
    """,
    "damaged": """
        roto, rota, rotos, rotas, danad*, defect*, averiad*, fallad*, falla, fallan, manchad*,
        rayad*, golpead*, abollad*, rasgad*, descosid*, quebrad*, estropead*, deteriorad*,
        agrietad*, partido, partida, malogrado, no funciona*, no sirve, no sirven, no enciende*, no
        prende*, no anda, no andan, no carga bien, dejo de funcionar, en mal estado, mal estado,
        vino roto, viene roto, mojado, abierto y roto, no me funciona*, aplastad*, rompio,
        rompieron, tarado, tarada, agujero*, hoyo, mal cosid*, mal hecho
    """,
    "wrong": """
        equivocad*, erroneo, erronea, producto incorrecto, articulo incorrecto, pedido incorrecto,
        talla incorrecta, color incorrecto, otro producto, otro articulo, otra cosa, cosa distinta,
        producto distinto, producto diferente, articulo distinto, no es lo que pedi, no es lo que
        compre, no era lo que pedi, no es el que pedi, no es la que pedi, no corresponde, talla
        equivocada, no coincide, no lo que pedi, me mandaron otro, me enviaron otro, me llego otro,
        me llego otra, me mandaron otra, me enviaron otra, que no es, no es el producto, no es el
        articulo, no es lo mismo
    """,
    "missing": """
        falta, faltan, faltaba, faltaban, falto, faltante*, incompleto, incompleta, incompletos, no
        venia, no venian, no vino el, no vino la, solo me llego, solo llego, solo me llegaron, solo
        recibi, no incluia, no incluye, viene sin, vino sin, venia sin, me llego sin, no trae, no
        traia, no estaba en la caja, llego sin, llegaron sin, ha llegado sin, sin los, sin las
    """,
    "own_mistake": """
        me equivoque de talla, me equivoque al, pedi la talla, compre la talla, pedi mal, me
        equivoque de color, me equivoque de modelo, me equivoque en la talla
    """,
    "cancel": """
        cancel*, anul*, ya no lo quiero, ya no quiero, ya no la quiero, no quiero el pedido, no
        quiero mi pedido, dejar sin efecto, deshacer, dar de baja el pedido, parar el pedido,
        detener
    """,
    "change": """
        cambi*, modific*, edit*, correg*, corrijan, actualiz*, quitar, quiten, eliminar, equivocad*,
        incorrect*, mal, otra, nueva, erronea, poner otra, rectific*, confirmar, error
    """,
    "add": """
        agreg*, anad*, sumar, incluir, incorporar, meter otro, cambiar la fecha, cambiar fecha de
        entrega, reprogramar, cambiar el dia de entrega
    """,
    "talk": """
        hablar, habl*, contact*, comunic*, atiend*, atienda, atencion, llam*, pasame, paseme,
        chatear, conversar, quiero, necesito, pase, transfer*, deriv*, ponme, ayude, con un, con
        una, por favor, puede, real, responda
    """,
    "complaint": """
        queja*, quejar*, reclam*, denunci*, demanda*, estafa*, fraude, verguenza, inaceptable,
        consumidor, hoja de reclamaciones, poner una reclamacion, profeco, abogado, indignad*,
        pesimo servicio, mal servicio, ladrones, tomadura
    """,
    "trouble": """
        problema*, error*, rechaz*, falla*, no puedo, no me deja, doble, dos veces, duplicad*, mal
        cobro, no reconozco, indebido*, de mas, incidencia*, no pasa, no funciona*, equivocad*,
        incorrect*, no me aparece, no se refleja, no aparece, no se acredito, no me lo toma
    """,
    "you_are": """
        eres, sos, es usted, hablo con, estoy hablando, estoy chateando, tu eres, hay un, hay
        alguien, esto es, eres tu, si eres, quien eres, quien sos, con quien hablo, es un, es una,
        esto es un
    """,
    "bot": """
        robot*, bot, maquina, humano, humana, persona, persona real, ia, inteligencia artificial,
        real, automatico, chatbot, programa, quien eres, quien sos, con quien hablo
    """,
    "you_can": """
        que puedes, que haces, que sabes, en que puedes, en que me puedes, en que me ayudas, como
        puedes ayudar*, como me puedes ayudar, que puedo preguntar*, para que sirves, cuales son tus
        funciones, que servicios, que cosas puedes, que mas puedes, que ofreces, en que ayudas, que
        podes, como funcionas
    """,
    "help": """
        ayuda, ayudame, ayudeme, ayudar, ayudarme, me ayudas, ayudenme, auxilio, consulta, una duda,
        una pregunta, tengo una consulta
    """,
    "greeting": """
        hola*, buenas, buenos dias, buen dia, buenas tardes, buenas noches, que tal, como estas,
        como esta usted, como te va, que onda, saludos, encantado, encantada, mucho gusto, un
        placer, es un placer, holi, ola, hey, hi, hello, alguien ahi, hay alguien, estas ahi, como
        andas
    """,
    "thanks": """
        gracias, agradec*, muy amable, perfecto, genial, excelente, estupendo, mil gracias,
        buenisimo, te lo agradezco, buen trabajo, te pasaste, fantastico
    """,
    "bye": """
        adios, chao, chau, hasta luego, hasta pronto, hasta manana, nos vemos, bye, hasta la vista,
        me despido, que tengas, que tenga, buen fin, cuidate, eso es todo, nada mas, es todo
    """,
    "yes": """
        si, claro, vale, ok, okay, okey, correcto, exacto, dale, por supuesto, adelante, confirmo,
        hazlo, de acuerdo, esta bien, afirmativo, eso es, asi es, sip, porfa, por favor, bueno,
        listo
    """,
    "no": "no, nop, mejor no, ahora no, no gracias, nada, tampoco, para nada",
    "correction": """
        me equivoque, quise decir, quiero decir, perdon, perdona, disculpa*, error mio, me referia,
        en realidad, es decir, lo siento, corrijo, sino
    """,
    "unsure": """
        creo que, no estoy segur*, quizas, tal vez, puede que, me parece, puede ser, supongo, no
        estoy del todo
    """,
    "no_number": """
        no tengo ~ numero, no se ~ numero, no recuerdo, no me acuerdo, no encuentro ~ numero, sin
        numero, no lo tengo, no tengo el dato, no lo se, perdi el numero, no lo encuentro, no tengo
        numero, no lo recuerdo, no dispongo
    """,
    "all": """
        todo, toda, todos, todas, completo, completa, entero, entera, ambos, ambas, los dos, las
        dos, cada uno
    """,
    "one_item": """
        un producto, un articulo, uno de, una de, algo, una prenda, una parte, parte del, algunos,
        algunas, una cosa, un par de
    """,
    "told": """
        me dijo, dijo, dijeron, me dijeron, dice, me informo, me aseguraron, segun, me prometieron
    """,
    "not": "no, no quiero, no necesito, sin, no es, no busco, no pido, en vez de, no deseo",
    "filler": """
        un, una, el, la, los, las, de, del, mi, para, por, hacer, lo, a, quiero, pedir, que, ningun,
        ninguna, es, solicitar
    """,
    "plain": """
        ahora, algo, alguno, antes, aqui, asi, aunque, bien, cada, casa, casi, cerca, color, como,
        cosa, cuatro, cuenta, dame, dar, debe, decir, deseo, desde, despues, dia, dias, ellos,
        entre, entonces, esta, estan, estaba, este, esto, estos, favor, forma, fue, grande, gusta,
        hace, hacer, haber, hasta, hecho, igual, jueves, lado, lunes, luego, mando, mano, martes,
        menos, mes, meses, miercoles, mientras, mismo, modo, momento, mucho, muy, nombre, nunca,
        numero, otro, parte, pero, poco, podria, poder, poner, porque, primera, primero, pueden,
        puedo, puerta, pues, quien, quiere, quisiera, sabado, saber, semana, semanas, sera, siempre,
        sobre, solo, tambien, tanto, tarde, tener, tiempo, tiene, tienda, todavia, unos, usted,
        veces, viernes, vuelta, calidad, puesto, metal, caso
    """,
    "thing": """
        camisa, camisas, camiseta, camisetas, cable, zapatos, zapatillas, mesa, cama, negro, negra,
        blanco, blanca, verde
    """,
    "aside": """
        de nada, gracias de antemano, en cuanto, por favor, por cierto, a la vez, de una vez, me doy
        cuenta, darme cuenta, tener en cuenta
    """,
}

NUMBER_MARKS: dict[NumberMark, str] = {
    "order": "pedido*, orden, compra*, encargo, paquete, envio, encomienda, articulo",
    "number": "numero, num, nro, n, no, nr, folio, codigo, referencia, ref",
    "other_before": """
        cuenta, usuario, postal, cp, telefono, tel, cel, celular, movil, whatsapp, factura, boleta,
        recibo, tarjeta, terminada, calle, avenida, av, piso, depto, puerta, casa, talla, talle,
        modelo, pague, pagado, costo, cuesta, importe, monto, total, precio, dni, nif, rut, rfc,
        curp, cliente, codigo postal, bloque
    """,
    "other_after": """
        euro, euros, eur, dolar*, usd, peso*, mxn, clp, ars, cop, sol, soles, pen, centimos, por
        ciento, dia, dias, semana*, mes, meses, ano, anos, hora*, minuto*, unidad*, pieza*,
        articulo*, producto*, pares, veces, personas, am, pm, hrs, h, de enero, de febrero, enero,
        febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre
    """,
    "tracking": "guia, seguimiento, rastreo, tracking",
    "year_before": "en, de, del, desde, ano, hasta",
    "year_after": "ano",
}
