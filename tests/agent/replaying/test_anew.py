"""Another policy, model or planner is asked anew, until it acts in another way."""

import json

import pytest
from django.conf import settings
from django.core.management import call_command
from django.core.management.base import CommandError

from orders.models import ReturnRequest
from support_agent.models import Exchange, Run, Step
from tests.agent.claude.talk import begin
from tests.servers.messages_api.answers import Answer, answers, calls, refuses, says

from .conftest import MODEL, STRONG

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("delivered", "on_its_way")]

CAUTIOUS = "Call a person before you open any return."
RETURN = "I want to return order 7001."


def by_its_policy(body):
    """A model that looks first, and opens the return unless its policy says to call a person."""
    results = json.dumps(body["messages"]).count('"tool_result"')
    if not results:
        return calls(("get_order_status", {"order_id": "7001"}), words="Let me look.")
    if CAUTIOUS in body["system"][0]["text"]:
        return calls(("hand_to_human", {"reason": "wants to return order 7001"}))
    if results == 1:
        wish = {"order_id": "7001", "summary": RETURN}
        return calls(("open_return_request", wish), words="I open it.")
    return says("Thank you for your patience. How else can I help you?")


@pytest.fixture
def returned(api, ask, shop, customer):
    """A run that looked an order up, opened a return and replied."""
    api.plays(by_its_policy, again=True)
    run = ask(begin(customer), RETURN)
    assert (run.end_code, ReturnRequest.objects.count()) == ("reply", 1)
    api.plays(by_its_policy, again=True)
    return run


@pytest.fixture
def policy(tmp_path):
    file = tmp_path / "policy.md"
    file.write_text(f"You answer customers. {CAUTIOUS}\n")
    return file


def test_another_policy_is_asked_until_it_acts_in_another_way(api, returned, policy, replayed):
    told, same = replayed(returned.pk, "--policy", policy)

    assert not same
    assert '1. the same: get_order_status {"order_id": "7001"}' in told
    assert "2. DIFFERS: it would call hand_to_human instead of calling open_return_request" in told
    assert 'then: open_return_request {"order_id": "7001"' in told
    assert 'now:  hand_to_human {"reason": "wants to return order 7001"}' in told
    assert [body["system"][0]["text"] for body in api.bodies] == [policy.read_text().strip()] * 2
    # It was given the result of then, and nothing was done or kept.
    assert '"state\\": \\"delivered' in json.dumps(api.bodies[1]["messages"][-1])
    assert (Run.objects.count(), Step.objects.count(), Exchange.objects.count()) == (1, 3, 3)
    assert ReturnRequest.objects.count() == 1


def test_the_readme_shows_what_is_printed(returned, policy, replayed):
    told, _ = replayed(returned.pk, "--policy", policy)

    told = told.replace(f"Run {returned.pk} ", "Run 1 ")
    told = told.replace(str(returned.conversation_id)[:8], "3f0c9a51")
    assert f"```\n{told}```" in (settings.BASE_DIR / "README.md").read_text()


def test_a_policy_that_changes_no_deed_may_say_the_same_in_other_words(
    api, returned, replayed, tmp_path
):
    kind = tmp_path / "policy.md"
    kind.write_text("You are kind.")

    def plays(body):
        answer = by_its_policy(body)
        return says("You are welcome.") if answer.stop_reason == "end_turn" else answer

    api.plays(plays, again=True)

    told, same = replayed(returned.pk, "--policy", kind, "--json")

    assert same
    assert [step["how"] for step in told["runs"][0]["steps"]] == [
        "the same",
        "the same",
        "the same, in other words",
    ]
    assert told["runs"][0]["usage"]["cost_usd"] > 0


def test_another_model_is_asked_under_its_own_name(api, returned, replayed):
    _, same = replayed(returned.pk, "--model", STRONG)

    assert same
    assert {body["model"] for body in api.bodies} == {STRONG}


def test_the_offline_planner_is_asked_in_the_place_of_claude(api, returned, replayed):
    told, same = replayed(returned.pk, "--planner", "offline")

    assert same
    assert "3. the same" in told
    assert api.asked == []


def test_asking_anew_stops_at_its_own_ceiling(api, returned, replayed):
    told, same = replayed(returned.pk, "--planner", "claude", "--usd", "0.000001")

    assert not same
    assert "Not played to its end: what asking anew may cost is spent." in told
    assert api.asked == []


def test_a_provider_in_trouble_is_told_and_is_no_difference(api, returned, replayed):
    api.plays(refuses(401), again=True)

    told, same = replayed(returned.pk, "--planner", "claude", "--json")

    assert not same
    assert told["runs"][0]["difference"] is None
    assert "(unauthorized)" in told["runs"][0]["stopped"]


def test_a_reply_that_is_withheld_now_is_a_difference(api, returned, replayed):
    def unsupported(body):
        answer: Answer = by_its_policy(body)
        ends = answer.stop_reason == "end_turn"
        return answers("total", "9999") if ends else answer

    api.plays(unsupported, again=True)

    told, same = replayed(returned.pk, "--model", MODEL)

    assert not same
    assert "3. DIFFERS: the reply would be withheld by unsupported now" in told


@pytest.mark.parametrize(
    ("arguments", "wrong"),
    [
        ([], "Name runs or conversations"),
        (["1", "--since", "2026-11-30"], "Name runs or conversations"),
        (["seven"], "'seven' is neither"),
        (["4000000000"], "no ended run"),
        (["1", "--policy", "/nowhere/policy.md"], "can't be read"),
        (["1", "--planner", "offline", "--model", "m"], "no policy and no model"),
        (["--since", "yesterday"], "no day such as"),
        (["1", "--usd", "-1"], "no amount"),
        (["0fd596c"], "'0fd596c' is neither"),
        (["0fd596ce"], "no ended run of '0fd596ce'"),
        (["--since", "2026-11-30", "--most", "0"], "'0' is no number of conversations"),
        (["--since", "2026-11-30", "--most=-1"], "'-1' is no number of conversations"),
    ],
)
def test_what_cannot_be_played_is_said_at_once(shop, arguments, wrong):
    with pytest.raises(CommandError, match=wrong):
        call_command("replay", *arguments)


def test_a_model_without_prices_is_not_asked(returned, replayed):
    with pytest.raises(CommandError, match="no prices for the model 'claude-unknown'"):
        replayed(returned.pk, "--model", "claude-unknown")
