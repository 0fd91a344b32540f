"""The embedded Valkey: a Redis-protocol server that keeps what it is told."""

import signal
import socket
import subprocess
from dataclasses import dataclass
from pathlib import Path

from infra.embedded import child
from infra.embedded.account import Account
from infra.embedded.folder import private_folder

SAVE_AND_END = signal.SIGTERM

# The process title stays as it was given, so that a later start can tell whose server it is.
CONFIGURATION = """\
bind 127.0.0.1
port {port}
requirepass {password}
dir "{folder}"
pidfile "{folder}/valkey.pid"
appendonly {durable}
save ""
set-proc-title no
"""


@dataclass(frozen=True)
class Valkey:
    """A running server; ``url`` is its address with the password in it."""

    process: "subprocess.Popen[bytes]"
    port: int
    password: str

    @property
    def url(self) -> str:
        """Return the address of the first of the numbered databases."""
        return f"redis://:{self.password}@127.0.0.1:{self.port}/0"

    def stop(self) -> None:
        """End the server and wait until it is gone."""
        child.stop(self.process, SAVE_AND_END)


def start_valkey(
    program: Path, folder: Path, *, account: Account, password: Path, durable: bool, port: int = 0
) -> Valkey:
    """Start Valkey with its data below ``folder``; ``durable`` keeps every write on disk.

    ``port`` is one that the server had before and takes again; otherwise the kernel chooses.
    """
    own = private_folder(folder / "valkey", account)
    child.end_orphan(own / "valkey.pid", own, SAVE_AND_END)
    try:
        return _start(program, own, account=account, password=password, durable=durable, port=port)
    except child.ServerFailed:
        # Between our look and the server's start someone may have taken the port.
        return _start(program, own, account=account, password=password, durable=durable, port=port)


def _start(
    program: Path, folder: Path, *, account: Account, password: Path, durable: bool, port: int = 0
) -> Valkey:
    port, secret = port or child.free_port(), password.read_text()
    configuration = folder / "valkey.conf"
    configuration.unlink(missing_ok=True)
    configuration.touch(mode=0o600)
    account.own(configuration)
    configuration.write_text(
        CONFIGURATION.format(
            port=port, password=secret, folder=folder, durable="yes" if durable else "no"
        )
    )
    log = folder.with_name("valkey.log")
    command = [str(program), str(configuration)]
    process = child.start(command, account=account, log=log, farewell=SAVE_AND_END)
    child.wait_until(lambda: _answers(port, secret), process, log)
    return Valkey(process, port, secret)


def _answers(port: int, password: str) -> bool:
    """Tell whether the server answers a ping; while it loads its file it does not."""
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=1) as connection:
            connection.sendall(f"AUTH {password}\r\nPING\r\nQUIT\r\n".encode())
            answer = b""
            while part := connection.recv(1024):
                answer += part
    except OSError:
        return False
    return b"+PONG" in answer
