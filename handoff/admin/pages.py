"""An admin whose page of one row is a template of ours, to read."""

from collections.abc import Sequence
from typing import Any

from django.contrib.admin.utils import unquote
from django.core.exceptions import PermissionDenied
from django.db.models import Model
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseNotAllowed
from django.template.response import TemplateResponse
from unfold.admin import ModelAdmin  # type: ignore[import-untyped]

from orders.admin import LegibleSearch


class PageAdmin(LegibleSearch, ModelAdmin):  # type: ignore[misc]
    """Nothing is added, changed or deleted here: what acts is a form of the page, by POST."""

    page_template = ""
    show_full_result_count = False
    list_per_page = 50
    actions: Sequence[Any] = ()

    def has_add_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False

    def page_context(self, request: HttpRequest, obj: Any) -> dict[str, Any]:
        """What the page shows beside the row itself."""
        return {}

    def change_view(
        self,
        request: HttpRequest,
        object_id: str,
        form_url: str = "",
        extra_context: dict[str, Any] | None = None,
    ) -> HttpResponse:
        if request.method not in ("GET", "HEAD"):
            return HttpResponseNotAllowed(["GET", "HEAD"])
        return self.page(request, object_id)

    def page(
        self,
        request: HttpRequest,
        object_id: str,
        *,
        status: int = 200,
        page_template: str = "",
        **values: Any,
    ) -> TemplateResponse:
        """The page of one row, or another one about it. Raises Http404 and PermissionDenied."""
        if not self.has_view_permission(request):
            raise PermissionDenied
        obj = self.get_object(request, unquote(object_id))
        if obj is None:
            raise Http404
        context = {
            **self.admin_site.each_context(request),
            "title": str(obj),
            "opts": self.opts,
            "original": obj,
            **self.page_context(request, obj),
            **values,
        }
        template = page_template or self.page_template
        return TemplateResponse(request, template, context, status=status)
