"""The code of the release before."""

import pytest

from . import release


@pytest.fixture(scope="session")
def release_before(tmp_path_factory):
    """A folder with its code. Without it these tests fail and say what to do."""
    try:
        return release.unpack(release.commit_before(), tmp_path_factory.mktemp("before"))
    except release.NoReleaseBefore as missing:
        pytest.fail(str(missing), pytrace=False)
