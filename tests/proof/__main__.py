"""The proof as a command: all faults on both databases side by side, and a table of each."""

import argparse
import json
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from .clocks import ClocksApart
from .deaths import AllAtOnce, OfflinePlanner, ToldToEnd
from .deliveries import BeforeTheCommit, DeliveredThrice
from .faults import Part, one_by_one
from .ground import GROUNDS
from .kills import kills
from .outages import WebKilled, outages
from .scene import Scene
from .table import Row, rendered

PARTS: tuple[Part, ...] = (
    kills,
    one_by_one(AllAtOnce()),
    one_by_one(OfflinePlanner()),
    one_by_one(ToldToEnd()),
    one_by_one(DeliveredThrice()),
    one_by_one(BeforeTheCommit()),
    one_by_one(WebKilled()),
    outages,
    one_by_one(ClocksApart()),
)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tests.proof")
    parser.add_argument("--database", choices=GROUNDS, help="one of them; both if left out")
    parser.add_argument("--minutes", type=float, default=0.0, help="of kills, and more of the rest")
    parser.add_argument("--keep", type=Path, help="a new folder for what the processes wrote")
    parser.add_argument("--json", action="store_true", help="print the rows as JSON")
    options = parser.parse_args()
    # So that a proof that is told to end takes its processes with it.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    if options.database is None:
        return _side_by_side()
    rows = _prove(options.database, options.minutes, options.keep)
    if options.json:
        print(json.dumps({options.database: [row.as_json() for row in rows]}, indent=2))
    else:
        print(rendered(GROUNDS[options.database].name, rows))
    return int(any(row.failed for row in rows))


def _side_by_side() -> int:
    """Each database in a process of its own: most of what a fault takes is waiting."""
    proofs = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.proof", *sys.argv[1:], "--database", name],
            stdout=subprocess.PIPE,
            text=True,
        )
        for name in GROUNDS
    ]
    try:
        tables = [proof.communicate()[0] for proof in proofs]
    finally:
        for proof in proofs:
            proof.terminate()
            proof.wait()
    print("\n".join(tables))
    return max(proof.returncode for proof in proofs)


def _prove(database: str, minutes: float, keep: Path | None) -> Sequence[Row]:
    # The one begins with what needs the machine, the other with what waits.
    turn = 1 if database == next(iter(GROUNDS)) else -1
    with Scene(database, keep) as scene:
        rows = [part(scene, minutes) for part in PARTS[::turn]]
    return [row for part in rows[::turn] for row in part]


if __name__ == "__main__":
    sys.exit(main())
