"""The demo's staff: one who decides returns and one who answers customers."""

from pathlib import Path

from django.contrib.auth.hashers import make_password
from django.contrib.auth.models import Permission, User
from django.db.models import Q

from support_agent.embedded.secret_file import kept_secret

LOOK = Q(content_type__app_label__in=["orders", "support_agent", "handoff"]) & Q(
    codename__startswith="view_"
)
REVIEWER, OPERATOR = "reviewer", "operator"
PEOPLE = {
    REVIEWER: ("Rita", Q(codename="change_returnreview")),
    OPERATOR: ("Olga", Q(codename="change_escalation")),
}
PASSWORD_LENGTH = 10


def password(folder: Path) -> str:
    """The password of both, made by chance: the demo may be reached by others than its owner."""
    letters = filter(str.isalnum, kept_secret(folder / "password"))
    return "".join(letters)[:PASSWORD_LENGTH]


def hire(secret: str) -> None:
    """Make whoever is not there yet."""
    there = User.objects.filter(username__in=PEOPLE).values_list("username", flat=True)
    missing = PEOPLE.keys() - set(there)
    # Hashing is slow on purpose, and once is enough.
    hashed = make_password(secret) if missing else ""
    for username in missing:
        first_name, deeds = PEOPLE[username]
        person = User.objects.create(
            username=username, first_name=first_name, password=hashed, is_staff=True
        )
        person.user_permissions.set(Permission.objects.filter(LOOK | deeds))
