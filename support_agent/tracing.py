"""Spans for OpenTelemetry: what took how long, with ids and without a word of a customer's.

On where OTEL_EXPORTER_OTLP_ENDPOINT is set; the SDK reads all its other variables itself. Elsewhere
nothing of it is imported, and a span costs a comparison.
"""

import os
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

ENDPOINT = "OTEL_EXPORTER_OTLP_ENDPOINT"
SERVICE = "support-agent"

_tracer: Any = None
_provider: Any = None
_lock = threading.Lock()


def start() -> None:
    """Send spans from here on, if there is somewhere to send them. To be called by servers."""
    global _tracer, _provider
    with _lock:
        if _tracer is not None or not os.environ.get(ENDPOINT):
            return
        # Here and not above: an optional part of an installation.
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor

        named = {} if os.environ.get("OTEL_SERVICE_NAME") else {"service.name": SERVICE}
        _provider = TracerProvider(resource=Resource.create(named))
        _provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
        _tracer = _provider.get_tracer("support_agent")


def stop() -> None:
    """Send what is left."""
    global _tracer, _provider
    with _lock:
        provider, _tracer, _provider = _provider, None, None
    if provider is not None:
        provider.shutdown()


def is_installed() -> bool:
    """Whether the packages are there that spans are sent with."""
    from importlib.util import find_spec

    try:
        return find_spec("opentelemetry.exporter.otlp.proto.http") is not None
    except ModuleNotFoundError:
        return False


@contextmanager
def span(name: str, *, parent: str = "", **attributes: object) -> Iterator[None]:
    """A span around the block, below `parent` where that is the header of another process's."""
    tracer = _tracer
    if tracer is None:
        yield
        return
    told = {f"support.{key}": _told(value) for key, value in attributes.items()}
    # An error's text may quote what a customer wrote: that there was one is told, by its class.
    with tracer.start_as_current_span(
        name,
        context=_context(parent),
        attributes=told,
        record_exception=False,
        set_status_on_exception=False,
    ) as current:
        try:
            yield
        except BaseException as error:
            current.set_attribute("error.type", type(error).__name__)
            current.set_status(_error_status())
            raise


def header() -> Mapping[str, str]:
    """The headers that carry this span to another process: empty where there is none."""
    if _tracer is None:
        return {}
    from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

    carried: dict[str, str] = {}
    TraceContextTextMapPropagator().inject(carried)
    return carried


def _context(parent: str) -> Any:
    if not parent:
        return None
    from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

    return TraceContextTextMapPropagator().extract({"traceparent": parent})


def _error_status() -> Any:
    from opentelemetry.trace import StatusCode

    return StatusCode.ERROR


def _told(value: object) -> object:
    return value if isinstance(value, str | int | float | bool) else str(value)
