"""A server as a child process: it ends with us, and leaves nothing behind."""

import os
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from infra.embedded.account import ENVIRONMENT, Account
from infra.embedded.failures import CannotEmbed
from infra.following import following


class ServerFailed(CannotEmbed):
    """A server did not start; the message carries the end of its log."""


def start(
    command: Sequence[str], *, account: Account, log: Path, farewell: signal.Signals
) -> subprocess.Popen[bytes]:
    """Start a server in a session of its own, which gets ``farewell`` when we end.

    Call it from the main thread: the kernel ties the farewell to the thread that asked.
    A session of its own keeps the terminal's Ctrl-C from reaching the server before us.
    """
    if threading.current_thread() is not threading.main_thread():
        raise RuntimeError("Servers are started from the main thread, whose end they follow.")
    with log.open("wb") as output:
        return subprocess.Popen(
            command,
            **account.identity(),
            cwd="/",
            env=ENVIRONMENT,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            start_new_session=True,
            preexec_fn=following(farewell),  # noqa: PLW1509 # the main thread starts servers before any other
        )


def wait_until(ready: Callable[[], bool], server: subprocess.Popen[bytes], log: Path) -> None:
    """Wait until the server is ready, at most 60 s; raises ``ServerFailed``."""
    deadline = time.monotonic() + 60
    while not ready():
        if server.poll() is not None or time.monotonic() > deadline:
            stop(server, signal.SIGKILL)
            raise ServerFailed(f"{_name(server)} did not start:\n{_tail(log)}")
        time.sleep(0.01)


def stop(server: subprocess.Popen[bytes], farewell: signal.Signals) -> None:
    """End the server: kindly, and after 30 s by force."""
    if server.poll() is None:
        server.send_signal(farewell)
    try:
        server.wait(timeout=30)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()


def end_orphan(pid_file: Path, folder: Path, farewell: signal.Signals) -> None:
    """End a server that outlived its launcher, and remove its pid file.

    Only a process whose command line names ``folder`` is ours; a number that was given to
    another process since is left alone.
    """
    pid = recorded_pid(pid_file)
    if pid is not None and pid != os.getpid():
        deadline = time.monotonic() + 30
        while str(folder) in command_line(pid):
            _signal(pid, farewell if time.monotonic() < deadline else signal.SIGKILL)
            time.sleep(0.1)
    pid_file.unlink(missing_ok=True)


def recorded_pid(pid_file: Path) -> int | None:
    """Return the process id on a pid file's first line."""
    try:
        return int(pid_file.read_text().split("\n", 1)[0])
    except (FileNotFoundError, ValueError):
        return None


def command_line(pid: int) -> str:
    """Return a running process's command line; empty for one that is gone or a zombie."""
    proc = Path("/proc")
    if (proc / "self").exists():
        try:
            return (
                (proc / str(pid) / "cmdline")
                .read_bytes()
                .replace(b"\0", b" ")
                .decode(errors="replace")
            )
        except (FileNotFoundError, ProcessLookupError):
            return ""
    listing = ["/bin/ps", "-p", str(pid), "-o", "args="]
    return subprocess.run(listing, capture_output=True, text=True, check=False).stdout


def free_port() -> int:
    """Return a loopback port that the kernel says is free."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _signal(pid: int, farewell: signal.Signals) -> None:
    try:
        os.kill(pid, farewell)
    except ProcessLookupError:
        return


def _name(server: subprocess.Popen[bytes]) -> str:
    command = server.args
    return Path(str(command[0])).name if isinstance(command, list | tuple) else str(command)


def _tail(log: Path) -> str:
    return "\n".join(log.read_text(errors="replace").splitlines()[-20:])
