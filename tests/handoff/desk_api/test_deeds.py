"""What a colleague does over the API, and what they are refused."""

import pytest

from handoff import services as handoff
from support_agent.models import Conversation, Message, Run
from tests.handoff import desk

pytestmark = pytest.mark.django_db


def test_a_claimed_conversation_is_answered_and_handed_back_with_a_word(olaf, escalation):
    call = f"escalations/{escalation.pk}"

    claimed = olaf.post(f"{call}/claim/")
    said = olaf.post(f"{call}/reply/", text="I am Olaf.", client_id="one")
    ended = olaf.post(f"{call}/hand_back/", word="Look at order 1187.")

    assert claimed.json()["claimed_by"]["name"] == "Olaf"
    assert (said.status_code, said.json()["author"]) == (201, "person")
    assert ended.json()["state"] == "handed_back"
    assert Conversation.objects.get().holder == "agent"
    assert Run.objects.get().task == "follow_up"


def test_the_slower_colleague_is_told_the_name(olaf, rita, escalation):
    rita.post(f"escalations/{escalation.pk}/claim/")

    answer = olaf.post(f"escalations/{escalation.pk}/claim/")

    assert answer.status_code == 409
    assert answer.json() == {
        "code": "already_claimed",
        "message": "Rita has already taken this conversation.",
        "field": None,
    }


def test_a_reply_sent_twice_is_said_once(olaf, claimed):
    path = f"escalations/{claimed.pk}/reply/"

    answers = [olaf.post(path, text="Hello.", client_id="one").json() for _ in range(2)]

    assert answers[0] == answers[1]
    assert Message.objects.filter(author="person").count() == 1


def test_nobody_speaks_in_a_colleagues_conversation(rita, claimed):
    answer = rita.post(f"escalations/{claimed.pk}/reply/", text="Hello.", client_id="one")

    assert (answer.status_code, answer.json()["code"]) == (409, "not_yours")
    assert not Message.objects.filter(author="person").exists()


@pytest.mark.parametrize("text", ["", "   ", "x" * 4001, "nul\x00", "half \ud83d"])
def test_a_text_that_cannot_be_kept_is_refused(olaf, claimed, text):
    answer = olaf.post(f"escalations/{claimed.pk}/reply/", text=text, client_id="one")

    assert answer.status_code == 400
    assert set(answer.json()) == {"code", "message", "field"}


def test_nobody_is_closed_upon_mid_sentence(olaf, claimed):
    conversation = claimed.conversation
    seen = Conversation.objects.get().last_sequence
    desk.customer_says(conversation, "One more thing.")

    refused = olaf.post(f"escalations/{claimed.pk}/resolve/", seen=seen)
    closed = olaf.post(f"escalations/{claimed.pk}/resolve/", seen=seen + 1)

    assert (refused.status_code, refused.json()["code"]) == (409, "customer_wrote_meanwhile")
    assert (closed.status_code, closed.json()["state"]) == (200, "resolved")


def test_closing_says_how_far_it_has_read(olaf, claimed):
    answer = olaf.post(f"escalations/{claimed.pk}/resolve/")

    assert (answer.status_code, answer.json()["field"]) == (400, "seen")


def test_a_conversation_that_the_agent_holds_is_taken_over(olaf, conversation):
    desk.customer_says(conversation, "Where is it?")

    answer = olaf.post(f"conversations/{conversation.pk}/take_over/")

    assert answer.json()["reason"] == "person_stepped_in"
    assert Conversation.objects.get().held_by.first_name == "Olaf"


def test_a_conversation_is_read_on_from_what_was_seen(olaf, claimed, operator):
    handoff.reply(claimed, by=operator, text="Hello, I am Olaf.", now=desk.NOW)
    path = f"conversations/{claimed.conversation_id}/"

    whole = olaf.get(path).json()
    rest = olaf.get(f"{path}?after={whole['last_sequence'] - 1}").json()

    assert [said["author"] for said in whole["messages"]] == [
        "customer",
        "notice",
        "notice",
        "person",
    ]
    [last] = rest["messages"]
    assert last["person"]["name"] == "Olaf"
    assert whole["escalation"]["brief"]["asked"] == ["I want to speak to a person."]


def test_the_trace_tells_what_was_done_and_refused(olaf, conversation):
    desk.customer_says(conversation, "Where is 1187?")
    run = desk.held_run(conversation)
    asked = {"name": "get_order_status", "input": {"order_id": "1187"}}
    desk.took_step(run, {**asked, "content": {"state": "in_transit"}}, plan="I look.")
    desk.took_step(run, {**asked, "content": {"error": "order_not_found"}, "is_error": True})
    desk.took_step(run, asked)

    [told] = olaf.get(f"conversations/{conversation.pk}/").json()["runs"]

    deeds = [deed for step in told["steps"] for deed in step["deeds"]]
    assert [deed["outcome"] for deed in deeds] == ["done", "refused", "under_way"]
    assert deeds[0]["did"] == "Looked up order 1187"
    assert deeds[0]["saw"] == "in transit"


def test_markup_comes_out_as_it_was_said(olaf, conversation):
    bad = '<img src=x onerror=alert(1)> and "><svg onload=alert(1)> and [x](javascript:alert(1))'
    desk.customer_says(conversation, bad)

    answer = olaf.get(f"conversations/{conversation.pk}/")

    assert answer.json()["messages"][0]["text"] == bad
    assert answer["Content-Type"] == "application/json"
