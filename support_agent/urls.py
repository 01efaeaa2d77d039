"""Where each address leads."""

from django.contrib import admin
from django.urls import include, path

from handoff.signin.views import SignIn
from support_agent import api_docs
from support_agent.demo import page
from support_agent.monitoring import views as monitoring

urlpatterns = [
    path("", page.shop, name="home"),
    path("healthy/", monitoring.healthy),
    path("ready/", monitoring.ready),
    path("metrics", monitoring.metrics),
    # Before the admin, whose own page it replaces: staff sign in here for the desk as well.
    path("admin/login/", SignIn.as_view()),
    path("account/", include("handoff.signin.urls")),
    path("admin/", admin.site.urls),
    path("desk/", include("handoff.desk.urls")),
    path("api/v1/", include("support_agent.chat.urls")),
    path("api/v1/staff/", include("handoff.desk.api_urls")),
    path("api/schema/", api_docs.Schema.as_view(), name="schema"),
    path("api/docs/", api_docs.Docs.as_view(), name="docs"),
    path("api/staff/schema/", api_docs.StaffSchema.as_view(), name="staff_schema"),
    path("api/staff/docs/", api_docs.StaffDocs.as_view(), name="staff_docs"),
]
handler404 = "support_agent.chat.pages.nothing_here"
handler500 = "support_agent.chat.pages.our_fault"
