"""Italian: the words around a number that tell what it is."""

from support_agent.agent.planners.offline.words import NumberMark

NUMBER_MARKS: dict[NumberMark, str] = {
    "order": "ordine*, ordini, acquisto, pacco, spedizione, consegna",
    "number": "numero, num, n, nr, codice, riferimento, rif",
    "other_before": """
        conto, account, cliente, postale, cap, telefono, tel, cellulare, fattura, scontrino, carta,
        via, viale, piazza, civico, taglia, modello, pagato, importo, prezzo, costo, costa, totale,
        iva, iban, fiscale
    """,
    "other_after": """
        euro, eur, chf, franchi, centesimi, per cento, giorno, giorni, settiman*, mese, mesi, anno,
        anni, ora, ore, minut*, pezz*, articol*, prodott*, paia, paio, volte, persone, gennaio,
        febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre, novembre,
        dicembre
    """,
    "tracking": "tracking, tracciamento, tracciatura",
    "year_before": "nel, del, dal, anno, fino",
    "year_after": "anno",
    "month": """
        gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre,
        novembre, dicembre, gen, feb, mar, apr, mag, giu, lug, ago, sett, set, ott, nov, dic
    """,
    "month_link": "di",
    "not": "non, no",
    "article": "il, l, e, la, dell",
    "of": "di, dei, delle, dai, dalle, su",
    "only": "solo, soltanto, solamente",
    "piece": "pezzo, pezzi, articol*, paio, paia, unita",
}

COUNTS = (
    "un uno una",
    "due",
    "tre",
    "quattro",
    "cinque",
)
PLACES = (
    "primo prima",
    "secondo seconda",
    "terzo terza",
)
