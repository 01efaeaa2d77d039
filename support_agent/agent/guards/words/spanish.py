"""Spanish words about money, formal and familiar, of Spain and of America."""

from .role import Role, Words

SPANISH: Words = {
    Role.FAVOUR: """
        reembolso, reembolsos, reembolsable, reintegro, reintegros, compensacion, compensaciones,
        indemnizacion*, resarcimiento, un vale, vales de, vale de, vale por, vale descuento, cupon*,
        descuento*, rebaja*, bono, bonos, bonificacion*, abono, abonos, nota de credito, credito,
        saldo a favor, cashback, gratis, gratuito*, gratuita*, sin coste, sin costo, sin cargo,
        sin gastos, de regalo, dinero de vuelta, devolucion del dinero, devolucion del importe,
        devolucion de tu dinero, devolucion de su dinero, devolucion del pago, cortesia,
        metodo de pago original, a tu tarjeta, a su tarjeta, en tu tarjeta, en su tarjeta,
        a tu cuenta bancaria, a su cuenta bancaria, corre por nuestra cuenta, a nuestro cargo, pagar nada, no pagas, no pagaras, no tienes que pagar, no tiene que pagar, sin pagar, no te costara*, no le costara*, no te cuesta, no le cuesta, no cuesta nada
    """,
    Role.FAVOUR | Role.GIVE: """
        reembols*, reintegrar*, reintegrad*, compensar*, compensad*, indemnizar*, indemnizad*, resarcir*,
        bonificar*, bonificad*, descontar*, abonar*, abonad*, acreditar*, acreditad*
    """,
    Role.FAVOUR | Role.GIVE | Role.RECORDED: "reembolsad*",
    Role.FAVOUR | Role.GIVE | Role.COMMIT: """
        reembolsarem*, reembolsara*, reembolsare, reembolsamos, reembolsan, reembolsa, reintegrarem*,
        reintegrara*, reintegramos, compensarem*, compensara*, compensare, compensamos, indemnizarem*,
        indemnizara*, abonarem*, abonara*, abonare, abonamos, acreditarem*, acreditara*, acreditamos,
        bonificarem*, bonificara*, descontarem*, descontara*, descontamos, regalamos, regalarem*,
        te regalo, le regalo, te lo devolv*, se lo devolv*, te los devolv*
    """,
    Role.CASH: """
        plata, fondos, reemplazo, reemplazos, repuesto*, sustituto, par nuevo, uno nuevo,
        una nueva, unos nuevos, unas nuevas, regalo, regalos, obsequio*, tarjeta regalo,
        lo que pagaste, lo pagado, lo que pago, lo que hayas pagado, lo que haya pagado, lo abonado, envio de vuelta, envio de devolucion, gastos de envio, coste de envio, costo de envio, portes
    """,
    Role.FAVOUR | Role.CASH: "dinero",
    Role.PRICE: "importe, monto, pago, precio, suma, anticipo",
    Role.AMOUNT: "euro*, dolar, dolares, pesos, libras, rublos, por ciento",
    Role.TAKE_BACK: "devolucion, devoluciones, retorno",
    Role.GIVE: """
        dar, darte, darle, darles, dado, transferir*, transferid*, pagarte, pagarle, te pag*, le pag*,
        ingresar*, ingresad*, deber*, otorgar*, otorgad*, derecho a, tienes derecho, tiene derecho,
        de menos
    """,
    Role.GIVE | Role.COMMIT: """
        darem*, te doy, le doy, te damos, le damos, te dara*, le dara*, te dare, le dare, transferirem*,
        transferira*, transferimos, pagarem*, te pagamos, le pagamos, ingresarem*, ingresara*, ingresamos,
        devolverem*, devolvera*, devolvere, devolvemos, te devuelv*, le devuelv*, se devuelv*,
        se te devuelv*, se le devuelv*, regresarem*, te regresamos, le regresamos, otorgarem*, te debemos,
        le debemos, tienda paga, tienda pagara, pagamos, deposito, depositamos, depositarem*
    """,
    Role.BACK: "devolver*, devuelt*, devolva*, devolvam*, retornar*, regresar*, de vuelta, vuelta, vuelva*",
    Role.BRING: """
        recibir, recibe, reciba, recibas, recibiendo, obtener, obten*, conseguir*, enviar*, envia*, mandar*,
        llega, llegan, llegar, llegue, aqui tienes, aqui tiene, aqui esta, toma, disfruta*, aplicar*,
        aplica, aplicad*, usa el codigo, use el codigo, anadir*, anadid*, agregar*, agregad*, ofrecer*,
        ofrecid*, emitir*, emitid*, tramitar*, gestionar*, procesar*, realizar*, efectuar*, hacer, hecho,
        en camino, en curso, en proceso, en marcha, garantiz*, garantia de, asegurad*, seguro, cierto,
        para ti, para usted, tuyo, suyo, conceder*, aprobar, completad*, completar*, liberad*, correspond*,
        cubrir*, cubierto, cubrimos, automatic*, hara*, hago, proceder*, sera inmediato, encarga, encargar*, en tu cuenta, en su cuenta, de camino, recuperar*, que tal, aprueb*, aprobar*
    """,
    Role.BRING | Role.COMMIT: """
        recibira*, recibes, obtendra*, tendra*, tienes un, tienes una, llegara*, enviarem*, te envi*, le envi*,
        te mand*, le mand*, ofrecem*, te ofrezco, le ofrezco, ofrezco, aplicarem*, aplicamos, haremos,
        hacemos, emitirem*, emitim*, tramitarem*, tramitamos, gestionarem*, gestionamos, procesarem*,
        procesamos, realizarem*, realizamos, efectuarem*, procederem*, cubrirem*, concederem*,
        te corresponde, le corresponde, podras, podra, garantizamos, aseguramos, seguro que
    """,
    Role.GRANT: """
        aprobad*, concedid*, aceptad*, confirmad*, procesad*, tramitad*, autorizad*, gestionad*,
        realizad*, emitido, efectuad*
    """,
    Role.COMMIT: """
        vamos a, voy a, va a, vas a, van a, he, hemos, sera, seran, esta, estan,
        hay, habra, estamos, estoy
    """,
    Role.FUTURE: "sera, seran, ser, siendo",
    Role.NOT: """
        no, nunca, jamas, tampoco, ni, nadie, ningun, ninguna, ninguno, imposible, en lugar de, en vez de
    """,
    Role.IF: "si",
    Role.WHEN: "cuando, cuanto, cuanta, como, quien, cual",
    Role.UNTIL: "una vez, despues de, tras, antes de, hasta que, en cuanto, cuando, a menos que",
    Role.DECIDE: """
        decidir*, decide, deciden, decida, decidan, decidiendo, decision, decisiones, valorar*, valora, valore,
        revisar*, revisa, revisan, revise, revision, revisando, estudiar*, estudia, estudie, evaluar*, evalua,
        evalue, considerar*, comprobar*, comprueb*, mirar*, mira, mire, examinar*, analizar*,
        analiza, analice, depende, solo un companero, solo una companera, solo una persona, solo un humano,
        solo nuestro equipo, solo mis companeros, solo nuestros companeros, debe aprobar,
        tiene que aprobar, ha de aprobar, debe ser, tiene que ser
    """,
    Role.PERSON: "companero*, companera*, colega*, agente humano, persona de nuestro equipo, una persona",
    Role.ASK: """
        solicitud, solicitudes, peticion*, pedido de, has pedido, ha pedido, pediste, pidio, has solicitado,
        ha solicitado, solicitaste, pedir, solicitar, reclamacion, reclamo, pregunta, preguntas,
        consulta, consultas, sobre el, sobre la, sobre un, sobre una, sobre tu, sobre su, sobre los, sobre las,
        acerca de, en cuanto a, respecto a, respecto al, hablar de, hablar sobre, tema de
    """,
    Role.ASK | Role.FAVOUR: "sobre reembols*, sobre compensac*, sobre descuento*",
    Role.WANT: "quieres, quiere, deseas, desea, pides, pide, solicitas, solicita, te gustaria, le gustaria",
    Role.SAY: """
        promet*, decir, decirte, decirle, digo, asegurar*, asegurarte, asegurarle, garantizar*,
        confirmar*, saber, se sabe, sabemos, creo, seguro que, cierto que, significa, anticipar*, afirmar*
    """,
    Role.THAT: "que",
    Role.AND: "y, e, ademas",
    Role.OR: "o, u",
    Role.BUT: "pero, asi que, entonces, porque, aunque, sino",
    Role.LIGHT: """
        el, la, los, las, un, una, unos, unas, de, del, al, a, en, por, para, con, que, se, te, le, les, lo, me,
        nos, os, tu, tus, su, sus, mi, este, esta, ese, esa, ello, todo, toda, ya, ha, han, sido, casi, solo, hasta
    """,
    Role.SAYING: """
        tarjeta de credito, tarjeta de debito, credito o debito, solicitud de devolucion,
        solicitudes de devolucion, solicitud de cambio, en total, metodo de pago, siguientes pasos,
        envia un mensaje, envia el numero, enviame, envieme, numero de pedido, una respuesta
    """,
    Role.COMMIT | Role.SAYING: """
        no te preocupes, no se preocupe, no os preocupeis, no hay problema, ningun problema,
        no es problema, no es un problema, no solo, no tienes que, no tiene que, no hace falta,
        no es necesario, no necesitas, no necesita, no lo dudes, no lo dude, no hay duda, no cabe duda,
        no dudes en, no dude en, no bromeo, no miento, como pediste, como solicitaste, como ha pedido,
        ni lo dudes, por que no, no veo la hora, no mas tarde de, no te apures
    """,
}
