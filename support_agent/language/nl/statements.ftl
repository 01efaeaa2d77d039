# Wat de assistent kan zeggen, in het Nederlands. en/statements.ftl legt variabelen en attributen uit.
#
# .obj  de bestelling als voorwerp: „ze“ past daar niet

## Hoe bestelling, dag en bezorger heten

your = { $address ->
    [formal] uw
   *[familiar] je
}
you-can = { $address ->
    [formal] u kunt
   *[familiar] je kunt
}
can-you = { $address ->
    [formal] kunt u
   *[familiar] kun je
}
to-you = { $address ->
    [formal] u
   *[familiar] je
}
the-order = { your } bestelling { $number }
    .obj = { your } bestelling { $number }
the-order-with = { your } bestelling { $number } ({ $goods })
    .obj = { your } bestelling { $number } ({ $goods })
the-order-again = bestelling { $number }
    .obj = bestelling { $number }
this-order = de bestelling
    .obj = de bestelling
it = ze
    .obj = de bestelling
more-goods = { $count ->
    [one] nog één artikel
   *[other] nog { $count } artikelen
}
on = op { $date }
on-weekday = op { $weekday } { $date }
on-today = vandaag
on-tomorrow = morgen
on-yesterday = gisteren
until = tot en met { $date }
until-weekday = tot en met { $weekday } { $date }
until-today = tot en met vandaag
until-tomorrow = tot en met morgen
by = uiterlijk op { $date }
by-weekday = uiterlijk op { $weekday } { $date }
by-today = nog vandaag
by-tomorrow = uiterlijk morgen
since = sinds { $date }
since-weekday = sinds { $weekday } { $date }
since-today = sinds vandaag
since-yesterday = sinds gisteren
the-carrier = de bezorger
carrier-named = { $name }
thing = { $quantity ->
    [1] { $title }
   *[other] { $quantity } × { $title }
}
an-item = een artikel
quoted = “{ $title }”
order-listed = { $number }, geplaatst { $when }
order-listed-with = { $number }: { $goods }, geplaatst { $when }
request-named = { your } aanvraag { $request }
request-of = { your } aanvraag { $request } voor bestelling { $number }
hours-on = { $days } { $times }
hours-day = op { $day }
hours-days = van { $first } tot en met { $last }
hours-times = van { $opens } tot { $closes }
midnight = middernacht

## Waar een bestelling is

status-not-shipped = { $order } is nog niet verzonden.
    .and = en is nog niet verzonden
status-on-its-way = { $variant ->
    [1] { $order } is nog steeds onderweg.
    [2] { $order } is nog altijd onderweg.
   *[other] { $order } is onderweg.
}
    .and = en is onderweg
status-out-for-delivery = { $order } wordt nu bezorgd.
    .and = en wordt nu bezorgd
status-delivered = { $variant ->
    [1] { $order } is { $when } bezorgd.
   *[other] { $order } is { $when } aangekomen.
}
    .and = en is { $when } aangekomen
status-delivered-undated = { $order } is bezorgd, maar we weten niet op welke dag.
status-partly-delivered = een deel van { $order-obj } is aangekomen: { $here } van { $total } pakketten.
status-rest-not-shipped = een deel van { $order-obj } is aangekomen; de rest is nog niet verzonden.
status-cancelled = { $order } is geannuleerd.
    .and = en is geannuleerd
status-failed = { $order } kon niet worden bezorgd.
    .and = en kon niet worden bezorgd
status-returning = { $order } is op de terugweg naar ons.
    .and = en is op de terugweg naar ons
status-sent = { $order } is { $when } verzonden; sindsdien hebben we niets van de bezorger gehoord.
status-sent-undated = { $order } is verzonden, maar we hebben niets van de bezorger gehoord.
status-unknown = we weten op dit moment niet waar { $order-obj } is.
not-delivered-yet = { $order } is nog niet bezorgd.
    .and = en is nog niet bezorgd
shipped = { $order } is { $when } uit ons magazijn vertrokken.
    .and = en is { $when } uit ons magazijn vertrokken
shipped-unknown = we weten nog niet op welke dag { $order-obj } is verzonden.
    .again = we weten nog niet op welke dag ze is verzonden.
    .also = ; op welke dag ze is verzonden, weten we nog niet

## Wanneer ze komt

expected = { $variant ->
    [1] { $carrier } verwacht { $order-obj } nog steeds { $when } te bezorgen.
   *[other] { $carrier } verwacht { $order-obj } { $when } te bezorgen.
}
    .also = , en { $carrier } verwacht haar { $when } te bezorgen
was-expected = { $carrier } verwachtte { $order-obj } { $when } te bezorgen, maar die dag is voorbij.
    .also = ; { $carrier } verwachtte haar { $when } te bezorgen, maar die dag is voorbij
no-date = { $carrier } heeft voor { $order-obj } nog geen bezorgdag genoemd.
    .again = { $carrier } heeft nog geen bezorgdag genoemd.
    .also = , en { $carrier } heeft nog geen bezorgdag genoemd
already-delivered = { $order } is al bezorgd.
    .and = en is al bezorgd
last-scan = { $carrier } heeft { $order-obj } { $when } voor het laatst gescand.
    .also = , en { $carrier } heeft haar { $when } voor het laatst gescand
no-new-scan = { $carrier } heeft { $order-obj } { $when } voor het laatst gescand; sindsdien is er niets nieuws.
    .also = ; { $carrier } heeft haar { $when } voor het laatst gescand, sindsdien is er niets nieuws
no-scan = { $carrier } heeft { $order-obj } nog niet gescand.
    .also = , en { $carrier } heeft haar nog niet gescand
scan-address = de bezorger meldt een probleem met het adres.
scan-attempted = de bezorger meldt een bezorgpoging.
scan-customs = de bezorger meldt dat het pakket bij de douane is.
scan-pickup = de bezorger meldt dat het pakket kan worden opgehaald.
scan-depot = de bezorger meldt dat het pakket in een van zijn depots is aangekomen.
scan-label = de bezorger weet van het pakket, maar heeft het nog niet.
carrier = { $order } wordt bezorgd door { $carrier }.
    .and = en wordt bezorgd door { $carrier }
carrier-delivered = { $order } is bezorgd door { $carrier }.
    .and = en is bezorgd door { $carrier }
carriers = { $order } komt met meerdere bezorgers: { $carriers }.
carrier-unknown = we weten nog niet wie { $order-obj } bezorgt.
    .also = ; wie haar bezorgt, weten we nog niet
tracking = het volgnummer van { $order-obj } is { $tracking }.
    .again = het volgnummer is { $tracking }.
    .also = ; het volgnummer is { $tracking }
tracking-linked = het volgnummer van { $order-obj } is { $tracking }: { $link }
    .again = het volgnummer is { $tracking }: { $link }
tracking-unknown = { $order } heeft geen volgnummer.
    .and = en heeft geen volgnummer

## De pakketten, als het er meer zijn

parcels = { $order } komt in { $count } pakketten.
    .and = en komt in { $count } pakketten
parcel-delivered = { $parcel }: { $when } aangekomen.
parcel-delivered-undated = { $parcel }: bezorgd.
parcel-expected = { $parcel }: { $when } verwacht.
parcel-late = { $parcel }: werd { $when } verwacht, maar die dag is voorbij.
parcel-today = { $parcel }: wordt nu bezorgd.
parcel-on-its-way = { $parcel }: onderweg.
parcel-no-date = { $parcel }: nog geen bezorgdag.
parcel-not-shipped = { $parcel }: nog niet verzonden.
parcel-shipped = { $parcel }: { $when } uit ons magazijn vertrokken.
parcel-sent = { $parcel }: { $when } verzonden; sindsdien niets van de bezorger gehoord.
parcel-sent-undated = { $parcel }: verzonden; niets van de bezorger gehoord.
parcel-failed = { $parcel }: kon niet worden bezorgd.
parcel-returning = { $parcel }: op de terugweg naar ons.
parcel-scan = { $parcel }: { $when } voor het laatst gescand.
parcel-no-scan = { $parcel }: nog niet gescand.
parcel-tracking = { $parcel }.
parcel-tracking-linked = { $parcel }: { $link }
things-not-shipped = nog niet verzonden: { $things }.
parcel-with = { $parcel } ({ $goods })
parcel-unnamed = pakket { $position }

## Wat erin zit en wat betaald is

goods = { $order } bevat { $things }.
    .and = en bevat { $things }
goods-several = { $order } bevat { $things }.
    .and = en bevat { $things }
total = { $order } kost in totaal { $total }.
    .and = en kost in totaal { $total }
placed = { $order } is { $when } geplaatst.
    .and = en is { $when } geplaatst
payment-paid = { $order } is betaald.
    .and = en is betaald
payment-pending = voor { $order-obj } hebben we nog geen betaling ontvangen.
    .again = een betaling hebben we nog niet ontvangen.
    .also = , en een betaling hebben we nog niet ontvangen
payment-authorized = de betaling van { $order-obj } is goedgekeurd, maar nog niet afgeschreven.
    .again = de betaling is goedgekeurd, maar nog niet afgeschreven.
    .also = ; de betaling is goedgekeurd, maar nog niet afgeschreven
payment-partially-paid = { $order } is gedeeltelijk betaald.
    .and = en is gedeeltelijk betaald
payment-refunded = de betaling van { $order-obj } is terugbetaald.
    .again = de betaling is terugbetaald.
    .also = , en de betaling is terugbetaald
payment-partially-refunded = de betaling van { $order-obj } is gedeeltelijk terugbetaald.
    .again = de betaling is gedeeltelijk terugbetaald.
    .also = , en de betaling is gedeeltelijk terugbetaald
payment-voided = de betaling van { $order-obj } is geannuleerd, dus er is niets afgeschreven.
    .again = de betaling is geannuleerd, dus er is niets afgeschreven.
    .also = , en de betaling is geannuleerd, dus er is niets afgeschreven
payment-expired = de betaling van { $order-obj } is verlopen voordat ze werd afgeschreven.
    .again = de betaling is verlopen voordat ze werd afgeschreven.
    .also = , en de betaling is verlopen voordat ze werd afgeschreven

## Retouren

returnable = { $order } kan { $until } worden teruggestuurd.
    .and = en kan { $until } worden teruggestuurd
returnable-things = uit { $order-obj } { can-you } { $until } terugsturen: { $things }.
window-closed-undated = de termijn om { $order-obj } terug te sturen is voorbij.
    .also = , en de termijn om haar terug te sturen is voorbij
window-closed = { $order } kon { $until } worden teruggestuurd, maar die dag is voorbij.
    .and = en kon { $until } worden teruggestuurd, maar die dag is voorbij
not-before-delivery = { $order } kan worden teruggestuurd zodra ze is aangekomen.
    .and = en kan worden teruggestuurd zodra ze is aangekomen
not-of-cancelled = { $order } is geannuleerd, dus er valt niets terug te sturen.
nothing-left = uit { $order-obj } valt niets meer terug te sturen.
    .again = er valt niets meer terug te sturen.
    .also = , en er valt niets meer terug te sturen
delivery-day-unknown = we weten niet op welke dag { $order-obj } is bezorgd; of een retour nog kan, zou ons team moeten nagaan.
too-few-left = uit { $order-obj } kan alleen dit nog worden teruggestuurd: { $things }.
    .again = alleen dit kan nog worden teruggestuurd: { $things }.
return-window = { $days ->
    [one] { you-can } een bestelling binnen één dag na bezorging terugsturen.
   *[other] { you-can } een bestelling binnen { $days } dagen na bezorging terugsturen.
}
no-request = voor { $order-obj } is er geen retouraanvraag.
    .again = een retouraanvraag is er niet.
    .also = , en een retouraanvraag is er niet
request-waits = { $request } wacht op de beslissing van ons team.
request-waits-until = { $request } wacht op de beslissing van ons team; die { $address ->
    [formal] hebt u
   *[familiar] heb je
} { $by }.
request-approved = ons team heeft { $request } goedgekeurd.
request-rejected = ons team heeft { $request } bekeken en kon die niet goedkeuren.
request-withdrawn = { $request } is ingetrokken.

## Wat in dit antwoord is gedaan

made-return = { $variant ->
    [1] klaar: de retour van { $things } uit bestelling { $number } is aangevraagd. Het aanvraagnummer is { $request }.
   *[other] ik heb de retour van { $things } uit bestelling { $number } aangevraagd. Het aanvraagnummer is { $request }.
}
made-exchange = ik heb het ruilen van { $things } uit bestelling { $number } aangevraagd. Het aanvraagnummer is { $request }.
made-damaged = het spijt me dat er iets beschadigd is aangekomen. Ik heb het gemeld: { $things } uit bestelling { $number }. Het aanvraagnummer is { $request }.
made-wrong = het spijt me dat er iets anders is gekomen. Ik heb het gemeld: in plaats van { $things } uit bestelling { $number } kwam iets anders. Het aanvraagnummer is { $request }.
made-missing = het spijt me dat er iets ontbreekt. Ik heb het gemeld: { $things } uit bestelling { $number }. Het aanvraagnummer is { $request }.
made-next = ons team bekijkt het en laat het hier weten.
made-next-until = ons team bekijkt het en laat het hier { $by } weten.
withdrawn = ik heb { $request } ingetrokken.
changed = het is aangepast: { $request } gaat nu over { $things }.
changed-kind-exchange = ik heb van { $request } een ruilaanvraag gemaakt.
changed-kind-return = ik heb van { $request } een retouraanvraag gemaakt.
too-late-to-change = over { $request } is al beslist, dus alleen ons team kan die nog aanpassen.

## Wat niet bekend is, en wie beslist

order-not-found = bestelling { $number } vind ik niet in dit account. Controleer het nummer nog eens.
order-not-found-unnamed = die bestelling vind ik niet in dit account. Controleer het nummer nog eens.
order-not-found-guest = om bestelling { $number } te laten zien, moet ik weten dat ze van { $address ->
    [formal] u is. Bevestig haar hieronder, log in of controleer het nummer.
   *[familiar] jou is. Bevestig haar hieronder, log in of controleer het nummer.
}
order-not-found-guest-unnamed = om die bestelling te laten zien, moet ik weten dat ze van { $address ->
    [formal] u is. Bevestig haar hieronder, log in of controleer het nummer.
   *[familiar] jou is. Bevestig haar hieronder, log in of controleer het nummer.
}
not-known = { $variant ->
    [1] ook daarover heb ik geen betrouwbare informatie.
    [2] daar kan ik helaas niets zekers over zeggen.
   *[other] dat weet ik niet zeker, en gokken doe ik liever niet.
}
only-team = { $variant ->
    [1] dat is iets voor ons team.
   *[other] ons team kan ernaar kijken.
}
money-is-the-teams = over terugbetalingen en vergoedingen beslist ons team.
your-orders = dit zijn { your } recente bestellingen:{ $orders }
no-orders = ik zie geen bestellingen in dit account.
team-answers = ons team antwoordt { to-you } hier { $by }.
desk-hours = ons team is er { $hours }.
desk-hours-week = de komende zeven dagen is ons team er { $hours }.
desk-always = ons team is er dag en nacht.
desk-closed-week = de komende zeven dagen is ons team er niet.

## Vragen

ask-order = { $address ->
    [formal] om welke bestelling gaat het? Uw recente bestellingen:{ $orders }
   *[familiar] om welke bestelling gaat het? Je recente bestellingen:{ $orders }
}
ask-order-again = ik moet nog weten om welke bestelling het gaat:{ $orders }
ask-number = { $variant ->
    [1] om verder te gaan heb ik het bestelnummer nog nodig.
    [2] zonder het bestelnummer kan ik het niet opzoeken. { $address ->
        [formal] Stuurt u het me?
       *[familiar] Stuur je het me?
    }
   *[other] { can-you } me het bestelnummer geven? Het staat in de bestelbevestiging.
}
number-unknown = geen probleem. Het bestelnummer staat in de bevestiging die per e-mail kwam.
ask-items = om welke artikelen gaat het? Bestelling { $number } bevat { $things }. “Allemaal” is ook een antwoord.
ask-count = bestelling { $number } bevat { $things }. Om hoeveel daarvan gaat het?
ask-topic = { $variant ->
    [1] sorry, ik begrijp het nog steeds niet. Kan het in andere woorden?
    [2] sorry, ik volg het niet. Gaat het om een bestelling, een retour of iets voor ons team?
   *[other] sorry, dat begreep ik niet. Ik kan een bestelling volgen, een retour aanvragen of { to-you } met ons team in contact brengen.
}
confirm-return = zal ik de retour van { $things } uit bestelling { $number } aanvragen?
confirm-exchange = zal ik het ruilen van { $things } uit bestelling { $number } aanvragen?
confirm-damaged = zal ik { $things } uit bestelling { $number } als beschadigd melden?
confirm-wrong = zal ik melden dat er iets anders kwam in plaats van { $things } uit bestelling { $number }?
confirm-missing = zal ik { $things } uit bestelling { $number } als ontbrekend melden?
offer-team = { $variant ->
    [1] zal ik { to-you } met ons team in contact brengen?
   *[other] { $address ->
        [formal] wilt u
       *[familiar] wil je
    } met ons team praten?
}

## Beleefdheid

greeting = hallo! Ik kan opzoeken waar een bestelling is en een retour aanvragen. Waar gaat het om?
greeting-named = hallo { $name }! Ik kan opzoeken waar een bestelling is en een retour aanvragen. Waar gaat het om?
hello = hallo!
hello-named = hallo { $name }!
you-are-welcome = graag gedaan!
thanks = { $variant ->
    [1] geen dank!
    [2] graag gedaan, en een fijne dag!
   *[other] graag gedaan! Als er nog iets is, schrijf gewoon hier.
}
goodbye = tot ziens en een fijne dag! Hier { can-you } altijd weer schrijven.
# Het stemt nergens mee in: het kan op elke vraag volgen.
all-right = { $variant ->
    [1] schrijf gewoon hier als er iets is.
   *[other] als er nog iets is, schrijf gewoon hier.
}
back-again = hier is de assistent weer. Waar gaat het om?
assistant = ik ben een automatische assistent, geen mens. Met ons team { can-you } altijd praten.
abilities = ik kan opzoeken waar een bestelling is en wanneer ze wordt verwacht, en een retour of ruil aanvragen. Voor al het andere is ons team er.
sorry = { $variant ->
    [1] het spijt me van het ongemak.
   *[other] het spijt me.
}
sorry-late = het spijt me dat het zo lang duurt.
other-language = die taal spreek ik niet. Schrijf hier waar het om gaat, dan antwoordt ons team.

## Knoppen

yes-request = Ja, graag
no-request-button = Nee, bedankt
