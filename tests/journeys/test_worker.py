"""The same conversations through real workers, which die at the worst moment."""

import time

import pytest
from django.utils import timezone

from handoff import services as handoff
from orders.demo import seeding
from orders.models import Order, ReturnRequest
from support_agent.agent import intake
from support_agent.conversation import services
from support_agent.models import Conversation, Run, Step
from tests.servers.messages_api.answers import calls, says
from tests.servers.messages_api.server import MessagesApi
from tests.servers.workers import Workers, wait_until

pytestmark = pytest.mark.django_db(transaction=True)

RETURN = "The headphones from order 1187 are damaged. I want to return them."


@pytest.fixture
def workers(tmp_path):
    """Starts workers, with settings of their own if wanted."""
    made = []

    def _workers(**environ):
        made.append(Workers(tmp_path, **environ))
        return made[-1]

    yield _workers
    for each in made:
        each.stop()


@pytest.fixture
def conversation():
    seeding.seed(now=timezone.now())
    owner = Order.objects.select_related("customer").get(number="1187").customer
    return services.start_conversation(customer=owner, channel="test", now=timezone.now())


def receive(conversation, text, wake):
    return intake.receive_message(
        conversation_id=conversation.pk, text=text, now=timezone.now(), wake=wake
    )


def replies(conversation):
    return conversation.messages.filter(author="agent")


def test_a_message_is_answered_by_a_worker(workers, conversation):
    crew = workers()
    crew.start("worker")

    receive(conversation, RETURN, wake=crew.ring)

    wait_until(replies(conversation).exists, why=crew.log)
    request = ReturnRequest.objects.get()
    assert request.number in replies(conversation).get().text


def test_a_message_whose_ring_was_lost_is_found_by_the_sweeper(workers, conversation):
    crew = workers()
    crew.start("worker")
    crew.start("beat")

    receive(conversation, RETURN, wake=lambda run_id, pause: None)

    wait_until(replies(conversation).exists, why=crew.log)


def test_what_a_customer_types_in_pieces_gets_one_reply_that_has_read_all(workers, conversation):
    crew = workers()
    crew.start("worker")

    for piece in ("Hi", "my headphones", "order 1187", "are damaged", "I want to return them"):
        receive(conversation, piece, wake=crew.ring)
        time.sleep(0.2)

    wait_until(replies(conversation).exists, why=crew.log)
    run = Run.objects.get()
    assert (run.first_sequence, run.last_sequence, run.state) == (1, 5, "replied")
    assert ReturnRequest.objects.get().number in replies(conversation).get().text


def test_a_run_whose_worker_is_killed_is_finished_once_by_another(workers, conversation):
    with MessagesApi(
        calls(("get_order_status", {"order_id": "1187"}), words="Look it up."),
        # The worker is killed while it waits for this one.
        says("Never heard.", delay=60),
        calls(("open_return_request", {"order_id": "1187", "summary": RETURN})),
        says("Your request is with a colleague, who decides and writes here."),
    ) as provider:
        crew = workers(ANTHROPIC_API_KEY="test", ANTHROPIC_BASE_URL=provider.url)
        first = crew.start("worker")
        crew.start("beat")
        receive(conversation, RETURN, wake=crew.ring)
        wait_until(lambda: len(provider.asked) == 2, why=crew.log)

        crew.kill(first)
        crew.start("worker")

        wait_until(replies(conversation).exists, why=crew.log)
        assert provider.refused == []
        # No stored step is asked for twice: only the call that died is made again.
        assert len(provider.asked) == 4

    run = Run.objects.get()
    assert (run.state, run.fence) == ("replied", 2)
    assert ReturnRequest.objects.count() == replies(conversation).count() == 1
    assert list(run.steps.values_list("index", flat=True)) == [0, 1, 2]


def test_a_task_that_is_delivered_three_times_runs_once(workers, conversation):
    crew = workers()
    crew.start("worker")

    receive(
        conversation,
        RETURN,
        wake=lambda run_id, pause: [crew.ring(run_id, pause) for _ in range(3)],
    )

    wait_until(replies(conversation).exists, why=crew.log)
    wait_until(lambda: not Run.objects.filter(state__in=Run.OPEN).exists(), why=crew.log)
    assert replies(conversation).count() == ReturnRequest.objects.count() == 1
    assert Step.objects.count() == 3


def test_a_person_who_comes_cuts_the_model_call_and_the_late_reply_is_never_said(
    workers, conversation, operator
):
    with MessagesApi(says("Far too late.", pause=0.5, delay=1)) as provider:
        crew = workers(ANTHROPIC_API_KEY="test", ANTHROPIC_BASE_URL=provider.url)
        crew.start("worker")
        receive(conversation, "Hello there", wake=crew.ring)
        wait_until(lambda: len(provider.asked) == 1, why=crew.log)

        handoff.take_over(conversation.pk, by=operator, now=timezone.now())

        wait_until(lambda: "not ours any more" in crew.log(), why=crew.log)

    assert not replies(conversation).exists()
    assert Conversation.objects.get(pk=conversation.pk).held_by == operator
