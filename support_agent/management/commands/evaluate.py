"""How good the agent is, on files of cases, first messages and dialogs."""

import json
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from support_agent.agent.evaluation import utterances
from support_agent.agent.evaluation.lines import BadFile
from support_agent.agent.evaluation.tables import share, table

BAD_USAGE = 2


class Command(BaseCommand):
    """Prints tables of figures; exits with 1 where they are under the threshold."""

    help = "Print how good the agent is on files of cases, first messages or dialogs."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """What is judged, who plans, and how strictly."""
        parser.add_argument(
            "--utterances",
            action="append",
            default=[],
            type=Path,
            metavar="FILE",
            help="score the first action on each message of this file",
        )
        parser.add_argument("--planner", choices=["offline", "claude", "auto"], default="offline")
        parser.add_argument("--json", action="store_true", help="print everything as JSON")

    def handle(self, **options: Any) -> None:
        """Judge all that is asked for."""
        planner = _planner(options["planner"])
        try:
            scored = utterances.score(utterances.read(options["utterances"]), planner=planner)
        except BadFile as bad:
            raise CommandError(str(bad), returncode=BAD_USAGE) from bad
        if options["json"]:
            told = utterances.as_json(scored)
            self.stdout.write(json.dumps(told, ensure_ascii=False, indent=1))
        else:
            self.stdout.write("\n".join(_utterance_lines(scored)))


def _planner(chosen: str) -> str:
    planner = settings.SUPPORT.planner if chosen == "auto" else chosen
    if planner == "claude" and not settings.SUPPORT.anthropic_api_key:
        raise CommandError(
            "The planner claude needs a key: set ANTHROPIC_API_KEY, or use --planner offline.",
            returncode=BAD_USAGE,
        )
    return planner


def _utterance_lines(scored: list[utterances.Scored]) -> Iterator[str]:
    groups = {
        **utterances.by(scored, "lang"),
        **utterances.by(scored, "source"),
        "all": utterances.Figures.of(scored),
    }
    names = ("rows", "exact", "right", "forbidden", "needless", "handed_over")
    head = ("first actions", *(name.replace("_", " ") for name in names))
    rows = [
        (name, str(found.rows), *(share(getattr(found, column)) for column in names[1:]))
        for name, found in groups.items()
    ]
    yield from table(head, rows)
