"""What the text of a setting means. Each raises ValueError, in words that quote no secret."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from pathlib import Path
from typing import Any, TypeVar
from zoneinfo import ZoneInfo

import dj_database_url

from orders.text import quoted
from support_agent.settings_table import DEFAULTS

BASE_DIR = Path(__file__).resolve().parent.parent
LIST_PRICES = {
    "claude-haiku-5-5": {"input": "0.10", "output": "0.50"},
    "claude-sonnet-5-5": {"input": "2", "output": "10"},
    "claude-opus-5-5": {"input": "4", "output": "20"},
}
# Measured with a web process and twenty worker threads: without these, a quarter of the
# requests end with "database is locked".
SQLITE_OPTIONS = {
    "timeout": 20,
    "transaction_mode": "IMMEDIATE",
    # What is deleted is overwritten: a person who was erased must not be read from the file.
    "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA secure_delete=ON;",
}
MIN_SECRET_BYTES = 32
# Beyond these no clock and no column can follow.
LARGEST = 1_000_000_000
LONGEST_IN_DAYS = 100 * 365
# A day lasts longer somewhere than here.
FEWEST_OF_SPENDING = 3
LONGEST_IN_HOURS = 365 * 24
PERIODS = {"minute": 60, "hour": 3600, "day": 24 * 3600}

T = TypeVar("T")


@dataclass(frozen=True, kw_only=True)
class Prices:
    """US dollars for a million tokens."""

    input: Decimal
    output: Decimal
    cache_read: Decimal
    cache_write: Decimal


@dataclass(frozen=True, kw_only=True)
class Rate:
    """So many within so many seconds."""

    most: int
    seconds: int


def folder(text: str) -> Path:
    return (BASE_DIR / Path(text).expanduser()).resolve()


def redis_address(text: str) -> str:
    if text and not text.startswith(("redis://", "rediss://", "unix://")):
        raise ValueError("It is no address of a Redis server.")
    return text


def for_celery(redis_url: str) -> str:
    # Celery has words of its own for a socket in the file system.
    if not redis_url.startswith("unix://"):
        return redis_url
    return redis_url.replace("unix://", "redis+socket://", 1).replace("?db=", "?virtual_host=")


def database(text: str, data_dir: Path) -> Mapping[str, Any]:
    try:
        found: dict[str, Any] = dict(
            dj_database_url.parse(text or f"sqlite:///{data_dir}/shop.sqlite3")
        )
    except Exception:
        # Whatever the parser found, its message may hold the password.
        raise ValueError("It can't be read as a database's address.") from None
    options = found.setdefault("OPTIONS", {})
    if found["ENGINE"].endswith("sqlite3"):
        found["OPTIONS"] = SQLITE_OPTIONS | options
    elif found["ENGINE"].endswith("postgresql"):
        # Here and not above: whoever runs on SQLite loads no driver.
        from support_agent import postgresql

        # A pool gives its connection back at once, so that a hundred runs that wait for the
        # model share twenty connections. It wants no persistent connections beside it.
        ours = {"pool": postgresql.POOL, **postgresql.LINE}
        found |= {"OPTIONS": ours | options, "CONN_MAX_AGE": 0, "CONN_HEALTH_CHECKS": True}
    return found


def prices(text: str) -> Mapping[str, Prices]:
    try:
        given = json.loads(text or "{}", parse_float=Decimal)
        return {name: price(rates) for name, rates in (LIST_PRICES | given).items()}
    except (TypeError, KeyError, AttributeError):
        raise ValueError("It is no table of prices.") from None


def price(rates: Mapping[str, Any]) -> Prices:
    known = {name: amount(str(value)) for name, value in rates.items()}
    # The provider's multiples of the input price, where a price list does not say otherwise.
    cache = {
        "cache_read": known["input"] * Decimal("0.1"),
        "cache_write": known["input"] * Decimal("1.25"),
    }
    return Prices(**(cache | known))


def secret(text: str) -> str:
    if text and len(text.encode()) < MIN_SECRET_BYTES:
        raise ValueError("It is too short to be a secret.")
    return text


def steps(text: str) -> Mapping[str, int]:
    parts = [part.rpartition("=") for part in text.split(",")]
    steps = {kind.strip() or "default": whole(number) for kind, _, number in parts}
    return {"default": int(DEFAULTS["SUPPORT_MAX_STEPS"])} | steps


def whole(text: str, most: int = LARGEST) -> int:
    if not text.strip().isdecimal() or int(text) == 0:
        raise ValueError(f"{quoted(text)} is no positive whole number.")
    if int(text) > most:
        raise ValueError(f"{quoted(text)} is more than {most}.")
    return int(text)


def whole_or_none(text: str, most: int = LARGEST) -> int:
    return 0 if text.strip() == "0" else whole(text, most)


def days(text: str) -> int:
    return whole_or_none(text, most=LONGEST_IN_DAYS)


def some_days(text: str) -> int:
    days = whole(text, most=LONGEST_IN_DAYS)
    if days < FEWEST_OF_SPENDING:
        raise ValueError(f"{quoted(text)} is less than {FEWEST_OF_SPENDING} days.")
    return days


def open_hours(text: str) -> int:
    return whole(text, most=LONGEST_IN_HOURS)


def rate(text: str) -> Rate:
    most, _, period = text.partition("/")
    if period.strip() not in PERIODS:
        raise ValueError(f"{quoted(text)} is no rate.")
    return Rate(most=whole(most), seconds=PERIODS[period.strip()])


def named(text: str, default: str, parse: Callable[[str], T]) -> Mapping[str, T]:
    """`a=1,b=2`, over what the default says of each name."""
    known, given = _pairs(default, parse), _pairs(text, parse)
    for name in given.keys() - known.keys():
        raise ValueError(f"{quoted(name)} is none of {', '.join(known)}.")
    return known | given


def _pairs(text: str, parse: Callable[[str], T]) -> dict[str, T]:
    parts = [part.partition("=") for part in text.split(",")]
    return {name.strip(): parse(value) for name, _, value in parts}


def amount(text: str) -> Decimal:
    try:
        amount = Decimal(text)
    except InvalidOperation:
        raise ValueError(f"{quoted(text)} is no amount.") from None
    if not amount.is_finite() or amount <= 0:
        raise ValueError(f"{quoted(text)} is not more than nothing.")
    return amount


def zone(text: str) -> ZoneInfo:
    try:
        return ZoneInfo(text)
    except (KeyError, OSError):
        raise ValueError(f"{quoted(text)} is no time zone of this machine.") from None
