"""All services put together around their ports; ``infra`` and the tests hand those in."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol
from uuid import UUID

from domain.cards.catalogue import Catalogue
from domain.game.timing import TERMS, Terms
from services.card_pool import CardPool
from services.card_records import CardRecords
from services.commands.accounts import Accounts, Passwords
from services.commands.answering import Answering
from services.commands.audits import AuditJobs, Audits
from services.commands.card_imports import CardImports, Importer, ImportJobs
from services.commands.card_lists import CardLists
from services.commands.collections import Collections
from services.commands.committing import Committing
from services.commands.deadlines import Expiring
from services.commands.decks import Decks
from services.commands.games import Games
from services.commands.offers import Offers
from services.commands.playing import Deadlines, Lobby
from services.commands.randomness import Shuffles
from services.commands.sandboxes import Sandboxes
from services.commands.settling import Settling
from services.holdings import Holdings
from services.people import People
from services.ports import (
    AccountFeeds,
    Clock,
    Entropy,
    EventStore,
    LiveViews,
    Notices,
    Presence,
    SnapshotStore,
)
from services.reads.account_streams import AccountStreams
from services.reads.audit import Auditor
from services.reads.collections import CollectionReads
from services.reads.deck_at_table import DecksAtTables
from services.reads.followed import EventDocuments, FollowedGames
from services.reads.following import Following
from services.reads.formats import FormatReads
from services.reads.replay import Replays
from services.reads.shared_decks import SharedDeckReads
from services.reads.timeline import Timelines
from services.reads.watching import Watching
from services.rulesets import Rulesets
from services.shared_decks import SharedDecks
from services.tables import Tables

Json = dict[str, Any]


class LobbyBoard(Lobby, Protocol):
    """Which tables there are: written by the games, read by anybody."""

    async def page(
        self, status: str | None, before: UUID | None, limit: int, account: UUID | None = None
    ) -> Sequence[Json]:
        """Return tables opened before one, newest first; private ones to who may see them."""


class Readiness(Protocol):
    """Whether the servers behind the service answer, by their names."""

    async def check(self) -> Mapping[str, bool]: ...

    async def measures(self) -> Mapping[str, float]:
        """Return what they and the services measure, by the names of metrics."""


@dataclass(frozen=True)
class Outside:
    """Everything that the services need of the outside."""

    store: EventStore
    snapshots: SnapshotStore
    views: LiveViews
    lobby: LobbyBoard
    deadlines: Deadlines
    notices: Notices
    presence: Presence
    feeds: AccountFeeds
    jobs: AuditJobs
    passwords: Passwords
    clock: Clock
    entropy: Entropy
    readiness: Readiness
    catalogue: Catalogue
    pool: CardPool
    import_jobs: ImportJobs
    importer: Importer
    card_records: CardRecords
    shared_decks: SharedDecks
    operators: frozenset[UUID] = frozenset()
    terms: Terms = TERMS


@dataclass(frozen=True)
class Application:
    """The services, ready to use."""

    accounts: Accounts
    decks: Decks
    collections: Collections
    card_lists: CardLists
    holdings: CollectionReads
    offers: Offers
    formats: FormatReads
    decks_at_tables: DecksAtTables
    shared_decks: SharedDeckReads
    games: Games
    shuffles: Shuffles
    settling: Settling
    expiring: Expiring
    sandboxes: Sandboxes
    answering: Answering
    tables: Tables
    watching: Watching
    following: Following
    account_streams: AccountStreams
    timelines: Timelines
    lobby: LobbyBoard
    audits: Audits
    readiness: Readiness
    catalogue: Catalogue
    pool: CardPool
    card_imports: CardImports

    async def close(self) -> None:
        """Finish what runs in the background."""
        await self.audits.close()
        await self.tables.close()


def assemble(outside: Outside) -> Application:
    """Return the services around their ports."""
    o = outside
    tables = Tables(o.store, o.snapshots)
    rulesets = Rulesets(o.catalogue)
    holdings, people = Holdings(o.store), People(o.store)
    decks = Decks(o.store, o.catalogue, o.pool, o.clock, o.entropy, holdings)
    committing = Committing(
        o.store, tables, o.views, rulesets, o.lobby, o.deadlines, o.clock, o.entropy
    )
    replays = Replays(tables, o.store)
    followed = FollowedGames(tables, o.views, o.presence, o.notices)
    following = Following(followed, EventDocuments(replays), o.presence, o.notices)
    watching = Watching(tables, o.views, replays, following)
    accounts = Accounts(o.store, o.passwords, o.clock, o.entropy, o.notices)
    collections = Collections(o.store, holdings, o.pool, o.clock, o.entropy)
    settling = Settling(tables, collections, committing, o.clock)
    return Application(
        accounts=accounts,
        decks=decks,
        collections=collections,
        card_lists=CardLists(o.store, collections, decks, o.pool, o.clock, o.entropy),
        holdings=CollectionReads(holdings, people, o.card_records, tables),
        offers=Offers(o.store, holdings, people, o.clock, o.entropy),
        formats=FormatReads(o.catalogue, o.pool),
        decks_at_tables=DecksAtTables(tables),
        shared_decks=SharedDeckReads(o.shared_decks, people),
        expiring=Expiring(tables, committing, settling, o.deadlines, o.clock),
        games=Games(
            tables, rulesets, decks, accounts, committing, settling, o.clock, o.entropy, o.terms
        ),
        shuffles=Shuffles(tables, committing, o.clock),
        settling=settling,
        sandboxes=Sandboxes(tables, rulesets, accounts, committing, o.catalogue, o.entropy),
        answering=Answering(tables, o.views, rulesets, committing, settling, o.clock),
        tables=tables,
        watching=watching,
        following=following,
        account_streams=AccountStreams(o.feeds, o.notices),
        timelines=Timelines(watching, o.store),
        lobby=o.lobby,
        audits=Audits(o.jobs, Auditor(tables, o.store, rulesets), tables, o.clock, o.entropy),
        readiness=o.readiness,
        catalogue=o.catalogue,
        pool=o.pool,
        card_imports=CardImports(o.import_jobs, o.importer, o.operators, o.entropy),
    )
