"""A row of the proof fails when it should, and the table adds up."""

from .checks import Finding, Kind
from .table import SLOWEST, Row, rendered, total

ID = "5d1c"


def test_a_row_fails_for_a_finding_for_a_slow_recovery_and_for_never_having_been_tried():
    tried = {"fault": "killed", "tried": 1, "conversations": {ID}}
    findings = [Finding(Kind.LOST, ID, "nothing answers message 1")]

    assert not Row(**tried, slowest=SLOWEST - 0.1).failed
    assert Row(**tried, slowest=SLOWEST).failed
    assert Row(**tried, findings=findings).failed
    assert Row(fault="killed", conversations={ID}).failed
    assert Row(fault="killed", tried=1).failed


def test_the_table_counts_a_process_that_was_killed_for_two_rows_once():
    rows = [
        Row(fault=name, tried=1, conversations={ID, name}, killed={11}) for name in ("one", "two")
    ]

    assert (total(rows).tried, total(rows).conversations, total(rows).killed) == (
        2,
        {ID, "one", "two"},
        {11},
    )
    assert rendered("A shop", rows).splitlines()[-1].split()[:4] == ["in", "all", "2", "1"]
