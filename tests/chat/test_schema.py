"""The API against its own schema: thousands of odd requests, and no answer that it does not tell of."""

import pytest
import schemathesis
from django.core.wsgi import get_wsgi_application
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import ignored_auth, positive_data_acceptance

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def api(visitor, monkeypatch):
    """The schema, with a conversation that is there and its token."""
    monkeypatch.setattr("support_agent.chat.throttles.Gentle.allow_request", lambda *_: True)
    schema = schemathesis.openapi.from_wsgi("/api/schema/", get_wsgi_application())

    @schema.hook
    def map_path_parameters(context, path_parameters):
        if path_parameters and "conversation_id" in path_parameters:
            path_parameters["conversation_id"] = visitor.id
        return path_parameters

    @schema.hook
    def map_headers(context, headers):
        return {**(headers or {}), "Authorization": f"Bearer {visitor.token}"}

    return schema.include(path_regex="^/api/v1/conversations/")


def test_no_request_breaks_the_api(api):
    asked = []
    for found in api.get_all_operations():
        operation = found.ok()

        @given(case=operation.as_strategy())
        @settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
        def holds(case):
            # What fits the schema may still be refused: an identity that nobody signed. And
            # the token that is given to each request here is a good one.
            case.call_and_validate(excluded_checks=[positive_data_acceptance, ignored_auth])

        holds()
        asked.append(operation.label)

    assert len(asked) == 5


def test_the_documentation_is_there(client):
    assert client.get("/api/schema/").status_code == 200
    assert client.get("/api/docs/").status_code == 200
