"""How often something was done of late, counted in Redis for all web processes together."""

import time
from collections.abc import Mapping
from typing import Any

import redis
from django.conf import settings

from support_agent import outages
from support_agent.once import once
from support_agent.values import Rate

# Counters that cannot be reached are left alone for a while: nobody waits for them each time.
SECONDS_OF_TRUST = 5.0

# All in one step, or a window that ends between two of them would leave a counter for ever. The
# milliseconds until all have room again, or 0.
COUNT = """
local left = 0
for place, name in ipairs(KEYS) do
    local most, seconds = tonumber(ARGV[2 * place - 1]), ARGV[2 * place]
    redis.call('SET', name, 0, 'EX', seconds, 'NX')
    if redis.call('INCR', name) > most then
        left = math.max(left, redis.call('PTTL', name), 1)
    end
end
return left
"""

_trusting_until = 0.0


def count(rates: Mapping[str, Rate]) -> float:
    """Count one more under each name. The seconds until all have room again, 0.0 if they have now.

    The first of a name opens its window, and each is counted in one step, so that a guesser who
    sends a hundred at the same moment has a hundred counted. While Redis is away everyone passes:
    a customer must be heard. What a run, a conversation and a day may cost, and that a
    conversation has one run at a time, is kept by the database and holds then too.
    """
    global _trusting_until
    if time.monotonic() < _trusting_until:
        return 0.0
    try:
        return _count(rates)
    except redis.RedisError:
        _trusting_until = time.monotonic() + SECONDS_OF_TRUST
        outages.REDIS.meet("a limit, so that everyone passes meanwhile,")
        return 0.0


def _count(rates: Mapping[str, Rate]) -> float:
    names = [f"count:{name}" for name in rates]
    bounds = [bound for rate in rates.values() for bound in (rate.most, rate.seconds)]
    count_all: Any = _client().register_script(COUNT)
    left = count_all(keys=names, args=bounds)
    return max(1.0, left / 1000) if left else 0.0


@once
def _client() -> redis.Redis:
    return redis.Redis.from_url(settings.REDIS_URL, socket_connect_timeout=0.3, socket_timeout=0.5)
