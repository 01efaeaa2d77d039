"""Which of our languages is this? Cheap: letters, marks and the small words that give it away."""

import re
import unicodedata
from typing import Literal

Language = Literal["en", "es", "ru"]

WORD = re.compile(r"[^\W\d_]+")
# Letters that Russian does not have, so that Ukrainian, Bulgarian or Serbian is not taken for it.
NOT_RUSSIAN = frozenset("іїєґўјљњћђџѓќ")


def _words(listed: str) -> frozenset[str]:
    return frozenset(listed.split())


ENGLISH = _words(
    """
    a about agent also am an and any anybody anyone are arrive arrived back be been broken
    bye can cancel could damaged day days deliver delivered delivery did didnt do does
    doesnt dont exchange for from get give good got had has have havent hello help here hey
    hi him his how i id if ill im in is isnt it item its ive just last late like me message
    missing money morning my need new no not now of ok okay on one or order orders our out
    package parcel person please problem purchase receive received refund return sent
    service she shipment shipping should size so some somebody someone speak status still
    support take talk tell than thank thanks that the their them there these they this time
    to today track tracking twice until up us wanna want was we were what when where which
    while who why will with would wrong yes yesterday yet you your yours
    """
)
SPANISH = _words(
    """
    a al algo alguien aparece aqui articulo asesor asi aun ayer ayuda ayudame buen buena
    buenas bueno buenos cambiar cambio cancelar como compra compre comprar con cuando cual
    cuanto cuantos de del desde despues devolucion devolver devolverlo devolverla
    devolverlos dia dias dice dinero donde dos el ella ellos en encargo entrega entregan
    entregado envio es esa ese eso esta estan estado este esto estoy factura fue funciona
    gracias guia ha hablar hace hacer han hasta hay he hola hoy humano la las le les lo
    llega llegado llegar llegara llego los mal manana mas me mi mis muy nada necesito no nos
    numero o orden otra otro pago paquete para pedi pedido pedidos pero persona por porque
    producto puede pueden puedo que quien quiero quisiera recibi recibido recibir reclamo
    reembolso roto saber se seguimiento ser si sin sobre solo son soy su sus talla tal
    tambien tarda tarde tengo tiene todavia todo tu un una usted ustedes va vino voy vos y
    ya yo dano danado danados queria podria podrian saludos adios vale tarjeta direccion
    cuenta cobro cobraron tienda
    """
)
# Small words of neighbours that share many of the above. They vote for none of our languages.
FOREIGN = _words(
    """
    aber auf auch avec avez bitte bonjour c che ciao colis comment commande das der des die
    dove du ein eine est et etes eu faz grazie guten hallo hat heute ich il ist je kann
    kommt la le leider les livraison mein meine mit mon mio moi nao nicht non nous obrigado
    ola onde ordine ou oui parler pouvez pour quand quando quero sono sono suis sur sie una
    und uma vous voglio votre waar wann wo zu een het ik mijn niet hej jag och
    """
)


def detect_language(text: str) -> Language | None:
    """The language of these words, or None when they do not tell, as a bare number does not."""
    lowered = unicodedata.normalize("NFC", text).casefold()
    letters = [letter for letter in lowered if letter.isalpha()]
    cyrillic = sum("а" <= letter <= "я" or letter == "ё" for letter in letters)
    if cyrillic and cyrillic * 2 >= len(letters):
        return None if NOT_RUSSIAN.intersection(letters) else "ru"
    return _by_small_words(lowered)


def _by_small_words(lowered: str) -> Language | None:
    words = [_without_accents(word) for word in WORD.findall(re.sub(r"['’`]", "", lowered))]
    marks = sum(lowered.count(mark) for mark in "¿¡ñ")
    english = sum(word in ENGLISH for word in words)
    spanish = sum(word in SPANISH for word in words) + 2 * marks
    foreign = sum(word in FOREIGN for word in words)
    if foreign > max(english, spanish) or english == spanish:
        return None
    return "en" if english > spanish else "es"


def _without_accents(word: str) -> str:
    decomposed = unicodedata.normalize("NFD", word)
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))
