"""Cases: what a customer says, in which shop, and what has to come of it.

One JSON object a line:

    {"id": "late-1058", "lang": "en", "customer": "tom@example.com",
     "messages": ["where is it??", "1058"],
     "expect": {"status": "replied", "path": ["estimate_delivery 1058"], "max_steps": 2}}

The shop is the demo shop of `orders/demo/shop.py`, fresh for each case, with dates around now.
`customer` is the e-mail or the name of whoever is signed in there; without one a visitor asks.
Each message is said after the run of the one before has ended.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Literal, Self

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from orders.demo.recipes import Person, Recipe
from orders.demo.shop import RECIPES
from support_agent.conversation.errors import MessageRefused
from support_agent.conversation.services import checked_text

from . import lines

Status = Literal["replied", "handed_over", "failed"]


def _sendable(text: str) -> str:
    try:
        return checked_text(text)
    except MessageRefused as refusal:
        raise ValueError(f"no message that the door takes ({refusal})") from refusal


def _call(text: str) -> str:
    tool, *number = text.split()
    if len(number) > 1:
        raise ValueError("a tool's name, and after a blank the order's number if that matters")
    return " ".join([tool, *(one.lstrip("#№").upper() for one in number)])


# "get_order_status", or "get_order_status 1187" where the number matters.
CallText = Annotated[str, Field(min_length=1), AfterValidator(_call)]
CallPath = tuple[CallText, ...]
Texts = tuple[str | tuple[str, ...], ...]


class Strict(BaseModel):
    """A part of a case. A field that nobody knows is a mistake, not a wish."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Expect(Strict):
    """What has to come of the whole conversation; what is left out is not judged."""

    status: Status | None = None
    """After the last message. "failed": a person had to be called for a fault of ours."""
    path: CallPath | None = None
    """Exactly these calls, in order; hand_to_human is one."""
    path_any: tuple[CallPath, ...] | None = Field(None, min_length=1)
    must_not_call: tuple[CallText, ...] = ()
    max_steps: int | None = Field(None, ge=1)
    """Of any one run; a reply is a step too."""
    reply_has: Texts = ()
    """In what is told after the last message; of a list inside, one is enough. In any case."""
    reply_lacks: tuple[str, ...] = ()
    """In nothing that is told from the first word to the last."""
    rows: dict[Literal["return_requests", "escalations", "units"], int] = {}
    """Rows that were made, whoever's they are; `units` are those held by new return requests."""

    @model_validator(mode="after")
    def _something(self) -> Self:
        if not self.model_fields_set:
            raise ValueError("nothing is expected")
        return self


class Written(Strict):
    """What a stranger wrote into an order: the titles of its first lines, its first parcel."""

    titles: tuple[str, ...] = ()
    carrier: str | None = None
    tracking: str | None = None
    scan: str | None = None


class Return(Strict):
    """A return request that is there before the conversation."""

    order: str
    kind: Literal["return", "exchange", "damaged", "wrong", "missing"] = "return"
    reason: str = ""
    state: Literal["requested", "approved", "rejected", "withdrawn"] = "requested"
    decision_reason: str = ""


class Shop(Strict):
    """How this case's shop differs from the demo shop."""

    orders: tuple[Recipe, ...] = ()
    """Further orders, or others under a number of the demo shop."""
    names: dict[str, str] = {}
    """Customers' names, by e-mail."""
    texts: dict[str, Written] = {}
    """By the order's number."""
    returns: tuple[Return, ...] = ()

    @model_validator(mode="after")
    def _is_of_known_orders(self) -> Self:
        numbers = {recipe.number for recipe in (*RECIPES, *self.orders)}
        told = {*self.texts, *(one.order for one in self.returns)}
        if unknown := told - numbers:
            raise ValueError(f"the shop has no order {min(unknown)!r}")
        return self


class Case(Strict):
    """A conversation and what has to come of it."""

    id: str = Field(min_length=1)
    lang: str = Field(min_length=2)
    kind: str = ""
    """Under which it is counted; the name of its file if left out."""
    customer: str | None = None
    messages: tuple[Annotated[str, AfterValidator(_sendable)], ...] = Field(min_length=1)
    expect: Expect
    shop: Shop = Shop()

    @model_validator(mode="after")
    def _is_asked_by_a_customer(self) -> Self:
        if self.customer and self.email is None:
            known = ", ".join(sorted(one.email for one in self._people()))
            raise ValueError(f"the shop has no customer {self.customer!r}; it has {known}")
        return self

    @property
    def email(self) -> str | None:
        """The address of whoever is signed in."""
        wanted = (self.customer or "").casefold()
        named = (one.email for one in self._people() if wanted in (one.email, one.name.casefold()))
        return next(named, None)

    def _people(self) -> set[Person]:
        return {recipe.person for recipe in (*RECIPES, *self.shop.orders)}


def read(paths: Iterable[Path]) -> list[Case]:
    """All cases of these files; a file's name is the kind of those that tell none. Raises BadFile."""
    seen: dict[str, Path] = {}
    cases: list[Case] = []
    for path in paths:
        for number, case in lines.read(path, Case):
            if case.id in seen:
                raise lines.BadFile(
                    f"{path}, line {number}: id: {case.id!r} is taken, in {seen[case.id]}."
                )
            seen[case.id] = path
            cases.append(_of_its_kind(case, path))
    return cases


def _of_its_kind(case: Case, path: Path) -> Case:
    return case if case.kind else case.model_copy(update={"kind": path.stem})
