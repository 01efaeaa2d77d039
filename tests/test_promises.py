"""The page of promises names tests that are there, and leaves no promise without one."""

import ast
import re
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
PAGE = (TESTS / "promises.md").read_text()
PROMISES, SITUATIONS = PAGE.split("\n# Situations from the field\n")
TITLES = [
    "One speaker",
    "Effects happen once",
    "No silence",
    "Own orders only",
    "Nothing unsupported is said",
    "Money is a person's",
    "Everything is bounded",
    "Nothing is done unasked, and what was done is told",
]


def named(text: str) -> list[tuple[str, str]]:
    """The tests that a part of the page names, each a file and a function."""
    return re.findall(r"`([\w/]+\.py)::(\w+)`", text)


@cache
def functions_of(file: str) -> set[str]:
    tree = ast.parse((TESTS / file).read_text())
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    return {node.name for node in ast.walk(tree) if isinstance(node, functions)}


def sections() -> dict[str, str]:
    """The text below each promise, by its title."""
    parts = re.split(r"^## \d\. (.+)$", PROMISES, flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


@pytest.mark.parametrize(("file", "test"), sorted(set(named(PAGE))))
def test_a_test_that_is_named_is_there(file, test):
    assert (TESTS / file).is_file()
    assert test in functions_of(file)


def test_the_promises_stand_in_their_order():
    assert list(sections()) == TITLES


@pytest.mark.parametrize("title", TITLES)
def test_a_promise_has_a_mechanism_in_few_lines_and_tests_that_attack_it(title):
    mechanism, *_ = sections()[title].strip().split("\n\n")

    assert len(mechanism.splitlines()) <= 3
    assert len(named(sections()[title])) >= 3


def test_every_situation_has_a_test():
    rows = re.findall(r"^\| (\d+) \|(.+)\|$", SITUATIONS, flags=re.MULTILINE)

    assert [int(number) for number, _ in rows] == list(range(1, 26))
    assert all(named(row) for _, row in rows)


def test_every_backquoted_test_is_understood():
    assert PAGE.count("::test_") == len(named(PAGE))


def test_the_command_of_the_proof_is_there():
    assert "python -m tests.proof" in PAGE
    assert find_spec("tests.proof.__main__")
