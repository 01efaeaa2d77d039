"""What is said whether the planner says so or not: every write, and the order that was looked up."""

from collections.abc import Iterator, Sequence

from support_agent.agent.types import Said, Step, Turn
from support_agent.language.values import Name, Sentence, Value

from .parts import Part
from .reading import things
from .statements.ask_items import AskCount, AskItems
from .statements.done import Done
from .statements.expected import Expected
from .statements.request import standing
from .statements.status import Status
from .verified import Result, Verified

CONFIRMED = frozenset({"return", "exchange", "damaged", "wrong", "missing"})


def writes(verified: Verified, turn: Turn) -> Iterator[Sentence]:
    """Every write of the run, and those of earlier runs that no message has told of yet."""
    told = [one.text for one in turn.history if isinstance(one, Said) and one.author != "customer"]
    written = {str(result.get("return_request")) for result in verified.written}
    recent = {
        str(result.get("return_request"))
        for step in turn.history
        if isinstance(step, Step)
        for observation in step.observations
        if not observation.is_error and isinstance(result := observation.content, dict)
    }
    for one in verified.facts.requests:
        if one.number in recent - written and not any(one.number in text for text in told):
            yield from standing(one.number, one.state, verified)
    yield from Done().sentences(verified, "")


def looked_up(verified: Verified, said: Sequence[Part]) -> Iterator[Sentence]:
    """Of an order that was looked up and that nothing is said about: how it stands."""
    if any(part.about or part.say in ("done", "my_orders") for part in said):
        return
    if verified.written:
        return
    for number in verified.orders:
        yield from Status().sentences(verified, number)
    for number in verified.deliveries.keys() - verified.orders.keys():
        yield from Expected().sentences(verified, number)


def asked(verified: Verified) -> tuple[Result | None, list[Sentence]]:
    """The proposal that the customer is asked about, and the question."""
    proposals = [result for result in verified.written if "proposal" in result]
    if not proposals:
        return None, []
    proposal = proposals[-1]
    return proposal, list(_question(proposal, verified))


def _question(proposal: Result, verified: Verified) -> Iterator[Sentence]:
    number = str(proposal.get("order_id") or "")
    asks = proposal.get("asks")
    if asks != "confirm":
        question = AskCount() if asks == "count" else AskItems()
        yield from question.sentences(verified, number)
        return
    kind = str(proposal.get("kind"))
    values: dict[str, Value] = {
        "number": Name(text=number),
        "things": things(proposal.get("items")),
    }
    message = f"confirm-{kind if kind in CONFIRMED else 'return'}"
    yield Sentence(message=message, values=values)
