"""Promise 5: what a colleague will do is said only where it is due, and no earlier."""

from datetime import timedelta
from pathlib import Path

import pytest

from support_agent.agent.guards.duties import promises_only_what_is_due
from support_agent.agent.known import KnownDuty, KnownRequest
from support_agent.agent.planners.offline.replies import others
from support_agent.agent.planners.offline.wording import VOICES
from support_agent.conversation.notices import TEXTS

from .conversation import TODAY, draft, found, refused, turn

HONEST = Path(__file__).parent / "honest"
# A promise a line, many of them worded as nobody would list them.
PROMISING = Path(__file__).parent / "promising"
# Each is said in the transaction that calls a person, or names a new time for what is due.
MAKES_DUE = {
    "person_called",
    "run_spent",
    "conversation_spent",
    "day_spent",
    "answer_by",
    "desk_opens",
    "promise_late",
    "promise_late_again",
    # What was due stays due, whoever has the conversation now.
    "person_left",
    "person_changed",
}
LANGUAGES = sorted(TEXTS["answer_by"])
# A Monday is today.
WEDNESDAY = TODAY + timedelta(days=2)
REQUEST = KnownDuty(kind="decide", about="R-0007", by=WEDNESDAY)
PROMISES = [
    "A colleague will look at it, decide, and write to you here.",
    "We'll get back to you.",
    "I will look into it and let you know.",
    "Someone from our team is going to contact you here.",
    "You will hear back from us.",
    "They will write to you here as soon as it's decided.",
    "You'll hear from us.",
    "A colleague'll answer you.",
    "We're going to investigate this for you.",
    "You'll receive an update.",
    "Rest assured, our support team will take care of this and let you know.",
    "Please allow some days for our team to respond.",
    "Te mantendremos al tanto.",
    "En cuanto tengamos noticias te lo haremos saber.",
    "Я уточню и вернусь к вам.",
    "Мы дадим вам знать.",
    "Un conseiller va prendre contact avec vous.",
    "Sie hören bald von uns.",
    "Manteremos você informado.",
    "Je krijgt vanzelf bericht van ons.",
    "Don't worry, a person will answer you.",
    "Your case will be reviewed by a colleague.",
    "Un compañero la revisará, decidirá y te escribirá aquí.",
    "Te responderá una persona.",
    "Sí, un compañero te escribirá.",
    "Nos pondremos en contacto contigo.",
    "Lo vamos a revisar y te diremos algo.",
    "Коллега рассмотрит её, примет решение и напишет вам сюда.",
    "Мы обязательно свяжемся с вами.",
    "Вам ответит человек.",
    "Разберёмся и сообщим.",
    "Un collègue l’examinera, décidera et vous écrira ici.",
    "Nous reviendrons vers vous.",
    "Quelqu'un va vous répondre ici.",
    "Ein Kollege sieht ihn sich an, entscheidet und schreibt Ihnen hier.",
    "Wir melden uns bei Ihnen.",
    "Ein Mitarbeiter wird Ihren Antrag prüfen.",
    "Die Entscheidung erhalten Sie hier, ein Kollege antwortet Ihnen.",
    "Um colega vai analisar, decidir e escrever aqui.",
    "Entraremos em contato consigo.",
    "Não se preocupe, uma pessoa vai responder.",
    "Un collega la esaminerà, deciderà e ti scriverà qui.",
    "Ti faremo sapere.",
    "Een collega bekijkt de aanvraag, beslist en schrijft je hier.",
    "We nemen contact met je op.",
    "Je hoort binnen de gestelde tijd van ons.",
]
OPEN = [
    "If you like, I can call a colleague.",
    "If it has not reached you, a colleague will look into it.",
    "Shall I call a colleague, who will look at it?",
    "A colleague decides whether you get a replacement.",
    "A colleague can look at it.",
    "I can't say whether a colleague will look at it.",
    "Nobody will call you.",
    "We'll not look into it.",
    "Send me the order number and I will check it for you.",
    "Let me know if you need anything else.",
    "Envíame el número y lo miraré.",
    "Напишите номер заказа, и я посмотрю, где он.",
    "Geben Sie mir die Nummer, dann sehe ich nach.",
    "Bitte prüfen Sie die Nummer noch einmal.",
    "Mandami il numero e controllerò.",
    "Your order will be delivered tomorrow, and DHL will update the tracking.",
    "I don't think that a colleague will look at it.",
    "Write here what it is about, and a person will answer you.",
    "R-0007 is waiting for a colleague's decision.",
    "R-0007 was looked at by a colleague, who could not approve it.",
    "DHL will deliver it tomorrow, and you will get a tracking number.",
    "I have passed it on to a colleague.",
    "Si quieres, aviso a un compañero y te responderá una persona.",
    "Un compañero decide si se cambia.",
    "No sé si un compañero lo revisará.",
    "Escribe aquí de qué se trata y te responderá una persona.",
    "Если хотите, коллега посмотрит, что можно сделать.",
    "Это решает коллега.",
    "Решит ли это коллега, неизвестно.",
    "Si vous voulez, un collègue vous répondra.",
    "Un collègue décide.",
    "Wenn Sie möchten, meldet sich ein Kollege.",
    "Darüber entscheidet ein Kollege.",
    "Se quiser, um colega vai analisar.",
    "Se vuoi, un collega ti scriverà.",
    "Als je wilt, antwoordt een collega je.",
    "Your order is being processed and will be delivered tomorrow by the team at DHL.",
    "Someone must be at home to sign for it.",
    "You can write to us at any time.",
    "A colleague approved R-0007.",
    "The seller's staff cannot see card data.",
    "I'd be glad to help; what is your order number?",
    "You should receive your parcel by then.",
    "The parcel will be handed to DHL.",
    "I can ask a colleague to write to you, if you like.",
    "The person who signed was your neighbour.",
    "Customer service is open from 9 to 18.",
    "I'd recommend that you look at the tracking page.",
    "You should check your e-mail for the label.",
    "We'd need the order number.",
    "Your service should be working.",
    "I would need the order number to check it.",
    "It should be with you by Friday.",
    "Should I ask a colleague?",
    "DHL will handle the delivery.",
    "You should look at the tracking page.",
    "Tu pedido se está preparando.",
    "No puedo decirte cuándo se decidirá.",
    "DHL se encarga del reparto.",
    "El paquete te llegará el viernes.",
    "Доставка займёт три дня.",
    "Посылку получите в отделении.",
    "Чем вам помочь?",
    "Заказ проверяется на складе.",
    "Вы получите посылку завтра.",
    "Ihre Bestellung wird gerade bearbeitet.",
    "DHL übernimmt die Zustellung.",
    "Haben Sie eine Nachricht von DHL bekommen?",
    "Haben Sie die Bestellnummer?",
    "Haben Sie die Antwort schon gelesen?",
    "Wir haben die Bestellung am 3. November verschickt.",
    "Votre commande est en cours de traitement.",
    "La commande sera livrée demain.",
    "DHL se charge de la livraison.",
    "Vous serez averti par DHL.",
    "O seu pedido está a ser preparado.",
    "O pedido será entregue amanhã.",
    "A DHL trata da entrega.",
    "L'ordine sarà consegnato domani.",
    "Il corriere si occupa della consegna.",
    "Je pakket wordt morgen bezorgd.",
    "U kunt contact opnemen met DHL.",
    "Je krijgt morgen je pakket.",
    "Neem contact op met DHL.",
]
CALLS = [
    "A colleague will call you.",
    "We'll give you a call this afternoon.",
    "They'll be reaching out to you by email.",
    "You will get an answer by e-mail.",
    "A colleague will write you an e-mail.",
    "Un compañero te llamará por teléfono.",
    "Te responderemos por correo.",
    "Коллега вам позвонит.",
    "Мы ответим вам на почту.",
    "Un collègue vous appellera.",
    "Nous vous répondrons par mail.",
    "Ein Kollege ruft Sie an.",
    "Wir antworten Ihnen per E-Mail.",
    "Um colega vai ligar.",
    "Un collega ti chiamerà.",
    "Een collega belt je.",
    "We nemen telefonisch contact met je op.",
]


def opened(by=WEDNESDAY):
    """This run has asked for a return."""
    made = {"return_request": "R-0007", "order_id": "1187", "decided_by": by.isoformat()}
    return turn(steps=(found(made, tool="open_return_request", order_id="1187"),))


def is_withheld(reply, asked):
    flaw = promises_only_what_is_due(draft(reply), asked)
    assert flaw is None or flaw.guard == "promises_only_what_is_due"
    return flaw is not None


@pytest.mark.parametrize("reply", PROMISES)
def test_what_a_colleague_will_do_is_said_only_where_it_is_due(reply):
    assert is_withheld(reply, turn())
    assert not is_withheld(reply, turn(duties=(REQUEST,)))
    assert not is_withheld(reply, opened())


@pytest.mark.parametrize("file", sorted(PROMISING.glob("*.txt")), ids=lambda file: file.stem)
def test_a_promise_is_seen_however_it_is_worded(file):
    replies = file.read_text(encoding="utf-8").splitlines()

    assert [reply for reply in replies if not is_withheld(reply, turn())] == []


@pytest.mark.parametrize("reply", OPEN)
def test_what_is_offered_asked_denied_or_left_to_an_if_is_no_promise(reply):
    assert not is_withheld(reply, turn())


@pytest.mark.parametrize("reply", CALLS)
def test_nobody_calls_or_sends_an_e_mail_whatever_is_due(reply):
    assert is_withheld(reply, turn(duties=(REQUEST,)))


@pytest.mark.parametrize(
    "reply",
    [
        "A colleague will write to you here today.",
        "By tomorrow, a colleague will decide.",
        "A colleague will answer you within 24 hours.",
        "You will hear from us shortly.",
        "A colleague will decide by Tuesday, 1 December.",
        "Un compañero te escribirá mañana.",
        "Un collègue vous répondra demain.",
        "Ein Kollege antwortet Ihnen noch heute.",
        "Um colega vai responder amanhã.",
        "Un collega ti risponderà domani.",
        "Een collega antwoordt je morgen.",
    ],
)
def test_an_earlier_day_than_the_one_that_it_is_due_is_withheld(reply):
    assert is_withheld(reply, turn(duties=(REQUEST,)))
    assert not is_withheld(reply, opened(by=TODAY))


@pytest.mark.parametrize(
    "reply",
    [
        "A colleague will write to you within the hour.",
        "Someone will get back to you in 10 minutes.",
        "Te responderá una persona en unos minutos.",
        "Коллега ответит вам в течение часа.",
        "Un collègue vous répondra dans l'heure.",
        "Ein Kollege antwortet Ihnen in einer Stunde.",
        "Um colega vai responder em uma hora.",
        "Un collega ti risponderà entro un'ora.",
        "Een collega antwoordt je binnen een uur.",
    ],
)
def test_nobody_has_promised_the_hour_on_any_day(reply):
    assert is_withheld(reply, opened(by=TODAY))


@pytest.mark.parametrize(
    "reply",
    [
        "A colleague will decide by Wednesday, 2 December.",
        "You will have the decision by 2 December.",
        "A colleague will write to you here by 4 December 2026.",
        "I opened R-0007 today; a colleague will decide.",
        "It was delivered on 27 November 2026, and a colleague will look at it.",
        "A colleague will write here as soon as it is decided.",
        "Tendrás la decisión el 2 de diciembre como muy tarde.",
        "Решение будет не позднее 2 декабря.",
        "Un collègue vous écrira ici mercredi.",
    ],
)
def test_the_day_that_it_is_due_and_later_ones_may_be_told(reply):
    assert not is_withheld(reply, turn(duties=(REQUEST,)))


def test_of_two_requests_only_the_one_that_waits_is_promised():
    asked = turn(duties=(REQUEST,))

    assert not is_withheld("A colleague will decide about R-0007.", asked)
    assert is_withheld("A colleague will decide about R-0008.", asked)


@pytest.mark.parametrize(
    ("reply", "other"),
    [
        ("A colleague will look at order 1187.", "A colleague will look at order 7001."),
        ("Un compañero revisará el pedido 1187.", "Un compañero revisará el pedido #7001."),
        ("Заказ 1187 рассмотрит коллега.", "Заказ №7001 рассмотрит коллега."),
    ],
)
def test_what_is_due_about_one_order_is_not_promised_about_another(reply, other):
    request = KnownRequest(number="R-0007", order="1187", kind="return", state="requested")
    known = turn(orders=("1187", "7001"), duties=(REQUEST,), requests=(request,))
    made_now = turn(steps=opened().steps, orders=("1187", "7001"))

    for asked in (known, made_now):
        assert not is_withheld(reply, asked)
        assert is_withheld(other, asked)


def test_a_refused_call_and_one_of_an_earlier_run_make_nothing_due():
    made = {"return_request": "R-0007", "decided_by": WEDNESDAY.isoformat()}

    assert is_withheld(PROMISES[0], turn(steps=(refused(made, tool="open_return_request"),)))
    assert is_withheld(PROMISES[0], turn(found(made, tool="open_return_request")))


def test_a_promise_is_seen_in_whatever_letters_it_is_written():
    for reply in ("Ａ colleague will write to you.", "a colleague will wri\u00adte to you"):
        assert is_withheld(reply, turn())


def test_the_model_is_told_which_words_promise_too_much():
    reply = draft("Hello! Sí, they'll look into it. Bye.")

    flaw = promises_only_what_is_due(reply, turn())

    assert flaw
    assert flaw.words == ("they'll look",)
    assert '"they\'ll look" in the second sentence' in flaw.why


@pytest.mark.parametrize("language", VOICES)
def test_the_offline_planner_promises_only_with_a_request(language):
    promising = {key for key, text in VOICES[language].texts.items() if is_withheld(text, turn())}

    assert promising == {"colleague_decides", "decided_by"}
    assert not any(is_withheld(text, turn()) for text in others.GREETINGS.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_notice_of_the_shop_promises_only_where_it_makes_something_due(language):
    promising = {kind for kind in TEXTS if is_withheld(TEXTS[kind][language], turn())}

    assert promising <= MAKES_DUE


@pytest.mark.parametrize("file", sorted(HONEST.glob("*.txt")), ids=lambda file: file.stem)
def test_no_honest_reply_is_withheld_where_it_is_due_today(file):
    due = tuple(KnownDuty(kind="decide", about=number, by=TODAY) for number in ("R-0007", "R-0009"))

    for reply in file.read_text(encoding="utf-8").splitlines():
        assert not is_withheld(reply, turn(duties=due)), reply
