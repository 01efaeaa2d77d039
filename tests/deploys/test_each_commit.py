"""Whether every commit starts is asked of each by itself, and those that don't are named."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.proof.crew import ROOT

from .test_release import git

PROGRAM = Path(".ci", "each-commit")
# As little of a product as starts.
PRODUCT = {
    "orders/__init__.py": "",
    "handoff/__init__.py": "",
    "handoff/tasks.py": "",
    "support_agent/__init__.py": "",
    "support_agent/settings.py": "SECRET_KEY = 'a key'",
    "CHANGELOG.md": "# Changelog",
}


@pytest.fixture
def history(tmp_path):
    """A product in three commits. The second can't start, and the third mends it."""
    for name in (PROGRAM, Path("tests", "deploys", "release.py")):
        (tmp_path / name).parent.mkdir(parents=True)
        shutil.copy(ROOT / name, tmp_path / name)
    git(tmp_path, "init", "--quiet")
    commit(tmp_path, "The release before", **PRODUCT)
    commit(tmp_path, "A broken one", **{"handoff/tasks.py": "import handoff.lost"})
    commit(tmp_path, "Mend it", **{"handoff/tasks.py": ""})
    return tmp_path


def commit(folder, subject, **files):
    for name, text in files.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text)
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "-m", subject)


def ask(folder, *words):
    told = subprocess.run(
        [sys.executable, folder / PROGRAM, *words],
        env={"PATH": os.environ["PATH"]},
        capture_output=True,
        text=True,
    )
    return told.returncode, told.stdout + told.stderr


def test_a_commit_that_does_not_start_is_named_though_a_later_one_mends_it(history):
    status, told = ask(history, "HEAD~2")

    assert status == 1
    assert "A broken one" in told
    assert "No module named 'handoff.lost'" in told
    assert "Mend it" not in told
    assert told.splitlines()[-1].startswith("2 commits since HEAD~2, 1 of them do not start")
    assert git(history, "worktree", "list").count("\n") == 0


def test_a_history_without_the_base_is_told_how_to_get_it(history):
    status, told = ask(history, "1" * 40)

    assert status == 1
    assert "git fetch --unshallow origin" in told


def test_a_changelog_that_names_no_release_is_told(history):
    status, told = ask(history)

    assert status == 1
    assert "names no commit of the release before" in told
