"""Chats are read by the user that the product runs as, and by no other of the machine."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from support_agent import private_files
from support_agent.checks import data_is_private

ROOT = Path(__file__).parents[2]
NAMES = ("shop.sqlite3", "shop.sqlite3-wal", "celerybeat-schedule.db", "broker/data/log", "demo/x")
SQLITE = "django.db.backends.sqlite3"


@pytest.fixture(autouse=True)
def _umask():
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.fixture
def folder(tmp_path):
    """One that is open, as are the files of an earlier release in it."""
    folder = tmp_path / "data"
    for name in NAMES:
        write(folder / name)
    return folder


def write(path):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("")


def open_to_others(folder):
    """The folder and what lies in it, as far as somebody else might read it."""
    every = [folder, *folder.rglob("*")]
    return [path for path in every if path.lstat().st_mode & 0o077 and not path.is_symlink()]


def prepare(folder, database=None):
    used = database or folder / "shop.sqlite3"
    private_files.prepare(folder, {"ENGINE": SQLITE, "NAME": str(used)})


def test_a_folder_that_was_open_is_closed_with_all_that_is_in_it(folder):
    assert len(open_to_others(folder)) > len(NAMES)

    prepare(folder)

    assert open_to_others(folder) == []


def test_whatever_is_written_later_is_private(folder):
    prepare(folder)

    write(folder / "demo" / "new" / "file")

    assert open_to_others(folder) == []


def test_a_database_elsewhere_is_closed_too(folder, tmp_path):
    elsewhere = tmp_path / "elsewhere"
    for ending in ("", "-wal", "-shm", "-journal"):
        write(elsewhere / f"shop.db{ending}")
    write(elsewhere / "others.db")

    prepare(folder, elsewhere / "shop.db")

    assert {path.name for path in open_to_others(elsewhere)} == {"elsewhere", "others.db"}


def test_a_folder_that_holds_more_is_left_open_and_only_our_files_are_closed(folder):
    write(folder / "of somebody else")

    prepare(folder)

    assert {path.name for path in open_to_others(folder)} == {"data", "of somebody else"}


def test_a_link_out_of_the_folder_closes_nothing_there(folder, tmp_path):
    write(tmp_path / "elsewhere" / "file")
    (folder / "broker" / "link").symlink_to(tmp_path / "elsewhere")
    (folder / "shop.sqlite3-shm").symlink_to(tmp_path / "elsewhere" / "file")

    prepare(folder)

    assert len(open_to_others(tmp_path / "elsewhere")) == 2
    assert open_to_others(folder) == []


def test_an_operator_is_told_of_a_folder_that_stays_open(folder, settings):
    settings.SUPPORT = replace(settings.SUPPORT, data_dir=folder)

    [warning] = data_is_private(None)
    prepare(folder)

    assert str(folder) in warning.msg
    assert "700" in warning.hint
    assert data_is_private(None) == []


def test_an_operator_is_told_of_a_folder_of_another_user(folder, settings, monkeypatch):
    prepare(folder)
    settings.SUPPORT = replace(settings.SUPPORT, data_dir=folder)
    monkeypatch.setattr(os, "geteuid", lambda: folder.stat().st_uid + 1)

    assert len(data_is_private(None)) == 1


def test_a_command_makes_its_folder_and_its_database_private(tmp_path):
    folder = tmp_path / "data"
    folder.mkdir()
    environ = {"PATH": os.environ["PATH"], "SUPPORT_DATA_DIR": str(folder)}

    subprocess.run(
        [sys.executable, "manage.py", "migrate", "-v0", "orders"], cwd=ROOT, env=environ, check=True
    )

    assert {path.name for path in folder.iterdir()} >= {"shop.sqlite3", "secret_key"}
    assert open_to_others(folder) == []
