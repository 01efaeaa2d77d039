"""What the record keeps as a code, in plain words. A code that is not here is said as it is."""

# How a run ended, where it was not by one of the two kinds below.
ENDS = {
    "reply": "replied",
    "agent_asked": "called a person",
    "customer_asked": "the customer asked for a person",
    "person_came": "a colleague came in",
    "newer_message": "the customer wrote again",
    "newly_known": "the customer was recognised meanwhile",
    "steps": "it had taken as many steps as it may",
    "tokens": "it had used as many tokens as it may",
    "money": "it had cost as much as a run may",
    "money_of_conversation": "the conversation had cost as much as it may",
    "money_of_day": "the customer's day had cost as much as it may",
    "time": "it had taken as long as it may",
    "work": "reading it had taken as much work as a message may",
    "calls": "it asked for too many things at once",
    "same_action": "it asked for the same thing twice",
    "nothing_new": "it asked for what it knew already",
    "crashed": "each worker that took it ended",
    "bug": "it met a fault of ours",
}
# Why a reply was withheld, by the check that did.
CHECKS = {
    "unsupported": "nothing that was found supports it",
    "final_output": "it could not be taken as a reply",
}
# Why a planner gave no plan.
FAULTS = {
    "bad_request": "the provider refused the request",
    "unauthorized": "the provider refused the key",
    "no_credit": "the account at the provider is used up",
    "unknown_model": "the provider does not know the model",
    "too_large": "the request was too large for the provider",
    "rate_limited": "the provider was asked too often",
    "overloaded": "the provider was overloaded",
    "server_error": "the provider failed",
    "timeout": "the provider was silent",
    "unreachable": "the provider was not to be reached",
    "cut_off": "the answer was cut off",
    "not_understood": "the answer was not understood",
    "no_usage": "the provider did not say what it cost",
    "too_slow": "the provider took too long",
    "no_time": "the time of the run was up",
    "pause_turn": "the model paused again and again",
    "refusal": "the model refused to answer",
    "refused": "the provider refused",
    "max_tokens": "the answer grew too long",
    "model_context_window_exceeded": "the conversation was too long for the model",
    "money_of_month": "the month had cost as much as it may",
}
KNOWN = {**FAULTS, **ENDS}


def plain(code: str) -> str:
    """The code as words, as good as it goes."""
    return code.replace("_", " ")


def end(code: str) -> str:
    """How a run ended, or why."""
    if code in CHECKS:
        return f"its reply was withheld, since {CHECKS[code]}"
    return KNOWN.get(code) or plain(code)


def why(detail: str) -> str:
    """What a call for a person says besides its reason."""
    return CHECKS.get(detail) or KNOWN.get(detail) or plain(detail)


def check(name: str) -> str:
    """Why this check withholds a reply."""
    return CHECKS.get(name) or plain(name)


def fault(code: str) -> str:
    """Why no plan came."""
    return KNOWN.get(code) or plain(code)
