"""Two colleagues over the API in one moment, on rows that are locked one by one."""

from functools import partial

import pytest

from handoff.models import Escalation
from tests.handoff import desk

pytestmark = [pytest.mark.postgresql, pytest.mark.django_db(transaction=True)]


@pytest.mark.parametrize("_again", range(3))
def test_of_two_claims_one_wins_and_the_other_hears_the_winners_name(
    olaf, rita, escalation, conversation, _again
):
    path = f"escalations/{escalation.pk}/claim/"

    answers = desk.at_once(partial(olaf.post, path), partial(rita.post, path))

    [won] = [answer for answer in answers if answer.status_code == 200]
    [lost] = [answer for answer in answers if answer.status_code == 409]
    winner = Escalation.objects.get().claimed_by.first_name
    assert won.json()["claimed_by"]["name"] == winner
    assert lost.json()["message"] == f"{winner} has already taken this conversation."
    assert len(desk.said(conversation, "notice")) == 2


def test_two_who_step_in_at_once_are_one_colleague_in_charge(olaf, rita, conversation):
    desk.customer_says(conversation, "Hello?")
    path = f"conversations/{conversation.pk}/take_over/"

    answers = desk.at_once(partial(olaf.post, path), partial(rita.post, path))

    assert sorted(answer.status_code for answer in answers) == [200, 409]
    assert Escalation.objects.count() == 1
