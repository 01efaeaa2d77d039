"""What a customer may read of the API's refusals, in the language of their browser."""

from collections.abc import Mapping

from rest_framework.request import Request

from support_agent.conversation import notices
from support_agent.conversation.services import LONGEST_MESSAGE

SENTENCES: Mapping[str, Mapping[str, str]] = {
    "throttled": {
        "en": "That was a lot at once. Please wait a moment and send it again.",
        "es": "Han sido muchos mensajes seguidos. Espera un momento y vuelve a enviarlo.",
        "ru": "Слишком много сразу. Подождите немного и отправьте ещё раз.",
    },
    "not_proven": {
        "en": "That number and address do not match an order. Please check both.",
        "es": "Ese número y esa dirección no corresponden a ningún pedido. Revisa ambos datos.",
        "ru": "Такого заказа с этим адресом нет. Проверьте, пожалуйста, номер и адрес.",
    },
    "max_length": {
        "en": f"That is too long: {LONGEST_MESSAGE} characters are the most. Please send it in parts.",
        "es": f"Es demasiado largo: el máximo son {LONGEST_MESSAGE} caracteres. Envíalo por partes.",
        "ru": f"Слишком длинно: не больше {LONGEST_MESSAGE} знаков. Отправьте по частям.",
    },
    "message_refused": {
        "en": "The message is empty or has a character that is no text. Please type it again.",
        "es": "El mensaje está vacío o tiene un carácter que no es texto. Escríbelo de nuevo.",
        "ru": "Сообщение пустое или содержит знак, который не текст. Наберите его ещё раз.",
    },
}


def sentence(code: str, request: Request | None) -> str | None:
    """The sentence of this code for whoever asked, where it is one that customers meet."""
    if code not in SENTENCES:
        return None
    return SENTENCES[code][_language(request)]


def _language(request: Request | None) -> str:
    wanted = request.headers.get("Accept-Language", "") if request is not None else ""
    return notices.language_of(wanted.split(",")[0].split(";")[0].strip())
