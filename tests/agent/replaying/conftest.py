"""A shop whose conversations are had with a real server that speaks the Messages API."""

import json
from dataclasses import replace
from io import StringIO

import pytest
from django.core.management import call_command

from support_agent.agent import runner
from support_agent.agent.planners.claude import shared
from tests.agent.claude.conftest import (  # noqa: F401
    MODEL,
    PRICES,
    STRONG,
    api,
    ask,
    pauses,
    planner,
    server,
)
from tests.writing import post


@pytest.fixture
def shop(api, settings, monkeypatch):  # noqa: F811
    """The settings that the runs were had with; takes others."""
    monkeypatch.setattr(shared, "_breakers", {})

    def _shop(**changes):
        settings.SUPPORT = replace(
            settings.SUPPORT,
            **{
                "anthropic_api_key": "sk-test",
                "anthropic_base_url": api.url,
                "model": MODEL,
                "strong_model": "",
                "prices": PRICES,
                "known_paths": False,
                **changes,
            },
        )

    _shop()
    return _shop


@pytest.fixture
def tell(shop, django_capture_on_commit_callbacks):
    """Say something to the planner of this name."""

    def _tell(conversation, text, *, by, **options):
        with django_capture_on_commit_callbacks(execute=True):
            woken = post(conversation, text)
        for run_id in woken:
            runner.advance(run_id, planner=by, **options)
        return conversation.runs.first()

    return _tell


@pytest.fixture
def replayed(shop):
    """Play runs again by the command: its lines, or its values, and whether all was the same."""

    def _replayed(*arguments):
        out = StringIO()
        try:
            call_command("replay", *map(str, arguments), stdout=out)
            same = True
        except SystemExit:
            same = False
        text = out.getvalue()
        return (json.loads(text) if "--json" in arguments else text), same

    return _replayed


@pytest.fixture(autouse=True)
def around_replies(any_words: None) -> None:
    """These are tests of what happens around a reply, whatever it says."""
