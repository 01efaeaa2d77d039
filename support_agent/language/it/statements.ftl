# Che cosa può dire l’assistente, in italiano. en/statements.ftl spiega variabili e attributi.
#
# .of   con «di», che si fonde: «del tuo ordine 1187», «dell’ordine»
# .obj  dove l’ordine non è soggetto: `it` è vuoto, perché il soggetto si sottintende

## Come si chiamano l’ordine, il giorno e il corriere

your = { $address ->
    [formal] Suo
   *[familiar] tuo
}
you-can = { $address ->
    [formal] può
   *[familiar] puoi
}
to-you = { $address ->
    [formal] Le
   *[familiar] ti
}
the-order = il { your } ordine { $number }
    .of = del { your } ordine { $number }
    .obj = il { your } ordine { $number }
the-order-with = il { your } ordine { $number } ({ $goods })
    .of = del { your } ordine { $number } ({ $goods })
    .obj = il { your } ordine { $number } ({ $goods })
the-order-again = l’ordine { $number }
    .of = dell’ordine { $number }
    .obj = l’ordine { $number }
this-order = l’ordine
    .of = dell’ordine
    .obj = l’ordine
it = { "" }
    .of = dell’ordine
    .obj = l’ordine
more-goods = { $count ->
    [one] un altro articolo
   *[other] altri { $count } articoli
}
on = il { $date }
on-weekday = { $weekday } { $date }
on-today = oggi
on-tomorrow = domani
on-yesterday = ieri
until = fino al { $date }
until-weekday = fino a { $weekday } { $date }
until-today = fino a oggi
until-tomorrow = fino a domani
by = al più tardi il { $date }
by-weekday = al più tardi { $weekday } { $date }
by-today = entro oggi
by-tomorrow = entro domani
since = dal { $date }
since-weekday = da { $weekday } { $date }
since-today = da oggi
since-yesterday = da ieri
the-carrier = il corriere
    .of = del corriere
carrier-named = { $name }
    .of = di { $name }
thing = { $quantity ->
    [1] { $title }
   *[other] { $quantity } × { $title }
}
an-item = un articolo
quoted = «{ $title }»
order-listed = { $number }, fatto { $when }
order-listed-with = { $number }: { $goods }, fatto { $when }
request-named = la richiesta { $request }
request-of = la richiesta { $request } per l’ordine { $number }
hours-on = { $days } { $times }
hours-day = { $day }
hours-days = da { $first } a { $last }
hours-times = dalle { $opens } alle { $closes }
midnight = mezzanotte

## Dov’è un ordine

status-not-shipped = { $order } non è ancora stato spedito.
    .and = e non è ancora stato spedito
status-on-its-way = { $variant ->
    [1] { $order } è ancora in viaggio.
    [2] { $order } è sempre in viaggio.
   *[other] { $order } è in viaggio.
}
    .and = ed è in viaggio
status-out-for-delivery = { $order } è in consegna.
    .and = ed è in consegna
status-delivered = { $variant ->
    [1] { $order } è stato consegnato { $when }.
   *[other] { $order } è arrivato { $when }.
}
    .and = ed è arrivato { $when }
status-delivered-undated = { $order } è stato consegnato, ma non sappiamo in che giorno.
status-partly-delivered = è arrivata una parte { $order-of }: { $here } pacchi su { $total }.
status-rest-not-shipped = è arrivata una parte { $order-of }; il resto non è ancora stato spedito.
status-cancelled = { $order } è stato annullato.
    .and = ed è stato annullato
status-failed = { $order } non si è potuto consegnare.
    .and = e non si è potuto consegnare
status-returning = { $order } sta tornando al nostro magazzino.
    .and = e sta tornando al nostro magazzino
status-sent = { $order } è stato spedito { $when }; da allora non abbiamo notizie dal corriere.
status-sent-undated = { $order } è stato spedito, ma non abbiamo notizie dal corriere.
status-unknown = al momento non sappiamo dov’è { $order-obj }.
not-delivered-yet = { $order } non è ancora stato consegnato.
    .and = e non è ancora stato consegnato
shipped = { $order } ha lasciato il nostro magazzino { $when }.
    .and = e ha lasciato il nostro magazzino { $when }
shipped-unknown = non sappiamo ancora in che giorno è stato spedito { $order-obj }.
    .again = non sappiamo ancora in che giorno è stato spedito.
    .also = ; non sappiamo ancora in che giorno è stato spedito

## Quando arriva

expected = { $variant ->
    [1] { $carrier } prevede ancora di consegnare { $order-obj } { $when }.
   *[other] { $carrier } prevede di consegnare { $order-obj } { $when }.
}
    .again = { $carrier } prevede di consegnarlo { $when }.
    .also = , e { $carrier } prevede di consegnarlo { $when }
was-expected = { $carrier } prevedeva di consegnare { $order-obj } { $when }, ma quel giorno è passato.
    .again = { $carrier } prevedeva di consegnarlo { $when }, ma quel giorno è passato.
    .also = ; { $carrier } prevedeva di consegnarlo { $when }, ma quel giorno è passato
no-date = { $carrier } non ha ancora dato una data di consegna per { $order-obj }.
    .again = { $carrier } non ha ancora dato una data di consegna.
    .also = , e { $carrier } non ha ancora dato una data di consegna
already-delivered = { $order } è già stato consegnato.
    .and = ed è già stato consegnato
last-scan = { $carrier } ha registrato { $order-obj } l’ultima volta { $when }.
    .again = { $carrier } lo ha registrato l’ultima volta { $when }.
    .also = , e { $carrier } lo ha registrato l’ultima volta { $when }
no-new-scan = { $carrier } ha registrato { $order-obj } l’ultima volta { $when }; da allora non ci sono novità.
    .again = { $carrier } lo ha registrato l’ultima volta { $when }; da allora non ci sono novità.
    .also = ; { $carrier } lo ha registrato l’ultima volta { $when } e da allora non ci sono novità
no-scan = { $carrier } non ha ancora registrato { $order-obj }.
    .again = { $carrier } non lo ha ancora registrato.
    .also = , e { $carrier } non lo ha ancora registrato
scan-address = il corriere segnala un problema con l’indirizzo.
scan-attempted = il corriere segnala un tentativo di consegna.
scan-customs = il corriere segnala che il pacco è in dogana.
scan-pickup = il corriere segnala che il pacco si può ritirare.
scan-depot = il corriere segnala che il pacco è arrivato in uno dei suoi depositi.
scan-label = il corriere sa del pacco, ma non lo ha ancora ricevuto.
carrier = { $order } viaggia con { $carrier }.
    .and = e viaggia con { $carrier }
carrier-delivered = { $order } è stato consegnato da { $carrier }.
    .and = ed è stato consegnato da { $carrier }
carriers = { $order } viaggia con più corrieri: { $carriers }.
carrier-unknown = non sappiamo ancora quale corriere consegnerà { $order-obj }.
    .again = non sappiamo ancora quale corriere lo consegnerà.
    .also = ; non sappiamo ancora quale corriere lo consegnerà
tracking = il numero di tracciamento { $order-of } è { $tracking }.
    .again = il numero di tracciamento è { $tracking }.
    .also = ; il numero di tracciamento è { $tracking }
tracking-linked = il numero di tracciamento { $order-of } è { $tracking }: { $link }
    .again = il numero di tracciamento è { $tracking }: { $link }
tracking-unknown = { $order } non ha un numero di tracciamento.
    .and = e non ha un numero di tracciamento

## I suoi pacchi, se sono più di uno

parcels = { $order } viaggia in { $count } pacchi.
    .and = e viaggia in { $count } pacchi
parcel-delivered = { $parcel }: arrivato { $when }.
parcel-delivered-undated = { $parcel }: consegnato.
parcel-expected = { $parcel }: previsto { $when }.
parcel-late = { $parcel }: era previsto { $when }, ma quel giorno è passato.
parcel-today = { $parcel }: in consegna.
parcel-on-its-way = { $parcel }: in viaggio.
parcel-no-date = { $parcel }: ancora senza data di consegna.
parcel-not-shipped = { $parcel }: non ancora spedito.
parcel-shipped = { $parcel }: ha lasciato il nostro magazzino { $when }.
parcel-sent = { $parcel }: spedito { $when }; da allora nessuna notizia dal corriere.
parcel-sent-undated = { $parcel }: spedito, nessuna notizia dal corriere.
parcel-failed = { $parcel }: non si è potuto consegnare.
parcel-returning = { $parcel }: sta tornando al nostro magazzino.
parcel-scan = { $parcel }: registrato l’ultima volta { $when }.
parcel-no-scan = { $parcel }: non ancora registrato.
parcel-tracking = { $parcel }.
parcel-tracking-linked = { $parcel }: { $link }
things-not-shipped = non ancora spedito: { $things }.
parcel-with = { $parcel } ({ $goods })
parcel-unnamed = pacco { $position }

## Che cosa contiene e che cosa è stato pagato

goods = { $order } contiene { $things }.
    .and = e contiene { $things }
goods-several = { $order } contiene { $things }.
    .and = e contiene { $things }
total = il totale { $order-of } è di { $total }.
    .again = il totale è di { $total }.
    .also = , e il totale è di { $total }
placed = { $order } è stato fatto { $when }.
    .and = ed è stato fatto { $when }
payment-paid = { $order } è pagato.
    .and = ed è pagato
payment-pending = non abbiamo ancora ricevuto il pagamento { $order-of }.
    .again = non abbiamo ancora ricevuto il pagamento.
    .also = , e non abbiamo ancora ricevuto il pagamento
payment-authorized = il pagamento { $order-of } è autorizzato, ma non ancora addebitato.
    .again = il pagamento è autorizzato, ma non ancora addebitato.
    .also = ; il pagamento è autorizzato, ma non ancora addebitato
payment-partially-paid = { $order } è pagato in parte.
    .and = ed è pagato in parte
payment-refunded = il pagamento { $order-of } è stato rimborsato.
    .again = il pagamento è stato rimborsato.
    .also = , e il pagamento è stato rimborsato
payment-partially-refunded = il pagamento { $order-of } è stato rimborsato in parte.
    .again = il pagamento è stato rimborsato in parte.
    .also = , e il pagamento è stato rimborsato in parte
payment-voided = il pagamento { $order-of } è stato annullato, quindi non è stato addebitato nulla.
    .again = il pagamento è stato annullato, quindi non è stato addebitato nulla.
    .also = , e il pagamento è stato annullato, quindi non è stato addebitato nulla
payment-expired = il pagamento { $order-of } è scaduto prima dell’addebito.
    .again = il pagamento è scaduto prima dell’addebito.
    .also = , e il pagamento è scaduto prima dell’addebito

## Resi

returnable = { $order } si può restituire { $until }.
    .and = e si può restituire { $until }
returnable-things = { $until } { you-can } restituire { $things } { $order-of }.
    .again = { $until } { you-can } restituire { $things }.
    .also = , e { $until } { you-can } restituire { $things }
window-closed-undated = il termine per restituire { $order-obj } è passato.
    .again = il termine per restituirlo è passato.
    .also = , e il termine per restituirlo è passato
window-closed = { $order } si poteva restituire { $until }, ma quel giorno è passato.
    .and = e si poteva restituire { $until }, ma quel giorno è passato
not-before-delivery = { $order } si potrà restituire dopo il suo arrivo.
    .and = e si potrà restituire dopo il suo arrivo
not-of-cancelled = { $order } è stato annullato, quindi non c’è niente da restituire.
nothing-left = non resta niente da restituire { $order-of }.
    .again = non resta niente da restituire.
    .also = , e non resta niente da restituire
delivery-day-unknown = non sappiamo in che giorno è stato consegnato { $order-obj }; se si può ancora restituire lo dovrebbe verificare il nostro team.
    .again = non sappiamo in che giorno è stato consegnato; se si può ancora restituire lo dovrebbe verificare il nostro team.
too-few-left = si può ancora restituire solo questo { $order-of }: { $things }.
    .again = si può ancora restituire solo questo: { $things }.
return-window = { $days ->
    [one] { you-can } restituire un ordine entro un giorno dalla consegna.
   *[other] { you-can } restituire un ordine entro { $days } giorni dalla consegna.
}
no-request = non c’è nessuna richiesta di reso per { $order-obj }.
    .again = non c’è nessuna richiesta di reso.
    .also = , e non c’è nessuna richiesta di reso
request-waits = { $request } aspetta la decisione del nostro team.
request-waits-until = { $request } aspetta la decisione del nostro team, che { $address ->
    [formal] avrà
   *[familiar] avrai
} { $by }.
request-approved = il nostro team ha approvato { $request }.
request-rejected = il nostro team ha esaminato { $request } e non ha potuto approvarla.
request-withdrawn = { $request } è stata ritirata.

## Che cosa è stato fatto in questa risposta

made-return = { $variant ->
    [1] fatto: ho richiesto il reso di { $things } dell’ordine { $number }. Il numero della richiesta è { $request }.
   *[other] ho richiesto il reso di { $things } dell’ordine { $number }. Il numero della richiesta è { $request }.
}
made-exchange = ho richiesto il cambio di { $things } dell’ordine { $number }. Il numero della richiesta è { $request }.
made-damaged = mi dispiace che sia arrivato danneggiato. L’ho segnalato: { $things } dell’ordine { $number }. Il numero della richiesta è { $request }.
made-wrong = mi dispiace che sia arrivato un altro articolo. L’ho segnalato: { $things } dell’ordine { $number }. Il numero della richiesta è { $request }.
made-missing = mi dispiace che manchi qualcosa. L’ho segnalato: { $things } dell’ordine { $number }. Il numero della richiesta è { $request }.
made-next = il nostro team la esamina e risponderà qui.
made-next-until = il nostro team la esamina e risponderà qui { $by }.
withdrawn = ho ritirato { $request }.
changed = ho fatto la modifica: { $request } ora comprende { $things }.
changed-kind-exchange = ho trasformato { $request } in un cambio.
changed-kind-return = ho trasformato { $request } in un reso.
too-late-to-change = { $request } è già stata decisa, quindi solo il nostro team può cambiarla.

## Che cosa non si sa, e chi decide

order-not-found = non trovo l’ordine { $number } su questo account. { $address ->
    [formal] Controlli il numero, per favore.
   *[familiar] Controlla il numero, per favore.
}
order-not-found-unnamed = non trovo quell’ordine su questo account. { $address ->
    [formal] Controlli il numero, per favore.
   *[familiar] Controlla il numero, per favore.
}
order-not-found-guest = { $address ->
    [formal] per mostrarLe l’ordine { $number } devo verificare che sia Suo. Lo confermi qui sotto, acceda o controlli il numero.
   *[familiar] per mostrarti l’ordine { $number } devo verificare che sia tuo. Confermalo qui sotto, accedi o controlla il numero.
}
order-not-found-guest-unnamed = { $address ->
    [formal] per mostrarLe quell’ordine devo verificare che sia Suo. Lo confermi qui sotto, acceda o controlli il numero.
   *[familiar] per mostrarti quell’ordine devo verificare che sia tuo. Confermalo qui sotto, accedi o controlla il numero.
}
not-known = { $variant ->
    [1] neanche su questo ho informazioni sicure.
    [2] purtroppo su questo non posso dire niente di certo.
   *[other] non lo so con certezza e preferisco non tirare a indovinare.
}
only-team = { $variant ->
    [1] è una cosa per il nostro team.
   *[other] il nostro team può verificarlo.
}
money-is-the-teams = dei rimborsi e dei risarcimenti decide il nostro team.
your-orders = { $address ->
    [formal] questi sono i Suoi ordini recenti:{ $orders }
   *[familiar] questi sono i tuoi ordini recenti:{ $orders }
}
no-orders = non vedo ordini su questo account.
team-answers = il nostro team { to-you } risponderà qui { $by }.
desk-hours = il nostro team è qui { $hours }.
desk-hours-week = nei prossimi sette giorni il nostro team è qui { $hours }.
desk-always = il nostro team è qui a ogni ora.
desk-closed-week = nei prossimi sette giorni il nostro team non è qui.

## Domande

ask-order = { $address ->
    [formal] di quale ordine si tratta? I Suoi ordini recenti:{ $orders }
   *[familiar] di quale ordine si tratta? I tuoi ordini recenti:{ $orders }
}
ask-order-again = devo ancora sapere di quale ordine si tratta:{ $orders }
ask-number = { $variant ->
    [1] per andare avanti mi serve ancora il numero d’ordine.
    [2] senza il numero d’ordine non posso cercarlo. { $address ->
        [formal] Me lo invia?
       *[familiar] Me lo invii?
    }
   *[other] mi { $address ->
        [formal] dà
       *[familiar] dai
    } il numero d’ordine, per favore? È nella conferma dell’ordine.
}
number-unknown = nessun problema. Il numero è nella conferma arrivata per e-mail.
ask-items = di quali articoli si tratta? L’ordine { $number } contiene { $things }. Si può dire anche «tutti».
ask-count = l’ordine { $number } contiene { $things }. Di quanti si tratta?
ask-topic = { $variant ->
    [1] mi dispiace, ancora non ho capito. Con altre parole?
    [2] mi dispiace, non seguo. Si tratta di un ordine, di un reso o di qualcosa per il nostro team?
   *[other] mi dispiace, non ho capito. Posso trovare un ordine, richiedere un reso o chiamare il nostro team.
}
confirm-return = richiedo il reso di { $things } dell’ordine { $number }?
confirm-exchange = richiedo il cambio di { $things } dell’ordine { $number }?
confirm-damaged = segnalo come danneggiato { $things } dell’ordine { $number }?
confirm-wrong = segnalo che è arrivato altro al posto di { $things } dell’ordine { $number }?
confirm-missing = segnalo come mancante { $things } dell’ordine { $number }?
offer-team = { $variant ->
    [1] chiamo il nostro team?
   *[other] { $address ->
        [formal] vuole
       *[familiar] vuoi
    } parlare con il nostro team?
}

## Cortesia

greeting = ciao! Posso dire dov’è un ordine e richiedere un reso. Di che cosa si tratta?
greeting-named = ciao { $name }! Posso dire dov’è un ordine e richiedere un reso. Di che cosa si tratta?
hello = ciao!
hello-named = ciao { $name }!
you-are-welcome = di niente!
thanks = { $variant ->
    [1] non c’è di che!
    [2] di niente, e buona giornata!
   *[other] di niente! Se serve altro, { $address ->
        [formal] scriva
       *[familiar] scrivi
    } qui.
}
goodbye = arrivederci e buona giornata! Qui { you-can } scrivere di nuovo in ogni momento.
# Non concede nulla: può seguire qualsiasi domanda.
all-right = { $variant ->
    [1] { $address ->
        [formal] scriva
       *[familiar] scrivi
    } qui se serve qualcosa.
   *[other] se serve altro, { $address ->
        [formal] scriva
       *[familiar] scrivi
    } qui.
}
back-again = è di nuovo l’assistente. Di che cosa si tratta?
assistant = sono un assistente automatico, non una persona. { $address ->
    [formal] Può
   *[familiar] Puoi
} parlare con il nostro team in ogni momento.
abilities = posso dire dov’è un ordine e quando è previsto, e richiedere un reso o un cambio. Per tutto il resto c’è il nostro team.
sorry = { $variant ->
    [1] mi dispiace per il disagio.
   *[other] mi dispiace.
}
sorry-late = mi dispiace che ci voglia così tanto.
other-language = non parlo questa lingua. { $address ->
    [formal] Scriva
   *[familiar] Scrivi
} qui di che cosa si tratta e il nostro team risponderà.

## Pulsanti

yes-request = Sì, grazie
no-request-button = No, grazie
