"""What makes a test run fail, or leave a test out, beside a test that fails."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TESTS = """
import pytest

def test_runs():
    pass

@pytest.mark.skipif(True, reason="no such machine")
def test_skipped():
    pass

@pytest.mark.postgresql
def test_locks():
    pass
"""


@pytest.fixture
def run(tmp_path):
    """Run three little tests on SQLite, in a pytest of their own."""
    tests = tmp_path / "test_three.py"
    tests.write_text(TESTS)
    # Without what this run has told its own servers, and without its xdist.
    inherited = {
        name: value
        for name, value in os.environ.items()
        if name != "SUPPORT_TEST_STARTED" and not name.startswith("PYTEST_")
    }

    def run(*more, **environ):
        return subprocess.run(
            [
                sys.executable,
                "-m",
                "pytest",
                "--database=sqlite",
                f"--rootdir={ROOT}",
                "-c",
                ROOT / "pyproject.toml",
                *more,
                tests,
            ],
            cwd=ROOT,
            env=inherited | environ,
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
