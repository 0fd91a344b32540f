"""The whole service in one process: its servers, its schema, and the HTTP listener."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
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
UNREAD_MILLISECONDS = 30_000
"""How long a client may leave unread what was sent before the connection is given up."""

Handler = Callable[[int, object], None]
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
    """Turn a request to end into ``SystemExit``, so that what was started is stopped.

    While the HTTP server runs it takes SIGTERM itself, ends in peace and passes it on to us.
    """
    handlers: dict[signal.Signals, Handler] = {signal.SIGTERM: _leave}
    if hasattr(signal, "SIGHUP"):
        handlers[signal.SIGHUP] = _hang_up
    before = {each: signal.signal(each, handler) for each, handler in handlers.items()}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def _leave(number: int, _frame: object) -> None:
    raise SystemExit(128 + number)


def _hang_up(_number: int, _frame: object) -> None:
    signal.raise_signal(signal.SIGTERM)


def listener(host: str, port: int) -> socket.socket:
    """Return a listening socket; raises ``OSError`` where the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=2048)
    if sys.platform == "linux":
        # Connections inherit it. A client that takes nothing for so long is gone for us: no
        # timeout of ours could close a connection whose last bytes it does not take.
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MILLISECONDS)
    return listening


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


def new_server(
    application: str = APPLICATION, *, access_log: bool = False, proxies: str = ""
) -> uvicorn.Server:
    """Return the HTTP server; open streams get five seconds when it is told to end.

    ``proxies``: addresses and networks whose ``X-Forwarded-For`` is believed.
    """
    return uvicorn.Server(
        uvicorn.Config(
            application,
            factory=True,
            log_config=None,
            access_log=access_log,
            server_header=False,
            # Whoever is not told of may say anything of whom it speaks for.
            proxy_headers=bool(proxies),
            forwarded_allow_ips=proxies,
            timeout_graceful_shutdown=5,
        )
    )


def serve(server: uvicorn.Server, listening: socket.socket) -> None:
    """Serve until told to end."""
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(server.serve(sockets=[listening]))


def exhibition(url: str) -> list[str]:
    """Return the command of the house players, strangers that know the service's address alone."""
    return [sys.executable, "-m", "house.exhibition", "--url", url]


def serve_beside(
    server: uvicorn.Server, listening: socket.socket, guest: Sequence[str], *, once: bool
) -> int:
    """Serve, let a program use the service meanwhile, and return that program's exit code.

    ``once`` ends with the program; otherwise the service stays until it is told to end.
    """
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        return runner.run(_serve_beside(server, listening, guest, once=once))


async def _serve_beside(
    server: uvicorn.Server, listening: socket.socket, guest: Sequence[str], *, once: bool
) -> int:
    # The socket listens already: the guest's first connection waits in its queue.
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    playing = await asyncio.create_subprocess_exec(
        *guest,
        cwd=CHECKOUT,
        stdin=asyncio.subprocess.DEVNULL,
        start_new_session=True,
        preexec_fn=following(signal.SIGTERM),
    )
    ended = asyncio.create_task(playing.wait())
    await asyncio.wait({serving, ended}, return_when=asyncio.FIRST_COMPLETED)
    if not ended.done():
        playing.terminate()
    code = await ended
    if code != 0 and not serving.done():
        _LOG.error("The exhibition failed.", exit_code=code)
    server.should_exit = server.should_exit or once
    await serving
    return code
