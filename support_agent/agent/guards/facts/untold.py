"""Sayings of what no tool here tells by itself: how it was paid, what is in stock, where a parcel lies.

A reply holds one of them only where a result or a person of this conversation speaks of the same.
"""

from collections.abc import Iterator

from .phrases import Phrase, Phrases, Sayings
from .reply import Found, Reply
from .standing import speaks_of_requests
from .state_words import STATES
from .topics import HINTS, TOPICS

_KINDS = {
    "how it was paid": """
        credit card, debit card, by card, your card, paypal, klarna, apple pay, google pay, bank transfer, gift card,
        cash on delivery, tarjeta, transferencia, contra reembolso, bizum, банковской картой, картой, на карту,
        наличными, переводом, наложенным платежом, carte bancaire, carte de credit, par carte, virement,
        kreditkarte, per karte, uberweisung, lastschrift, auf rechnung, cartao, transferencia bancaria, multibanco,
        carta di credito, con carta, bonifico, contrassegno, creditcard, overschrijving, bancontact
    """,
    "what is in stock": """
        in stock, out of stock, sold out, back in stock, in our warehouse now, en stock, en existencias, sin existencias,
        sin stock, agotado, agotada, agotados, agotadas, есть в наличии, нет в наличии, в наличии, на складе есть,
        закончился, закончились, распродан*, en rupture, epuise, epuisee, vorratig, auf lager, ausverkauft,
        nicht lieferbar, em stock, esgotado, esgotada, disponibile in magazzino, esaurito, esaurita, op voorraad,
        uitverkocht
    """,
    "where a parcel is left": """
        with your neighbour, with a neighbour, with your neighbor, with a neighbor, with the neighbours, at your door,
        to your neighbour, to your neighbor, front desk, at the door, on your doorstep, in your mailbox, in your letterbox, in the letterbox, with the concierge,
        with reception, pickup point, pick-up point, collection point, parcel shop, parcel locker, post office,
        safe place, la recepcion, en recepcion, ресепшен*, на работу, con un vecino, con tu vecino, con su vecino, a un vecino, a tu vecino, en tu buzon, en el buzon,
        en la porteria, con el portero, al conserje, punto de recogida, oficina de correos, у соседа, у соседей, соседу,
        соседям, соседке, под дверью, у двери, в почтовом ящике, у консьержа, консьержу, пункт выдачи, пункте выдачи,
        пункта выдачи, постамат*, в отделении почты, chez un voisin, chez votre voisin, a un voisin, point relais,
        boite aux lettres, devant votre porte, bei ihrem nachbarn, bei einem nachbarn, beim nachbarn,
        vor ihrer tur, im briefkasten, packstation, paketshop, abholstation, com um vizinho, com o seu vizinho,
        ponto de recolha, na caixa de correio, dal vicino, a un vicino, al vicino, punto di ritiro, in portineria,
        bij de buren, bij uw buren, bij je buren, afhaalpunt, pakketpunt, in de brievenbus
    """,
    "a street": """
        calle, avenida, plaza, улица, улице, ул, проспект, проспекте, rue, boulevard, strasse, rua, praca, piazza,
        straat, gracht, street
    """,
    "a cause": """
        weather, strike, snow, storm, high demand, high volume, technical problem, technical issue, staff shortage,
        traffic, public holiday, bad address, wrong address, incomplete address, clima, mal tiempo, huelga, nieve, temporal,
        alta demanda, problema tecnico, error informatico, festivo, direccion incorrecta, direccion incompleta, непогод*, из-за погоды,
        забастовк*, снегопад*, из-за праздник*, технический сбой, технического сбоя, большого количества заказов, неверный адрес, неверного адреса,
        intemperie*, meteo, greve, neige, forte demande, jour ferie, mauvaise adresse, wetter, wetters, streik, streiks, schnee, hoher nachfrage,
        feiertag*, falsche adresse, mau tempo, greve geral, feriado, maltempo, sciopero, neve, alta richiesta,
        indirizzo errato, slecht weer, staking, sneeuw, feestdag*, verkeerd adres
    """,
    "what it costs": """
        free of charge, free shipping, free return, free returns, always free, is free, are free, for free, at no cost, no extra cost,
        at our expense, at your expense, at your own expense, shipping costs, return shipping, prepaid, restocking fee, handling fee,
        gratis, gratuito, gratuita, gratuitos, gratuitas, sin coste, sin costo, sin ningun coste, a tu cargo, a su cargo, a cargo de,
        corren por, nada te costara, no te costara, no le costara, gastos de envio, gastos de devolucion, portes,
        бесплатно, бесплатный, бесплатна, бесплатная, бесплатной, бесплатную, за ваш счет, за наш счет, стоимость пересылки, стоимость доставки, комисси*,
        gratuit, gratuite, gratuitement, sans frais, a vos frais, a nos frais, frais de retour, frais de port, kostenlos, kostenfrei,
        versandkosten, rucksendekosten, auf ihre kosten, auf unsere kosten, porto, sem custos, por sua conta, por nossa conta,
        custos de envio, custos de devolucao, spese di spedizione, spese di reso, a suo carico, a tuo carico, a nostro carico,
        senza costi, kosteloos, verzendkosten, retourkosten, op onze kosten, op uw kosten, voor uw rekening, voor jouw rekening
    """,
    "a condition": """
        original packaging, original box, original condition, unopened, unused, unworn, with the tags, with tags, proof of purchase,
        the receipt, keep the receipt, el ticket, el recibo, embalaje original, caja original, sin abrir, sin usar, sin estrenar, con la etiqueta, ticket de compra,
        оригинальной упаковке, заводской упаковке, в упаковке, неиспользованн*, с бирками, с чеком, чек,
        emballage d'origine, non ouvert, non utilise, preuve d'achat, originalverpackung, originalverpackt, ungeoffnet, unbenutzt,
        kassenbon, embalagem original, talao, confezione originale, imballo originale, non aperto, scontrino,
        originele verpakking, ongeopend, ongebruikt, kassabon, warranty, guarantee, garantia, гаранти*, garantie, garanzia
    """,
}
_PHRASES = Sayings(**_KINDS, **TOPICS)
# What follows from a condition is told as surely as any rule.
_IF = Phrases(
    condition="if, si, если, wenn, falls, se o, se a, se for, se foi, se quiser, se ha, se il, se vuole, se e, als"
)
_LATE = Phrases(
    late=f"{STATES['late']}, {STATES['stalled']}, late, delay, delays, held up, retraso, задержк*"
)
_HINTS = Phrases(**HINTS)
# Whoever ordered has got it, and finds the order's number there.
_NUMBER = Phrases(number="number, numero, номер, nummer, bestellnummer, ordernummer, bestelnummer")
_CONFIRMATION = Phrases(
    confirmation="confirmation, confirmacion, подтвержден*, bestatigung, confirmacao, conferma, bevestiging"
)
# Where it is only supposed, asked about, looked for or not known.
_HEDGED = Phrases(
    hedged="""
        whether, maybe, perhaps, might, could be, may be, check, checked, ask, asked, look, looked, sometimes, in case, can't, cannot, don't know, do not know, don't have, do not have, no information, depends,
        quizas, quiza, tal vez, comprueba, compruebe, mira, mire, pregunta, pregunte, a veces, por si, no veo, no puedo, no se, no tengo, no consta,
        comprobar, preguntar, depende, возможно, может быть, вдруг, проверьте, посмотрите, спросите, иногда, на случай, не вижу, не знаю, не могу, нет данных,
        нет сведений, не видно, ли, peut-etre, verifiez, regardez, demandez, parfois, au cas ou, ne vois pas, ne sais pas, ne peux pas, je n'ai pas,
        ob, vielleicht, prufen sie, schauen sie, fragen sie, manchmal, weiss nicht, kann nicht, sehe nicht, keine information*,
        talvez, verifique, pergunte, as vezes, caso, nao vejo, nao sei, nao posso, nao tenho, forse, controlli, controlla, chieda, chiedi, a volte,
        non vedo, non so, non posso, non ho, misschien, controleer, kijk, vraag, soms, weet niet, kan niet, zie niet, heb geen
    """
)


def unsupported(reply: Reply) -> Iterator[Found]:
    """What the reply says of such things, where nobody else speaks of them."""
    found = list(_PHRASES.found_in(reply.text))
    if not found:
        return
    known = {
        one.name
        for text in reply.others
        for one in (*_PHRASES.found_in(text), *_HINTS.found_in(text))
    }
    for one in found:
        if (
            one.name not in known
            and not _is_on_record(one, reply)
            and not is_hedged(reply, one.start)
        ):
            yield Found(what=one.name, start=one.start, end=one.end)


def _is_on_record(one: Phrase, reply: Reply) -> bool:
    """Whether the orders that were looked up bear it out without a word."""
    parcels = [len(order.trackings) for order in reply.record.orders.values()]
    if one.name == "a page or an app":
        # Where a carrier's number is given, that is for the carrier's page.
        return reply.focus.names_a_part(one.start)
    if one.name == "a notice":
        return _NUMBER.stand_in(reply.text) and _CONFIRMATION.stand_in(reply.sentence(one.start))
    if one.name == "an order as missing":
        named = [reply.record.orders[name] for name in reply.focus.by_number(one.start)]
        is_there = bool(named) and all(order.is_looked_up for order in named)
        return not is_there or speaks_of_requests(reply.sentence(one.start))
    if one.name == "why it is late":
        return not _LATE.stand_in(reply.sentence(one.start))
    if one.name == "another order":
        return len(parcels) > len(reply.focus.mentions)
    if one.name == "how many orders there are":
        return len(parcels) < 2
    return (one.name == "in how many parcels" and max(parcels, default=0) > 1) or (
        one.name == "no number to track by" and 0 in parcels
    )


def is_hedged(reply: Reply, start: int) -> bool:
    """Whether the sentence only asks, supposes or does not know what stands at this place."""
    begun, end = reply.focus.sentence(start)
    return (
        "?" in reply.text[max(begun, end - 2) : end]
        or _HEDGED.stand_in(reply.text[begun:start])
        or _IF.stand_in(reply.text[reply.focus.clause(start)[0] : start])
    )
