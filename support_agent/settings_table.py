"""The settings as an operator reads them: name, default, meaning. The README shows this table.

The defaults here are the ones that environment.py parses, so the table can't promise another.
"""

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Setting:
    """`shown` stands for a default that is made, not written."""

    name: str
    default: str = ""
    shown: str = ""
    meaning: str


def _row(name: str, default: str, meaning: str, *, shown: str = "") -> Setting:
    return Setting(name=name, default=default, meaning=meaning, shown=shown)


SETTINGS = (
    _row("SUPPORT_DATA_DIR", ".data", "folder of the embedded database and broker and their keys"),
    _row("SECRET_KEY", "", "signs cookies and tokens", shown="made once, kept in the data folder"),
    _row("DEBUG", "off", "Django's debug pages; never on where customers are"),
    _row(
        "SUPPORT_HTTPS", "off", "on behind a proxy that speaks TLS: secure cookies, HSTS, redirect"
    ),
    _row("ALLOWED_HOSTS", "localhost,127.0.0.1,[::1]", "host names that the site answers to"),
    _row("DATABASE_URL", "", "PostgreSQL or SQLite", shown="SQLite in the data folder"),
    _row(
        "REDIS_URL",
        "",
        "Redis or Valkey for live updates, tasks and limits",
        shown="an embedded Valkey",
    ),
    _row("CELERY_BROKER_URL", "", "Celery's broker, if another than that", shown="as REDIS_URL"),
    _row("ANTHROPIC_API_KEY", "", "key of the model's provider", shown="none"),
    _row("ANTHROPIC_BASE_URL", "", "address of the model's provider", shown="the provider's own"),
    _row("SUPPORT_PLANNER", "auto", "auto, offline or claude; auto is claude where a key is set"),
    _row(
        "SUPPORT_KNOWN_PATHS",
        "on",
        "on: code answers where an order of one's own is or when it comes, without the model",
    ),
    _row("SUPPORT_MODEL", "claude-sonnet-5-5", "the model that the claude planner asks"),
    _row(
        "SUPPORT_STRONG_MODEL",
        "",
        "the model that goes on with a run once there is trouble in it",
        shown="the same",
    ),
    _row(
        "SUPPORT_NOTE_MODEL",
        "",
        "the model that sums up what a long conversation leaves out, seldom; or code tells of it",
        shown="none",
    ),
    _row(
        "SUPPORT_PRICES",
        "",
        "JSON: dollars for a million tokens of a model: input, output, cache_read, cache_write",
        shown="list prices of three Claude models",
    ),
    _row(
        "SUPPORT_IDENTITY_SECRET",
        "",
        "signs who a customer is, shared with the shop; 32 bytes or more",
        shown="none",
    ),
    _row(
        "SUPPORT_PAUSE_MS",
        "600",
        "milliseconds that the agent waits for more of what a customer types in pieces",
    ),
    _row("SUPPORT_MAX_STEPS", "5", "steps of a run, or by task: answer=5,follow_up=3"),
    _row("SUPPORT_MAX_TOKENS", "60000", "tokens of a run, all kinds together"),
    _row("SUPPORT_MAX_USD", "0.25", "dollars that a run may cost"),
    _row("SUPPORT_MAX_USD_CONVERSATION", "2", "dollars that a conversation may cost"),
    _row("SUPPORT_MAX_USD_CUSTOMER_DAY", "3", "dollars that a customer may cost on one day"),
    _row("SUPPORT_MAX_USD_SHOP_MONTH", "200", "dollars that all of them may cost in one month"),
    _row("SUPPORT_MAX_SECONDS", "90", "seconds that a run may take"),
    _row("SUPPORT_MAX_OUTPUT_TOKENS", "1024", "tokens of one reply of the model"),
    _row(
        "SUPPORT_HISTORY_TURNS",
        "14",
        "messages of the conversation that the model sees, or up to twice as many",
    ),
    _row("SUPPORT_TOOL_RESULT_CHARS", "4000", "characters of a tool's result that the model sees"),
    _row(
        "SUPPORT_MAX_MESSAGES",
        "conversation=30/minute,visitor=300/hour,address=3000/hour",
        "messages that are taken from customers; a part that is left out keeps its default",
    ),
    _row(
        "SUPPORT_MAX_CONVERSATIONS",
        "60/hour",
        "conversations that one address may begin, or one customer who is signed in",
    ),
    _row(
        "SUPPORT_MAX_STREAMS",
        "conversation=10,address=1000",
        "live connections that a web process holds open; a conversation's oldest gives way, and a colleague's",
    ),
    _row(
        "SUPPORT_RECORD_DAYS",
        "30",
        "days that requests to the model and its replies are kept; 0 keeps none",
    ),
    _row(
        "SUPPORT_CONVERSATION_DAYS",
        "730",
        "days after its last message that a conversation is kept; 0 keeps it for ever",
    ),
    _row(
        "SUPPORT_SPENDING_DAYS",
        "90",
        "days that the cost of a run, a conversation or a customer's day is kept; months stay",
    ),
    _row("SUPPORT_TIME_ZONE", "UTC", "the shop's time zone"),
    _row(
        "SUPPORT_DESK_HOURS",
        "Mo-Fr 09:00-18:00",
        "when the desk is open, as OpenStreetMap writes opening hours: Mo-Fr 09:00-18:00; PH off; 2026 Dec 24 off",
    ),
    _row(
        "SUPPORT_DESK_COUNTRY",
        "",
        "the country whose public holidays PH means, such as ES",
        shown="none",
    ),
    _row(
        "SUPPORT_ANSWER_HOURS",
        "4",
        "hours of an open desk within which a person who is called answers",
    ),
    _row("SUPPORT_REVIEW_HOURS", "16", "hours of an open desk within which a return is decided"),
    _row(
        "SUPPORT_TWO_FACTOR",
        "off",
        "on: all staff set up a second factor before anything else; off: whoever wants to",
    ),
    _row(
        "SUPPORT_LOG_FORMAT",
        "line",
        "line for people, or json with the ids of run and conversation",
    ),
    _row(
        "SUPPORT_METRICS_TOKEN",
        "",
        "opens `/metrics` and what `/ready/` tells in detail; 32 characters or more",
        shown="none, and they stay shut",
    ),
    _row(
        "OTEL_EXPORTER_OTLP_ENDPOINT",
        "",
        "where traces go by OTLP over HTTP; needs two more packages",
        shown="none",
    ),
    _row(
        "SUPPORT_ADDRESS",
        "usual",
        "how customers are addressed: formal, familiar, or usual, which is what each language's pack says",
    ),
    _row("SUPPORT_DEMO", "off", "the demo shop's page, open to all; `manage.py demo` turns it on"),
)
DEFAULTS = {setting.name: setting.default for setting in SETTINGS}


def settings_table() -> list[tuple[str, str, str]]:
    """Rows of name, default and meaning, in the order of the README."""
    return [(row.name, row.shown or row.default, row.meaning) for row in SETTINGS]
