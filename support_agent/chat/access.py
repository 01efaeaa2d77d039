"""Who may use a conversation: whoever holds its token, and nobody learns which exist."""

from uuid import UUID

from django.contrib.auth.models import AnonymousUser
from drf_spectacular.extensions import OpenApiAuthenticationExtension
from rest_framework.authentication import BaseAuthentication, get_authorization_header
from rest_framework.permissions import BasePermission
from rest_framework.request import Request
from rest_framework.views import APIView

from support_agent.conversation.errors import ConversationNotFound

from .tokens import Key, TokenRefused, read_token


class ConversationToken(BaseAuthentication):
    """`Authorization: Bearer <token>`; the key that it makes is the request's `auth`."""

    def authenticate(self, request: Request) -> tuple[AnonymousUser, Key] | None:
        """The key, or None where there is no good token: the permission says what that means."""
        scheme, _, token = get_authorization_header(request).decode("latin-1").partition(" ")
        if scheme.lower() != "bearer":
            return None
        try:
            return AnonymousUser(), read_token(token.strip())
        except TokenRefused:
            return None


class OwnConversation(BasePermission):
    """The token opens the conversation of the address; any other reads as none at all."""

    def has_permission(self, request: Request, view: APIView) -> bool:
        """Raises ConversationNotFound instead of saying that it is forbidden."""
        wanted: UUID = view.kwargs["conversation_id"]
        if not isinstance(request.auth, Key) or request.auth.conversation_id != wanted:
            raise ConversationNotFound
        return True


class ConversationTokenScheme(OpenApiAuthenticationExtension):  # type: ignore[no-untyped-call]
    """How the schema tells of the token."""

    target_class = "support_agent.chat.access.ConversationToken"
    name = "conversation"

    def get_security_definition(self, auto_schema: object) -> dict[str, str]:
        """A bearer token, as `POST conversations/` gives it."""
        return {"type": "http", "scheme": "bearer"}
