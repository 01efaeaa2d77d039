"""`manage.py evaluate` as whoever has just cloned the repository runs it: nothing is set."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
FROM_THE_SYSTEM = ("PATH", "HOME", "LANG", "TMPDIR")


@dataclass(frozen=True)
class Run:
    code: int
    out: str
    err: str

    @property
    def told(self) -> dict[str, Any]:
        return json.loads(self.out)


def evaluate(*arguments: str | Path, data_dir: Path, **settings: str) -> Run:
    """Run it to its end. The data folder is where a shop of the settings would be."""
    known = {name: os.environ[name] for name in FROM_THE_SYSTEM if name in os.environ}
    done = subprocess.run(
        [sys.executable, "-W", "error", "manage.py", "evaluate", *map(str, arguments)],
        cwd=ROOT,
        env=known | {"SUPPORT_DATA_DIR": str(data_dir)} | settings,
        capture_output=True,
        text=True,
        timeout=230,
        check=False,
    )
    return Run(done.returncode, done.stdout, done.stderr)


def write(folder: Path, name: str, *rows: Mapping[str, Any]) -> Path:
    """A file of JSON lines."""
    path = folder / name
    lines = [json.dumps(row, ensure_ascii=False) for row in rows]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def case(name: str, *messages: str, expect: Mapping[str, Any], **fields: Any) -> dict[str, Any]:
    """A case of a signed in customer, in English unless it says otherwise."""
    asked = {"lang": "en", "customer": "lucia@example.com"} | fields
    return {"id": name, "messages": list(messages), "expect": expect} | asked
