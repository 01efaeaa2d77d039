"""What makes a test run fail, or leave a test out, beside a test that fails."""

import os
import subprocess
import sys
from pathlib import Path

import psutil
import pytest

ROOT = Path(__file__).parents[2]
PYPROJECT = ROOT / "pyproject.toml"
TESTS = """
import pytest
from django.conf import settings

def test_runs():
    assert settings.SUPPORT.problems == ()
    assert settings.SUPPORT.planner == "offline"

@pytest.mark.skipif(True, reason="no such machine")
def test_skipped():
    pass

@pytest.mark.postgresql
def test_locks():
    pass
"""


def inherited():
    """The environment without what this run has told its own servers and workers."""
    return {
        name: value
        for name, value in os.environ.items()
        if name != "SUPPORT_TEST_STARTED" and not name.startswith("PYTEST_")
    }


@pytest.fixture
def run(tmp_path):
    """Run three little tests on SQLite, in a pytest of their own."""
    tests = tmp_path / "test_three.py"
    tests.write_text(TESTS)

    def run(*more, **environ):
        return subprocess.run(
            [
                sys.executable,
                "-m",
                "pytest",
                "--database=sqlite",
                f"--rootdir={ROOT}",
                "-c",
                PYPROJECT,
                *more,
                tests,
            ],
            cwd=ROOT,
            env=inherited() | environ,
            capture_output=True,
            text=True,
        )

    return run


def test_a_skipped_test_fails_the_run_in_ci(run):
    outcome = run(CI="true")

    assert outcome.returncode == 1
    assert "no such machine" in outcome.stdout


def test_a_skipped_test_passes_on_a_desk(run):
    assert run(CI="").returncode == 0


def test_what_sqlite_does_not_claim_is_left_out_and_not_skipped(run):
    assert "1 passed, 1 skipped, 1 deselected" in run(CI="").stdout


def test_with_several_workers_a_skip_still_fails_the_run(run):
    outcome = run("-n2", CI="true")

    assert outcome.returncode == 1
    assert "no such machine" in outcome.stdout


def test_what_a_developer_has_set_for_a_shop_does_not_reach_the_tests(run):
    assert run(CI="", SUPPORT_MAX_STEPS="none", ANTHROPIC_API_KEY="a key").returncode == 0


def test_a_killed_run_leaves_no_server_and_no_folder(tmp_path):
    endless = tmp_path / "test_endless.py"
    endless.write_text(
        "import os, sys, time\n"
        "def test_waits():\n"
        "    print(os.environ['SUPPORT_DATA_DIR'], file=sys.stderr, flush=True)\n"
        "    time.sleep(60)\n"
    )
    command = [sys.executable, "-m", "pytest", "-s", "--database=sqlite", "-c", PYPROJECT, endless]
    run = subprocess.Popen(
        command, cwd=ROOT, env=inherited(), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    )
    folder = Path(run.stderr.readline().decode().strip()).parent
    servers = psutil.Process(run.pid).children(recursive=True)
    assert folder.is_dir()

    run.kill()
    run.wait()
    run.stderr.close()

    assert psutil.wait_procs(servers, timeout=10)[1] == []
    assert not folder.exists()
