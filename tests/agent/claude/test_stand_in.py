"""What the offline planner does in the model's place, and what it leaves to a person."""

import pytest

from support_agent.agent.planners.offline import OfflinePlanner
from support_agent.agent.planners.offline.tongue import detect_language
from support_agent.conversation.errors import CeilingReached
from support_agent.conversation.notices import notice
from tests.servers.messages_api.answers import refuses, says

from .talk import begin, said

# Order 7001 came three days ago, 7002 is on its way.
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("delivered", "on_its_way")]

WHEN = {
    "es": "¿Cuándo llega el pedido 7002?",
    "en": "When will order 7002 arrive?",
    "ru": "Когда придёт заказ 7002?",
}
ELSE = "Which headphones would you recommend for running?"


def read(conversation):
    """What the customer was told last."""
    return conversation.messages.exclude(author="customer").last().text


@pytest.fixture
def conversation(customer):
    return begin(customer)


@pytest.mark.parametrize("language", WHEN)
def test_a_customer_is_answered_in_their_language_while_the_provider_is_down(
    api, ask, conversation, language
):
    api.plays(refuses(402, "billing_error"), again=True)

    run = ask(conversation, WHEN[language], then=OfflinePlanner())

    assert "7002" in said(run)[0]
    assert detect_language(said(run)[0]) == language


@pytest.mark.parametrize("language", WHEN)
def test_a_customer_is_told_of_a_person_in_their_language(api, ask, conversation, language):
    api.plays(says("I won't.", stop_reason="refusal"))

    ask(conversation, WHEN[language], then=OfflinePlanner())

    assert read(conversation).startswith(notice("person_called", language))


def test_what_the_offline_planner_cannot_do_it_says_and_then_calls_a_person(api, ask, conversation):
    api.plays(refuses(529, "overloaded_error"), again=True)

    first = ask(conversation, ELSE, then=OfflinePlanner())
    assert "didn’t get that" in said(first)[0]
    assert "our team" in said(first)[0]
    second = ask(conversation, "And what about the red ones?", then=OfflinePlanner())

    assert second.state == "handed_over"
    assert read(conversation).startswith(notice("person_called", "en"))


def test_a_try_that_money_forbids_leaves_the_question_to_the_offline_planner(
    api, ask, conversation
):
    api.plays(refuses(529, "overloaded_error"), again=True)

    run = ask(conversation, WHEN["en"], then=OfflinePlanner(), reserve=_for_two_calls())

    assert len(api.asked) == 2
    assert (run.state, run.steps.first().instead_of) == ("replied", "claude-test-1 (overloaded)")


def test_a_call_that_money_forbids_from_the_start_is_for_a_person(api, ask, conversation):
    reserve = _for_two_calls()
    reserve(0), reserve(0)

    run = ask(conversation, WHEN["en"], then=OfflinePlanner(), reserve=reserve)

    assert api.asked == []
    assert (run.state, run.end_code) == ("handed_over", "money_of_conversation")


def _for_two_calls():
    left = [1, 2]

    def reserve(usd):
        if not left:
            raise CeilingReached("money_of_conversation")
        left.pop()
        return lambda cost, uncertain=0: None

    return reserve
