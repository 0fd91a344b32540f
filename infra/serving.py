"""The whole service in one process: its servers, its schema, and the HTTP listener."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import structlog
import uvicorn

from infra.following import following
from infra.postgres.migrations import migrate
from infra.settings import CHECKOUT, Settings

_LOG = structlog.stdlib.get_logger("antechamber")

APPLICATION = "api.main:create_app"
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # noqa: S104 # recognised here, not bound


@dataclass(frozen=True)
class Backing:
    """The servers behind the service; ``folder`` holds the embedded ones' data, if they run."""

    database_url: str
    redis_url: str
    folder: Path | None = None


@contextmanager
def backing(settings: Settings) -> Iterator[Backing]:
    """Give the servers of the settings, and the embedded ones for those not named there."""
    if settings.database_url and settings.redis_url:
        yield Backing(settings.database_url, settings.redis_url)
        return
    # Only here, because the embedded servers need what Windows does not have.
    from infra.embedded.servers import embedded_servers

    with embedded_servers(settings.data) as servers:
        yield Backing(
            settings.database_url or servers.database_url,
            settings.redis_url or servers.redis_url,
            servers.folder,
        )


@contextmanager
def stopping_on_signals() -> Iterator[None]:
    """Turn a request to end into ``SystemExit``, so that what was started is stopped."""
    wanted = [signal.SIGTERM]
    if hasattr(signal, "SIGHUP"):
        wanted.append(signal.SIGHUP)
    before = {each: signal.signal(each, _leave) for each in wanted}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def _leave(number: int, _frame: object) -> None:
    raise SystemExit(128 + number)


def listener(host: str, port: int) -> socket.socket:
    """Return a listening socket; raises ``OSError`` where the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=2048)


def address(host: str, listening: socket.socket) -> str:
    """Return the address under which a socket's service is reached from this machine."""
    shown = EVERYWHERE.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{listening.getsockname()[1]}"


def prepare(behind: Backing) -> tuple[str, ...]:
    """Migrate, tell the application where its servers are, and return what was migrated."""
    applied = migrate(behind.database_url)
    os.environ["DATABASE_URL"] = behind.database_url
    os.environ["REDIS_URL"] = behind.redis_url
    return applied


def new_server(application: str = APPLICATION, *, access_log: bool = False) -> uvicorn.Server:
    """Return the HTTP server; open streams get five seconds when it is told to end."""
    return uvicorn.Server(
        uvicorn.Config(
            application,
            factory=True,
            log_config=None,
            access_log=access_log,
            server_header=False,
            timeout_graceful_shutdown=5,
        )
    )


def serve(server: uvicorn.Server, listening: socket.socket) -> None:
    """Serve until told to end."""
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(server.serve(sockets=[listening]))


def serve_exhibition(
    server: uvicorn.Server, listening: socket.socket, url: str, *, once: bool
) -> int:
    """Serve, and let two house players play a game; return how the exhibition ended.

    ``once`` ends with the exhibition; otherwise the service stays until it is told to end.
    """
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        return runner.run(_serve_exhibition(server, listening, url, once=once))


async def _serve_exhibition(
    server: uvicorn.Server, listening: socket.socket, url: str, *, once: bool
) -> int:
    # The socket listens already: the players' first connection waits in its queue.
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    playing = await _start_exhibition(url)
    ended = asyncio.create_task(playing.wait())
    await asyncio.wait({serving, ended}, return_when=asyncio.FIRST_COMPLETED)
    if not ended.done():
        playing.terminate()
    code = await ended
    server.should_exit = server.should_exit or once
    if code != 0 and not server.should_exit:
        _LOG.error("The exhibition failed; the service goes on.", exit_code=code)
    await serving
    return code


async def _start_exhibition(url: str) -> asyncio.subprocess.Process:
    """Start the house players as the strangers they are: another process, over HTTP alone."""
    command = [sys.executable, "-m", "house.exhibition", "--url", url]
    return await asyncio.create_subprocess_exec(
        *command,
        cwd=CHECKOUT,
        stdin=asyncio.subprocess.DEVNULL,
        start_new_session=True,
        preexec_fn=following(signal.SIGTERM),
    )
