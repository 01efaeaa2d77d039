"""Exchanges and facts as the tables hold them."""

from collections.abc import Iterable
from typing import Any

from django.db.models.functions import Now
from pydantic import TypeAdapter

from support_agent.agent.known import Facts
from support_agent.agent.types import Exchange
from support_agent.conversation.exchanges import opening_of, packed
from support_agent.models import Exchange as ExchangeRow
from support_agent.models import Run

LONGEST_NAME = 60
LONGEST_CODE = 40

_facts = TypeAdapter(Facts)


def exchange_rows(exchanges: Iterable[Exchange], *, run: Run, step_index: int) -> list[ExchangeRow]:
    """The exchanges of a step as rows that are still to be stored, with their openings."""
    return [
        ExchangeRow(
            run=run,
            step_index=step_index,
            attempt=exchange.attempt,
            model=exchange.model[:LONGEST_NAME],
            status=exchange.status,
            fault=exchange.fault[:LONGEST_CODE],
            request_id=exchange.request_id,
            seconds=exchange.seconds,
            opening=opening_of(exchange.opening),
            request=packed(exchange.messages),
            reply=packed(exchange.reply),
            created_at=Now(),
        )
        for exchange in exchanges
    ]


def facts_as_json(facts: Facts) -> Any:
    """The facts as plain values."""
    return _facts.dump_python(facts, mode="json")


def facts_from_json(kept: Any) -> Facts:
    """The facts again. What they lack that facts have today is as if nothing were known of it."""
    return _facts.validate_python(kept)
