"""What is told of a promise's time: by when a person answers, and that we are late."""

from typing import Any, Literal

Kind = Literal["answer_by", "desk_opens", "promise_late", "promise_late_again"]

# By kind, as a part of all notices: a dict of some kinds is none of all kinds to a type checker.
TEXTS: dict[Any, dict[str, str]] = {
    "answer_by": {
        "en": "You will have the answer by {time} {day}.",
        "es": "Tendrás la respuesta {day}, a las {time} como muy tarde.",
        "ru": "Ответ будет {day}, не позднее {time}.",
        "fr": "Vous aurez la réponse {day}, à {time} au plus tard.",
        "de": "Die Antwort haben Sie {day} bis spätestens {time} Uhr.",
        "pt": "Terá a resposta {day}, o mais tardar às {time}.",
        "it": "Avrai la risposta {day}, al più tardi alle {time}.",
        "nl": "Je hebt het antwoord {day}, uiterlijk om {time} uur.",
    },
    "desk_opens": {
        "en": "Nobody is here just now; we open at {time} {day}.",
        "es": "Ahora mismo no hay nadie; abrimos {day} a las {time}.",
        "ru": "Сейчас здесь никого нет; мы откроемся {day} в {time}.",
        "fr": "Il n’y a personne en ce moment ; nous ouvrons {day} à {time}.",
        "de": "Gerade ist niemand da; wir öffnen {day} um {time} Uhr.",
        "pt": "Neste momento não está ninguém; abrimos {day} às {time}.",
        "it": "In questo momento non c’è nessuno; apriamo {day} alle {time}.",
        "nl": "Er is nu niemand; we gaan {day} om {time} uur open.",
    },
    "promise_late": {
        "en": "We are late: you were to hear from us by now, and we are sorry that you have not. "
        "A person has been told, and you will have the answer by {time} {day}.",
        "es": "Vamos tarde: a esta hora ya debías tener noticias nuestras, y lo sentimos. Hemos "
        "avisado a una persona y tendrás la respuesta {day}, a las {time} como muy tarde.",
        "ru": "Мы опаздываем: к этому времени вы уже должны были получить ответ, простите нас. Мы "
        "сообщили об этом коллеге, и ответ будет {day}, не позднее {time}.",
        "fr": "Nous sommes en retard : notre réponse devait déjà être là, et nous en sommes "
        "désolés. Une personne est prévenue et vous aurez la réponse {day}, à {time} au plus tard.",
        "de": "Wir sind zu spät: Sie sollten schon von uns gehört haben, und das tut uns leid. Ein "
        "Mensch weiß Bescheid, und Sie haben die Antwort {day} bis spätestens {time} Uhr.",
        "pt": "Estamos atrasados: já devia ter notícias nossas e pedimos desculpa. Uma pessoa foi "
        "avisada e terá a resposta {day}, o mais tardar às {time}.",
        "it": "Siamo in ritardo: a quest’ora dovevi già avere nostre notizie, e ci dispiace. Una "
        "persona è stata avvisata e avrai la risposta {day}, al più tardi alle {time}.",
        "nl": "We zijn te laat: je had al van ons moeten horen, en dat spijt ons. Een mens weet "
        "ervan, en je hebt het antwoord {day}, uiterlijk om {time} uur.",
    },
    "promise_late_again": {
        "en": "We are still late, and we are sorry. You are at the top of our colleagues’ list; we "
        "would rather not name a time again that we might miss.",
        "es": "Seguimos con retraso y lo sentimos. Estás en lo más alto de la lista de nuestros "
        "compañeros; preferimos no darte otra hora que podríamos no cumplir.",
        "ru": "Мы всё ещё опаздываем, простите нас. Вы первые в списке у наших коллег; новое время "
        "мы лучше называть не будем, чтобы не подвести вас ещё раз.",
        "fr": "Nous sommes toujours en retard, et nous en sommes désolés. Vous êtes en tête de la "
        "liste de nos collègues ; nous préférons ne plus donner d’heure que nous pourrions manquer.",
        "de": "Wir sind immer noch zu spät, und das tut uns leid. Sie stehen bei unseren Kollegen "
        "ganz oben; eine weitere Zeit, die wir verfehlen könnten, nennen wir lieber nicht.",
        "pt": "Continuamos atrasados e pedimos desculpa. Está no topo da lista dos nossos colegas; "
        "preferimos não indicar outra hora que poderíamos falhar.",
        "it": "Siamo ancora in ritardo, e ci dispiace. Sei in cima alla lista dei nostri colleghi; "
        "preferiamo non dirti un’altra ora che potremmo mancare.",
        "nl": "We zijn nog steeds te laat, en dat spijt ons. Je staat bovenaan de lijst van onze "
        "collega’s; we noemen liever geen tijd meer die we kunnen missen.",
    },
}
