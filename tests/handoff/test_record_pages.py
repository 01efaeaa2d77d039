import re

import pytest
from django.contrib.auth.models import Group, Permission, User
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from handoff import services as handoff
from support_agent.conversation import services as record
from support_agent.models import Run
from tests.handoff import desk

pytestmark = pytest.mark.django_db


def page(client, model, pk=None):
    deed, args = ("change", [pk]) if pk else ("changelist", [])
    return client.get(reverse(f"admin:{model}_{deed}", args=args))


def text_of(response):
    assert response.status_code == 200
    return response.content.decode()


def test_an_escalation_shows_its_brief_and_marks_the_wish_as_a_claim(as_reviewer, escalation):
    shown = text_of(page(as_reviewer, "handoff_escalation", escalation.pk))

    assert "What they want, as the agent sums it up" in shown
    assert "Wants a person." in shown
    assert "I want to speak to a person." in shown


def test_an_escalation_says_who_came_and_how_it_ended(as_reviewer, claimed, operator):
    handoff.hand_back(claimed, by=operator, word="Open the return.", now=desk.NOW)

    shown = text_of(page(as_reviewer, "handoff_escalation", claimed.pk))

    assert "Olaf" in shown
    assert "Handed back" in shown
    assert "Open the return." in shown


def test_a_call_for_a_person_unfolds_the_run_that_it_came_of(as_reviewer, operator, conversation):
    desk.customer_says(conversation, "I want to speak to a person.")
    run = desk.held_run(conversation)
    desk.took_step(run, plan="I can do nothing here.")
    escalation = handoff.escalate(
        conversation_id=conversation.pk,
        reason="guard_tripped",
        run=run,
        run_state=Run.State.HANDED_OVER,
        now=desk.NOW,
    )
    handoff.claim(escalation, by=operator, now=desk.NOW)
    handoff.hand_back(escalation, by=operator, now=desk.NOW)
    desk.customer_says(conversation, "Where is it?")
    desk.looked_and_replied(conversation)

    shown = text_of(page(as_reviewer, "handoff_escalation", escalation.pk))

    unfolded = re.findall(r'<details class="run" open>\s*<summary>\s*<b>Run (\d+)</b>', shown)
    assert unfolded == [str(run.pk)]
    conversations = text_of(page(as_reviewer, "support_agent_conversation", conversation.pk))
    assert conversations.count('<details class="run" open>') == 1
    assert f"<b>Run {run.pk}</b>" in conversations


@pytest.mark.parametrize(
    "model", ["handoff_escalation", "support_agent_conversation", "support_agent_run"]
)
def test_the_record_is_read_and_never_edited(as_reviewer, escalation, model):
    run = desk.held_run(escalation.conversation)
    row = {"escalation": escalation, "conversation": escalation.conversation, "run": run}
    pk = row[model.rsplit("_", 1)[1]].pk

    assert text_of(page(as_reviewer, model))
    assert text_of(page(as_reviewer, model, pk))
    changed = as_reviewer.post(reverse(f"admin:{model}_change", args=[pk]), {"state": "resolved"})
    deleted = as_reviewer.post(reverse(f"admin:{model}_delete", args=[pk]), {"post": "yes"})
    added = as_reviewer.get(reverse(f"admin:{model}_add"))
    assert [changed.status_code, deleted.status_code, added.status_code] == [405, 403, 403]


def test_a_conversation_shows_every_message_and_step_in_order(as_reviewer, operator, conversation):
    desk.customer_says(conversation, "I want to speak to a person.")
    run = desk.held_run(conversation)
    desk.took_step(run, {"name": "get_order_status", "input": {"order_id": "1187"}}, plan="I look.")
    escalation = handoff.escalate(
        conversation_id=conversation.pk,
        reason="agent_failed",
        detail="overloaded",
        run=run,
        run_state=Run.State.FAILED,
        unresolved="Where the parcel is.",
        now=desk.NOW,
    )
    handoff.claim(escalation, by=operator, now=desk.NOW)
    handoff.reply(escalation, by=operator, text="I am here.", now=desk.NOW)

    shown = text_of(page(as_reviewer, "support_agent_conversation", conversation.pk))

    in_order = [
        "I want to speak to a person.",
        "I am here.",
        "Failed",
        "the provider was overloaded",
        "I look.",
        "Looked up order 1187",
        "not run",
    ]
    places = [shown.index(words) for words in in_order]
    assert places == sorted(places)
    assert "Where the parcel is." in shown


def test_a_conversation_of_nobody_known_has_a_page(as_reviewer):
    conversation = record.start_conversation(customer=None, channel="widget", now=desk.NOW)

    assert "Unknown customer" in text_of(
        page(as_reviewer, "support_agent_conversation", conversation.pk)
    )


def test_markup_in_a_conversation_is_shown_as_characters(as_reviewer, conversation, customer):
    bad = "<img src=x onerror=alert(1)>"
    customer.name = bad
    customer.save()
    desk.customer_says(conversation, bad)
    escalation = handoff.escalate(
        conversation_id=conversation.pk, reason="agent_asked", wish=bad, now=desk.NOW
    )

    for model, pk in (
        ("support_agent_conversation", conversation.pk),
        ("support_agent_conversation", None),
        ("handoff_escalation", escalation.pk),
        ("handoff_escalation", None),
    ):
        assert bad not in text_of(page(as_reviewer, model, pk))


@pytest.mark.parametrize(
    "model", ["handoff_escalation", "support_agent_conversation", "support_agent_run"]
)
def test_the_number_of_queries_does_not_grow_with_the_record(as_reviewer, customer, model):
    def happen():
        conversation = record.start_conversation(customer=customer, channel="widget", now=desk.NOW)
        desk.customer_says(conversation, "Hello?")
        run = desk.held_run(conversation)
        desk.took_step(run, {"name": "look", "content": "x"})
        handoff.escalate(
            conversation_id=conversation.pk, reason="agent_asked", run=run, now=desk.NOW
        )

    def queries():
        with CaptureQueriesContext(connection) as captured:
            text_of(page(as_reviewer, model))
        return len(captured)

    happen()
    happen()
    queries()
    few = queries()
    for _ in range(8):
        happen()

    assert queries() == few


def test_staff_are_made_and_given_their_groups(as_reviewer):
    group = Group.objects.create(name="Reviewers")
    permission = Permission.objects.get(codename="change_returnreview")
    found = as_reviewer.get(
        reverse("admin:autocomplete"),
        {
            "app_label": "auth",
            "model_name": "group",
            "field_name": "permissions",
            "term": "change_returnreview",
        },
    )
    assert [row["id"] for row in found.json()["results"]] == [str(permission.pk)]

    as_reviewer.post(
        reverse("admin:auth_user_add"),
        {
            "username": "lena",
            "password1": "a long way round",
            "password2": "a long way round",
            "usable_password": "true",
        },
    )

    lena = User.objects.get(username="lena")
    shown = text_of(page(as_reviewer, "auth_user", lena.pk))
    assert "lena" in shown
    assert text_of(page(as_reviewer, "auth_group", group.pk))


def test_a_run_names_the_messages_that_it_answers(as_reviewer, conversation):
    desk.customer_says(conversation, "Where is it?")
    run = desk.held_run(conversation)

    def told():
        shown = text_of(page(as_reviewer, "support_agent_run", run.pk))
        return re.search(r"(messages? [\d to]+) of <a", shown)[1]

    assert told() == "message 1"
    Run.objects.filter(pk=run.pk).update(first_sequence=1, last_sequence=3)
    assert told() == "messages 1 to 3"
