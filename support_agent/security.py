"""What a page of ours may load and do, said to the browser with every answer."""

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.utils.deprecation import MiddlewareMixin


def policy(**changes: str) -> str:
    """A content policy: the page's own files, and nothing inline, unless a directive is changed."""
    directives = {
        "default_src": "'none'",
        "script_src": "'self'",
        "style_src": "'self'",
        "img_src": "'self'",
        "font_src": "'self'",
        "connect_src": "'self'",
        "form_action": "'self'",
        "frame_ancestors": "'none'",
        "base_uri": "'none'",
    }
    return "; ".join(
        f"{name.replace('_', '-')} {value}" for name, value in (directives | changes).items()
    )


STRICT = policy()
# Alpine, which the admin is made with, compiles the attributes of its pages, and both it and
# htmx write styles into them. No script from a page or from elsewhere runs.
ADMIN = policy(script_src="'self' 'unsafe-eval'", style_src="'self' 'unsafe-inline'")
# Swagger UI draws its icons from addresses that hold the picture.
DOCS = policy(img_src="'self' data:")

PERMISSIONS = "camera=(), geolocation=(), microphone=(), payment=(), usb=()"


class SecurityHeaders(MiddlewareMixin):
    """Adds what Django's own middleware leaves out. What a view says itself stands."""

    def process_response(
        self, request: HttpRequest, response: HttpResponseBase
    ) -> HttpResponseBase:
        """Add the policy that fits the page."""
        response.headers.setdefault("Content-Security-Policy", _policy_for(request))
        response.headers.setdefault("Permissions-Policy", PERMISSIONS)
        return response


def _policy_for(request: HttpRequest) -> str:
    match = request.resolver_match
    if match and "admin" in match.namespaces:
        return ADMIN
    return DOCS if match and match.view_name in ("docs", "staff_docs") else STRICT


def open_to_other_origins(headers: dict[str, str], path: str, url: str) -> None:
    """Static files are public, and a shop's pages load the widget from here."""
    headers["Cross-Origin-Resource-Policy"] = "cross-origin"
