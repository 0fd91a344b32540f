"""Thinking: judging and listing, off the event loop and one after another.

Python runs one thread at a time: more of them at once would only take turns with one another
and with the event loop. What takes seconds (audits, hashing) has threads of its own.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

_thinker = ThreadPoolExecutor(1, thread_name_prefix="thinking")


async def thought(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Return what a function of a few milliseconds gives; the caller's log context goes along."""
    context = copy_context()
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_thinker, lambda: context.run(work, *args, **kwargs))
