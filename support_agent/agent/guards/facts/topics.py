"""What no tool here tells by itself, by its topic and in all languages at once.

Folded: small letters, no accents. Commas and lines part sayings, a star stands for any ending.
"""

# However it is meant, unless a result or a person speaks of the same topic.
TOPICS: dict[str, str] = {
    "who received it": """
        to reception, at reception, household, family member, a relative, your relative, your husband, your wife, roommate, flatmate, garage, garden, porch, shed, familia, familiar, pariente, garaje, jardin, porche, родственник*, домочад*, членом семьи,
        кто-то из семьи, гараж*, famille, familie, angehorige*, familiares, famiglia, gezin,
        signed for, signed by, signature, sign for, lo firmo, la firmo, fue firmado, firmo la entrega, firmar la entrega, firmar al,
        con firma, расписал*, расписаться, под подпись, подпись, signe par, signature, unterschrieb*, unterschrift*, assinado por,
        assinatura, firmato da, firma alla, handtekening, getekend
    """,
    "an attempt to deliver": """
        attempt*, tried to deliver, tried delivering, nobody was home, no one was home, nobody was in, no one was in, nobody answered,
        no one answered, rang twice, rang the bell, intento entreg*, intentaron entreg*, ha intentado entreg*, intento de entrega, nadie en casa,
        no habia nadie, nadie abrio, пытал*, попытк*, никого не было, не застал*, никто не открыл, tente de livrer, tentative*, personne n'etait,
        zustellversuch*, versucht zuzustellen, niemand zu hause, niemand da, tentou entregar, tentativa*, ninguem em casa, tentato la consegna,
        tentativo*, nessuno in casa, bezorgpoging*, niemand thuis
    """,
    "what it looks like": """
        wired, con cable, con cables, проводн*, filaire*, kabelgebunden*, com fio, bedraad*, left earpiece, right earpiece, left one, right one, left earbud, right earbud, izquierdo, derecho, левый, левого, левая, правый, правого, правая,
        another colour, another color, other colours, other colors, otro color, другой цвет, другого цвета, black, white, blue, red, grey, gray, pink, yellow, beige, color negro, color blanco, negros, negras, blancos, blancas, azul, azules,
        rojo, roja, rojos, rojas, gris, grises, verde, verdes, amarill*, черн*, белый, белые, белого, белых, белая, синий, синие, синего, синих,
        красн*, серый, серые, серого, серых, зелен*, noir, noire, noirs, noires, schwarz*, weisse, weissen, blau, blaue, blauen, preto*, preta*,
        nero, nera, neri, nere, bianco, bianca, zwart, zwarte, blauw, blauwe, weighs, weight, pesa, pesan, peso total, весит, весят, весом,
        pese, wiegt, noise-cancelling, noise cancelling, model, modelo, модел*, modell, modello
    """,
    "how it was sent": """
        express, expedited, air freight, sea freight, by air, next-day, next day delivery, same-day, overnight, priority, standard shipping,
        standard delivery, economy, insured, insurance, urgente, mensajeria, asegurado, asegurada, envio estandar, por avion,
        экспресс*, срочн*, застрахован*, страхов*, авиа*, assure, assuree, assurance, versichert, versicherung, eilzustellung, assicurat*,
        espresso, corriere espresso, verzekerd, spoed*
    """,
    "what it takes to receive it": """
        passport, photo id, identification, proof of identity, over 18, an adult, someone at home, somebody at home, must be home,
        dni, pasaporte, documento de identidad, identificacion, mayor de edad, estar en casa, паспорт*, удостоверен*, быть дома, дома кто-то,
        piece d'identite, majeur, ausweis, personalausweis, volljahrig, zu hause sein, documento d'identita, documento de identificacao, legitimatie
    """,
    "a notice": """
        на электронную, на емейл, на имейл, на e-mail, al correo, a tu correo, en tu correo, por correo, por mail, par e-mail, per e-mail, via email, via e-mail, your inbox, by e-mail, by email, por correo electronico, по электронной почте, на почту, text message, sms, text you, notification, tracking link, link by email, link to track, by text, un correo, correo electronico con, un enlace, enlace de seguimiento,
        notificacion, смс, sms-сообщ*, уведомлени*, ссылк*, придет письмо, письмо с, письмо на, par sms, un lien, une notification, eine nachricht von dhl,
        benachrichtigung*, tracking-link, notificacao, notifica, un link, melding van, whatsapp
    """,
    "a page or an app": """
        website, web site, web page, the app, our app, under my orders, my account page, account page, order page, customer portal, returns portal, la web, nuestra web, su web, web de, pagina web,
        la app, la aplicacion, area de cliente, portal de devoluciones, на саите, сайт*, приложени*, личном кабинете, личный кабинет,
        site web, notre site, espace client, votre compte client, webseite, website, unsere app, kundenkonto, no site, nosso site, area do cliente, sul sito, nostro sito, area clienti,
        onze site, klantaccount
    """,
    "papers": """
        invoice*, packing slip, delivery note, attached, attachment, return label, shipping label, the label, a label, factura, facturas, albaran, adjunto, adjunta, la etiqueta, una etiqueta,
        etiqueta de devolucion, счет-фактур*, квитанц*, накладн*, этикетк*, прилагаю, во вложении, прикрепл*, facture*, piece jointe, etiquette*, rechnung*, angehangt, im anhang,
        rucksendeetikett*, retourenetikett*, fatura*, em anexo, fattura*, in allegato, etichett*, factuur, bijlage, retourlabel*
    """,
    "a gift or an offer": """
        promo code, promotion, on sale, sale items, sale item, loyalty, gift wrap*, gift-wrap*, as a gift, rebajad*, promocion, para regalo, de regalo, акции, распродаж*, подарочн*, в подарок,
        soldes, papier cadeau, geschenkverpack*, promocao, embrulho, confezione regalo, cadeauverpakking
    """,
    "what others told us": """
        told us, informed us, assured us, confirmed to us, confirmed to me, told me, assured me, has apologised, has apologized, apologised for, apologized for, warehouse confirmed,
        warehouse has confirmed, carrier confirmed, carrier has confirmed, dhl confirmed, dhl has confirmed, nos ha confirmado, nos confirmo, nos ha dicho, nos dijo, nos ha informado, nos informo, nos han dicho,
        nos han confirmado, nos asegura, se ha disculpado, me ha confirmado, me han confirmado, подтвердил нам, подтвердила нам, нам подтвердил*, нам сообщил*, сообщили нам, нам сказал*, заверил*,
        на складе подтвердил*, склад подтвердил*, мне подтвердил*, мне сообщил*, nous a confirme, nous a dit, nous a informe*, hat uns bestatigt, hat uns mitgeteilt, hat mir bestatigt, nos confirmou, nos informou, ci ha confermato,
        ci ha detto, ci ha informato, heeft ons bevestigd, heeft ons laten weten
    """,
    "what is usual": """
        usually, normally, typically, generally, as a rule, in most cases, almost always, nearly always, suele, suelen, normalmente, generalmente, por lo general, habitualmente,
        casi siempre, обычно, как правило, в большинстве случаев, почти всегда, чаще всего, normalement, generalement, d'habitude, d'ordinaire, normalerweise, ublicherweise, meistens,
        in der regel, geralmente, em geral, di solito, normalmente, generalmente, di norma, meestal, normaal gesproken, gewoonlijk
    """,
    "a defect": """
        defect*, broken, damaged, faulty, malfunction*, scratched, cracked, defectuos*, estropead*, danad*, averiad*, rotos, rotas, брак, бракован*, сломан*, поврежд*, неисправн*, царапин*, разбит*,
        defectueu*, casse, cassee, casses, abime*, kaputt, beschadigt*, defeituos*, danificad*, avariad*, difettos*, danneggiat*, rotto, rotta, rotti, rotte, kapot, beschadigd,
        too quiet, too soft, demasiado bajo, demasiado baja, demasiado flojo, слишком тих*, trop faible, zu leise, wrong size, too small, too big, too large, doesn't fit, don't fit, changed your mind, wrong item, wrong colour, wrong color, demasiado pequen*, demasiado grande*, talla, te arrepent*, cambiado de opinion,
        не тот размер, передумал*, слишком мал*, слишком больш*, zu klein, zu gross, trop petit*, trop grand*
    """,
    "opening hours": """
        opening hours, office hours, business hours, working hours, our office, we are open, we're open, are closed, is closed today, abrimos, cerramos, estamos abiertos, estamos cerrados,
        horario, nuestra oficina, работаем, часы работы, рабочие часы, выходн*, наш офис, nous sommes ouverts, nos horaires, geoffnet, offnungszeiten, unser buro, estamos abertos,
        siamo aperti, orari, wij zijn open, we zijn open, openingstijden
    """,
    "a shop": """
        our shop, our store, our stores, our shops, any store, in store, in-store, nuestra tienda, nuestras tiendas, en tienda, en la tienda, в нашем магазине, наш магазин на, в магазине,
        notre boutique, notre magasin, nos magasins, in unserem laden, unsere filiale, in der filiale, nossa loja, na loja, nostro negozio, in negozio, onze winkel, in de winkel,
        by phone, by telephone, por telefono, по телефону, par telephone, telefonisch, por telefone, per telefono
    """,
    "whether it can be cancelled": """
        can't withdraw, can no longer withdraw, cannot withdraw, ya no puedes retirar, нельзя отозвать, отозвать ее уже, отменить уже, уже не отменить, уже нельзя отменить, can be cancelled, can be canceled, can still be cancelled, can still be canceled, can't be cancelled, cannot be cancelled, can no longer be cancelled, can still cancel, possible to cancel, too late to cancel,
        se puede cancelar, se puede anular, puedes cancelar*, puede cancelar*, posible cancelar*, posible anular*, можно отменить, отменить уже нельзя, нельзя отменить, отменить нельзя, отменить можно,
        можете отменить, поздно отменять, peut etre annulee, possible d'annuler, pouvez annuler, storniert werden, stornieren konnen, pode ser cancelado, pode cancelar, puo essere annullato, puo annullare, kan worden geannuleerd
    """,
    "a rule": """
        glass items, glass products, fragile items, electronics, electronic items, productos de, articulos de, стеклянные изделия, стеклянная посуда, electronica, электроник*, go back together, only return one, solo puedes devolver, можно только, must go back,
        have to go back, our policy, our terms, terms and conditions, final sale, non-returnable, hygiene, hygienic, once used, once opened, must be unused, unused, must include, all accessories, all parts, valid reason, refuse the parcel,
        refuse delivery, nuestra politica, condiciones de, por higiene, higiene, tiene que estar, tienen que estar, debe estar, deben estar, todos los accesorios, todos sus accesorios, motivo valido, rechazar el paquete, rechaza el paquete,
        наши правила, по правилам, по нашим правилам, гигиен*, возврату не подлежат, не подлежат возврату, не подлежит, должны быть, должен быть в, в полном комплекте, уважительн*, нашей политике, notre politique, nos conditions, hygiene,
        unsere richtlinie*, unsere bedingungen, hygienegrunden, nossa politica, nossas condicoes, nostra politica, nostre condizioni, ons beleid, onze voorwaarden, no admiten devolucion, no admiten cambio*, no admite cambio*
    """,
    "an address": """
        same address, work address, home address, billing address, address you gave, address on file, registered address, your address, your office, your workplace, misma direccion, tu direccion, su direccion, la direccion que, direccion de trabajo,
        tu oficina, ваш адрес, вашему адресу, вашего адреса, одному адресу, тому же адресу, указанному адресу, votre adresse, meme adresse, ihre adresse, ihrer adresse, dieselbe adresse, seu endereco, sua morada, suo indirizzo,
        tuo indirizzo, uw adres, je adres
    """,
    "a place on the way": """
        your city, your town, your area, your region, your country, local depot, nearest depot, local delivery, tu ciudad, su ciudad, tu zona, su zona, tu localidad, delegacion, ваш город, вашем городе, вашего города, ваш регион,
        вашем регионе, votre ville, votre region, ihre stadt, ihrer stadt, ihrer nahe, sua cidade, sua zona, sua citta, tua citta, uw stad, je stad
    """,
    "how it is packed": """
        was packed, been packed, packed with, packed in, extra protection, bubble wrap, padded, fragile, carry pouch, comes with, come with a, includes a, included in the box, embalad*, empaquetad*, protegid*, fragil, incluye un, incluyen un, viene con, vienen con,
        упакован*, хрупк*, в комплект*, идет в комплекте, emballe, emballee, fragile, livre avec, verpackt, zerbrechlich, fragile, imballat*, ingepakt, breekbaar
    """,
    "no number to track by": """
        no tracking number, no tracking yet, no tracking available, isn't trackable, cannot be tracked, can't be tracked, sin numero de seguimiento, no tiene numero de seguimiento, sin seguimiento, нет трек-номера,
        трек-номера нет, без трек-номера, нет номера отслеживания, не отслеживается, pas de numero de suivi, keine sendungsnummer, sem codigo de rastreio, nessun numero di tracciamento, geen trackingnummer
    """,
    "in how many parcels": """
        in two parcels, in two packages, in two shipments, in two boxes, into two, in three parcels, in several, in separate parcels, split into, was split, en dos bultos, en dos paquetes, en dos envios, en dos cajas, en varios, dividido en,
        dividida en, двумя посылками, двух посылках, две посылки, на две части, разделен*, нескольк* посыл*, en deux colis, en plusieurs, in zwei paketen, aufgeteilt, em duas encomendas, em dois pacotes, in due pacchi, in twee pakketten
    """,
    "an order as missing": """
        couldn't find, could not find, can't find, cannot find, doesn't exist, does not exist, not on your account, not in your account, another customer, someone else's, no encuentro, no existe, de otro cliente, otro cliente,
        не найден, не нахожу, не нашел, не нашла, не существует, другого клиента, другому клиенту, introuvable, n'existe pas, nicht gefunden, existiert nicht, nao encontro, nao existe, non trovo, non esiste, niet gevonden, bestaat niet
    """,
    "a time zone": """
        local time, your time, in your time zone, hora peninsular, hora local, hora espanola, по московскому, по местному, московскому времени, местного времени, heure locale, heure de paris, ortszeit, hora de lisboa, ora locale, lokale tijd
    """,
    "another order": """
        third order, one more order, another order, tercer pedido, otro pedido mas, un pedido mas, третий заказ, еще один заказ, troisieme commande, dritte bestellung, terceiro pedido, terzo ordine, derde bestelling
    """,
    "how many orders there are": """
        no orders, just one order, shows one order, one order only, only see one order, only one order on, no tienes pedidos, solo veo un pedido, solo tienes un pedido, un solo pedido, один ваш заказ, только один ваш, только один заказ на, нет заказов
    """,
    "why it is late": """
        because of, due to, owing to, debido a, a causa de, por culpa de, из-за, по причине, en raison de, a cause de, wegen, aufgrund, por causa de, devido a, a causa di, vanwege
    """,
    "other customers": """
        other customers, another buyer, complaint*, complained, reviews say, otros clientes, queja, quejas, quejado, reclamaciones, другие покупател*, другие клиент*, жалоб*, жаловал*, autres clients, andere kunden, beschwerd*, outros clientes,
        altri clienti, andere klanten, klacht*
    """,
    "what it can do": """
        battery, bluetooth, wireless range, handmade, hand-made, made by hand, dishwasher, waterproof, washable, rechargeable, bateria, a mano, lavavajillas, impermeable, батаре*, аккумулятор*, заряд, вручную, ручной работы, водонепроницаем*, batterie, akku, handgemacht*,
        spulmaschine*, bateria, batteria, lavastoviglie, batterij, our range, our catalogue, nuestro catalogo, нашем каталоге, ассортимент*
    """,
    "what else is charged": """
        vat, instalment*, installment*, customs fee*, import duty, import duties, duties, taxes, tax, surcharge, delivery fee, shipping fee, shipping was free, delivery was free, iva, plazos sin, cuotas, aranceles, impuestos, recargo, ндс, рассрочк*, пошлин*, налог*, доплат*, сбор,
        tva, taxes, mehrwertsteuer, mwst, ratenzahlung, zollgebuhren, prestacoes, rate, dazi, btw, termijnen, invoerrechten
    """,
    "who else carries it": """
        partner carrier, local partner, partner company, subcontractor*, third party, another carrier, different carrier, empresa colaboradora, subcontratad*, otro transportista, otra empresa, партнер*, подрядчик*, другой перевозчик, другую службу, partenaire*, sous-traitant*,
        partnerunternehmen, anderer zusteller, parceiro*, partner locale, lokale partner
    """,
    "a form": """
        fill in, fill out, return form, online form, the form, formulario*, rellenar, бланк*, анкет*, форму на, заполнить, formulaire*, formular*, ausfullen, preencher, modulo, compilare, formulier*, invullen, online, as a guest, como invitado, как гость
    """,
    "how it will be decided": """
        good chance, high chance, chances are, likely to be approved, sure to be approved, bound to be approved, automatically, automatic, our system, priority, posibilidades, seguramente, suelen aprobar, se aprobara, prioridad, automatica*, automatico, nuestro sistema,
        шансы, одобрят, скорее всего одобр*, приоритет*, автоматическ*, наша система, bonnes chances, automatiquement, priorite, gute chancen, automatisch, prioritat, prioridade, automaticamente, priorita, prioriteit
    """,
    "who decides": """
        manager, senior, supervisor, head of, director, responsable, encargado, encargada, jefe, jefa, supervisora, директор*, начальник*, руководител*, менеджер*, старший, chef de, superieur, leiter*, vorgesetzt*, gerente, chefe, direttore, leidinggevende
    """,
    "who else waits": """
        in the queue, in line, second in line, first in line, backlog, very busy, busier than, en la cola, en cola, de espera, mucho trabajo, desbordad*, в очереди, очередь, загружен*, file d'attente, warteschlange, fila de espera,
        in coda, in de wachtrij
    """,
    "who makes it": """
        manufacturer*, the maker, supplier*, made in, imported, fabricante*, proveedor*, fabricado en, hecho en, производител*, поставщик*, сделан в, сделано в, fabricant*, fournisseur*, hersteller*, lieferant*, fornecedor*, produttore, fornitore, fabrikant*, leverancier*
    """,
}

# How people speak of the same, in the words of a customer or a carrier alone.
HINTS: dict[str, str] = {
    "a defect": """
        pieces, shatter*, crack*, smash*, torn, hole, holes, leak*, dead, doesn't work, does not work, don't work, not working, stopped, won't turn, bad, wrong, problem*, quality, dent*, chip, chipped, stain*, dirty, missing, break*, broke, bent,
        rot*, funciona*, pedazo*, agujero*, manchad*, rajad*, mal estado, problema*, calidad, falla*, fallo, golpe*, daño*, dañ*, разб*, работа*, дыр*, порва*, трес*, трещ*, пятн*, оскол*, проблем*, качеств*, слома*, повреж*, царап*, помят*,
        испорч*, marche pas, fonctionne*, trou*, morceaux, probleme*, qualite, fele*, endommag*, defekt*, funktionier*, riss*, loch, fleck*, problem*, zerbroch*, qualitat, beschadig*, quebr*, partid*, avari*, funciona*, rotura*,
        funzion*, guast*, crepat*, pezzi, macchi*, werk*, scheur*, vlek*, stuk, gebroken, small, big, large, fit, size, talla, pequen*, grande*, размер*, мал*, велик*, больш*, petit*, grand*, klein, gross*, pequena, piccol*, kleine, grote
    """,
}
