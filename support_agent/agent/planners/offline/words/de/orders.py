"""German: orders, and what is asked of them.

Of Germany, Austria and Switzerland. Dots over letters are left out, since customers leave them
out; "ue" for "ü" is one typing error away.
"""

from support_agent.agent.planners.offline.words import Concept

WORDS: dict[Concept, str] = {
    "order": """
        bestellung*, bestell, bestelle, bestellt, bestellte, bestellten, bestellnummer*, bestellnr,
        auftrag*, paket*, packchen, packerl, sendung, sendungen, lieferung*, ware, waren, artikel,
        kauf, einkauf, gekauft, warensendung, packli, produkt*
    """,
    "own": """
        mein, meine, meiner, meinem, meinen, unsere, unser, habe bestellt, hab bestellt, habe ~
        bestellt, hab ~ bestellt, bei ihnen bestellt, bei euch bestellt
    """,
    "latest": """
        letzte bestellung, letzten bestellung, neueste bestellung, letztes paket, letzter einkauf
    """,
    "address": """
        adress*, lieferadress*, rechnungsadress*, anschrift, postleitzahl, plz, hausnummer,
        telefonnummer, handynummer, umgezogen, empfanger
    """,
    "invoice": "rechnung*, quittung*, kassenbon, beleg, belege, kaufbeleg",
    "payment": """
        zahlung*, bezahl*, zahlen, gezahlt, abgebucht, abbuchung*, abgezogen, lastschrift,
        kreditkart*, paypal, klarna, uberweis*, uberwiesen, sofortuberweisung, kartenzahlung, raten,
        twint, belastet
    """,
    "account": """
        konto, kundenkonto, account, passwort, kennwort, einloggen, eingeloggt, anmelden, login, log
        in, registrier*, abmelden, newsletter, benutzername, zugangsdaten, meine daten, abo,
        bestatigungscode, bonuspunkte, treuepunkte, code beim login, anmeldecode
    """,
    "site": """
        webseite, website, warenkorb, gutscheincode, rabattcode, gutschein, aktionscode, app,
        fehlermeldung, homepage, internetseite
    """,
    "total": "gesamtbetrag, betrag, summe, preis, gesamtpreis",
    "human": """
        mitarbeiter*, menschen, mensch, echte person, echten person, echter mensch, berater*,
        kundenberater*, sachbearbeiter*, agent, agenten, vorgesetzt*, jemand echtes, jemandem
        sprechen, jemand sprechen, ruckruf, rufen sie mich, ruft mich, rufen sie mich zuruck, ruf
        mich an, mich anrufen, menschliche hilfe, telefonisch erreichen, sie telefonisch, euch
        telefonisch, echte menschen, telefonisch sprechen
    """,
    "someone": """
        person, jemand, jemandem, jemanden, kundenservice, kundendienst, kundenbetreuung, support,
        hotline, telefon, telefonisch, kontakt, team, whatsapp, ansprechpartner*, servicehotline
    """,
    "pickup": """
        packstation, paketshop, abholstation, abholung, abholen, filiale, postfiliale, poststelle,
        abholort, depot
    """,
    "day": """
        heute, morgen, ubermorgen, diese woche, nachste woche, wochenende, montag, dienstag,
        mittwoch, donnerstag, freitag, samstag, sonntag, rechtzeitig, vor weihnachten, bis
        weihnachten
    """,
    "where": "wo, wohin, wo bleibt, standort",
    "when": """
        wann, wie lange, welcher tag, welchem tag, um wie viel uhr, um wieviel uhr, bis wann, ab
        wann, wieviel tage, wie viele tage
    """,
    "eta": """
        liefertermin, lieferdatum, lieferzeit, lieferzeitpunkt, zustelltermin, lieferfenster,
        voraussichtlich*, ankunft, kommt ~ noch vor, kommt ~ heute, kommt ~ morgen, lieferdauer,
        noch geliefert, heute geliefert, rechnen, schafft ihr, heute noch, noch heute
    """,
    "status": """
        status, stand, bestellstatus, sendungsstatus, lieferstatus, auftragsstatus, was ist los, was
        ist mit, neuigkeiten, in bearbeitung, wird bearbeitet, eingegangen, angekommen bei, wie
        sieht es aus, infos zu, info zu, informationen zu, auskunft, sachstand
    """,
    "track": """
        sendungsverfolgung, verfolgen, sendungsnummer, trackingnummer, tracking, tracken,
        nachverfolgen, paketverfolgung, trackinglink, verfolgung, paketnummer, nachforschung*
    """,
    "arrive": """
        ankomm*, angekomm*, kommt, kommen, geliefert, lieferung*, geliefer*, zugestellt, zustell*,
        erhalten, bekommen, bekomme, bekomm, gekommen, paketbote*, zusteller, postbote, dhl, hermes,
        briefkasten, packstation, eintreffen, eingetroffen, liefern
    """,
    "shipped": """
        verschickt, versendet, versandt, abgeschickt, losgeschickt, unterwegs, rausgeschickt,
        verschicken, schon raus
    """,
    "not_arrived": """
        nicht angekommen, nicht da, noch nicht, nicht erhalten, nichts erhalten, nicht bekommen,
        nichts bekommen, nicht geliefert, nicht zugestellt, nichts gehort, nie angekommen, nie
        erhalten, kommt nicht, nicht gekommen, steckt, hangt fest, steht still, bewegt sich nicht,
        verloren, verschwunden, verschollen, warte seit, warte immer noch, warte noch, warte schon,
        immer noch nichts, bis heute nicht*, fest, ich warte, nicht auffindbar, noch nix, nix
        bekommen, abgeblieben, nichts da, nix da, niemand, nicht versendet, nicht verschickt,
        angeblich
    """,
    "late": "verspatet, verspatung, verzogert*, zu spat, uberfallig, dauert, dauert lange",
    "waiting": "warte, warten, wartezeit, seit, immer noch, bis jetzt",
    "policy": """
        ruckgabebedingung*, ruckgaberecht, ruckgabefrist, widerrufsrecht, widerrufsfrist,
        bedingung*, kostenlos, gratis, wie lange habe ich, wie lange kann ich, wie viele tage habe
        ich, rucksendekosten, retourenkosten, wer bezahlt, wer zahlt, richtlinie*, agb, garantie*,
        im laden zuruckgeben, in der filiale, umtauschrecht, kostet die rucksendung, kostet die
        retoure, frist, reduzierte*, im sale, sale artikel, reduziert
    """,
    "options": """
        zahlungsart*, zahlungsmoglichkeit*, zahlungsmethode*, versandart*, versandoption*, per
        rechnung zahlen, auf rechnung, ratenzahlung, nachnahme, akzeptiert ihr, akzeptieren sie,
        welche zahlungs*, auf rechnung bestellen, auf rechnung kaufen, per rechnung
    """,
    "ship_to": """
        liefert ihr, liefern sie, versendet ihr, verschickt ihr, versenden sie, nach osterreich, in
        die schweiz, ins ausland, versandkosten, versand, was kostet der versand, lieferkosten,
        porto, versandkostenfrei, osterreich, schweiz, luxemburg, belgien, niederlande, frankreich,
        ausland
    """,
    "product_question": """
        lager, vorratig, verfugbar, lieferbar, ausverkauft, wieder da, habt ihr, haben sie, gibt es,
        welche grosse, grossentabelle, material, masse, kompatibel, filiale, laden, geschaft,
        offnungszeiten, geoffnet, kostet, preis, angebot*, rabatt*, geschenkkarte, bewertung*,
        kaufen, unterschied, passt
    """,
    "how_much": """
        was habe ich ~ bestellt, was habe ich ~ gekauft, was hatte ich ~ bestellt, wieviel habe ich,
        wie viel habe ich, bestelldetails, inhalt der bestellung, details zu, was war in, was habe
        ich in, was hatte ich in
    """,
}
