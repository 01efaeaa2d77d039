"""Who may use a conversation: whoever holds its token, and nobody learns which exist."""

from typing import ClassVar
from uuid import UUID

from django.contrib.auth.models import AnonymousUser
from drf_spectacular.extensions import OpenApiAuthenticationExtension
from rest_framework.authentication import BaseAuthentication, get_authorization_header
from rest_framework.permissions import BasePermission
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from support_agent.conversation import queries
from support_agent.conversation.errors import ConversationNotFound
from support_agent.models import Conversation

from .tokens import RENEWAL_HEADER, Key, TokenRefused, read_token


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
        if not isinstance(view, InConversation):
            raise TypeError("Only a view in a conversation is opened by its token.")
        wanted: UUID = view.kwargs["conversation_id"]
        # Before the database is asked, so that a guess costs the same whatever it hits.
        if not isinstance(request.auth, Key) or request.auth.conversation_id != wanted:
            raise ConversationNotFound
        view.conversation = queries.get_conversation(wanted)
        is_replaced = request.auth.keys_before != view.conversation.keys_replaced
        if view.conversation.signed_out_at is not None or (
            is_replaced and not view.takes_replaced_keys
        ):
            raise ConversationNotFound
        return True


class InConversation(APIView):
    """What a token opens: `conversation`, once it has been shown."""

    authentication_classes = (ConversationToken,)
    permission_classes = (OwnConversation,)
    takes_replaced_keys: ClassVar[bool] = False
    """Whether the view itself sees to a key that was replaced by another."""
    conversation: Conversation

    def finalize_response(
        self, request: Request, response: Response, *args: object, **kwargs: object
    ) -> Response:
        """Hand out the token's successor where it is time for one."""
        if hasattr(self, "conversation"):
            key = key_of(request)
            if key.renewed and key.keys_before == self.conversation.keys_replaced:
                response.headers.setdefault(RENEWAL_HEADER, key.renewed)
        return super().finalize_response(request, response, *args, **kwargs)


def key_of(request: Request) -> Key:
    """The key that a request to a conversation came with."""
    if not isinstance(request.auth, Key):
        raise TypeError("Only a request that a token has opened has a key.")
    return request.auth


class ConversationTokenScheme(OpenApiAuthenticationExtension):  # type: ignore[no-untyped-call]
    """How the schema tells of the token."""

    target_class = "support_agent.chat.access.ConversationToken"
    name = "conversation"

    def get_security_definition(self, auto_schema: object) -> dict[str, str]:
        """A bearer token, as `POST conversations/` gives it."""
        return {"type": "http", "scheme": "bearer"}
