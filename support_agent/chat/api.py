"""The customer's side of the API: each view translates, makes one call, translates back."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeVar
from uuid import UUID

from django.db import IntegrityError
from django.utils import timezone
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import status
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.throttling import BaseThrottle
from rest_framework.views import APIView

from handoff import customers
from handoff import services as handoff
from handoff.models import Escalation
from orders import proofs
from orders.errors import NotProven
from orders.models import Customer, Order
from support_agent.agent import intake, recognition
from support_agent.conversation import notices, services
from support_agent.conversation.errors import ConversationNotFound
from support_agent.models import Conversation

from . import throttles
from .access import InConversation, key_of
from .addresses import client_address
from .identity import read_identity
from .messages import message_json
from .serializers import (
    Error,
    Holder,
    MessageOut,
    NewConversation,
    NewMessage,
    OpenedConversation,
    Proof,
    Proven,
    Transcript,
)
from .tokens import RENEWAL_HEADER, Key, make_token

ERRORS = {400: Error, 404: Error, 429: Error}
PAGE = 200

T = TypeVar("T")


class Conversations(APIView):
    """Where a conversation begins."""

    authentication_classes = ()
    permission_classes = ()
    throttle_classes = (throttles.NewConversations,)

    @extend_schema(
        operation_id="open_conversation",
        request=NewConversation,
        responses={201: OpenedConversation, 400: Error, 429: Error},
    )
    def post(self, request: Request) -> Response:
        """Open a conversation. Its token is given here and never again."""
        form = NewConversation(data=request.data)
        form.is_valid(raise_exception=True)
        conversation = _anew_if_erased(partial(self._opened, **form.validated_data))
        opened = {"id": conversation.pk, "token": make_token(conversation.pk)}
        return Response(OpenedConversation(opened).data, status=status.HTTP_201_CREATED)

    def _opened(self, identity: str = "", language: str = "", **_: object) -> Conversation:
        return services.start_conversation(
            customer=_customer(identity) if identity else None,
            channel="widget",
            language=notices.language_of(language),
            now=timezone.now(),
        )


class Messages(InConversation):
    """What is said."""

    def get_throttles(self) -> list[BaseThrottle]:
        """Reading is free; writing is not."""
        return [throttles.Messages()] if self.request.method == "POST" else []

    @extend_schema(
        operation_id="send_message", request=NewMessage, responses={202: MessageOut, **ERRORS}
    )
    def post(self, request: Request, conversation_id: UUID) -> Response:
        """Accept a message. The answer arrives on the stream, not here."""
        form = NewMessage(data=request.data)
        form.is_valid(raise_exception=True)
        now = timezone.now()
        message = intake.receive_message(
            conversation_id=conversation_id,
            by_key=key_of(request).keys_before,
            now=now,
            **form.validated_data,
        )
        # Not by its form, which is laid out anew each time.
        return Response(message_json(message), status=status.HTTP_202_ACCEPTED)

    @extend_schema(
        operation_id="read_messages",
        parameters=[OpenApiParameter("after", int, description="The last sequence already read.")],
        responses={200: Transcript, **ERRORS},
    )
    def get(self, request: Request, conversation_id: UUID) -> Response:
        """What was said after a sequence, at most 200 messages at a time."""
        after = request.query_params.get("after", "0")
        seen = int(after) if after.isdecimal() and len(after) < 10 else 0
        said = self.conversation.messages.filter(sequence__gt=seen)[:PAGE]
        told = {"messages": said, "holder": self.conversation.holder}
        return Response(Transcript(told).data)


class Human(InConversation):
    """The customer's own way to a person, whatever the agent thinks."""

    @extend_schema(operation_id="ask_for_person", request=None, responses={202: Holder, **ERRORS})
    def post(self, request: Request, conversation_id: UUID) -> Response:
        """Call a person. Asking again changes nothing."""
        # Here and not above: nothing else that this process does reads a language.
        from support_agent.agent import languages

        languages.note_unread(conversation_id)
        escalation = handoff.escalate(
            conversation_id=conversation_id,
            reason=Escalation.Reason.CUSTOMER_ASKED,
            now=timezone.now(),
        )
        holder = {"holder": escalation.conversation.holder}
        return Response(Holder(holder).data, status=status.HTTP_202_ACCEPTED)


class Identify(InConversation):
    """Who the customer is, or that an order is theirs."""

    throttle_classes = (throttles.Proofs,)
    takes_replaced_keys = True

    @extend_schema(
        operation_id="identify",
        request=Proof,
        responses={200: Proven, 403: Error, 409: Error, **ERRORS},
    )
    def post(self, request: Request, conversation_id: UUID) -> Response:
        """Take the shop's word, or a guest's order number with its e-mail or postcode.

        Who shows more than before is given a new key, in the header Conversation-Token. The one
        that they came with opens nothing from then on, but that it gets the new one once more for
        the same proof.
        """
        form = Proof(data=request.data)
        form.is_valid(raise_exception=True)
        key = key_of(request)
        if token := form.validated_data.get("identity"):
            known = _anew_if_erased(partial(_identify, conversation_id, token, key))
        else:
            known = recognition.show_order(
                conversation_id=conversation_id,
                order=self._proven(request, key, form.validated_data),
                by_key=key.keys_before,
            )
        response = Response(Proven({"proven": True}).data)
        if known.keys_replaced != key.keys_before:
            response.headers[RENEWAL_HEADER] = make_token(known.pk, known.keys_replaced)
        return response

    def _proven(self, request: Request, key: Key, proof: Mapping[str, str]) -> Order:
        try:
            return proofs.prove_order(
                number=proof["order_number"],
                email=proof.get("email", ""),
                postcode=proof.get("postcode", ""),
                address=client_address(request) or "",
                now=timezone.now(),
            )
        except NotProven:
            if key.keys_before != self.conversation.keys_replaced:
                # To a copy of an old key the conversation is none, whatever it tries.
                raise ConversationNotFound from None
            raise


class SignOut(InConversation):
    """The end of a conversation for whoever held its token."""

    @extend_schema(operation_id="sign_out", request=None, responses={204: None, 404: Error})
    def post(self, request: Request, conversation_id: UUID) -> Response:
        """Make the token worthless. Nobody gets another for this conversation."""
        services.sign_out(conversation_id, now=timezone.now())
        return Response(status=status.HTTP_204_NO_CONTENT)


def _customer(token: str) -> Customer:
    identity = read_identity(token)
    return customers.recognise(
        external_id=identity.external_id,
        email=identity.email,
        name=identity.name,
        now=timezone.now(),
    )


def _identify(conversation_id: UUID, token: str, key: Key) -> Conversation:
    return recognition.identify(
        conversation_id=conversation_id, customer=_customer(token), by_key=key.keys_before
    )


def _anew_if_erased(call: Callable[[], T]) -> T:
    """What the call returns; made once more where the customer was erased in this very moment."""
    try:
        return call()
    except (IntegrityError, Customer.DoesNotExist):
        return call()
