"""What this run has done for the customer."""

from collections.abc import Iterator

from support_agent.agent.answer.reading import things
from support_agent.agent.answer.statement import Statement
from support_agent.agent.answer.verified import Result, Verified
from support_agent.language.values import Day, Name, Request, Sentence, Value

KINDS = frozenset({"return", "exchange", "damaged", "wrong", "missing"})


class Done(Statement):
    """what was requested, changed or withdrawn just now, with its number and the next step"""

    key = "done"

    def sentences(self, verified: Verified, about: str) -> Iterator[Sentence]:
        """Every write, in the order in which it was made."""
        for result in verified.written:
            yield from of_write(result, verified)


def of_write(result: Result, verified: Verified) -> Iterator[Sentence]:
    """One write in sentences. Nothing where the result tells of none."""
    number = str(result.get("return_request") or "")
    if not number:
        return
    values: dict[str, Value] = {
        "request": Name(text=number),
        "number": Name(text=str(result.get("order_id") or "")),
        "things": things(result.get("items")),
    }
    match result.get("change"):
        case "withdrawn":
            yield Sentence(message="withdrawn", values={"request": Request(number=number)})
            return
        case "items":
            yield Sentence(message="changed", values={**values, "request": Request(number=number)})
        case "kind":
            kind = "exchange" if result.get("kind") == "exchange" else "return"
            changed = {"request": Request(number=number)}
            yield Sentence(message=f"changed-kind-{kind}", values=changed)
        case _:
            kind = str(result.get("kind"))
            yield Sentence(message=f"made-{kind if kind in KINDS else 'return'}", values=values)
    if by := verified.due(number):
        yield Sentence(message="made-next-until", values={"by": Day(role="by", date=by)})
    else:
        yield Sentence(message="made-next")
