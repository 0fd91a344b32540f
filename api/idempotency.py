"""The ``Idempotency-Key`` header: a request that comes twice has one effect.

The services remember what a key was used for, in the transaction of the events, and answer who
was overtaken by the same request as if it had come later. Here requests under one key wait for
one another, so that a repetition on the heels of its original does no work in vain.
"""

import asyncio
import hashlib
from collections.abc import AsyncIterator
from typing import Annotated
from weakref import WeakValueDictionary

from fastapi import Depends, Header, Request

from domain.kernel.refusals import Malformed

LONGEST_KEY = 200

Key = Annotated[
    str | None,
    Header(
        alias="Idempotency-Key",
        description="Names this request: the same key with the same body has no second effect.",
        max_length=LONGEST_KEY,
    ),
]

_under_way: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()


async def keyed(request: Request, key: Key = None) -> AsyncIterator[tuple[str | None, str]]:
    """Give the key and the hash of method, path and body (SHA-256, hex), one at a time a key."""
    if key is not None and (not key.strip() or not key.isprintable()):
        raise Malformed("An idempotency key is printable text.", code="bad-key")
    told = f"{request.method} {request.url.path}\n".encode() + await request.body()
    body_hash = hashlib.sha256(told).hexdigest()
    if key is None:
        yield key, body_hash
        return
    who = f"{request.headers.get('Authorization', '')}\n{key}"
    lock = _under_way.setdefault(hashlib.sha256(who.encode()).hexdigest(), asyncio.Lock())
    async with lock:
        yield key, body_hash


Keyed = Annotated[tuple[str | None, str], Depends(keyed)]
