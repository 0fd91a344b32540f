"""The one place where Redis clients are made."""

import redis.asyncio as redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

TIMEOUT = 0.05
"""Seconds that a hanging Redis may cost once."""

PATIENCE = 1.0
"""Seconds a listener waits to be connected, and for the answer to a ping."""


def connect(url: str, timeout: float = TIMEOUT) -> "redis.Redis":
    """Return a client with protocol, answer shapes and timeouts stated, and without retries.

    The library's own retries wait for seconds; here the circuit breaker decides.
    """
    return redis.Redis.from_url(
        url,
        protocol=3,
        legacy_responses=False,
        socket_timeout=timeout,
        socket_connect_timeout=timeout,
        retry=Retry(NoBackoff(), 0),
        decode_responses=False,
        health_check_interval=0,
    )


def connect_listener(url: str) -> "redis.Redis":
    """Return a client for a subscription, which waits for messages and pings now and then."""
    return redis.Redis.from_url(
        url,
        protocol=3,
        legacy_responses=False,
        socket_timeout=PATIENCE,
        socket_connect_timeout=PATIENCE,
        retry=Retry(NoBackoff(), 0),
        decode_responses=False,
        health_check_interval=5,
    )
