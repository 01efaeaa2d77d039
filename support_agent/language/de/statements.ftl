# Was der Assistent sagen kann, auf Deutsch. en/statements.ftl erklärt Variablen und Attribute.
#
# .dat  die Bestellung im Dativ: „zu Ihrer Bestellung 1187“

## Wie Bestellung, Tag und Zustelldienst heißen

your = { $address ->
    [familiar] deine
   *[formal] Ihre
}
your-dat = { $address ->
    [familiar] deiner
   *[formal] Ihrer
}
your-masc = { $address ->
    [familiar] dein
   *[formal] Ihr
}
your-masc-acc = { $address ->
    [familiar] deinen
   *[formal] Ihren
}
your-masc-dat = { $address ->
    [familiar] deinem
   *[formal] Ihrem
}
you-can = { $address ->
    [familiar] du kannst
   *[formal] Sie können
}
to-you = { $address ->
    [familiar] dir
   *[formal] Ihnen
}
the-order = { your } Bestellung { $number }
    .dat = { your-dat } Bestellung { $number }
the-order-with = { your } Bestellung { $number } ({ $goods })
    .dat = { your-dat } Bestellung { $number } ({ $goods })
the-order-again = die Bestellung { $number }
    .dat = der Bestellung { $number }
this-order = die Bestellung
    .dat = der Bestellung
it = sie
    .dat = ihr
more-goods = { $count ->
    [one] ein weiterer Artikel
   *[other] { $count } weitere Artikel
}
on = am { $date }
on-weekday = am { $weekday }, { $date }
on-today = heute
on-tomorrow = morgen
on-yesterday = gestern
until = bis { $date }
until-weekday = bis { $weekday }, { $date }
until-today = bis heute
until-tomorrow = bis morgen
by = spätestens am { $date }
by-weekday = spätestens am { $weekday }, { $date }
by-today = noch heute
by-tomorrow = spätestens morgen
since = seit { $date }
since-weekday = seit { $weekday }, { $date }
since-today = seit heute
since-yesterday = seit gestern
the-carrier = der Zustelldienst
carrier-named = { $name }
thing = { $quantity ->
    [1] { $title }
   *[other] { $quantity } × { $title }
}
an-item = ein Artikel
quoted = „{ $title }“
order-listed = { $number }, bestellt { $when }
order-listed-with = { $number }: { $goods }, bestellt { $when }
request-named = { your-masc } Antrag { $request }
    .acc = { your-masc-acc } Antrag { $request }
    .dat = { your-masc-dat } Antrag { $request }
request-of = { your-masc } Antrag { $request } zur Bestellung { $number }
    .acc = { your-masc-acc } Antrag { $request } zur Bestellung { $number }
    .dat = { your-masc-dat } Antrag { $request } zur Bestellung { $number }
hours-on = { $days } { $times }
hours-day = am { $day }
hours-days = von { $first } bis { $last }
hours-times = von { $opens } bis { $closes }
midnight = Mitternacht

## Wo eine Bestellung ist

status-not-shipped = { $order } ist noch nicht verschickt.
    .and = und ist noch nicht verschickt
status-on-its-way = { $variant ->
    [1] { $order } ist weiterhin unterwegs.
    [2] { $order } ist noch immer unterwegs.
   *[other] { $order } ist unterwegs.
}
    .and = und ist unterwegs
status-out-for-delivery = { $order } wird gerade zugestellt.
    .and = und wird gerade zugestellt
status-delivered = { $variant ->
    [1] { $order } wurde { $when } zugestellt.
   *[other] { $order } ist { $when } angekommen.
}
    .and = und ist { $when } angekommen
status-delivered-undated = { $order } wurde zugestellt, wir wissen aber nicht, an welchem Tag.
status-partly-delivered = ein Teil von { $order-dat } ist angekommen: { $here } von { $total } Paketen.
status-rest-not-shipped = ein Teil von { $order-dat } ist angekommen; der Rest ist noch nicht verschickt.
status-cancelled = { $order } wurde storniert.
    .and = und wurde storniert
status-failed = { $order } konnte nicht zugestellt werden.
    .and = und konnte nicht zugestellt werden
status-returning = { $order } ist auf dem Rückweg zu uns.
    .and = und ist auf dem Rückweg zu uns
status-sent = { $order } wurde { $when } verschickt; seitdem haben wir nichts vom Zustelldienst gehört.
status-sent-undated = { $order } wurde verschickt, aber vom Zustelldienst haben wir nichts gehört.
status-unknown = wir wissen im Moment nicht, wo { $order } ist.
not-delivered-yet = { $order } ist noch nicht zugestellt.
    .and = und ist noch nicht zugestellt
shipped = { $order } hat unser Lager { $when } verlassen.
    .and = und hat unser Lager { $when } verlassen
shipped-unknown = wir wissen noch nicht, an welchem Tag { $order } verschickt wurde.
    .also = ; an welchem Tag sie verschickt wurde, wissen wir noch nicht

## Wann sie kommt

expected = { $variant ->
    [1] { $carrier } will { $order } weiterhin { $when } zustellen.
   *[other] { $carrier } will { $order } { $when } zustellen.
}
    .also = , und { $carrier } will sie { $when } zustellen
was-expected = { $carrier } wollte { $order } { $when } zustellen, aber dieser Tag ist vorbei.
    .also = ; { $carrier } wollte sie { $when } zustellen, aber dieser Tag ist vorbei
no-date = { $carrier } hat für { $order } noch keinen Zustelltag genannt.
    .again = { $carrier } hat noch keinen Zustelltag genannt.
    .also = , und { $carrier } hat noch keinen Zustelltag genannt
already-delivered = { $order } wurde schon zugestellt.
    .and = und wurde schon zugestellt
last-scan = { $carrier } hat { $order } zuletzt { $when } erfasst.
    .also = , und { $carrier } hat sie zuletzt { $when } erfasst
no-new-scan = { $carrier } hat { $order } zuletzt { $when } erfasst; seitdem gibt es nichts Neues.
    .also = ; { $carrier } hat sie zuletzt { $when } erfasst, seitdem gibt es nichts Neues
no-scan = { $carrier } hat { $order } noch nicht erfasst.
    .also = , und { $carrier } hat sie noch nicht erfasst
scan-address = der Zustelldienst meldet ein Problem mit der Adresse.
scan-attempted = der Zustelldienst meldet einen Zustellversuch.
scan-customs = der Zustelldienst meldet, dass das Paket beim Zoll ist.
scan-pickup = der Zustelldienst meldet, dass das Paket abgeholt werden kann.
scan-depot = der Zustelldienst meldet, dass das Paket in einem seiner Depots ist.
scan-label = dem Zustelldienst ist das Paket angekündigt, er hat es aber noch nicht.
carrier = { $carrier } stellt { $order } zu.
    .also = , und { $carrier } stellt sie zu
carrier-delivered = { $carrier } hat { $order } zugestellt.
carriers = { $order } kommt mit mehreren Zustelldiensten: { $carriers }.
carrier-unknown = wir wissen noch nicht, wer { $order } zustellt.
    .also = ; wer sie zustellt, wissen wir noch nicht
tracking = die Sendungsnummer zu { $order-dat } ist { $tracking }.
    .again = die Sendungsnummer ist { $tracking }.
    .also = ; die Sendungsnummer ist { $tracking }
tracking-linked = die Sendungsnummer zu { $order-dat } ist { $tracking }: { $link }
    .again = die Sendungsnummer ist { $tracking }: { $link }
tracking-unknown = zu { $order-dat } gibt es keine Sendungsnummer.
    .again = eine Sendungsnummer gibt es dazu nicht.
    .also = , und eine Sendungsnummer gibt es dazu nicht

## Ihre Pakete, wenn es mehrere sind

parcels = { $order } kommt in { $count } Paketen.
    .and = und kommt in { $count } Paketen
parcel-delivered = { $parcel }: { $when } angekommen.
parcel-delivered-undated = { $parcel }: zugestellt.
parcel-expected = { $parcel }: { $when } erwartet.
parcel-late = { $parcel }: war { $when } erwartet, aber dieser Tag ist vorbei.
parcel-today = { $parcel }: wird gerade zugestellt.
parcel-on-its-way = { $parcel }: unterwegs.
parcel-no-date = { $parcel }: noch kein Zustelltag.
parcel-not-shipped = { $parcel }: noch nicht verschickt.
parcel-shipped = { $parcel }: hat unser Lager { $when } verlassen.
parcel-sent = { $parcel }: { $when } verschickt; seitdem nichts vom Zustelldienst.
parcel-sent-undated = { $parcel }: verschickt; nichts vom Zustelldienst.
parcel-failed = { $parcel }: konnte nicht zugestellt werden.
parcel-returning = { $parcel }: auf dem Rückweg zu uns.
parcel-scan = { $parcel }: zuletzt { $when } erfasst.
parcel-no-scan = { $parcel }: noch nicht erfasst.
parcel-tracking = { $parcel }.
parcel-tracking-linked = { $parcel }: { $link }
things-not-shipped = noch nicht verschickt: { $things }.
parcel-with = { $parcel } ({ $goods })
parcel-unnamed = Paket { $position }

## Was sie enthält und was bezahlt ist

goods = { $order } enthält { $things }.
    .and = und enthält { $things }
goods-several = { $order } enthält { $things }.
    .and = und enthält { $things }
total = { $order } kostet insgesamt { $total }.
    .and = und kostet insgesamt { $total }
placed = { $order } ist { $when } bei uns eingegangen.
    .and = und ist { $when } bei uns eingegangen
payment-paid = { $order } ist bezahlt.
    .and = und ist bezahlt
payment-pending = für { $order } ist noch keine Zahlung eingegangen.
    .also = , und eine Zahlung ist noch nicht eingegangen
payment-authorized = die Zahlung zu { $order-dat } ist genehmigt, aber noch nicht abgebucht.
    .again = die Zahlung ist genehmigt, aber noch nicht abgebucht.
    .also = ; die Zahlung ist genehmigt, aber noch nicht abgebucht
payment-partially-paid = { $order } ist zum Teil bezahlt.
    .and = und ist zum Teil bezahlt
payment-refunded = die Zahlung zu { $order-dat } wurde erstattet.
    .again = die Zahlung wurde erstattet.
    .also = , und die Zahlung wurde erstattet
payment-partially-refunded = die Zahlung zu { $order-dat } wurde zum Teil erstattet.
    .again = die Zahlung wurde zum Teil erstattet.
    .also = , und die Zahlung wurde zum Teil erstattet
payment-voided = die Zahlung zu { $order-dat } wurde aufgehoben, es wurde also nichts abgebucht.
    .again = die Zahlung wurde aufgehoben, es wurde also nichts abgebucht.
    .also = , und die Zahlung wurde aufgehoben, es wurde also nichts abgebucht
payment-expired = die Zahlung zu { $order-dat } ist verfallen, bevor sie abgebucht wurde.
    .again = die Zahlung ist verfallen, bevor sie abgebucht wurde.
    .also = , und die Zahlung ist verfallen, bevor sie abgebucht wurde

## Rücksendungen

returnable = { $order } kann { $until } zurückgeschickt werden.
    .and = und kann { $until } zurückgeschickt werden
returnable-things = aus { $order-dat } { $address ->
    [familiar] kannst du
   *[formal] können Sie
} { $until } zurückschicken: { $things }.
window-closed-undated = die Frist, { $order } zurückzuschicken, ist vorbei.
    .also = , und die Frist, sie zurückzuschicken, ist vorbei
window-closed = { $order } konnte { $until } zurückgeschickt werden, aber dieser Tag ist vorbei.
    .and = und konnte { $until } zurückgeschickt werden, aber dieser Tag ist vorbei
not-before-delivery = { $order } kann zurückgeschickt werden, sobald sie angekommen ist.
    .and = und kann zurückgeschickt werden, sobald sie angekommen ist
not-of-cancelled = { $order } wurde storniert, es gibt also nichts zurückzuschicken.
nothing-left = von { $order-dat } lässt sich nichts mehr zurückschicken.
    .also = , und davon lässt sich nichts mehr zurückschicken
delivery-day-unknown = wir wissen nicht, an welchem Tag { $order } zugestellt wurde; ob sie noch zurück kann, müsste unser Team prüfen.
too-few-left = aus { $order-dat } kann nur noch das zurückgeschickt werden: { $things }.
return-window = { $days ->
    [one] { you-can } eine Bestellung bis einen Tag nach der Zustellung zurückschicken.
   *[other] { you-can } eine Bestellung bis { $days } Tage nach der Zustellung zurückschicken.
}
no-request = zu { $order-dat } gibt es keinen Rücksendeantrag.
    .also = , und einen Rücksendeantrag gibt es dazu nicht
request-waits = { $request } wartet auf die Entscheidung unseres Teams.
request-waits-until = { $request } wartet auf die Entscheidung unseres Teams; { $address ->
    [familiar] du hast sie
   *[formal] Sie haben sie
} { $by }.
request-approved = unser Team hat { $request-acc } genehmigt.
request-rejected = unser Team hat { $request-acc } geprüft und konnte ihn nicht genehmigen.
request-withdrawn = { $request } wurde zurückgezogen.

## Was in dieser Antwort getan wurde

made-return = { $variant ->
    [1] erledigt: Die Rücksendung von { $things } aus der Bestellung { $number } ist beantragt. { $address ->
        [familiar] Deine
       *[formal] Ihre
    } Antragsnummer ist { $request }.
   *[other] ich habe die Rücksendung von { $things } aus der Bestellung { $number } beantragt. { $address ->
        [familiar] Deine
       *[formal] Ihre
    } Antragsnummer ist { $request }.
}
made-exchange = ich habe den Umtausch von { $things } aus der Bestellung { $number } beantragt. Die Antragsnummer ist { $request }.
made-damaged = es tut mir leid, dass etwas beschädigt ankam. Ich habe es gemeldet: { $things } aus der Bestellung { $number }. Die Antragsnummer ist { $request }.
made-wrong = es tut mir leid, dass etwas Falsches kam. Ich habe es gemeldet: statt { $things } aus der Bestellung { $number } kam etwas anderes. Die Antragsnummer ist { $request }.
made-missing = es tut mir leid, dass etwas fehlt. Ich habe es gemeldet: { $things } aus der Bestellung { $number }. Die Antragsnummer ist { $request }.
made-next = unser Team prüft das und meldet sich hier.
made-next-until = unser Team prüft das und meldet sich hier { $by }.
withdrawn = ich habe { $request-acc } zurückgezogen.
changed = ich habe es geändert: { $request } umfasst jetzt { $things }.
changed-kind-exchange = ich habe { $request-acc } in einen Umtausch geändert.
changed-kind-return = ich habe { $request-acc } in eine Rücksendung geändert.
too-late-to-change = über { $request-acc } ist schon entschieden; ändern kann ihn nur noch unser Team.

## Was nicht bekannt ist, und wer entscheidet

order-not-found = eine Bestellung { $number } finde ich in diesem Konto nicht. Bitte { $address ->
    [familiar] prüfe
   *[formal] prüfen Sie
} die Nummer.
order-not-found-unnamed = diese Bestellung finde ich in diesem Konto nicht. Bitte { $address ->
    [familiar] prüfe
   *[formal] prüfen Sie
} die Nummer.
order-not-found-guest = { $address ->
    [familiar] um dir die Bestellung { $number } zu zeigen, muss ich wissen, dass sie dir gehört. Bestätige sie bitte unten, melde dich an oder prüfe die Nummer.
   *[formal] um Ihnen die Bestellung { $number } zu zeigen, muss ich wissen, dass sie Ihnen gehört. Bestätigen Sie sie bitte unten, melden Sie sich an oder prüfen Sie die Nummer.
}
order-not-found-guest-unnamed = { $address ->
    [familiar] um dir diese Bestellung zu zeigen, muss ich wissen, dass sie dir gehört. Bestätige sie bitte unten, melde dich an oder prüfe die Nummer.
   *[formal] um Ihnen diese Bestellung zu zeigen, muss ich wissen, dass sie Ihnen gehört. Bestätigen Sie sie bitte unten, melden Sie sich an oder prüfen Sie die Nummer.
}
not-known = { $variant ->
    [1] auch dazu habe ich keine verlässliche Auskunft.
    [2] leider kann ich dazu nichts Sicheres sagen.
   *[other] das weiß ich nicht sicher, und raten möchte ich nicht.
}
only-team = { $variant ->
    [1] das ist etwas für unser Team.
   *[other] das kann sich unser Team ansehen.
}
money-is-the-teams = über Erstattungen und Entschädigungen entscheidet unser Team.
your-orders = { $address ->
    [familiar] das sind deine letzten Bestellungen:{ $orders }
   *[formal] das sind Ihre letzten Bestellungen:{ $orders }
}
no-orders = in diesem Konto sehe ich keine Bestellung.
team-answers = unser Team antwortet { to-you } hier { $by }.
desk-hours = unser Team ist hier: { $hours }.
desk-hours-week = in den nächsten sieben Tagen ist unser Team hier: { $hours }.
desk-always = unser Team ist rund um die Uhr hier.
desk-closed-week = in den nächsten sieben Tagen ist unser Team nicht hier.

## Fragen

ask-order = { $address ->
    [familiar] um welche Bestellung geht es? Deine letzten Bestellungen:{ $orders }
   *[formal] um welche Bestellung geht es? Ihre letzten Bestellungen:{ $orders }
}
ask-order-again = ich muss noch wissen, um welche Bestellung es geht:{ $orders }
ask-number = { $variant ->
    [1] um weiterzumachen, brauche ich noch die Bestellnummer.
    [2] ohne die Bestellnummer kann ich nicht nachsehen. { $address ->
        [familiar] Schickst du sie mir?
       *[formal] Schicken Sie sie mir?
    }
   *[other] { $address ->
        [familiar] nennst du mir bitte die Bestellnummer? Sie steht in der Bestellbestätigung.
       *[formal] nennen Sie mir bitte die Bestellnummer? Sie steht in der Bestellbestätigung.
    }
}
number-unknown = kein Problem. Die Bestellnummer steht in der Bestätigung, die per E-Mail kam.
ask-items = um welche Artikel geht es? Die Bestellung { $number } enthält { $things }. { $address ->
    [familiar] Du kannst
   *[formal] Sie können
} auch „alle“ sagen.
ask-count = die Bestellung { $number } enthält { $things }. Um wie viele davon geht es?
ask-topic = { $variant ->
    [1] das habe ich leider noch immer nicht verstanden. Geht es mit anderen Worten?
    [2] ich komme leider nicht mit. Geht es um eine Bestellung, eine Rücksendung oder um etwas für unser Team?
   *[other] das habe ich leider nicht verstanden. Ich kann eine Bestellung verfolgen, eine Rücksendung beantragen oder { $address ->
        [familiar] dich
       *[formal] Sie
    } mit unserem Team verbinden.
}
confirm-return = soll ich die Rücksendung von { $things } aus der Bestellung { $number } beantragen?
confirm-exchange = soll ich den Umtausch von { $things } aus der Bestellung { $number } beantragen?
confirm-damaged = soll ich { $things } aus der Bestellung { $number } als beschädigt melden?
confirm-wrong = soll ich melden, dass statt { $things } aus der Bestellung { $number } etwas anderes kam?
confirm-missing = soll ich { $things } aus der Bestellung { $number } als fehlend melden?
offer-team = { $variant ->
    [1] soll ich { $address ->
        [familiar] dich
       *[formal] Sie
    } mit unserem Team verbinden?
   *[other] { $address ->
        [familiar] möchtest du
       *[formal] möchten Sie
    } mit unserem Team sprechen?
}

## Höflichkeit

greeting = hallo! Ich kann nachsehen, wo eine Bestellung ist, und eine Rücksendung beantragen. Worum geht es?
greeting-named = hallo { $name }! Ich kann nachsehen, wo eine Bestellung ist, und eine Rücksendung beantragen. Worum geht es?
hello = hallo!
hello-named = hallo { $name }!
you-are-welcome = gern geschehen!
thanks = { $variant ->
    [1] nichts zu danken!
    [2] gern geschehen, und einen schönen Tag!
   *[other] gern geschehen! Wenn noch etwas ist, { $address ->
        [familiar] schreib
       *[formal] schreiben Sie
    } einfach hier.
}
goodbye = auf Wiedersehen und einen schönen Tag! Hier { $address ->
    [familiar] kannst du
   *[formal] können Sie
} jederzeit wieder schreiben.
# Es stimmt nichts zu: Es kann auf jede Frage folgen.
all-right = { $variant ->
    [1] { $address ->
        [familiar] schreib einfach hier, wenn du etwas brauchst.
       *[formal] schreiben Sie einfach hier, wenn Sie etwas brauchen.
    }
   *[other] wenn noch etwas ist, { $address ->
        [familiar] schreib
       *[formal] schreiben Sie
    } einfach hier.
}
back-again = hier ist wieder der Assistent. Worum geht es?
assistant = ich bin ein automatischer Assistent, kein Mensch. { $address ->
    [familiar] Du kannst
   *[formal] Sie können
} jederzeit mit unserem Team sprechen.
abilities = ich kann nachsehen, wo eine Bestellung ist und wann sie erwartet wird, und eine Rücksendung oder einen Umtausch beantragen. Für alles andere ist unser Team da.
sorry = { $variant ->
    [1] die Umstände tun mir leid.
   *[other] das tut mir leid.
}
sorry-late = es tut mir leid, dass es so lange dauert.
other-language = diese Sprache spreche ich nicht. { $address ->
    [familiar] Schreib
   *[formal] Schreiben Sie
} hier, worum es geht, und unser Team antwortet.

## Schaltflächen

yes-request = Ja, bitte
no-request-button = Nein, danke
