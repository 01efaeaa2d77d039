"""What an operator sets of results and memory is what the agent is built with when it starts."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
ASKED = """
import django
django.setup()
from support_agent.agent.customer_agent import MEMORY, TOOLBOX
print(TOOLBOX.result_chars, MEMORY.least, MEMORY.summed_up)
"""


def test_results_are_cut_and_the_window_is_kept_as_it_was_set(tmp_path):
    told = subprocess.run(
        [sys.executable, "-c", ASKED],
        cwd=ROOT,
        env={
            "DJANGO_SETTINGS_MODULE": "support_agent.settings",
            "SUPPORT_DATA_DIR": str(tmp_path),
            "SUPPORT_TOOL_RESULT_CHARS": "777",
            "SUPPORT_HISTORY_TURNS": "7",
        },
        capture_output=True,
        text=True,
        check=True,
    ).stdout

    assert told.split() == ["777", "7", "False"]
