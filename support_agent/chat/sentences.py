"""What a customer may read of the API's refusals, in their language."""

from collections.abc import Mapping

from support_agent.conversation import notices
from support_agent.conversation.services import LONGEST_MESSAGE

TOO_LONG = {
    "en": f"That is too long: {LONGEST_MESSAGE} characters are the most. Please send it in parts.",
    "es": f"Es demasiado largo: el máximo son {LONGEST_MESSAGE} caracteres. Envíalo por partes.",
    "ru": f"Слишком длинно: не больше {LONGEST_MESSAGE} знаков. Отправьте по частям.",
    "fr": f"C’est trop long : {LONGEST_MESSAGE} caractères au maximum. Envoyez-le en plusieurs parties.",
    "de": f"Das ist zu lang: höchstens {LONGEST_MESSAGE} Zeichen. Bitte in Teilen senden.",
    "pt": f"É demasiado longo: o máximo são {LONGEST_MESSAGE} caracteres. Envie por partes.",
    "it": f"È troppo lungo: al massimo {LONGEST_MESSAGE} caratteri. Invialo in più parti.",
    "nl": f"Dat is te lang: hoogstens {LONGEST_MESSAGE} tekens. Verstuur het in delen.",
}
NO_TEXT = {
    "en": "The message is empty or has a character that is no text. Please type it again.",
    "es": "El mensaje está vacío o tiene un carácter que no es texto. Escríbelo de nuevo.",
    "ru": "Сообщение пустое или содержит знак, который не текст. Наберите его ещё раз.",
    "fr": "Le message est vide ou contient un caractère qui n’est pas du texte. Saisissez-le de nouveau.",
    "de": "Die Nachricht ist leer oder enthält ein Zeichen, das kein Text ist. Bitte noch einmal eingeben.",
    "pt": "A mensagem está vazia ou tem um carácter que não é texto. Escreva-a de novo.",
    "it": "Il messaggio è vuoto o contiene un carattere che non è testo. Scrivilo di nuovo.",
    "nl": "Het bericht is leeg of bevat een teken dat geen tekst is. Typ het opnieuw.",
}
SENTENCES: Mapping[str, Mapping[str, str]] = {
    "throttled": {
        "en": "That was a lot at once. Please try again in {wait}.",
        "es": "Han sido muchas peticiones seguidas. Vuelve a intentarlo dentro de {wait}.",
        "ru": "Слишком много за короткое время. Попробуйте ещё раз через {wait}.",
        "fr": "Cela faisait beaucoup d’un coup. Réessayez dans {wait}.",
        "de": "Das war viel auf einmal. Bitte versuchen Sie es in {wait} noch einmal.",
        "pt": "Foi muito de uma vez. Tente de novo daqui a {wait}.",
        "it": "Erano troppe in una volta. Riprova tra {wait}.",
        "nl": "Dat was veel in één keer. Probeer het over {wait} opnieuw.",
    },
    "away": {
        "en": "We are away for a moment. What you wrote is sent again by itself.",
        "es": "No estamos disponibles por un momento. Tu mensaje se volverá a enviar solo.",
        "ru": "Мы ненадолго недоступны. Ваше сообщение отправится ещё раз само.",
        "fr": "Nous sommes absents un instant. Ce que vous avez écrit sera renvoyé tout seul.",
        "de": "Wir sind einen Moment nicht da. Was Sie geschrieben haben, wird von selbst noch einmal "
        "gesendet.",
        "pt": "Estamos ausentes por um momento. O que escreveu será enviado de novo sozinho.",
        "it": "Siamo assenti per un momento. Quello che hai scritto verrà inviato di nuovo da solo.",
        "nl": "We zijn er even niet. Wat je schreef, wordt vanzelf opnieuw verstuurd.",
    },
    "not_proven": {
        "en": "That number and address do not match an order. Please check both.",
        "es": "Ese número y esa dirección no corresponden a ningún pedido. Revisa ambos datos.",
        "ru": "Такого заказа с этим адресом нет. Проверьте, пожалуйста, номер и адрес.",
        "fr": "Ce numéro et cette adresse ne correspondent à aucune commande. Vérifiez les deux.",
        "de": "Diese Nummer und diese Adresse passen zu keiner Bestellung. Bitte prüfen Sie beides.",
        "pt": "Esse número e esse endereço não correspondem a nenhum pedido. Verifique ambos.",
        "it": "Questo numero e questo indirizzo non corrispondono a nessun ordine. Controllali "
        "entrambi.",
        "nl": "Dat nummer en dat adres horen bij geen enkele bestelling. Controleer ze allebei.",
    },
    "max_length": TOO_LONG,
    "too_large": TOO_LONG,
    "message_refused": NO_TEXT,
    "null_characters_not_allowed": NO_TEXT,
    "surrogate_characters_not_allowed": NO_TEXT,
}
# Abbreviated, so that no language needs its plurals.
UNITS = {**dict.fromkeys(SENTENCES["throttled"], ("s", "min")), "ru": ("с", "мин")}


def sentence(code: str, language: str, *, wait: float = 0) -> str | None:
    """The sentence of this code, where it is one that customers meet."""
    if code not in SENTENCES:
        return None
    return SENTENCES[code][language].format(wait=_told(wait, language))


def language_of(wanted: str, otherwise: str = "") -> str:
    """The language that a browser wants, as `Accept-Language` says it, if it is one of ours."""
    first = wanted.split(",")[0].split(";")[0].strip()
    return notices.language_of(first if notices.speaks(first) else otherwise)


def _told(seconds: float, language: str) -> str:
    in_seconds, in_minutes = UNITS[language]
    if seconds < 100:
        return f"{max(1, round(seconds))} {in_seconds}"
    return f"{round(seconds / 60)} {in_minutes}"
