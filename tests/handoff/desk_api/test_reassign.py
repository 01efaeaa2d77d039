"""Giving a conversation to another, as the desk's API does it."""

import pytest

pytestmark = pytest.mark.django_db


def test_a_supervisor_takes_it_from_anybody(rita, claimed, reviewer, operator):
    answer = rita.post(f"escalations/{claimed.pk}/reassign/")

    row = answer.json()
    assert row["claimed_by"]["id"] == reviewer.pk
    moved = row["transfers"][0]
    assert (moved["left_by"]["id"], moved["given_to"]["id"]) == (operator.pk, reviewer.pk)
    assert rita.get(f"conversations/{claimed.conversation_id}/").json()["escalation"]["transfers"]


def test_a_supervisor_gives_it_to_one_of_those_who_may_answer(
    rita, claimed, staff_with, reviewer, operator
):
    pat = staff_with("orders.view_order")

    names = {row["id"] for row in rita.get("colleagues/").json()["results"]}
    refusal = rita.post(f"escalations/{claimed.pk}/reassign/", to=pat.pk)

    assert names == {reviewer.pk, operator.pk}
    assert (refusal.status_code, refusal.json()["code"]) == (409, "may_not_answer")
    assert rita.post(f"escalations/{claimed.pk}/reassign/", to=0).status_code == 400
    assert rita.post(f"escalations/{claimed.pk}/reassign/", to=99999).status_code == 404


def test_an_operator_takes_nothing_from_a_colleague_who_is_there(desk_of, claimed, staff_with):
    pat = desk_of(staff_with("handoff.change_escalation"))

    assert pat.post(f"escalations/{claimed.pk}/reassign/").status_code == 403
    assert pat.get("colleagues/").status_code == 403
    assert pat.post(f"escalations/{claimed.pk}/claim/").status_code == 409
