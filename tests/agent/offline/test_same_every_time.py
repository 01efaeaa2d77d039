"""The offline planner plans the same in every process, and asks nobody for it."""

import json
import os
import subprocess
import sys
from pathlib import Path

FILES = Path(__file__).parents[2] / "utterances"
# With another seed, Python puts the members of a set in another order.
SEEDS = ("0", "1")
PROGRAM = """
import json, socket, sys

class NoLine(socket.socket):
    def connect(self, address):
        raise AssertionError(f"It asks {address}.")

socket.socket = NoLine
from support_agent.agent.planners.offline import OfflinePlanner
from support_agent.agent.known import (Facts)
from support_agent.agent.types import (Said, Turn)

for text in json.load(sys.stdin):
    turn = Turn(history=(Said(author="customer", text=text),), facts=Facts(identified=True))
    print(OfflinePlanner().plan(turn))
"""


def plans(texts, *, seed):
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        input=json.dumps(texts),
        env={**os.environ, "PYTHONHASHSEED": seed},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def test_the_same_words_are_planned_alike_whatever_the_process():
    rows = [
        json.loads(line)
        for file in sorted(FILES.glob("*.jsonl"))
        for line in file.read_text().splitlines()[::40]
    ]
    texts = [row["text"] for row in rows]

    one, other = (plans(texts, seed=seed) for seed in SEEDS)

    assert len(one) == len(texts) > 50
    assert one == other
