"""Erases one person among many, says how long it took, and looks for them in tables and files.

python -m tests.privacy --messages 100000 --theirs 1000 --database sqlite

It starts a database of its own, and exits with 1 where anything of the person is left.
"""

import argparse
import os
import re
import resource
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]


def main() -> int:
    """Fill, look, erase, look again."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000, help="in all")
    parser.add_argument("--theirs", type=int, default=1_000, help="of the person who is erased")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    given = parser.parse_args()
    with TemporaryDirectory(prefix="privacy-") as folder:
        return _try(Path(folder), given)


def _try(folder: Path, given: argparse.Namespace) -> int:
    server = None
    file = folder / "shop.sqlite3"
    os.environ |= {
        "SUPPORT_DATA_DIR": str(folder),
        "DATABASE_URL": f"sqlite:///{file}",
        "DJANGO_SETTINGS_MODULE": "support_agent.settings",
    }
    if given.database == "postgresql":
        from tests.servers.postgres import Postgres

        server = Postgres()
        os.environ["DATABASE_URL"] = server.url
    try:
        return _erase(file, given)
    finally:
        if server:
            from django.db import connection

            connection.close()
            connection.close_pool()
            server.stop()


def _erase(file: Path, given: argparse.Namespace) -> int:
    _manage("migrate", "--verbosity=0")
    import django

    django.setup()
    from django.db import connection

    from tests.privacy import crowd, scan

    person = crowd.fill(messages=given.messages, theirs=given.theirs)
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")
    print(f"{given.messages} messages on {given.database}, {given.theirs} of them the person's")
    print(f"before: {_looked(scan, person, file)}")
    exported, took, _ = _timed("export_customer", "--email", person.email)
    print(f"exported: {len(exported) / 1e6:.1f} MB in {took:.1f} s")
    told, took, cpu = _timed("erase_customer", "--email", person.email, "--yes")
    print(f"erased: {took:.1f} s, {cpu:.1f} s of CPU, the process's start included")
    print(*re.findall(r"Erased\..*", told))
    print(f"after:  {(after := _looked(scan, person, file))}")
    print(*re.findall(r".*hold.*", _timed("verify_erasures")[0]))
    if given.database == "sqlite":
        with connection.cursor() as cursor:
            print("integrity:", cursor.execute("PRAGMA integrity_check").fetchone()[0])
    return 1 if any(after.values()) else 0


def _looked(scan, person, file: Path) -> dict[str, int]:
    """How often the person is found, by where it was looked."""
    from django.db import connection

    found = {"places in tables": sum(scan.found_in_tables(person.words).values())}
    if connection.vendor == "sqlite":
        return {**found, "places in files": sum(scan.found_in_files(person.words, file).values())}
    return {**found, "columns quoted by statistics": scan.found_in_statistics(person.words)}


def _timed(*arguments: str) -> tuple[str, float, float]:
    began, before = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
    told = _manage(*arguments)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return told, time.monotonic() - began, cpu


def _manage(*arguments: str) -> str:
    command = [sys.executable, "manage.py", *arguments]
    ran = subprocess.run(command, cwd=ROOT, env=os.environ, capture_output=True, text=True)
    if ran.returncode:
        raise SystemExit(ran.stderr)
    return ran.stdout


if __name__ == "__main__":
    sys.exit(main())
