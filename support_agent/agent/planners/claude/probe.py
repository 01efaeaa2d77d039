"""Whether the provider knows our key and a model of the settings, asked outside of any run."""

from decimal import Decimal

import anthropic
import httpx2

from . import faults
from .prices import Prices, priced

SECONDS = 10.0
# Enough for a word.
TOKENS = 8


def lifecycle(model: str, *, key: str, base_url: str) -> str:
    """The day on which the model is retired, as far as the provider says. It costs nothing.

    Raises PlannerFailed.
    """
    with _client(key, base_url) as client:
        try:
            told = client.models.retrieve(model)
        except anthropic.APIStatusError as error:
            raise faults.of_status(error) from None
        except (anthropic.AnthropicError, httpx2.HTTPError) as error:
            raise faults.of_connection(error) from None
    return str(getattr(told, "retirement_date", None) or "")


def word(model: str, *, key: str, base_url: str, prices: Prices) -> Decimal:
    """Have the model say a word, and tell what that cost in US dollars. Raises PlannerFailed."""
    with _client(key, base_url) as client:
        try:
            said = client.messages.create(
                model=model,
                max_tokens=TOKENS,
                messages=[{"role": "user", "content": "Say yes."}],
            )
        except anthropic.APIStatusError as error:
            raise faults.of_status(error) from None
        except (anthropic.AnthropicError, httpx2.HTTPError) as error:
            raise faults.of_connection(error) from None
    # A gateway's page in place of an answer comes as a text.
    usage = None if isinstance(said, str) else priced(said.usage.model_dump(), prices)
    if usage is None:
        raise faults.not_understood()
    return usage.cost_usd


def _client(key: str, base_url: str) -> anthropic.Anthropic:
    return anthropic.Anthropic(
        api_key=key,
        base_url=base_url or None,
        timeout=anthropic.Timeout(SECONDS, connect=5.0),
        max_retries=0,
    )
