"""Who may use the desk: staff by their session, each deed by its permission."""

from collections.abc import Mapping
from typing import ClassVar

from django.contrib.auth.models import AnonymousUser, User
from rest_framework.authentication import SessionAuthentication
from rest_framework.permissions import BasePermission
from rest_framework.request import Request
from rest_framework.views import APIView

OPERATOR = "handoff.change_escalation"


def is_operator(user: User | AnonymousUser) -> bool:
    """Whether they may take a conversation; whoever may not sees none either."""
    return user.is_active and user.is_staff and user.has_perm(OPERATOR)


class StaffPermission(BasePermission):
    """One of the permissions that the view names for reading, or for changing."""

    def has_permission(self, request: Request, view: APIView) -> bool:
        """Whether this member of staff may do this."""
        if not isinstance(view, StaffView):
            raise TypeError("Only a StaffView says which permissions it needs.")
        user = request.user
        reads = request.method in ("GET", "HEAD", "OPTIONS")
        wanted = view.needs["read" if reads else "change"]
        return user.is_active and user.is_staff and any(map(user.has_perm, wanted))


class StaffView(APIView):
    """A view for staff who have signed in; what writes carries the CSRF token."""

    authentication_classes = (SessionAuthentication,)
    permission_classes = (StaffPermission,)
    needs: ClassVar[Mapping[str, tuple[str, ...]]] = {"read": (OPERATOR,), "change": (OPERATOR,)}
