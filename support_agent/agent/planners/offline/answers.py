"""What a message without a wish of its own says to what was asked: a number, a yes, more words."""

from dataclasses import replace

from .thread import Awaited, Heard, Request, Thread
from .understand import Understood
from .wishes import ABOUT_AN_ORDER, Wish


def with_numbers(heard: Heard, message: Understood, thread: Thread) -> Heard:
    """A number alone answers the open question, corrects it, or asks the last thing again."""
    corrects = bool(message.denied) or message.answer == "no" or "correction" in message.concepts
    unsure = "unsure" in message.concepts
    if heard.requests:
        return replace(
            heard,
            requests=tuple(
                _renumbered(request, message, unsure=unsure, corrects=corrects, thread=thread)
                for request in heard.requests
            ),
        )
    last = next((one for one in thread.served if one.wish in ABOUT_AN_ORDER), None)
    return heard.with_request(_asked_again(last, message, thread, corrects=corrects, unsure=unsure))


def _renumbered(
    request: Request, message: Understood, *, unsure: bool, corrects: bool, thread: Thread
) -> Request:
    is_new = request not in thread.pending
    earlier = request.numbers if is_new and not corrects else ()
    numbers = tuple(dict.fromkeys((*earlier, *message.numbers)))
    words = (*request.words, message.text) if message.names else request.words
    guessed = request.guessed and thread.awaited is not Awaited.YES
    return replace(request, numbers=numbers, unsure=unsure, guessed=guessed, words=words)


def _asked_again(
    last: Request | None, message: Understood, thread: Thread, *, corrects: bool, unsure: bool
) -> Request:
    words = (message.text,)
    if last is None:
        return Request(wish=Wish.STATUS, numbers=message.numbers, words=words, implied=True)
    if last.wish is not Wish.RETURN:
        return replace(last, numbers=message.numbers, words=words, unsure=False)
    made = set(last.numbers) & set(thread.returned)
    if made and corrects:
        # The request for the wrong order exists already. Where code cannot take it back, staff do.
        return Request(
            wish=Wish.CHANGE,
            kind=last.kind,
            numbers=message.numbers,
            words=(*last.words, *words),
            corrects=True,
        )
    return replace(
        last,
        numbers=message.numbers,
        words=(*last.words, *words),
        unsure=unsure or bool(made),
        asked=0,
    )


def with_answer(heard: Heard, message: Understood, thread: Thread) -> Heard:
    """A yes or a no to what was asked last."""
    if thread.awaited is Awaited.YES:
        if message.answer == "yes":
            sure = tuple(
                replace(request, unsure=False, guessed=False, asked=0) for request in heard.requests
            )
            return replace(heard, requests=sure)
        return replace(heard, requests=(), declined=True)
    if thread.person_offered and message.answer == "yes":
        wanted = Request(wish=Wish.PERSON, words=thread.words)
        return replace(heard, requests=(wanted,))
    if thread.awaited is Awaited.ITEMS:
        return with_words(heard, message)
    # "Ok" after an answer asks for nothing more.
    declined = bool(thread.served) or message.answer == "no"
    return replace(heard, declined=declined and not heard.requests)


def with_words(heard: Heard, message: Understood) -> Heard:
    """Words that we do not understand may still name a thing or give a reason."""
    return replace(
        heard,
        requests=tuple(
            replace(request, words=(*request.words, message.text)) for request in heard.requests
        ),
    )
