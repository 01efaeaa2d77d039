"""What a customer may read of the API's refusals, in their language."""

from collections.abc import Mapping

from support_agent.conversation import notices
from support_agent.conversation.services import LONGEST_MESSAGE

TOO_LONG = {
    "en": f"That is too long: {LONGEST_MESSAGE} characters are the most. Please send it in parts.",
    "es": f"Es demasiado largo: el máximo son {LONGEST_MESSAGE} caracteres. Envíalo por partes.",
    "ru": f"Слишком длинно: не больше {LONGEST_MESSAGE} знаков. Отправьте по частям.",
}
NO_TEXT = {
    "en": "The message is empty or has a character that is no text. Please type it again.",
    "es": "El mensaje está vacío o tiene un carácter que no es texto. Escríbelo de nuevo.",
    "ru": "Сообщение пустое или содержит знак, который не текст. Наберите его ещё раз.",
}
SENTENCES: Mapping[str, Mapping[str, str]] = {
    "throttled": {
        "en": "That was a lot at once. Please try again in {wait}.",
        "es": "Han sido muchas peticiones seguidas. Vuelve a intentarlo dentro de {wait}.",
        "ru": "Слишком много за короткое время. Попробуйте ещё раз через {wait}.",
    },
    "off_topic": {
        "en": "The assistant is here for orders, deliveries and returns. Ask about one of those, "
        "or ask for a person.",
        "es": "El asistente está para pedidos, entregas y devoluciones. Pregunta por uno de ellos "
        "o pide que te atienda una persona.",
        "ru": "Помощник отвечает о заказах, доставке и возвратах. Спросите о них или позовите "
        "человека.",
    },
    "away": {
        "en": "We are away for a moment. What you wrote is sent again by itself.",
        "es": "No estamos disponibles por un momento. Tu mensaje se volverá a enviar solo.",
        "ru": "Мы ненадолго недоступны. Ваше сообщение отправится ещё раз само.",
    },
    "not_proven": {
        "en": "That number and address do not match an order. Please check both.",
        "es": "Ese número y esa dirección no corresponden a ningún pedido. Revisa ambos datos.",
        "ru": "Такого заказа с этим адресом нет. Проверьте, пожалуйста, номер и адрес.",
    },
    "max_length": TOO_LONG,
    "too_large": TOO_LONG,
    "message_refused": NO_TEXT,
    "null_characters_not_allowed": NO_TEXT,
    "surrogate_characters_not_allowed": NO_TEXT,
}
# Abbreviated, so that no language needs its plurals.
UNITS = {"en": ("s", "min"), "es": ("s", "min"), "ru": ("с", "мин")}


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
