"""A secret that is made once and kept in a file that only its owner reads."""

import contextlib
import os
import secrets
from pathlib import Path

RANDOM_BYTES = 48


def kept_secret(path: Path) -> str:
    """The secret in this file, made if there is none. All who ask at once get the same one."""
    if not path.exists():
        _make(path)
    return path.read_text().strip()


def _make(path: Path) -> None:
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.{os.getpid()}.{secrets.token_hex(4)}")
    with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(secrets.token_urlsafe(RANDOM_BYTES))
    # A link and not a rename: a rename would replace the secret of whoever was first, and a
    # plain create would let a reader see the file while it is still empty.
    with contextlib.suppress(FileExistsError):
        os.link(draft, path)
    draft.unlink()
