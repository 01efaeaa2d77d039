"""Dutch: the words around a number that tell what it is."""

from support_agent.agent.planners.offline.words import NumberMark

NUMBER_MARKS: dict[NumberMark, str] = {
    "order": """
        bestelling*, bestelnummer*, bestelnr, order, ordernummer, ordernr, pakket*, pakje, zending
    """,
    "number": "nummer, nr, num, referentie, ref, bestelnummer, bestelnr, ordernummer, ordernr",
    "other_before": """
        account, klant, klantnummer, klantnr, postcode, telefoon, telefoonnummer, tel, mobiel, gsm,
        factuur, factuurnummer, factuurnr, kaart, rekening, straat, huisnummer, bus, maat, model,
        betaald, bedrag, prijs, kost, kostte, btw, iban, kassabon, bon, artikelnummer, artikelnr
    """,
    "other_after": """
        euro, euros, eur, cent, procent, dag, dagen, week, weken, maand*, jaar, jaren, uur, uren,
        minuten, minuut, stuk, stuks, artikel*, product*, paar, keer, personen, straat, januari,
        februari, maart, april, mei, juni, juli, augustus, september, oktober, november, december
    """,
    "tracking": "track, trace, tracking, barcode, zending",
    "year_before": "in, van, sinds, jaar, tot",
    "year_after": "jaar",
    "month": """
        januari, februari, maart, april, mei, juni, juli, augustus, september, oktober, november,
        december, jan, feb, mrt, apr, jun, jul, aug, sept, okt, nov, dec
    """,
    "month_link": "",
    "not": "niet, geen",
    "article": "de, het, is",
    "of": "van, uit",
    "only": "alleen, slechts, enkel",
    "piece": "stuk*, artikel*, paar, item*",
}

COUNTS = (
    "een",
    "twee",
    "drie",
    "vier",
    "vijf",
)
PLACES = (
    "eerste",
    "tweede",
    "derde",
)
