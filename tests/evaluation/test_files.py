"""A bad line is told by file, line and field, before anything is played."""

import json

import pytest

from support_agent.agent.evaluation import cases, dialogs, utterances
from support_agent.agent.evaluation.lines import BadFile

from .running import case, write

GOOD = case("good", "where is 1193", expect={"status": "replied"})


def refusal(path):
    with pytest.raises(BadFile) as refused:
        cases.read([path])
    return str(refused.value).removeprefix(str(path))


def test_a_case_is_read_with_all_that_it_may_leave_out(tmp_path):
    row = {"id": "a", "lang": "en", "messages": ["hi"], "expect": {"path": []}}

    [read] = cases.read([write(tmp_path, "cases.jsonl", row)])

    assert (read.kind, read.customer, read.email) == ("cases", None, None)


def test_the_file_names_the_kind_of_cases_that_tell_none(tmp_path):
    told = {**GOOD, "id": "told", "kind": "hard"}

    read = cases.read([write(tmp_path, "attack.jsonl", GOOD, told)])

    assert [one.kind for one in read] == ["attack", "hard"]


@pytest.mark.parametrize("customer", ["lucia@example.com", "Lucia", "LUCIA@example.com"])
def test_a_customer_is_named_by_address_or_by_name(tmp_path, customer):
    [read] = cases.read([write(tmp_path, "cases.jsonl", {**GOOD, "customer": customer})])

    assert read.email == "lucia@example.com"


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"messages": []}, ", line 2: messages: "),
        ({"messages": ["\x00"]}, ", line 2: messages.0: no message that the door takes"),
        ({"mesages": ["hi"]}, ", line 2: mesages: Extra inputs are not permitted."),
        ({"expect": {}}, ", line 2: expect: nothing is expected."),
        ({"expect": {"status": "done"}}, ", line 2: expect.status: Input should be"),
        ({"expect": {"rows": {"orders": 1}}}, ", line 2: expect.rows.orders."),
        ({"expect": {"path": ["get order 1187"]}}, ", line 2: expect.path.0: a tool's name"),
        (
            {"customer": "nobody@example.com"},
            ", line 2: the shop has no customer 'nobody@example.com'; it has clara@example.com, ",
        ),
        ({"shop": {"texts": {"9999": {}}}}, ", line 2: shop: the shop has no order '9999'."),
        ({"shop": {"orders": [{"number": "1"}]}}, ", line 2: shop.orders.0.person"),
        ({"id": "good"}, ", line 2: id: 'good' is taken, in "),
    ],
)
def test_what_is_wrong_with_a_case_is_told_by_line_and_field(tmp_path, changed, told):
    path = write(tmp_path, "cases.jsonl", GOOD, {**GOOD, "id": "bad", **changed})

    assert refusal(path).startswith(told)


def test_a_line_that_is_no_json_is_told(tmp_path):
    path = tmp_path / "cases.jsonl"
    path.write_text(f"\n{json.dumps(GOOD)}\n{{'id': 1}}\n")

    assert refusal(path).startswith(", line 3: no JSON (")


def test_a_file_that_is_not_there_or_no_text_is_told(tmp_path):
    picture = tmp_path / "picture.jsonl"
    picture.write_bytes(b"\xff\xfe\x00")

    assert refusal(tmp_path / "none.jsonl") == " can't be read: No such file or directory."
    assert refusal(picture) == " is no text in UTF-8."


def test_rows_of_other_people_may_tell_less_or_more(tmp_path):
    bare = {"id": 7, "text": "hola", "lang": "es", "expected_action": "small_talk", "licence": "x"}

    [row] = utterances.read([write(tmp_path, "rows.jsonl", bare)])

    assert (row.id, row.also_ok, row.must_not) == (7, [], [])


def test_an_action_that_nobody_knows_is_told(tmp_path):
    row = {"id": 7, "text": "hola", "lang": "es", "expected_action": "greet"}

    with pytest.raises(BadFile, match="line 1: expected_action: Input should be"):
        utterances.read([write(tmp_path, "rows.jsonl", row)])


def test_a_dialog_needs_the_turn_that_brings_the_number(tmp_path):
    row = {"id": 1, "lang": "en", "turns": ["hi"], "order_number": "1", "final_action": "x"}

    with pytest.raises(BadFile, match="line 1: number_turn: Field required"):
        dialogs.read([write(tmp_path, "dialogs.jsonl", row)])
