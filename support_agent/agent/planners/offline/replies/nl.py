"""Dutch."""

from . import Key, Voice

TEXTS: dict[Key, str] = {
    "greeting": "Hallo{name}! Ik kan je vertellen waar een bestelling is en wanneer die verwacht wordt, en "
    "een retour aanvragen. Waarmee kan ik je helpen?",
    "thanks": "Graag gedaan! Heb je nog iets nodig, schrijf me dan hier.",
    "bye": "Tot ziens en een fijne dag! Je kunt hier altijd weer schrijven.",
    "bot": "Ik ben de assistent van de winkel, een programma en geen mens. Ik kan bestellingen opzoeken en "
    "retouren aanvragen, en als je wilt roep ik er een collega bij.",
    "capabilities": "Ik kan je vertellen waar een bestelling is en wanneer de vervoerder die wil bezorgen, en "
    "een retour of omruiling aanvragen. Voor al het andere kan ik er een collega bij roepen. Waar gaat het om?",
    "other_language": "Die taal spreek ik niet. Schrijf hier waar het om gaat, dan antwoordt een mens je.",
    "declined": "Prima. Heb je nog iets nodig, schrijf me dan hier.",
    "back_again": "Onze collega heeft het gesprek aan mij teruggegeven. Wat kan ik nu voor je doen? Wil je "
    "weer een mens spreken, zeg het dan.",
    "topic": "Ik weet niet zeker of ik je goed begrepen heb. Ik kan je vertellen waar een bestelling is en "
    "wanneer die verwacht wordt, en een retour aanvragen; voor al het andere kan ik er een collega bij "
    "roepen. Waar gaat het om?",
    "ask_number": "Kun je me het bestelnummer geven? Het staat in de bevestigingsmail.",
    "ask_number_again": "Om verder te gaan heb ik nog het bestelnummer nodig. Kun je het niet vinden, dan kan "
    "ik er een collega bij roepen: zal ik dat doen?",
    "number_unknown": "Dat geeft niet. Het nummer staat in de bevestiging die je per mail hebt gekregen. Kun "
    "je die niet vinden, dan kan ik er een collega bij roepen: zal ik dat doen?",
    "your_orders": "Dit zijn je laatste bestellingen: {orders}.",
    "which_order": "Om welke bestelling gaat het? Je laatste bestellingen: {orders}.",
    "which_items": "Om welke artikelen van bestelling {number} gaat het: {things}? Je kunt ook antwoorden: "
    "allemaal.",
    "returnable_until": "Bestelling {number} kan tot en met {date} teruggestuurd worden.",
    "confirm_return": "Voor de zekerheid: bestelling {number} bevat {things}. Zal ik de retour aanvragen?",
    "offer_person": "Zal ik er een collega bij roepen?",
    "shop_question": "Daarover heb ik geen betrouwbare informatie en ik wil niet gokken.",
    "order_not_found": "Ik vind in dit account geen bestelling {number}. Controleer het nummer alsjeblieft.",
    "order_not_found_for_visitor": "Ik vind in dit account geen bestelling {number}. Ik zie alleen "
    "bestellingen waarvan vaststaat dat ze van jou zijn: log in, bevestig de bestelling hieronder met het "
    "mailadres ervan, of controleer het nummer alsjeblieft.",
    "status_not_shipped": "Bestelling {number} is nog niet verzonden.",
    "status_in_transit": "Bestelling {number} is onderweg.",
    "status_out_for_delivery": "Bestelling {number} wordt nu rondgebracht.",
    "status_delivered": "Bestelling {number} is bezorgd.",
    "status_partly_delivered": "Een deel van bestelling {number} is al bezorgd.",
    "status_cancelled": "Bestelling {number} is geannuleerd.",
    "status_failed": "Bestelling {number} kon niet bezorgd worden.",
    "status_returned_to_sender": "Bestelling {number} is op weg terug naar ons.",
    "status_delivered_on": "Bestelling {number} is op {date} bezorgd.",
    "delivered_but_missed": "Heb je die niet gekregen, dan moet een collega dat uitzoeken.",
    "expected_on": "{carrier} wil die op {date} bezorgen.",
    "was_expected_on": "{carrier} wilde die op {date} bezorgen, en die dag is al voorbij.",
    "last_scan": "De laatste scan is van {date}.",
    "no_new_scan": "De laatste scan is van {date}; sindsdien is er geen nieuwe.",
    "tracking": "Het volgnummer van de zending is {tracking}.",
    "parcel_delivered_on": "{parcel}: bezorgd op {date}.",
    "parcel_delivered": "{parcel}: bezorgd.",
    "parcel_expected_on": "{parcel}: verwacht op {date}.",
    "parcel_without_date": "{parcel}: nog zonder datum.",
    "parcels_partly_here": "{count} van de {total} pakketten zijn al bezorgd; dit gaat over het volgende.",
    "arrival_delivered": "Bestelling {number} is al aangekomen, op {date}.",
    "arrival_today": "{carrier} wil bestelling {number} vandaag bezorgen, {date}.",
    "arrival_expected": "{carrier} wil bestelling {number} op {date} bezorgen.",
    "arrival_late": "{carrier} wilde bestelling {number} op {date} bezorgen. Die dag is al voorbij, dus die "
    "is vertraagd; het spijt me.",
    "arrival_no_date": "{carrier} heeft voor bestelling {number} nog geen bezorgdatum gegeven.",
    "details": "Bestelling {number} bevat {things}; het totaal is {total}.",
    "details_placed": "Die is geplaatst op {date}.",
    "return_opened": "Ik heb de retour van bestelling {number} aangevraagd: het is aanvraag {request}.",
    "exchange_opened": "Ik heb de omruiling aangevraagd, bestelling {number}: het is aanvraag {request}.",
    "damaged_opened": "Het spijt me dat er iets beschadigd is aangekomen. Ik heb voor bestelling {number} een "
    "retour aangevraagd: {request}.",
    "wrong_opened": "Het spijt me dat er iets verkeerds is aangekomen. Ik heb voor bestelling {number} een "
    "retour aangevraagd: {request}.",
    "missing_opened": "Het spijt me dat er iets ontbreekt. Ik heb voor bestelling {number} een aanvraag "
    "gedaan: {request}.",
    "return_holds": "Het gaat om: {things}.",
    "colleague_decides": "Een collega bekijkt de aanvraag, beslist en schrijft je hier.",
    "decided_by": "Je hebt de beslissing uiterlijk op {date}.",
    "return_before_delivery": "Bestelling {number} is nog niet bezorgd, dus er kan nog geen retour "
    "aangevraagd worden.",
    "carriers_date": "{carrier} wil die op {date} bezorgen.",
    "return_after_delivery": "Schrijf me hier als die er is, dan vraag ik de retour aan. Wil je die niet "
    "meer, dan kan een collega kijken wat er mogelijk is.",
    "return_of_cancelled": "Bestelling {number} is geannuleerd, dus er is niets om terug te sturen.",
    "return_window_closed": "De laatste dag om bestelling {number} terug te sturen was {date}, dus ik kan "
    "geen retour meer aanvragen. Een collega kan ernaar kijken.",
    "return_day_unknown": "Ik weet niet op welke dag bestelling {number} bezorgd is, dus ik kan niet zeggen "
    "of die nog teruggestuurd kan worden. Een collega kan ernaar kijken.",
    "return_exists": "Er is al een retouraanvraag voor bestelling {number}.",
    "nothing_to_return": "Van bestelling {number} is er niets meer om terug te sturen.",
    "too_few_left": "Dat is meer dan er nog teruggestuurd kan worden. Er blijft over: {things}.",
    "return_waits": "{request} wacht op de beslissing van een collega.",
    "return_approved": "Een collega heeft {request} goedgekeurd.",
    "return_rejected": "Een collega heeft {request} bekeken en kon die niet goedkeuren.",
    "return_withdrawn": "{request} is ingetrokken.",
    "no_return_yet": "Ik vind geen retouraanvraag voor bestelling {number}.",
    "sorry": "Dat spijt me.",
}

VOICE = Voice(
    texts=TEXTS,
    carrier="De vervoerder",
    named_carrier="{carrier}",
    months=(
        "januari",
        "februari",
        "maart",
        "april",
        "mei",
        "juni",
        "juli",
        "augustus",
        "september",
        "oktober",
        "november",
        "december",
    ),
    day="{day} {month}",
    day_of_year="{day} {month} {year}",
    placed="{number} van {date}",
    joint=" en ",
)
