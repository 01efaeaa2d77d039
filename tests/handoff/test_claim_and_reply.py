import pytest

from handoff import services as handoff
from handoff.errors import AlreadyClaimed, EscalationEnded, NotYours
from handoff.models import Escalation
from support_agent.agent import intake
from support_agent.conversation import runs
from support_agent.conversation.errors import LeaseLost, MessageRefused
from support_agent.models import Conversation, Message, Run
from tests.handoff import desk


def test_whoever_claims_holds_the_conversation_and_the_customer_is_told(escalation, operator):
    claimed = handoff.claim(escalation, by=operator, now=desk.NOW)

    assert claimed.state == Escalation.State.CLAIMED
    assert (claimed.claimed_by, claimed.claimed_at) == (operator, desk.NOW)
    conversation = Conversation.objects.get(pk=escalation.conversation_id)
    assert (conversation.holder, conversation.held_by) == (Conversation.Holder.PERSON, operator)
    assert len(desk.said(conversation, "notice")) == 2


def test_the_second_to_claim_is_told_who_has_it(claimed, operator, reviewer):
    with pytest.raises(AlreadyClaimed, match="Olaf has already taken") as refusal:
        handoff.claim(claimed, by=reviewer, now=desk.NOW)

    assert refusal.value.by == operator
    claimed.refresh_from_db()
    assert claimed.claimed_by == operator


def test_a_double_click_claims_once_and_greets_once(claimed, operator):
    again = handoff.claim(claimed, by=operator, now=desk.NOW)

    assert again.claimed_by == operator
    assert len(desk.said(claimed.conversation, "notice")) == 2


def test_what_is_over_cannot_be_claimed(claimed, operator, reviewer):
    handoff.resolve(claimed, by=operator, now=desk.NOW)

    with pytest.raises(EscalationEnded, match="already been resolved"):
        handoff.claim(claimed, by=reviewer, now=desk.NOW)


def test_the_claimer_speaks_as_a_person(claimed, operator, conversation):
    message = handoff.reply(claimed, by=operator, text=" I am here. ", now=desk.NOW)

    assert (message.author, message.person) == (Message.Author.PERSON, operator)
    assert desk.said(conversation, "person") == ["I am here."]


def test_nobody_else_speaks_in_it(claimed, reviewer, conversation):
    with pytest.raises(NotYours, match="with Olaf"):
        handoff.reply(claimed, by=reviewer, text="Me too.", now=desk.NOW)

    assert desk.said(conversation, "person") == []


def test_nobody_speaks_before_claiming(escalation, operator):
    with pytest.raises(NotYours, match="Take this conversation first"):
        handoff.reply(escalation, by=operator, text="Hello!", now=desk.NOW)


def test_nobody_speaks_after_the_end(claimed, operator):
    handoff.hand_back(claimed, by=operator, now=desk.NOW)

    with pytest.raises(EscalationEnded, match="handed back"):
        handoff.reply(claimed, by=operator, text="One more thing.", now=desk.NOW)


def test_an_empty_reply_is_refused(claimed, operator):
    with pytest.raises(MessageRefused):
        handoff.reply(claimed, by=operator, text=" \n ", now=desk.NOW)


def test_a_reply_sent_twice_is_said_once(claimed, operator, conversation):
    first = handoff.reply(claimed, by=operator, text="Hello", client_id="r-1", now=desk.NOW)
    second = handoff.reply(claimed, by=operator, text="Hello", client_id="r-1", now=desk.NOW)

    assert second == first
    assert desk.said(conversation, "person") == ["Hello"]


def test_a_person_may_step_in_unasked_and_the_agent_falls_silent(conversation, operator):
    desk.customer_says(conversation, "Where is it?")
    run = desk.held_run(conversation)

    escalation = handoff.take_over(conversation.pk, by=operator, now=desk.NOW)

    assert escalation.reason == Escalation.Reason.PERSON_STEPPED_IN
    assert escalation.claimed_by == operator
    assert len(desk.said(conversation, "notice")) == 1
    run.refresh_from_db()
    assert run.state == Run.State.HANDED_OVER


def test_stepping_in_takes_the_call_that_waits(escalation, operator):
    taken = handoff.take_over(escalation.conversation_id, by=operator, now=desk.NOW)

    assert taken == escalation
    assert Escalation.objects.count() == 1


def test_nobody_steps_into_a_colleagues_conversation(claimed, reviewer):
    with pytest.raises(AlreadyClaimed):
        handoff.take_over(claimed.conversation_id, by=reviewer, now=desk.NOW)


def test_a_reply_in_the_making_is_not_said_once_a_person_has_come(conversation, operator):
    desk.customer_says(conversation, "мне нужен человек")
    run = desk.held_run(conversation)
    handoff.take_over(conversation.pk, by=operator, now=desk.NOW)

    with pytest.raises(LeaseLost):
        runs.post_agent_reply(run, text="Late.", resolution=Run.Resolution.DONE, now=desk.NOW)
    with pytest.raises(LeaseLost):
        handoff.escalate(
            conversation_id=conversation.pk,
            reason=Escalation.Reason.AGENT_ASKED,
            run=run,
            now=desk.NOW,
        )

    assert desk.said(conversation, "agent") == []
    assert Escalation.objects.count() == 1


@pytest.mark.parametrize("held", ["escalation", "claimed"])
def test_what_a_customer_writes_while_a_person_is_called_is_heard_and_no_agent_answers(
    request, conversation, held
):
    request.getfixturevalue(held)
    notices_before = len(desk.said(conversation, "notice"))

    for text in ("Are you there?", "10432", "Hello??"):
        intake.receive_message(conversation_id=conversation.pk, text=text, now=desk.NOW)

    assert desk.said(conversation, "customer")[1:] == ["Are you there?", "10432", "Hello??"]
    assert len(desk.said(conversation, "notice")) == notices_before
    assert not Run.objects.exists()
