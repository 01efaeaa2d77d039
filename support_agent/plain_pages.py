"""Pages are text: none shows a control character, and none is asked for with a NUL."""

from django.http import HttpRequest, HttpResponse, HttpResponseBadRequest
from django.http.response import HttpResponseBase
from django.utils.deprecation import MiddlewareMixin

from orders.text import as_shown


class PlainPages(MiddlewareMixin):
    """Takes controls out of every page, those of the admin included. Data keeps all that it has."""

    def process_request(self, request: HttpRequest) -> HttpResponse | None:
        """The API says itself what is wrong; the admin's filters would hand it to the database."""
        asked = request.META.get("QUERY_STRING", "")
        if ("%00" not in asked and "\0" not in asked) or request.path_info.startswith("/api/"):
            return None
        sentence = "There is a character in this address that is no text."
        return HttpResponseBadRequest(sentence, content_type="text/plain")

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
