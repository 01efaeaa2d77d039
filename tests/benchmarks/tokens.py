"""What a turn of a long conversation sends to the model, and how much of it the provider knew."""

import statistics
from collections.abc import Sequence
from pathlib import Path

from . import picture
from .figure import Figure
from .talk import Taken, held

MESSAGES = 1_000
SHOWN = 300
PICTURE = Path(__file__).with_name("tokens.svg")
# So many messages around a place are a turn there: some turns ask more than others.
AROUND = 20
PLACES = (20, 100, 300, 980)
FLAT = 1.2
KNOWN = 0.8


def measure() -> list[Figure]:
    """A conversation of 1,000 messages; its picture shows the first 300."""
    turns = list(held(MESSAGES))
    PICTURE.write_text(picture.of([turn for turn in turns if turn.message <= SHOWN]))
    first, *later = (_around(turns, place) for place in PLACES)
    flat = [_flat(place, at, first) for place, at in zip(PLACES[1:], later, strict=True)]
    return [*flat, _known(turns), *(_price(turns, place) for place in (PLACES[0], PLACES[-1]))]


def _around(turns: Sequence[Taken], place: int) -> list[Taken]:
    return [turn for turn in turns if place - AROUND <= turn.message < place + AROUND]


def _sent(turns: Sequence[Taken]) -> float:
    return statistics.mean(turn.usage.tokens - turn.usage.output_tokens for turn in turns)


def _flat(place: int, turns: Sequence[Taken], first: Sequence[Taken]) -> Figure:
    measured, floor = _sent(turns), _sent(first)
    return Figure(
        name=f"tokens that a turn sends around message {place:,}, beside message {PLACES[0]}",
        wanted=f"at most {FLAT} times",
        measured=f"{measured:,.0f} tokens",
        floor=f"{floor:,.0f} tokens",
        ratio=measured / floor,
        met=measured <= FLAT * floor,
    )


def _known(turns: Sequence[Taken]) -> Figure:
    read = sum(turn.usage.cache_read_input_tokens for turn in turns)
    sent = sum(turn.usage.tokens - turn.usage.output_tokens for turn in turns)
    return Figure(
        name=f"of what {len(turns)} turns send, read from the cache",
        wanted=f"at least {KNOWN}",
        measured=f"{read:,} tokens",
        floor=f"{sent:,} tokens",
        ratio=read / sent,
        met=read >= KNOWN * sent,
    )


def _price(turns: Sequence[Taken], place: int) -> Figure:
    around = _around(turns, place)
    price = float(statistics.mean(turn.usage.cost_usd for turn in around))
    return Figure(
        name=f"price of a turn around message {place:,}",
        wanted="",
        measured=f"{price:.4f} USD",
        floor="",
        ratio=1.0,
        met=True,
    )
