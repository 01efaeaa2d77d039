"""The words of the gate, in all languages at once: nobody says which one a reply is in.

Folded: small letters, no accents. Commas and lines part phrases, a star stands for any ending.
"""

STATES: dict[str, str] = {
    "shipped": """
        shipped, dispatched, left our warehouse, left the warehouse, was sent out, been sent out,
        handed to the carrier, handed over to the carrier,
        fue enviado, fue enviada, ha sido enviado, ha sido enviada, se envio, ya enviado, despachado,
        despachada, salio de nuestro almacen, ha salido, esta enviado,
        отправлен, отправлена, отправлено, отправлены, отправили, отгружен, отгружена, передан в доставку,
        передан перевозчику,
        expediee, expedie, expedies, a ete envoyee, a ete envoye, est partie, est parti,
        versandt, verschickt, versendet, abgeschickt,
        foi enviado, foi enviada, foi despachado, expedido, despachado, saiu do armazem,
        spedito, spedita, e partito, e stato inviato,
        verzonden, verstuurd
    """,
    "in_transit": """
        on its way, on their way, on the way, in transit, under way, underway, with the carrier,
        en camino, en transito, de camino, va en camino, viajando,
        в пути, уже едет, едет к вам, в дороге, следует в, едут к вам, уже едут, едет к вам,
        en route, en chemin, en transit, en cours d'acheminement, unterwegs, auf dem weg, in zustellung unterwegs,
        a caminho, em transito, in viaggio, in transito, per strada, in arrivo,
        onderweg
    """,
    "out_for_delivery": """
        out for delivery, with the courier, with the driver, on the delivery van,
        en reparto, con el repartidor, salio a reparto,
        у курьера, передан курьеру, передана курьеру, с курьером, доставляется сегодня, на доставке,
        en cours de livraison, en livraison, in der zustellung, in zustellung, beim zusteller,
        saiu para entrega, em distribuicao, in consegna, con il corriere, bij de bezorger
    """,
    "delivered": """
        delivered, was handed over, were handed over, reached you, been received, arrived, has come,
        entregado, entregada, entregados, entregadas, se entrego, se entregaron, llego, ha llegado,
        han llegado, recibido el paquete,
        доставлен, доставлена, доставлено, доставлены, доставили, вручен, вручена, прибыл к вам, получен вами,
        уже у вас, пришел, пришла, пришло,
        livree, livre, livres, livrees, est arrivee, est arrive, a ete remise, a ete remis,
        zugestellt, geliefert, ausgeliefert, angekommen, eingetroffen,
        entregue, entregues, chegou, chegaram, consegnato, consegnata, consegnati, e arrivato, e arrivata,
        bezorgd, geleverd, afgeleverd, aangekomen
    """,
    "cancelled": """
        cancelled, canceled, called off, cancelado, cancelada, cancelados, anulado, anulada, se cancelo,
        отменен, отменена, отменено, отменили, аннулирован, annulee, annule, storniert,
        cancelou, annullato, annullata, geannuleerd
    """,
    "failed": """
        delivery failed, could not be delivered, failed delivery, delivery attempt failed,
        did not succeed, was unsuccessful, no se pudo entregar, entrega fallida, intento fallido,
        не удалось доставить, не удалась, доставка не состоялась, n'a pas pu etre livree, livraison a echoue,
        konnte nicht zugestellt werden, zustellung ist fehlgeschlagen, nao foi possivel entregar,
        non e riuscita, non e stato possibile consegnare, kon niet worden bezorgd, bezorging is mislukt
    """,
    "returning": """
        on its way back, going back to us, returned to sender, being returned to us, coming back to us,
        devuelto al remitente, vuelve a nuestro, de vuelta a nuestro, de regreso a nosotros,
        возвращается к нам, возвращается отправителю, едет обратно, retour a l'expediteur, revient chez nous,
        zuruck an uns, auf dem ruckweg, zuruck an den absender, de volta para nos, devolvido ao remetente,
        torna da noi, sta tornando, terug naar ons, terug naar de afzender
    """,
    "approved": """
        approved, aprobado, aprobada, aceptada, одобрен, одобрена, одобрено, одобрили,
        approuvee, approuve, acceptee, genehmigt, aprovado, aprovada, approvato, approvata, goedgekeurd
    """,
    "rejected": """
        rejected, declined, could not approve, could not be approved, turned down,
        rechazado, rechazada, denegado, denegada, отклонен, отклонена, отклонено, отказали, отказано,
        refusee, refuse, rejetee, abgelehnt, rejeitado, rejeitada, recusado, recusada, rifiutato, rifiutata,
        respinta, afgewezen
    """,
    "reviewed": """
        colleague has already reviewed, colleague has reviewed, already been reviewed, has already decided,
        companero ya ha revisado, companero ya la ha revisado, companero ha revisado, ya ha sido revisada,
        коллега уже рассмотрел, уже рассмотрена, уже рассмотрели, collegue a deja examine, deja ete examinee,
        kollege hat bereits gepruft, bereits gepruft, colega ja analisou, ja foi analisado, collega ha gia esaminato,
        gia stata esaminata, collega heeft al bekeken, al beoordeeld
    """,
    "paid": """
        paid, fully paid, payment received, pagado, pagada, pagados, pagadas, оплачен, оплачена, оплачены, оплачено,
        payee, paye, payees, bezahlt, pago, paga, pagos, pagato, pagata, pagati, betaald
    """,
    "unpaid": """
        payment pending, payment is pending, payment still pending, payment is still pending, unpaid, awaiting payment,
        payment outstanding, pago pendiente, pendiente de pago, sin pagar, ожидает оплаты, ждет оплаты, не оплачен,
        не оплачена, paiement en attente, impayee, zahlung steht, zahlung offen, unbezahlt, pagamento pendente,
        pagamento in sospeso, pagamento non risulta, non pagato, betaling open, nog niet betaald
    """,
    "held": """
        held at customs, stuck at customs, held in customs, at customs, held up at, is being held, on hold,
        retenido, retenida, en la aduana, en aduanas, задержан на таможне, задержан, на таможне, bloquee a la douane,
        retenue en douane, a la douane, beim zoll, im zoll, retido, retida, na alfandega, fermo in dogana, in dogana,
        bij de douane
    """,
    "came_back": """
        has reached our warehouse, reached our warehouse, has arrived back, is back with us, we have received your return,
        received the pair you sent, return was received, return has arrived, ha llegado a nuestro almacen,
        hemos recibido tu devolucion, hemos recibido la devolucion, поступил к нам на склад, мы получили ваш возврат,
        мы получили возврат, nous avons recu votre retour, ihre rucksendung ist, haben ihre rucksendung erhalten,
        recebemos a sua devolucao, abbiamo ricevuto il reso, hebben je retour ontvangen
    """,
    "not_returnable": """
        can't be returned, cannot be returned, can not be returned, can no longer be returned, isn't returnable, not returnable,
        no longer returnable, not eligible for return, no se puede devolver, no se pueden devolver, ya no se puede devolver,
        ya no se pueden devolver, no puedes devolver*, no admite devolucion, нельзя вернуть, вернуть нельзя, вернуть уже нельзя,
        уже нельзя вернуть, невозможно вернуть, не подлежит возврату, ne peut pas etre retourne*, ne peut plus etre retourne*,
        nicht zuruckgegeben werden, nicht mehr zuruckgegeben werden, nao pode ser devolvid*, non puo essere res*,
        kan niet worden geretourneerd, kan niet meer worden geretourneerd
    """,
    "returnable": """
        can be returned, can still be returned, can also be returned, can return, can still return, still returnable,
        is returnable, are returnable, eligible for return, se puede devolver, se pueden devolver, puedes devolver*, puede devolver*,
        можно вернуть, вернуть можно, можете вернуть, peut etre retourne*, pouvez retourner, pouvez renvoyer,
        zuruckgegeben werden, pode devolver*, pode ser devolvid*, puo essere res*, puo restituir*, kan worden geretourneerd
    """,
}

# All orders of the conversation together, and the one that was not named.
BOTH = """
    both, both of them, the two orders, los dos pedidos, ambos, ambas, ambos pedidos, las dos, оба, оба заказа, обе,
    les deux, beide, beiden, os dois, as duas, entrambi, entrambe, i due, allebei, neither, ninguno de los dos,
    ninguna de las dos, ни один, ни одна, aucune des deux, aucun des deux, keine der beiden, nenhum dos dois,
    nessuno dei due, geen van beide, your two orders, these two orders, tus dos pedidos, sus dos pedidos,
    ваши заказы, оба ваших заказа, vos deux commandes, ihre beiden bestellungen, i suoi due ordini, i tuoi due ordini
"""
OTHER = """
    the other, the other one, the second, el otro, la otra, el segundo, другой, другая, второй, вторая, l'autre,
    le second, la seconde, der andere, die andere, die zweite, o outro, a outra, l'altro, l'altra, het andere,
    de andere
"""
EXCHANGE = """
    exchange, exchanged, swap, cambio, canje, обмен, обмена, обмене, echange, umtausch, troca, sostituzione, ruil, omruilen
"""
ONE = """
    one, a single, only, uno, una, un, solo, один, одна, одно, одну, одних, одного, un seul, une seule, ein, eine,
    einen, um, uma, een, 1
"""

# Behind these, what follows is not stated but hoped, planned, asked or made a condition.
OPEN = """
    if, once, when, whether, as soon as, until, till, unless, after, before, will, won't, would, should, may,
    might, can, could, must, shall, to be, being, expects, expect, expected, expecting, scheduled, planned,
    due, going to, want, wants, let me, each, every, only, usually, normally, always, i'll, it'll, they'll,
    ask, asks, request, want to, like to, don't know, do not know, on which day, which day, what day,
    si, cuando, una vez, en cuanto, hasta, tras, despues de, antes de, sera, seran, sea, sean, podra, podria,
    puede, pueden, debe, deberia, espera, esperan, prevista, previsto, haya, hayan, va a, van a, ser, quiere,
    quieres, solo, si no, que dia, que fecha,
    если, когда, как только, пока, после, до того, прежде чем, будет, будут, может, могут, должен, должна,
    должно, ожида*, планиру*, чтобы, ли, хотите, нужно, можно, только, не знаю, в какой день, какого числа,
    quand, lorsque, lorsqu'elle, des que, une fois, jusqu'a, apres, avant, sera, seront, devrait, peut, pourra,
    doit, prevue, prevu, s'il, s'ils, si vous, etre, soit, quel jour, ne sais pas,
    wenn, sobald, falls, nachdem, bevor, bis, wird, werden, soll, sollte, kann, konnte, darf, muss, ob,
    voraussichtlich, erst, weiss nicht, welchem tag, welcher tag,
    quando, assim que, depois de, antes de, ser, pode, podera, deve, prevista, caso, se for, se foi, se nao, se non, for, nao sei,
    appena, non appena, una volta, dopo che, prima che, sara, saranno, dovrebbe, puo, deve, previsto, che giorno, non so,
    welke dag, weet niet, als, zodra, wanneer, nadat, voordat, wordt, worden, zal, zullen, zou, kan, moet, tot
"""
# What may be returned once, when or if, is not said to be so now; such a word may stand clauses before.
CONDITION = """
    once, when, if, as soon as, after, until, cuando, una vez, si, en cuanto, tras, когда, как только, если, после, quand, des que,
    une fois, lorsque, wenn, sobald, nachdem, falls, quando, assim que, se, depois, appena, dopo, als, zodra, wanneer, nadat
"""
NOT = """
    not, no, never, neither, nor, yet to, without, hasn't, haven't, isn't, wasn't, aren't, weren't, hadn't,
    cannot, can't, didn't, don't, doesn't, nothing,
    nunca, sin, tampoco, todavia no, aun no,
    не, нет, никогда, еще не, пока не,
    pas, jamais, n'a, n'est, non, ne,
    nicht, kein, keine, nie, noch nicht, weder,
    nao, ainda nao, niet, geen, nooit, nog niet
"""
# The customer's account of it, which the reply only repeats.
REPORTED = """
    you say, you said, you wrote, you write, you mention, you mentioned, you told, you report, you reported,
    you think, you believe, according to you,
    dices, dice que, dijiste, mencionas, comentas, indicas, cuentas, segun tu mensaje, usted indica,
    вы пишете, вы говорите, вы сказали, вы написали, вы сообщ*, по вашим словам,
    vous dites, vous ecrivez, vous indiquez, vous mentionnez, sie schreiben, sie sagen, sie sagten,
    du schreibst, voce disse, voce diz, dice che, lei scrive, scrivi che, u zegt, u schrijft, je zegt, je schrijft
"""
# "Arrived at the depot" is a scan, and "delivered in two parcels" no date.
ELSEWHERE = """
    at the depot, at the local depot, at the sorting, at the hub, at the centre, at the center, at the facility,
    at a depot, at our, at the carrier, at customs, in the country, in the sorting, at the warehouse, to the depot,
    al centro, al deposito, al almacen, a la oficina de correos, a la aduana, al pais, a la delegacion,
    в сортировочный, в город, на склад, на таможню, в страну, в отделение, в центр,
    au centre, au depot, a l'entrepot, im paketzentrum, im depot, im verteilzentrum, im zustellzentrum,
    ao centro, ao armazem, nel centro, in magazzino, al magazzino, in het sorteercentrum, in het depot
"""

# What ends one statement and begins another, as a comma does.
BUT = (
    "but|so|although|though|while|pero|sino|aunque|mientras|но|хотя|поэтому|mais|bien que|aber|sondern|obwohl"
    "|mas|porem|embora|tuttavia|maar|hoewel|and|y|и|et|und"
)

CARRIERS = """
    dhl, ups, gls, seur, dpd, fedex, hermes, correos, mrw, nacex, usps, royal mail, evri, сдэк, почта россии, boxberry,
    colissimo, chronopost, mondial relay, postnl, poste italiane, brt, ctt
"""
