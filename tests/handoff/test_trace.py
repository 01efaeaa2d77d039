"""What the agent did, as a colleague reads it: each step in one line, all that stands out marked."""

from datetime import timedelta

import pytest
from django.utils import timezone

from handoff import services as handoff
from handoff.models import Escalation
from handoff.trace import codes, costs, exact, runs
from support_agent.agent import budget, limits
from support_agent.agent.planners.claude import faults
from support_agent.agent.planners.known_paths import BY_CODE
from support_agent.agent.planners.offline import OfflinePlanner
from support_agent.conversation import runs as record
from support_agent.models import Run, Step, Summary, ToolCall
from tests.handoff import desk
from tests.text.nasty import TEXTS

pytestmark = pytest.mark.django_db


@pytest.fixture
def run(conversation):
    """A run that a worker holds, of the customer's question."""
    desk.customer_says(conversation, "Where is 1187?")
    return desk.held_run(conversation)


def told(run, **made):
    [one] = runs.in_words([Run.objects.prefetch_related("steps__calls").get(pk=run.pk)], **made)
    return one


def line(run):
    """The only step of the run."""
    [step] = told(run).steps
    return step


def marks(step):
    return [(mark.word, mark.why) for mark in step.marks]


def test_a_step_says_what_it_planned_did_saw_and_cost(run):
    found = {"order_id": "1187", "state": "delivered", "delivered_on": "2026-02-24"}
    asked = {"name": "get_order_status", "input": {"order_id": "#1187"}, "content": found}
    desk.took_step(run, asked, plan="I look\nit up.")
    Step.objects.update(input_tokens=1000, cache_read_input_tokens=234, cost_usd="0.0081")
    Step.objects.update(created_at=run.started_at + timedelta(seconds=2))
    ToolCall.objects.update(observed_at=run.started_at + timedelta(seconds=2.5))

    shown = line(run)

    assert (shown.run, shown.number, shown.planned) == (run.pk, 1, "I look it up.")
    [deed] = shown.deeds
    assert (deed.did, deed.outcome) == ("Looked up order 1187", "done")
    assert deed.saw == "delivered on 24 Feb"
    assert shown.cost == ("1,234 tokens", "$0.0081", "2.5 s", "scripted")
    assert shown.marks == ()


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (
            {"name": "estimate_delivery", "input": {}, "content": {"state": "late"}},
            ("Asked when an order comes", "done", "late"),
        ),
        (
            {
                "name": "open_return_request",
                "input": {"order_id": "1187"},
                "content": {"error": "return_not_allowed", "message": "The window has closed."},
                "is_error": True,
            },
            ("Asked to take back order 1187", "refused", "The window has closed."),
        ),
        (
            {
                "name": "refund_everything",
                "content": {"error": "unknown_tool", "message": "There is no tool."},
                "is_error": True,
            },
            ("Tried to refund everything", "refused", "there is no such tool"),
        ),
        (
            {
                "name": "get_order_status",
                "input": {"order_id": "1187"},
                "content": {"error": "tool_failed", "message": "get_order_status does not work."},
                "is_error": True,
            },
            ("Looked up order 1187", "failed", "a fault of ours, which is in the log"),
        ),
        (
            {"name": "get_order_status", "input": {"order_id": "1187"}},
            ("Looked up order 1187", "under_way", ""),
        ),
        (
            {
                "name": "open_return_request",
                "input": {"order_id": "1187"},
                "content": {"proposal": 3, "asks": "confirm", "order_id": "1187"},
            },
            ("Asked to take back order 1187", "done", "asked the customer first"),
        ),
        (
            {"name": "settle_proposal", "input": {"answer": "no"}, "content": {"declined": 3}},
            ("Took the customer's answer", "done", "the customer declined"),
        ),
        (
            {
                "name": "change_return_request",
                "input": {"request": "R-0001"},
                "content": {
                    "return_request": "R-0001",
                    "state": "withdrawn",
                    "order_id": "1187",
                },
            },
            ("Changed a return of order 1187", "done", "return R-0001 withdrawn"),
        ),
        (
            {"name": "weigh_parcel", "input": {"x": [1]}, "content": {"weight_kg": 2}},
            ("Tried to weigh parcel", "done", "weight_kg: 2"),
        ),
    ],
)
def test_each_call_is_told_with_what_came_of_it(run, call, words):
    desk.took_step(run, call)

    [deed] = line(run).deeds

    assert (deed.did, deed.outcome, deed.saw) == words


def test_a_call_for_a_person_is_done_by_calling_them(run):
    wish = {"name": "hand_to_human", "input": {"reason": "Wants to talk."}}
    desk.took_step(run, wish)
    handoff.escalate(
        conversation_id=run.conversation_id,
        reason=Escalation.Reason.AGENT_ASKED,
        run=run,
        now=timezone.now(),
    )

    shown = told(run)

    [deed] = shown.steps[0].deeds
    assert (deed.did, deed.outcome, deed.saw) == ("Called a person", "done", "Wants to talk.")
    assert (marks(shown), shown.end) == ([("Handed over", "")], "called a person")


def test_what_was_planned_and_never_run_says_so(run):
    desk.took_step(run, {"name": "get_order_status", "input": {"order_id": "1187"}})
    Run.objects.update(state=Run.State.FAILED, end_code="get_order_status", ended_at=timezone.now())

    assert line(run).deeds[0].outcome == "not_run"
    assert told(run).end == "it met a fault of ours (get order status)"


def test_the_step_that_made_the_request_is_marked_and_no_other(run):
    made = {"return_request": "R-7", "order_id": "1187", "state": "requested"}
    desk.took_step(run, {"name": "open_return_request", "content": made})
    desk.took_step(
        run, {"name": "open_return_request", "content": {**made, "return_request": "R-8"}}
    )

    first, second = told(run, made="R-7").steps

    assert first.deeds[0].did == "Asked for return R-7 of order 1187"
    assert (marks(first), marks(second)) == ([("Made this request", "")], [])


def test_a_withheld_answer_is_marked_with_what_lacked_support(run):
    desk.took_step(run, left_out=["status 9999"])
    Step.objects.update(withheld_by="unsupported", correction="Look.")

    shown = line(run)

    assert shown.did == "Wrote a reply"
    assert marks(shown) == [("Withheld", "nothing that was found supports it (status 9999)")]


def test_what_was_left_out_of_a_reply_is_marked_and_its_statements_are_listed(run):
    step = desk.took_step(run, left_out=["status 9999"])
    parts = [{"say": "last_scan", "about": "1187"}, {"say": "own_words", "words": "Good luck!"}]
    Step.objects.filter(pk=step.pk).update(
        answers=[{"id": "a", "input": {"parts": parts}, "malformed": ""}]
    )
    record.post_agent_reply(run, text="Yes.", resolution=Run.Resolution.DONE, now=desk.NOW)

    shown = line(run)

    assert (shown.planned, shown.did) == ("last scan 1187; own words Good luck!", "Replied")
    assert marks(shown) == [("Left out", "status 9999")]


def test_what_was_written_and_not_said_says_what_came_between(run):
    desk.took_step(run, plan="It is on its way.")
    desk.customer_says(run.conversation, "And 1188?")
    Run.objects.filter(pk=run.pk).update(
        state=Run.State.SUPERSEDED, end_code="newer_message", ended_at=timezone.now()
    )

    shown = told(run)

    assert marks(shown) == [("Superseded", "")]
    assert marks(shown.steps[0]) == [("Not said", "the customer wrote again")]


def test_the_reply_that_was_said_has_no_mark(conversation):
    desk.looked_and_replied(conversation)

    last = told(conversation.runs.get()).steps[-1]

    assert (last.did, last.planned, last.marks) == ("Replied", "It is on its way.", ())


def test_who_stood_in_for_whom_and_what_it_cost_is_told(run):
    desk.took_step(run, plan="Hello.")
    Run.objects.filter(pk=run.pk).update(planner="claude-x, then offline")
    Step.objects.update(instead_of="claude-x (overloaded)")

    shown = line(run)

    assert marks(shown) == [("Instead of", "claude-x: the provider was overloaded")]
    assert shown.cost == ("free", "by code, offline")


def test_a_step_by_code_is_free_and_one_by_a_stronger_model_is_marked(run):
    desk.took_step(run, plan="One.")
    desk.took_step(run, plan="Two.")
    Step.objects.filter(index=0).update(planned_by=BY_CODE)
    Step.objects.filter(index=1).update(planned_by="strong", model="claude-strong", output_tokens=1)

    by_code, stronger = told(run).steps

    assert (by_code.cost, by_code.marks) == (("free", "by code"), ())
    assert stronger.cost == ("1 token", "$0.0000", "claude-strong")
    assert marks(stronger) == [("Stronger model", "")]


def test_a_summary_that_was_written_for_the_run_is_marked_and_read_with_its_first_step(run):
    step = desk.took_step(run, plan="Hello.")
    Summary.objects.create(
        run=run,
        conversation=run.conversation,
        until=1,
        text="They asked for 1187.",
        model="claude-x",
        created_at=timezone.now(),
    )

    assert marks(line(run)) == [("Summed up", "what was said before, within this price")]
    first = exact.passages(step)[0]
    assert first.title == "What was said before, summed up by claude-x"
    assert first.text == "They asked for 1187."


def test_an_answer_that_was_no_plan_is_marked_as_an_error(run):
    desk.took_step(run)
    Step.objects.update(failure="max_tokens")

    assert marks(line(run)) == [("Error", "the answer grew too long")]
    assert line(run).did == "Got no plan"


def test_an_attempt_that_cost_nothing_has_a_line_of_its_own_where_the_run_failed_with_it(run):
    desk.took_step(run, {"name": "get_order_status", "content": {"state": "delivered"}})
    handoff.escalate(
        conversation_id=run.conversation_id,
        reason=Escalation.Reason.AGENT_FAILED,
        detail="overloaded",
        run=run,
        run_state=Run.State.FAILED,
        now=timezone.now(),
    )

    looked, failed = told(run).steps

    assert (looked.number, failed.number, failed.did) == (1, 2, "Got no plan")
    assert marks(failed) == [("Error", "the provider was overloaded")]


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_a_line_stays_a_short_line_whatever_strangers_write(run, text):
    call = {"input": {"order_id": text}, "content": {"x": text}}
    names = ("get_order_status", text[:120])
    desk.took_step(run, *({**call, "name": name} for name in names), plan=text)

    shown = line(run)

    for words in (shown.planned, *(part for deed in shown.deeds for part in (deed.did, deed.saw))):
        assert len(words) <= 200
        assert not set(words) & set("\n\u202e\u2067\u2028")


def test_every_code_of_the_product_has_words():
    kinds = [limits.LimitReached, *limits.LimitReached.__subclasses__()]
    ends = {kind.code for kind in kinds} - {"limit", "withheld"}
    ends |= {budget.CONVERSATION, budget.DAY, budget.MONTH}
    failures = {*faults.STATUS_CODES.values(), *faults.TYPE_CODES.values()}

    assert codes.CHECKS.keys() == {"unsupported", "final_output"}
    assert ends <= codes.KNOWN.keys()
    assert failures <= codes.FAULTS.keys()
    assert costs.FREE.keys() == {BY_CODE, OfflinePlanner.name}


def test_a_code_that_nobody_foresaw_is_said_as_words():
    assert codes.end("some_new_limit") == "some new limit"
