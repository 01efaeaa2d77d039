"""Spanish: what customers want done.

Of Spain and of the Americas. Accents are left out, since customers leave them out.
"""

from support_agent.agent.planners.offline.words import Concept

WORDS: dict[Concept, str] = {
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
        cambiarmela
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
        rompieron, tarado, tarada, agujero*, hoyo, mal cosid*, mal hecho, usado, usada, usados,
        vencido, caducado, pedazos, anicos, trizas, despegad*, despeg*, vino abierto, llego abierto,
        envase abierto
    """,
    "wrong": """
        equivocad*, erroneo, erronea, producto incorrecto, articulo incorrecto, pedido incorrecto,
        talla incorrecta, color incorrecto, otro producto, otro articulo, otra cosa, cosa distinta,
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
        pesimo servicio, mal servicio, ladrones, tomadura
    """,
    "trouble": """
        problema*, error*, rechaz*, falla*, no puedo, no me deja, doble, dos veces, duplicad*, mal
        cobro, no reconozco, indebido*, de mas, incidencia*, no pasa, no funciona*, equivocad*,
        incorrect*, no me aparece, no se refleja, no aparece, no se acredito, no me lo toma,
        descontaron, cobraron, me cobran
    """,
}
