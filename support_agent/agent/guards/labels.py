"""Words that a number stands behind, and words that say it is only a count or a day.

All in small letters and without accents, as `reading.fold` leaves them. A word that ends in
a star stands for all that begin so.
"""

Words = tuple[frozenset[str], tuple[str, ...]]


def listed(words: str) -> Words:
    """Whole words, and beginnings of words."""
    every = words.split()
    return (
        frozenset(word for word in every if not word.endswith("*")),
        tuple(word[:-1] for word in every if word.endswith("*")),
    )


def among(words: Words, word: str) -> bool:
    """Whether the word is one of those that were listed."""
    whole, beginnings = words
    return word in whole or word.startswith(beginnings)


def unglued(token: str) -> str:
    """ "1187" for "pedido1187", as people write in a hurry."""
    word = token.rstrip("0123456789")
    return token[len(word) :] if among(NAMING, word) else token


NAMING = listed(
    """
    # order orders number numbers num nr nro n id ids ref reference references
    tracking track request requests rma ticket invoice
    pedido pedidos numero numeros orden ordenes encargo compra seguimiento rastreo guia
    solicitud solicitudes factura referencia expediente
    заказ заказа заказе заказу заказом заказы заказов заказам заказами заказах
    номер* отслеживан* трек* заявк* запрос* накладн* обращени*
    bestellung bestellungen bestellnummer bestellnr auftrag* nummer* sendungsnummer* vorgang*
    rechnung* anfrage*
    commande commandes suivi demande facture encomenda encomendas rastreamento solicitac*
    ordine ordini tracciamento richiesta
    bestelling* bestelnummer* ordernummer* volgnummer* zending* aanvraag* retouraanvraag* factuur*
    """
)
# Abbreviations that are other words without their dot.
DOTTED = frozenset(("no", "nr", "n", "nro", "num", "ref"))
JOINING = frozenset(("and", "or", "y", "e", "o", "u", "и", "или", "und", "oder", "et", "ou"))

COUNTED = listed(
    """
    item* piece* pair* unit* product* article* thing* parcel* package* shipment* box* day*
    hour* minute* week* month* year* time* more other* of business working
    articulo* producto* unidad* par pares pieza* cosa* paquete* envio* dia dias hora* minuto*
    semana* mes meses ano anos vez veces
    товар* штук* шт позици* вещ* пар пара пары посыл* отправлени* дня днеи день час часа часов
    минут* недел* месяц* год года лет раз раза
    artikel* stuck* paket* tag tage tagen stunde* minute* woche* monat* jahr* produkt*
    produit* colis jour* heure* semaine* mois an ans fois
    iten* produto* artigo* pacote* articol* prodott* pezz* pacc* giorn* ora ore settiman*
    dagen uur uren minuten weken maand* stuks keer pakket* bestellingen retouren jaar jaren
    jan* feb* march april june july aug* sept* oct* nov* dec* enero marzo abril mayo junio
    julio diciembre янв* февр* март* апр* мая июн* июл* авг* сент* окт* ноя* дек*
    marz mai juni juli okt* dez* fevr* mars avril juin juillet aout gennaio aprile maggio
    giugno luglio sett* ott* dic* maio junho julho out* de di do of
    """
)
