"""Plays recorded runs again, and tells the first step at which they would go in another way."""

import json
from argparse import ArgumentParser, ArgumentTypeError
from datetime import datetime
from decimal import Decimal, InvalidOperation
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone
from django.utils.dateparse import parse_date, parse_datetime

from orders.text import as_shown, quoted
from support_agent.agent.replaying import lines
from support_agent.agent.replaying.anew import Anew, planner_of
from support_agent.agent.replaying.choosing import NothingToPlay, runs_of, runs_since
from support_agent.agent.replaying.plans import (
    AskedAnew,
    FromTheRecord,
    the_claude_of_the_settings,
)
from support_agent.agent.replaying.player import play
from support_agent.agent.replaying.read_only import read_only
from support_agent.agent.replaying.result import Played
from support_agent.models import Run

BAD_USAGE = 2
MOST = 20


class Command(BaseCommand):
    """Exits with 0 when all went as it had gone, and with 1 when anything differs."""

    help = "Play recorded runs again, without a provider, a tool or a write."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Which runs, and what is to be another than it was."""
        parser.add_argument("names", nargs="*", metavar="RUN_OR_CONVERSATION")
        parser.add_argument("--since", type=_moment, help="conversations that began since this day")
        parser.add_argument("--most", type=_count, default=MOST, help="conversations at the most")
        parser.add_argument("--planner", choices=["offline", "claude"], help="ask this one anew")
        parser.add_argument("--policy", metavar="FILE", help="ask Claude anew by this policy")
        parser.add_argument("--model", metavar="NAME", help="ask this model anew")
        parser.add_argument("--strong-model", metavar="NAME", help="and this one at trouble")
        parser.add_argument("--usd", type=_dollars, help="what asking anew may cost for each run")
        parser.add_argument("--json", action="store_true", help="print everything as JSON")

    def handle(self, *, names: list[str], since: datetime | None, **options: Any) -> None:
        """Play them, and say what differs."""
        if bool(names) == bool(since):
            raise CommandError("Name runs or conversations, or give --since.", returncode=BAD_USAGE)
        anew = _anew(options)
        with read_only():
            try:
                runs = runs_since(since, most=options["most"]) if since else runs_of(names)
                played = [self._play(run, anew, aloud=not options["json"]) for run in runs]
            except (NothingToPlay, ValueError) as error:
                raise CommandError(str(error), returncode=BAD_USAGE) from error
        if options["json"]:
            told = {"runs": [lines.values(one) for one in played], "summary": lines.summary(played)}
            self.stdout.write(json.dumps(told, ensure_ascii=False, indent=2))
        elif len(played) != 1:
            self.stdout.write(lines.summary(played))
        if not all(one.is_the_same for one in played):
            raise SystemExit(1)

    def _play(self, run: Run, anew: Anew | None, *, aloud: bool) -> Played:
        source = AskedAnew(planner_of(anew)) if anew else FromTheRecord(the_claude_of_the_settings)
        played = play(run, source, asked_anew=anew is not None)
        if aloud:
            # Of titles and names too, and a terminal obeys control characters.
            self.stdout.write(as_shown("\n".join(lines.lines(played))) + "\n")
        return played


def _anew(options: dict[str, Any]) -> Anew | None:
    changes = {name: options[name] for name in ("policy", "model", "strong_model")}
    if not options["planner"] and not any(changes.values()):
        return None
    if options["planner"] == "offline" and any(changes.values()):
        raise CommandError("The offline planner has no policy and no model.", returncode=BAD_USAGE)
    return Anew(
        planner=options["planner"] or "claude",
        usd=options["usd"] or settings.SUPPORT.max_usd,
        policy=_read(changes["policy"]) if changes["policy"] else "",
        model=changes["model"] or "",
        strong_model=changes["strong_model"] or "",
    )


def _read(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise CommandError(f"{file} can't be read: {error}", returncode=BAD_USAGE) from error


def _moment(text: str) -> datetime:
    try:
        day = parse_date(text)
        moment = datetime(day.year, day.month, day.day) if day else parse_datetime(text)  # noqa: DTZ001
    except ValueError:
        moment = None
    if moment is None:
        raise ArgumentTypeError(f"{quoted(text)} is no day such as 2026-11-30.")
    return moment if timezone.is_aware(moment) else timezone.make_aware(moment)


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) == 0:
        raise ArgumentTypeError(f"{quoted(text)} is no number of conversations such as {MOST}.")
    return int(text)


def _dollars(text: str) -> Decimal:
    try:
        usd = Decimal(text)
    except InvalidOperation:
        usd = Decimal(0)
    if not usd.is_finite() or usd <= 0:
        raise ArgumentTypeError(f"{quoted(text)} is no amount such as 0.25.")
    return usd
