"""A running service for whole-game tests: the real servers, a real port, a real client."""

import asyncio
import os
import socket
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@asynccontextmanager
async def served(
    database_url: str, redis_url: str, prefix: str, app: str = "api.main:create_app"
) -> AsyncIterator[str]:
    """Run the API in a process of its own and give its address."""
    port = _free_port()
    environment = os.environ | {
        "DATABASE_URL": database_url,
        "REDIS_URL": redis_url,
        "ANTECHAMBER_REDIS_PREFIX": prefix,
        "ANTECHAMBER_LOG_LEVEL": "WARNING",
        # All players of a run share this machine's address.
        "ANTECHAMBER_RATE_READS": "0",
        "ANTECHAMBER_RATE_SIGN_INS": "0",
        "ANTECHAMBER_RATE_REGISTRATIONS": "0",
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "uvicorn", app, "--factory",
        "--host", "127.0.0.1", "--port", str(port), "--log-level", "warning",
        env=environment, stdout=2,
    )  # fmt: skip
    url = f"http://127.0.0.1:{port}"
    try:
        await _until_ready(url)
        yield url
    finally:
        process.terminate()
        await process.wait()


async def _until_ready(url: str) -> None:
    until = time.monotonic() + 120
    async with httpx.AsyncClient() as http:
        while time.monotonic() < until:
            try:
                if (await http.get(f"{url}/readyz")).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.1)
    raise TimeoutError(f"{url} did not become ready")
