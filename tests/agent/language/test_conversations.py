"""The main wishes are served in each language, with its words and its dates.

All that each reply says is supported by what its run found (tests/agent/offline/shelf.py).
"""

import pytest

from tests.agent.offline.shelf import Talk, delivered, on_its_way

STATUS, ESTIMATE, RETURN = "get_order_status", "estimate_delivery", "open_return_request"


@pytest.fixture
def talk():
    return Talk((on_its_way("1042"), delivered("1187")))


@pytest.mark.parametrize(
    ("text", "reply"),
    [
        (
            "Bonjour, ou en est ma commande n°1042  svp",
            "Votre commande 1042 (Desk lamp) est en route",
        ),
        ("Wo bleibt meine Bestellung 1042?", "Ihre Bestellung 1042 (Desk lamp) ist unterwegs"),
        ("cadê meu pedido 1042", "A sua encomenda 1042 (Desk lamp)"),
        ("dov'è il mio ordine 1042?", "Il tuo ordine 1042 (Desk lamp)"),
        ("waar is mijn bestelling 1042", "Je bestelling 1042 (Desk lamp)"),
    ],
)
def test_where_an_order_is(talk, text, reply):
    talk.says(text)

    assert talk.calls == [(STATUS, "1042")]
    assert talk.reply.startswith(reply)


@pytest.mark.parametrize(
    ("text", "reply"),
    [
        ("quand arrive ma commande 1042 ?", "DHL prévoit de livrer votre commande 1042 demain."),
        ("wann kommt bestellung 1042", "DHL will Ihre Bestellung 1042 morgen zustellen."),
        ("quando chega o pedido 1042", "DHL prevê entregar a sua encomenda 1042 amanhã."),
        (
            "quando arriva l'ordine 1042",
            "DHL prevede di consegnare il tuo ordine 1042 domani.",
        ),
        ("wanneer komt bestelling 1042", "DHL verwacht je bestelling 1042 morgen te bezorgen."),
    ],
)
def test_when_an_order_comes(talk, text, reply):
    talk.says(text)

    assert talk.calls == [(ESTIMATE, "1042")]
    assert talk.reply.startswith(reply)


@pytest.mark.parametrize(
    ("texts", "reply"),
    [
        (
            ["je voudrais retourner un article", "commande 1187"],
            "Le numéro de la demande est R-0007.",
        ),
        (["ich möchte etwas zurückschicken", "bestellung 1187"], "Ihre Antragsnummer ist R-0007."),
        (["quero devolver um produto", "é o pedido 1187"], "O número do pedido é R-0007."),
        (["vorrei fare un reso", "ordine 1187"], "Il numero della richiesta è R-0007."),
        (["ik wil iets terugsturen", "bestelling 1187"], "Het aanvraagnummer is R-0007."),
    ],
)
def test_a_wish_to_return_waits_for_its_number(talk, texts, reply):
    first, second = texts
    assert not talk.says(first).calls
    talk.says(second)

    assert talk.calls == [(STATUS, "1187"), (RETURN, "1187")]
    assert reply in talk.reply


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Les écouteurs de la commande 1187 sont cassés", "damaged"),
        ("Der Kopfhörer aus Bestellung 1187 ist kaputt", "damaged"),
        ("o fone do pedido 1187 veio quebrado", "damaged"),
        ("le cuffie dell'ordine 1187 sono rotte", "damaged"),
        ("de koptelefoon van bestelling 1187 is kapot", "damaged"),
        ("commande 1187 je voudrais échanger", "exchange"),
        ("Bestellung 1187 umtauschen bitte", "exchange"),
        ("queria trocar o produto do pedido 1187 por outro tamanho", "exchange"),
        ("ordine 1187, vorrei cambiare taglia", "exchange"),
        ("bestelling 1187 graag omruilen", "exchange"),
    ],
)
def test_what_a_return_is_for(talk, text, kind):
    talk.says(text)

    assert talk.actions[-1].input["kind"] == kind


@pytest.mark.parametrize(
    "text",
    [
        "je veux parler à quelqu'un",
        "ich will mit einem Menschen sprechen",
        "quero falar com um atendente",
        "voglio parlare con un operatore",
        "ik wil een medewerker spreken",
        "annulez ma commande 1042",
        "Bestellung 1042 stornieren",
        "cancelar o pedido 1042",
        "annullare l'ordine 1042",
        "bestelling 1042 annuleren",
    ],
)
def test_what_only_a_person_settles_goes_to_one(talk, text):
    assert talk.says(text).handed_over


@pytest.mark.parametrize(
    ("texts", "start"),
    [
        (["ma commande 1042", "1187"], "Votre commande 1187"),
        (["wo ist 1042, meine bestellung", "und die 1187?"], "Ihre Bestellung 1187"),
        (["onde está o pedido 1042", "e o 1187?"], "A sua encomenda 1187"),
        (["dov'è l'ordine 1042", "e il 1187?"], "Il tuo ordine 1187"),
        (["waar is bestelling 1042", "en 1187?"], "Je bestelling 1187"),
    ],
)
def test_a_number_alone_is_answered_in_the_language_that_was_spoken(talk, texts, start):
    for text in texts:
        talk.says(text)

    assert talk.reply.startswith(start)


@pytest.mark.parametrize(
    "text",
    [
        "pas un retour, seulement le suivi de la commande 1187",
        "keine Rücksendung, nur der Status von Bestellung 1187",
        "não quero devolver, só saber do pedido 1187",
        "non voglio un reso, solo lo stato dell'ordine 1187",
        "geen retour, alleen de status van bestelling 1187",
    ],
)
def test_what_is_denied_is_not_done(talk, text):
    assert talk.says(text).calls == [(STATUS, "1187")]


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("client@example.comBonjour, ma commande N 1187 où est elle", "1187"),
        ("commande numero 1187 du 12/03/2026 toujours pas recue", "1187"),
        ("Code postal 75010, commande 1187, pas recue", "1187"),
        ("Kundennummer 88213, Bestellung 1187 nicht da", "1187"),
        ("PLZ 10115, Bestellnr. 1187 noch nicht angekommen", "1187"),
        ("meu cep é 01310 e o pedido 1187 não chegou", "1187"),
        ("cap 20121, ordine 1187 non arrivato", "1187"),
        ("postcode 9000, bestelling 1187 niet ontvangen", "1187"),
    ],
)
def test_only_the_number_of_the_order_is_looked_up(talk, text, number):
    assert {order for _, order in talk.says(text).calls} == {number}
