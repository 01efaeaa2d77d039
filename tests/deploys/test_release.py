"""The release before is named in one place, and whoever lacks it is told what to do."""

import subprocess

import pytest

from . import release

WHO = ["-c", "user.name=Ana", "-c", "user.email=ana@example.com"]


def git(folder, *words):
    told = subprocess.run(
        ["git", "-C", folder, *WHO, *words], capture_output=True, text=True, check=True
    )
    return told.stdout.strip()


@pytest.fixture
def history(tmp_path):
    """A repository with two commits, and the first of them."""
    folder = tmp_path / "history"
    folder.mkdir()
    git(folder, "init", "--quiet")
    for text in ("before", "today"):
        (folder / "code").write_text(text)
        git(folder, "add", "code")
        git(folder, "commit", "--quiet", "-m", text)
    return folder, git(folder, "rev-parse", "HEAD^")


@pytest.fixture
def shallow(history, tmp_path):
    """A clone that has only the latest commit."""
    folder = tmp_path / "shallow"
    git(tmp_path, "clone", "--quiet", "--depth=1", f"file://{history[0]}", str(folder))
    return folder


def test_the_code_of_an_older_commit_is_unpacked(history, tmp_path):
    repository, commit = history

    folder = release.unpack(commit, tmp_path / "old", repository=repository)

    assert (folder / "code").read_text() == "before"


def test_a_shallow_clone_is_told_how_to_get_it(history, shallow, tmp_path, monkeypatch):
    monkeypatch.delenv("CI", raising=False)

    with pytest.raises(release.NoReleaseBefore, match=r"git fetch --unshallow origin"):
        release.unpack(history[1], tmp_path / "old", repository=shallow)


def test_a_shallow_clone_of_ci_fetches_it(history, shallow, tmp_path, monkeypatch):
    monkeypatch.setenv("CI", "true")

    folder = release.unpack(history[1], tmp_path / "old", repository=shallow)

    assert (folder / "code").read_text() == "before"


def test_a_changelog_without_a_commit_is_told_what_to_write(tmp_path):
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## Unreleased\n")

    with pytest.raises(release.NoReleaseBefore, match="write a line 'Commit"):
        release.commit_before(tmp_path / "CHANGELOG.md")


def test_the_changelog_names_a_release_before_this_code():
    assert len(release.commit_before()) == 40
