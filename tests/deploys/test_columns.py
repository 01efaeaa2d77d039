"""The rule for columns sees each way in which newer tables would break the release before."""

import pytest

from .columns import Column, Constraint, Tables, incompatibilities

ID = Column("bigint", True, True)
STATE = Column("varchar(12)", True, False)
NOTE = Column("text", False, False)
ESCALATION = {"id": ID, "state": STATE, "note": NOTE}
ONE_OPEN = Constraint(frozenset({"state"}), "UNIQUE (state)")
BEFORE = Tables(
    columns={"call": ESCALATION, "orders_shipment": {"id": ID}},
    constraints={("call", "one_open"): ONE_OPEN},
)


def after(*, without="", constraints=None, references=None, **columns):
    known = {name: one for name, one in {**ESCALATION, **columns}.items() if name != without}
    return Tables(
        columns={"call": known, "orders_shipment": {"id": ID}, "new": {"id": ID, "to_id": ID}},
        constraints={("call", "one_open"): ONE_OPEN, **(constraints or {})},
        references=references or {},
    )


@pytest.mark.parametrize(
    "columns",
    [
        {},
        {"due_at": Column("timestamp", False, False)},
        {"due_at": Column("timestamp", True, True)},
        {"state": Column("varchar(20)", True, False)},
        {"state": Column("text", True, False)},
        {"state": Column("varchar(12)", False, False)},
    ],
)
def test_the_release_before_lives_with_what_it_need_not_know(columns):
    assert incompatibilities(BEFORE, after(**columns)) == []


@pytest.mark.parametrize(
    ("tables", "told"),
    [
        (
            after(due_at=Column("timestamp", True, False)),
            "call.due_at is new, NOT NULL and without",
        ),
        (after(without="note"), "call.note is gone"),
        (after(state=Column("varchar(8)", True, False)), "call.state was varchar(12) and is"),
        (after(state=Column("integer", True, False)), "call.state was varchar(12) and is integer"),
        (after(note=Column("text", True, True)), "call.note may not be NULL any more"),
        (Tables(columns={"call": ESCALATION}), "The table orders_shipment is gone"),
    ],
)
def test_a_column_that_it_cannot_live_with_is_named(tables, told):
    [sentence] = incompatibilities(BEFORE, tables)

    assert sentence.startswith(told)
    assert "CONTRIBUTING.md" in sentence


def test_a_constraint_on_what_it_writes_is_named_and_one_on_new_columns_is_not():
    checked = Constraint(frozenset({"state"}), "CHECK (state <> '')")
    beside = Constraint(frozenset({"state", "due_at"}), "CHECK (state <> '' OR due_at IS NULL)")
    stricter = Constraint(frozenset({"state"}), "UNIQUE (state) WHERE note IS NULL")

    assert incompatibilities(BEFORE, after(constraints={("call", "checked"): checked}))
    assert incompatibilities(BEFORE, after(constraints={("call", "one_open"): stricter}))
    assert not incompatibilities(
        BEFORE,
        after(due_at=Column("timestamp", False, False), constraints={("call", "beside"): beside}),
    )


def test_a_reference_to_rows_that_it_deletes_is_named():
    assert incompatibilities(BEFORE, after(references={("new", "new_to"): "orders_shipment"}))
    assert not incompatibilities(BEFORE, after(references={("new", "new_to"): "call"}))
