"""The second factor: a code of an app on the phone, or one of ten recovery codes.

django-otp keeps both, tells the clock's drift, refuses a code that was used, and doubles the wait
after each wrong one. django-two-factor-auth and allauth's mfa were weighed: both bring a whole
sign-in with forms and pages of their own, which would have to be replaced here.
"""

import io
from base64 import b32encode
from datetime import datetime

import segno
from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import QuerySet
from django.utils.crypto import salted_hmac
from django_otp.models import Device
from django_otp.plugins.otp_static.models import StaticDevice, StaticToken
from django_otp.plugins.otp_totp.models import TOTPDevice

SALT = "handoff.signin.second_factor"
DIGITS = 6
RECOVERY_CODES = 10
GROUP = 4


class MustWait(Exception):
    """Codes were wrong, and the next one is not looked at before `until`."""

    def __init__(self, until: datetime) -> None:
        super().__init__(until)
        self.until = until


def is_set_up(person: User) -> bool:
    """Whether they sign in with one."""
    return _apps(person).exists()


def proves(device_id: str, person: User) -> bool:
    """Whether a session that names this device was proven with what is still theirs."""
    device = Device.from_persistent_id(device_id) if device_id else None
    return device is not None and device.user_id == person.pk and device.confirmed


@transaction.atomic
def begin(person: User) -> TOTPDevice:
    """The app that is being set up. Until it is confirmed its key stays the same."""
    _lock(person)
    waiting = TOTPDevice.objects.filter(user=person, confirmed=False).first()
    return waiting or TOTPDevice.objects.create(user=person, name="app", confirmed=False)


@transaction.atomic
def confirm(person: User, code: str) -> TOTPDevice | None:
    """A first code shows that the app has the key. None when it is wrong; raises MustWait."""
    _lock(person)
    if is_set_up(person):
        return None
    device = TOTPDevice.objects.filter(user=person, confirmed=False).first()
    if device is None or not _verify(device, _typed(code)):
        return None
    device.confirmed = True
    device.save(update_fields=["confirmed"])
    return device


@transaction.atomic
def verify(person: User, code: str) -> TOTPDevice | StaticDevice | None:
    """What this code proves, once: the app, or the sheet of recovery codes. Raises MustWait."""
    _lock(person)
    typed = _typed(code)
    device: TOTPDevice | StaticDevice | None
    if len(typed) == DIGITS and typed.isdecimal():
        device = _apps(person).first()
    else:
        device, typed = StaticDevice.objects.filter(user=person).first(), _stored(typed)
    return device if device is not None and _verify(device, typed) else None


@transaction.atomic
def new_recovery_codes(person: User) -> list[str]:
    """Ten codes to be shown this once, in place of any earlier ones."""
    _lock(person)
    codes = [StaticToken.random_token() for _ in range(RECOVERY_CODES)]
    # The sheet stays: a session that was proven with it goes on.
    sheet, _ = StaticDevice.objects.get_or_create(user=person, defaults={"name": "recovery"})
    sheet.token_set.all().delete()
    StaticToken.objects.bulk_create(
        StaticToken(device=sheet, token=_stored(code)) for code in codes
    )
    return [in_groups(code) for code in codes]


def recovery_codes_left(person: User) -> int:
    """How many of them are not used yet."""
    return int(StaticToken.objects.filter(device__user=person).count())


@transaction.atomic
def remove(person: User) -> bool:
    """Take all of it away. Every session that was proven with it ends."""
    _lock(person)
    sheets, _ = StaticDevice.objects.filter(user=person).delete()
    apps, _ = TOTPDevice.objects.filter(user=person).delete()
    return bool(sheets or apps)


def picture(device: TOTPDevice) -> str:
    """The key as a QR code for the app to read: a drawing in the page, asked of nobody."""
    drawn = io.BytesIO()
    code = segno.make(device.config_url, error="m", micro=False)
    code.save(drawn, kind="svg", xmldecl=False, svgns=False, omitsize=True, light="#fff", border=3)
    return drawn.getvalue().decode()


def key_in_words(device: TOTPDevice) -> str:
    """The key to be typed, where no camera is."""
    return in_groups(b32encode(device.bin_key).decode())


def in_groups(code: str) -> str:
    """Four letters at a time, as a person reads them."""
    return " ".join(code[at : at + GROUP] for at in range(0, len(code), GROUP))


def _apps(person: User) -> QuerySet[TOTPDevice]:
    apps: QuerySet[TOTPDevice] = TOTPDevice.objects.filter(user=person, confirmed=True)
    return apps


def _lock(person: User) -> None:
    # One after the other, or a code that is sent twice at once would be right twice.
    User.objects.select_for_update(no_key=True).get(pk=person.pk)


def _verify(device: TOTPDevice | StaticDevice, typed: str) -> bool:
    allowed, why = device.verify_is_allowed()
    if not allowed:
        raise MustWait(why["locked_until"])
    return bool(device.verify_token(typed))


def _typed(code: str) -> str:
    return "".join(filter(str.isalnum, code)).lower()


def _stored(code: str) -> str:
    # Whoever reads the database must not be able to sign in with what they find there.
    return salted_hmac(SALT, code).hexdigest()[:16]
