"""Colleagues at their desks, as the API knows them."""

from collections.abc import Callable
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.http import HttpResponse
from django.test import Client

STAFF = "/api/v1/staff"


class Desk:
    """A colleague's browser, which answers with JSON."""

    def __init__(self, person: User | None = None, *, csrf: bool = False) -> None:
        self.http = Client(enforce_csrf_checks=csrf)
        if person is not None:
            self.http.force_login(person)

    def get(self, path: str) -> HttpResponse:
        return self.http.get(f"{STAFF}/{path}")

    def post(self, path: str, **body: Any) -> HttpResponse:
        return self.http.post(f"{STAFF}/{path}", body, content_type="application/json")


@pytest.fixture
def desk_of() -> Callable[..., Desk]:
    return Desk


@pytest.fixture
def olaf(operator: User) -> Desk:
    return Desk(operator)


@pytest.fixture
def rita(reviewer: User) -> Desk:
    return Desk(reviewer)
