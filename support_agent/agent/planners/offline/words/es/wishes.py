"""Spanish: what customers want done.

Of Spain and of the Americas. Accents are left out, since customers leave them out.
"""

from support_agent.agent.planners.offline.words import Concept

WORDS: dict[Concept, str] = {
    "return": """
        devolv*, devoluc*, devuelv*, retorn*, regresar el, regresar la, regresar los, regresar las,
        regresar un, regresar mi, regresarlo*, regresarla*, quiero regresar, reintegrar el, recogida
        de, recojan, desist*, desistimiento, regresar unos, regresar unas, regresar este, regresar
        esta, regresar estos, regresar estas, regresarlo, regresarles
    """,
    "unwanted": """
        no me queda, no me quedan, no me quedo, no me sirve*, no me gusta, no me gusto, no me
        gustan, me arrepenti, cambie de opinion, me queda grande, me queda chico, me queda chica, me
        queda pequen*, me quedan grandes, me quedan chicos, me quedan pequen*, muy grande, muy
        chico, muy chica, muy pequen*, demasiado grande, demasiado pequen*, no es lo que esperaba,
        ya no lo quiero devolver, me queda enorme, me quedan enormes, enorme, me queda mal, me
        quedan mal, ajustad*, me aprieta*, apretad*, no me entra, no me entran, no me convence*,
        angosto, angosta, me va grande, me va pequen*, me viene grande, me viene pequen*, no me
        viene bien, no me va bien, no me vale, no me valen, no lo quiero mas, no los quiero, no lo
        quiero, me queda justo, me queda justa, me queda corto, me queda corta, me queda larg*, me
        quedo grande, me quedo chic*, me quedo pequen*, no me calza, no me calzan, no era lo que
        esperaba, no me ha gustado, no me han gustado, no me gustaron, no me encanta, no cabe, no
        caben, no me quedo bien, no me quedaron
    """,
    "may": """
        se puede devolver, se pueden devolver, se puede cambiar, es posible devolver, hasta cuando
        puedo devolver, hasta cuando lo puedo devolver, aun puedo devolver, todavia puedo devolver,
        puedo devolverlo todavia, es posible cambiar, estoy a tiempo de devolver
    """,
    "exchange": """
        cambio de talla, cambiar la talla, cambiar de talla, cambiar talla, cambio de color, cambiar
        el color, cambiar por otro, cambiar por otra, cambiarlo*, cambiarla*, cambiarme, otra talla,
        otro talle, cambio de talle, cambiar el talle, cambio por, canje*, canjear, intercambi*,
        reemplaz*, sustitu*, reposicion, cambiar el producto, cambiar producto, cambio de producto,
        cambiar un producto, cambiar el articulo, cambiar articulo, cambio de articulo, cambio del
        producto, hacer un cambio, quiero cambiar los, quiero cambiar las, quiero un cambio,
        solicitar cambio, solicitar un cambio, talla mas, talle mas, otro modelo, otro color, lo
        cambien, la cambien, los cambien, las cambien, me lo cambian, me la cambian, cambiarmelo,
        cambiarmela, un cambio, hago un cambio, hago el cambio, otro numero, un numero mas, un
        numero menos, talla siguiente, talla mayor, talla menor, talle mayor, cambiar mi, cambiar
        unos, cambiar unas, cambiar estos, cambiar estas, me lo cambien, me los cambien, me cambian,
        me lo pueden cambiar, lo puedo cambiar, la puedo cambiar, los puedo cambiar, por otro igual,
        cambio de prenda, cambio de modelo, cambio de zapato*, cambio de ropa, cambio de numero,
        cambio de calzado
    """,
    "refund": """
        reembols*, reintegr*, devolucion del dinero, devolucion de dinero, devolver el dinero,
        devolver mi dinero, devuelvan, devuelvan mi dinero, mi dinero, el dinero, recuperar mi
        dinero, mi plata, la plata, devolucion del importe, rembols*, desembolso, recuperar lo que
        pague, recuperar el dinero, recuperar lo pagado, lo que pague, el importe
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
        reembolso, no recibo el reembolso, no se ve el reembolso, no aparece el reembolso, no figura
        el reembolso, me abonan, me abonais, me abonaran, me acreditan, me acrediten, acreditan la
        devolucion, recibieron mi devolucion, recibisteis mi devolucion, han recibido mi devolucion,
        llego mi devolucion, aprobaron mi, aceptaron mi, mi reembolso, mi devolucion, estado de mi
        cambio, estado en mi cambio, ya devuelto, ya lo devolvi, ya la devolvi, ya los devolvi,
        devolvi el, devolvi la, devolvi los, devolvi las, hice la devolucion, hice una devolucion,
        he devuelto, devolvi hace, ya recogieron, ya mande, ya envie de vuelta, no me reintegran, no
        me reintegraron, no me han reintegrado, no me lo reembols*, no se me ha, no se ha reflejado,
        cuanto tarda el reembolso, cuanto tarda mi reembolso, cuanto tarda en llegar el reembolso,
        cuando recibo el reembolso, cuando recibire el reembolso, cuando recibire mi, cuando me
        regresan, cuando me dan mi dinero, cuando me devuelvan, mande el producto de vuelta, mande
        de vuelta, envie de vuelta, devolvi el producto, ingresan el dinero, ingresado el dinero,
        hecho el abono, el abono, mi abono, me tienen que devolver, me deben, que paso con la
        devolucion, que ha pasado con mi devolucion, que hay de mi devolucion, sobre mi devolucion,
        noticias de mi devolucion
    """,
    "outcome": "aprob*, rechazaron, rechazad*, rechazo, aceptaron, aceptad*, denegad*, denegaron, denegasteis",
    "compensation": """
        compensa*, indemniza*, resarc*, descuento por, vale de descuento, un bono, bonificacion,
        rebaja por, algun detalle por, parte del dinero, un vale, vale de, vales, por las molestias,
        molestias, bonos, me descuenten, algun descuento por, rebaja, cupon por, cupon de
        compensacion, gratis por, algo a cambio
    """,
    "damaged": """
        roto, rota, rotos, rotas, danad*, defect*, averiad*, fallad*, falla, fallan, manchad*,
        rayad*, golpead*, abollad*, rasgad*, descosid*, quebrad*, estropead*, deteriorad*,
        agrietad*, malogrado, no funciona*, no sirve, no sirven, no enciende*, no prende*, no anda,
        no andan, no carga bien, dejo de funcionar, en mal estado, mal estado, vino roto, viene
        roto, mojado, abierto y roto, no me funciona*, aplastad*, rompio, rompieron, tarado, tarada,
        agujero*, hoyo, mal cosid*, mal hecho, usado, usada, usados, vencido, caducado, pedazos,
        anicos, trizas, despegad*, despeg*, vino abierto, llego abierto, envase abierto, estrellad*,
        estallad*, derramad*, volcad*, chorread*, perforad*, pinchad*, quemad*, trizad*, astillad*,
        podrid*, oxidad*, doblad*, torcid*, vino mal, llego mal, viene mal, llegaron mal, vinieron
        mal, dejo de andar, dejo de prender, no prendio, no carga, no calienta, no enfria, se
        quebro, se descosio, desperfecto*, fallo de fabrica, de fabrica, imperfecto, imperfecciones,
        llego sucio, sucia, destrozad*, hecho pedazos, humedo, con humedad, no prendia, no arranca,
        no sirvio, no funciono, costura*, suelto, suelta, sueltos, sueltas, hilos, b/u, segunda
        mano, pelad*, despintad*, decolorad*, cortad*, mordid*, partido en, partida en, partido por
    """,
    "wrong": """
        equivocad*, erroneo, erronea, producto incorrecto, articulo incorrecto, pedido incorrecto,
        talla incorrecta, color incorrecto, otro producto, otro articulo, cosa distinta,
        llego otra cosa, llegado otra cosa, recibi otra cosa, recibido otra cosa, mandaron otra
        cosa, mandado otra cosa, enviaron otra cosa, enviado otra cosa, vino otra cosa, venia otra
        cosa, viene otra cosa, era otra cosa, es otra cosa, hay otra cosa, habia otra cosa, trajeron
        otra cosa, entregaron otra cosa, entregado otra cosa, pedi otra cosa, pedido otra cosa,
        compre otra cosa, otra cosa distinta, otra cosa diferente, otra cosa en vez, otra cosa en
        lugar, otra cosa de lo que,
        producto distinto, producto diferente, articulo distinto, no es lo que pedi, no es lo que
        compre, no era lo que pedi, no es el que pedi, no es la que pedi, no corresponde, talla
        equivocada, no coincide, no lo que pedi, me mandaron otro, me enviaron otro, me llego otro,
        me llego otra, me mandaron otra, me enviaron otra, que no es, no es el producto, no es el
        articulo, no es lo mismo, no era el, no era la, no es el color, en vez de, en lugar de,
        recibi otro, recibi otra, llego otro, llego otra, ajeno, ajena
    """,
    "missing": """
        falta, faltan, faltaba, faltaban, falto, faltante*, incompleto, incompleta, incompletos, no
        venia, no venian, no vino el, no vino la, solo me llego, solo llego, solo me llegaron, solo
        recibi, no incluia, no incluye, viene sin, vino sin, venia sin, me llego sin, no trae, no
        traia, no estaba en la caja, llego sin, llegaron sin, ha llegado sin, sin los, sin las, solo
        vino, solo vinieron, solo han llegado, solo ha llegado, vino solo, llego solo, me llego
        solo, vinieron menos, caja vacia, paquete vacio, vacia, vacio, no estaban, no viene el, no
        viene la, no venia el, no venia la, no pusieron, no metieron, no mandaron el, no mandaron
        la, no me mandaron el, no me mandaron la, no me pusieron
    """,
    "own_mistake": """
        me equivoque de talla, me equivoque al, pedi la talla, compre la talla, pedi mal, me
        equivoque de color, me equivoque de modelo, me equivoque en la talla
    """,
    "cancel": """
        cancel*, anul*, ya no lo quiero, ya no quiero, ya no la quiero, no quiero el pedido, no
        quiero mi pedido, dejar sin efecto, deshacer, dar de baja el pedido, parar el pedido,
        detener, baja de pedido, baja de mi, no envien, no lo envien, no me lo envien, no lo manden,
        no manden, ya no lo necesito, ya no necesito, ya no me hace falta, arrepentimiento, parar el
        envio, detener el envio, no quiero ya, ya no deseo
    """,
    "change": """
        cambi*, modific*, edit*, correg*, corrijan, actualiz*, quitar, quiten, eliminar, equivocad*,
        incorrect*, mal, otra, nueva, erronea, poner otra, rectific*, confirmar, error
    """,
    "add": """
        agreg*, anad*, sumar, incluir, incorporar, meter otro, cambiar la fecha, cambiar fecha de
        entrega, reprogramar, cambiar el dia de entrega, otro dia, otra fecha, otra hora, otro
        horario, cambiar dia, cambiar hora, posponer, aplazar, adelantar, cambiar el horario,
        cambiar horario, cambiar la hora, en la cantidad, la cantidad
    """,
    "talk": """
        hablar, habl*, contact*, comunic*, atiend*, atienda, atencion, llam*, pasame, paseme,
        chatear, conversar, quiero, necesito, pase, transfer*, deriv*, ponme, ayude, con un, con
        una, por favor, puede, real, responda, en contacto
    """,
    "speak": """
        hablar con, hablar a, chatear con, conversar con, comunicarme con, comunicar con, contactar
        con, que me atienda, atiendame, pasame con, paseme con, ponme con, pongame con, ponganme
        con, comuniqueme, comunicame, comunican con, me llame, llamenme, transferirme, derivame
    """,
    "complaint": """
        queja*, quejar*, reclam*, denunci*, demanda*, estafa*, fraude, verguenza, inaceptable,
        consumidor, hoja de reclamaciones, poner una reclamacion, profeco, abogado, indignad*,
        pesimo servicio, mal servicio, ladrones, tomadura, pesim*, estafador*, robo, mala atencion,
        maleducad*, groser*, nadie responde, nadie contesta, no contestan, no responden, nadie me
        responde, nadie me contesta, nadie me da, nadie da, harto, harta, decepcionad*, vergonzos*,
        falta de respeto, mal atendid*
    """,
    "trouble": """
        problema*, error*, rechaz*, falla*, no puedo, no me deja, doble, dos veces, duplicad*, mal
        cobro, no reconozco, indebido*, de mas, incidencia*, no pasa, no funciona*, equivocad*,
        incorrect*, no me aparece, no se refleja, no aparece, no se acredito, no me lo toma,
        descontaron, cobraron, me cobran
    """,
}
