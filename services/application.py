"""All services put together around their ports; ``infra`` and the tests hand those in."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol
from uuid import UUID

from domain.cards.catalogue import Catalogue
from services.commands.accounts import Accounts, Passwords
from services.commands.answering import Answering
from services.commands.audits import AuditJobs, Audits
from services.commands.committing import Committing
from services.commands.decks import Decks
from services.commands.games import Games
from services.commands.playing import Lobby
from services.ports import Clock, Entropy, EventStore, LiveViews, SnapshotStore
from services.reads.audit import Auditor
from services.reads.formats import FormatReads
from services.reads.replay import Replays
from services.reads.watching import Watching
from services.rulesets import Rulesets
from services.tables import Tables

Json = dict[str, Any]


class LobbyBoard(Lobby, Protocol):
    """Which tables there are: written by the games, read by anybody."""

    async def page(self, status: str | None, before: UUID | None, limit: int) -> Sequence[Json]:
        """Return tables opened before one, newest first."""


class Readiness(Protocol):
    """Whether the servers behind the service answer, by their names."""

    async def check(self) -> Mapping[str, bool]: ...


@dataclass(frozen=True)
class Outside:
    """Everything that the services need of the outside."""

    store: EventStore
    snapshots: SnapshotStore
    views: LiveViews
    lobby: LobbyBoard
    jobs: AuditJobs
    passwords: Passwords
    clock: Clock
    entropy: Entropy
    readiness: Readiness
    catalogue: Catalogue


@dataclass(frozen=True)
class Application:
    """The services, ready to use."""

    accounts: Accounts
    decks: Decks
    formats: FormatReads
    games: Games
    answering: Answering
    tables: Tables
    watching: Watching
    lobby: LobbyBoard
    audits: Audits
    readiness: Readiness
    catalogue: Catalogue

    async def close(self) -> None:
        """Finish what runs in the background."""
        await self.audits.close()
        await self.tables.close()


def assemble(outside: Outside) -> Application:
    """Return the services around their ports."""
    o = outside
    tables = Tables(o.store, o.snapshots)
    rulesets = Rulesets(o.catalogue)
    decks = Decks(o.store, o.catalogue, o.clock, o.entropy)
    committing = Committing(o.store, tables, o.views, rulesets, o.lobby, o.clock, o.entropy)
    return Application(
        accounts=Accounts(o.store, o.passwords, o.clock, o.entropy),
        decks=decks,
        formats=FormatReads(o.catalogue),
        games=Games(tables, rulesets, decks, committing, o.entropy),
        answering=Answering(tables, o.views, rulesets, committing),
        tables=tables,
        watching=Watching(tables, o.views, Replays(tables, o.store)),
        lobby=o.lobby,
        audits=Audits(o.jobs, Auditor(tables, o.store, rulesets), tables, o.clock, o.entropy),
        readiness=o.readiness,
        catalogue=o.catalogue,
    )
