"""The command line: ``antechamber serve``, ``run``, ``migrate``, ``rebuild`` and ``cards``."""

import asyncio
import errno
import socket
from typing import Annotated

import psycopg
import typer
from rich.console import Console

from infra import serving
from infra.carddata import command as cards
from infra.embedded.failures import CannotEmbed
from infra.logging import configure_logging
from infra.postgres.migrations import MigrationChanged, migrate
from infra.settings import Settings

app = typer.Typer(
    help="Antechamber: games of Magic: The Gathering over HTTP, every action an event.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.add_typer(cards.app, name="cards")
MENDABLE = (CannotEmbed, MigrationChanged, psycopg.OperationalError)
console = Console(highlight=False, soft_wrap=True)

Host = Annotated[str | None, typer.Option(help="Where to listen. [default: loopback]")]
Port = Annotated[int | None, typer.Option(help="0 takes a free one. [default: 8000]")]
AccessLog = Annotated[bool, typer.Option("--access-log", help="Log every request.")]
Once = Annotated[bool, typer.Option("--once", help="End with the exhibition, as it ended.")]


@app.command()
def serve(host: Host = None, port: Port = None, access_log: AccessLog = False) -> None:
    """Serve until Ctrl-C, on the embedded servers unless DATABASE_URL and REDIS_URL are set."""
    settings = Settings()
    configure_logging(settings.log_level, as_json=settings.log_json)
    host, port = host or settings.host, settings.port if port is None else port
    with (
        serving.stopping_on_signals(),
        _listen(host, port) as listening,
        serving.backing(settings) as behind,
    ):
        _report(behind, serving.prepare(behind))
        _announce(serving.address(host, listening))
        serving.serve(
            serving.new_server(access_log=access_log, proxies=settings.trusted_proxies), listening
        )


@app.command()
def run(host: Host = None, port: Port = None, once: Once = False) -> None:
    """Serve, and let two house players play a game over HTTP; serve on until Ctrl-C."""
    settings = Settings()
    configure_logging("WARNING", as_json=settings.log_json)
    host, port = host or settings.host, settings.port if port is None else port
    with (
        serving.stopping_on_signals(),
        _listen(host, port, or_another=True) as listening,
        serving.backing(settings) as behind,
    ):
        _report(behind, serving.prepare(behind))
        url = serving.address(host, listening)
        _announce(url)
        server = serving.new_server(proxies=settings.trusted_proxies)
        code = serving.serve_beside(server, listening, serving.exhibition(url), once=once)
    if once:
        raise typer.Exit(code)


@app.command(name="migrate")
def migrate_command() -> None:
    """Bring the database up to date, and end."""
    with serving.stopping_on_signals(), serving.backing(Settings()) as behind:
        _report(behind, migrate(behind.database_url))


@app.command()
def rebuild() -> None:
    """Build every view and projected table anew from the events, and end."""
    settings = Settings()
    configure_logging(settings.log_level, as_json=settings.log_json)
    with serving.stopping_on_signals(), serving.backing(settings) as behind:
        _report(behind, serving.prepare(behind))
        # Only here: it brings the rules and the cards along.
        from infra.rebuilding import rebuild_everything

        done = asyncio.run(rebuild_everything(Settings()))
    console.print(f"Rebuilt {done.views} views of {done.games} games; {done.events} events.")


def main() -> None:
    """Run the command line; what a user can mend is told in one line."""
    try:
        app()
    except KeyboardInterrupt:
        console.print("Stopped.")
    except MENDABLE as reason:
        console.print(f"antechamber: {reason}", markup=False)
        raise SystemExit(1) from None


def _listen(host: str, port: int, *, or_another: bool = False) -> socket.socket:
    try:
        return serving.listener(host, port)
    except OSError as reason:
        if reason.errno != errno.EADDRINUSE:
            raise
        if not or_another:
            console.print(f"antechamber: port {port} is taken; --port 0 takes a free one.")
            raise typer.Exit(1) from None
    console.print(f"Port {port} is taken, so another one is used.")
    return serving.listener(host, 0)


def _report(behind: serving.Backing, applied: tuple[str, ...]) -> None:
    if behind.folder is not None:
        console.print(f"Postgres and Valkey run on the data in {behind.folder}", markup=False)
    if applied:
        console.print(f"Migrated: {', '.join(applied)}", markup=False)


def _announce(url: str) -> None:
    console.print(f"Service:  {url}/", markup=False)
    console.print(f"API docs: {url}/docs", markup=False)
    console.print("Ctrl-C stops everything.")


if __name__ == "__main__":
    main()
