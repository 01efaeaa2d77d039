"""A run on the real planner: what it takes before each call, and what happens at a ceiling."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from types import SimpleNamespace

import pytest
from django.db import connection
from django.utils import timezone

from handoff.models import Escalation
from support_agent.agent import intake, runner
from support_agent.agent.planners.claude import shared
from support_agent.agent.planners.claude.body import Body
from support_agent.agent.planners.claude.prices import worst_cost
from support_agent.conversation import reservations, services
from support_agent.conversation.notices import TEXTS
from support_agent.conversation.spending import micro_usd
from support_agent.models import Reservation, Run, Spending
from tests.benchmarks.counting import counted
from tests.servers.messages_api.answers import Wire, calls, refuses, says
from tests.servers.messages_api.server import MessagesApi

pytestmark = pytest.mark.django_db

MODEL = "claude-of-money"
# A token in costs a dollar's ten-thousandth, one out a hundredth: the policy alone is some cents.
PRICES = SimpleNamespace(
    input=Decimal(1), output=Decimal(100), cache_read=Decimal(1), cache_write=Decimal(1)
)
USED = {"input_tokens": 1000, "output_tokens": 10}
# 1,000 tokens for a dollar a million, 10 for a hundred dollars.
PRICE = 2_000
LOOKS_UP = calls(("get_order_status", {"order_id": "7001"}), usage=USED)
ANSWERS = says("This is about order 7001.", usage=USED)


@pytest.fixture(scope="module")
def server():
    with MessagesApi() as api:
        yield api


@pytest.fixture
def api(server):
    server.plays()
    return server


@pytest.fixture
def shop(api, settings, monkeypatch):
    """The shop on Claude, whose provider has failed nobody yet; takes other ceilings."""
    monkeypatch.setattr(shared, "_breakers", {})

    def _shop(**ceilings):
        dollars = {name: Decimal(amount) for name, amount in ceilings.items()}
        settings.SUPPORT = replace(
            settings.SUPPORT,
            anthropic_api_key="sk-test",
            anthropic_base_url=api.url,
            model=MODEL,
            strong_model="",
            prices={MODEL: PRICES},
            **dollars,
        )

    _shop()
    return _shop


@pytest.fixture
def conversation(customer, delivered):
    return services.start_conversation(customer=customer, channel="test", now=timezone.now())


@pytest.fixture
def ask(shop, django_capture_on_commit_callbacks):
    def _ask(conversation, text="Where is 7001?", now=timezone.now):
        woken = []
        with django_capture_on_commit_callbacks(execute=True):
            intake.receive_message(
                conversation_id=conversation.pk,
                text=text,
                now=now(),
                pause=timedelta(),
                wake=lambda run_id, pause: woken.append(run_id),
            )
        for run_id in woken:
            runner.advance(run_id, planner="claude", clock=now)
        return Run.objects.filter(conversation=conversation).latest("pk")

    return _ask


def taken(word):
    """What was taken from the purses whose name begins so."""
    return list(Spending.objects.filter(purse__startswith=word).values_list("micro_usd", flat=True))


def said(conversation, author):
    return list(conversation.messages.filter(author=author).values_list("text", flat=True))


@pytest.mark.django_db(transaction=True)
def test_the_worst_price_is_taken_for_all_to_see_before_the_call_and_the_rest_put_back_after(
    api, ask, conversation
):
    during = []

    def looks(body):
        # In the server's own thread: what a worker that dies now leaves behind.
        during.append(set(taken("")))
        connection.close()
        return LOOKS_UP if len(during) == 1 else ANSWERS

    api.plays(looks, looks)
    run = ask(conversation)

    assert run.state == Run.State.REPLIED
    first, second = (_worst(body) for body in api.bodies)
    assert during == [{first}, {PRICE + second}]
    names = list(Spending.objects.order_by("pk").values_list("purse", flat=True))
    assert [name.split()[0] for name in names] == ["run", "conversation", "customer", "shop"]
    assert set(taken("")) == {2 * PRICE}


@pytest.mark.parametrize(
    ("ceiling", "code", "notice"),
    [
        ("max_usd", "money", "run_spent"),
        ("max_usd_conversation", "money_of_conversation", "conversation_spent"),
        ("max_usd_customer_day", "money_of_day", "day_spent"),
    ],
)
def test_at_a_ceiling_the_customer_is_told_in_plain_words_and_a_person_is_called(
    api, ask, shop, conversation, ceiling, code, notice
):
    shop(**{ceiling: "0.01"})
    api.plays(ANSWERS)

    run = ask(conversation)

    assert api.bodies == []
    assert (run.state, run.end_code) == (Run.State.HANDED_OVER, code)
    escalation = Escalation.objects.get()
    assert (escalation.reason, escalation.detail) == ("limit_reached", code)
    (told,) = said(conversation, "notice")
    assert told.startswith(TEXTS[notice]["en"])
    assert taken("") == []


def test_a_ceiling_is_met_in_the_middle_of_a_run_too(api, ask, shop, conversation):
    api.plays(LOOKS_UP, ANSWERS)
    ask(conversation)
    first, second = (_worst(body) for body in api.bodies)
    assert first < second

    # Enough for the first call, and with what it really cost not for the second.
    ceiling = Decimal(2 * PRICE + PRICE + second - 1) / 1_000_000
    shop(max_usd_conversation=str(ceiling))
    api.plays(LOOKS_UP, ANSWERS)
    run = ask(conversation, "Where is 7001?")

    assert (run.end_code, run.steps.count()) == ("money_of_conversation", 1)


def test_when_the_month_is_spent_the_offline_planner_answers_and_the_customer_is_told_once(
    api, ask, shop, conversation
):
    shop(max_usd_shop_month="0.01")
    api.plays(ANSWERS)

    first, second = ask(conversation), ask(conversation, "And when did it come?")

    assert api.bodies == []
    assert [first.state, second.state] == [Run.State.REPLIED] * 2
    assert said(conversation, "notice") == [TEXTS["month_spent"]["en"]]
    assert "7001" in said(conversation, "agent")[0]
    assert [step.cost_usd for step in first.steps.all()] == [0] * first.steps.count()


def test_what_the_offline_planner_can_not_answer_then_goes_to_a_person(
    api, ask, shop, conversation
):
    shop(max_usd_shop_month="0.01")
    api.plays(ANSWERS)

    run = ask(conversation, "I want to talk to a person")

    assert run.state == Run.State.HANDED_OVER
    spent, called = said(conversation, "notice")
    assert spent == TEXTS["month_spent"]["en"]
    assert called.startswith(TEXTS["person_called"]["en"])


def test_a_new_day_in_the_shops_time_zone_has_a_new_purse(api, ask, conversation):
    evening = datetime(2026, 12, 1, 5, 59, tzinfo=UTC)
    api.plays(ANSWERS, again=True)

    with timezone.override("America/Mexico_City"):
        ask(conversation, now=lambda: evening)
        ask(conversation, now=lambda: evening + timedelta(minutes=2))

    days = Spending.objects.filter(purse__startswith="customer").order_by("pk")
    assert [day.purse.split()[-1] for day in days] == ["2026-11-30", "2026-12-01"]
    assert taken("shop") == [PRICE, PRICE]


def test_a_customers_day_counts_over_all_their_conversations(api, ask, customer, delivered):
    api.plays(ANSWERS, again=True)

    for _ in range(3):
        ask(services.start_conversation(customer=customer, channel="test", now=timezone.now()))

    assert taken("customer") == [3 * PRICE]
    assert taken("conversation") == [PRICE] * 3


def test_a_guests_calls_are_taken_from_conversation_and_shop(api, ask):
    api.plays(says("Which order is it?", usage=USED))

    ask(services.start_conversation(customer=None, channel="test", now=timezone.now()))

    assert taken("customer") == []
    assert taken("conversation") == taken("shop") == [PRICE]


@pytest.mark.parametrize("status", [401, 529])
def test_a_call_that_the_provider_refuses_costs_nothing(api, ask, conversation, status):
    api.plays(refuses(status), again=True)

    ask(conversation)

    assert set(taken("")) == {0}


def test_of_an_answer_that_breaks_off_what_went_in_is_known_and_the_longest_is_counted_for_what_came(
    api, ask, conversation
):
    api.plays(says("Order 7001 was", usage=USED, cut_after=4), again=True)

    run = ask(conversation)

    begun = [1_000 + body["max_tokens"] * 100 for body in api.bodies]
    month = Spending.objects.get(purse__startswith="shop")
    assert month.micro_usd == sum(begun) < sum(map(_worst, api.bodies))
    # Of what came out the provider had told a part.
    assert 0 < month.micro_usd - month.uncertain_micro_usd <= PRICE * len(begun)
    assert not Reservation.objects.exists()
    assert sum(step.cost_usd for step in run.steps.all()) == 0


def test_a_call_to_which_nothing_is_answered_stays_counted_at_its_worst_and_uncertain(
    api, ask, conversation
):
    api.plays(Wire(), again=True)

    ask(conversation)

    worst = sum(_worst(body) for body in api.bodies)
    month = Spending.objects.get(purse__startswith="shop")
    assert (month.micro_usd, month.uncertain_micro_usd) == (worst, worst)


@pytest.mark.django_db(transaction=True)
def test_what_is_reserved_is_shown_apart_while_the_model_is_asked(api, ask, conversation):
    during = []

    def looks(body):
        during.append(reservations.reserved())
        connection.close()
        return LOOKS_UP if len(during) == 1 else ANSWERS

    api.plays(looks, looks)
    ask(conversation)

    first, second = (_worst(body) for body in api.bodies)
    assert [set(each.values()) for each in during] == [{first}, {second}]
    assert {len(each) for each in during} == {4}
    assert reservations.reserved() == {}
    assert {row.uncertain_micro_usd for row in Spending.objects.all()} == {0}


@pytest.mark.django_db(transaction=True)
def test_money_takes_one_statement_a_call_and_one_at_the_end(api, ask, conversation):
    api.plays(LOOKS_UP, ANSWERS)

    asked = counted(lambda: ask(conversation))

    of_money = [sql for sql in asked.sql if '_spending"' in sql or "agent_spending" in sql]
    assert len(of_money) == 3
    more = 0 if connection.vendor == "postgresql" else 3
    reserving = [sql for sql in asked.sql if "agent_reservation" in sql and sql not in of_money]
    assert len(reserving) == more


def _worst(body):
    return micro_usd(worst_cost(Body.of(body), PRICES))
