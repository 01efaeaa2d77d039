"""A message is one trace from the web to the worker, in ids and names alone."""

import json
import subprocess
import sys
import threading
import urllib.request
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from celery.contrib.testing.worker import start_worker
from django.utils import timezone
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from support_agent import tracing
from support_agent.agent import runner
from support_agent.agent.planners.claude import shared
from support_agent.celery import app
from support_agent.conversation import services
from support_agent.models import Message
from tests.agent.money.test_ceilings import ANSWERS, LOOKS_UP, MODEL, PRICES, USED
from tests.agent.shop import place_order
from tests.servers.messages_api.answers import says
from tests.servers.messages_api.server import MessagesApi
from tests.servers.workers import wait_until
from tests.writing import post

pytestmark = pytest.mark.django_db(transaction=True)


class Collector:
    """What a collector takes by OTLP over HTTP, in a thread of this process."""

    def __init__(self):
        self.bodies = bodies = []

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                assert self.path == "/v1/traces"
                bodies.append(self.rfile.read(int(self.headers["Content-Length"])))
                self.send_response(200)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *parts):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, args=[0.02], daemon=True).start()

    def spans(self):
        """Every span by name."""
        found = []
        for body in self.bodies:
            sent = ExportTraceServiceRequest.FromString(body)
            for resource in sent.resource_spans:
                for scope in resource.scope_spans:
                    found += scope.spans
        return found

    def close(self):
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def collector(monkeypatch):
    collector = Collector()
    monkeypatch.setenv(tracing.ENDPOINT, collector.url)
    tracing.start()
    yield collector
    tracing.stop()
    collector.close()


@pytest.fixture
def api(settings, monkeypatch):
    monkeypatch.setattr(shared, "_breakers", {})
    with MessagesApi() as api:
        settings.SUPPORT = replace(
            settings.SUPPORT,
            planner="claude",
            anthropic_api_key="sk-test",
            anthropic_base_url=api.url,
            model=MODEL,
            prices={MODEL: PRICES},
            known_paths=False,
            pause_ms=0,
        )
        yield api


def attributes(span):
    return {each.key: each.value.string_value or each.value.int_value for each in span.attributes}


def test_a_run_has_spans_for_each_step_call_of_the_model_and_tool(collector, api, customer):
    place_order(customer, "7001", state="delivered", delivered_at=timezone.now())
    conversation = services.start_conversation(
        customer=customer, channel="test", now=timezone.now()
    )
    api.plays(LOOKS_UP, ANSWERS)
    (run_id,) = post(conversation, "Where is order 7001? My cat is ill.")

    runner.advance(run_id, planner="claude")
    tracing.stop()

    spans = collector.spans()
    names = {span.span_id: span.name for span in spans}
    assert sorted(names.values()) == ["model call", "model call", "run", "step", "step", "tool"]
    assert {(span.name, names.get(span.parent_span_id)) for span in spans} == {
        ("run", None),
        ("step", "run"),
        ("model call", "step"),
        ("tool", "run"),
    }
    assert len({span.trace_id for span in spans}) == 1
    (run,) = [span for span in spans if span.name == "run"]
    assert attributes(run) == {
        "support.run": run_id,
        "support.conversation": str(conversation.pk),
    }
    sent = b"".join(collector.bodies).decode(errors="replace")
    for word in ("cat is ill", "7001", customer.name, customer.email, "about order"):
        assert word not in sent


def test_the_worker_goes_on_with_the_trace_that_the_post_began(collector, api, customer, live_site):
    api.plays(says("Which order is it?", usage=USED), again=True)
    with start_worker(app, pool="threads", perform_ping_check=False, shutdown_timeout=30):
        with _sent(f"{live_site}/api/v1/conversations/", {}) as answer:
            visitor = json.load(answer)
        address = f"{live_site}/api/v1/conversations/{visitor['id']}/messages/"
        said = {"text": "Where is it?", "client_id": "a-1"}
        _sent(address, said, token=visitor["token"]).close()
        wait_until(Message.objects.filter(author="agent").exists, why=str)
    tracing.stop()

    spans = {span.name: span for span in collector.spans()}
    assert {"POST message", "task", "run", "step"} <= set(spans)
    assert spans["task"].parent_span_id == spans["POST message"].span_id
    assert spans["run"].parent_span_id == spans["task"].span_id
    assert len({spans[name].trace_id for name in ("POST message", "task", "run", "step")}) == 1


def test_an_error_is_told_by_its_class_and_not_by_its_words(collector):
    with pytest.raises(ValueError, match="ill"), tracing.span("run", run=1):
        raise ValueError("my cat is ill")
    tracing.stop()

    (span,) = collector.spans()
    assert attributes(span)["error.type"] == "ValueError"
    assert span.status.code == 2
    assert b"cat" not in b"".join(collector.bodies)


def test_without_an_address_nothing_is_imported_and_nothing_sent(monkeypatch):
    said = subprocess.run(
        [
            sys.executable,
            "-c",
            "from support_agent import tracing; tracing.start()\n"
            "with tracing.span('run', run=1): print(dict(tracing.header()))\n"
            "import sys; print([name for name in sys.modules if 'opentelemetry' in name])",
        ],
        env={},
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout.split("\n")[:2] == ["{}", "[]"]


def _sent(address, body, token=""):
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    return urllib.request.urlopen(
        urllib.request.Request(address, data=json.dumps(body).encode(), headers=headers)
    )
