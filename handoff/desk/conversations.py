"""A conversation beside its trace, and stepping into one that nobody called a person to."""

from uuid import UUID

from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from handoff import services
from handoff.queries import open_duties
from handoff.trace import runs

from . import queries
from .access import StaffView
from .escalations import ERRORS, by
from .shapes.conversations import OWN, AfterSequence, ConversationOut
from .shapes.queue import EscalationOut


class OneConversation(StaffView):
    """All that a colleague needs to see at once."""

    @extend_schema(
        operation_id="read_conversation",
        parameters=[AfterSequence],
        responses={200: ConversationOut, **ERRORS},
    )
    def get(self, request: Request, conversation_id: UUID) -> Response:
        """The messages after a sequence, 200 at a time; holder, call and trace as they are now."""
        asked = AfterSequence(data=request.query_params)
        asked.is_valid(raise_exception=True)
        # The row is read before the messages: what is said meanwhile is in them, and the next
        # reading starts from what was seen, so nothing falls between the two.
        row = queries.conversation(conversation_id)
        whole = {
            **{name: getattr(row, name) for name in OWN},
            "escalation": queries.latest_escalation(conversation_id),
            "runs": runs.in_words(queries.runs_of(row)),
            "duties": open_duties(row),
            "messages": queries.messages_after(row, asked.validated_data["after"]),
        }
        return Response(ConversationOut(whole).data)


class TakeOver(StaffView):
    """Stepping in."""

    @extend_schema(operation_id="take_over", request=None, responses={200: EscalationOut, **ERRORS})
    def post(self, request: Request, conversation_id: UUID) -> Response:
        """Enter a conversation, called or not. A colleague who is in it stays."""
        queries.conversation(conversation_id)
        taken = services.take_over(conversation_id, by=by(request), now=timezone.now())
        return Response(EscalationOut(queries.escalation(taken.pk)).data)
