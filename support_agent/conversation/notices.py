"""What the shop itself says between the speakers, in the customer's language.

A notice promises no money: what it says of a return is only that a person has decided.
"""

from datetime import datetime
from typing import Literal

from . import moments, promises
from .other_languages import PERSON_CALLED

Kind = Literal[
    promises.Kind,
    "person_called",
    "run_spent",
    "conversation_spent",
    "day_spent",
    "month_spent",
    "person_came",
    "person_left",
    "person_changed",
    "agent_back",
    "conversation_resolved",
    "return_approved",
    "return_rejected",
    "return_withdrawn",
    "secret_removed",
]

FALLBACK = "en"

TEXTS: dict[Kind, dict[str, str]] = {
    **promises.TEXTS,
    "person_called": {
        "en": "We have called a colleague. A person will answer you here; until then you can "
        "keep writing, and they will read all of it.",
        "es": "Hemos avisado a un compañero. Una persona te responderá aquí; mientras tanto "
        "puedes seguir escribiendo y lo leerá todo.",
        "ru": "Мы позвали коллегу. Вам ответит человек, прямо здесь; пока вы ждёте, можно "
        "писать дальше, он всё прочитает.",
        "fr": "Nous avons prévenu un collègue. Une personne vous répondra ici ; d’ici là vous pouvez "
        "continuer à écrire, elle lira tout.",
        "de": "Wir haben einen Kollegen gerufen. Ein Mensch antwortet Ihnen hier; bis dahin können "
        "Sie weiterschreiben, es wird alles gelesen.",
        "pt": "Chamámos um colega. Uma pessoa vai responder aqui; até lá pode continuar a escrever, "
        "ela vai ler tudo.",
        "it": "Abbiamo chiamato un collega. Una persona ti risponderà qui; nel frattempo puoi "
        "continuare a scrivere, leggerà tutto.",
        "nl": "We hebben een collega geroepen. Een mens antwoordt je hier; tot die tijd kun je "
        "blijven schrijven, alles wordt gelezen.",
    },
    "run_spent": {
        "en": "This question has used up what the assistant may spend on one answer, so we have "
        "called a colleague. A person will answer you here; you can keep writing meanwhile.",
        "es": "Esta pregunta ha agotado lo que el asistente puede gastar en una respuesta, así que "
        "hemos avisado a un compañero. Una persona te responderá aquí; puedes seguir escribiendo.",
        "ru": "На этот вопрос ушло всё, что помощник может потратить на один ответ, поэтому мы "
        "позвали коллегу. Вам ответит человек, прямо здесь; пока вы ждёте, можно писать дальше.",
        "fr": "Cette question a épuisé ce que l’assistant peut dépenser pour une réponse, nous avons "
        "donc prévenu un collègue. Une personne vous répondra ici ; vous pouvez continuer à "
        "écrire.",
        "de": "Diese Frage hat aufgebraucht, was der Assistent für eine Antwort ausgeben darf, "
        "deshalb haben wir einen Kollegen gerufen. Ein Mensch antwortet Ihnen hier; Sie können "
        "inzwischen weiterschreiben.",
        "pt": "Esta pergunta esgotou o que o assistente pode gastar numa resposta, por isso chamámos "
        "um colega. Uma pessoa vai responder aqui; entretanto pode continuar a escrever.",
        "it": "Questa domanda ha esaurito quello che l’assistente può spendere per una risposta, "
        "quindi abbiamo chiamato un collega. Una persona ti risponderà qui; intanto puoi "
        "continuare a scrivere.",
        "nl": "Deze vraag heeft opgebruikt wat de assistent aan één antwoord mag uitgeven, dus hebben "
        "we een collega geroepen. Een mens antwoordt je hier; je kunt intussen blijven "
        "schrijven.",
    },
    "conversation_spent": {
        "en": "The assistant has used up what it may spend on this conversation, so we have "
        "called a colleague. A person will answer you here; you can keep writing meanwhile.",
        "es": "El asistente ha agotado lo que puede gastar en esta conversación, así que hemos "
        "avisado a un compañero. Una persona te responderá aquí; puedes seguir escribiendo.",
        "ru": "Помощник израсходовал всё, что может потратить на этот разговор, поэтому мы "
        "позвали коллегу. Вам ответит человек, прямо здесь; пока вы ждёте, можно писать дальше.",
        "fr": "L’assistant a épuisé ce qu’il peut dépenser pour cette conversation, nous avons donc "
        "prévenu un collègue. Une personne vous répondra ici ; vous pouvez continuer à écrire.",
        "de": "Der Assistent hat aufgebraucht, was er für dieses Gespräch ausgeben darf, deshalb "
        "haben wir einen Kollegen gerufen. Ein Mensch antwortet Ihnen hier; Sie können "
        "inzwischen weiterschreiben.",
        "pt": "O assistente esgotou o que pode gastar nesta conversa, por isso chamámos um colega. "
        "Uma pessoa vai responder aqui; entretanto pode continuar a escrever.",
        "it": "L’assistente ha esaurito quello che può spendere per questa conversazione, quindi "
        "abbiamo chiamato un collega. Una persona ti risponderà qui; intanto puoi continuare a "
        "scrivere.",
        "nl": "De assistent heeft opgebruikt wat hij aan dit gesprek mag uitgeven, dus hebben we een "
        "collega geroepen. Een mens antwoordt je hier; je kunt intussen blijven schrijven.",
    },
    "day_spent": {
        "en": "The assistant has used up what it may spend on your questions today, so we have "
        "called a colleague. A person will answer you here; you can keep writing meanwhile.",
        "es": "El asistente ha agotado lo que puede gastar hoy en tus preguntas, así que hemos "
        "avisado a un compañero. Una persona te responderá aquí; puedes seguir escribiendo.",
        "ru": "Помощник израсходовал всё, что может потратить сегодня на ваши вопросы, поэтому мы "
        "позвали коллегу. Вам ответит человек, прямо здесь; пока вы ждёте, можно писать дальше.",
        "fr": "L’assistant a épuisé ce qu’il peut dépenser aujourd’hui pour vos questions, nous avons "
        "donc prévenu un collègue. Une personne vous répondra ici ; vous pouvez continuer à "
        "écrire.",
        "de": "Der Assistent hat aufgebraucht, was er heute für Ihre Fragen ausgeben darf, deshalb "
        "haben wir einen Kollegen gerufen. Ein Mensch antwortet Ihnen hier; Sie können "
        "inzwischen weiterschreiben.",
        "pt": "O assistente esgotou o que pode gastar hoje com as suas perguntas, por isso chamámos "
        "um colega. Uma pessoa vai responder aqui; entretanto pode continuar a escrever.",
        "it": "L’assistente ha esaurito quello che può spendere oggi per le tue domande, quindi "
        "abbiamo chiamato un collega. Una persona ti risponderà qui; intanto puoi continuare a "
        "scrivere.",
        "nl": "De assistent heeft opgebruikt wat hij vandaag aan je vragen mag uitgeven, dus hebben "
        "we een collega geroepen. Een mens antwoordt je hier; je kunt intussen blijven "
        "schrijven.",
    },
    "month_spent": {
        "en": "The assistant has used up what it may spend this month and answers simple "
        "questions only. For anything else a colleague is there: just ask for a person.",
        "es": "El asistente ha agotado lo que puede gastar este mes y solo responde preguntas "
        "sencillas. Para lo demás hay un compañero: basta con pedir una persona.",
        "ru": "Помощник израсходовал всё, что может потратить в этом месяце, и отвечает только на "
        "простые вопросы. Для остального есть коллега: просто попросите позвать человека.",
        "fr": "L’assistant a épuisé ce qu’il peut dépenser ce mois-ci et ne répond qu’aux questions "
        "simples. Pour le reste, un collègue est là : il suffit de demander une personne.",
        "de": "Der Assistent hat aufgebraucht, was er in diesem Monat ausgeben darf, und beantwortet "
        "nur einfache Fragen. Für alles andere ist ein Kollege da: Fragen Sie einfach nach "
        "einem Menschen.",
        "pt": "O assistente esgotou o que pode gastar este mês e só responde a perguntas simples. "
        "Para o resto há um colega: basta pedir uma pessoa.",
        "it": "L’assistente ha esaurito quello che può spendere questo mese e risponde solo a domande "
        "semplici. Per il resto c’è un collega: basta chiedere di una persona.",
        "nl": "De assistent heeft opgebruikt wat hij deze maand mag uitgeven en beantwoordt alleen "
        "eenvoudige vragen. Voor al het andere is er een collega: vraag gewoon om een mens.",
    },
    "person_came": {
        "en": "A colleague has joined the conversation and takes it from here.",
        "es": "Un compañero se ha unido a la conversación y sigue contigo a partir de ahora.",
        "ru": "К разговору подключился наш сотрудник, дальше с вами общается он.",
        "fr": "Un collègue a rejoint la conversation et prend la suite.",
        "de": "Ein Kollege ist dem Gespräch beigetreten und macht ab hier weiter.",
        "pt": "Um colega entrou na conversa e continua a partir daqui.",
        "it": "Un collega si è unito alla conversazione e continua da qui.",
        "nl": "Een collega is bij het gesprek gekomen en neemt het vanaf hier over.",
    },
    "person_left": {
        "en": "Our colleague can’t go on with this conversation, so another one will take it. "
        "Nothing is lost; you can keep writing meanwhile.",
        "es": "Nuestro compañero no puede seguir con esta conversación, así que la retomará otro. "
        "No se ha perdido nada; mientras tanto puedes seguir escribiendo.",
        "ru": "Наш сотрудник не сможет продолжить этот разговор, его примет другой. Ничего не "
        "потеряно, вы можете писать дальше.",
        "fr": "Notre collègue ne peut pas poursuivre cette conversation, un autre va donc la "
        "reprendre. Rien n’est perdu ; vous pouvez continuer à écrire.",
        "de": "Unser Kollege kann dieses Gespräch nicht weiterführen, deshalb übernimmt es jemand "
        "anders. Es geht nichts verloren; Sie können inzwischen weiterschreiben.",
        "pt": "O nosso colega não pode continuar esta conversa, por isso outro vai assumi-la. Nada "
        "se perdeu; entretanto pode continuar a escrever.",
        "it": "Il nostro collega non può proseguire questa conversazione, quindi se ne occuperà un "
        "altro. Non è andato perso nulla; intanto puoi continuare a scrivere.",
        "nl": "Onze collega kan dit gesprek niet voortzetten, dus neemt een ander het over. Er is "
        "niets verloren; je kunt intussen blijven schrijven.",
    },
    "person_changed": {
        "en": "Another colleague takes it from here and sees the whole conversation.",
        "es": "A partir de ahora sigue contigo otro compañero, que ve toda la conversación.",
        "ru": "Дальше с вами общается другой наш сотрудник, он видит весь разговор.",
        "fr": "Un autre collègue prend la suite ; il a toute la conversation sous les yeux.",
        "de": "Ab hier macht ein anderer Kollege weiter; ihm liegt das ganze Gespräch vor.",
        "pt": "A partir daqui continua outro colega, que tem toda a conversa à vista.",
        "it": "Da qui prosegue un altro collega, che vede tutta la conversazione.",
        "nl": "Een andere collega neemt het vanaf hier over en ziet het hele gesprek.",
    },
    "agent_back": {
        "en": "Our colleague has handed the conversation back to the assistant. You can ask for "
        "a person again at any time.",
        "es": "Nuestro compañero ha devuelto la conversación al asistente. Puedes volver a pedir "
        "que te atienda una persona cuando quieras.",
        "ru": "Наш сотрудник вернул разговор помощнику. Вы в любой момент можете снова "
        "попросить позвать человека.",
        "fr": "Notre collègue a rendu la conversation à l’assistant. Vous pouvez redemander une "
        "personne à tout moment.",
        "de": "Unser Kollege hat das Gespräch an den Assistenten zurückgegeben. Sie können jederzeit "
        "wieder nach einem Menschen fragen.",
        "pt": "O nosso colega devolveu a conversa ao assistente. Pode voltar a pedir uma pessoa a "
        "qualquer momento.",
        "it": "Il nostro collega ha restituito la conversazione all’assistente. Puoi chiedere di "
        "nuovo una persona in qualsiasi momento.",
        "nl": "Onze collega heeft het gesprek teruggegeven aan de assistent. Je kunt op elk moment "
        "weer om een mens vragen.",
    },
    "conversation_resolved": {
        "en": "Our colleague has finished with this. If anything is left, just write here again.",
        "es": "Nuestro compañero ha dado esto por resuelto. Si queda algo pendiente, vuelve a "
        "escribir aquí.",
        "ru": "Наш сотрудник закончил работу над вопросом. Если что-то осталось, просто "
        "напишите сюда снова.",
        "fr": "Notre collègue en a terminé avec ceci. S’il reste quelque chose, écrivez de nouveau "
        "ici.",
        "de": "Unser Kollege hat das abgeschlossen. Wenn noch etwas offen ist, schreiben Sie einfach "
        "wieder hier.",
        "pt": "O nosso colega deu isto por concluído. Se faltar alguma coisa, basta voltar a escrever "
        "aqui.",
        "it": "Il nostro collega ha concluso. Se resta qualcosa, scrivi di nuovo qui.",
        "nl": "Onze collega heeft dit afgerond. Is er nog iets, schrijf dan gewoon weer hier.",
    },
    "return_approved": {
        "en": "Good news: a colleague has approved your return request {number}.\n"
        "If you have a question about it, just write here.",
        "es": "Buenas noticias: un compañero ha aprobado tu solicitud de devolución {number}.\n"
        "Si tienes alguna pregunta, escribe aquí.",
        "ru": "Хорошие новости: наш сотрудник одобрил вашу заявку на возврат {number}.\n"
        "Если у вас есть вопрос об этом, просто напишите сюда.",
        "fr": "Bonne nouvelle : un collègue a accepté votre demande de retour {number}.\n"
        "Si vous avez une question à ce sujet, écrivez ici.",
        "de": "Gute Nachrichten: Ein Kollege hat Ihren Rücksendeantrag {number} genehmigt.\n"
        "Wenn Sie eine Frage dazu haben, schreiben Sie einfach hier.",
        "pt": "Boas notícias: um colega aprovou a sua solicitação de devolução {number}.\n"
        "Se tiver alguma pergunta sobre isso, escreva aqui.",
        "it": "Buone notizie: un collega ha approvato la tua richiesta di reso {number}.\n"
        "Se hai una domanda, scrivi qui.",
        "nl": "Goed nieuws: een collega heeft je retouraanvraag {number} goedgekeurd.\n"
        "Heb je daar een vraag over, schrijf dan gewoon hier.",
    },
    "return_rejected": {
        "en": "A colleague has looked at your return request {number} and could not approve it. "
        "The reason: {reason}\nIf you have a question about it, just write here.",
        "es": "Un compañero ha revisado tu solicitud de devolución {number} y no ha podido "
        "aprobarla. El motivo: {reason}\nSi tienes alguna pregunta, escribe aquí.",
        "ru": "Наш сотрудник рассмотрел вашу заявку на возврат {number} и не смог её одобрить. "
        "Причина: {reason}\nЕсли у вас есть вопрос об этом, просто напишите сюда.",
        "fr": "Un collègue a examiné votre demande de retour {number} et n’a pas pu l’accepter. La "
        "raison : {reason}\nSi vous avez une question à ce sujet, écrivez ici.",
        "de": "Ein Kollege hat Ihren Rücksendeantrag {number} geprüft und konnte ihn nicht "
        "genehmigen. Der Grund: {reason}\nWenn Sie eine Frage dazu haben, schreiben Sie einfach "
        "hier.",
        "pt": "Um colega analisou a sua solicitação de devolução {number} e não pôde aprovar. O "
        "motivo: {reason}\nSe tiver alguma pergunta sobre isso, escreva aqui.",
        "it": "Un collega ha esaminato la tua richiesta di reso {number} e non ha potuto approvarla. "
        "Il motivo: {reason}\nSe hai una domanda, scrivi qui.",
        "nl": "Een collega heeft je retouraanvraag {number} bekeken en kon die niet goedkeuren. De "
        "reden: {reason}\nHeb je daar een vraag over, schrijf dan gewoon hier.",
    },
    "return_withdrawn": {
        "en": "Your return request {number} has been withdrawn, as you wished.",
        "es": "Tu solicitud de devolución {number} se ha retirado, como pediste.",
        "ru": "Ваша заявка на возврат {number} отозвана, как вы и просили.",
        "fr": "Votre demande de retour {number} a été retirée, comme vous l’avez souhaité.",
        "de": "Ihr Rücksendeantrag {number} wurde zurückgezogen, wie Sie es wünschten.",
        "pt": "A sua solicitação de devolução {number} foi retirada, como pediu.",
        "it": "La tua richiesta di reso {number} è stata ritirata, come volevi.",
        "nl": "Je retouraanvraag {number} is ingetrokken, zoals je wilde.",
    },
    "secret_removed": {
        "en": "To protect you, we have removed confidential details, such as a card number or a "
        "password, from what you wrote. Please don’t send them here: we never need them.",
        "es": "Para protegerte, hemos borrado de lo que escribiste datos confidenciales, como un "
        "número de tarjeta o una contraseña. No los envíes por aquí: nunca los necesitamos.",
        "ru": "Чтобы защитить вас, мы убрали из написанного вами секретные данные, например номер "
        "карты или пароль. Пожалуйста, не присылайте их сюда: они нам никогда не нужны.",
        "fr": "Pour vous protéger, nous avons retiré de votre texte des données confidentielles, par "
        "exemple un numéro de carte ou un mot de passe. Ne les envoyez pas ici : nous n’en avons "
        "jamais besoin.",
        "de": "Zu Ihrem Schutz haben wir vertrauliche Angaben, etwa eine Kartennummer oder ein "
        "Passwort, aus Ihrem Text entfernt. Bitte schicken Sie so etwas nicht hierher: Wir brauchen "
        "es nie.",
        "pt": "Para sua proteção, retirámos do que escreveu dados confidenciais, como um número de "
        "cartão ou uma palavra-passe. Não os envie por aqui: nunca precisamos deles.",
        "it": "Per proteggerti, abbiamo tolto da quello che hai scritto dati riservati, come un numero "
        "di carta o una password. Non inviarli qui: non ne abbiamo mai bisogno.",
        "nl": "Om je te beschermen hebben we vertrouwelijke gegevens, zoals een kaartnummer of een "
        "wachtwoord, uit je tekst gehaald. Stuur ze hier niet: we hebben ze nooit nodig.",
    },
}


def language_of(tag: str) -> str:
    """The language that we speak of a tag such as "es-MX", or the fallback."""
    return _primary(tag) if speaks(tag) else FALLBACK


def speaks(tag: str) -> bool:
    """Whether it is a language that we speak."""
    return _primary(tag) in TEXTS["person_called"]


def tells_of_a_person(tag: str) -> bool:
    """Whether we can say in this language at least that a person will answer."""
    return speaks(tag) or _primary(tag) in PERSON_CALLED


def _primary(tag: str) -> str:
    return tag.replace("_", "-").partition("-")[0].lower()


def by(kind: Kind, moment: datetime, language: str, *, now: datetime) -> str:
    """A notice that names a moment, or nothing in a language that has one plain sentence only."""
    if _primary(language) in PERSON_CALLED and kind in ("answer_by", "desk_opens"):
        return ""
    return notice(kind, language, **moments.told(moment, language_of(language), now=now))


def notice(kind: Kind, language: str, **values: object) -> str:
    """The text of a notice. A language that we do not speak is answered in English."""
    if kind == "person_called" and _primary(language) in PERSON_CALLED:
        return PERSON_CALLED[_primary(language)]
    return TEXTS[kind][language_of(language)].format(**values)
