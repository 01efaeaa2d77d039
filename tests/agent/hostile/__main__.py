"""Plays hostile conversations: `python -m tests.agent.hostile --conversations 20000`."""

import argparse
import os
import sys
from pathlib import Path

import pytest


def main() -> int:
    """The exit code of the test, which prints what was reached."""
    parser = argparse.ArgumentParser(prog="python -m tests.agent.hostile", description=__doc__)
    parser.add_argument("--conversations", type=int, default=2_000)
    parser.add_argument("--database", choices=["postgresql", "sqlite"], default="postgresql")
    given = parser.parse_args()
    os.environ["HOSTILE_CONVERSATIONS"] = str(given.conversations)
    test = Path(__file__).with_name("test_hostile_model.py")
    return pytest.main(["-q", f"--database={given.database}", str(test)])


if __name__ == "__main__":
    sys.exit(main())
