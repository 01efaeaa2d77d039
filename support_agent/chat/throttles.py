"""How often is often enough. Each refusal is a sentence, with the seconds to wait."""

import redis
from rest_framework.request import Request
from rest_framework.throttling import SimpleRateThrottle
from rest_framework.views import APIView


class Gentle(SimpleRateThrottle):
    """A throttle that lets everyone pass while its counter is away.

    The first request opens a window, and each is counted in one step, so that a guesser who
    sends a hundred at the same moment has a hundred counted.
    """

    # Read from the rate by the framework, whose types do not say so.
    num_requests: int
    duration: int
    _until = 0.0

    def get_cache_key(self, request: Request, view: APIView) -> str:
        """Whom the counter is for."""
        raise NotImplementedError

    def allow_request(self, request: Request, view: APIView) -> bool:
        """Whether the request may pass."""
        try:
            return self._count(self.get_cache_key(request, view)) <= self.num_requests
        except redis.RedisError:
            # A customer must be heard while Redis is down; proofs are few queries each.
            return True

    def wait(self) -> float:
        """Seconds until the window ends."""
        return max(1.0, self._until - self.timer())

    def _count(self, key: str) -> int:
        end = f"{key}:end"
        self.cache.add(end, self.timer() + self.duration, self.duration)
        self.cache.add(key, 0, self.duration)
        self._until = self.cache.get(end, 0.0)
        try:
            return int(self.cache.incr(key))
        except ValueError:
            # The window ended this very moment.
            return 1


class PerAddress(Gentle):
    """Counts by the address that the request comes from."""

    def get_cache_key(self, request: Request, view: APIView) -> str:
        """One counter for each address."""
        return f"throttle:{self.scope}:{self.get_ident(request)}"


class PerConversation(Gentle):
    """Counts by conversation."""

    def get_cache_key(self, request: Request, view: APIView) -> str:
        """One counter for each conversation."""
        return f"throttle:{self.scope}:{view.kwargs['conversation_id']}"


class NewConversations(PerAddress):
    """Opening a conversation writes a row, so a script must not open thousands."""

    scope = "new_conversations"
    rate = "60/hour"


class Messages(PerConversation):
    """Faster than anyone types."""

    scope = "messages"
    rate = "30/min"


class Proofs(PerConversation):
    """Enough to mistype, too few to guess."""

    scope = "proofs"
    rate = "6/min"


class ProofsOfAddress(PerAddress):
    """A guesser with many conversations has one address."""

    scope = "proofs_of_address"
    rate = "60/hour"
