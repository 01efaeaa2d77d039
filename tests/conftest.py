"""The fixed cast of the tests, and the servers that they may ask for."""

from collections.abc import Generator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from django.contrib.auth.models import User
from django.db import connections

from tests.servers.valkey import Valkey

if TYPE_CHECKING:
    from orders.models import Customer


@pytest.fixture(scope="session")
def django_db_modify_db_settings(request: pytest.FixtureRequest) -> None:
    # SQLite's test database lies in memory unless it is named, and threads can't share that.
    default = connections["default"]
    if default.vendor == "sqlite":
        name = Path(default.settings_dict["NAME"]).with_name("test.sqlite3")
        default.settings_dict["TEST"]["NAME"] = str(name)
    request.getfixturevalue("django_db_modify_db_settings_parallel_suffix")


@pytest.fixture(scope="session")
def redis_server() -> Generator[str]:
    """The address of a real Valkey that belongs to this test process."""
    server = Valkey()
    yield server.url
    server.stop()


@pytest.fixture
def customer(db: None) -> "Customer":
    return _customer("ana@example.com", name="Ana Ruiz")


@pytest.fixture
def stranger(db: None) -> "Customer":
    return _customer("sam@example.com", name="Sam Stone")


def _customer(email: str, *, name: str) -> "Customer":
    from orders.models import Customer

    return Customer.objects.create(external_id=f"test-{email}", email=email, name=name)


@pytest.fixture
def reviewer(db: None) -> User:
    return _staff("rita", first_name="Rita")


@pytest.fixture
def operator(db: None) -> User:
    return _staff("olaf", first_name="Olaf")


def _staff(username: str, *, first_name: str) -> User:
    return User.objects.create_superuser(username, first_name=first_name, password="open sesame")
