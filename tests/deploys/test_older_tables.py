"""Code on tables that are older than it says so in a sentence, and on newer ones it works."""

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from django.db import connection
from django.db.migrations.loader import MigrationLoader
from django.db.migrations.recorder import MigrationRecorder

from support_agent.startup import TABLES_ARE_OLDER, tables_are_older

ROOT = Path(__file__).parents[2]
SECONDS = 90
COMMANDS = {
    "web": ["-m", "uvicorn", "support_agent.asgi:application", "--port", "0"],
    "worker": ["-m", "celery", "-A", "support_agent", "worker"],
    "seed_shop": ["manage.py", "seed_shop"],
    "replay": ["manage.py", "replay", "1"],
}


@pytest.fixture
def outputs(tmp_path):
    """What each process says of a database without tables, and how it ends."""
    environ = {"PATH": os.environ["PATH"], "SUPPORT_DATA_DIR": str(tmp_path)}
    started = {
        name: subprocess.Popen(
            [sys.executable, *command],
            cwd=ROOT,
            env=environ,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        for name, command in COMMANDS.items()
    }
    ends = threading.Timer(SECONDS, lambda: [each.kill() for each in started.values()])
    ends.start()
    yield {name: (each.communicate()[0], each.returncode) for name, each in started.items()}
    ends.cancel()


def test_servers_and_commands_on_tables_that_are_not_there_say_what_to_run(outputs):
    for text, status in outputs.values():
        assert text.strip().endswith(TABLES_ARE_OLDER)
        assert "Traceback" not in text
        assert status == 1


def test_a_last_migration_that_was_not_applied_makes_the_tables_older(db):
    assert not tables_are_older()

    (newest,) = MigrationLoader(connection).graph.leaf_nodes("handoff")
    MigrationRecorder(connection).record_unapplied(*newest)

    assert tables_are_older()


def test_migrations_of_newer_code_do_not(db):
    MigrationRecorder(connection).record_applied("handoff", "9999_of_the_next_release")

    assert not tables_are_older()
