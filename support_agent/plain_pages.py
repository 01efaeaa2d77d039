"""Pages without control characters, whosever text they show: HTML knows none."""

from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.utils.deprecation import MiddlewareMixin

from orders.text import as_shown


class PlainPages(MiddlewareMixin):
    """Takes them out of every page, those of the admin included. Data keeps all that it has."""

    def process_response(
        self, request: HttpRequest, response: HttpResponseBase
    ) -> HttpResponseBase:
        """The same page, without what browsers draw as boxes."""
        if isinstance(response, HttpResponse) and _is_page(response):
            written = response.content.decode()
            shown = as_shown(written)
            if shown != written:
                response.content = shown.encode()
                # Counted already by whoever made the page.
                response.headers["Content-Length"] = str(len(response.content))
        return response


def _is_page(response: HttpResponse) -> bool:
    kind = response.headers.get("Content-Type", "")
    return kind.startswith("text/html") and response.charset.lower() == "utf-8"
