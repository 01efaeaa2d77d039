"""Why a person is called: one sentence for the colleague, with the customer's own words."""

from collections.abc import Sequence

from .thread import Heard
from .wishes import Kind, Wish

LONGEST = 600

WANTS: dict[Wish, str] = {
    Wish.STATUS: "wants to know how an order stands",
    Wish.DELIVERY: "wants to know when an order comes",
    Wish.DETAILS: "asks what an order holds or costs",
    Wish.RETURN: "wants to return something",
    Wish.RETURN_STATUS: "asks what became of a return",
    Wish.COMPENSATION: "wants a compensation",
    Wish.PERSON: "wants to speak with a person",
    Wish.COMPLAINT: "makes a complaint",
    Wish.CANCEL: "wants to cancel an order",
    Wish.CHANGE: "wants to change an order or a request",
    Wish.ADDRESS: "wants to change or check an address",
    Wish.INVOICE: "asks for an invoice or a receipt",
    Wish.PAYMENT: "has trouble with a payment",
    Wish.ACCOUNT: "has a question about their account or the site",
    Wish.SHOP_QUESTION: "has a question about the shop",
}
KINDS: dict[Kind, str] = {
    Kind.EXCHANGE: "wants to exchange something",
    Kind.DAMAGED: "reports something damaged",
    Kind.WRONG: "reports a wrong item",
    Kind.MISSING: "reports something missing",
}


def of(heard: Heard) -> str:
    """What the customer wants, as their claim."""
    wants = [_want(request.wish, request.kind, request.numbers) for request in heard.requests]
    what = " and ".join(dict.fromkeys(wants)) or "wrote something that was not understood"
    return f"The customer {what}. In their words: {_words(heard)}"[:LONGEST]


def _want(wish: Wish, kind: Kind, numbers: tuple[str, ...]) -> str:
    want = KINDS.get(kind, WANTS[wish]) if wish is Wish.RETURN else WANTS[wish]
    return f"{want} ({', '.join(numbers)})" if numbers else want


def _words(heard: Heard) -> str:
    said = [words for request in heard.requests for words in request.words]
    return " ".join(" ".join(dict.fromkeys((*said, *heard.words))).split())


def in_another_language(texts: Sequence[str]) -> str:
    """What the customer wrote, which we could not read."""
    said = " ".join(" ".join(texts).split())
    return f"The customer writes in a language that the assistant does not speak: {said}"[:LONGEST]
