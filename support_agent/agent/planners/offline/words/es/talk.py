"""Spanish: small talk, answers and the small words between.

Of Spain and of the Americas. Accents are left out, since customers leave them out.
"""

from support_agent.agent.planners.offline.words import Concept

WORDS: dict[Concept, str] = {
    "you_are": """
        eres, sos, es usted, hablo con, estoy hablando, estoy chateando, tu eres, hay un, esto es,
        eres tu, si eres, quien eres, quien sos, con quien hablo, es un, es una, esto es un, que
        eres, como te llamas
    """,
    "bot": """
        robot*, bot, maquina, humano, humana, persona, persona real, ia, inteligencia artificial,
        real, automatico, chatbot, programa, quien eres, quien sos, con quien hablo, que eres, como
        te llamas
    """,
    "you_can": """
        que puedes, que haces, que sabes, en que puedes, en que me puedes, en que me ayudas, como
        puedes ayudar*, como me puedes ayudar, que puedo preguntar*, para que sirves, cuales son tus
        funciones, que servicios, que cosas puedes, que mas puedes, que ofreces, en que ayudas, que
        podes, como funcionas, como funciona esto, como funciona este chat, que cosas te puedo, que
        te puedo preguntar, que puedo hacer aqui, que cosas haces
    """,
    "help": """
        ayuda, ayudame, ayudeme, ayudar, ayudarme, me ayudas, ayudenme, auxilio, consulta, una duda,
        una pregunta, tengo una consulta
    """,
    "greeting": """
        hola*, buenas, buenos dias, buen dia, buenas tardes, buenas noches, que tal, como estas,
        como esta usted, como te va, que onda, saludos, encantado, encantada, mucho gusto, un
        placer, es un placer, holi, ola, hey, hi, hello, alguien ahi, hay alguien, estas ahi, como
        andas, buenass, buen, ola*, holi*, alguien me atiende
    """,
    "thanks": """
        gracias, agradec*, muy amable, perfecto, genial, excelente, estupendo, mil gracias,
        buenisimo, te lo agradezco, buen trabajo, te pasaste, fantastico, te agradezco, se agradece
    """,
    "bye": """
        adios, chao, chau, hasta luego, hasta pronto, hasta manana, nos vemos, bye, hasta la vista,
        me despido, que tengas, que tenga, buen fin, cuidate, eso es todo, nada mas, es todo, eso
        era todo, era todo, hasta otra, hasta la proxima, cuidese
    """,
    "yes": """
        si, claro, vale, ok, okay, okey, correcto, exacto, dale, por supuesto, adelante, confirmo,
        hazlo, de acuerdo, esta bien, afirmativo, eso es, asi es, sip, porfa, por favor, bueno,
        listo
    """,
    "no": "no, nop, mejor no, ahora no, no gracias, nada, tampoco, para nada",
    "correction": """
        me equivoque, quise decir, quiero decir, perdon, perdona, disculpa*, error mio, me referia,
        en realidad, es decir, lo siento, corrijo, sino, me confundi
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
    "keep": """
        me la quedo, me lo quedo, me las quedo, me los quedo, me quedo con, me quedo la, me quedo
        el, conservo, conservar, me encanta, me encantan, estan perfect*, estan bien
    """,
    "told": """
        me dijo, dijo, dijeron, me dijeron, dice, me informo, me aseguraron, segun, me prometieron
    """,
    "not": "no, no quiero, no necesito, sin, no es, no busco, no pido, no deseo",
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
        veces, viernes, vuelta, calidad, puesto, metal, caso, porfa, pls, porfis, xfa, plis,
        urgente, algun lado, nada
    """,
    "thing": """
        camisa, camisas, camiseta, camisetas, cable, zapatos, zapatillas, mesa, cama, negro, negra,
        blanco, blanca, verde, vestido*, pantalon*, remera*, playera*, polera*, falda*, chaqueta*,
        campera*, abrigo*, botas, sandalias, zapato, medias, calcetines, taza*, lampara*, bolso*,
        mochila*, audifonos, auriculares, manta*, jarron*, almohada*, cargador*, funda*, blusa*,
        gorra*, cinturon*
    """,
    "aside": """
        otra cosa, tambien pedi otra cosa, pedi otra cosa tambien, tambien compre otra cosa, compre otra cosa
        tambien, es otra cosa lo que, de nada, gracias de antemano, en cuanto, por favor, por cierto, a la vez, de una vez, me doy
        cuenta, darme cuenta, tener en cuenta, devuelto al remitente, aparece como cancelado,
        aparece cancelado, figura cancelado, figura como cancelado, esta cancelado, fue cancelado,
        me cancelaron, lo cancelaron, se cancelo, cancelaron mi, sale cancelado, sale como
        cancelado, ha sido cancelado, ya cancelado, cambio de estado, pedido cambio, mi pedido
        cambio
    """,
    "joint": "y, e, pero, sino",
}
