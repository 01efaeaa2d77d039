"""A secret is made once, whoever asks, and is nobody else's to read."""

import stat
import threading
from concurrent.futures import ThreadPoolExecutor

from support_agent.embedded.secret_file import kept_secret

ASKERS = 20


def test_all_who_ask_at_once_get_the_same_secret(tmp_path):
    at_once = threading.Barrier(ASKERS)

    def ask(name):
        at_once.wait()
        return kept_secret(tmp_path / "new folder" / name)

    for name in map(str, range(20)):
        with ThreadPoolExecutor(ASKERS) as askers:
            assert len(set(askers.map(ask, [name] * ASKERS))) == 1

    assert len(kept_secret(tmp_path / "new folder" / "0")) >= 50
    assert len(list((tmp_path / "new folder").iterdir())) == 20


def test_only_the_owner_reads_the_secret(tmp_path):
    path = tmp_path / "secret"

    kept_secret(path)

    assert stat.S_IMODE(path.stat().st_mode) == 0o600
