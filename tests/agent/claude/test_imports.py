"""The SDK takes two seconds and 60 MB: only the worker may pay for it, and only with a key."""

import subprocess
import sys

import pytest

LIGHT = [
    "support_agent.settings",
    "support_agent.agent.prompt",
    "support_agent.agent.planners",
    "support_agent.agent.planners.fallback",
    "support_agent.agent.toolbox",
    "support_agent.urls",
]


@pytest.mark.parametrize("module", LIGHT)
def test_the_web_process_never_imports_the_sdk(module):
    program = (
        "import os, sys; os.environ['DJANGO_SETTINGS_MODULE'] = 'support_agent.settings'\n"
        "import django; django.setup()\n"
        f"import {module}\n"
        "sys.exit(sorted(sys.modules.keys() & {'anthropic', 'httpx2'}) or 0)"
    )

    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)

    assert (ended.returncode, ended.stderr) == (0, "")


def test_manage_py_never_imports_the_sdk():
    ended = subprocess.run(
        [sys.executable, "-X", "importtime", "manage.py", "check"], capture_output=True, text=True
    )

    assert ended.returncode == 0
    assert "anthropic" not in ended.stderr
