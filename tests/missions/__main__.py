"""Prints how many missions end well, and each of them in a line."""

import argparse
import json
import logging
import os
from pathlib import Path

import django


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.missions", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--planner", choices=["offline", "claude"], default="offline")
    parser.add_argument("--say", metavar="ID", help="print the conversation of this mission")
    options = parser.parse_args()
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "support_agent.settings")
    django.setup()
    logging.disable(logging.INFO)
    _print(options)


def _print(options: argparse.Namespace) -> None:
    # Only now: tables can't be imported before Django is set up.
    from support_agent.agent.evaluation.scratch import scratch_shop

    from . import playing, score

    missions = json.loads(options.file.read_text())
    beside = options.file.with_name(options.file.name.replace("tasks", "retail"))
    shop = json.loads(beside.read_text())
    chosen = [one for one in missions if options.say in (None, one["id"])]
    with scratch_shop(lambda: playing.fill(shop)) as scratch:
        outcomes = [
            playing.play(one, shop, planner=options.planner, scratch=scratch) for one in chosen
        ]
    for outcome in outcomes:
        print(outcome.line())
        if options.say:
            print(*outcome.said, sep="\n")
    for name, value in score.table(outcomes).items():
        print(f"{name:22} {value:.3f}" if isinstance(value, float) else f"{name:22} {value}")


if __name__ == "__main__":
    main()
