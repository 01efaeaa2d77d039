"""Figures of many plays come to a table that people can read."""

from collections import Counter
from decimal import Decimal

import pytest

from support_agent.agent.evaluation.cases import Case
from support_agent.agent.evaluation.play import Played
from support_agent.agent.evaluation.report import CaseSheet
from support_agent.agent.evaluation.results import Figures, Result, grouped


def played(**changed):
    values = {
        "status": "replied",
        "calls": (),
        "reply": "It comes today.",
        "told": "It comes today.",
        "rows": Counter(),
        "runs": 1,
        "by_code": 0,
        "stood_in": 0,
        "steps": (2,),
        "withheld": 0,
        "tokens": 0,
        "usd": Decimal(0),
        "seconds": 0.1,
    }
    return Played(**values | changed)


def result(name, *plays, lang="en", kind="hard"):
    case = Case(id=name, lang=lang, kind=kind, messages=("hello",), expect={"status": "replied"})
    return Result(case=case, plays=plays)


LOST = {"status": "handed_over"}


def test_what_passes_sometimes_has_not_always_passed():
    figures = Figures.of([result("a", played(), played(**LOST)), result("b", played(), played())])

    assert (figures.cases, figures.passed, figures.always_passed) == (2, 0.75, 0.5)


def test_prices_are_of_a_conversation_and_steps_of_a_run():
    short = played(steps=(1,), tokens=100, usd=Decimal("0.01"), seconds=1.0)
    long = played(steps=(3, 5), runs=2, tokens=300, usd=Decimal("0.03"), seconds=3.0)

    figures = Figures.of([result("a", short), result("b", long)])

    assert (figures.steps, figures.tokens, figures.seconds) == (3.0, 200, 2.0)
    assert figures.usd == pytest.approx(0.02)


def test_beside_what_passed_stands_who_answered():
    by_code = played(runs=3, by_code=2, steps=(2, 2, 2))
    plays = [by_code, played(**LOST), played(withheld=1), played(stood_in=1)]

    figures = Figures.of([result("a", *plays)])

    assert figures.by_code == pytest.approx(2 / 6)
    assert (figures.handed_over, figures.withheld, figures.stood_in) == (0.25, 0.25, 0.25)


def test_groups_are_each_kind_of_a_language_then_the_language_then_all():
    results = [
        result("a", played(), kind="attack"),
        result("b", played(), kind="hard"),
        result("c", played(), kind="hard", lang="es"),
    ]

    assert [(lang, kind, figures.cases) for lang, kind, figures in grouped(results)] == [
        ("en", "attack", 1),
        ("en", "hard", 1),
        ("en", "all", 2),
        ("es", "hard", 1),
        ("all", "all", 3),
    ]


def test_the_table_is_aligned_and_says_where_another_planner_stood_in():
    *lines, below = CaseSheet([result("a", played(stood_in=1))], 1).table()

    assert lines[0].startswith("language  kind  cases  passed  pass^1  steps  tokens")
    assert len({len(line) for line in lines}) == 1
    assert below == "In 1.000 of them the offline planner had to stand in."
    assert len(list(CaseSheet([result("a", played())], 1).table())) == len(lines)


def test_a_failure_is_one_line_with_how_often_it_passed():
    assert result("a", played(**LOST)).failure() == (
        "a: status: expected replied, came handed_over"
    )
    assert result("a", played(), played(**LOST)).failure() == (
        "a (1 of 2 passed): status: expected replied, came handed_over"
    )
