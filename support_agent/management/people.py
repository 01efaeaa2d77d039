"""Who is meant by a command, as an operator names them."""

from argparse import ArgumentParser
from collections.abc import Mapping
from typing import Any
from uuid import UUID

from handoff.privacy import people
from handoff.privacy.people import Person


def add_arguments(parser: ArgumentParser) -> None:
    """One of three ways to name a person."""
    who = parser.add_mutually_exclusive_group(required=True)
    who.add_argument("--id", metavar="ID", help="the customer's id in the shop")
    who.add_argument("--email", metavar="EMAIL", help="the e-mail address")
    who.add_argument("--conversation", metavar="ID", type=UUID, help="a guest's conversation")


def person(options: Mapping[str, Any]) -> Person:
    """The person who is meant. Raises NobodyFound."""
    if options["id"] is not None:
        return people.by_id(options["id"])
    if options["email"] is not None:
        return people.by_email(options["email"])
    return people.by_conversation(options["conversation"])
