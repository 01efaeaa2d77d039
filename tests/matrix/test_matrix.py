"""Who may read and write what, at every address by every method. Closed to all who are not named.

An address that is new is asked by itself. Unless it stands in one of the lists here, it fails as
soon as anybody but those with the permission for it reads it or writes a row.
"""

import logging
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from itertools import product

import pytest
from django.contrib import admin
from django.db import connection, transaction

from tests.matrix.addresses import METHODS, Address, addresses
from tests.matrix.people import BODIES, ROLES, Asker, asker

pytestmark = pytest.mark.django_db

# Everybody reads these.
PUBLIC = r"$|healthy/|ready/|admin/login/|api/schema/|api/docs/|admin/jsi18n/"
# And whoever talks to the shop these, by the key of their own conversation.
CUSTOMERS = r"api/v1/conversations/"
# Each member of staff, whatever they may do besides.
OWN = r"account/|admin/$|admin/(search|logout|password_change|autocomplete)/|api/staff/"
DESK = r"desk/|api/v1/staff/(escalations|conversations|runs)/|admin/handoff/escalation/"
REVIEW = r"api/v1/staff/(returns|runs)/|admin/handoff/returnreview/|admin/search/"
READ = {
    "anonymous": PUBLIC,
    "customer": f"{PUBLIC}|{CUSTOMERS}",
    "no staff": PUBLIC,
    "plain staff": f"{PUBLIC}|{OWN}",
    "operator": f"{PUBLIC}|{OWN}|{DESK}",
    "reviewer": f"{PUBLIC}|{OWN}|{REVIEW}",
    "supervisor": f"{PUBLIC}|{OWN}|{DESK}|api/v1/staff/colleagues/",
    "superuser": ".*",
}
TAKES = (
    r"api/v1/staff/(escalations/<int:pk>/(claim|reply|hand_back|resolve)"
    r"|conversations/<uuid:conversation_id>/take_over)/"
)
WRITE = {
    # Opening a conversation is everybody's.
    "anonymous": rf"{CUSTOMERS}$",
    "customer": CUSTOMERS,
    "no staff": rf"{CUSTOMERS}$",
    "plain staff": rf"{CUSTOMERS}$",
    "operator": rf"{CUSTOMERS}$|{TAKES}",
    "reviewer": rf"{CUSTOMERS}$|api/v1/staff/returns/<int:pk>/decide/|admin/handoff/returnreview/",
    "supervisor": rf"{CUSTOMERS}$|{TAKES}|api/v1/staff/escalations/<int:pk>/reassign/",
    "superuser": ".*",
}
# Each deed is one that is done here, or the matrix would be empty for want of a right request.
DONE = {
    "operator": ("claim/", "reply/", "hand_back/", "resolve/", "take_over/"),
    "reviewer": ("returns/<int:pk>/decide/", "returnreview/<int:pk>/withdraw/"),
    "supervisor": ("reassign/", "claim/"),
    "customer": ("messages/", "human/"),
}
ALL = bool(os.environ.get("SHOW_MATRIX"))
SAME_AS_GET = ("HEAD", "OPTIONS", "PUT", "PATCH")
TOLD: dict[str, dict[str, set[str]]] = {}
# What is nobody's but one's own: the session, and a key that waits to be scanned.
NO_DEED = re.compile(r"(django_session|axes_\w+|otp_totp_totpdevice)\b")
WRITES = re.compile(r"^\s*(?:INSERT INTO|UPDATE|DELETE FROM)\s+\"?(\w+)", re.IGNORECASE)


@contextmanager
def undone() -> Iterator[set[str]]:
    """The tables that are written to meanwhile, and all of it is taken back."""
    tables: set[str] = set()

    def note(execute, sql, params, many, context):
        if (found := WRITES.match(sql)) and not NO_DEED.match(found[1]):
            tables.add(found[1])
        return execute(sql, params, many, context)

    with transaction.atomic():
        with connection.execute_wrapper(note):
            yield tables
        transaction.set_rollback(True)


def body_of(path: str) -> dict:
    return next((body for end, body in BODIES.items() if path.endswith(end)), {})


@dataclass(kw_only=True)
class Row:
    """What somebody read and wrote, by address, and what of it may not be."""

    asker: Asker
    asked: int = 0
    found: dict[str, set[str]] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)

    def ask(self, address: Address, method: str) -> None:
        if method in SAME_AS_GET and address.name.startswith("admin:") and not ALL:
            # No page of the admin tells these apart from GET.
            return
        status, tables = answered(self.asker, address, method)
        self.asked += 1
        what = f"{self.asker.role}: {method} /{address.route} -> {status}"
        if status >= 500:
            self.wrong.append(what)
        if method in ("GET", "HEAD") and status < 300:
            self._note("r", READ, address, f"{what}, and may not read it")
        if tables and status < 400:
            self._note("w", WRITE, address, f"{what}, and may not write {tables}")

    def _note(self, letter: str, allowed: dict[str, str], address: Address, complaint: str) -> None:
        self.found.setdefault(address.route, set()).add(letter)
        if not re.match(allowed[self.asker.role], address.route):
            self.wrong.append(complaint)

    def has_done(self, end: str) -> bool:
        """Whether something was written at such an address."""
        return any("w" in cell for route, cell in self.found.items() if end in route)


def answered(asker: Asker, address: Address, method: str) -> tuple[int, set[str]]:
    path = address.path(asker.values(address.route))
    # As if each request were the first one after signing in.
    asker.http.cookies = SimpleCookie(asker.cookies)
    sent = {"data": body_of(path)}
    if not path.startswith("/admin/"):
        sent["content_type"] = "application/json"
    if method in ("GET", "HEAD", "OPTIONS"):
        sent = {}
    elif method != "POST":
        sent = {"data": b"{}", "content_type": "application/json"}
    with undone() as tables:
        answer = getattr(asker.http, method.lower())(path, headers=asker.headers, **sent)
    return answer.status_code, tables


# A server closes a download when it is sent, which nobody does here.
@pytest.mark.filterwarnings("ignore:Unclosed file <tempfile.Spooled:ResourceWarning")
@pytest.mark.parametrize("role", ROLES)
def test_nobody_reads_or_writes_what_is_not_theirs(role, customer, quiet, record_property):
    row = Row(asker=asker(role, customer, list(admin.site._registry)))

    for address, method in product(addresses(), METHODS):
        row.ask(address, method)

    TOLD[role] = row.found
    record_property("told", f"{role}: {row.asked} requests")
    assert row.wrong == []
    assert [end for end in DONE.get(role, ()) if not row.has_done(end)] == []


def test_the_matrix_is_there_to_be_read(record_property):
    if ALL:
        record_property("told", f"{'':<66}" + " ".join(f"{role:<11}" for role in ROLES))
        for address in addresses():
            cells = ("".join(sorted(TOLD[role].get(address.route, "."))) for role in ROLES)
            line = " ".join(f"{cell:<11}" for cell in cells)
            record_property("told", f"/{address.route:<65}{line}")

    assert len(addresses()) == len({address.route for address in addresses()}) > 100


@pytest.fixture
def quiet() -> Iterator[None]:
    """Thousands of refusals, each with a line of the log, are not to be kept."""
    logging.disable(logging.WARNING)
    yield
    logging.disable(logging.NOTSET)
