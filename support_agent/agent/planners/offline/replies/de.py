"""German."""

from . import Key, Voice

TEXTS: dict[Key, str] = {
    "greeting": "Hallo{name}! Ich kann Ihnen sagen, wo eine Bestellung ist und wann sie erwartet wird, und "
    "eine Rücksendung beantragen. Was kann ich für Sie tun?",
    "thanks": "Gern geschehen! Wenn Sie noch etwas brauchen, schreiben Sie mir hier.",
    "bye": "Auf Wiedersehen und einen schönen Tag! Sie können hier jederzeit wieder schreiben.",
    "bot": "Ich bin der Assistent des Shops, ein Programm und kein Mensch. Ich kann Bestellungen nachsehen "
    "und Rücksendungen beantragen, und wenn Sie möchten, rufe ich einen Kollegen.",
    "capabilities": "Ich kann Ihnen sagen, wo eine Bestellung ist und wann der Paketdienst sie bringen will, "
    "und eine Rücksendung oder einen Umtausch beantragen. Für alles andere kann ich einen Kollegen rufen. "
    "Worum geht es?",
    "other_language": "Diese Sprache spreche ich nicht. Schreiben Sie hier, worum es geht, dann antwortet Ihnen ein Mensch.",
    "declined": "In Ordnung. Wenn Sie noch etwas brauchen, schreiben Sie mir hier.",
    "back_again": "Unser Kollege hat mir das Gespräch zurückgegeben. Was kann ich jetzt für Sie tun? Wenn Sie "
    "wieder mit einem Menschen sprechen möchten, sagen Sie es einfach.",
    "topic": "Ich bin nicht sicher, ob ich Sie richtig verstanden habe. Ich kann Ihnen sagen, wo eine "
    "Bestellung ist und wann sie erwartet wird, und eine Rücksendung beantragen; für alles andere kann ich "
    "einen Kollegen rufen. Worum geht es?",
    "ask_number": "Nennen Sie mir bitte die Bestellnummer? Sie steht in der Bestätigung, die Sie per E-Mail "
    "bekommen haben.",
    "ask_number_again": "Damit ich weiterkomme, brauche ich noch die Bestellnummer. Wenn Sie sie nicht "
    "finden, kann ich einen Kollegen rufen: Soll ich?",
    "number_unknown": "Das macht nichts. Die Nummer steht in der Bestätigung, die Sie per E-Mail bekommen "
    "haben. Wenn Sie sie nicht finden, kann ich einen Kollegen rufen: Soll ich?",
    "your_orders": "Das sind Ihre letzten Bestellungen: {orders}.",
    "which_order": "Um welche Bestellung geht es? Ihre letzten Bestellungen: {orders}.",
    "which_items": "Um welche Artikel der Bestellung {number} geht es: {things}? Sie können auch antworten: "
    "alle.",
    "returnable_until": "Die Bestellung {number} kann bis zum {date} zurückgeschickt werden.",
    "confirm_return": "Nur um sicherzugehen: Die Bestellung {number} enthält {things}. Soll ich die "
    "Rücksendung beantragen?",
    "offer_person": "Soll ich einen Kollegen rufen?",
    "shop_question": "Dazu habe ich keine verlässlichen Angaben und möchte nicht raten.",
    "order_not_found": "Ich finde in diesem Konto keine Bestellung {number}. Bitte prüfen Sie die Nummer.",
    "order_not_found_for_visitor": "Ich finde in diesem Konto keine Bestellung {number}. Ich sehe nur "
    "Bestellungen, die nachweislich Ihre sind: Bitte melden Sie sich an, bestätigen Sie die Bestellung unten "
    "mit ihrer E-Mail-Adresse oder prüfen Sie die Nummer.",
    "status_not_shipped": "Die Bestellung {number} ist noch nicht verschickt.",
    "status_in_transit": "Die Bestellung {number} ist unterwegs.",
    "status_out_for_delivery": "Die Bestellung {number} wird gerade ausgeliefert.",
    "status_delivered": "Die Bestellung {number} ist zugestellt.",
    "status_partly_delivered": "Ein Teil der Bestellung {number} ist schon zugestellt.",
    "status_cancelled": "Die Bestellung {number} wurde storniert.",
    "status_failed": "Die Bestellung {number} konnte nicht zugestellt werden.",
    "status_returned_to_sender": "Die Bestellung {number} ist auf dem Weg zurück zu uns.",
    "status_delivered_on": "Die Bestellung {number} wurde am {date} zugestellt.",
    "delivered_but_missed": "Wenn sie nicht bei Ihnen ist, sollte ein Kollege dem nachgehen.",
    "expected_on": "{carrier} will sie am {date} zustellen.",
    "was_expected_on": "{carrier} wollte sie am {date} zustellen, und dieser Tag ist schon vorbei.",
    "last_scan": "Der letzte Scan ist vom {date}.",
    "no_new_scan": "Der letzte Scan ist vom {date}; seitdem gibt es keinen neuen.",
    "tracking": "Die Sendungsnummer ist {tracking}.",
    "parcel_delivered_on": "{parcel}: zugestellt am {date}.",
    "parcel_delivered": "{parcel}: zugestellt.",
    "parcel_expected_on": "{parcel}: erwartet am {date}.",
    "parcel_without_date": "{parcel}: noch ohne Termin.",
    "parcels_partly_here": "{count} von {total} Paketen sind schon zugestellt; hier geht es um das nächste.",
    "arrival_delivered": "Die Bestellung {number} ist schon angekommen, am {date}.",
    "arrival_today": "{carrier} will die Bestellung {number} heute zustellen, am {date}.",
    "arrival_expected": "{carrier} will die Bestellung {number} am {date} zustellen.",
    "arrival_late": "{carrier} wollte die Bestellung {number} am {date} zustellen. Dieser Tag ist schon "
    "vorbei, sie ist also verspätet; das tut mir leid.",
    "arrival_no_date": "{carrier} hat für die Bestellung {number} noch keinen Liefertermin genannt.",
    "details": "Die Bestellung {number} enthält {things}; die Gesamtsumme ist {total}.",
    "details_placed": "Sie wurde am {date} aufgegeben.",
    "return_opened": "Ich habe die Rücksendung der Bestellung {number} beantragt: Es ist der Antrag {request}.",
    "exchange_opened": "Ich habe den Umtausch beantragt, Bestellung {number}: Es ist der Antrag {request}.",
    "damaged_opened": "Es tut mir leid, dass etwas beschädigt angekommen ist. Ich habe für die Bestellung "
    "{number} eine Rücksendung beantragt: {request}.",
    "wrong_opened": "Es tut mir leid, dass etwas Falsches angekommen ist. Ich habe für die Bestellung "
    "{number} eine Rücksendung beantragt: {request}.",
    "missing_opened": "Es tut mir leid, dass etwas fehlt. Ich habe für die Bestellung {number} einen Antrag "
    "gestellt: {request}.",
    "return_holds": "Er umfasst: {things}.",
    "colleague_decides": "Ein Kollege sieht ihn sich an, entscheidet und schreibt Ihnen hier.",
    "decided_by": "Die Entscheidung haben Sie spätestens am {date}.",
    "return_before_delivery": "Die Bestellung {number} ist noch nicht zugestellt, deshalb kann noch keine "
    "Rücksendung beantragt werden.",
    "carriers_date": "{carrier} will sie am {date} zustellen.",
    "return_after_delivery": "Wenn sie da ist, schreiben Sie mir hier, dann beantrage ich die Rücksendung. "
    "Wenn Sie sie nicht mehr möchten, kann ein Kollege sehen, was möglich ist.",
    "return_of_cancelled": "Die Bestellung {number} wurde storniert, es gibt also nichts zurückzuschicken.",
    "return_window_closed": "Der letzte Tag für eine Rücksendung der Bestellung {number} war der {date}, ich "
    "kann sie also nicht mehr beantragen. Ein Kollege kann sich das ansehen.",
    "return_day_unknown": "Ich weiß nicht, an welchem Tag die Bestellung {number} zugestellt wurde, und kann "
    "deshalb nicht sagen, ob sie noch zurückgeschickt werden kann. Ein Kollege kann sich das ansehen.",
    "return_exists": "Für die Bestellung {number} gibt es schon einen Rücksendeantrag.",
    "nothing_to_return": "Von der Bestellung {number} ist nichts mehr zurückzuschicken.",
    "too_few_left": "Das ist mehr, als noch zurückgeschickt werden kann. Es bleibt: {things}.",
    "return_waits": "{request} wartet auf die Entscheidung eines Kollegen.",
    "return_approved": "Ein Kollege hat {request} genehmigt.",
    "return_rejected": "Ein Kollege hat {request} geprüft und konnte den Antrag nicht genehmigen.",
    "return_withdrawn": "{request} wurde zurückgezogen.",
    "no_return_yet": "Ich finde für die Bestellung {number} keinen Rücksendeantrag.",
    "sorry": "Das tut mir leid.",
}

VOICE = Voice(
    texts=TEXTS,
    carrier="Der Paketdienst",
    named_carrier="{carrier}",
    months=(
        "Januar",
        "Februar",
        "März",
        "April",
        "Mai",
        "Juni",
        "Juli",
        "August",
        "September",
        "Oktober",
        "November",
        "Dezember",
    ),
    day="{day}. {month}",
    day_of_year="{day}. {month} {year}",
    placed="{number} vom {date}",
    joint=" und ",
)
