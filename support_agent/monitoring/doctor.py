"""Whether the installation is fine, line by line, each with what to do where it is not."""

import os
import resource
import shutil
import stat
from collections.abc import Callable, Iterator

import redis
from django.conf import settings
from django.db import Error, connection
from django.db.migrations.executor import MigrationExecutor
from django.db.models.functions import Now
from django.utils import timezone

from handoff import waits
from support_agent import tracing
from support_agent.agent.types import PlannerFailed
from support_agent.conversation import reservations, spending, vitals
from support_agent.conversation.corrections import dollars
from support_agent.conversation.vitals import Part, State, lasting
from support_agent.models import Reservation, Spending

from . import installation, sums

MOST_SECONDS_APART = 5.0
FEWEST_BYTES, FEW_BYTES = 200 * 10**6, 10**9
# A live connection takes one, and a web process holds a thousand of an address.
FEW_FILES = 4_096
MANY_TASKS = 1_000
MUCH_OF_A_MONTH = 90

Check = Callable[[], Iterator[Part]]


def examine(*, asks_model: bool) -> list[Part]:
    """All parts. With `asks_model` a model is asked for a word, which costs a little."""
    parts = [*_settings(), *_secrets(), *_traces(), *_disk(), *_files()]
    looked = installation.look()
    parts += looked.parts
    if looked.serves:
        for check in (_migrations, _clock, _money, _reservations, _people):
            parts += _as_far_as_it_goes(check)
    return [*parts, *_queue(), *_model(asks_model=asks_model)]


def _as_far_as_it_goes(check: Check) -> list[Part]:
    try:
        return list(check())
    except Error as error:
        # A table that a migration still has to make.
        fact = f"This could not be looked at: {type(error).__name__}."
        name = check.__name__.strip("_")
        return [Part(name=name, state="failed", fact=fact, remedy="Run manage.py migrate.")]


def _settings() -> Iterator[Part]:
    for problem in settings.SUPPORT.problems:
        fact = f"{problem.name}: {problem.wrong}"
        yield Part(name="settings", state="failed", fact=fact, remedy=problem.mend)
    if settings.DEBUG and settings.SUPPORT.https:
        yield Part(
            name="settings",
            state="failed",
            fact="DEBUG is on where customers are, and shows them what it knows.",
            remedy="Set DEBUG=off.",
        )
    if not settings.SUPPORT.problems:
        yield Part(name="settings", state="ok", fact="Every setting can be used.")


def _secrets() -> Iterator[Part]:
    missing = [
        (name, what)
        for name, value, what in (
            (
                "SUPPORT_IDENTITY_SECRET",
                settings.SUPPORT.identity_secret,
                "every customer is a guest",
            ),
            ("SUPPORT_METRICS_TOKEN", settings.SUPPORT.metrics_token, "nobody can read /metrics"),
        )
        if not value
    ]
    for name, what in missing:
        yield Part(
            name="secrets",
            state="warning",
            fact=f"{name} is not set: {what}.",
            remedy="openssl rand -hex 32 makes one.",
        )
    if settings.SUPPORT.https and not settings.SUPPORT.secret_key:
        yield Part(
            name="secrets",
            state="warning",
            fact="SECRET_KEY is made in the data folder: processes on other machines have another.",
            remedy="Set one for all of them.",
        )
    elif not missing:
        yield Part(name="secrets", state="ok", fact="All secrets are set.")


def _traces() -> Iterator[Part]:
    if settings.SUPPORT.traces_endpoint and not tracing.is_installed():
        yield Part(
            name="traces",
            state="failed",
            fact="OTEL_EXPORTER_OTLP_ENDPOINT is set and its packages are missing.",
            remedy="docs/monitoring.md names them.",
        )


def _disk() -> Iterator[Part]:
    folder = settings.SUPPORT.data_dir
    free = shutil.disk_usage(folder).free
    state: State = "failed" if free < FEWEST_BYTES else "warning" if free < FEW_BYTES else "ok"
    fact = f"The data folder has {free / 10**9:.1f} GB of room."
    remedy = "" if state == "ok" else "Make room: without it nothing can be written."
    yield Part(name="disk", state=state, fact=fact, remedy=remedy)
    if stat.S_IMODE(os.stat(folder).st_mode) & 0o077:
        yield Part(
            name="disk",
            state="warning",
            fact="Other users of this machine can look into the data folder.",
            remedy=f"chmod 700 {folder}",
        )


def _files() -> Iterator[Part]:
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    few = soft != resource.RLIM_INFINITY and soft < FEW_FILES
    yield Part(
        name="files",
        state="warning" if few else "ok",
        fact=f"A process may open {soft} files; each live connection takes one.",
        remedy="Raise it: ulimit -n 65536, or LimitNOFILE= of the service." if few else "",
    )


def _migrations() -> Iterator[Part]:
    executor = MigrationExecutor(connection)
    left = len(executor.migration_plan(executor.loader.graph.leaf_nodes()))
    if left:
        fact = f"{left} migrations have not been run."
        yield Part(name="tables", state="failed", fact=fact, remedy="Run manage.py migrate.")
    else:
        yield Part(name="tables", state="ok", fact="All migrations have been run.")


def _clock() -> Iterator[Part]:
    apart = abs((vitals.database_time() - timezone.now()).total_seconds())
    late = apart > MOST_SECONDS_APART
    yield Part(
        name="clock",
        state="warning" if late else "ok",
        fact=f"This clock and the database's are {apart:.1f} seconds apart.",
        remedy="Set both by NTP: shops' tokens expire by this one, promises by that."
        if late
        else "",
    )


def _money() -> Iterator[Part]:
    if settings.SUPPORT.planner != "claude":
        return
    most = spending.micro_usd(settings.SUPPORT.max_usd_shop_month)
    month = Spending.objects.filter(purse=spending.name_of_month(timezone.now())).first()
    used = month.micro_usd if month else 0
    much = used * 100 >= most * MUCH_OF_A_MONTH
    yield Part(
        name="money",
        state="warning" if much else "ok",
        fact=f"{dollars(used)} of {dollars(most)} of this month are used, what is reserved counted in.",
        remedy="Raise SUPPORT_MAX_USD_SHOP_MONTH, or code alone answers soon." if much else "",
    )


def _reservations() -> Iterator[Part]:
    left = Reservation.objects.filter(taken_at__lt=Now() - 2 * reservations.OLD).count()
    if left:
        yield Part(
            name="reservations",
            state="warning",
            fact=f"{left} calls to the model were left without an end, and nobody settles them.",
            remedy="The beat and a worker do, once both run.",
        )


def _people() -> Iterator[Part]:
    found = waits.for_people()
    late = max(found.calls_overdue, found.duties_overdue)
    oldest = lasting(found.oldest_call or 0)
    yield Part(
        name="people",
        state="warning" if late else "ok",
        fact=f"{found.calls} customers wait for a person, the first for {oldest}; {late} are overdue.",
        remedy="Open the desk: what is overdue stands on top." if late else "",
    )


def _queue() -> Iterator[Part]:
    try:
        number = sums.tasks_waiting()
    except redis.RedisError:
        return
    many = number > MANY_TASKS
    yield Part(
        name="tasks",
        state="warning" if many else "ok",
        fact=f"{number} tasks lie in the broker.",
        remedy="Start a worker. What is lost of them is found in the database." if many else "",
    )


def _model(*, asks_model: bool) -> Iterator[Part]:
    support = settings.SUPPORT
    if support.planner != "claude":
        yield Part(name="model", state="ok", fact=f"No model is asked. {support.planner_sentence}.")
        return
    if not support.anthropic_api_key:
        return
    # Here and not above: the SDK takes two seconds.
    from support_agent.agent.planners.claude import probe

    server = {"key": support.anthropic_api_key, "base_url": support.anthropic_base_url}
    models = dict.fromkeys((support.model, support.strong_model, support.note_model))
    for model in filter(None, models):
        try:
            retires = probe.lifecycle(model, **server)
            told = f"The provider knows the key and {model}."
            if retires:
                told += f" It retires the model on {retires[:10]}."
            if asks_model and model in support.prices:
                cost = probe.word(model, prices=support.prices[model], **server)
                told += f" A word of it cost ${cost:.6f}."
        except PlannerFailed as failure:
            remedy = "Look at ANTHROPIC_API_KEY, the model's name and the provider's status page."
            fact = f"{model} can't be asked: {failure}"
            yield Part(name="model", state="failed", fact=fact, remedy=remedy)
        else:
            yield Part(name="model", state="ok", fact=told)
