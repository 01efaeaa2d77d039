"""A step word for word, for those who may read it."""

import pytest
from django.contrib.auth.models import Permission, User
from django.utils import timezone

from support_agent.conversation import exchanges
from support_agent.models import Exchange, Step
from tests.handoff import desk
from tests.text.nasty import TEXTS

pytestmark = pytest.mark.django_db


@pytest.fixture
def step(conversation):
    """A look-up, by a run of the customer's conversation."""
    desk.customer_says(conversation, "Where is 1187?")
    found = {"state": "delivered", "note": TEXTS["mixed"]}
    asked = {"name": "get_order_status", "input": {"order_id": "№1187"}, "content": found}
    return desk.took_step(desk.held_run(conversation), asked, plan=TEXTS["lines"])


@pytest.fixture
def read(client, step):
    """Reads of the step as a member of staff who has these permissions."""

    def _read(*permissions, what=""):
        person = User.objects.create_user(f"lena{User.objects.count()}", is_staff=True)
        person.user_permissions.set(Permission.objects.filter(codename__in=permissions))
        client.force_login(person)
        return client.get(address(step) + what)

    return _read


def address(step):
    return f"/api/v1/staff/runs/{step.run_id}/steps/{step.index + 1}/"


def passages(answer):
    assert answer.status_code == 200
    return {passage["title"]: passage["text"] for passage in answer.json()["passages"]}


def test_a_step_is_read_word_for_word(read):
    told = passages(read("change_escalation"))

    assert told["The plan"] == TEXTS["lines"]
    assert told["Call: get_order_status"] == '{\n  "order_id": "№1187"\n}'
    assert '"state": "delivered"' in told["Observation"]
    assert "<svg onload=alert(1)>" in told["Observation"]


def test_what_was_withheld_is_read_with_what_the_model_was_told(read, step):
    step.calls.all().delete()
    Step.objects.update(withheld_by="unsupported", correction="Leave it out.")
    Step.objects.update(unsupported=["EUR 12", "today"])

    told = passages(read("change_escalation"))

    assert told["What it was told to correct"] == "Leave it out."
    assert told["Left out"] == "EUR 12\ntoday"


@pytest.mark.parametrize("permission", ["view_run", "view_conversation", "view_escalation"])
def test_whoever_may_read_the_record_may_unfold_it(read, permission):
    assert passages(read(permission))


def test_a_reviewer_reads_what_led_to_a_return_and_nothing_else(read, conversation, customer):
    assert read("change_returnreview").status_code == 404

    desk.asked_back(desk.delivered_order(customer), conversation=conversation)

    assert passages(read("change_returnreview"))


def test_nobody_else_reads_it(read, client, step):
    assert read("view_order").status_code == 403
    client.logout()
    assert client.get(address(step)).status_code == 403


@pytest.fixture
def asked(step):
    """The model was asked twice for the step: the first time it was overloaded."""
    rows = [
        {"attempt": 1, "status": 529, "fault": "overloaded", "reply": '{"type": "error"}'},
        {"attempt": 2, "status": 200, "request_id": "req_2", "reply": '{"content": []}'},
    ]
    for row in rows:
        Exchange.objects.create(
            run=step.run,
            step_index=step.index,
            model="claude-x",
            seconds=1.25,
            request=exchanges.packed('{"model":"claude-x"}'),
            created_at=timezone.now(),
            **{**row, "reply": exchanges.packed(row["reply"])},
        )


def test_the_calls_to_the_model_are_read_word_for_word_with_how_each_went(read, asked):
    first, second = read("view_run", "view_exchange", what="calls/").json()["calls"]

    assert first["title"] == "Call 1 · claude-x · status 529 · 1.2 s · the provider was overloaded"
    assert second["title"] == "Call 2 · claude-x · status 200 · 1.2 s · req_2"
    assert [passage["text"] for passage in second["passages"]] == [
        '{"model":"claude-x"}',
        '{"content": []}',
    ]


def test_the_calls_are_offered_to_those_who_may_see_them_and_read_the_run(read, asked):
    assert read("view_run", "view_exchange").json()["calls"] == 2
    assert read("view_run").json()["calls"] == 0
    assert read("view_run", what="calls/").status_code == 403
    assert read("view_exchange", what="calls/").status_code == 404


def test_the_calls_of_an_attempt_that_is_no_step_can_be_read(client, read, step, asked):
    Step.objects.all().delete()

    answer = read("view_run", "view_exchange")

    assert answer.json() == {"passages": [], "calls": 2}
    assert read("view_run").status_code == 404
