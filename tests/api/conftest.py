"""The application around ports in memory, and clients that speak to it as strangers do."""

from collections.abc import AsyncIterator

import httpx
import pytest
from fastapi import FastAPI

from api.main import create_app
from domain.cards.catalogue import STARTER
from services.application import Application, Outside, assemble
from tests.api.memory import (
    CountedEntropy,
    EverythingAnswers,
    MemoryDeadlines,
    MemoryFeeds,
    MemoryJobs,
    MemoryLobby,
    MemoryNotices,
    MemoryPresence,
    MemorySnapshots,
    MemoryStore,
    MemoryViews,
    QuickPasswords,
    StepClock,
)
from tests.api.memory_cards import MemoryCardRecords
from tests.api.memory_pool import MemoryImports, MemoryPool, NotedImporter
from tests.api.memory_shared import MemorySharedDecks
from tests.api.people import Table, stranger


@pytest.fixture
def outside() -> Outside:
    """The ports, all in memory."""
    return in_memory()


def in_memory() -> Outside:
    """Return the ports, all in memory."""
    store = MemoryStore()
    feeds = MemoryFeeds(store)
    return Outside(
        store=store,
        feeds=feeds,
        card_records=MemoryCardRecords(store, feeds),
        shared_decks=MemorySharedDecks(store),
        snapshots=MemorySnapshots(),
        views=MemoryViews(),
        lobby=MemoryLobby(),
        deadlines=MemoryDeadlines(),
        notices=MemoryNotices(),
        presence=MemoryPresence(),
        jobs=MemoryJobs(),
        passwords=QuickPasswords(),
        clock=StepClock(),
        entropy=CountedEntropy(),
        readiness=EverythingAnswers(),
        catalogue=STARTER,
        pool=MemoryPool(),
        import_jobs=MemoryImports(),
        importer=NotedImporter("oracle-cards.json"),
    )


@pytest.fixture
async def services(outside: Outside) -> AsyncIterator[Application]:
    """The services around them."""
    application = assemble(outside)
    yield application
    await application.close()


@pytest.fixture
def app(services: Application) -> FastAPI:
    """The application."""
    return create_app(services)


@pytest.fixture
async def client(app: FastAPI) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody without a token."""
    async with stranger(app) as http:
        yield http


@pytest.fixture
async def table(app: FastAPI) -> AsyncIterator[Table]:
    """Anna at seat A and Ben at seat B of a game that has begun; nobody has answered yet."""
    async with stranger(app) as http:
        yield await Table.begun(http)
