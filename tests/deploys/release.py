"""The release before this code, as CHANGELOG.md names it, taken from the repository."""

import os
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"^Commit ([0-9a-f]{40})$", flags=re.MULTILINE)


class NoReleaseBefore(Exception):
    """Its code can't be had; the message says what to do."""


def commit_before(changelog: Path = ROOT / "CHANGELOG.md") -> str:
    """The commit of the latest release. Raises NoReleaseBefore."""
    if not (named := NAMED.search(changelog.read_text())):
        raise NoReleaseBefore(
            f"{changelog.name} names no commit of the release before: "
            "write a line 'Commit <40 hexadecimal digits>' below its heading."
        )
    return named[1]


def unpack(commit: str, folder: Path, *, repository: Path = ROOT) -> Path:
    """Write the code of this commit into a new folder. Raises NoReleaseBefore."""
    if not _is_here(commit, repository):
        _fetch(commit, repository)
    archive = _git(repository, "archive", "--format=tar", commit)
    if archive.returncode:
        raise NoReleaseBefore(
            f"The release before, commit {commit}, is not in this clone: get the whole history by "
            f"`git fetch --unshallow origin`. Git said: {archive.stderr.decode().strip()}"
        )
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)
    return folder


def _is_here(commit: str, repository: Path) -> bool:
    return _git(repository, "cat-file", "-e", f"{commit}^{{commit}}").returncode == 0


def _fetch(commit: str, repository: Path) -> None:
    # A developer's clone changes only when the developer says so.
    if os.environ.get("CI") == "true":
        _git(repository, "fetch", "--quiet", "--depth=1", "origin", commit)


def _git(repository: Path, *words: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(["git", "-C", str(repository), *words], capture_output=True)
