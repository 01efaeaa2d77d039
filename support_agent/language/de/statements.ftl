# Was der Assistent sagen kann, auf Deutsch.

## Wie Bestellung, Tag und Zustelldienst genannt werden

the-order = { $address ->
    [familiar] deine Bestellung { $number }
   *[formal] Ihre Bestellung { $number }
}
the-order-with = { $address ->
    [familiar] deine Bestellung { $number } ({ $goods })
   *[formal] Ihre Bestellung { $number } ({ $goods })
}
more-goods = { $count ->
    [one] ein weiterer Artikel
   *[other] { $count } weitere Artikel
}
on = am { $date }
on-today = heute
on-tomorrow = morgen
on-yesterday = gestern
until = bis { $date }
until-today = bis heute
until-tomorrow = bis morgen
by = spätestens am { $date }
by-today = noch heute
by-tomorrow = spätestens morgen
since = seit { $date }
since-today = seit heute
since-yesterday = seit gestern
the-carrier = der Zustelldienst
and-join = { $first } und { $second }.
thing = { $quantity } × { $title }
order-listed = { $number }, bestellt { $when }
order-listed-with = { $number }, bestellt { $when } ({ $goods })
request-named = der Antrag { $request }
request-of = der Antrag { $request } zur Bestellung { $number }
hours-on = { $days } von { $opens } bis { $closes }
hours-days = { $first } bis { $last }

## Wo eine Bestellung ist

status-not-shipped = { $order } ist noch nicht verschickt.
    .again = sie ist noch nicht verschickt.
status-on-its-way = { $variant ->
    [1] { $order } ist weiterhin unterwegs.
   *[other] { $order } ist unterwegs.
}
    .again = sie ist unterwegs.
status-out-for-delivery = { $order } wird heute zugestellt.
    .again = sie wird heute zugestellt.
status-delivered = { $order } ist { $when } angekommen.
    .and = ist { $when } angekommen
    .again = sie ist { $when } angekommen.
status-delivered-undated = { $order } ist zugestellt; an welchem Tag, wissen wir nicht.
    .again = sie ist zugestellt; an welchem Tag, wissen wir nicht.
status-partly-delivered = { $order } ist zum Teil angekommen: { $here } von { $total } Paketen.
    .again = sie ist zum Teil angekommen: { $here } von { $total } Paketen.
status-rest-not-shipped = { $order } ist zum Teil angekommen; der Rest ist noch nicht verschickt.
    .again = sie ist zum Teil angekommen; der Rest ist noch nicht verschickt.
status-cancelled = { $order } wurde storniert.
    .again = sie wurde storniert.
status-failed = { $order } konnte nicht zugestellt werden.
    .again = sie konnte nicht zugestellt werden.
status-returning = { $order } ist auf dem Rückweg zu uns.
    .again = sie ist auf dem Rückweg zu uns.
status-sent = { $order } wurde { $when } verschickt; seitdem haben wir nichts vom Zustelldienst gehört.
    .again = sie wurde { $when } verschickt; seitdem haben wir nichts vom Zustelldienst gehört.
status-sent-undated = { $order } wurde verschickt; vom Zustelldienst haben wir noch nichts gehört.
    .again = sie wurde verschickt; vom Zustelldienst haben wir noch nichts gehört.
shipped = { $order } hat unser Lager { $when } verlassen.
    .again = sie hat unser Lager { $when } verlassen.
shipped-unknown = wir wissen noch nicht, an welchem Tag { $order } verschickt wurde.
    .again = wir wissen noch nicht, an welchem Tag sie verschickt wurde.

## Wann sie kommt

expected = { $variant ->
    [1] { $carrier } will { $order } weiterhin { $when } zustellen.
   *[other] { $carrier } will { $order } { $when } zustellen.
}
    .again = { $carrier } will sie { $when } zustellen.
was-expected = { $carrier } wollte { $order } { $when } zustellen; dieser Tag ist vorbei.
    .again = { $carrier } wollte sie { $when } zustellen; dieser Tag ist vorbei.
no-date = { $carrier } hat für { $order } noch keinen Zustelltag genannt.
    .again = { $carrier } hat noch keinen Zustelltag genannt.
already-delivered = { $order } ist schon zugestellt.
    .again = sie ist schon zugestellt.
last-scan = { $carrier } hat { $order } zuletzt { $when } erfasst.
    .again = { $carrier } hat sie zuletzt { $when } erfasst.
no-new-scan = { $carrier } hat { $order } zuletzt { $when } erfasst; seitdem gibt es nichts Neues.
    .again = { $carrier } hat sie zuletzt { $when } erfasst; seitdem gibt es nichts Neues.
no-scan = { $carrier } hat { $order } noch nicht erfasst.
    .again = { $carrier } hat sie noch nicht erfasst.
scan-address = der Zustelldienst meldet ein Problem mit der Adresse.
scan-attempted = der Zustelldienst meldet einen Zustellversuch.
scan-customs = der Zustelldienst meldet, dass das Paket beim Zoll ist.
scan-pickup = der Zustelldienst meldet, dass das Paket abgeholt werden kann.
scan-depot = der Zustelldienst meldet, dass das Paket in einem seiner Depots angekommen ist.
scan-label = dem Zustelldienst ist das Paket angekündigt, er hat es aber noch nicht erhalten.
carrier = { $carrier } stellt { $order } zu.
    .again = { $carrier } stellt sie zu.
carrier-delivered = { $carrier } hat { $order } zugestellt.
    .again = { $carrier } hat sie zugestellt.
carriers = { $order } wird von { $carriers } zugestellt.
    .again = sie wird von { $carriers } zugestellt.
carrier-unknown = wir wissen noch nicht, wer { $order } zustellt.
    .again = wir wissen noch nicht, wer sie zustellt.
tracking = die Sendungsnummer zur Bestellung { $number } ist { $tracking }.
    .again = die Sendungsnummer ist { $tracking }.
tracking-linked = die Sendungsnummer zur Bestellung { $number } ist { $tracking }: { $link }
    .again = die Sendungsnummer ist { $tracking }: { $link }
tracking-unknown = zur Bestellung { $number } gibt es keine Sendungsnummer.
    .again = eine Sendungsnummer gibt es nicht.

## Ihre Pakete

parcel-delivered = { $parcel }: { $when } angekommen.
parcel-delivered-undated = { $parcel }: zugestellt.
parcel-expected = { $parcel }: { $when } erwartet.
parcel-late = { $parcel }: war { $when } erwartet, und dieser Tag ist vorbei.
parcel-no-date = { $parcel }: noch kein Zustelltag.
parcel-not-shipped = { $parcel }: noch nicht verschickt.
parcel-sent = { $parcel }: { $when } verschickt; seitdem haben wir nichts vom Zustelldienst gehört.
parcel-sent-undated = { $parcel }: verschickt; vom Zustelldienst haben wir noch nichts gehört.
parcel-failed = { $parcel }: konnte nicht zugestellt werden.
parcel-returning = { $parcel }: auf dem Rückweg zu uns.
parcel-tracking = Sendungsnummer { $parcel }.
parcel-tracking-linked = Sendungsnummer { $parcel }: { $link }
things-not-shipped = noch nicht verschickt: { $things }.
parcel-with = { $parcel } ({ $goods })
parcel-unnamed = Paket { $position }

## Was sie enthält und was bezahlt ist

goods = { $order } enthält { $things }.
    .again = sie enthält { $things }.
total = die Bestellung { $number } kostet insgesamt { $total }.
    .again = insgesamt kostet sie { $total }.
placed = { $order } ist { $when } eingegangen.
    .again = sie ist { $when } eingegangen.
payment-paid = { $order } ist bezahlt.
    .again = sie ist bezahlt.
payment-pending = für { $order } ist noch keine Zahlung eingegangen.
    .again = eine Zahlung ist noch nicht eingegangen.
payment-authorized = die Zahlung zur Bestellung { $number } ist genehmigt und noch nicht abgebucht.
    .again = die Zahlung ist genehmigt und noch nicht abgebucht.
payment-partially-paid = { $order } ist zum Teil bezahlt.
    .again = sie ist zum Teil bezahlt.
payment-refunded = die Zahlung zur Bestellung { $number } wurde erstattet.
    .again = die Zahlung wurde erstattet.
payment-partially-refunded = die Zahlung zur Bestellung { $number } wurde zum Teil erstattet.
    .again = die Zahlung wurde zum Teil erstattet.
payment-voided = die Zahlung zur Bestellung { $number } wurde aufgehoben, es wurde nichts abgebucht.
    .again = die Zahlung wurde aufgehoben, es wurde nichts abgebucht.
payment-expired = die Zahlung zur Bestellung { $number } ist verfallen, bevor sie abgebucht wurde.
    .again = die Zahlung ist verfallen, bevor sie abgebucht wurde.

## Rücksendungen

returnable = { $order } kann { $until } zurückgeschickt werden.
    .and = kann { $until } zurückgeschickt werden
    .again = sie kann { $until } zurückgeschickt werden.
returnable-things = aus der Bestellung { $number } kann { $until } zurückgeschickt werden: { $things }.
    .again = { $until } kann zurückgeschickt werden: { $things }.
window-closed = { $order } konnte { $until } zurückgeschickt werden; diese Frist ist vorbei.
    .again = sie konnte { $until } zurückgeschickt werden; diese Frist ist vorbei.
not-before-delivery = { $order } kann zurückgeschickt werden, sobald sie angekommen ist.
    .again = zurückschicken geht, sobald sie angekommen ist.
not-of-cancelled = { $order } wurde storniert, es gibt also nichts zurückzuschicken.
    .again = es gibt also nichts zurückzuschicken.
nothing-left = von der Bestellung { $number } ist nichts mehr zurückzuschicken.
    .again = davon ist nichts mehr zurückzuschicken.
return-if-arrived = wir haben keine Bestätigung, dass { $order } angekommen ist. Wenn { $address ->
    [familiar] du sie hast, kannst du
   *[formal] Sie sie haben, können Sie
} die Rücksendung hier beantragen.
    .again = dass sie angekommen ist, wurde uns nicht bestätigt. Wenn { $address ->
        [familiar] du sie hast, kannst du
       *[formal] Sie sie haben, können Sie
    } die Rücksendung hier beantragen.
delivery-day-unknown = wir wissen nicht, an welchem Tag { $order } zugestellt wurde; eine Rücksendung muss sich unser Team ansehen.
    .again = wir wissen nicht, an welchem Tag sie zugestellt wurde; eine Rücksendung muss sich unser Team ansehen.
too-few-left = aus der Bestellung { $number } kann noch zurückgeschickt werden: { $things }.
    .again = zurückgeschickt werden kann noch: { $things }.
return-window = { $days ->
    [one] { $order } kann bis einen Tag nach der Zustellung zurückgeschickt werden.
   *[other] { $order } kann bis { $days } Tage nach der Zustellung zurückgeschickt werden.
}
    .again = { $days ->
        [one] sie kann bis einen Tag nach der Zustellung zurückgeschickt werden.
       *[other] sie kann bis { $days } Tage nach der Zustellung zurückgeschickt werden.
    }
no-request = zur Bestellung { $number } gibt es keinen Rücksendeantrag.
    .again = einen Rücksendeantrag gibt es dazu nicht.
request-waits = { $request } wartet auf die Entscheidung unseres Teams.
request-waits-until = { $request } wartet auf die Entscheidung unseres Teams; { $address ->
    [familiar] du hast sie
   *[formal] Sie haben sie
} { $by }.
request-approved = { $request } ist von unserem Team genehmigt.
request-rejected = { $request } wurde von unserem Team geprüft und konnte nicht genehmigt werden.
request-withdrawn = { $request } wurde zurückgezogen.

## Was getan wurde

made-return = { $variant ->
    [1] erledigt: Die Rücksendung von { $things } aus der Bestellung { $number } ist beantragt, mit der Nummer { $request }.
   *[other] ich habe die Rücksendung von { $things } aus der Bestellung { $number } beantragt. Der Antrag hat die Nummer { $request }.
}
made-exchange = ich habe den Umtausch von { $things } aus der Bestellung { $number } beantragt. Der Antrag hat die Nummer { $request }.
made-damaged = es tut mir leid, dass etwas beschädigt ist. Ich habe es gemeldet: { $things } aus der Bestellung { $number }. Der Antrag hat die Nummer { $request }.
made-wrong = es tut mir leid, dass etwas anderes kam. Ich habe es gemeldet: { $things } aus der Bestellung { $number }. Der Antrag hat die Nummer { $request }.
made-missing = es tut mir leid, dass etwas fehlt. Ich habe es gemeldet: { $things } aus der Bestellung { $number }. Der Antrag hat die Nummer { $request }.
made-next = unser Team sieht ihn sich an und entscheidet.
made-next-until = unser Team sieht ihn sich an; die Entscheidung { $address ->
    [familiar] hast du
   *[formal] haben Sie
} hier { $by }.
withdrawn = ich habe es zurückgenommen: { $request } gilt nicht mehr.
changed = ich habe es geändert: { $request } enthält jetzt { $things }.
changed-kind-exchange = ich habe es geändert: { $request } ist jetzt ein Umtausch statt einer Rücksendung.
changed-kind-return = ich habe es geändert: { $request } ist jetzt eine Rücksendung.

## Was nicht bekannt ist, und wer entscheidet

order-not-found = eine Bestellung { $number } finde ich in diesem Konto nicht. Bitte { $address ->
    [familiar] prüfe die Nummer noch einmal.
   *[formal] prüfen Sie die Nummer noch einmal.
}
order-not-found-guest = um { $address ->
    [familiar] dir die Bestellung { $number } zu zeigen, muss ich sicher sein, dass sie dir gehört. Bitte bestätige sie unten, melde dich an oder prüfe die Nummer.
   *[formal] Ihnen die Bestellung { $number } zu zeigen, muss ich sicher sein, dass sie Ihnen gehört. Bitte bestätigen Sie sie unten, melden Sie sich an oder prüfen Sie die Nummer.
}
not-known = { $variant ->
    [1] auch dazu habe ich keine sichere Auskunft.
   *[other] das weiß ich nicht sicher und möchte nicht raten.
}
only-team = das kann sich unser Team ansehen.
money-is-the-teams = über Erstattungen und Entschädigungen entscheidet unser Team.
your-orders = { $address ->
    [familiar] deine letzten Bestellungen:
   *[formal] Ihre letzten Bestellungen:
} { $orders }.
no-orders = in diesem Konto sehe ich keine Bestellung.
team-answers = unser Team antwortet { $address ->
    [familiar] dir
   *[formal] Ihnen
} hier { $by }.
desk-hours = unser Team ist { $hours } hier.
desk-always = unser Team ist rund um die Uhr hier.

## Fragen

ask-order = { $variant ->
    [1] ich muss noch wissen, um welche Bestellung es geht: { $orders }.
   *[other] um welche Bestellung geht es? { $address ->
        [familiar] Deine letzten:
       *[formal] Ihre letzten:
    } { $orders }.
}
ask-number = { $variant ->
    [1] um weiterzumachen, brauche ich noch die Bestellnummer.
   *[other] { $address ->
        [familiar] kannst du mir bitte die Bestellnummer nennen? Du findest sie in der Bestellbestätigung.
       *[formal] können Sie mir bitte die Bestellnummer nennen? Sie finden sie in der Bestellbestätigung.
    }
}
number-help = kein Problem. Die Bestellnummer steht in der Bestätigung, die per E-Mail kam.
ask-items = um welche Artikel der Bestellung { $number } geht es: { $things }? { $address ->
    [familiar] Du kannst auch sagen: alle.
   *[formal] Sie können auch sagen: alle.
}
ask-count = die Bestellung { $number } enthält { $things }. Um wie viele geht es?
ask-topic = { $variant ->
    [1] entschuldigung, ich verstehe es noch immer nicht. { $address ->
        [familiar] Kannst du es anders sagen?
       *[formal] Können Sie es anders sagen?
    }
   *[other] entschuldigung, das habe ich nicht verstanden. Ich kann eine Bestellung verfolgen, eine Rücksendung beantragen oder unser Team holen.
}
confirm-return = soll ich die Rücksendung von { $things } aus der Bestellung { $number } beantragen?
confirm-exchange = soll ich den Umtausch von { $things } aus der Bestellung { $number } beantragen?
confirm-damaged = soll ich melden, dass aus der Bestellung { $number } beschädigt ist: { $things }?
confirm-wrong = soll ich melden, dass zur Bestellung { $number } etwas anderes kam als { $things }?
confirm-missing = soll ich melden, dass aus der Bestellung { $number } fehlt: { $things }?
offer-team = { $address ->
    [familiar] möchtest du mit unserem Team sprechen?
   *[formal] möchten Sie mit unserem Team sprechen?
}

## Höflichkeit

greeting = hallo! Ich sage gern, wo eine Bestellung ist, und beantrage eine Rücksendung. Worum geht es?
greeting-named = hallo { $name }! Ich sage gern, wo eine Bestellung ist, und beantrage eine Rücksendung. Worum geht es?
thanks = { $variant ->
    [1] sehr gern!
   *[other] gern geschehen! Wenn noch etwas ist, einfach hier schreiben.
}
goodbye = auf Wiedersehen und einen schönen Tag!
all-right = in Ordnung. Wenn noch etwas ist, einfach hier schreiben.
back-again = hier ist wieder der Assistent. Worum geht es?
assistant = ich bin ein automatischer Assistent, kein Mensch. Mit unserem Team { $address ->
    [familiar] kannst du
   *[formal] können Sie
} jederzeit sprechen.
abilities = ich kann sagen, wo eine Bestellung ist und wann sie kommt, und eine Rücksendung oder einen Umtausch beantragen. Für alles andere ist unser Team da.
sorry = das tut mir leid.
sorry-late = es tut mir leid, dass es so lange dauert.
other-language = diese Sprache spreche ich nicht. { $address ->
    [familiar] Schreib
   *[formal] Schreiben Sie
} hier, worum es geht, und unser Team antwortet.

## Schaltflächen

button-yes = Ja, bitte
button-no = Nein, danke
