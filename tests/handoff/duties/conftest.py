"""A conversation in which something is promised."""

from dataclasses import replace

import pytest
from django.utils import timezone

from handoff import duties, hours
from handoff.models import Duty
from tests.handoff import desk


@pytest.fixture
def opens(settings):
    """Set the hours of the desk."""

    def _opens(text):
        support = settings.SUPPORT
        read = hours.read(text, country="", zone=support.time_zone, now=timezone.now())
        settings.SUPPORT = replace(support, desk_hours=read)

    return _opens


@pytest.fixture
def decision(return_request, conversation):
    """The promise that the return request is decided on, long overdue by now."""
    return duties.make(
        conversation.pk, kind=Duty.Kind.DECIDE, about=return_request.number, now=desk.NOW
    )
