"""Colleagues who sign in, from here and there."""

import pytest
from django.contrib.auth.models import User
from django.http import HttpResponse
from django.test import Client
from django_otp.oath import totp
from django_otp.plugins.otp_totp.models import TOTPDevice

from handoff.signin import second_factor

PASSWORD = "open sesame"
SIGN_IN = "/admin/login/"
CODE = "/account/code/"
SECOND_FACTOR = "/account/second-factor/"


class Browser(Client):
    """A browser at an address, with what it remembers."""

    def __init__(self, address: str = "203.0.113.7") -> None:
        super().__init__(REMOTE_ADDR=address)

    def types(self, name: str, password: str, to: str = "") -> HttpResponse:
        return self.post(f"{SIGN_IN}?next={to}", {"username": name, "password": password})

    def code(self, code: str) -> HttpResponse:
        return self.post(CODE, {"code": code})

    def is_let_in(self) -> bool:
        return self.get("/admin/").status_code == 200


def app_code(person: User, *, steps: int = 0) -> str:
    """What their app shows, some half minutes from now."""
    device = TOTPDevice.objects.get(user=person)
    return f"{totp(device.bin_key, t0=-30 * steps):06d}"


@pytest.fixture
def recovery_codes(operator: User) -> list[str]:
    """The operator has a second factor, and this sheet."""
    second_factor.begin(operator)
    assert second_factor.confirm(operator, app_code(operator, steps=-1))
    return second_factor.new_recovery_codes(operator)
