"""Below a path of a site: what Django settles once for a process, settled for each request.

The web server's root path says where the site is, so there is no setting that could say another.
"""

from typing import Any

from django.contrib.staticfiles.storage import StaticFilesStorage
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.urls import get_script_prefix
from django.utils.deprecation import MiddlewareMixin


class StaticFilesBelowPrefix(StaticFilesStorage):
    """Addresses of static files below the prefix of the request that is answered."""

    def url(self, name: str | None) -> str:
        """The address that a page has to name."""
        return get_script_prefix().rstrip("/") + super().url(name)


class CookiesBelowPrefix(MiddlewareMixin):
    """Keeps cookies to the site's own path: what else the host serves has no business with them."""

    def process_response(
        self, request: HttpRequest, response: HttpResponseBase
    ) -> HttpResponseBase:
        """The same answer, its cookies for no wider a path."""
        for cookie in response.cookies.values():
            if cookie["path"] == "/":
                cookie["path"] = get_script_prefix()
        return response


def named_in_schema(result: dict[str, Any], **about: Any) -> dict[str, Any]:
    """The API's schema, with where its paths begin."""
    prefix = get_script_prefix().rstrip("/")
    return result | {"servers": [{"url": prefix}]} if prefix else result
