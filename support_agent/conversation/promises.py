"""What is told of a promise's time: by when a person answers, and that we are late."""

from typing import Any, Literal

Kind = Literal["answer_by", "desk_opens", "promise_late", "promise_late_again"]

# By kind, as a part of all notices: a dict of some kinds is none of all kinds to a type checker.
TEXTS: dict[Any, dict[str, str]] = {
    "answer_by": {
        "en": "You will have the answer by {time} {day}.",
        "es": "Tendrás la respuesta {day}, {at} como muy tarde.",
        "ru": "Ответ будет {day}, не позднее {time}.",
        "fr": "Vous aurez la réponse {day}, à {time} au plus tard.",
        "de": "Sie bekommen die Antwort {day} bis spätestens {time} Uhr.",
        "pt": "Terá a resposta {day}, o mais tardar {at}.",
        "it": "Avrai la risposta {day}, al più tardi {at}.",
        "nl": "Je krijgt het antwoord {day}, uiterlijk om {time} uur.",
    },
    "desk_opens": {
        "en": "Nobody is here just now; we open at {time} {day}.",
        "es": "Ahora mismo no hay nadie; abrimos {day} {at}.",
        "ru": "Сейчас здесь никого нет; мы откроемся {day} в {time}.",
        "fr": "Il n’y a personne en ce moment ; nous ouvrons {day} à {time}.",
        "de": "Gerade ist niemand da; wir öffnen {day} um {time} Uhr.",
        "pt": "Neste momento não há ninguém disponível; abrimos {day} {at}.",
        "it": "In questo momento non c’è nessuno; apriamo {day} {at}.",
        "nl": "Er is nu niemand; we gaan {day} om {time} uur open.",
    },
    "promise_late": {
        "en": "We are late: you should have heard from us by now, and we are sorry that you have "
        "not. Our colleagues have been reminded, and you will have the answer by {time} {day}.",
        "es": "Vamos con retraso: ya deberías haber tenido noticias nuestras, y lo sentimos. Hemos "
        "avisado a nuestros compañeros y tendrás la respuesta {day}, {at} como muy tarde.",
        "ru": "Мы опаздываем: вы уже должны были получить ответ, простите нас. Мы напомнили об этом "
        "коллегам, и ответ будет {day}, не позднее {time}.",
        "fr": "Nous sommes en retard : vous auriez déjà dû recevoir de nos nouvelles, et nous en sommes "
        "désolés. Nos collègues sont prévenus et vous aurez la réponse {day}, à {time} au plus tard.",
        "de": "Wir sind spät dran: Sie hätten schon von uns hören sollen, und das tut uns leid. "
        "Unsere Kollegen sind erinnert, und Sie bekommen die Antwort {day} bis spätestens {time} "
        "Uhr.",
        "pt": "Estamos atrasados: já devia ter notícias nossas e pedimos desculpa. Os nossos colegas "
        "foram avisados e terá a resposta {day}, o mais tardar {at}.",
        "it": "Siamo in ritardo: avresti già dovuto avere nostre notizie, e ci dispiace. I nostri "
        "colleghi sono stati avvisati e avrai la risposta {day}, al più tardi {at}.",
        "nl": "We zijn te laat: je had al van ons moeten horen, en dat spijt ons. Onze collega’s zijn "
        "eraan herinnerd, en je krijgt het antwoord {day}, uiterlijk om {time} uur.",
    },
    # Among the first: others may be as late.
    "promise_late_again": {
        "en": "We are still late, and we are sorry. You are among the first on our colleagues’ list; "
        "we would rather not name a time again that we might miss.",
        "es": "Seguimos con retraso y lo sentimos. Estás entre los primeros de la lista de nuestros "
        "compañeros; preferimos no darte otra hora que podríamos no cumplir.",
        "ru": "Мы всё ещё опаздываем, простите нас. Вы среди первых в списке у наших коллег; новое "
        "время мы лучше называть не будем, чтобы не подвести вас ещё раз.",
        "fr": "Nous sommes toujours en retard, et nous en sommes désolés. Vous êtes parmi les premiers "
        "sur la liste de nos collègues ; nous préférons ne plus donner d’heure que nous pourrions "
        "manquer.",
        "de": "Wir sind immer noch zu spät, und das tut uns leid. Sie stehen bei unseren Kollegen "
        "mit ganz vorn auf der Liste; eine weitere Uhrzeit, die wir vielleicht nicht einhalten, nennen "
        "wir lieber nicht.",
        "pt": "Continuamos atrasados e pedimos desculpa. Está entre os primeiros da lista dos nossos "
        "colegas; preferimos não indicar outra hora a que poderíamos faltar.",
        "it": "Siamo ancora in ritardo, e ci dispiace. Sei tra i primi nella lista dei nostri colleghi; "
        "preferiamo non indicarti un altro orario che potremmo non rispettare.",
        "nl": "We zijn nog steeds te laat, en dat spijt ons. Je staat bij de eersten op de lijst van onze "
        "collega’s; we noemen liever geen tijd meer die we misschien niet halen.",
    },
}
