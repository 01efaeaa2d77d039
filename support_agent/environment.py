"""Every setting of the product, read from the environment once.

A value that can't be used is noted as a problem and its default taken, so that each command can
start far enough to say what is wrong and how to mend it: checks.py turns problems into errors.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from pathlib import Path
from typing import Any, Literal
from zoneinfo import ZoneInfo

from opening_hours import OpeningHours

from handoff import hours
from orders.text import quoted
from support_agent import values
from support_agent.variables import Problem, Reader


@dataclass(frozen=True, kw_only=True)
class Environment:
    """The settings of the product as the code uses them: `settings.SUPPORT`."""

    data_dir: Path
    secret_key: str = field(repr=False)
    debug: bool
    https: bool
    allowed_hosts: tuple[str, ...]
    database: Mapping[str, Any] = field(repr=False)
    redis_url: str = field(repr=False)
    celery_broker_url: str = field(repr=False)
    anthropic_api_key: str = field(repr=False)
    anthropic_base_url: str
    planner: Literal["offline", "claude"]
    planner_is_chosen: bool
    known_paths: bool
    model: str
    strong_model: str
    note_model: str
    prices: Mapping[str, values.Prices]
    identity_secret: str = field(repr=False)
    pause_ms: int
    max_steps: Mapping[str, int]
    max_tokens: int
    max_usd: Decimal
    max_usd_conversation: Decimal
    max_usd_customer_day: Decimal
    max_usd_shop_month: Decimal
    max_seconds: int
    max_output_tokens: int
    history_turns: int
    tool_result_chars: int
    max_messages: Mapping[str, values.Rate]
    max_conversations: values.Rate
    max_streams: Mapping[str, int]
    record_days: int
    conversation_days: int
    spending_days: int
    time_zone: ZoneInfo
    # The library's hours are equal to nothing, not even to the same text read again.
    desk_hours: OpeningHours = field(compare=False)
    desk_country: str
    answer_hours: int
    review_hours: int
    two_factor: bool
    log_format: Literal["line", "json"]
    metrics_token: str = field(repr=False)
    traces_endpoint: str
    address: Literal["", "formal", "familiar"]
    """How customers are addressed. Empty: as each language usually does."""
    demo: bool
    problems: tuple[Problem, ...]

    def max_steps_for(self, kind: str) -> int:
        """How many steps a task of this kind may take."""
        return self.max_steps.get(kind, self.max_steps["default"])

    @property
    def planner_sentence(self) -> str:
        """What a process says of its planner when it starts."""
        if self.planner == "claude":
            return f"Planner: claude ({self.model})"
        why = "SUPPORT_PLANNER says so" if self.planner_is_chosen else "no ANTHROPIC_API_KEY is set"
        return f"Planner: offline ({why})"


def read(environ: Mapping[str, str]) -> Environment:
    """The settings that these variables make, with what is wrong about them."""
    reader = Reader(environ)
    key = reader.text("ANTHROPIC_API_KEY")
    chosen = reader.choice("SUPPORT_PLANNER", ("auto", "offline", "claude"))
    data_dir = reader.take("SUPPORT_DATA_DIR", values.folder, "Name a folder.")
    redis_url = reader.take("REDIS_URL", values.redis_address, "Write it as redis://host:6379/0.")
    prices = reader.take(
        "SUPPORT_PRICES",
        values.prices,
        'Write it as {"model": {"input": 2, "output": 10}}, in dollars.',
    )
    wants_claude = chosen == "claude" or (chosen == "auto" and bool(key))
    model = reader.text("SUPPORT_MODEL")
    strong_model = reader.text("SUPPORT_STRONG_MODEL")
    note_model = reader.text("SUPPORT_NOTE_MODEL")
    if wants_claude:
        models = {
            "SUPPORT_MODEL": model,
            "SUPPORT_STRONG_MODEL": strong_model,
            "SUPPORT_NOTE_MODEL": note_model,
        }
        _check_claude(reader, key=key, models=models, prices=prices)
    zone = reader.take("SUPPORT_TIME_ZONE", values.zone, "Name a zone such as Europe/Madrid.")
    country = reader.take("SUPPORT_DESK_COUNTRY", hours.country, "Write two letters such as ES.")
    now = datetime.now(UTC)
    desk_hours = reader.take(
        "SUPPORT_DESK_HOURS",
        lambda text: hours.read(text, country=country, zone=zone, now=now),
        "Write it as Mo-Fr 09:00-18:00; Sa 10:00-14:00, and PH off with a country.",
    )
    answer_hours = reader.take(
        "SUPPORT_ANSWER_HOURS", values.open_hours, "Write a number such as 4."
    )
    review_hours = reader.take(
        "SUPPORT_REVIEW_HOURS", values.open_hours, "Write a number such as 16."
    )
    if country and not hours.names_holidays(reader.text("SUPPORT_DESK_HOURS")):
        reader.problems.append(
            Problem(
                name="SUPPORT_DESK_COUNTRY",
                wrong=f"SUPPORT_DESK_HOURS says nothing of the holidays of {quoted(country)}.",
                mend="Add PH off to those hours, or leave the country out.",
            )
        )
    takes = {"SUPPORT_ANSWER_HOURS": answer_hours, "SUPPORT_REVIEW_HOURS": review_hours}
    _check_desk(reader, takes=takes, desk_hours=desk_hours, now=now)
    log_format = reader.choice("SUPPORT_LOG_FORMAT", ("line", "json"))
    return Environment(
        data_dir=data_dir,
        secret_key=reader.text("SECRET_KEY"),
        debug=reader.flag("DEBUG"),
        https=reader.flag("SUPPORT_HTTPS"),
        allowed_hosts=tuple(filter(None, map(str.strip, reader.text("ALLOWED_HOSTS").split(",")))),
        database=reader.take(
            "DATABASE_URL",
            lambda text: values.database(text, data_dir),
            "Write it as postgresql://user:password@host:5432/name or sqlite:///path.",
        ),
        redis_url=redis_url,
        celery_broker_url=reader.text("CELERY_BROKER_URL") or values.for_celery(redis_url),
        anthropic_api_key=key,
        anthropic_base_url=reader.text("ANTHROPIC_BASE_URL"),
        planner="claude" if wants_claude else "offline",
        planner_is_chosen=chosen != "auto",
        known_paths=reader.flag("SUPPORT_KNOWN_PATHS"),
        model=model,
        strong_model=strong_model,
        note_model=note_model,
        prices=prices,
        identity_secret=reader.take(
            "SUPPORT_IDENTITY_SECRET",
            values.secret,
            f"Use at least {values.MIN_SECRET_BYTES} random bytes.",
        ),
        pause_ms=reader.take(
            "SUPPORT_PAUSE_MS", values.whole_or_none, "Write a number such as 600, or 0."
        ),
        max_steps=reader.take(
            "SUPPORT_MAX_STEPS", values.steps, "Write 5, or answer=5,follow_up=3."
        ),
        max_tokens=reader.whole("SUPPORT_MAX_TOKENS"),
        max_usd=reader.amount("SUPPORT_MAX_USD"),
        max_usd_conversation=reader.amount("SUPPORT_MAX_USD_CONVERSATION"),
        max_usd_customer_day=reader.amount("SUPPORT_MAX_USD_CUSTOMER_DAY"),
        max_usd_shop_month=reader.amount("SUPPORT_MAX_USD_SHOP_MONTH"),
        max_seconds=reader.whole("SUPPORT_MAX_SECONDS"),
        max_output_tokens=reader.whole("SUPPORT_MAX_OUTPUT_TOKENS"),
        history_turns=reader.whole("SUPPORT_HISTORY_TURNS"),
        tool_result_chars=reader.whole("SUPPORT_TOOL_RESULT_CHARS"),
        max_messages=reader.named(
            "SUPPORT_MAX_MESSAGES", values.rate, "Write conversation=30/minute,visitor=300/hour."
        ),
        max_conversations=reader.take(
            "SUPPORT_MAX_CONVERSATIONS", values.rate, "Write a rate such as 60/hour."
        ),
        max_streams=reader.named(
            "SUPPORT_MAX_STREAMS", values.whole, "Write conversation=10,address=1000."
        ),
        record_days=reader.take(
            "SUPPORT_RECORD_DAYS", values.days, "Write a number such as 30, or 0."
        ),
        conversation_days=reader.take(
            "SUPPORT_CONVERSATION_DAYS", values.days, "Write a number such as 730, or 0."
        ),
        # A day's ceiling must hold for that day, wherever the clock of the shop is.
        spending_days=reader.take(
            "SUPPORT_SPENDING_DAYS", values.some_days, "Write a number such as 90."
        ),
        time_zone=zone,
        desk_hours=desk_hours,
        desk_country=country,
        answer_hours=answer_hours,
        review_hours=review_hours,
        two_factor=reader.flag("SUPPORT_TWO_FACTOR"),
        log_format="json" if log_format == "json" else "line",
        metrics_token=reader.take(
            "SUPPORT_METRICS_TOKEN",
            values.secret,
            f"Use at least {values.MIN_SECRET_BYTES} random characters.",
        ),
        traces_endpoint=reader.text("OTEL_EXPORTER_OTLP_ENDPOINT"),
        address=_address(reader),
        demo=reader.flag("SUPPORT_DEMO"),
        problems=tuple(reader.problems),
    )


def _address(reader: Reader) -> Literal["", "formal", "familiar"]:
    match reader.choice("SUPPORT_ADDRESS", ("usual", "formal", "familiar")):
        case "formal":
            return "formal"
        case "familiar":
            return "familiar"
    return ""


def _check_claude(
    reader: Reader, *, key: str, models: Mapping[str, str], prices: Mapping[str, values.Prices]
) -> None:
    if not key:
        reader.problems.append(
            Problem(
                name="ANTHROPIC_API_KEY",
                wrong="SUPPORT_PLANNER is claude and there is no key.",
                mend="Set the key, or SUPPORT_PLANNER=offline.",
            )
        )
    # A model without prices would spend money that no limit counts.
    for name, model in models.items():
        if model and model not in prices:
            reader.problems.append(
                Problem(
                    name=name,
                    wrong=f"There are no prices for the model {quoted(model)}.",
                    mend=f"Add them to SUPPORT_PRICES, or name one of {', '.join(prices)}.",
                )
            )


def _check_desk(
    reader: Reader, *, takes: Mapping[str, int], desk_hours: OpeningHours, now: datetime
) -> None:
    for name, count in takes.items():
        if hours.due(now, working=timedelta(hours=count), hours=desk_hours) - now >= hours.HORIZON:
            reader.problems.append(
                Problem(
                    name=name,
                    wrong=f"The desk is open for less than {count} hours within a year.",
                    mend="Open it for longer in SUPPORT_DESK_HOURS, or write a smaller number.",
                )
            )
