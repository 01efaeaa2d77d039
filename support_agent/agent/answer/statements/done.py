"""What this run has written. Code says it whether a planner does or not."""

from collections.abc import Iterator, Sequence

from support_agent.agent.answer.reading import Result, things
from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Verified
from support_agent.language.values import Day, Name, Request, Sentence, Value

MADE = frozenset(("return", "exchange", "damaged", "wrong", "missing"))


class Done(Statement):
    """what was just written, with number and next step; said anyway"""

    key = "done"

    def sentences(self, verified: Verified, about: str) -> Sequence[Sentence]:
        """Each write once."""
        said: list[Sentence] = []
        for one in verified.written:
            said += [sentence for sentence in _of(verified, one) if sentence not in said]
        return tuple(said)


def _of(verified: Verified, written: Result) -> Iterator[Sentence]:
    number = written.get("return_request")
    if not isinstance(number, str):
        return
    order = str(written.get("order_id") or "")
    values: dict[str, Value] = {"request": Name(text=number), "number": order}
    if written.get("state") == "withdrawn":
        yield Sentence(message="withdrawn", values={"request": Request(number=number, order=order)})
        return
    goods = things(written.get("items"))
    kind = str(written.get("kind") or "return")
    if written.get("changed"):
        yield from _changed(written, values, kind)
    elif kind in MADE and goods:
        yield Sentence(message=f"made-{kind}", values={**values, "things": goods})
    if written.get("state") == "requested" and number not in verified.ended:
        yield _next(verified, number)


def _changed(written: Result, values: dict[str, Value], kind: str) -> Iterator[Sentence]:
    changed = written.get("changed")
    if changed in ("items", "quantity", True) and (goods := things(written.get("items"))):
        yield Sentence(message="changed", values={**values, "things": goods})
    elif kind in ("return", "exchange"):
        yield Sentence(message=f"changed-kind-{kind}", values=values)


def _next(verified: Verified, number: str) -> Sentence:
    if duty := verified.decision_due(number):
        return Sentence(message="made-next-until", values={"by": Day(role="by", date=duty.by)})
    return Sentence(message="made-next")
