"""A Postgres and a Valkey of one's own, that can be stopped, frozen and started where they were."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from infra.embedded.account import Account, service_account
from infra.embedded.binaries import find_postgres, find_valkey
from infra.embedded.folder import password_file, throw_away_folder
from infra.embedded.postgres import Postgres, start_postgres
from infra.embedded.valkey import Valkey, start_valkey
from infra.postgres.migrations import migrate


@dataclass
class Pair:
    """Both servers; the addresses stay the same however often they are started."""

    folder: Path
    account: Account
    postgres: Postgres
    valkey: Valkey
    database: str = "faults"

    @property
    def database_url(self) -> str:
        return self.postgres.url(self.database)

    @property
    def redis_url(self) -> str:
        return self.valkey.url

    def use(self, database: str) -> None:
        """Make a fresh database with the schema in place, and use it from now on."""
        self.database = database
        migrate(self.postgres.ensure_database(database))

    def start_postgres(self) -> None:
        self.postgres = _postgres(self.folder, self.account, port=self.postgres.port)

    def start_valkey(self) -> None:
        self.valkey = _valkey(self.folder, self.account, port=self.valkey.port)

    @contextmanager
    def frozen_valkey(self) -> Iterator[None]:
        """Hold Valkey still: it takes connections and answers nothing."""
        self.valkey.process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.valkey.process.send_signal(signal.SIGCONT)


@contextmanager
def own_pair() -> Iterator[Pair]:
    """Run both servers on fresh data, every commit on disk, with the schema in place."""
    account = service_account()
    with throw_away_folder(account) as folder:
        password_file(folder, account)
        postgres = _postgres(folder, account)
        pair = Pair(folder, account, postgres, _valkey(folder, account))
        try:
            pair.use(pair.database)
            yield pair
        finally:
            pair.valkey.stop()
            pair.postgres.stop()


def _postgres(folder: Path, account: Account, port: int = 0) -> Postgres:
    return start_postgres(
        find_postgres(account), folder, account=account, password=folder / "password",
        durable=True, port=port,
    )  # fmt: skip


def _valkey(folder: Path, account: Account, port: int = 0) -> Valkey:
    return start_valkey(
        find_valkey(account), folder, account=account, password=folder / "password",
        durable=False, port=port,
    )  # fmt: skip
