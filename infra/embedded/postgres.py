"""The embedded Postgres: one cluster in a folder, started in the foreground."""

import shutil
import signal
import subprocess
from dataclasses import dataclass
from pathlib import Path

import psycopg
from psycopg import sql

from infra.embedded import child
from infra.embedded.account import Account
from infra.embedded.folder import private_folder

USER = "antechamber"
FAST_SHUTDOWN = signal.SIGINT
"""Open transactions are rolled back, sessions ended, and a checkpoint is written."""


@dataclass(frozen=True)
class Postgres:
    """A running server; ``url`` gives a database's address with the password in it."""

    process: "subprocess.Popen[bytes]"
    port: int
    password: str

    def url(self, database: str) -> str:
        """Return the address of a database, whether it exists or not."""
        return f"postgresql://{USER}:{self.password}@127.0.0.1:{self.port}/{database}"

    def ensure_database(self, name: str) -> str:
        """Make the database unless it is there, and return its address."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            known = connection.execute("SELECT 1 FROM pg_database WHERE datname = %s", [name])
            if known.fetchone() is None:
                connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return self.url(name)

    def stop(self) -> None:
        """End the server and wait until it is gone."""
        child.stop(self.process, FAST_SHUTDOWN)


def start_postgres(
    programs: Path, folder: Path, *, account: Account, password: Path, durable: bool, port: int = 0
) -> Postgres:
    """Start Postgres on the cluster below ``folder``, which is made at the first start.

    ``durable=False`` leaves commits in memory, for data that is thrown away. ``port`` is one
    that the server had before and takes again; otherwise the kernel chooses.
    """
    cluster = folder / "postgres"
    if not cluster.exists():
        _make_cluster(programs, cluster, account=account, password=password)
    child.end_orphan(cluster / "postmaster.pid", cluster, FAST_SHUTDOWN)
    try:
        return _start(
            programs, cluster, account=account, password=password, durable=durable, port=port
        )
    except child.ServerFailed:
        # Between our look and the server's start someone may have taken the port.
        return _start(
            programs, cluster, account=account, password=password, durable=durable, port=port
        )


def _make_cluster(programs: Path, cluster: Path, *, account: Account, password: Path) -> None:
    """Run ``initdb`` beside the cluster's place, so that a kill leaves no half of one there.

    ``--locale=C``: names of locales differ between machines. SCRAM: a loopback port is open
    to every account of the machine.
    """
    making = cluster.with_name(f"{cluster.name}.new")
    shutil.rmtree(making, ignore_errors=True)
    private_folder(making, account)
    options = ["--username", USER, "--pwfile", str(password), "--auth", "scram-sha-256"]
    layout = ["--encoding", "UTF8", "--locale", "C", "--no-sync", "--no-instructions"]
    made = account.run(str(programs / "initdb"), "-D", str(making), *options, *layout)
    if made.returncode != 0:
        raise child.ServerFailed(f"initdb failed:\n{made.stdout}\n{made.stderr}")
    making.rename(cluster)


def _start(
    programs: Path, cluster: Path, *, account: Account, password: Path, durable: bool, port: int = 0
) -> Postgres:
    port = port or child.free_port()
    settings = {
        "listen_addresses": "127.0.0.1",
        "port": str(port),
        "unix_socket_directories": "",
        "max_connections": "200",
    }
    if not durable:
        settings |= {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
    options = [f"--{name}={value}" for name, value in settings.items()]
    command = [str(programs / "postgres"), "-D", str(cluster), *options]
    log = cluster.with_name("postgres.log")
    process = child.start(command, account=account, log=log, farewell=FAST_SHUTDOWN)
    pid_file = cluster / "postmaster.pid"
    child.wait_until(lambda: _is_ready(pid_file), process, log)
    return Postgres(process, port, password.read_text())


def _is_ready(pid_file: Path) -> bool:
    """Read the state that the server writes on the last line of its pid file."""
    try:
        return pid_file.read_text().rstrip().endswith("ready")
    except FileNotFoundError:
        return False
