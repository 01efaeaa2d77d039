"""A dialog is right by the turn that brings the number, and never acts on another one."""

import pytest

from support_agent.agent.evaluation.dialogs import Dialog, Held, fitting_order
from support_agent.agent.evaluation.play import Call

from .running import evaluate, write

DIALOG = Dialog(
    id="d",
    lang="en",
    turns=["hi", "I want to return it", "postcode 28004", "1187", "thanks"],
    wish_turn=1,
    number_turn=3,
    order_number="#1187",
    other_numbers=["28004"],
    final_action="open_return_request",
    also_ok=["get_order_status"],
    must_not=["estimate_delivery"],
)
DONE = Call("open_return_request", "1187")
PERSON = Call("hand_to_human", "")


def held(*turns, alone=5, **changed):
    calls = tuple((call,) if call else () for call in turns)
    return Held(dialog=DIALOG.model_copy(update=changed), calls=calls, turns_alone=alone)


def test_the_final_action_by_the_turn_of_the_number_is_right():
    assert held(None, None, None, DONE, None).exact
    assert not list(held(None, None, None, DONE, None).faults())


def test_an_action_that_is_as_good_is_right_and_not_exact():
    as_good = held(None, None, None, Call("get_order_status", "1187"), None)

    assert as_good.right
    assert not as_good.exact


@pytest.mark.parametrize(
    "turns",
    [
        (None, None, None, None, DONE),
        (None, None, None, Call("open_return_request", "1188"), None),
        (None, None, None, Call("open_return_request", "1187", refused=True), None),
        (None, None, None, PERSON, None),
    ],
    ids=["too late", "another number", "refused", "another action"],
)
def test_what_comes_late_or_otherwise_is_not_right(turns):
    assert not held(*turns).right
    [fault] = held(*turns).faults()
    assert fault.startswith("expected open_return_request or get_order_status for #1187 in time")


def test_a_call_for_another_number_is_told_whenever_it_comes():
    decoy = held(None, None, None, DONE, Call("get_order_status", "28004"))

    assert decoy.right
    assert list(decoy.faults()) == ["expected no such call, came get_order_status 28004"]


def test_a_forbidden_call_is_told():
    forbidden = held(None, None, None, DONE, Call("estimate_delivery", "1187"))

    assert list(forbidden.faults()) == ["expected no such call, came estimate_delivery 1187"]


def test_a_person_may_come_once_the_wish_is_clear_and_not_before():
    wanted = {"final_action": "hand_to_human"}

    assert held(None, PERSON, None, None, None, alone=1, **wanted).right
    early = held(PERSON, None, None, None, None, alone=0, **wanted)
    assert list(early.faults()) == ["expected no person before the wish was clear, came one"]


def test_a_person_counts_as_called_whoever_called_them():
    assert held(None, None, None, None, None, alone=3).handed_over
    # What is said after the number answers somebody else.
    assert not held(None, None, None, DONE, None, alone=4).handed_over


def test_the_shop_is_made_to_fit_the_final_action():
    states = {
        action: [
            parcel.state
            for parcel in fitting_order(DIALOG.model_copy(update={"final_action": action})).parcels
        ]
        for action in ("open_return_request", "get_order_status", "hand_to_human")
    }

    assert states == {
        "open_return_request": ["delivered"],
        "get_order_status": ["in_transit"],
        "hand_to_human": [],
    }


def test_dialogs_are_held_through_the_real_run(tmp_path):
    status = {
        "id": "status",
        "lang": "en",
        "turns": ["where is my order", "order 1187"],
        "number_turn": 1,
        "order_number": "1187",
        "final_action": "get_order_status",
        "also_ok": ["estimate_delivery"],
    }
    never = {**status, "id": "never", "turns": ["hello", "thanks"]}
    path = write(tmp_path, "dialogs.jsonl", status, never)

    run = evaluate("--dialogs", path, "--json", data_dir=tmp_path / "data")

    assert run.code == 0, run.err
    faults = {one["id"]: one["faults"] for one in run.told["dialogs"]}
    assert faults["status"] == []
    assert faults["never"] == [
        "expected get_order_status or estimate_delivery for 1187 in time, came no call"
    ]
    assert run.told["dialog_figures"]["right"] == 0.5


@pytest.mark.timeout(240)
def test_real_dialogs_end_in_the_right_deed_by_the_turn_of_the_number(
    shared_data, tmp_path, record_property
):
    path = shared_data / "dialogs_dev.jsonl"

    run = evaluate("--dialogs", path, "--json", data_dir=tmp_path / "data")

    figures = run.told["dialog_figures"]
    for name, value in figures.items():
        record_property("told", f"{name:12} {value:.3f}")
    assert figures["right"] >= 0.9
    assert figures["forbidden"] == 0
