"""manage.py doctor: whether this installation is fine, and what to do where it is not."""

import json
import sys
from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from support_agent.conversation import vitals
from support_agent.monitoring import doctor


class Command(BaseCommand):
    help = (
        "Tell whether settings, servers, processes, money and model are fine. Ends with 1 if not."
    )
    # A setting that can't be used is one of the things that it tells.
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        """The options."""
        parser.add_argument("--json", action="store_true", help="print it for programs")
        parser.add_argument(
            "--ask-model",
            action="store_true",
            help="have each model say a word, which costs a fraction of a cent",
        )

    def handle(self, *args: Any, **options: Any) -> None:
        """Look at all of it and print a line for each part."""
        parts = doctor.examine(asks_model=options["ask_model"])
        state = vitals.worst_state(parts)
        if options["json"]:
            told = [
                {"part": part.name, "state": part.state, "sentence": part.sentence}
                for part in parts
            ]
            self.stdout.write(json.dumps({"state": state, "parts": told}, indent=2))
        else:
            for part in parts:
                self.stdout.write(f"{part.state:<8}{part.name:<13}{part.sentence}")
        if state == "failed":
            sys.exit(1)
