from django.db import connection
from django.test.utils import CaptureQueriesContext

from handoff import brief
from handoff import services as handoff
from handoff.brief import in_short
from handoff.models import Escalation
from support_agent.conversation import runs
from support_agent.models import Run
from tests.handoff import desk


def brief_of(conversation, **values):
    values = {"reason": Escalation.Reason.AGENT_ASKED, "now": desk.NOW} | values
    return handoff.escalate(conversation_id=conversation.pk, **values).brief


def test_a_brief_says_what_was_asked_checked_promised_refused_and_left(customer, conversation):
    desk.customer_says(conversation, "The headphones are damaged, and I want 20 €.")
    request = desk.asked_back(desk.delivered_order(customer), conversation=conversation)
    run = desk.held_run(conversation)
    desk.took_step(
        run,
        {
            "name": "get_order_status",
            "input": {"order_id": "1187"},
            "content": {"state": "delivered"},
        },
        {
            "name": "get_order_status",
            "input": {"order_id": "9999"},
            "content": {"error": "order_not_found", "message": "There is no order '9999'."},
            "is_error": True,
        },
        plan="I look the order up.",
    )
    desk.took_step(run, left_out=["“You will get 20 € back today.”", "status 9999"])

    brief = brief_of(
        conversation, run=run, wish="Wants 20 € back.", unresolved="Whether money is due."
    )

    assert brief == {
        "wish": "Wants 20 € back.",
        "asked": ["The headphones are damaged, and I want 20 €."],
        "checked": [
            {
                "tool": "get_order_status",
                "input": "order_id: 1187",
                "result": "state: delivered",
                "about": "Order 1187",
                "said": "delivered",
                "at": "2026-03-04T12:00:00+00:00",
            }
        ],
        "promised": [f"Return request {request.number} for order 1187: requested."],
        "refused": [
            {
                "tool": "get_order_status",
                "input": "order_id: 9999",
                "result": "error: order_not_found, message: There is no order '9999'.",
                "about": "Order 9999",
                "said": "There is no order '9999'.",
                "at": "2026-03-04T12:00:00+00:00",
            }
        ],
        "withheld": ["“You will get 20 € back today.”; status 9999"],
        "unresolved": "Whether money is due.",
        "more": {},
    }


def test_a_reply_that_was_said_is_a_promise_and_not_withheld(conversation):
    desk.customer_says(conversation, "When does it come?")
    run = desk.held_run(conversation)
    desk.took_step(run, plan="It comes on 9 August.\n")
    runs.post_agent_reply(
        run, text="It comes on 9 August.", resolution=Run.Resolution.DONE, now=desk.NOW
    )
    desk.customer_says(conversation, "I want a person.")

    brief = brief_of(conversation)

    assert brief["promised"] == ["It comes on 9 August."]
    assert brief["withheld"] == []


def test_what_lies_before_a_hand_back_is_another_story(claimed, operator, conversation):
    handoff.reply(claimed, by=operator, text="Done.", now=desk.NOW)
    handoff.hand_back(claimed, by=operator, now=desk.NOW)
    desk.customer_says(conversation, "And order 1042?")

    assert brief_of(conversation)["asked"] == ["And order 1042?"]


def test_a_message_that_waited_over_a_hand_back_is_still_told(claimed, operator, conversation):
    handoff.hand_back(claimed, by=operator, now=desk.NOW)

    assert brief_of(conversation)["asked"] == ["I want to speak to a person."]


def test_a_long_story_keeps_its_end_and_says_how_much_came_before(conversation):
    for number in range(25):
        desk.customer_says(conversation, f"Message {number}")
    run = desk.held_run(conversation)
    for number in range(23):
        desk.took_step(
            run,
            {"name": "get_order_status", "content": {"step": number}},
            {"name": "no_such_tool", "content": {"error": "unknown"}, "is_error": True},
        )
        desk.took_step(run, left_out=[f"Draft {number}"])

    brief = brief_of(conversation, run=run)

    assert brief["more"] == {"asked": 5, "checked": 3, "refused": 3, "withheld": 3}
    ends = [brief["asked"][-1], brief["checked"][-1]["result"], brief["withheld"][-1]]
    assert ends == ["Message 24", "step: 22", "Draft 22"]
    assert {len(brief[name]) for name in brief["more"]} == {20}


def test_a_long_story_costs_no_more_questions_than_one_that_just_fills_the_lists(conversation):
    def questions(stories):
        for number in range(stories):
            desk.customer_says(conversation, f"Message {number}")
        run = desk.held_run(conversation)
        for number in range(stories):
            desk.took_step(run, {"name": "get_order_status", "content": {"step": number}})
        with CaptureQueriesContext(connection) as asked:
            brief.of(conversation, wish="", unresolved="")
        runs.end_held_run(run, state=Run.State.FAILED, code="test")
        return len(asked)

    assert questions(brief.MOST_ENTRIES) == questions(3 * brief.MOST_ENTRIES)


def test_what_is_long_is_cut(conversation):
    desk.customer_says(conversation, "Hello")
    run = desk.held_run(conversation)
    desk.took_step(run, {"name": "get_order_status", "content": {"note": "x" * 900}})
    desk.took_step(run, left_out=["x" * 100_000])

    made = brief_of(conversation, run=run)

    assert len(made["checked"][0]["result"]) < 320
    assert len(made["withheld"][0]) < 4_100


def test_without_words_of_its_own_what_is_left_is_the_customers_wish(conversation):
    desk.customer_says(conversation, "I want a person.")

    assert brief_of(conversation, wish="Wants a person.")["unresolved"] == "Wants a person."


def test_a_finding_that_is_nested_ever_so_deep_is_told_in_short():
    nested = ["x"]
    for _ in range(400):
        nested = {"a": [nested]}

    assert len(in_short(nested)) < 100
