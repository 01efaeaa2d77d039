"""Tries what may be said: evidence and parts go in, and out comes what a customer would read."""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from pydantic import TypeAdapter, ValidationError

from orders.text import as_shown
from support_agent.agent.answer.compose import Composed, compose
from support_agent.agent.answer.evidence import BadEvidence, Evidence, evidence_from
from support_agent.agent.answer.manual import manual
from support_agent.agent.answer.parts import Answer
from support_agent.agent.answer.table import table

Json = Any
_answer = TypeAdapter(Answer)


class Command(BaseCommand):
    """Reads a try a line from standard input and prints what comes of it, a line each with --json.

    A line is a JSON list of parts, an object with "parts" or "text" and perhaps an "evidence" of
    its own, or anything else: plain text, as a model writes that calls no tool.
    """

    help = "Print what a customer would read of parts or plain text, and what would be dropped."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Where the evidence is, and what is printed."""
        parser.add_argument(
            "--evidence", metavar="FILE", type=Path, help="JSON; nothing was found if left out"
        )
        parser.add_argument("--json", action="store_true", help="print an object for each line")
        parser.add_argument("--catalogue", action="store_true", help="print what can be said")
        parser.add_argument("--table", action="store_true", help="print docs/answers.md")

    def handle(self, *, evidence: Path | None, **options: Any) -> None:
        """Say each line of standard input."""
        if options["catalogue"] or options["table"]:
            self.stdout.write(manual() if options["catalogue"] else table())
            return
        known = _read(evidence) if evidence else Evidence()
        for number, line in enumerate(sys.stdin, start=1):
            if line.strip():
                composed = _said(line.strip(), known, number)
                told = _as_json(composed) if options["json"] else _as_text(composed)
                self.stdout.write(told)
                self.stdout.flush()


def _read(path: Path) -> Evidence:
    try:
        return evidence_from(json.loads(path.read_text(encoding="utf-8")))
    except OSError as error:
        raise CommandError(f"{path} can't be read: {error.strerror}.") from error
    except ValueError as error:
        raise CommandError(f"{path} is no evidence. {error}") from error


def _said(line: str, evidence: Evidence, number: int) -> Composed:
    try:
        given = json.loads(line)
    except ValueError:
        given = {"text": line}
    if isinstance(given, list):
        given = {"parts": given}
    if not isinstance(given, Mapping):
        given = {"text": line}
    try:
        if "evidence" in given:
            evidence = evidence_from(given["evidence"])
        parts = {"parts": given["parts"]} if "parts" in given else Answer.of_words(given["text"])
        return compose(_answer.validate_python(parts), evidence.turn())
    except BadEvidence as error:
        raise CommandError(f"Line {number}: {error}") from error
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"]))
        raise CommandError(f"Line {number}: {where} does not fit: {first['msg']}.") from error
    except KeyError as error:
        raise CommandError(f'Line {number} has neither "parts" nor "text".') from error


def _as_json(composed: Composed) -> str:
    dropped = [{**_part(one.part), "why": one.why} for one in composed.dropped]
    told = {
        "text": composed.text,
        "said": [*map(_part, composed.said)],
        "dropped": dropped,
        "choices": [one.as_json() for one in composed.choices],
        "settles": composed.settles,
    }
    return json.dumps(told, ensure_ascii=False)


def _part(part: Any) -> Json:
    values = {"say": part.say, "about": part.about, "words": part.words}
    return {name: value for name, value in values.items() if value}


def _as_text(composed: Composed) -> str:
    dropped = ", ".join(f"{one} ({one.why})" for one in composed.dropped)
    return as_shown(composed.text or "(nothing)") + (f"\n  dropped: {dropped}" if dropped else "")
