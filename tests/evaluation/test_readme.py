"""The README's tables of options and of cases are the command's and the files'."""

from pathlib import Path

from support_agent.management.commands.evaluate import Command
from tests.test_readme import table

OF_CASES = 8  # columns


class Bare(Command):
    """With the options that every command has."""

    def add_arguments(self, parser):
        pass


def options(command):
    parser = command.create_parser("manage.py", "evaluate")
    return {(action.option_strings or [action.metavar])[0] for action in parser._actions}


def test_the_table_of_options_names_every_option():
    rows = [row for row in table("Quality") if len(row) == 2]
    told = [option for option, _ in rows if option.startswith(("--", "FILE"))]

    assert {option.split()[0] for option in told} == options(Command()) - options(Bare())


def test_the_table_of_cases_counts_all_of_them():
    rows = [row for row in table("Quality") if len(row) == OF_CASES and row[1].isdecimal()]

    told = {row[0]: int(row[1]) for row in rows}

    files = (Path(__file__).parents[1] / "cases").glob("*.jsonl")
    assert told == {path.stem: len(path.read_text().splitlines()) for path in files}
