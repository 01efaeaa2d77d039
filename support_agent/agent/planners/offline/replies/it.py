"""Italian."""

from . import Key, Voice

TEXTS: dict[Key, str] = {
    "greeting": "Ciao{name}! Posso dirti dove si trova un ordine e quando è atteso, e chiedere un reso. Come "
    "posso aiutarti?",
    "thanks": "Prego! Se ti serve altro, scrivimi qui.",
    "bye": "Arrivederci e buona giornata! Puoi tornare a scrivere qui quando vuoi.",
    "bot": "Sono l’assistente del negozio, un programma e non una persona. Posso controllare gli ordini e "
    "chiedere resi, e se vuoi chiamo un collega.",
    "capabilities": "Posso dirti dove si trova un ordine e quando il corriere conta di consegnarlo, e chiedere "
    "un reso o un cambio. Per tutto il resto posso chiamare un collega. Di cosa si tratta?",
    "other_language": "Non parlo questa lingua. Scrivi qui di cosa si tratta e ti risponderà una persona.",
    "declined": "Va bene. Se ti serve altro, scrivimi qui.",
    "back_again": "Il nostro collega mi ha restituito la conversazione. Cosa posso fare adesso per te? Se "
    "vuoi parlare di nuovo con una persona, dimmelo.",
    "topic": "Non sono sicuro di aver capito. Posso dirti dove si trova un ordine e quando è atteso, e "
    "chiedere un reso; per tutto il resto posso chiamare un collega. Di cosa si tratta?",
    "ask_number": "Mi puoi dare il numero dell’ordine, per favore? Si trova nell’e-mail di conferma.",
    "ask_number_again": "Per andare avanti mi serve ancora il numero dell’ordine, per favore. Se non lo trovi, "
    "posso chiamare un collega: lo chiamo?",
    "number_unknown": "Non importa. Il numero si trova nella conferma che hai ricevuto per e-mail. Se non la "
    "trovi, posso chiamare un collega: lo chiamo?",
    "your_orders": "Questi sono i tuoi ordini recenti: {orders}.",
    "which_order": "Di quale ordine si tratta? I tuoi ordini recenti: {orders}.",
    "which_items": "Di quali articoli dell’ordine {number} si tratta: {things}? Puoi anche rispondere: tutti.",
    "returnable_until": "L’ordine {number} si può restituire fino al giorno {date}.",
    "confirm_return": "Solo per sicurezza: l’ordine {number} contiene {things}. Chiedo il reso?",
    "offer_person": "Vuoi che chiami un collega?",
    "shop_question": "Non ho informazioni sicure su questo e non voglio tirare a indovinare.",
    "order_not_found": "Non trovo nessun ordine {number} in questo account. Controlla il numero, per favore.",
    "order_not_found_for_visitor": "Non trovo nessun ordine {number} in questo account. Vedo solo gli ordini "
    "che risultano tuoi: accedi, conferma l’ordine qui sotto con la sua e-mail, oppure controlla il numero, "
    "per favore.",
    "status_not_shipped": "L’ordine {number} non è ancora stato spedito.",
    "status_in_transit": "L’ordine {number} è in viaggio.",
    "status_out_for_delivery": "L’ordine {number} è in consegna.",
    "status_delivered": "L’ordine {number} è stato consegnato.",
    "status_partly_delivered": "Una parte dell’ordine {number} è già stata consegnata.",
    "status_cancelled": "L’ordine {number} è stato annullato.",
    "status_failed": "La consegna dell’ordine {number} non è riuscita.",
    "status_returned_to_sender": "L’ordine {number} sta tornando da noi.",
    "status_delivered_on": "L’ordine {number} è stato consegnato il giorno {date}.",
    "delivered_but_missed": "Se non ti è arrivato, un collega dovrebbe verificare.",
    "expected_on": "{carrier} conta di consegnarlo il giorno {date}.",
    "was_expected_on": "{carrier} contava di consegnarlo il giorno {date}, che è già passato.",
    "last_scan": "L’ultima scansione è del giorno {date}.",
    "no_new_scan": "L’ultima scansione è del giorno {date}; da allora non ce ne sono altre.",
    "tracking": "Il numero di tracciamento è {tracking}.",
    "parcel_delivered_on": "{parcel}: consegnato il giorno {date}.",
    "parcel_delivered": "{parcel}: consegnato.",
    "parcel_expected_on": "{parcel}: atteso per il giorno {date}.",
    "parcel_without_date": "{parcel}: ancora senza data.",
    "parcels_partly_here": "Sono già stati consegnati {count} pacchi su {total}; questo riguarda il prossimo.",
    "arrival_delivered": "L’ordine {number} è già arrivato, il giorno {date}.",
    "arrival_today": "{carrier} conta di consegnare l’ordine {number} oggi, {date}.",
    "arrival_expected": "{carrier} conta di consegnare l’ordine {number} il giorno {date}.",
    "arrival_late": "{carrier} contava di consegnare l’ordine {number} il giorno {date}. Quel giorno è già "
    "passato, quindi è in ritardo; mi dispiace.",
    "arrival_no_date": "{carrier} non ha ancora dato una data di consegna per l’ordine {number}.",
    "details": "L’ordine {number} contiene {things}; il totale è {total}.",
    "details_placed": "È stato fatto il giorno {date}.",
    "return_opened": "Ho chiesto il reso dell’ordine {number}: la richiesta è {request}.",
    "exchange_opened": "Ho chiesto il cambio, ordine {number}: la richiesta è {request}.",
    "damaged_opened": "Mi dispiace che qualcosa sia arrivato danneggiato. Ho aperto una richiesta di reso per "
    "l’ordine {number}: {request}.",
    "wrong_opened": "Mi dispiace che sia arrivato qualcosa di sbagliato. Ho aperto una richiesta di reso per "
    "l’ordine {number}: {request}.",
    "missing_opened": "Mi dispiace che manchi qualcosa. Ho aperto una richiesta per l’ordine {number}: "
    "{request}.",
    "return_holds": "Comprende: {things}.",
    "colleague_decides": "Un collega la esaminerà, deciderà e ti scriverà qui.",
    "decided_by": "Avrai la decisione entro il giorno {date}.",
    "return_before_delivery": "L’ordine {number} non è ancora stato consegnato, quindi non si può ancora "
    "chiedere un reso.",
    "carriers_date": "{carrier} conta di consegnarlo il giorno {date}.",
    "return_after_delivery": "Quando sarà arrivato, scrivimi qui e chiederò il reso. Se non lo vuoi più, un "
    "collega può vedere che cosa è possibile.",
    "return_of_cancelled": "L’ordine {number} è stato annullato, quindi non c’è nulla da restituire.",
    "return_window_closed": "L’ultimo giorno per restituire l’ordine {number} era il giorno {date}, quindi non posso "
    "più chiedere un reso. Un collega può verificare.",
    "return_day_unknown": "Non so in che giorno sia stato consegnato l’ordine {number}, quindi non posso dire "
    "se si può ancora restituire. Un collega può verificare.",
    "return_exists": "C’è già una richiesta di reso per l’ordine {number}.",
    "nothing_to_return": "Dell’ordine {number} non resta nulla da restituire.",
    "too_few_left": "È più di quanto si può ancora restituire. Resta: {things}.",
    "return_waits": "{request} aspetta la decisione di un collega.",
    "return_approved": "Un collega ha approvato {request}.",
    "return_rejected": "Un collega ha esaminato {request} e non ha potuto approvarla.",
    "return_withdrawn": "{request} è stata ritirata.",
    "no_return_yet": "Non trovo nessuna richiesta di reso per l’ordine {number}.",
    "sorry": "Mi dispiace.",
}

VOICE = Voice(
    texts=TEXTS,
    carrier="Il corriere",
    named_carrier="{carrier}",
    months=(
        "gennaio",
        "febbraio",
        "marzo",
        "aprile",
        "maggio",
        "giugno",
        "luglio",
        "agosto",
        "settembre",
        "ottobre",
        "novembre",
        "dicembre",
    ),
    day="{day} {month}",
    day_of_year="{day} {month} {year}",
    placed="{number}, del giorno {date}",
    first="1º",
    joint=" e ",
)
