"""A site below a path of its host, whichever way its server and its proxy tell of it."""

import pytest
from django.core.handlers.asgi import ASGIRequest
from django.templatetags.static import static
from django.urls import reverse, set_script_prefix

from support_agent.conversation.scopes import at_its_prefix, cookies, path_below


@pytest.fixture
def below_a_path():
    set_script_prefix("/help/support/")
    yield
    set_script_prefix("/")


@pytest.mark.parametrize(
    ("root_path", "path", "below"),
    [
        ("", "/desk/", "/desk/"),
        ("/support", "/support/desk/", "/desk/"),
        ("/support", "/desk/", "/desk/"),
        ("/support", "/support/support/desk/", "/desk/"),
        ("/support", "/support/support", ""),
        ("/support", "/support/supporters/", "/supporters/"),
        ("/support/", "/support//desk/", "/desk/"),
        ("/support/", "/support//support/desk/", "/desk/"),
        ("support", "support/desk/", "/desk/"),
        ("/help/support", "/help/support/help/support/desk/", "/desk/"),
    ],
)
def test_the_path_below_a_prefix_is_the_same_however_it_is_told(root_path, path, below):
    scope = at_its_prefix({"root_path": root_path, "path": path})

    prefix = f"/{root_path.strip('/')}" if root_path else ""
    assert (scope["root_path"], scope["path"]) == (prefix, prefix + below)
    assert path_below(scope) == below


def test_static_files_and_pages_are_below_the_prefix_of_the_request(below_a_path):
    assert static("handoff/desk.css") == "/help/support/static/handoff/desk.css"
    assert reverse("desk") == "/help/support/desk/"
    set_script_prefix("/")
    assert static("handoff/desk.css") == "/static/handoff/desk.css"


def test_every_cookie_that_is_set_is_for_the_sites_own_path(client, reviewer, below_a_path):
    page = client.get("/admin/login/")
    asked = {"username": reviewer.username, "password": "open sesame"}

    answer = client.post("/admin/login/?next=/help/support/admin/", asked)

    assert answer.status_code == 302
    for cookie in (*page.cookies.values(), *answer.cookies.values()):
        assert cookie["path"] == "/help/support/", cookie.key
    assert {"sessionid", "csrftoken"} <= {*answer.cookies}


@pytest.mark.django_db
def test_of_two_cookies_with_one_name_the_first_is_the_sites_own():
    # It looks at the tables as it is imported.
    from support_agent import asgi

    header = "csrftoken=ours; sessionid=ours; csrftoken=of-the-shop; sessionid=of-the-shop; a=b"
    scope = {
        "type": "http",
        "method": "GET",
        "path": "/",
        "headers": [(b"cookie", header.encode())],
    }

    request = asgi.Request(scope, None)

    ours = {"csrftoken": "ours", "sessionid": "ours", "a": "b"}
    assert cookies(header) == request.COOKIES == ours
    assert ASGIRequest(scope, None).COOKIES["sessionid"] == "of-the-shop"


def test_the_schema_says_where_its_paths_begin(client, below_a_path):
    schema = client.get("/api/schema/?format=json").json()

    assert schema["servers"] == [{"url": "/help/support"}]
    assert "/api/v1/conversations/" in schema["paths"]
