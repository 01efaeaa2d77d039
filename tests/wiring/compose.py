"""The production files, and what Docker would make of them."""

import re
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parents[2]
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text())
DOCKERFILE = (ROOT / "Dockerfile").read_text()
GIVEN = {
    "SITE_HOST": "support.example.com",
    "SECRET_KEY": "a long random text that nobody else has and that is long enough for all",
    "POSTGRES_PASSWORD": "letters4nd5digits",
}


def service(name: str) -> dict[str, Any]:
    return COMPOSE["services"][name]


def filled_in(text: str) -> str:
    """What Docker makes of a text of compose.yaml, given those three variables alone."""
    return re.sub(r"\$\{(\w+)(?::[?-][^}]*)?\}", lambda found: GIVEN.get(found[1], ""), text)


def instructions(name: str, pattern: str = ".+") -> list[str]:
    """The arguments of such instructions of the Dockerfile."""
    return re.findall(rf"^{name} ({pattern})$", DOCKERFILE, flags=re.MULTILINE)
