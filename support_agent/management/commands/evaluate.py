"""How good the agent is, on files of cases, first messages and dialogs."""

import json
import logging
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from support_agent.agent.evaluation import cases, dialogs, utterances
from support_agent.agent.evaluation.against import Earlier
from support_agent.agent.evaluation.crew import AT_ONCE
from support_agent.agent.evaluation.lines import BadFile
from support_agent.agent.evaluation.report import CaseSheet, DialogSheet, Sheet, UtteranceSheet
from support_agent.agent.evaluation.results import played
from support_agent.agent.types import PlannerFailed

BAD_USAGE = 2
# A shop can live with what is less than right; a case says what has to be.
THRESHOLD_OF_CASES = 0.95


class Command(BaseCommand):
    """Prints a table for each kind of file; exits with 1 where one is under its threshold."""

    help = "Print how good the agent is, on files of cases, first messages and dialogs."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """What is judged, who plans, and how strictly."""
        parser.add_argument("cases", nargs="*", type=Path, metavar="FILE", help="cases to play")
        parser.add_argument(
            "--utterances",
            action="append",
            default=[],
            type=Path,
            metavar="FILE",
            help="score the first action on each message of this file",
        )
        parser.add_argument(
            "--dialogs",
            action="append",
            default=[],
            type=Path,
            metavar="FILE",
            help="hold the dialogs of this file",
        )
        parser.add_argument("--planner", choices=["offline", "claude", "auto"], default="offline")
        parser.add_argument(
            "--repeat", type=int, default=1, metavar="K", help="play each case K times"
        )
        parser.add_argument(
            "--at-once",
            type=int,
            default=AT_ONCE,
            metavar="N",
            help=f"play so many cases with a model at the same time; {AT_ONCE} if left out",
        )
        parser.add_argument(
            "--against", type=Path, metavar="FILE", help="name what changed since this --json"
        )
        parser.add_argument(
            "--threshold",
            type=float,
            metavar="SHARE",
            help=f"exit with 1 below it; {THRESHOLD_OF_CASES} of the cases if left out",
        )
        parser.add_argument("--json", action="store_true", help="print everything as JSON")

    def handle(self, **options: Any) -> None:
        """Judge all that is asked for."""
        _check_usage(options)
        # A line for each run is for whoever watches a worker.
        logging.disable(logging.INFO)
        try:
            self._judge(options)
        except BadFile as bad:
            raise CommandError(str(bad), returncode=BAD_USAGE) from bad
        except PlannerFailed as failure:
            raise CommandError(f"The planner failed on a message: {failure}") from failure
        finally:
            logging.disable(logging.NOTSET)

    def _judge(self, options: dict[str, Any]) -> None:
        earlier = Earlier(options["against"]) if options["against"] else None
        sheets = list(_sheets(options))
        if options["json"]:
            self._print_json(sheets, earlier, planner=_planner(options))
        else:
            self._print_tables(sheets, earlier)
            self.stdout.write(_claim(_planner(options)))
        _hold_to(sheets, options["threshold"])

    def _print_tables(self, sheets: Sequence[Sheet], earlier: Earlier | None) -> None:
        for sheet in sheets:
            self.stdout.write("\n".join(sheet.table()))
            self._list("Failed", sheet.failures())
            if earlier:
                self._list("Changed", sheet.changed(earlier))

    def _list(self, title: str, lines: Iterator[str]) -> None:
        listed = list(lines)
        self.stdout.write("\n".join([f"{title}: {len(listed)}", *(f"  {one}" for one in listed)]))

    def _print_json(
        self, sheets: Sequence[Sheet], earlier: Earlier | None, *, planner: str
    ) -> None:
        told: dict[str, Any] = {"planner": planner}
        for sheet in sheets:
            told |= sheet.as_json()
        if earlier:
            told["changed"] = [line for sheet in sheets for line in sheet.changed(earlier)]
        self.stdout.write(json.dumps(told, ensure_ascii=False, indent=1))


def _check_usage(options: dict[str, Any]) -> None:
    if not any(options[files] for files in ("cases", "utterances", "dialogs")):
        raise CommandError("There is nothing to judge: name a file.", returncode=BAD_USAGE)
    if options["repeat"] < 1:
        raise CommandError("Play each case at least once.", returncode=BAD_USAGE)
    if options["at_once"] < 1:
        raise CommandError("Play at least one case at a time.", returncode=BAD_USAGE)
    if _planner(options) == "claude" and not settings.SUPPORT.anthropic_api_key:
        raise CommandError(
            "The planner claude needs a key: set ANTHROPIC_API_KEY, or use --planner offline.",
            returncode=BAD_USAGE,
        )


def _planner(options: dict[str, Any]) -> str:
    chosen: str = options["planner"]
    return settings.SUPPORT.planner if chosen == "auto" else chosen


def _claim(planner: str) -> str:
    """Whose figures these are, so that those of code are not taken for a model's."""
    if planner == "claude":
        return f"Planned by claude ({settings.SUPPORT.model})."
    return "Planned by offline, which is deterministic and no benchmark of a model."


def _sheets(options: dict[str, Any]) -> Iterator[Sheet]:
    planner = _planner(options)
    # All files are read before anything is played: a typing error shows at once.
    to_play = cases.read(options["cases"])
    to_score = utterances.read(options["utterances"])
    to_hold = dialogs.read(options["dialogs"])
    if to_play:
        results = played(
            to_play, planner=planner, repeat=options["repeat"], at_once=options["at_once"]
        )
        yield CaseSheet(results, options["repeat"])
    if to_score:
        yield UtteranceSheet(utterances.score(to_score, planner=planner))
    if to_hold:
        yield DialogSheet(dialogs.held(to_hold, planner=planner))


def _hold_to(sheets: Sequence[Sheet], threshold: float | None) -> None:
    for sheet in sheets:
        wanted = THRESHOLD_OF_CASES if isinstance(sheet, CaseSheet) else 0.0
        wanted = wanted if threshold is None else threshold
        if sheet.passed < wanted:
            raise CommandError(
                f"The share of {sheet.title} is {sheet.passed:.3f}; at least {wanted} is wanted."
            )
