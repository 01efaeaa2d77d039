"""What this process counts: every counter and histogram of the product, in one place.

A count costs a microsecond, and no label holds more than a word of a closed set: never a
customer's, a conversation's or a run's name. `monitoring.sums` adds up what all processes counted,
in Redis, since a worker has no page to ask and a process that ends would take its counts along.
The prometheus client's own way for several processes, files that all of them map, needs one folder
for web and workers, which containers do not share, and keeps a file for each process that ever was.
"""

import re

from prometheus_client import CollectorRegistry, Counter, Histogram, disable_created_metrics

# A word of ours. What is none, because a provider or a gateway chose it, is counted as one.
WORD = re.compile(r"[A-Za-z0-9_.:/-]{1,60}")
OTHER = "other"
# Seconds. To a first status it is the pause in which a customer may go on typing, and a moment.
SOON = (0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 5.0, 10.0, 20.0, 60.0)
LATER = (0.5, 1.0, 2.0, 4.0, 6.0, 8.0, 12.0, 16.0, 24.0, 40.0, 60.0, 90.0, 150.0)

# When each began is no news, and would be a series more of each.
disable_created_metrics()  # type: ignore[no-untyped-call]
REGISTRY = CollectorRegistry()

MESSAGES = Counter(
    "support_messages", "Messages that were said, by author.", ["author"], registry=REGISTRY
)
REFUSALS = Counter(
    "support_refusals", "Requests that a limit refused, by limit.", ["limit"], registry=REGISTRY
)
RESPONSES = Counter(
    "support_responses", "Answers of the web, by kind of status.", ["status"], registry=REGISTRY
)
RUNS_ENDED = Counter(
    "support_runs_ended",
    "Runs that ended, by state and code.",
    ["state", "code"],
    registry=REGISTRY,
)
RUNS_HUNG = Counter("support_runs_hung", "Runs that were let go as hanging.", registry=REGISTRY)
LEASES_LOST = Counter(
    "support_leases_lost", "Runs that a worker lost while it held them.", registry=REGISTRY
)
ESCALATIONS = Counter(
    "support_escalations", "Calls for a person, by reason.", ["reason"], registry=REGISTRY
)
STEPS = Counter(
    "support_steps",
    "Steps of runs, by the model that was asked or `code`.",
    ["model"],
    registry=REGISTRY,
)
TOKENS = Counter(
    "support_tokens",
    "Tokens that were charged, by model and kind.",
    ["model", "kind"],
    registry=REGISTRY,
)
COST = Counter(
    "support_cost_usd",
    "US dollars that steps are known to have cost.",
    ["model"],
    registry=REGISTRY,
)
WITHHELD = Counter(
    "support_replies_withheld",
    "Replies of which nothing could be said, by why.",
    ["guard"],
    registry=REGISTRY,
)
LEFT_OUT = Counter(
    "support_parts_left_out",
    "Parts of replies that were not said, by why: a fact without support, words that are not warm.",
    ["why"],
    registry=REGISTRY,
)
TOOL_CALLS = Counter(
    "support_tool_calls",
    "Calls of tools, by tool and result.",
    ["tool", "result"],
    registry=REGISTRY,
)
PROVIDER_ERRORS = Counter(
    "support_provider_errors",
    "Calls to a model that failed, by fault.",
    ["code"],
    registry=REGISTRY,
)
MODEL_SECONDS = Histogram(
    "support_model_call_seconds",
    "Seconds of a call to a model.",
    ["model"],
    buckets=LATER,
    registry=REGISTRY,
)
FIRST_STATUS_SECONDS = Histogram(
    "support_first_status_seconds",
    "Seconds from a message to the first sign of a worker, the pause for more of it counted in.",
    buckets=SOON,
    registry=REGISTRY,
)
REPLY_SECONDS = Histogram(
    "support_reply_seconds",
    "Seconds from a message to its reply.",
    buckets=LATER,
    registry=REGISTRY,
)


def word(text: object) -> str:
    """The text as a label may hold it."""
    return str(text) if WORD.fullmatch(str(text)) else OTHER
