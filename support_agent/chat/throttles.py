"""How often is often enough. Each refusal is a sentence, with the seconds to wait."""

from collections.abc import Mapping
from hashlib import sha256

from django.conf import settings
from rest_framework.request import Request
from rest_framework.throttling import BaseThrottle
from rest_framework.views import APIView

from support_agent import metrics
from support_agent.models import Conversation
from support_agent.values import Rate

from . import counters
from .access import InConversation
from .addresses import client_address
from .identity import IdentityRefused, read_identity
from .serializers import LONGEST_IDENTITY

# Enough to mistype, too few to guess.
PROOFS = {
    "conversation": Rate(most=6, seconds=60),
    # A guesser with many conversations has one address.
    "address": Rate(most=60, seconds=3600),
}
# Whoever may open no more conversations can still ask for a person, in one of these.
CONVERSATIONS_FOR_A_PERSON = Rate(most=20, seconds=3600)


class Counted(BaseThrottle):
    """Counts each request by whom it comes from, and lets it pass while all of them have room."""

    counted_as = ""
    """What the metrics call this limit."""

    _wait = 0.0

    def rates(self, request: Request, view: APIView) -> Mapping[str, Rate]:
        """The counters of this request, by name."""
        raise NotImplementedError

    def allow_request(self, request: Request, view: APIView) -> bool:
        """Whether the request may pass."""
        self._wait = counters.count(self.rates(request, view))
        if self._wait:
            metrics.REFUSALS.labels(self.counted_as).inc()
        return not self._wait

    def wait(self) -> float:
        """Seconds until there is room again."""
        return self._wait


class NewConversations(Counted):
    """Opening a conversation writes a row, so a script must not open thousands."""

    counted_as = "conversations"

    def rates(self, request: Request, view: APIView) -> Mapping[str, Rate]:
        """By customer or address, with room of its own for those who want a person."""
        body = request.data
        if isinstance(body, dict) and body.get("for_person") is True:
            return _by_visitor(request, "conversations_for_person", CONVERSATIONS_FOR_A_PERSON)
        return _by_visitor(request, "conversations", settings.SUPPORT.max_conversations)


class Messages(Counted):
    """Faster than anyone types, or more than anyone has to say."""

    counted_as = "messages"

    def rates(self, request: Request, view: APIView) -> Mapping[str, Rate]:
        """By conversation, by visitor in all of their conversations, and a guest by address."""
        rates = settings.SUPPORT.max_messages
        conversation = _conversation(view)
        # Of a guest nothing is known beyond the conversation.
        is_guest = conversation.customer_id is None
        visitor = conversation.pk if is_guest else conversation.customer_id
        return {
            f"messages:conversation:{conversation.pk}": rates["conversation"],
            f"messages:visitor:{visitor}": rates["visitor"],
            **(_by_address(request, "messages", rates["address"]) if is_guest else {}),
        }


class Proofs(Counted):
    """Proving is for one who knows, not for one who tries."""

    counted_as = "proofs"

    def rates(self, request: Request, view: APIView) -> Mapping[str, Rate]:
        """By conversation, and by customer or address."""
        return {
            f"proofs:conversation:{_conversation(view).pk}": PROOFS["conversation"],
            **_by_visitor(request, "proofs", PROOFS["address"]),
        }


def _conversation(view: APIView) -> Conversation:
    if not isinstance(view, InConversation):
        raise TypeError("Only a view in a conversation is counted by it.")
    return view.conversation


def _by_visitor(request: Request, what: str, rate: Rate) -> Mapping[str, Rate]:
    """By the customer whom the shop vouches for: an office or a carrier has one address for all of
    its people. By address where it vouches for nobody."""
    body = request.data
    token = body.get("identity") if isinstance(body, dict) else None
    # Nobody has looked at the body yet.
    if not isinstance(token, str) or len(token) > LONGEST_IDENTITY:
        return _by_address(request, what, rate)
    try:
        customer = read_identity(token).external_id
    except IdentityRefused:
        return _by_address(request, what, rate)
    # No counter holds a customer's id.
    return {f"{what}:customer:{sha256(customer.encode()).hexdigest()[:32]}": rate}


def _by_address(request: Request, what: str, rate: Rate) -> Mapping[str, Rate]:
    address = client_address(request)
    return {f"{what}:address:{address}": rate} if address else {}
