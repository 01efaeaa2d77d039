"""How each state is told, in all languages at once, folded as in words.py."""

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
        в пути, уже едет, едет к вам, в дороге, следует в, едут к вам, уже едут,
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
        delivered, handed over, turned up, dropped off, entregaron, llegaron, доставил, доставила, привезли, вручили, пришли, was handed over, were handed over, reached you, been received, arrived, has come,
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
        on its way back, going back to us, returned to sender, returned by, sent back by, devuelto por, devuelto a, вернула на склад, вернул на склад, вернули на склад, вернул отправителю, being returned to us, coming back to us,
        devuelto al remitente, vuelve a nuestro, de vuelta a nuestro, de regreso a nosotros,
        возвращается к нам, возвращается отправителю, едет обратно, retour a l'expediteur, revient chez nous,
        zuruck an uns, auf dem ruckweg, zuruck an den absender, de volta para nos, devolvido ao remetente,
        torna da noi, sta tornando, terug naar ons, terug naar de afzender
    """,
    "approved": """
        approved, aprobaron, aprobo, aceptaron, aprobado, aprobada, aceptada, одобрен, одобрена, одобрено, одобрили, одобрил, одобрила,
        approuvee, approuve, acceptee, genehmigt, aprovado, aprovada, approvato, approvata, goedgekeurd
    """,
    "rejected": """
        rejected, declined, refused, denied, rechazaron, rechazo, denegaron, could not approve, could not be approved, turned down,
        rechazado, rechazada, denegado, denegada, отклонен, отклонена, отклонено, отклонили, отклонил, отклонила, отказали, отказано,
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
    "confirmed": """
        is confirmed, has been confirmed, was confirmed, is now confirmed, been authorised, been authorized, is authorised, is authorized, was authorised, was authorized,
        was accepted, has been accepted, is accepted, been granted, was granted, been validated,
        confirmada, autorizada, validada, confirmado, autorizado, admitida, подтвержден, подтверждена, подтверждено, согласован, согласована, согласовано, утвержден,
        утверждена, разрешен, разрешена, confirmee, autorisee, validee, acceptee, bestatigt, bewilligt, angenommen, confirmada, autorizada, aceita, aceite, confermata, autorizzata,
        accettata, bevestigd, toegestaan
    """,
    "closed": """
        is closed, been closed, was closed, is now closed, been withdrawn, was withdrawn, is withdrawn, been completed, is complete, is completed, was completed, is finished, been settled, is resolved, been resolved,
        cerrada, retirada, finalizada, completada, resuelta, закрыта, отозвана, завершена, выполнена, решена, cloturee, retiree, terminee, geschlossen, zuruckgezogen, abgeschlossen, erledigt,
        fechada, encerrada, concluida, chiusa, ritirata, conclusa, gesloten, ingetrokken, afgerond, afgehandeld
    """,
    "asked_back": """
        already returned, you've returned, you have returned, you returned, you sent back, already a return, return is already open, already have a return, already an open return, already a request, return is open,
        open return request, ya devolviste, ya has devuelto, has devuelto, devolviste, ya hay una devolucion, ya tienes una devolucion, ya existe una devolucion, ya hay una solicitud, ya tienes una solicitud,
        вы уже вернули, вы вернули, уже есть заявка, уже есть возврат, уже оформлен возврат, возврат уже оформлен, уже открыта заявка, vous avez deja retourne, bereits zuruckgegeben, bereits zuruckgeschickt, ja devolveu, gia restituito, al teruggestuurd
    """,
    "lost": """
        been lost, is lost, was lost, got lost, gone missing, went missing, parcel is missing, package is missing, shipment is missing, delivery is missing, order is missing, stolen, se ha perdido, se perdio, extraviado, extraviada, perdido, perdida, robado, потерян, потеряна, потеряли, потерялся, потерялась, пропал,
        пропала, украден*, утерян, утеряна, perdu, perdue, egare, egaree, verloren gegangen, verschwunden, extraviou, perdeu-se, smarrito, smarrita, perso, kwijtgeraakt, verloren gegaan, zoekgeraakt
    """,
    "replaced": """
        been replaced, was replaced, replacement is on, replacement has been, replacement was, ha sido reemplazad*, fue reemplazad*, hemos cambiado, заменен, заменена, заменили, ete remplace*, ersetzt, foi substituid*, stato sostituito, vervangen
    """,
    "prepared": """
        being packed, being prepared, being processed, still processing, getting ready, not yet left, se esta preparando, en preparacion, se esta procesando, en proceso, se prepara, собирается, комплектуется, готовится к, обрабатывается, упаковывается,
        en preparation, wird vorbereitet, wird verpackt, wird bearbeitet, em preparacao, in preparazione, wordt voorbereid, wordt ingepakt
    """,
    "stalled": """
        stuck, hasn't moved, has not moved, not moved, no movement, no update*, no new scan*, parado, parada, atascad*, no se ha movido, sin movimiento*, стоит на месте, застрял*, нет движения, движения по, без движения, bloque, bloquee,
        steht still, hangt fest, parada, bloccato, bloccata, staat stil
    """,
    "late": """
        will be late, will be a day late, will be delayed, will arrive late, llegara tarde, llegara con retraso, se retrasara, задержится, опоздает, придет позже,
        delayed, is late, was late, came late, arrived late, running late, day late, days late, behind schedule, overdue, con retraso, retrasado, retrasada, se retrasa, se ha retrasado, se retraso, retrasados, llego tarde, lleva retraso,
        задержива*, задержал*, с опозданием, опаздыва*, опоздал*, позже срока, с задержкой, en retard, retarde*, verspatet, verzogert, verspatung, atrasado, atrasada, atrasou, com atraso, in ritardo, vertraagd, te laat
    """,
    "on_time": """
        on time, right on time, on schedule, punctual, punctually, on the very day it was expected, on the expected day, exactly when expected, a tiempo, puntual, puntualmente, segun lo previsto, en la fecha prevista, вовремя, точно в срок,
        по графику, в назначенный день, a l'heure, a temps, punktlich, termingerecht, a tempo, pontual, puntuale, in orario, op tijd, volgens planning
    """,
    "paid": """
        paid, fully paid, payment received, pagado, pagada, pagados, pagadas, оплачен, оплачена, оплачены, оплачено,
        payee, paye, payees, bezahlt, esta pago, foi pago, foi paga, esta paga, estao pagos, ja pago, pagato, pagata, pagati, betaald
    """,
    "unpaid": """
        due on delivery, still owe, you owe, payable on delivery, aun debes, te falta pagar, se hace a la entrega, se paga al recibir, оплачивается при получении, оплата при получении, ещё должны, еще должны,
        payment pending, payment is pending, payment still pending, payment is still pending, unpaid, awaiting payment,
        payment outstanding, don't see any payment, see no payment, no payment has, don't see a payment, pago pendiente, ningun pago, no consta el pago, no se ha completado,
        не поступала, не поступил, нет оплаты, pendiente de pago, sin pagar, ожидает оплаты, ждет оплаты, не оплачен,
        не оплачена, paiement en attente, impayee, zahlung steht, zahlung offen, unbezahlt, pagamento pendente,
        pagamento in sospeso, pagamento non risulta, non pagato, betaling open, nog niet betaald
    """,
    "held": """
        by customs, held at customs, stuck at customs, held in customs, at customs, held up at, is being held, on hold,
        retenido, retenida, en la aduana, en aduanas, задержан на таможне, задержан, на таможне, bloquee a la douane,
        retenue en douane, a la douane, beim zoll, im zoll, retido, retida, na alfandega, fermo in dogana, in dogana,
        bij de douane
    """,
    "came_back": """
        has reached our warehouse, in our warehouse, at our warehouse, to our warehouse, by our warehouse, en nuestro almacen, en el almacen, на нашем складе, на складе, нашем складе, reached our warehouse, has arrived back, is back with us, we have received your return,
        received the pair you sent, received your pair, received your parcel, got your parcel, hemos recibido el par, hemos recibido tu paquete, hemos recibido los, получили вашу пару, получили ваш возврат, получили вашу посылку, return was received, return has arrived, ha llegado a nuestro almacen,
        hemos recibido tu devolucion, hemos recibido la devolucion, поступил к нам на склад, мы получили ваш возврат,
        мы получили возврат, nous avons recu votre retour, ihre rucksendung ist, haben ihre rucksendung erhalten,
        recebemos a sua devolucao, abbiamo ricevuto il reso, hebben je retour ontvangen
    """,
    "not_returnable": """
        can't be returned, cannot be returned, can not be returned, can no longer be returned, isn't returnable, not returnable,
        no longer returnable, not eligible for return, can't be sent back, cannot be sent back, can no longer be sent back, can no longer return, can't return,
        cannot return, can't take back, not refundable, no se puede devolver, no se pueden devolver, ya no se puede devolver,
        ya no se pueden devolver, no puedes devolver*, no admite devolucion, нельзя вернуть, вернуть нельзя, вернуть уже нельзя,
        уже нельзя вернуть, невозможно вернуть, не подлежит возврату, ne peut pas etre retourne*, ne peut plus etre retourne*,
        nicht zuruckgegeben werden, nicht mehr zuruckgegeben werden, nao pode ser devolvid*, non puo essere res*,
        kan niet worden geretourneerd, kan niet meer worden geretourneerd
    """,
    "returnable": """
        can be returned, can still be returned, can also be returned, can return, can still return, can exchange, can be exchanged, can be sent back, can send back, still returnable,
        is returnable, are returnable, eligible for return, se puede devolver, se pueden devolver, puedes devolver*, puede devolver*,
        можно вернуть, вернуть можно, можете вернуть, peut etre retourne*, pouvez retourner, pouvez renvoyer,
        zuruckgegeben werden, pode devolver*, pode ser devolvid*, puo essere res*, puo restituir*, kan worden geretourneerd
    """,
}
