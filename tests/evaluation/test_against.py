"""Held against an earlier run, each case that changed is named."""

import json
from collections import Counter
from decimal import Decimal

import pytest

from support_agent.agent.evaluation.against import Earlier
from support_agent.agent.evaluation.cases import Case
from support_agent.agent.evaluation.dialogs import Dialog, Held
from support_agent.agent.evaluation.lines import BadFile
from support_agent.agent.evaluation.play import Call, Played
from support_agent.agent.evaluation.report import CaseSheet, DialogSheet, UtteranceSheet
from support_agent.agent.evaluation.results import Result
from support_agent.agent.evaluation.utterances import Scored, Utterance

LOOK, ESTIMATE = Call("get_order_status", "1193"), Call("estimate_delivery", "1193")


def played(*calls, status="replied"):
    return Played(
        status=status,
        calls=calls,
        reply="It comes today.",
        told="It comes today.",
        rows=Counter(),
        runs=1,
        by_code=0,
        stood_in=0,
        steps=(2,),
        withheld=0,
        tokens=0,
        usd=Decimal(0),
        seconds=0.1,
    )


def result(name, *plays):
    expect = {"status": "replied"}
    case = Case(id=name, lang="en", messages=("where is 1193",), expect=expect)
    return Result(case=case, plays=plays)


@pytest.fixture
def earlier(tmp_path):
    def of(sheet):
        path = tmp_path / "before.json"
        path.write_text(json.dumps(sheet.as_json()))
        return Earlier(path)

    return of


def changes(earlier, before, now):
    return list(CaseSheet(now, 1).changed(earlier(CaseSheet(before, 1))))


def test_a_case_that_passes_as_ever_is_not_named_however_often_it_was_played(earlier):
    thrice = [result("a", played(LOOK), played(LOOK), played(LOOK))]
    once = [result("a", played(LOOK))]

    assert changes(earlier, thrice, once) == []
    assert changes(earlier, once, thrice) == []
    assert changes(earlier, thrice, [result("a", played(status="handed_over"))]) != []


def test_a_case_that_fails_now_is_named_with_what_came(earlier):
    before, now = [result("a", played(LOOK))], [result("a", played(status="handed_over"))]

    assert changes(earlier, before, now) == [
        "a: passed, now failed (status: expected replied, came handed_over)"
    ]
    assert changes(earlier, now, before) == ["a: failed, now passed"]


def test_a_case_that_passes_in_fewer_of_its_plays_is_named(earlier):
    lost = played(status="handed_over")
    before, now = [result("a", played(), played())], [result("a", played(), lost)]

    [line] = changes(earlier, before, now)

    assert line.startswith("a: passed 2 of 2, now passed 1 of 2 (")


def test_a_case_that_passes_by_another_way_is_named(earlier):
    before, now = [result("a", played(LOOK))], [result("a", played(ESTIMATE))]

    assert changes(earlier, before, now) == [
        "a: passed, went get_order_status 1193 > replied, now estimate_delivery 1193 > replied"
    ]


def test_a_case_that_is_as_it_was_is_not_named(earlier):
    same = [result("a", played(LOOK), played(ESTIMATE))]

    assert changes(earlier, same, [result("a", played(ESTIMATE), played(LOOK))]) == []


def test_cases_that_are_new_or_gone_are_named(earlier):
    before, now = [result("old", played())], [result("new", played())]

    assert changes(earlier, before, now) == ["old: is gone", "new: is new, passed"]


def test_a_message_on_which_something_else_is_done_is_named(earlier):
    row = Utterance(id="u1", text="hi", lang="en", expected_action="small_talk")
    same = Scored(row=row.model_copy(update={"id": "u2"}), action="small_talk")
    before = [Scored(row=row, action="small_talk"), same]
    now = [Scored(row=row, action="hand_to_human"), same]

    assert list(UtteranceSheet(now).changed(earlier(UtteranceSheet(before)))) == [
        "u1: small_talk, now hand_to_human (wrong)"
    ]


def test_a_dialog_with_another_fault_is_named(earlier):
    dialog = Dialog(
        id="d",
        lang="en",
        turns=["1193"],
        number_turn=0,
        order_number="1193",
        final_action="get_order_status",
    )
    before = [Held(dialog=dialog, calls=((LOOK,),), turns_alone=1)]
    now = [Held(dialog=dialog, calls=((),), turns_alone=1)]

    assert list(DialogSheet(now).changed(earlier(DialogSheet(before)))) == [
        "d: no fault, now expected get_order_status for 1193 in time, came no call"
    ]


@pytest.mark.parametrize("text", ["", "[]", '{"cases": [{}]}', '{"rows": 1}'])
def test_what_no_earlier_run_printed_is_refused(tmp_path, text):
    path = tmp_path / "before.json"
    path.write_text(text)

    with pytest.raises(BadFile, match="not what an earlier run printed with --json"):
        Earlier(path)
