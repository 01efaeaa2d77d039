"""Who may use the desk: staff by their session, each deed by its permission."""

from collections.abc import Mapping
from typing import ClassVar

from rest_framework.authentication import SessionAuthentication
from rest_framework.permissions import BasePermission
from rest_framework.request import Request
from rest_framework.views import APIView

from handoff import people

OPERATOR = people.ANSWER
is_operator = people.may_answer


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
