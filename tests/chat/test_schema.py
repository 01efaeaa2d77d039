"""The API against its own schema: odd requests by the hundred, and no answer that it does not tell of."""

import pytest
import schemathesis
from django.core.wsgi import get_wsgi_application
from django.test import Client
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import ignored_auth, positive_data_acceptance

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def schema():
    """What the API says of itself to everybody."""
    return schemathesis.openapi.from_wsgi("/api/schema/", get_wsgi_application())


@pytest.fixture
def cookies(operator):
    """Of an operator's browser."""
    browser = Client()
    browser.force_login(operator)
    browser.get("/desk/")
    return {name: morsel.value for name, morsel in browser.cookies.items()}


def put_to_the_test(schema, path, *, examples):
    """Ask all that the schema allows below a path; how many operations there were."""
    asked = []
    for found in schema.include(path_regex=path).get_all_operations():
        operation = found.ok()

        @given(case=operation.as_strategy())
        @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck))
        def holds(case):
            # What fits the schema may still be refused: an identity that nobody signed. And
            # the key that is given to each request here is a good one.
            case.call_and_validate(excluded_checks=[positive_data_acceptance, ignored_auth])

        holds()
        asked.append(operation.label)
    return len(asked)


def test_no_request_of_a_customer_breaks_the_api(schema, visitor, monkeypatch):
    monkeypatch.setattr("support_agent.chat.throttles.Counted.allow_request", lambda *_: True)

    @schema.hook
    def map_path_parameters(context, path_parameters):
        if path_parameters and "conversation_id" in path_parameters:
            path_parameters["conversation_id"] = visitor.id
        return path_parameters

    @schema.hook
    def map_headers(context, headers):
        return {**(headers or {}), "Authorization": f"Bearer {visitor.token}"}

    assert put_to_the_test(schema, "^/api/v1/conversations/", examples=60) == 6


def test_no_request_of_the_staff_breaks_the_api(cookies):
    sent = "; ".join(f"{name}={value}" for name, value in cookies.items())
    told = Client(headers={"cookie": sent}).get("/api/staff/schema/?format=json")
    schema = schemathesis.openapi.from_dict(told.json())
    schema.app = get_wsgi_application()

    @schema.hook
    def map_headers(context, headers):
        return {**(headers or {}), "Cookie": sent, "X-CSRFToken": cookies["csrftoken"]}

    assert put_to_the_test(schema, "^/api/v1/staff/", examples=25) == 17


def test_an_address_that_is_not_there_is_told_in_the_one_shape(client):
    answer = client.get("/api/v1/nothing/")

    assert answer.status_code == 404
    assert answer.json() == {
        "code": "not_found",
        "message": "There is nothing at this address.",
        "field": None,
    }
    assert "html" in client.get("/nothing/").headers["Content-Type"]


def test_a_bug_of_ours_is_told_without_its_words(client, monkeypatch):
    def fail(*_, **__):
        raise RuntimeError("secret words")

    monkeypatch.setattr("support_agent.chat.api.services.start_conversation", fail)
    client.raise_request_exception = False

    answer = client.post("/api/v1/conversations/", {}, content_type="application/json")

    assert answer.status_code == 500
    assert answer.json()["code"] == "server_error"
    assert "secret" not in answer.content.decode()


def test_the_documentation_is_there(client):
    assert client.get("/api/schema/").status_code == 200
    assert client.get("/api/docs/").status_code == 200


def test_everybody_reads_of_the_customers_api_alone(client):
    told = client.get("/api/schema/").content.decode()

    assert "/api/v1/conversations/" in told
    assert "staff" not in told


def test_the_staff_read_of_theirs_once_they_have_signed_in(client, operator):
    assert client.get("/api/staff/schema/").status_code == 403
    assert client.get("/api/staff/docs/").url.startswith("/admin/login/")

    client.force_login(operator)

    assert "/api/v1/staff/escalations/" in client.get("/api/staff/schema/").content.decode()
    assert client.get("/api/staff/docs/").status_code == 200
