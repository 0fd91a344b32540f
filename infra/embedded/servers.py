"""The pair of servers, started together and stopped together."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from infra.embedded.account import service_account
from infra.embedded.binaries import find_postgres, find_valkey
from infra.embedded.folder import held, password_file, prepare_folder, throw_away_folder
from infra.embedded.postgres import Postgres, start_postgres
from infra.embedded.valkey import Valkey, start_valkey

DATABASE = "antechamber"


@dataclass(frozen=True)
class Servers:
    """The running pair: their addresses, and the folder where their data lies."""

    postgres: Postgres
    valkey: Valkey
    folder: Path

    @property
    def database_url(self) -> str:
        """Return the address of the service's database."""
        return self.postgres.url(DATABASE)

    @property
    def redis_url(self) -> str:
        """Return Valkey's address."""
        return self.valkey.url


@contextmanager
def embedded_servers(wanted: Path, *, durable: bool = True) -> Iterator[Servers]:
    """Run both servers on the data in a folder; call it from the main thread.

    Raises ``DataFolderBusy``, ``ServerMissing``, ``ServerFailed``.
    """
    account = service_account()
    postgres_programs, valkey_program = find_postgres(account), find_valkey(account)
    folder = prepare_folder(wanted, account)
    with ExitStack() as stack:
        stack.enter_context(held(folder))
        secret = password_file(folder, account)
        postgres = start_postgres(
            postgres_programs, folder, account=account, password=secret, durable=durable
        )
        stack.callback(postgres.stop)
        valkey = start_valkey(
            valkey_program, folder, account=account, password=secret, durable=durable
        )
        stack.callback(valkey.stop)
        postgres.ensure_database(DATABASE)
        yield Servers(postgres, valkey, folder)


@contextmanager
def throw_away_servers(*, durable: bool = False) -> Iterator[Servers]:
    """Run both servers on fresh data that is gone at the end; ``durable`` writes all to disk."""
    with (
        throw_away_folder(service_account()) as folder,
        embedded_servers(folder, durable=durable) as servers,
    ):
        yield servers
