"""The service as a process that can be killed at any moment and is back at once.

A parent imports everything, forks a child that serves, and forks the next one when that
child ends, on the same port. So a restart costs what the service's own start costs, and no
import.
"""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import httpx

from infra.embedded.child import free_port
from infra.following import following
from tests.support.processes import REPOSITORY

STARTING = 120.0
"""Seconds after which a start counts as failed; imports alone take many on a busy machine."""

_PARENT = """
import os, signal, sys
from infra import bootstrap, serving
from infra.following import following
from infra.logging import configure_logging
import api.main

port = int(sys.argv[1])
configure_logging(sys.argv[2], as_json=True)
follow = following(signal.SIGKILL) or (lambda: None)
while True:
    child = os.fork()
    if child == 0:
        follow()
        with serving.listener("127.0.0.1", port) as listening:
            serving.serve(serving.new_server(), listening)
        os._exit(0)
    print(child, flush=True)
    _, status = os.waitpid(child, 0)
    if not os.WIFSIGNALED(status):
        sys.exit("the service ended by itself")
"""


@dataclass
class Nursery:
    """The forking parent; ``child`` is the process that serves now."""

    url: str
    parent: asyncio.subprocess.Process
    child: int
    births: int = 1

    def kill(self) -> None:
        """End the serving process in the middle of whatever it does."""
        os.kill(self.child, signal.SIGKILL)

    async def reborn(self) -> None:
        """Wait until the next child is there; it may not serve yet."""
        self.child = await _announced(self.parent)
        self.births += 1

    async def ready(self) -> None:
        """Wait until the service says that it is ready."""
        async with httpx.AsyncClient(base_url=self.url) as http:
            until = time.monotonic() + STARTING
            while time.monotonic() < until:
                try:
                    if (await http.get("/readyz", timeout=5)).status_code == 200:
                        return
                except httpx.TransportError:
                    pass
                await asyncio.sleep(0.02)
        raise TimeoutError(f"{self.url} did not become ready")


async def _announced(parent: asyncio.subprocess.Process) -> int:
    assert parent.stdout is not None
    line = await asyncio.wait_for(parent.stdout.readline(), STARTING)
    if not line:
        raise RuntimeError("the parent of the service is gone")
    return int(line)


@asynccontextmanager
async def nursery(
    database_url: str, redis_url: str, prefix: str, log_level: str = "ERROR"
) -> AsyncIterator[Nursery]:
    """Run the service on the given servers, on a port of its own, until the block ends."""
    port = free_port()
    environment = os.environ | {
        "DATABASE_URL": database_url,
        "REDIS_URL": redis_url,
        "ANTECHAMBER_REDIS_PREFIX": prefix,
    }
    parent = await asyncio.create_subprocess_exec(
        sys.executable, "-c", _PARENT, str(port), log_level,
        cwd=REPOSITORY, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        preexec_fn=following(signal.SIGTERM),
    )  # fmt: skip
    try:
        born = Nursery(f"http://127.0.0.1:{port}", parent, await _announced(parent))
        await born.ready()
        yield born
    finally:
        if parent.returncode is None:
            parent.terminate()
        await parent.wait()
