"""The trace in the terminal tells each step from the record: plan, call, observation, in order."""

import json
from io import StringIO

import pytest
from django.core.management import call_command
from django.utils import timezone

from orders.demo import seeding
from orders.models import Order
from support_agent.models import Run

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def told():
    """The lines of the trace between task and end, without what each step took."""
    seeding.seed(now=timezone.now())
    owner = Order.objects.select_related("customer").get(number="1187").customer.email

    def _told(text):
        out = StringIO()
        call_command("chat", text, customer=owner, planner="offline", stdout=out)
        lines = [line.strip() for line in out.getvalue().splitlines()]
        [begin] = [place for place, line in enumerate(lines) if line.startswith("Task:")]
        [end] = [place for place, line in enumerate(lines) if line.startswith("End:")]
        return [line for line in lines[begin + 1 : end] if not line.startswith("took")]

    return _told


def in_record():
    for number, step in enumerate(Run.objects.get().steps.order_by("index"), start=1):
        yield f"{number}. plan    {step.plan}"
        calls = list(step.calls.all())
        yield from (f"action  {call.name} {_json(call.input)}" for call in calls)
        yield from (
            f"{'refused' if call.is_error else 'saw    '} {_json(call.content)}" for call in calls
        )


def _json(value):
    return json.dumps(value, ensure_ascii=False)


def test_a_return_is_read_step_by_step_with_one_action_each(told):
    lines = told("The headphones from order 1187 are damaged. I want to return them.")

    assert lines == list(in_record())
    kinds = [line.split(" ")[0].rstrip(".") for line in lines]
    assert kinds == ["1", "action", "saw", "2", "action", "saw", "3"]
    assert lines[1] == 'action  get_order_status {"order_id": "1187"}'
    assert '"state": "delivered"' in lines[2]


def test_what_was_refused_is_told_as_refused(told):
    lines = told("Where is order 9999?")

    assert lines == list(in_record())
    assert lines[2].startswith('refused {"error": "order_not_found"')


def test_the_run_is_named_as_it_is_played_again(told):
    out = StringIO()
    told("Hello")

    call_command("chat", "Where is order 9999?", planner="offline", stdout=out)

    run = Run.objects.latest("pk")
    [named] = [line for line in out.getvalue().splitlines() if line.startswith("Kept as ")]
    assert named == f"Kept as run {run.pk} of conversation {str(run.conversation_id)[:8]}"
    for name in (named.split(" ")[3], named.split(" ")[-1]):
        again = StringIO()
        call_command("replay", name, stdout=again)
        assert again.getvalue().endswith("The same.\n")
