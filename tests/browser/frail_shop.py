"""A shop whose parts go away: a web process that can be killed, and servers of its own."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.proof.crew import Crew
from tests.proof.ground import PostgresAndValkey
from tests.proof.processes import Process, wait_until_ready
from tests.servers.postgres import Postgres
from tests.servers.valkey import Valkey

PASSWORD = "open sesame"
NOBODY = "http://127.0.0.1:9"


class FrailShop:
    """The demo shop on PostgreSQL and Valkey, at two addresses. Whoever makes it stops it.

    Two web processes serve it, as behind a proxy. One is there for the screens that a test looks at,
    and may be killed; by the other one the same people go on elsewhere.
    """

    def __init__(self, folder: Path) -> None:
        (folder / "other").mkdir()
        self.ground = PostgresAndValkey(folder)
        self._crew = Crew(folder, self.ground, model_url=NOBODY)
        self._other = Crew(folder / "other", self.ground, model_url=NOBODY)
        for crew in (self._crew, self._other):
            crew.environ |= {
                "SUPPORT_DATA_DIR": str(folder / "data"),
                "SUPPORT_PLANNER": "offline",
                "SUPPORT_DEMO": "on",
                "DJANGO_SUPERUSER_USERNAME": "Olga",
                "DJANGO_SUPERUSER_EMAIL": "olga@example.com",
                "DJANGO_SUPERUSER_PASSWORD": PASSWORD,
            }
        self.address = self._crew.web_url
        self.port = self._crew.port
        self.other_address = self._other.web_url
        self._web: Process | None = None

    def open(self) -> None:
        """Furnish it and start everything."""
        self._crew.manage("migrate")
        self._crew.manage("seed_shop")
        self._crew.manage("createsuperuser", "--noinput")
        self._web = self._crew.start_web()
        others = [self._other.start_web(), self._crew.start_worker(), self._crew.start_beat()]
        wait_until_ready(self._web, *others)

    @contextmanager
    def without_web(self) -> Iterator[None]:
        """The process is killed, as the kernel does it when memory is short, and started again."""
        assert self._web
        self._crew.kill(self._web)
        try:
            yield
        finally:
            self._web = self._crew.start_web()
            wait_until_ready(self._web)

    @contextmanager
    def without(self, server: Postgres | Valkey) -> Iterator[None]:
        """It goes away. PostgreSQL comes back with all that it had, Valkey with nothing."""
        server.go_away()
        try:
            yield
        finally:
            server.come_back()

    def stop(self) -> None:
        for crew in (self._crew, self._other):
            crew.stop()
            for process in crew.processes:
                assert process.popen.stdin
                process.popen.stdin.close()
        self.ground.stop()
