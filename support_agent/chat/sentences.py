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
        "en": "These do not belong together. Please check the number and the e-mail or postcode.",
        "es": "Estos datos no coinciden. Revisa el número y el correo o código postal.",
        "ru": "Данные не совпадают. Проверьте номер и почту или индекс.",
        "fr": "Ces données ne vont pas ensemble. Vérifiez le numéro et l’e-mail ou le code postal.",
        "de": "Diese Angaben gehören nicht zusammen. Bitte prüfen Sie die Nummer und die E-Mail "
        "oder Postleitzahl.",
        "pt": "Estes dados não combinam. Confira o número e o e-mail ou código postal.",
        "it": "Questi dati non corrispondono. Controlla il numero e l’e-mail o il CAP.",
        "nl": "Deze gegevens horen niet bij elkaar. Controleer het nummer en het e-mailadres of "
        "de postcode.",
    },
    "proof_takes_email": {
        "en": "This order can’t be confirmed by postcode any more today. Please use the e-mail "
        "address that you ordered with, or sign in to the shop.",
        "es": "Hoy este pedido ya no se puede confirmar con el código postal. Usa el correo con el "
        "que hiciste el pedido o inicia sesión en la tienda.",
        "ru": "Сегодня этот заказ больше нельзя подтвердить по индексу. Укажите адрес почты, с "
        "которым оформляли заказ, или войдите в магазин.",
        "fr": "Cette commande ne peut plus être confirmée par le code postal aujourd’hui. Indiquez "
        "l’adresse e-mail utilisée pour commander ou connectez-vous à la boutique.",
        "de": "Diese Bestellung lässt sich heute nicht mehr mit der Postleitzahl bestätigen. Bitte "
        "geben Sie die E-Mail-Adresse der Bestellung an oder melden Sie sich im Shop an.",
        "pt": "Hoje já não é possível confirmar este pedido com o código postal. Use o e-mail com "
        "que fez o pedido ou inicie sessão na loja.",
        "it": "Oggi questo ordine non si può più confermare con il CAP. Usa l’e-mail con cui hai "
        "ordinato oppure accedi al negozio.",
        "nl": "Deze bestelling kan vandaag niet meer met de postcode worden bevestigd. Gebruik het "
        "e-mailadres waarmee je hebt besteld, of log in bij de winkel.",
    },
    "proofs_used_up": {
        "en": "This order can’t be confirmed here any more today. Please sign in to the shop, or "
        "ask for a person.",
        "es": "Hoy este pedido ya no se puede confirmar aquí. Inicia sesión en la tienda o pide que "
        "te atienda una persona.",
        "ru": "Сегодня этот заказ больше нельзя подтвердить здесь. Войдите в магазин или позовите "
        "человека.",
        "fr": "Cette commande ne peut plus être confirmée ici aujourd’hui. Connectez-vous à la "
        "boutique ou demandez une personne.",
        "de": "Diese Bestellung lässt sich hier heute nicht mehr bestätigen. Bitte melden Sie sich "
        "im Shop an oder verlangen Sie einen Menschen.",
        "pt": "Hoje já não é possível confirmar este pedido aqui. Inicie sessão na loja ou peça uma "
        "pessoa.",
        "it": "Oggi questo ordine non si può più confermare qui. Accedi al negozio oppure chiedi di "
        "una persona.",
        "nl": "Deze bestelling kan hier vandaag niet meer worden bevestigd. Log in bij de winkel, of "
        "vraag om een mens.",
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
