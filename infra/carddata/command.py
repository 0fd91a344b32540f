"""``antechamber cards``: the card pool on the command line."""

import time
from pathlib import Path
from typing import Annotated, Any
from uuid import UUID

import msgspec
import psycopg
import typer
from rich.console import Console
from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn, TimeRemainingColumn
from uuid_utils.compat import uuid7

from infra import serving
from infra.carddata.reports import Reached, Report
from infra.logging import configure_logging
from infra.postgres.card_imports import JobNotes
from infra.settings import Settings

app = typer.Typer(help="The card pool: cards that are known.", no_args_is_help=True)
console = Console(highlight=False, soft_wrap=True)

WORD_EVERY = 1.0
"""Seconds between two words to the job of how far it is."""

File = Annotated[Path, typer.Argument(help="Scryfall bulk JSON, MTGJSON, or JSON lines; also .gz.")]
Job = Annotated[UUID | None, typer.Option(help="The import that the service keeps of this.")]


@app.callback()
def cards() -> None:
    """The card pool: cards that are known."""


@app.command(name="import")
def import_command(file: File, job: Job = None) -> None:
    """Import a file of card data, all of it or nothing; the same file again changes nothing."""
    settings = Settings()
    configure_logging(settings.log_level, as_json=settings.log_json)
    with serving.stopping_on_signals(), serving.backing(settings) as behind:
        serving.prepare(behind)
        with (
            psycopg.connect(behind.database_url) as connection,
            psycopg.connect(behind.database_url, autocommit=True) as beside,
        ):
            notes = JobNotes(beside, job or uuid7())
            notes.begun(file.name)
            report = _imported(connection, file, notes)
    _tell(report)


def _imported(connection: psycopg.Connection[Any], file: Path, notes: JobNotes) -> Report:
    # Only here: it brings the rules and the cards along.
    from domain.cards.catalogue import STARTER
    from infra.carddata.files import Broken
    from infra.carddata.importing import Busy, import_cards

    try:
        with _bar() as bar:
            task = bar.add_task(file.name, total=None)
            told_at = 0.0

            def told(reached: Reached) -> None:
                nonlocal told_at
                bar.update(task, total=reached.size, completed=reached.taken)
                if time.monotonic() - told_at > WORD_EVERY:
                    told_at = time.monotonic()
                    notes.reached(reached.taken / max(reached.size, 1))

            def settled(report: Report) -> None:
                notes.done(connection, msgspec.to_builtins(report))

            with notes.alive():
                return import_cards(connection, file, STARTER, told, settled)
    except (Broken, Busy, OSError) as failure:
        reason = f"{failure.strerror}." if isinstance(failure, OSError) else str(failure)
        notes.failed(reason)
        console.print(f"antechamber: {file.name}: {reason} Nothing was changed.", markup=False)
        raise typer.Exit(1) from None
    except BaseException:
        notes.failed("It was stopped or failed; nothing was changed.")
        raise


def _bar() -> Progress:
    return Progress(
        TextColumn("{task.description}"), BarColumn(), DownloadColumn(), TimeRemainingColumn(),
        console=console, transient=True,
    )  # fmt: skip


def _tell(report: Report) -> None:
    for what, counts in (("cards", report.cards), ("printings", report.printings)):
        console.print(f"{counts.read:,} {what}: {counts.added:,} new, {counts.changed:,} changed")
    for reason, many in sorted(report.skipped.items()):
        console.print(f"left out: {many:,} ({reason})", markup=False)
    if report.without_card:
        examples = ", ".join(report.without_card_examples)
        console.print(
            f"printings of {report.without_card:,} cards that are not known yet: {examples} …",
            markup=False,
        )
    console.print(f"{report.playable:,} known cards can be played; {report.seconds} s")
