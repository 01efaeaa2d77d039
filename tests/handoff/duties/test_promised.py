"""What is promised has a time from the first, is told with it, and ends by the deed alone."""

from datetime import UTC, datetime, timedelta

import pytest
from django.db import IntegrityError, transaction

from handoff import duties, queries, review
from handoff import services as handoff
from handoff.errors import CustomerWroteMeanwhile
from handoff.models import Duty, Escalation
from support_agent.conversation.errors import LeaseLost
from tests.handoff import desk

pytestmark = pytest.mark.django_db

SATURDAY = datetime(2026, 3, 7, 12, tzinfo=UTC)
FRIDAY_EVENING = datetime(2026, 3, 6, 17, tzinfo=UTC)


def call(conversation, *, now=desk.NOW, **options):
    return handoff.escalate(
        conversation_id=conversation.pk, reason=Escalation.Reason.AGENT_ASKED, now=now, **options
    )


def speaks(conversation, language):
    conversation.language = language
    conversation.save(update_fields=["language"])


def test_who_calls_a_person_is_promised_an_answer_by_a_time_and_told_so(conversation):
    called = call(conversation)

    duty = Duty.objects.get()
    assert (duty.kind, duty.about, duty.state) == ("answer", str(called.pk), "open")
    assert duty.due_at == called.due_at == desk.NOW.replace(hour=16)
    assert desk.said(conversation, "notice")[0].endswith("You will have the answer by 16:00 today.")


def test_a_closed_desk_says_when_it_opens(conversation):
    call(conversation, now=SATURDAY)

    assert desk.said(conversation, "notice")[0].endswith(
        "Nobody is here just now; we open at 09:00 on Monday, March 9. "
        "You will have the answer by 13:00 on Monday, March 9."
    )


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "by 12:00 on Monday, March 9."),
        ("es", "el lunes 9 de marzo, a las 12:00 como muy tarde."),
        ("ru", "9 марта (понедельник), не позднее 12:00."),
        ("fr", "lundi 9 mars, à 12:00 au plus tard."),
        ("de", "am Montag, 9. März bis spätestens 12:00 Uhr."),
        ("pt", "segunda-feira, 9 de março, o mais tardar às 12:00."),
        ("it", "lunedì 9 marzo, al più tardi alle 12:00."),
        ("nl", "maandag 9 maart, uiterlijk om 12:00 uur."),
    ],
)
def test_the_day_is_told_in_the_customers_language(conversation, language, told):
    speaks(conversation, language)

    call(conversation, now=FRIDAY_EVENING)

    assert desk.said(conversation, "notice")[0].endswith(told)


@pytest.mark.parametrize("language", ["en", "es", "ru", "fr", "de", "pt", "it", "nl"])
def test_a_day_of_another_year_is_told_with_it(conversation, opens, language):
    # Open for an hour, and then no more: who asks for more is promised nothing nearer.
    opens("2026 Dec 24 10:00-11:00")
    speaks(conversation, language)

    call(conversation, now=datetime(2026, 12, 24, 9, tzinfo=UTC))

    assert "2027" in desk.said(conversation, "notice")[0]


@pytest.mark.parametrize(
    ("language", "day", "told"),
    [
        ("fr", 1, "la réponse dimanche 1er mars, à"),
        ("fr", 11, "la réponse mercredi 11 mars, à"),
        ("pt", 8, "a resposta no domingo, 8 de março,"),
        ("pt", 9, "a resposta na segunda-feira, 9 de março,"),
    ],
)
def test_a_day_has_the_words_that_go_with_it(conversation, opens, language, day, told):
    opens("24/7")
    speaks(conversation, language)

    call(conversation, now=datetime(2026, 3, day, 2, tzinfo=UTC) - timedelta(hours=3))

    assert told in desk.said(conversation, "notice")[0]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "by 01:30 on Thursday, March 5."),
        ("es", "el jueves 5 de marzo, a la 01:30 como muy tarde."),
        ("pt", "quinta-feira, 5 de março, o mais tardar à 01:30."),
        ("it", "giovedì 5 marzo, al più tardi all’01:30."),
    ],
)
def test_one_in_the_night_has_its_own_article(conversation, opens, language, told):
    opens("24/7")
    speaks(conversation, language)

    call(conversation, now=datetime(2026, 3, 4, 21, 30, tzinfo=UTC))

    assert desk.said(conversation, "notice")[0].endswith(told)


def test_a_language_of_one_plain_sentence_names_no_day(conversation):
    speaks(conversation, "pl")

    call(conversation, now=SATURDAY)

    assert not any(sign.isdigit() for sign in desk.said(conversation, "notice")[0])
    assert Duty.objects.get().due_at > SATURDAY


def test_called_twice_it_is_promised_once(conversation):
    call(conversation)
    call(conversation, now=FRIDAY_EVENING)

    assert Duty.objects.get().made_at == desk.NOW
    assert len(desk.said(conversation, "notice")) == 1


def test_who_has_lost_the_run_promises_nothing(conversation):
    desk.customer_says(conversation, "Hello?")
    lost = desk.held_run(conversation)
    handoff.escalate(
        conversation_id=conversation.pk, reason=Escalation.Reason.CUSTOMER_ASKED, now=desk.NOW
    )

    with pytest.raises(LeaseLost):
        call(conversation, run=lost)

    assert Duty.objects.count() == 1


def test_a_colleague_who_steps_in_has_promised_nothing(conversation, operator):
    handoff.take_over(conversation.pk, by=operator, now=desk.NOW)

    assert not Duty.objects.exists()


def test_a_persons_words_keep_the_promise_of_an_answer(claimed, conversation, operator):
    assert [duty.kind for duty in queries.open_duties(conversation)] == ["answer"]

    handoff.reply(claimed, by=operator, text="I am looking into it.", now=SATURDAY)

    duty = Duty.objects.get()
    assert (duty.state, duty.ended_by, duty.ended_at) == ("kept", operator, SATURDAY)
    assert queries.open_duties(conversation) == []


@pytest.mark.parametrize("end", [handoff.resolve, handoff.hand_back])
def test_a_call_that_ends_without_a_word_releases_it_by_name(claimed, operator, end):
    end(claimed, by=operator, now=SATURDAY)

    duty = Duty.objects.get()
    assert (duty.state, duty.ended_by, duty.ended_at) == ("released", operator, SATURDAY)


def test_a_refused_end_leaves_the_promise_open(claimed, conversation, operator):
    desk.customer_says(conversation, "One more thing.")

    with pytest.raises(CustomerWroteMeanwhile):
        handoff.resolve(claimed, by=operator, now=SATURDAY, seen=1)

    assert Duty.objects.get().state == "open"


def test_a_decision_is_promised_within_the_hours_of_review(decision):
    assert decision.due_at == datetime(2026, 3, 6, 10, tzinfo=UTC)


@pytest.mark.parametrize("decide", ["approve", "reject", "withdraw"])
def test_a_decision_keeps_the_promise_of_one_and_no_other(
    decision, return_request, conversation, reviewer, decide
):
    other = duties.make(conversation.pk, kind=Duty.Kind.DECIDE, about="R-9999", now=desk.NOW)

    if decide == "withdraw":
        review.withdraw(return_request.pk, by=reviewer, now=SATURDAY)
    else:
        review.decide(
            return_request.pk,
            decision=decide,
            despite=True,
            by=reviewer,
            now=SATURDAY,
            reason="As agreed.",
        )

    decision.refresh_from_db()
    assert (decision.state, decision.ended_by) == ("kept", reviewer)
    assert queries.open_duties(conversation) == [other]


def test_a_word_to_the_customer_is_no_decision(decision, conversation, operator):
    called = handoff.take_over(conversation.pk, by=operator, now=desk.NOW)

    handoff.reply(called, by=operator, text="Soon.", now=desk.NOW)
    handoff.resolve(called, by=operator, now=desk.NOW)

    assert queries.open_duties(conversation) == [decision]


@pytest.mark.parametrize(
    ("values", "constraint"),
    [
        ({"state": "kept"}, "a_duty_has_ended_whole_or_is_open"),
        ({"ended_at": SATURDAY}, "a_duty_has_ended_whole_or_is_open"),
        ({"due_at": desk.NOW.replace(hour=1)}, "a_duty_is_due_after_it_was_made"),
        ({"missed": 3}, "a_duty_is_missed_twice_at_the_most"),
    ],
)
def test_the_database_keeps_a_promise_whole(decision, values, constraint):
    with pytest.raises(IntegrityError, match=constraint), transaction.atomic():
        Duty.objects.update(**values)


def test_the_database_has_one_open_promise_of_a_thing(decision):
    twin = Duty(
        conversation=decision.conversation,
        kind=decision.kind,
        about=decision.about,
        made_at=desk.NOW,
        due_at=desk.NOW,
    )

    with pytest.raises(IntegrityError), transaction.atomic():
        twin.save()
