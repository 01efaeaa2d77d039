"""What is told of a run that was played again is true: the same is the same, and a change is found."""

import json
from datetime import timedelta

import pytest
from django.utils import timezone

from support_agent.agent.memory import WindowMemory
from support_agent.agent.planners.breaker import Breaker
from support_agent.agent.planners.claude import faults, shared
from support_agent.agent.replaying import recorded
from support_agent.models import Exchange, Summary
from tests.agent.claude.talk import begin
from tests.servers.messages_api.answers import calls, refuses, says

from .conftest import MODEL, STRONG

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("delivered", "on_its_way")]

CARD = "4111111111111111"
HELLO = says("Hello! How can I help you?")


@pytest.mark.parametrize("order_id", [int(CARD), CARD, f"card:\n{CARD}", {"password": 12345}])
def test_a_secret_in_a_models_call_is_no_difference_and_is_printed_nowhere(
    api, ask, customer, replayed, order_id
):
    look = calls(("get_order_status", {"order_id": order_id}), words=f"My card:\n{CARD}")
    api.plays(look, HELLO)
    run = ask(begin(customer), f"My card is\n{CARD}\nand password:\nhunter2")

    told, same = replayed(run.pk)
    values, _ = replayed(run.pk, "--json")

    assert same, told
    assert CARD not in told + json.dumps(values)


def test_a_difference_prints_no_secret_either(api, ask, customer, replayed):
    look = calls(("get_order_status", {"order_id": CARD}))
    api.plays(look, HELLO)
    run = ask(begin(customer), "Hello there")
    Exchange.objects.all().delete()

    told, same = replayed(run.pk, "--planner", "offline")
    values, _ = replayed(run.pk, "--planner", "offline", "--json")

    assert not same
    assert "[card number]" in told
    assert CARD not in told + json.dumps(values)


def test_who_writes_the_shops_own_key_is_no_difference(api, ask, shop, customer, replayed):
    api.plays(HELLO)
    run = ask(begin(customer), "Is sk-test a key of yours?")

    told, same = replayed(run.pk)

    assert same, told


@pytest.mark.parametrize("key", ["x", "text", "test"])
def test_a_placeholder_for_a_key_is_no_secret(api, shop, tell, customer, replayed, key):
    shop(anthropic_api_key=key)
    api.plays(says("This text is a test, x."))
    run = tell(begin(customer), "Hello, a test", by="claude")

    told, same = replayed(run.pk)

    assert same, told


@pytest.mark.parametrize(
    "answer", [says("", stop_reason="refusal"), says("Cut", stop_reason="max_tokens")]
)
def test_another_request_is_found_where_the_reply_could_not_be_used(
    api, ask, shop, customer, replayed, answer
):
    api.plays(answer, again=True)
    run = ask(begin(customer), "Hello, it is about order 7001")
    assert run.steps.get().failure
    assert replayed(run.pk)[1]

    shop(max_output_tokens=77)
    told, same = replayed(run.pk)

    assert not same
    assert "the request differs at max_tokens" in told


@pytest.mark.parametrize("answer", [refuses(401), says("", stop_reason="refusal")])
def test_a_run_without_a_plan_is_asked_anew_and_its_plan_is_a_difference(
    api, ask, shop, customer, replayed, answer
):
    api.plays(answer, again=True)
    run = ask(begin(customer), "Hello, it is about order 7001")
    assert run.state == "failed"
    api.plays(HELLO, again=True)

    told, same = replayed(run.pk, "--model", MODEL)

    assert api.asked
    assert not same, told


def test_a_run_without_a_plan_is_the_same_on_another_day(
    api, ask, shop, customer, replayed, monkeypatch
):
    api.plays(refuses(401), again=True)
    run = ask(begin(customer), "Hello, it is about order 7001")
    assert run.steps.count() == 0
    run.exchanges.update(created_at=timezone.now() - timedelta(days=1))
    customer.name = "Ana Ruiz Vega"
    customer.save()

    told, same = replayed(run.pk)

    assert same, told


@pytest.mark.parametrize("planner", ["claude", "offline"])
def test_where_code_answers_no_more_by_itself_a_model_would_be_asked(
    shop, tell, customer, replayed, planner
):
    shop(known_paths=True)
    run = tell(begin(customer), "Where is order 7002?", by=planner)
    assert run.steps.first().planned_by == "known path"

    shop(known_paths=False)
    told, same = replayed(run.pk)

    # The offline planner goes the same way either way.
    assert same == (planner == "offline"), told


def test_a_step_whose_only_kept_calls_failed_is_told_as_not_recorded(api, ask, customer, replayed):
    api.plays(refuses(529), HELLO)
    run = ask(begin(customer), "Hello there")
    Exchange.objects.filter(fault="").delete()

    told, same = replayed(run.pk)

    assert same
    assert "taken as it was, since its call is not recorded" in told


@pytest.fixture
def summing(shop, monkeypatch):
    memory = WindowMemory(least=4, summed_up=True)
    monkeypatch.setattr(recorded, "MEMORY", memory)
    shop(note_model=STRONG)
    return memory


def by_model(noting, planning):
    return lambda body: noting if body["model"] == STRONG else planning


@pytest.mark.parametrize(
    ("noting", "planning", "failures"),
    [
        (refuses(529), HELLO, 5),
        (refuses(529), HELLO, 1),
        (says("", stop_reason="refusal"), HELLO, 5),
        (says("They said it."), refuses(401), 5),
        (says("They said it."), says("", stop_reason="refusal"), 5),
    ],
    ids=["none", "none and then no plan either", "refused", "then no plan", "then a refused one"],
)
def test_a_summary_is_no_difference_whenever_it_could_be_had(
    api, summing, tell, customer, replayed, monkeypatch, noting, planning, failures
):
    conversation = begin(customer)
    api.plays(HELLO, again=True)
    for number in range(4):
        tell(conversation, f"Hello, this is message {number}", by="claude", memory=summing)
    breaker = Breaker(fault_in=faults.of_the_provider, most_failures=failures)
    monkeypatch.setattr(shared, "_breakers", {("sk-test", api.url): breaker})
    api.plays(by_model(noting, planning), again=True)
    tell(conversation, "Hello, the one without", by="claude", memory=summing)
    monkeypatch.setattr(shared, "_breakers", {})
    api.plays(by_model(says("They said hello."), HELLO), again=True)
    tell(conversation, "Hello, the one after it", by="claude", memory=summing)
    tell(conversation, "Hello, and one more", by="claude", memory=summing)

    told, same = replayed(conversation.pk)

    assert same, told


def test_a_summary_is_kept_without_what_is_redacted(api, summing, tell, customer, replayed):
    conversation = begin(customer)
    api.plays(by_model(says(f"Their card is {CARD}."), HELLO), again=True)
    for number in range(6):
        tell(conversation, f"Hello, this is message {number}", by="claude", memory=summing)

    assert {one.text for one in Summary.objects.all()} == {"Their card is [card number]."}
    assert replayed(conversation.pk)[1]
