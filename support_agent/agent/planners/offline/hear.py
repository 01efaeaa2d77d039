"""From messages to requests: what is new, what answers a question, what corrects."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from support_agent.agent.known import Facts, KnownOrder

from . import answers, titles
from .asks import Ask
from .text import sentences
from .thread import Heard, Request, Thread
from .understand import Understood, understand
from .wishes import ABOUT_AN_ORDER, SMALL_TALK, Kind, Wish
from .wishing import signs

SHORT_BYE = 4
ASKING = frozenset({"where", "when", "arrive", "not_arrived", "status", "track", "shipped", "late"})
# What customers also mention when they look for their number, without wanting anything of it.
NAMED_ON_THE_WAY = frozenset(
    {Wish.ACCOUNT, Wish.INVOICE, Wish.ADDRESS, Wish.PAYMENT, Wish.SHOP_QUESTION}
)


def hear(thread: Thread, messages: Sequence[Understood], facts: Facts) -> Heard:
    """What the messages come to, after what was said before."""
    heard = Heard(requests=thread.pending)
    for message in messages:
        heard = _hear_one(heard, message, thread)
        heard = replace(heard, words=(*heard.words, message.text))
    heard = _with_guess(heard, messages)
    requests = tuple(
        _resolved(request, thread, facts, messages) for request in _with_their_number(heard)
    )
    return replace(heard, requests=requests)


def _with_guess(heard: Heard, messages: Sequence[Understood]) -> Heard:
    """What no rule has made anything of is taken for the wish that it is most like."""
    others = set(heard.talk) - {Wish.GREETING, Wish.THANKS}
    if others or not all(request.implied for request in heard.requests):
        return heard
    guessed = next((message for message in messages if message.guess), None)
    if guessed is None or guessed.guess is None:
        return heard
    wish, kind = guessed.guess.wish, guessed.guess.kind
    if wish in SMALL_TALK:
        return heard if heard.requests else replace(heard, talk=(wish,), declined=False)
    numbers = tuple(number for request in heard.requests for number in request.numbers)
    request = Request(wish=wish, kind=kind, numbers=numbers, words=heard.words, guessed=True)
    return replace(heard, requests=(request,), declined=False)


def _with_their_number(heard: Heard) -> Sequence[Request]:
    """A number that came alone, before the wish that it belongs to, belongs to that wish."""
    implied = next((request for request in heard.requests if request.implied), None)
    others = tuple(request for request in heard.requests if not request.implied)
    if implied is None or all(request.numbers for request in others):
        return heard.requests
    return tuple(
        request if request.numbers else replace(request, numbers=implied.numbers)
        for request in others
    )


def _hear_one(heard: Heard, message: Understood, thread: Thread) -> Heard:
    talk = tuple(ask.wish for ask in message.asks if ask.wish in SMALL_TALK)
    wishes = [_of_the_past(ask, message) for ask in _wishes(heard, message, thread)]
    heard = replace(heard, talk=(*heard.talk, *talk))
    if "no_number" in message.concepts and not message.numbers:
        heard = replace(heard, lacks_number=True)
    if wishes:
        return _with_wishes(heard, wishes, message, thread)
    if Wish.BYE in talk and len(message.text.split()) <= SHORT_BYE:
        return replace(heard, requests=())
    if message.numbers:
        return answers.with_numbers(heard, message, thread)
    if message.answer and not talk:
        return answers.with_answer(heard, message, thread)
    return answers.with_words(heard, message) if not talk else heard


def _of_the_past(ask: Ask, message: Understood) -> Ask:
    """Whoever tells that they have sent something back asks what became of it."""
    if ask.wish is not Wish.RETURN or ask.kind is not Kind.RETURN:
        return ask
    is_past = "past" in signs(message.text) and not any(map(_asks_to, sentences(message.text)))
    return replace(ask, wish=Wish.RETURN_STATUS) if is_past else ask


def _asks_to(sentence: str) -> bool:
    """Whether a sentence asks for a return, whatever another one tells of before."""
    said = signs(sentence)
    return "asks" in said and "past" not in said and "return" in understand(sentence).concepts


def _wishes(heard: Heard, message: Understood, thread: Thread) -> list[Ask]:
    wishes = [ask for ask in message.asks if ask.wish not in SMALL_TALK]
    if thread.pending:
        return [ask for ask in wishes if not _is_only_told(ask, message)]
    is_about_one = bool(thread.in_focus) or "order" in message.concepts
    if not message.asks and message.hint and is_about_one and not heard.requests:
        # "And when?" means the order that was just spoken of.
        return [Ask(wish=message.hint, numbers=message.numbers)]
    last = thread.served[0] if thread.served else None
    if (
        not message.asks
        and last
        and last.wish is Wish.RETURN
        and {"all", "brief"} <= message.concepts
    ):
        return [Ask(wish=last.wish, kind=last.kind, numbers=last.numbers)]
    return wishes


def _is_only_told(ask: Ask, message: Understood) -> bool:
    """Whether an account or a receipt is only named, as by one who is asked for a number."""
    if ask.wish not in NAMED_ON_THE_WAY or "?" in message.text:
        return False
    return not message.concepts & {"talk", "trouble", "change", "help"}


def _with_wishes(heard: Heard, wishes: Iterable[Ask], message: Understood, thread: Thread) -> Heard:
    """New wishes take the place of what waited, unless they go on about it."""
    waiting = {request.wish: request for request in thread.pending}
    kept = tuple(request for request in heard.requests if request not in thread.pending)
    before = replace(heard, requests=kept)
    for ask in wishes:
        earlier = next((one for one in before.requests if one.wish is ask.wish), None)
        earlier = earlier or waiting.get(ask.wish)
        before = before.with_request(_going_on(earlier, ask, message))
    return before


def _going_on(earlier: Request | None, ask: Ask, message: Understood) -> Request:
    # Whoever asks whether something can go back has not said yet that it shall.
    said = signs(message.text)
    asks_after = message.asks_after and not _is_apart(ask, message)
    unsure = (
        bool({"may", "policy"} & message.concepts)
        or (ask.wish is Wish.RETURN and "asks" in said and not _is_apart(ask, message))
        or ("unsure" in message.concepts and bool(ask.numbers))
        or asks_after
    )
    if earlier is None:
        return Request(
            wish=ask.wish,
            kind=ask.kind,
            numbers=ask.numbers,
            words=(message.text,),
            unsure=unsure,
            asks_after=asks_after,
            about_money="refund" in message.concepts,
            implied=_is_bare(ask, message),
        )
    return replace(
        earlier,
        kind=titles.more_telling(earlier.kind, ask.kind),
        numbers=ask.numbers or earlier.numbers,
        words=(*earlier.words, message.text),
        unsure=unsure if ask.numbers or unsure else earlier.unsure,
        asks_after=asks_after,
        guessed=False,
        implied=False,
    )


def _is_apart(ask: Ask, message: Understood) -> bool:
    """Whether a return is wished in plain words, and another order is asked after."""
    wished = ask.kind in (Kind.RETURN, Kind.EXCHANGE) and bool(ask.numbers)
    return wished and any(
        one.wish in (Wish.STATUS, Wish.DELIVERY)
        and one.numbers
        and not set(one.numbers) & set(ask.numbers)
        for one in message.asks
    )


def _is_bare(ask: Ask, message: Understood) -> bool:
    """Whether the message is "order 1187" and no more, which asks for nothing by itself."""
    named = ask.wish is Wish.STATUS and bool(ask.numbers) and "brief" in message.concepts
    return named and "?" not in message.text and not message.concepts & ASKING


def _resolved(
    request: Request, thread: Thread, facts: Facts, messages: Sequence[Understood]
) -> Request:
    """The request with the orders that it must be about, where no number was given."""
    if request.numbers or request.wish not in ABOUT_AN_ORDER:
        return request
    named = titles.orders_named(request.words, facts.orders)
    if len(named) == 1:
        return replace(request, numbers=(named[0].number,))
    spoken_of = {number for message in messages for number in message.numbers}
    if not named and len(spoken_of) == 1:
        # "Where is 1187? It came broken." is about one order.
        return replace(request, numbers=tuple(spoken_of))
    if facts.orders and any("latest" in message.concepts for message in messages):
        newest = max(facts.orders, key=lambda order: order.placed_on)
        return replace(request, numbers=(newest.number,))
    if not named and (thread.in_focus and request.wish is not Wish.RETURN):
        return replace(request, numbers=thread.in_focus)
    if not named and len(thread.in_focus) == 1:
        # "I return it" after a request for it was made is mostly that request, told again.
        again = thread.in_focus[0] in thread.returned
        return replace(request, numbers=thread.in_focus, unsure=request.unsure or again)
    return _only_one(request, facts.orders)


def _only_one(request: Request, orders: Sequence[KnownOrder]) -> Request:
    if len(orders) != 1:
        return request
    # The only order is meant, but a thing that it does not hold may have been.
    is_return = request.wish is Wish.RETURN
    return replace(request, numbers=(orders[0].number,), unsure=is_return)
