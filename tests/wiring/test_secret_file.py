"""A secret is made once, whoever asks, and is nobody else's to read."""

import stat
from concurrent.futures import ThreadPoolExecutor

from support_agent.embedded.secret_file import kept_secret


def test_all_who_ask_at_once_get_the_same_secret(tmp_path):
    path = tmp_path / "new folder" / "secret"

    with ThreadPoolExecutor(20) as askers:
        secrets = set(askers.map(lambda _: kept_secret(path), range(200)))

    assert len(secrets) == 1
    assert len(secrets.pop()) >= 50
    assert list(path.parent.iterdir()) == [path]


def test_only_the_owner_reads_the_secret(tmp_path):
    path = tmp_path / "secret"

    kept_secret(path)

    assert stat.S_IMODE(path.stat().st_mode) == 0o600
