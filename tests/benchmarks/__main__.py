"""`python -m tests.benchmarks [NAME…] [--json]`: measure, print the table, say what is missed."""

import argparse
import importlib
import json
import logging
import platform
import sys
import time
import traceback
from pathlib import Path

import psutil

from . import ground
from .figure import Figure, failed, table

# Each is a function of a module here, imported once Django is ready.
BENCHMARKS = {
    "loop": "cpu.loop_alone",
    "durable": "cpu.durable_run",
    "rate": "crowd.rate",
    "waiting": "crowd.waiting",
    "first_status": "first_status.measure",
    "web": "web.imports",
    "streams": "web.streams",
    "queries": "turns.queries_of_a_turn",
    "tokens": "tokens.measure",
    "queue": "queues.measure",
    # Last, since a million orders stay behind.
    "lookup": "lookup.look_up",
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(BENCHMARKS))
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if unknown := set(options.names) - BENCHMARKS.keys():
        parser.error(
            f"There is no {', '.join(sorted(unknown))}. There are {', '.join(BENCHMARKS)}."
        )
    figures: list[Figure] = []
    with ground.prepared():
        logging.disable(logging.INFO)
        for name in options.names or BENCHMARKS:
            figures += _measured(name)
        machine = _machine()
    if options.json:
        print(json.dumps({"machine": machine, "figures": [one.as_json() for one in figures]}))
    else:
        print(f"{machine}\n\n{table(figures)}")
    return 0 if all(figure.met for figure in figures) else 1


def _measured(name: str) -> list[Figure]:
    began = time.monotonic()
    module, _, function = BENCHMARKS[name].partition(".")
    try:
        figures = getattr(importlib.import_module(f"{__package__}.{module}"), function)()
    except Exception as error:
        # The others are still worth knowing, and this one counts as missed.
        traceback.print_exc()
        figures = [failed(name, why=type(error).__name__)]
    print(f"{name}: {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
    return figures


def _machine() -> str:
    from django.db import connection

    database = "SQLite"
    if connection.vendor == "postgresql":
        connection.ensure_connection()
        database = f"PostgreSQL {connection.pg_version // 10000}.{connection.pg_version % 10000}"
    cores = psutil.cpu_count()
    load = psutil.getloadavg()[0]
    return (
        f"{_processor()}, {cores} cores, Python {platform.python_version()}, {database}, "
        f"{time.strftime('%Y-%m-%d')}, load {load:.1f}"
    )


def _processor() -> str:
    names = Path("/proc/cpuinfo")
    lines = names.read_text().splitlines() if names.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()


if __name__ == "__main__":
    sys.exit(main())
