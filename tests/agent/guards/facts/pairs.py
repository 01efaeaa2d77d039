"""True replies of many shapes in three languages, and each with one fact changed."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta

from support_agent.agent.types import Turn
from tests.agent.guards.conversation import TODAY

from .shapes import ASIDES, DATES, DEEDS, MONTHS, OPENED, OTHER_STATES, SHAPES, SUMS
from .shop import STATES, Bought, bought, looked_up

# What holds beside the state itself: who is out for delivery is on the way too.
IS_ALSO = {"out_for_delivery": {"in_transit"}}
FACTS = (
    "placed",
    "delivered",
    "expected",
    "shipped",
    "until",
    "total",
    "tracking",
    "quantity",
    "title",
)


@dataclass(frozen=True, kw_only=True)
class Pair:
    """A turn, a true reply to it, and the same with one fact changed."""

    turn: Turn
    language: str
    true: str
    false: str
    changed: str


def pairs(count: int, seed: int = 6) -> Iterator[Pair]:
    """So many pairs, each language in turn."""
    chance = random.Random(seed)
    for at in range(count):
        yield _pair(chance, ("en", "es", "ru")[at % 3])


def _pair(chance: random.Random, language: str) -> Pair:
    taken: set[object] = set()
    order, other = (bought(chance, chance.choice(STATES), taken) for _ in range(2))
    shape = chance.choice(SHAPES[language][order.state])
    returned = order if order.state == "delivered" and chance.random() < 0.3 else None
    opening, closing = chance.choice(ASIDES[language]), ""
    if returned:
        closing = " " + OPENED[language]
    if chance.random() < 0.3:
        # The other order is spoken of too, and rightly.
        beside = chance.choice(SHAPES[language][other.state])
        opening += _filled(beside, other, chance, language) + " "
        shape = chance.choice([one for one in SHAPES[language][order.state] if _names_first(one)])
    true = opening + _filled(shape + closing, order, chance, language)
    changes = [name for name in FACTS if f"{{{name}}}" in shape]
    changed = chance.choice([*changes, *changes, "state", "deed"])
    wrong = _changed(shape, changed, order, other, chance, language)
    false = opening + wrong + _filled(closing, order, chance, language)
    turn = looked_up("1", order, other, returned=returned)
    return Pair(turn=turn, language=language, true=true, false=false, changed=changed)


def _names_first(shape: str) -> bool:
    """Whether the order is named before what is told of it, as behind another one it must be."""
    return "{number}" in shape.partition(":")[0].partition(".")[0]


def _changed(
    shape: str, changed: str, order: Bought, other: Bought, chance: random.Random, language: str
) -> str:
    if changed == "deed":
        return f"{_filled(shape, order, chance, language)} {chance.choice(DEEDS[language])}"
    if changed == "state":
        right = {order.state} | IS_ALSO.get(order.state, set())
        wrong = chance.choice([state for state in STATES if state not in right])
        return _filled(OTHER_STATES[language][wrong], order, chance, language)
    value = getattr(other, changed)
    if changed in ("placed", "total") and chance.random() < 0.5:
        value = value + timedelta(days=400) if changed == "placed" else value + 1000
    return _filled(shape, order, chance, language, **{changed: value})


def _filled(
    shape: str, order: Bought, chance: random.Random, language: str, **instead: object
) -> str:
    facts = {name: getattr(order, name) for name in Bought.__dataclass_fields__} | instead
    words = {name: _said(value, chance, language) for name, value in facts.items()}
    words["total"] = chance.choice(SUMS[language]).format(s=_sum(facts["total"], language))
    return shape.format(**words)


def _sum(total: object, language: str) -> str:
    return f"{total:.2f}" if language == "en" else f"{total:.2f}".replace(".", ",")


def _said(value: object, chance: random.Random, language: str) -> str:
    if not isinstance(value, date):
        return str(value)
    forms = [each for each in DATES[language] if value.year == TODAY.year or "{y}" in each]
    day, month = value.day, MONTHS[language].split()[value.month - 1]
    ending = {1: "st", 2: "nd", 3: "rd"}.get(day if day < 20 else day % 10, "th")
    return chance.choice(forms).format(
        d=day, m=month, y=value.year, mm=f"{value.month:02}", dd=f"{day:02}", th=ending
    )
