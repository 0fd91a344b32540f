"""Migrations: every ``migrations/*.sql``, once, in the order of their names.

A file that was applied is never edited: its digest is recorded, and another digest under the
same name is refused. Each file is one transaction with the row that records it.
"""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg

FOLDER = Path(__file__).with_name("migrations")

LOCK = 0x616E7465
"""The advisory lock's number ("ante"): of several processes that start at once, one migrates."""

LEDGER = """
CREATE TABLE IF NOT EXISTS schema_migrations (
    name       text PRIMARY KEY,
    digest     text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
)
"""


class MigrationChanged(Exception):
    """A migration that was applied has another content now, or is gone."""


@dataclass(frozen=True)
class Migration:
    """One file of SQL; ``digest`` is the SHA-256 of its bytes (hex)."""

    name: str
    sql: bytes

    @property
    def digest(self) -> str:
        """Return what is recorded of the content."""
        return hashlib.sha256(self.sql).hexdigest()


def available(folder: Path = FOLDER) -> tuple[Migration, ...]:
    """Return the migrations of a folder in the order in which they apply."""
    return tuple(Migration(path.name, path.read_bytes()) for path in sorted(folder.glob("*.sql")))


def fingerprint(migrations: Iterable[Migration]) -> str:
    """Return a short name of a schema: equal if, and only if, the same files made it."""
    told = "\n".join(f"{each.name} {each.digest}" for each in migrations)
    return hashlib.sha256(told.encode()).hexdigest()[:12]


def migrate(url: str, migrations: Sequence[Migration] | None = None) -> tuple[str, ...]:
    """Bring the database up to date and return the names of what was applied now.

    Raises ``MigrationChanged``, or psycopg's error of the first file that fails; what came
    before that file stays applied.
    """
    wanted = available() if migrations is None else migrations
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("SELECT pg_advisory_lock(%s)", [LOCK])
        connection.execute("SET client_min_messages = warning")
        connection.execute(LEDGER)
        rows = connection.execute("SELECT name, digest FROM schema_migrations").fetchall()
        known: dict[str, str] = dict(rows)
        _refuse_changes(known, wanted)
        missing = [each for each in wanted if each.name not in known]
        for each in missing:
            _apply(connection, each)
        return tuple(each.name for each in missing)


def _refuse_changes(known: dict[str, str], wanted: Sequence[Migration]) -> None:
    digests = {each.name: each.digest for each in wanted}
    for name, digest in known.items():
        if digests.get(name) != digest:
            raise MigrationChanged(
                f"{name} was applied to this database but is missing here or reads otherwise: "
                "use the release that applied it, or a new database."
            )


def _apply(connection: psycopg.Connection[Any], migration: Migration) -> None:
    with connection.transaction():
        connection.execute(migration.sql)
        connection.execute(
            "INSERT INTO schema_migrations (name, digest) VALUES (%s, %s)",
            [migration.name, migration.digest],
        )
