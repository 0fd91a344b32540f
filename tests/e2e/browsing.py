"""A real browser before the replay page, and games for it to show."""

import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
from playwright.async_api import Browser, ConsoleMessage, Page, async_playwright, expect

from house.answers import Policy, answer
from house.client import Paths
from tests.api.people import Person, Table

Json = dict[str, Any]

CHROMIUM = next(
    (found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))),
    None,
)  # fmt: skip
ARGUMENTS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
CONTRAST = (Path(__file__).parent / "contrast.js").read_text("utf-8")


# A busy machine may take its time; what never comes still fails.
expect.set_options(timeout=30_000)


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """Give a browser that speaks to nobody of its own accord."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        await browser.close()


async def begun(http: httpx.AsyncClient, *names: str) -> Table:
    """Return a game between two people of these names."""
    anna, ben = [await Person.registered(http, name) for name in names]
    opened = await anna.post("/games", {"format": "duel", "seats": 2})
    game = str(opened.json()["game"]["id"])
    for person in (anna, ben):
        seated = await person.post(f"/games/{game}/seats", {"deck": await person.sample_deck()})
        assert seated.status_code == 201, seated.text
    return Table(game, anna, ben)


async def answered(table: Table, random: Random) -> None:
    """Let whoever is asked answer as the house would."""
    person, decision = await table.asked()
    asked, answers = decision, []
    while True:
        answers.append(answer(asked, random, Policy()))
        reply = (await table.answer(person, decision, answers)).json()
        if reply["complete"]:
            return
        asked = reply["next"]


async def played(table: Table) -> Json:
    """Play until there is something to see, concede, and return the timeline."""
    random = Random(7)
    path = f"{table.path}/timeline?audience=public"
    while True:
        timeline: Json = (await table.anna.get(path)).json()
        changes = sum(len(points) - 1 for points in timeline["series"]["life"].values())
        if timeline["status"] == "over":
            return timeline
        if changes >= 3 and len(timeline["turns"]) >= 8:
            await table.anna.post(f"{table.path}/actions", {"action": "concede"})
            continue
        await answered(table, random)


@dataclass
class Viewer:
    """The page of one service, with all that should not happen noted."""

    page: Page
    url: str
    faults: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("dialog", lambda dialog: self.faults.append(dialog.message))
        self.page.on("request", lambda request: self._asked(request.url))

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.faults.append(message.text)

    def _asked(self, address: str) -> None:
        if not address.startswith((self.url, "data:")):
            self.faults.append(address)

    async def open(self, game: str, fragment: str = "") -> None:
        """Open the page of a game, where the house says that it is."""
        await self.page.goto(f"{self.url}{Paths.page(game)}{fragment}")

    async def at_event(self, version: int) -> None:
        """Wait until the page shows an event."""
        await expect(self.page.locator("#where")).to_have_text(re.compile(rf"event {version} of "))

    async def shown(self) -> int:
        """Return which event the page shows."""
        found = re.search(r"event (\d+) of", await self.page.inner_text("#where"))
        assert found is not None
        return int(found[1])

    async def lives(self) -> dict[str, int]:
        """Return the life totals that the board shows, by the players' names."""
        found = {}
        for area in await self.page.locator(".player").all():
            name = await area.locator("h3").inner_text()
            found[name] = int(await area.locator(".life > b").inner_text())
        return found

    async def sign_in(self, token: str) -> None:
        """Hand the page a token."""
        await self.page.click("#sign-in")
        await self.page.fill("#token", token)
        await self.page.keyboard.press("Enter")

    def forgive(self, fault: str) -> None:
        """Expect this kind of fault and no other: the browser reports refusals on its console."""
        assert self.faults
        assert all(fault in each for each in self.faults), self.faults
        self.faults.clear()

    async def act(self, name: str) -> None:
        """Press a button of the player."""
        await self.page.click(f'[data-act="{name}"]')

    async def pale(self) -> list[str]:
        """Return texts that differ too little from what is behind them (WCAG 2.2, 1.4.3)."""
        return list(await self.page.evaluate(CONTRAST))


@dataclass
class Stage:
    """A service with a game that is over, and a browser."""

    url: str
    http: httpx.AsyncClient
    table: Table
    timeline: Json
    browser: Browser

    @property
    def last(self) -> int:
        return int(self.timeline["game_version"])

    async def board(self, version: int, audience: str = "public") -> Json:
        path = f"/v1{self.table.path}/replay?version={version}&audience={audience}"
        found: Json = (await self.http.get(path)).json()
        return found
