"""What a reply costs, from the four kinds of tokens that the provider reports."""

from collections.abc import Mapping
from decimal import ROUND_UP, Decimal
from typing import Protocol, TypeGuard

from orders.text import quoted
from support_agent.agent.types import Usage

from .body import Body

MILLION = Decimal(1_000_000)
# What the record keeps of an amount. Rounded up, so that a limit is never met too late.
SMALLEST = Decimal("0.00000001")
# No call takes more. What is counted beyond it is a mistake, which no limit could be kept by.
MOST_TOKENS = 10_000_000
NEEDED = ("input_tokens", "output_tokens")
OPTIONAL = ("cache_read_input_tokens", "cache_creation_input_tokens")


class Prices(Protocol):
    """US dollars for a million tokens."""

    @property
    def input(self) -> Decimal: ...
    @property
    def output(self) -> Decimal: ...
    @property
    def cache_read(self) -> Decimal: ...
    @property
    def cache_write(self) -> Decimal: ...


class UnknownPrices(ValueError):
    """A model without prices would spend money that no limit counts."""

    def __init__(self, model: str) -> None:
        super().__init__(
            f"There are no prices for the model {quoted(model)}. Add them to SUPPORT_PRICES, or set "
            "SUPPORT_MODEL to a model that has some."
        )


def prices_of(model: str, prices: Mapping[str, Prices]) -> Prices:
    """The prices of this model. Raises UnknownPrices."""
    if model not in prices:
        raise UnknownPrices(model)
    return prices[model]


def priced(reported: object, prices: Prices) -> Usage | None:
    """The usage as the provider reported it, with its cost, or None where it can't be priced.

    Input tokens come without those that were read from the cache or written to it, so each
    of the four has its own price.
    """
    if not isinstance(reported, Mapping):
        return None
    known = {name: reported.get(name) for name in NEEDED}
    # What is left out, or said to be nothing, was not used.
    known |= {name: reported.get(name) or 0 for name in OPTIONAL}
    tokens = {name: count for name, count in known.items() if _is_count(count)}
    if len(tokens) < len(known):
        return None
    cost = (
        tokens["input_tokens"] * prices.input
        + tokens["output_tokens"] * prices.output
        + tokens["cache_read_input_tokens"] * prices.cache_read
        + tokens["cache_creation_input_tokens"] * prices.cache_write
    ) / MILLION
    return Usage(**tokens, cost_usd=cost.quantize(SMALLEST, rounding=ROUND_UP))


def worst_cost(body: Body, prices: Prices) -> Decimal:
    """The most that a call with this request can cost, whatever the cache holds.

    A token is a byte or more. Our own words, policy and tools, are plain English with more than
    two bytes to a token; what others wrote may have been made to be dear.
    """
    ours, theirs = body.sizes
    tokens = Decimal(ours) / 2 + theirs
    dearest = max(prices.input, prices.cache_write)
    cost: Decimal = (tokens * dearest + body.max_tokens * prices.output) / MILLION
    return cost.quantize(SMALLEST, rounding=ROUND_UP)


def _is_count(value: object) -> TypeGuard[int]:
    # A bool is an int to Python, and no count of tokens.
    return type(value) is int and 0 <= value <= MOST_TOKENS
