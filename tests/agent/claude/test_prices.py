"""Money, in Decimal, from the usage of each reply."""

import json
from dataclasses import dataclass
from decimal import Decimal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support_agent.agent.planners.claude.body import Body
from support_agent.agent.planners.claude.prices import priced, worst_cost
from tests.servers.messages_api.answers import calls, refuses, says

from .conftest import MODEL, PRICES, failure, observed, turn

COUNTS = ("input_tokens", "output_tokens", "cache_read_input_tokens", "cache_creation_input_tokens")


@dataclass(frozen=True)
class Odd:
    """Prices that no amount in the record can express."""

    input: Decimal = Decimal("0.1234567")
    output: Decimal = Decimal("0.7654321")
    cache_read: Decimal = Decimal("0.0123457")
    cache_write: Decimal = Decimal("0.1543211")


def test_each_of_the_four_kinds_of_tokens_has_its_own_price(api, planner):
    usage = dict(zip(COUNTS, (1000, 2000, 30_000, 400), strict=True))
    api.plays(says("Hello.", usage=usage))

    spent = planner().plan(turn()).usage

    assert {name: getattr(spent, name) for name in COUNTS} == usage
    assert spent.cost_usd == Decimal("0.002") + Decimal("0.02") + Decimal("0.006") + Decimal(
        "0.001"
    )
    assert spent.tokens == 33_400


def test_the_growing_context_is_seen_in_the_usage_of_each_step(api, planner):
    api.plays(
        calls(
            ("get_order_status", {"order_id": "1187"}),
            usage={"input_tokens": 10, "output_tokens": 5},
        ),
        says("Here.", usage={"input_tokens": 40, "output_tokens": 5}),
    )
    asking = planner()
    now = observed(turn(), asking.plan(turn()), {"state": "delivered"})

    later = asking.plan(now)

    assert later.usage.cost_usd > now.usage.cost_usd
    assert (now.usage + later.usage).input_tokens == 50


def test_calls_that_failed_cost_nothing(api, planner):
    api.plays(refuses(529), says("Half", cut_after=4), says("Hello."))

    assert planner().plan(turn()).usage.cost_usd == Decimal("0.00135")


@pytest.mark.parametrize(
    "usage",
    [
        None,
        {},
        {"output_tokens": 5},
        {"input_tokens": None, "output_tokens": 5},
        {"input_tokens": "10", "output_tokens": 5},
        {"input_tokens": -1, "output_tokens": 5},
        {"input_tokens": True, "output_tokens": 5},
    ],
)
@pytest.mark.parametrize("streams", [True, False])
def test_a_reply_that_can_not_be_priced_is_not_used(api, planner, usage, streams):
    api.plays(says("Free of charge.", usage={**usage, "output_tokens": 1} if usage else usage))
    api.streams = streams

    assert failure(planner()).code == "no_usage"
    assert len(api.bodies) == 1


def test_usage_that_comes_only_at_the_end_counts_as_well():
    told = {"input_tokens": 7, "output_tokens": 3, "cache_read_input_tokens": None}

    usage = priced(told, PRICES[MODEL])

    assert usage is not None
    assert usage.cost_usd == Decimal("0.000044")


@settings(deadline=None)
@given(st.tuples(*[st.integers(0, 10**7)] * 4))
def test_a_cost_is_exact_up_to_what_the_record_keeps_and_never_too_small(counts):
    prices = Odd()
    exact = (
        counts[0] * prices.input
        + counts[1] * prices.output
        + counts[2] * prices.cache_read
        + counts[3] * prices.cache_write
    ) / Decimal(1_000_000)

    usage = priced(dict(zip(COUNTS, counts, strict=True)), prices)

    assert usage is not None
    assert Decimal(0) <= usage.cost_usd - exact < Decimal("0.00000001")
    assert usage.cost_usd == round(usage.cost_usd, 8)


def test_the_worst_cost_of_the_next_call_is_more_than_it_then_costs(planner):
    request = planner(max_output_tokens=1000).request(turn())
    size = len(json.dumps(request, ensure_ascii=False).encode())
    dearest = {"input_tokens": 0, "cache_creation_input_tokens": size // 3, "output_tokens": 1000}
    spent = priced(dearest, PRICES[MODEL])

    assert spent is not None
    assert worst_cost(Body.of(request), PRICES[MODEL]) > spent.cost_usd
