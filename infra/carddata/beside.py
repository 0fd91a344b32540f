"""Imports beside the service: a process of their own, so that games under way do not wait."""

import asyncio
import os
import signal
import sys
from pathlib import Path
from uuid import UUID

import structlog

from infra.following import following
from infra.settings import CHECKOUT

_LOG = structlog.stdlib.get_logger("antechamber.carddata")


class ImportsBeside:
    """Implements ``services.commands.card_imports.Importer`` by the command line."""

    def __init__(self, folder: Path, database_url: str) -> None:
        self._folder = folder
        self._database_url = database_url
        self._watching: set[asyncio.Task[None]] = set()

    def has(self, file: str) -> bool:
        """Tell whether there is such a file in the folder of card files."""
        return (self._folder / file).is_file()

    async def start(self, job: UUID, file: str) -> None:
        """Start importing; how it goes is told to the job."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "infra.cli", "cards", "import", str(self._folder / file),
            "--job", str(job),
            cwd=CHECKOUT,
            env={**os.environ, "DATABASE_URL": self._database_url},
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
            preexec_fn=following(signal.SIGTERM),
        )  # fmt: skip
        task = asyncio.create_task(self._watch(process, job))
        self._watching.add(task)
        task.add_done_callback(self._watching.discard)

    async def _watch(self, process: asyncio.subprocess.Process, job: UUID) -> None:
        try:
            code = await process.wait()
        except asyncio.CancelledError:
            process.terminate()
            await process.wait()
            raise
        if code != 0:
            _LOG.warning("an import of card data failed", job=str(job), exit_code=code)

    async def close(self) -> None:
        """Stop what runs; nothing of it counts then."""
        for task in self._watching:
            task.cancel()
        await asyncio.gather(*self._watching, return_exceptions=True)
