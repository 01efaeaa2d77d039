"""A customer's browser, as far as the API knows one."""

import uuid
from copy import copy
from dataclasses import replace
from datetime import timedelta

import jwt
import pytest
import redis
from django.utils import timezone
from rest_framework.test import APIClient

SECRET = "a secret of the shop that is long enough"


@pytest.fixture(autouse=True)
def fresh_counters(redis_server):
    """Each test begins with nobody having asked for anything."""
    forget_all(redis_server)


def forget_all(redis_server):
    """Empty the counters."""
    with redis.Redis.from_url(redis_server) as server:
        for key in server.scan_iter("count:*"):
            server.delete(key)


@pytest.fixture
def secret(settings):
    """The shop's secret for identities."""
    settings.SUPPORT = replace(settings.SUPPORT, identity_secret=SECRET)
    return SECRET


@pytest.fixture
def identity(secret, customer):
    """The shop's word for who the customer is."""

    def _identity(key=secret, lives=timedelta(minutes=5), leaving_out="", **claims):
        known = {
            "sub": customer.external_id,
            "email": customer.email,
            "email_verified": True,
            "name": customer.name,
            "exp": timezone.now() + lives,
        }
        told = {name: claim for name, claim in (known | claims).items() if name != leaving_out}
        return jwt.encode(told, key, algorithm="HS256")

    return _identity


class Visitor:
    """One conversation and its token."""

    def __init__(self, **opening):
        self.http = APIClient()
        answer = self.http.post("/api/v1/conversations/", opening, format="json")
        assert answer.status_code == 201, answer.json()
        self.id, self.token = answer.json()["id"], answer.json()["token"]

    def _path(self, path):
        return f"/api/v1/conversations/{self.id}/{path}"

    def _key(self):
        return {"Authorization": f"Bearer {self.token}"}

    def say(self, text, client_id=None):
        body = {"text": text, "client_id": client_id or uuid.uuid4().hex}
        return self.post("messages/", body)

    def read(self, after=0):
        return self.http.get(self._path(f"messages/?after={after}"), headers=self._key())

    def post(self, path, body=None):
        answer = self.http.post(self._path(path), body or {}, format="json", headers=self._key())
        # As the widget does: it takes a new key over wherever one comes.
        self.token = answer.headers.get("Conversation-Token", self.token)
        return answer

    def with_key(self, token):
        """Somebody at the same conversation who has this key, such as a copy of an old one."""
        other = copy(self)
        other.token = token
        return other


@pytest.fixture
def visitor(db):
    """Somebody whom the shop has not named."""
    return Visitor()


@pytest.fixture
def signed_in(identity):
    """The customer, as the shop says."""
    return Visitor(identity=identity())


@pytest.fixture(autouse=True)
def around_replies(any_words: None) -> None:
    """These are tests of what happens around a reply, whatever it says."""
