"""The README's table of options is the command's."""

from support_agent.management.commands.evaluate import Command
from tests.test_readme import table


class Bare(Command):
    """With the options that every command has."""

    def add_arguments(self, parser):
        pass


def options(command):
    parser = command.create_parser("manage.py", "evaluate")
    return {(action.option_strings or [action.metavar])[0] for action in parser._actions}


def test_the_table_of_options_names_every_option():
    told = [option for option, _ in table("Quality")]

    assert {option.split()[0] for option in told} == options(Command()) - options(Bare())
