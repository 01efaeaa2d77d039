"""Tokens that say who a customer is, and that the shop has not signed like that."""

import base64
import hashlib
import hmac
import json
import math
import time
from datetime import timedelta

import pytest
from django.utils import timezone
from rest_framework.test import APIClient

from orders.models import Customer
from support_agent.models import Conversation

from .conftest import SECRET, Visitor

pytestmark = pytest.mark.django_db

ANOTHER = "another secret that is long enough"


def base64url(raw):
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def by_hand(claims, *, header=None, key=SECRET, digest=hashlib.sha256):
    """What no library would write: any header, any claims, and a signature that may be good."""
    header = {"alg": "HS256", "typ": "JWT"} if header is None else header
    parts = [
        part if isinstance(part, bytes) else json.dumps(part).encode() for part in (header, claims)
    ]
    signed = ".".join(map(base64url, parts))
    signature = hmac.new(key.encode(), signed.encode(), digest).digest() if key else b""
    return f"{signed}.{base64url(signature)}"


def claims(**told):
    return {"sub": "stolen", "email": "ana@example.com", "exp": int(time.time()) + 600, **told}


def nested(depth):
    return b"[" * depth


FORGED = {
    "signed by another": lambda: by_hand(claims(), key=ANOTHER),
    "not signed": lambda: by_hand(claims(), key=""),
    "alg none": lambda: by_hand(claims(), header={"alg": "none"}, key=""),
    "alg None": lambda: by_hand(claims(), header={"alg": "None"}, key=""),
    "alg none, signed": lambda: by_hand(claims(), header={"alg": "none"}),
    "no alg": lambda: by_hand(claims(), header={"typ": "JWT"}),
    "alg is a list": lambda: by_hand(claims(), header={"alg": ["HS256"]}),
    "HS384": lambda: by_hand(claims(), header={"alg": "HS384"}, digest=hashlib.sha384),
    "HS512": lambda: by_hand(claims(), header={"alg": "HS512"}, digest=hashlib.sha512),
    "RS256 with the secret as key": lambda: by_hand(claims(), header={"alg": "RS256"}),
    "ES256 with the secret as key": lambda: by_hand(claims(), header={"alg": "ES256"}),
    "kid is a path": lambda: by_hand(
        claims(), header={"alg": "HS256", "kid": "../../dev/null"}, key=""
    ),
    "kid is a query": lambda: by_hand(
        claims(), header={"alg": "HS256", "kid": "x' UNION SELECT 'k"}, key="k"
    ),
    "kid is a number": lambda: by_hand(claims(), header={"alg": "HS256", "kid": 7}, key="7"),
    "brings its own key": lambda: by_hand(
        claims(), header={"alg": "HS256", "jwk": {"kty": "oct", "k": base64url(b"k")}}, key="k"
    ),
    "names a place of keys": lambda: by_hand(
        claims(), header={"alg": "HS256", "jku": "https://evil.example/keys"}, key="k"
    ),
    "wants something that nobody knows": lambda: by_hand(
        claims(), header={"alg": "HS256", "crit": ["unknown"], "unknown": 1}
    ),
    "header is a list": lambda: by_hand(claims(), header=[]),
    "header is nested without end": lambda: by_hand(claims(), header=nested(1_500)),
    "claims are a list": lambda: by_hand([]),
    "claims are a text": lambda: by_hand("stolen"),
    "claims are no JSON": lambda: by_hand(b"{"),
    "claims are nested without end": lambda: by_hand(nested(1_500)),
    "expired": lambda: by_hand(claims(exp=int(time.time()) - 300)),
    "expired long ago": lambda: by_hand(claims(exp=0)),
    "expired before time": lambda: by_hand(claims(exp=-(10**300))),
    "lasts for two hours": lambda: by_hand(claims(exp=int(time.time()) + 2 * 3600)),
    "lasts for a day": lambda: by_hand(claims(exp=int(time.time()) + 23 * 3600)),
    "lasts for a year": lambda: by_hand(claims(exp=int(time.time()) + 365 * 24 * 3600)),
    "lasts for ever": lambda: by_hand(claims(exp=10**300)),
    "exp is infinite": lambda: by_hand(claims(exp=math.inf)),
    "exp is no number": lambda: by_hand(claims(exp=math.nan)),
    "exp is a text": lambda: by_hand(claims(exp="tomorrow")),
    "exp is digits": lambda: by_hand(claims(exp=str(int(time.time()) + 600))),
    "exp is a list": lambda: by_hand(claims(exp=[1])),
    "exp is an object": lambda: by_hand(claims(exp={})),
    "exp is null": lambda: by_hand(claims(exp=None)),
    "exp is true": lambda: by_hand(claims(exp=True)),
    "not valid yet": lambda: by_hand(claims(nbf=int(time.time()) + 300)),
    "signed in the future": lambda: by_hand(claims(iat=int(time.time()) + 300)),
    "nbf is infinite": lambda: by_hand(claims(nbf=math.inf)),
    "iat is a list": lambda: by_hand(claims(iat=[])),
    "for somebody else": lambda: by_hand(claims(aud="another service")),
    "sub is a number": lambda: by_hand(claims(sub=7)),
    "sub is a list": lambda: by_hand(claims(sub=["stolen"])),
    "sub is null": lambda: by_hand(claims(sub=None)),
    "sub is empty": lambda: by_hand(claims(sub="")),
    "sub is blank": lambda: by_hand(claims(sub=" ")),
    "sub is too long": lambda: by_hand(claims(sub="x" * 201)),
    "sub holds NUL": lambda: by_hand(claims(sub="a\x00")),
    "sub holds half a letter": lambda: by_hand(claims(sub="\ud800")),
    "exp is missing": lambda: by_hand({"sub": "stolen"}),
    "sub is missing": lambda: by_hand({"exp": int(time.time()) + 600}),
    "cut off": lambda: by_hand(claims())[:-1],
    "without its signature": lambda: by_hand(claims()).rpartition(".")[0],
    "with a fourth part": lambda: by_hand(claims()) + ".x",
    "three dots": lambda: "...",
    "not a token": lambda: "not.a.token",
    "letters of no token": lambda: "é.ñ.ж",
}


def begin(token):
    return APIClient().post("/api/v1/conversations/", {"identity": token}, format="json")


@pytest.mark.parametrize("forge", FORGED.values(), ids=FORGED)
def test_an_identity_that_the_shop_did_not_sign_is_refused(secret, forge):
    answer = begin(forge())

    assert (answer.status_code, answer.json()["code"]) == (400, "identity_refused")
    assert not Conversation.objects.exists()
    assert not Customer.objects.exists()


@pytest.mark.parametrize("token", ["x" * 4_001, "\ud800.x.y", "\x00", "", None, 7, ["a"], {"a": 1}])
def test_what_is_no_token_at_all_is_refused_in_the_one_shape(secret, token):
    answer = APIClient().post(
        "/api/v1/conversations/", json.dumps({"identity": token}), content_type="application/json"
    )

    assert answer.status_code == 400
    assert set(answer.json()) == {"code", "message", "field"}
    assert not Conversation.objects.exists()


def test_the_same_claims_signed_by_the_shop_are_taken(secret):
    assert begin(by_hand(claims())).status_code == 201
    assert Conversation.objects.get().customer.external_id == "stolen"


@pytest.mark.parametrize("seconds", [60, 3600, 3600 + 50])
def test_an_identity_lasts_for_an_hour_at_most_as_its_clock_says_it(secret, seconds):
    assert begin(by_hand(claims(exp=int(time.time()) + seconds))).status_code == 201


@pytest.mark.parametrize("issuer", ["https://shop.example.com", "", 7, None, ["a"]])
def test_who_signed_is_told_by_the_secret_and_not_by_iss(secret, issuer):
    assert begin(by_hand(claims(iss=issuer))).status_code == 201


@pytest.mark.parametrize("seconds", [-50, 50])
def test_a_shop_whose_clock_is_a_little_off_is_believed(secret, seconds):
    now = int(time.time()) + seconds

    assert begin(by_hand(claims(iat=now, nbf=now, exp=now + 3600))).status_code == 201


def test_an_identity_that_has_expired_names_nobody_in_a_conversation_either(visitor, secret):
    expired = by_hand(claims(exp=timezone.now().timestamp() - 300))

    answer = visitor.post("identify/", {"identity": expired})

    assert answer.json()["code"] == "identity_refused"
    assert Conversation.objects.get().customer is None


def test_a_shop_without_a_secret_believes_nobody(db, settings):
    assert not settings.SUPPORT.identity_secret

    for key in ("", SECRET):
        assert begin(by_hand(claims(), key=key)).status_code == 400


def test_the_key_of_a_conversation_is_no_identity_and_an_identity_no_key(visitor, identity):
    assert begin(visitor.token).json()["code"] == "identity_refused"

    visitor.token = identity(lives=timedelta(minutes=5))
    assert visitor.read().status_code == 404
    assert Visitor(identity=identity()).read().status_code == 200
