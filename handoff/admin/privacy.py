"""A person's data: what there is, to download it and to erase it; and the record of erasures."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from tempfile import SpooledTemporaryFile
from typing import IO, Any, cast

from django.contrib import admin, messages
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.core.handlers.asgi import ASGIRequest
from django.http import (
    Http404,
    HttpRequest,
    HttpResponse,
    HttpResponseBase,
    HttpResponseRedirect,
    StreamingHttpResponse,
)
from django.template.response import TemplateResponse
from django.urls import URLPattern, path, reverse
from django.utils import timezone
from django.utils.decorators import method_decorator
from django.views.decorators.http import require_POST, require_safe
from unfold.admin import ModelAdmin  # type: ignore[import-untyped]
from unfold.decorators import display  # type: ignore[import-untyped]

from handoff.models import Erasure
from handoff.privacy import erasing
from handoff.privacy.contents import contents
from handoff.privacy.export import export
from handoff.privacy.people import Person, of_customer
from orders.admin import ReadOnly
from orders.models import Customer
from support_agent.models import Conversation

logger = logging.getLogger(__name__)

ERASE, EXPORT = "handoff.erase_customer", "handoff.export_customer"
# What is left then is erased by a worker: nobody waits for a page any longer.
SECONDS_TO_ERASE = 10
IN_MEMORY = 1_000_000
PIECE = 64_000


@admin.register(Erasure)
class ErasureAdmin(ReadOnly, ModelAdmin):  # type: ignore[misc]
    """The record, to look at, and the pages of people."""

    fields = ["number", "begun_at", "begun_by", "channel", "ended_at", "counts", "signature"]
    list_display = ["called", "begun_at", "begun_by", "channel", "rows", "ended_at"]
    list_select_related = ["begun_by"]
    list_filter = ["channel"]
    ordering = ["-pk"]

    def get_urls(self) -> list[URLPattern]:
        pages = (
            ("", self.person_view, "person"),
            ("erase/", self.erase_view, "erase"),
            ("export/", self.export_view, "export"),
        )
        ours = [
            path(f"{kind}/{end}", self.admin_site.admin_view(view), name=f"handoff_{what}_{name}")
            for kind, what in (
                ("customer/<int:customer>", "customer"),
                ("conversation/<uuid:conversation>", "conversation"),
            )
            for end, view, name in pages
        ]
        return [*ours, *super().get_urls()]

    @method_decorator(require_safe)
    def person_view(self, request: HttpRequest, **who: Any) -> HttpResponse:
        """What there is of a person, and what may be done about it."""
        if not any(map(request.user.has_perm, (ERASE, EXPORT))):
            raise PermissionDenied
        return self._page(request, who)

    @method_decorator(require_POST)
    def erase_view(self, request: HttpRequest, **who: Any) -> HttpResponse:
        """Erase them, if the form says that it is meant."""
        if not request.user.has_perm(ERASE):
            raise PermissionDenied
        person = _person(**who)
        if request.POST.get("sure") != "yes":
            return self._page(request, who, status=400, unsure=True)
        by = cast(User, request.user)
        now = timezone.now()
        erasure = erasing.begin(person, by=by, channel=Erasure.Channel.ADMIN, now=now)
        if erasing.work_off(erasure, seconds=SECONDS_TO_ERASE):
            told = f"Erased. The record has the number {erasure.number}."
        else:
            told = "There is a lot to erase. It goes on in the background."
        self.message_user(request, told, messages.SUCCESS)
        seen = "handoff_erasure_changelist" if self.has_view_permission(request) else "index"
        return HttpResponseRedirect(reverse(f"admin:{seen}"))

    @method_decorator(require_POST)
    def export_view(self, request: HttpRequest, **who: Any) -> HttpResponseBase:
        """All of it as one file."""
        if not request.user.has_perm(EXPORT):
            raise PermissionDenied
        pieces = export(_person(**who), now=timezone.now())
        logger.info("user %s exported a customer's data", request.user.pk)
        return _download(request, pieces)

    def _page(
        self, request: HttpRequest, who: dict[str, Any], *, status: int = 200, unsure: bool = False
    ) -> TemplateResponse:
        person = _person(**who)
        kind, key = next(iter(who.items()))
        context = {
            **self.admin_site.each_context(request),
            "title": "Personal data",
            "opts": self.opts,
            "customer": person.customers().first(),
            "conversation": person.conversation_id,
            "contents": contents(person),
            "erase": reverse(f"admin:handoff_{kind}_erase", args=[key]),
            "export": reverse(f"admin:handoff_{kind}_export", args=[key]),
            "unsure": unsure,
        }
        return TemplateResponse(request, "admin/handoff/person.html", context, status=status)

    @display(description="Record", ordering="number")  # type: ignore[untyped-decorator]
    def called(self, row: Erasure) -> str:
        return str(row).capitalize()

    @display(description="Rows")  # type: ignore[untyped-decorator]
    def rows(self, row: Erasure) -> int:
        return sum(row.counts.values())


def _person(*, customer: int | None = None, conversation: Any = None) -> Person:
    """Raises Http404. A conversation is a guest's: a customer has a page of their own."""
    if customer is not None:
        if found := Customer.objects.filter(pk=customer).first():
            return of_customer(found)
    elif Conversation.objects.filter(pk=conversation, customer=None).exists():
        return Person(conversation_id=conversation)
    raise Http404


def _download(request: HttpRequest, pieces: Iterator[str]) -> StreamingHttpResponse:
    # Whoever sends it closes it.
    file = SpooledTemporaryFile(IN_MEMORY)  # noqa: SIM115
    for piece in pieces:
        file.write(piece.encode())
    file.seek(0)
    # Django would take the whole of a plain iterator into memory where it serves asynchronously.
    sent = _InThreads(file) if isinstance(request, ASGIRequest) else file
    answer = StreamingHttpResponse(sent, content_type="application/json")
    answer.headers["Content-Disposition"] = 'attachment; filename="customer-data.json"'
    return answer


class _InThreads:
    """A file that is read beside the event loop. The response closes it, however it ends."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self.close = file.close

    async def __aiter__(self) -> AsyncIterator[bytes]:
        while piece := await asyncio.to_thread(self._file.read, PIECE):
            yield piece
