"""From requests and observations to the next move. The observation decides, never a script."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from support_agent.agent.answer.parts import Part
from support_agent.agent.known import Facts

from . import reasons
from .evidence import STATUS, Evidence
from .looking import SERVING, Served, is_paid_back
from .moves import Answer, HandOver, Look, Move, Need, Say, part
from .returning import serve_return
from .thread import Awaited, Heard, Request, Thread
from .wishes import FOR_A_PERSON, Kind, Wish
from .wishing import signs

# More orders than this in one message are a person's work.
MOST_ORDERS = 5
MONEY_OF_THE_PAST = frozenset({Wish.CANCEL, Wish.COMPENSATION, Wish.PAYMENT})

TALK: dict[Wish, str] = {
    Wish.BOT: "assistant",
    Wish.CAPABILITIES: "abilities",
    Wish.THANKS: "thanks",
    Wish.BYE: "goodbye",
    Wish.GREETING: "greeting",
}


def decide(thread: Thread, heard: Heard, evidence: Evidence, facts: Facts) -> Move:
    """The next move of the run."""
    if evidence.is_unusable:
        return HandOver(reason=reasons.of(heard))
    if evidence.has_changed:
        heard = _in_the_place_of(heard)
    for request in heard.requests:
        if request.wish in FOR_A_PERSON:
            return _for_a_person(request, heard, evidence)
    if any(request.wish is Wish.SHOP_QUESTION for request in heard.requests):
        return Say(parts=(part("not_known"), part("offer_team")), person_offered=True)
    if heard.requests:
        return _serve(thread, heard, evidence, facts)
    return _small_talk(thread, heard)


def _in_the_place_of(heard: Heard) -> Heard:
    """Once the return of the wrong order is taken back, the right one is meant to go back."""
    requests = (replace(one, wish=Wish.RETURN) if one.corrects else one for one in heard.requests)
    return replace(heard, requests=tuple(requests))


def _for_a_person(request: Request, heard: Heard, evidence: Evidence) -> Move:
    if move := _of_the_past(request, evidence):
        return move
    # The colleague who decides on money finds the order's state in the record.
    if request.wish is Wish.COMPENSATION:
        needs = tuple(
            Need(
                tool=STATUS,
                input={"order_id": number},
                why=f"Look up order {number} for a colleague.",
            )
            for number in request.numbers[:MOST_ORDERS]
            if evidence.about(STATUS, number) is None
        )
        if needs:
            return Look(needs=needs)
    return HandOver(reason=reasons.of(heard))


def _of_the_past(request: Request, evidence: Evidence) -> Move | None:
    """Who tells of what is over, such as an order that they cancelled, asks whether money went back."""
    is_past = any("past" in signs(text) for text in request.words)
    if request.wish not in MONEY_OF_THE_PAST or not is_past or len(request.numbers) != 1:
        return None
    (number,) = request.numbers
    found = evidence.about(STATUS, number)
    if found is None:
        need = Need(tool=STATUS, input={"order_id": number}, why=f"Look up order {number}.")
        return Look(needs=(need,))
    if not is_paid_back(found.facts):
        return None
    return Say(parts=(part("status", number), part("payment", number)))


def _serve(thread: Thread, heard: Heard, evidence: Evidence, facts: Facts) -> Move:
    known = [(request, number) for request in heard.requests for number in request.numbers]
    if len(known) > MOST_ORDERS:
        return HandOver(reason=reasons.of(heard))
    served = [_served(request, number, evidence, facts, thread) for request, number in known]
    if any(isinstance(one, HandOver) for one in served):
        return HandOver(reason=reasons.of(heard))
    if needs := [one for one in served if isinstance(one, Need)]:
        return Look(needs=tuple(_without_twins(needs)))
    answers = [one for one in served if isinstance(one, Answer)]
    if any(answer.not_found in thread.not_found for answer in answers if answer.not_found):
        # The same number again: to ask once more would lead nowhere.
        return HandOver(reason=reasons.of(heard))
    lacking = tuple(request for request in heard.requests if not request.numbers)
    if lacking:
        answers.append(_asking_number(thread, heard, lacking, facts))
    return _joined(answers, lacking)


def _served(
    request: Request, number: str, evidence: Evidence, facts: Facts, thread: Thread
) -> Served:
    if request.wish is Wish.RETURN:
        return serve_return(request, number, evidence, facts, again=number in thread.returned)
    return SERVING[request.wish](request, number, evidence, facts)


def _without_twins(needs: Sequence[Need]) -> Iterator[Need]:
    """Each call once: two wishes may need the same look."""
    seen: list[tuple[str, object]] = []
    for need in needs:
        if (need.tool, need.input) not in seen:
            seen.append((need.tool, need.input))
            yield need


def _asking_number(
    thread: Thread, heard: Heard, lacking: Sequence[Request], facts: Facts
) -> Answer:
    parts = [*_talk(heard)]
    if heard.lacks_number and not facts.orders:
        parts += [part("number_help"), part("offer_team")]
        return Answer(parts=tuple(parts), awaited=Awaited.NUMBER, person_offered=True)
    again = bool(thread.times_asked)
    if not facts.orders and not again and any(request.kind in _SAD for request in lacking):
        parts.append(part("sorry"))
    parts.append(part("ask_order"))
    if again:
        parts.append(part("offer_team"))
    return Answer(parts=tuple(parts), awaited=Awaited.NUMBER, person_offered=again)


def _joined(answers: Sequence[Answer], lacking: tuple[Request, ...]) -> Say:
    """One reply for all; what is asked last is what is waited for."""
    asking = [answer for answer in answers if answer.awaited is not Awaited.NOTHING]
    pending = tuple(answer.pending for answer in answers if answer.pending)
    return Say(
        parts=tuple(_once(one for answer in answers for one in answer.parts)),
        awaited=asking[-1].awaited if asking else Awaited.NOTHING,
        person_offered=any(answer.person_offered for answer in answers),
        pending=(*pending, *lacking),
        not_found=tuple(answer.not_found for answer in answers if answer.not_found),
        returned=tuple(answer.returned for answer in answers if answer.returned),
        asked_number=bool(lacking),
    )


def _once(parts: Iterator[Part]) -> Iterator[Part]:
    """An offer or a list that several answers end with is said once, at the end."""
    listed = list(parts)
    yield from (one for one in listed if one.say not in _CLOSING)
    yield from {one.say: one for one in listed if one.say in _CLOSING}.values()


def _small_talk(thread: Thread, heard: Heard) -> Move:
    if heard.declined:
        return Say(parts=(part("all_right"),))
    if parts := [*_talk(heard, alone=True)]:
        return Say(parts=tuple(parts))
    if thread.times_puzzled:
        return HandOver(reason=reasons.of(heard))
    return Say(parts=(part("ask_topic"),), awaited=Awaited.TOPIC, puzzled=True)


def _talk(heard: Heard, *, alone: bool = False) -> Iterator[Part]:
    """The answer to small talk. Beside a question a greeting or thanks need none."""
    for wish, key in TALK.items():
        if wish not in heard.talk:
            continue
        if alone:
            yield part(key)
            return
        if wish is Wish.BOT:
            yield part(key)


_SAD = frozenset({Kind.DAMAGED, Kind.WRONG, Kind.MISSING})
_CLOSING = ("my_orders", "offer_team")
