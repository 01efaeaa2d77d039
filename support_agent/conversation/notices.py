"""What the shop itself says between the speakers, in the customer's language.

A notice promises no money: what it says of a return is only that a person has decided.
"""

from typing import Literal

Kind = Literal[
    "person_called",
    "run_spent",
    "conversation_spent",
    "day_spent",
    "month_spent",
    "person_came",
    "agent_back",
    "conversation_resolved",
    "return_approved",
    "return_rejected",
    "return_withdrawn",
]

FALLBACK = "en"

TEXTS: dict[Kind, dict[str, str]] = {
    "person_called": {
        "en": "We have called a colleague. A person will answer you here; until then you can "
        "keep writing, and they will read all of it.",
        "es": "Hemos avisado a un compañero. Una persona te responderá aquí; mientras tanto "
        "puedes seguir escribiendo y lo leerá todo.",
        "ru": "Мы позвали коллегу. Вам ответит человек, прямо здесь; пока вы ждёте, можно "
        "писать дальше, он всё прочитает.",
    },
    "run_spent": {
        "en": "This question has used up what the assistant may spend on one answer, so we have "
        "called a colleague. A person will answer you here; you can keep writing meanwhile.",
        "es": "Esta pregunta ha agotado lo que el asistente puede gastar en una respuesta, así que "
        "hemos avisado a un compañero. Una persona te responderá aquí; puedes seguir escribiendo.",
        "ru": "На этот вопрос ушло всё, что помощник может потратить на один ответ, поэтому мы "
        "позвали коллегу. Вам ответит человек, прямо здесь; пока вы ждёте, можно писать дальше.",
    },
    "conversation_spent": {
        "en": "The assistant has used up what it may spend on this conversation, so we have "
        "called a colleague. A person will answer you here; you can keep writing meanwhile.",
        "es": "El asistente ha agotado lo que puede gastar en esta conversación, así que hemos "
        "avisado a un compañero. Una persona te responderá aquí; puedes seguir escribiendo.",
        "ru": "Помощник израсходовал всё, что может потратить на этот разговор, поэтому мы "
        "позвали коллегу. Вам ответит человек, прямо здесь; пока вы ждёте, можно писать дальше.",
    },
    "day_spent": {
        "en": "The assistant has used up what it may spend on your questions today, so we have "
        "called a colleague. A person will answer you here; you can keep writing meanwhile.",
        "es": "El asistente ha agotado lo que puede gastar hoy en tus preguntas, así que hemos "
        "avisado a un compañero. Una persona te responderá aquí; puedes seguir escribiendo.",
        "ru": "Помощник израсходовал всё, что может потратить сегодня на ваши вопросы, поэтому мы "
        "позвали коллегу. Вам ответит человек, прямо здесь; пока вы ждёте, можно писать дальше.",
    },
    "month_spent": {
        "en": "The assistant has used up what it may spend this month and answers simple "
        "questions only. For anything else a colleague is there: just ask for a person.",
        "es": "El asistente ha agotado lo que puede gastar este mes y solo responde preguntas "
        "sencillas. Para lo demás hay un compañero: basta con pedir una persona.",
        "ru": "Помощник израсходовал всё, что может потратить в этом месяце, и отвечает только на "
        "простые вопросы. Для остального есть коллега: просто попросите позвать человека.",
    },
    "person_came": {
        "en": "A colleague has joined the conversation and takes it from here.",
        "es": "Un compañero se ha unido a la conversación y sigue contigo a partir de ahora.",
        "ru": "К разговору подключился наш сотрудник, дальше с вами общается он.",
    },
    "agent_back": {
        "en": "Our colleague has handed the conversation back to the assistant. You can ask for "
        "a person again at any time.",
        "es": "Nuestro compañero ha devuelto la conversación al asistente. Puedes volver a pedir "
        "que te atienda una persona cuando quieras.",
        "ru": "Наш сотрудник вернул разговор помощнику. Вы в любой момент можете снова "
        "попросить позвать человека.",
    },
    "conversation_resolved": {
        "en": "Our colleague has finished with this. If anything is left, just write here again.",
        "es": "Nuestro compañero ha dado esto por resuelto. Si queda algo pendiente, vuelve a "
        "escribir aquí.",
        "ru": "Наш сотрудник закончил работу над вопросом. Если что-то осталось, просто "
        "напишите сюда снова.",
    },
    "return_approved": {
        "en": "Good news: a colleague has approved your return request {number} and will see to "
        "the next steps.",
        "es": "Buenas noticias: un compañero ha aprobado tu solicitud de devolución {number} y se "
        "encargará de los siguientes pasos.",
        "ru": "Хорошие новости: наш сотрудник одобрил вашу заявку на возврат {number} и займётся "
        "следующими шагами.",
    },
    "return_rejected": {
        "en": "A colleague has looked at your return request {number} and could not approve it. "
        "The reason: {reason}\nIf you have a question about it, just write here.",
        "es": "Un compañero ha revisado tu solicitud de devolución {number} y no ha podido "
        "aprobarla. El motivo: {reason}\nSi tienes alguna pregunta, escribe aquí.",
        "ru": "Наш сотрудник рассмотрел вашу заявку на возврат {number} и не смог её одобрить. "
        "Причина: {reason}\nЕсли у вас есть вопрос об этом, просто напишите сюда.",
    },
    "return_withdrawn": {
        "en": "Your return request {number} has been withdrawn, as you wished.",
        "es": "Tu solicitud de devolución {number} se ha retirado, como pediste.",
        "ru": "Ваша заявка на возврат {number} отозвана, как вы и просили.",
    },
}


def language_of(tag: str) -> str:
    """The language that we speak of a tag such as "es-MX", or the fallback."""
    return _primary(tag) if speaks(tag) else FALLBACK


def speaks(tag: str) -> bool:
    """Whether it is a language that we speak."""
    return _primary(tag) in TEXTS["person_called"]


def _primary(tag: str) -> str:
    return tag.replace("_", "-").partition("-")[0].lower()


def notice(kind: Kind, language: str, **values: object) -> str:
    """The text of a notice. A language that we do not speak is answered in English."""
    return TEXTS[kind][language_of(language)].format(**values)
