"""Who of the staff may do what, and who may do as much as somebody else."""

from django.contrib.auth.models import AnonymousUser, Group, Permission, User
from django.db.models import Count, F, Q, QuerySet

ANSWER = "handoff.change_escalation"
REASSIGN = "handoff.reassign_escalation"
BACKEND = "django.contrib.auth.backends.ModelBackend"


def may_answer(person: User | AnonymousUser) -> bool:
    """Whether they may take a conversation; whoever may not sees none either."""
    return person.is_active and person.is_staff and person.has_perm(ANSWER)


def who_may_answer() -> QuerySet[User]:
    """All of them, by one query."""
    able = User.objects.with_perm(ANSWER, backend=BACKEND)
    return able.filter(is_staff=True).order_by("first_name", "username")


def permissions_of(person: User) -> QuerySet[Permission]:
    """What they have, by themselves or by a group; an owner has all."""
    if person.is_superuser:
        return Permission.objects.all()
    of_theirs = Q(user=person) | Q(group__user=person)
    return Permission.objects.filter(pk__in=Permission.objects.filter(of_theirs).values("pk"))


def groups_within(person: User) -> QuerySet[Group]:
    """Groups that give nothing that this person lacks."""
    if person.is_superuser:
        return Group.objects.all()
    had = Count("permissions", filter=Q(permissions__in=permissions_of(person)))
    return Group.objects.annotate(had=had, all=Count("permissions")).filter(had=F("all"))


def may_do_all_that(person: User, *, other: User) -> bool:
    """Whether the other may do nothing that this person may not."""
    if person.is_superuser:
        return True
    if other.is_superuser:
        return False
    # Of an account that is deactivated too, which would have them again.
    return not permissions_of(other).exclude(pk__in=permissions_of(person)).exists()
