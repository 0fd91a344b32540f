"""The replay page shows what Conquering has beside the players: rounds, bids, gold, the NPC."""

import re

import pytest

pytest.importorskip("playwright.async_api")

from playwright.async_api import expect

from tests.e2e.browsing import CHROMIUM, Json, Stage, Viewer

pytestmark = [
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here"),
]

POSITION: Json = {
    "format": "conquering",
    "players": [
        {"name": "Timmy", "zones": {"battlefield": [
            "Craw Wurm", {"card": "Cudgel Troll", "began_in": "natives", "mercenary": True,
                          "owners": ["npc"]},
        ]}},
        {"name": "Spike", "resources": {"gold": 17}},
        {"name": "Johnny"},
    ],
    "others": {"npc": {
        "battlefield": [
            {"card": "Serra Angel", "began_in": "natives"},
            {"card": "Obelisk of Esper", "began_in": "treasures"},
        ],
        "graveyard": [
            {"card": "Giant Spider", "began_in": "natives"},
            {"card": "Marble Chalice", "began_in": "treasures"},
        ],
        "library": [
            {"card": "Swamp", "began_in": "lands"}, {"card": "Island", "began_in": "lands"},
            {"card": "Forest", "began_in": "lands", "count": 5},
            {"card": "Shivan Dragon", "began_in": "natives", "count": 2},
        ],
    }},
    "turn": {"step": "exploration"},
    "chance": {"random": [2], "dice": [6, 6], "then": "plain"},
}  # fmt: skip


class Sandbox:
    """A sandbox that its opener plays for all seats."""

    def __init__(self, stage: Stage, opened: Json) -> None:
        self._http = stage.http
        self.game = str(opened["game"]["id"])
        self._tokens = {seat["seat"]: str(seat["token"]) for seat in opened["seats"]}

    @classmethod
    async def opened(cls, stage: Stage, position: Json) -> "Sandbox":
        reply = await stage.table.anna.post("/sandboxes", position)
        assert reply.status_code == 201, reply.text
        return cls(stage, reply.json())

    def token(self, seat: str) -> str:
        return self._tokens[seat]

    async def ask(self, method: str, seat: str, path: str, body: Json | None = None) -> Json:
        headers = {"Authorization": f"Bearer {self._tokens[seat]}"}
        address = f"/v1/games/{self.game}{path}"
        reply = await self._http.request(method, address, headers=headers, json=body)
        assert reply.status_code == 200, reply.text
        found: Json = reply.json()
        return found

    async def bids(self, seat: str, amount: int) -> None:
        """Bid so much, or pass with nothing."""
        asked = (await self.ask("GET", seat, "/decisions"))["decisions"][0]
        body = {"answers": [{"number": amount}]}
        await self.ask("POST", seat, f"/decisions/{asked['decision_id']}", body)


async def test_the_npc_the_bids_and_the_gold_are_shown(stage: Stage, viewer: Viewer) -> None:
    played = await Sandbox.opened(stage, POSITION)
    await played.bids("B", 3)
    await played.bids("C", 4)
    await viewer.open(played.game)
    await viewer.sign_in(stage.table.anna.token)
    page = viewer.page
    await expect(page.locator("#where")).to_contain_text("round 1, landgrab")
    npc = page.locator(".player.npc")
    await expect(npc.locator(".row.creatures .tile")).to_contain_text("Serra Angel")
    await expect(npc.locator(".row.others .tile")).to_contain_text("Obelisk of Esper")
    await expect(npc).to_contain_text("natives deck 2")
    await expect(npc).to_contain_text("lands deck 7")
    await expect(npc.locator("summary").first).to_have_text("graveyard of natives (1)")
    await expect(npc.locator("summary").last).to_have_text("graveyard of treasures (1)")
    exploring = page.locator(".exploring")
    await expect(exploring.locator(".row.landgrab .tile")).to_have_count(3)
    await expect(exploring.locator(".row.auction")).to_contain_text("Johnny bids 4 gold")
    await expect(exploring.locator(".row.auction .bids li")).to_have_text(["Spike 3", "Johnny 4"])
    await exploring.locator("summary").click()
    rows = exploring.locator("table.gold tbody tr")
    await expect(rows.nth(0)).to_contain_text("income +1")
    await expect(rows.nth(2)).to_contain_text("10 (4 bid)")
    assert await viewer.pale() == []
    viewer.forgive("404")


async def test_a_seat_sees_the_lands_to_pick_and_no_more_of_the_decks(
    stage: Stage, viewer: Viewer
) -> None:
    played = await Sandbox.opened(stage, POSITION)
    await viewer.open(played.game)
    await viewer.sign_in(played.token("A"))
    await expect(viewer.page.locator("#audience")).to_have_value("A")
    lands = viewer.page.locator(".exploring .row.landgrab .tile")
    await expect(lands).to_have_text([re.compile(name) for name in ("Swamp", "Island", "Forest")])
    await expect(viewer.page.locator("#board")).not_to_contain_text("Shivan Dragon")
    viewer.forgive("404")


async def test_a_bid_is_followed_as_it_is_made(stage: Stage, viewer: Viewer) -> None:
    played = await Sandbox.opened(stage, POSITION)
    await viewer.open(played.game)
    await viewer.sign_in(stage.table.anna.token)
    bid = viewer.page.locator(".exploring .row.auction")
    await expect(bid).to_contain_text("no bid")
    await played.bids("B", 6)
    await expect(bid).to_contain_text("Spike bids 6 gold")
    await expect(viewer.page.locator("#log h3").last).to_have_text("Exploration Stage")
    viewer.forgive("404")
