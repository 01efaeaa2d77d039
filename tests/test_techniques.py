"""The page of techniques names files and tests that are there, and leaves no technique without."""

import re

import pytest

from tests.test_promises import TESTS, functions_of, named

ROOT = TESTS.parent
AGENT = ROOT / "support_agent/agent"
PAGE = (TESTS / "techniques.md").read_text()
GROUPS = {
    "Loop and exits": ("L", 17),
    "Plan, action, observation": ("P", 8),
    "Tools and dispatch": ("T", 23),
    "The final output": ("F", 6),
    "Memory, cost and model": ("M", 14),
    "Trace, tests, judgement": ("E", 10),
}
ROWS = re.findall(r"^\| ([A-Z]\d+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", PAGE, flags=re.MULTILINE)


@pytest.mark.parametrize(("file", "test"), sorted(set(named(PAGE))))
def test_a_test_that_is_named_is_there(file, test):
    assert (TESTS / file).is_file()
    assert test in functions_of(file)


def test_each_group_has_all_its_techniques_in_order():
    parts = re.split(r"^## (.+)$", PAGE, flags=re.MULTILINE)[1:]
    told = {
        title: re.findall(r"^\| ([A-Z]\d+) \|", text, flags=re.MULTILINE)
        for title, text in zip(parts[::2], parts[1::2], strict=True)
    }

    assert told == {
        title: [f"{letter}{number}" for number in range(1, count + 1)]
        for title, (letter, count) in GROUPS.items()
    }


@pytest.mark.parametrize(("number", "name", "how", "tests"), ROWS, ids=[row[0] for row in ROWS])
def test_a_technique_has_a_file_and_tests(number, name, how, tests):
    files = re.findall(r"`([\w/]+\.(?:py|md|jsonl))`", how)

    assert files
    assert [file for file in files if not _is_there(file)] == []
    assert tests.count("::") == len(named(tests)) > 0


def _is_there(file):
    return (AGENT / file).is_file() or (ROOT / file).is_file()


def test_every_row_and_every_named_test_is_understood():
    assert len(ROWS) == sum(count for _, count in GROUPS.values())
    assert PAGE.count("::test_") == len(named(PAGE))
