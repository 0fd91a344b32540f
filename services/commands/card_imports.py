"""Imports of card data: ordered by an operator, done by a process of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol
from uuid import UUID

import msgspec

from domain.kernel.refusals import Forbidden, KeyReused, Malformed, NotFound
from services.handling import Request
from services.ports import Entropy

Json = dict[str, Any]

LONGEST_NAME = 200
LISTED = 50


class ImportJob(msgspec.Struct, frozen=True):
    """An import that was ordered; ``share`` of the file is read, ``report`` once it ended.

    ``status``: queued, running, done, failed. A failed one changed nothing.
    """

    id: UUID
    file: str
    status: str = "queued"
    share: float = 0.0
    report: Json = {}
    account: UUID | None = None
    key: str | None = None
    body_hash: str = ""

    def document(self) -> Json:
        """Return the import as operators read it."""
        return {
            "id": str(self.id), "file": self.file, "status": self.status,
            "share": round(self.share, 3), "report": self.report,
        }  # fmt: skip


class ImportJobs(Protocol):
    """Where imports are kept; one whose process is gone reads as failed."""

    async def add(self, job: ImportJob) -> ImportJob:
        """Keep a job; where the account's key is known, return what it stands for."""

    async def find(self, job: UUID) -> ImportJob | None: ...

    async def newest(self, limit: int) -> Sequence[ImportJob]: ...


class Importer(Protocol):
    """What does the work, beside the service."""

    def has(self, file: str) -> bool:
        """Tell whether there is such a file in the folder of card files."""

    async def start(self, job: UUID, file: str) -> None:
        """Start importing; how it goes is told to the job."""


class CardImports:
    """The use cases of imports: operators alone have them."""

    def __init__(
        self, jobs: ImportJobs, importer: Importer, operators: frozenset[UUID], entropy: Entropy
    ) -> None:
        self._jobs = jobs
        self._importer = importer
        self._operators = operators
        self._entropy = entropy

    async def order(self, request: Request, file: str) -> Json:
        """Order the import of a file of the server's folder; a key repeats nothing.

        Raises ``Forbidden``, ``Malformed`` for a name that is none, ``NotFound``, ``KeyReused``.
        """
        self._operator(request.account)
        plain = file.isprintable() and not file.startswith(".") and not {"/", "\\"} & set(file)
        if not plain or not 0 < len(file) <= LONGEST_NAME:
            raise Malformed("Name a file of the folder of card files, without a path.")
        if not self._importer.has(file):
            raise NotFound("There is no such file in the folder of card files.")
        wanted = ImportJob(
            id=self._entropy.uuid(), file=file, account=request.account, key=request.key,
            body_hash=request.body_hash,
        )  # fmt: skip
        job = await self._jobs.add(wanted)
        if job.body_hash != request.body_hash:
            raise KeyReused("This idempotency key was used with another request.")
        if job.id == wanted.id:
            await self._importer.start(job.id, file)
        return job.document()

    async def get(self, account: UUID, job: UUID) -> Json:
        """Return how far an import is; raises ``Forbidden`` and ``NotFound``."""
        self._operator(account)
        found = await self._jobs.find(job)
        if found is None:
            raise NotFound("There is no such import.")
        return found.document()

    async def newest(self, account: UUID) -> Sequence[Json]:
        """Return the newest imports; raises ``Forbidden``."""
        self._operator(account)
        return [job.document() for job in await self._jobs.newest(LISTED)]

    def _operator(self, account: UUID) -> None:
        if account not in self._operators:
            raise Forbidden("This is for operators of the service.", code="not-an-operator")
