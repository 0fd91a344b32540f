"""The one place where Redis clients are made."""

import redis.asyncio as redis

TIMEOUT = 0.05
"""Seconds that a hanging Redis may cost once."""


def connect(url: str) -> "redis.Redis":
    """Return a client with protocol, answer shapes and timeouts stated."""
    return redis.Redis.from_url(
        url,
        protocol=2,
        socket_timeout=TIMEOUT,
        socket_connect_timeout=TIMEOUT,
        decode_responses=False,
        health_check_interval=0,
    )


def connect_listener(url: str) -> "redis.Redis":
    """Return a client for a subscription, which waits for messages without a limit."""
    return redis.Redis.from_url(
        url, protocol=2, socket_connect_timeout=1.0, decode_responses=False
    )
