"""What is said whether the planner says so or not: every write, what code must ask, and the order
that was looked up."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from support_agent.language.values import ListedOrder, Request, Sentence, Value

from .parts import Part
from .reading import things
from .statements import BY_KEY
from .verified import Verified

CONFIRMED = ("return", "exchange", "damaged", "wrong", "missing")
# These answer the question about an order without a word of how it stands.
ENOUGH = frozenset(("not_known", "only_team", "money_is_the_teams"))


@dataclass(frozen=True, kw_only=True)
class Choice:
    """An answer to code's own question, as a button: what it says, and what it stands for."""

    text: str
    proposal: int
    answer: str

    def as_json(self) -> dict[str, Any]:
        """As the message keeps it and the widget reads it."""
        return {"text": self.text, "proposal": self.proposal, "answer": self.answer}


def writes(verified: Verified) -> Sequence[Sentence]:
    """Every write of the run, and those that a run made which said nothing of them."""
    named = {str(one.get("return_request")) for one in verified.written}
    unmentioned = [
        one for one in verified.facts.requests if not one.is_mentioned and one.number not in named
    ]
    earlier = tuple(
        {
            "return_request": one.number,
            "order_id": one.order,
            "kind": one.kind,
            "state": one.state,
            "items": [{"title": title, "quantity": count} for title, count in one.items],
        }
        for one in unmentioned
    )
    return BY_KEY["done"].sentences(verified.having_written(earlier), "")


def answers(
    verified: Verified, said: Collection[Part], sentences: Sequence[Sentence]
) -> Iterator[Part]:
    """Parts for each order that was looked up and of which nothing is said."""
    if any(part.say in ENOUGH for part in said):
        return
    covered = set(_orders_of(sentences))
    covered |= {verified.subject(part.about).number for part in said if part.about}
    for key in (*verified.looked_up(), *verified.refusals):
        number = verified.subject(key).number
        if number in covered:
            continue
        covered.add(number)
        if verified.refusal(key):
            yield Part(say="returnable", about=number)
        elif verified.order(key):
            yield Part(say="status", about=number)
        else:
            yield Part(say="expected", about=number)
    for number in verified.not_found:
        if not any(part.say in ("not_found", "ask_order", "ask_number") for part in said):
            yield Part(say="not_found", about=number)


def refused(verified: Verified) -> Sequence[Sentence]:
    """That a request could not be changed any more, and how it was decided."""
    said: list[Sentence] = []
    for number in verified.too_late:
        said.append(
            Sentence(message="too-late-to-change", values={"request": Request(number=number)})
        )
        said += BY_KEY["request"].sentences(verified, number)
    return said


def _orders_of(sentences: Sequence[Sentence]) -> Iterator[str]:
    for sentence in sentences:
        if sentence.subject:
            yield sentence.subject.number
        for name, value in sentence.values.items():
            if isinstance(value, Request):
                yield value.order
            elif name == "number" and isinstance(value, str):
                yield value
            elif isinstance(value, tuple):
                yield from (one.number for one in value if isinstance(one, ListedOrder))


def question(verified: Verified) -> Sentence | None:
    """What code asks before it does what was proposed last."""
    if not verified.proposals:
        return None
    proposal = verified.proposals[-1]
    goods, number = things(proposal.get("items")), str(proposal.get("order_id") or "")
    if not goods or not number:
        return None
    values: dict[str, Value] = {"things": goods, "number": number}
    match proposal.get("asks"):
        case "confirm" if proposal.get("kind") in CONFIRMED:
            return Sentence(message=f"confirm-{proposal['kind']}", values=values)
        case "count":
            return Sentence(message="ask-count", values=values)
        case "items":
            return Sentence(message="ask-items", values=values)
    return None
