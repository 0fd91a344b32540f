"""Databases for tests: cloned from a migrated template, dropped afterwards."""

from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit
from uuid import uuid4

import psycopg
from psycopg import sql

from infra.postgres.migrations import available, fingerprint, migrate

TEMPLATE_LOCK = 0x74657374
"""While a template is made or copied nobody else may be connected to it."""


def at(url: str, database: str) -> str:
    """Return the address of another database on the same server."""
    return urlsplit(url)._replace(path=f"/{database}").geturl()


@contextmanager
def cloned_database(server: str) -> Iterator[str]:
    """Give the address of a fresh database with every migration applied, and drop it."""
    name = f"test_{uuid4().hex}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute("SELECT pg_advisory_lock(%s)", [TEMPLATE_LOCK])
        template = _template(connection, server)
        connection.execute(
            sql.SQL("CREATE DATABASE {} TEMPLATE {}").format(
                sql.Identifier(name), sql.Identifier(template)
            )
        )
    try:
        yield at(server, name)
    finally:
        with psycopg.connect(server, autocommit=True) as connection:
            _drop(connection, name)


def _template(connection: psycopg.Connection, server: str) -> str:
    """Return the name of the database that holds the present schema, made if need be."""
    name = f"antechamber_template_{fingerprint(available())}"
    marked = connection.execute(
        "SELECT datistemplate FROM pg_database WHERE datname = %s", [name]
    ).fetchone()
    if marked is not None and marked[0]:
        return name
    _drop(connection, name)  # one that was not finished
    connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
    migrate(at(server, name))
    finished = sql.SQL("ALTER DATABASE {} IS_TEMPLATE true").format(sql.Identifier(name))
    connection.execute(finished)
    return name


def _drop(connection: psycopg.Connection, name: str) -> None:
    drop = sql.SQL("DROP DATABASE IF EXISTS {} WITH (FORCE)").format(sql.Identifier(name))
    connection.execute(drop)
