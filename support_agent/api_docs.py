"""What the API says of itself: to everybody the customers' part, and to staff their own."""

from django.contrib.admin.views.decorators import staff_member_required
from django.urls import include, path
from django.utils.decorators import method_decorator
from drf_spectacular.views import SpectacularAPIView, SpectacularSwaggerSplitView
from rest_framework.authentication import SessionAuthentication
from rest_framework.permissions import IsAdminUser


class Schema(SpectacularAPIView):
    """The customers' API."""

    patterns = [path("api/v1/", include("support_agent.chat.urls"))]


class Docs(SpectacularSwaggerSplitView):
    """Its page."""

    url_name = "schema"
    template_name = "api_docs.html"


class StaffSchema(SpectacularAPIView):
    """The staff's API, which tells a stranger more than they need to know."""

    authentication_classes = [SessionAuthentication]
    permission_classes = [IsAdminUser]
    patterns = [path("api/v1/staff/", include("handoff.desk.api_urls"))]
    custom_settings = {
        "TITLE": "Support agent, for staff",
        "DESCRIPTION": "The desk of the staff, by their session. Each deed carries the token "
        "against forged requests; `/desk/events/` says where to read again.",
    }


@method_decorator(staff_member_required, name="dispatch")
class StaffDocs(SpectacularSwaggerSplitView):
    """Its page, for whoever has signed in."""

    url_name = "staff_schema"
    template_name = "api_docs.html"
