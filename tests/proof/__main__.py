"""The proof as a command: all faults, on one database after the other, and a table of each."""

import argparse
import json
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from .deaths import AllAtOnce, OfflinePlanner
from .faults import Part, one_by_one
from .ground import GROUNDS
from .kills import kills
from .scene import Scene
from .table import Row, rendered

PARTS: tuple[Part, ...] = (kills, one_by_one(AllAtOnce()), one_by_one(OfflinePlanner()))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tests.proof")
    parser.add_argument("--database", choices=GROUNDS, help="one of them; both if left out")
    parser.add_argument("--minutes", type=float, default=0.0, help="of random kills, for each")
    parser.add_argument("--keep", type=Path, help="a new folder for what the processes wrote")
    parser.add_argument("--json", action="store_true", help="print the rows as JSON")
    options = parser.parse_args()
    # So that a proof that is told to end takes its processes with it.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    tables = {
        name: _prove(name, options.minutes, options.keep)
        for name in GROUNDS
        if options.database in (None, name)
    }
    if options.json:
        told = {name: [row.as_json() for row in rows] for name, rows in tables.items()}
        print(json.dumps(told, indent=2))
    else:
        titles = {name: ground.name for name, ground in GROUNDS.items()}
        print("\n\n".join(rendered(titles[name], rows) for name, rows in tables.items()))
    return int(any(row.failed for rows in tables.values() for row in rows))


def _prove(database: str, minutes: float, keep: Path | None) -> Sequence[Row]:
    with Scene(database, keep) as scene:
        return [row for part in PARTS for row in part(scene, minutes)]


if __name__ == "__main__":
    sys.exit(main())
