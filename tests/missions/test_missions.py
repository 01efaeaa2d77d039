"""The missions of the public benchmark, where they are at hand."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.timeout(240)
def test_missions_end_well_and_never_touch_another_customers_order(
    shared_data, tmp_path, record_property
):
    file = shared_data / "tau_tasks_dev.json"
    done = subprocess.run(
        [sys.executable, "-m", "tests.missions", str(file)],
        cwd=ROOT,
        env=os.environ | {"SUPPORT_DATA_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=230,
        check=True,
    )

    *_, right, person, wrong, handed_over, foreign = done.stdout.splitlines()
    for line in (right, person, wrong, handed_over, foreign):
        record_property("told", line)
    assert foreign.split()[-1] == "0"
    assert float(right.split()[-1]) >= 0.6
