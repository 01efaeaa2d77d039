"""German: the words around a number that tell what it is."""

from support_agent.agent.planners.offline.words import NumberMark

NUMBER_MARKS: dict[NumberMark, str] = {
    "order": """
        bestellung*, bestellnummer*, bestellnr, bestell, auftrag*, paket*, sendung, lieferung, kauf,
        einkauf
    """,
    "number": """
        nummer*, nr, no, num, referenz, ref, bestellnummer*, bestellnr, auftragsnummer*, auftragsnr
    """,
    "other_before": """
        konto, kontonummer, kunde, kundennummer, kundennr, plz, postleitzahl, telefon,
        telefonnummer, tel, handy, handynummer, rechnung, rechnungsnummer, rechnungsnr, karte,
        strasse, hausnummer, hausnr, grosse, modell, bezahlt, betrag, preis, kostet, kostete, ust,
        iban, artikelnummer, artikelnr, gutschein
    """,
    "other_after": """
        euro, euros, eur, chf, franken, cent, prozent, tag, tage, tagen, woche*, monat*, jahr*,
        stunde*, uhr, minute*, stuck, artikel*, produkt*, paar, mal, personen, strasse, januar,
        janner, februar, marz, april, mai, juni, juli, august, september, oktober, november,
        dezember
    """,
    "tracking": """
        sendung, sendungsverfolgung, sendungsnummer, tracking, trackingnummer, paketnummer
    """,
    "year_before": "im, in, seit, von, jahr, bis",
    "year_after": "jahr",
    "month": """
        januar, jänner, februar, märz, maerz, april, mai, juni, juli, august, september, oktober,
        november, dezember, jan, feb, mär, apr, jun, jul, aug, sept, okt, nov, dez
    """,
    "month_link": "",
    "not": "nicht, kein, keine",
    "article": "die, der, das, ist",
    "of": "von, aus, der",
    "only": "nur, bloss",
    "piece": "stuck*, stueck*, teil*, artikel*, paar",
}

COUNTS = (
    "ein eine einen eins",
    "zwei beide",
    "drei",
    "vier",
    "funf",
)
PLACES = (
    "erste ersten erster",
    "zweite zweiten zweiter",
    "dritte dritten dritter",
)
