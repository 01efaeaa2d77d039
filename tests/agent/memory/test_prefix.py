"""What one turn sends is, byte for byte, the beginning of what the next one sends."""

from itertools import pairwise

import pytest
from django.db.models.functions import Now

from handoff import services as handoff
from support_agent.agent import runner
from support_agent.conversation import runs as record
from support_agent.models import Run
from tests.servers.messages_api.answers import calls, says

from .sent import blocks, history, static

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("delivered", "on_its_way")]

LOOKS = ("get_order_status", "estimate_delivery")


def looks_at(number, tool="get_order_status"):
    return calls((tool, {"order_id": number}), words=f"I look at {number}.")


def jumps(turns):
    """How often the first request of a turn did not go on from that of the turn before."""
    firsts = [history(turn[0]) for turn in turns if turn]
    return sum(later[: len(earlier)] != earlier for earlier, later in pairwise(firsts))


def test_a_conversation_of_thirty_turns_goes_on_from_itself_but_for_few_jumps(ask, api):
    turns = []
    for number in range(15):
        turns.append(ask(f"Where is 7001? ({number})", looks_at("7001"), says("Order 7001 came.")))
        turns.append(ask(f"Thank you ({number})", says("You are welcome.")))

    assert len(turns) == 30
    assert 1 <= jumps(turns) <= 4
    assert len({static(body) for body in api.bodies}) == 1


def test_each_call_of_a_run_goes_on_from_the_call_before(ask):
    ask("Hello", says("Hello! What can I do?"))

    first, second, third = ask(
        "7001 and 7002?",
        looks_at("7001"),
        looks_at("7002", tool="estimate_delivery"),
        says("Order 7001 came."),
    )

    assert blocks(second)[: len(blocks(first))] == blocks(first)
    assert blocks(third)[: len(blocks(second))] == blocks(second)
    assert history(first) == history(second) == history(third)


def test_the_end_of_the_turn_before_is_marked_again_however_much_came_since(ask):
    looks = [looks_at(number, tool=tool) for number in ("7001", "7002") for tool in LOOKS]
    before = ask("Everything about 7001 and 7002?", *looks, says("Order 7001 came."))[0]

    now = ask("Thanks", says("You are welcome."))[0]

    marked = [place for place, (_, _, is_marked) in enumerate(blocks(now)) if is_marked]
    assert marked == [len(history(before)) - 1, len(history(now)) - 1]
    assert "cache_control" in now
    assert "cache_control" in now["system"][0]


def test_two_calls_at_once_and_a_refused_one_stay_as_they_were(ask):
    turns = [
        ask(
            "7001 and 9999?",
            calls(
                ("get_order_status", {"order_id": "7001"}),
                ("get_order_status", {"order_id": "9999"}),
                ("no such tool", {}),
            ),
            says("Order 7001 came."),
        ),
        ask("Thanks", says("You are welcome.")),
        ask("Bye", says("Goodbye.")),
    ]

    assert jumps(turns) == 0


def test_a_withheld_reply_leaves_nothing_behind_in_the_next_turn(ask):
    withheld = calls(("answer", {"parts": [{"say": "total", "about": "9999"}]}))
    turns = [
        ask("Where is 7001?", looks_at("7001"), withheld, says("7001 came.")),
        ask("Thanks", says("You are welcome.")),
        ask("Bye", says("Goodbye.")),
    ]

    assert "total 9999" in turns[0][2]["messages"][-1]["content"][-1]["content"]
    assert all("9999" not in text for _, text in history(turns[1][0]))
    assert jumps(turns) == 0


def test_a_person_in_between_moves_nothing_that_was_before_them(ask, api, colleague):
    turns = [
        ask("Where is 7001?", looks_at("7001"), says("Order 7001 came.")),
        ask("A person, please", calls(("hand_to_human", {"reason": "A person, please"}))),
        ask("Hello?"),
    ]
    back = colleague("I am here.", word="Tell them about 7002.")
    seen = len(api.asked)
    api.goes_on_with(says("Hello again."))
    runner.advance(back.pk, planner="claude")
    turns += [api.bodies[seen:], ask("Thanks", says("You are welcome."))]
    colleague("And it is settled.", ends=handoff.resolve)
    turns += [ask("One more", says("Yes?")), ask("7001?", looks_at("7001"), says("7001 came."))]

    assert [len(turn) for turn in turns] == [2, 1, 0, 1, 1, 1, 2]
    assert jumps(turns) == 0


def test_a_run_that_another_worker_goes_on_with_sends_what_was_sent_before(ask, dies, resumed):
    ask("Hello", says("Hello!"))
    before = dies("Where is 7001?", looks_at("7001"), says("Order 7001 came."))

    nothing_new = resumed()
    after = ask("Thanks", says("You are welcome."))

    assert (len(before), len(nothing_new)) == (2, 0)
    assert jumps([before, after]) == 0


def test_a_run_that_gave_way_to_a_newer_message_is_gone_on_from(ask, dies, write, resumed):
    turns = [
        ask("Hello", says("Hello!")),
        dies("Where is 7001?", looks_at("7001"), says("7001 came.")),
    ]

    write("And 7002?")
    turns.append(resumed(looks_at("7002"), says("Order 7002 is on its way.")))
    turns.append(ask("Thanks", says("You are welcome.")))

    assert [len(turn) for turn in turns] == [1, 2, 2, 1]
    assert jumps(turns) == 0


@pytest.fixture
def dies(write, api, monkeypatch):
    """The customer writes, and the worker is gone before the reply is said."""

    def _dies(text, *answers):
        run = write(text)
        seen = len(api.asked)
        api.goes_on_with(*answers)
        with monkeypatch.context() as patched:
            patched.setattr(record, "post_agent_reply", _killed)
            with pytest.raises(KeyboardInterrupt):
                runner.advance(run.pk, planner="claude")
        Run.objects.filter(pk=run.pk).update(lease_until=Now() - record.LEASE)
        return api.bodies[seen:]

    return _dies


@pytest.fixture
def resumed(api):
    """Another worker takes the open run."""

    def _resumed(*answers):
        seen = len(api.asked)
        api.goes_on_with(*answers)
        runner.advance(Run.objects.get(state__in=Run.OPEN).pk, planner="claude")
        return api.bodies[seen:]

    return _resumed


def _killed(*_, **__):
    raise KeyboardInterrupt
