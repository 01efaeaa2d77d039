"""What the product writes is read by its own user alone: chats, orders, keys.

New files are private by the umask. Those of a folder that was there before are made so at each
start, wherever that is ours to do; where it is not, checks.py says so.
"""

import contextlib
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

UMASK = 0o077
# All that lies in a data folder begins with one of these. A folder that holds anything else is
# also somebody else's, and closing it could lock them out: /tmp, /srv, a home.
OURS = ("secret_key", "shop.sqlite3", "test.sqlite3", "celerybeat-schedule", "broker", "demo")
BESIDE_SQLITE = ("", "-wal", "-shm", "-journal")


def prepare(folder: Path, database: Any) -> None:
    """Make the data folder if there is none, and keep others out of it and of the database."""
    os.umask(UMASK)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if _is_ours_alone(folder):
        _close(folder)
    for path in [*_files_of(folder), *_files_of_sqlite(database)]:
        _close(path)


def is_open(folder: Path) -> bool:
    """Whether another user of this machine may look into the folder, or it is another's."""
    try:
        state = folder.stat()
    except FileNotFoundError:
        # It is made as it is to be.
        return False
    return bool(state.st_mode & UMASK) or state.st_uid != os.geteuid()


def _is_ours_alone(folder: Path) -> bool:
    return all(path.name.startswith(OURS) for path in folder.iterdir())


def _files_of(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.name.startswith(OURS):
            yield path
            yield from path.rglob("*")


def _files_of_sqlite(database: Any) -> Iterator[Path]:
    if database["ENGINE"].endswith("sqlite3"):
        for ending in BESIDE_SQLITE:
            yield Path(f"{database['NAME']}{ending}")


def _close(path: Path) -> None:
    # Other processes of ours make and remove files meanwhile.
    with contextlib.suppress(FileNotFoundError):
        state = path.lstat()
        is_ours = state.st_uid == os.geteuid() and not stat.S_ISLNK(state.st_mode)
        if is_ours and state.st_mode & UMASK:
            path.chmod(stat.S_IMODE(state.st_mode) & ~UMASK)
