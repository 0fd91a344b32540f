"""One service with a game that is over and one browser, for all tests of the page."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import httpx
import pytest_asyncio

from tests.conftest import Addresses
from tests.e2e.service import served
from tests.support.databases import cloned_database

if TYPE_CHECKING:  # tests without a browser do without its library
    from tests.e2e.browsing import Stage, Viewer


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def stage(addresses: Addresses) -> AsyncIterator[Stage]:
    from tests.e2e.browsing import Stage, begun, chromium, played

    with cloned_database(addresses[0]) as database:
        async with (
            served(database, addresses[1], "replay-page") as url,
            httpx.AsyncClient(base_url=url, timeout=60) as http,
            chromium() as browser,
        ):
            table = await begun(http, "anna", "zebedee")
            yield Stage(url, http, table, await played(table), browser)


@pytest_asyncio.fixture(loop_scope="session")
async def viewer(stage: Stage) -> AsyncIterator[Viewer]:
    """A page on which nothing goes wrong, or the test fails."""
    from tests.e2e.browsing import Viewer

    context = await stage.browser.new_context(viewport={"width": 1280, "height": 800})
    shown = Viewer(await context.new_page(), stage.url)
    yield shown
    await context.close()
    assert shown.faults == []
