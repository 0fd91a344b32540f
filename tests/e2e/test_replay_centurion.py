"""The replay page shows what Centurion has beside an ordinary board (C-17, C-21, C-30)."""

import pytest

pytest.importorskip("playwright.async_api")

from playwright.async_api import expect

from tests.e2e.browsing import CHROMIUM, Json, Stage, Viewer

pytestmark = [
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here"),
]

POSITION: Json = {
    "format": "centurion",
    "players": [
        {"name": "Kim", "zones": {"ante": ["Duress"], "battlefield": [
            "Grizzly Bears",
            {"card": "Shock", "as_land": "Mountain"},
            {"card": "Watchwolf", "as_land": "nonbasic"},
        ]}},
        {"name": "Lou", "zones": {
            "ante": ["Terror"], "hand": [{"card": "Opt", "signed_by": ["A"]}],
        }},
    ],
    "turn": {"number": 5, "step": "precombat_main", "holder": "A"},
}  # fmt: skip


async def test_antes_land_rows_and_signatures_are_shown(stage: Stage, viewer: Viewer) -> None:
    reply = await stage.table.anna.post("/sandboxes", POSITION)
    assert reply.status_code == 201, reply.text
    opened = reply.json()
    await viewer.open(opened["game"]["id"])
    await viewer.sign_in(stage.table.anna.token)
    await expect(viewer.page.locator("#audience")).to_have_value("after")
    far, near = viewer.page.locator(".player").first, viewer.page.locator(".player").last
    await expect(far.locator(".row.ante .tile")).to_contain_text("Terror")
    await expect(near.locator(".row.ante .tile")).to_contain_text("Duress")
    lands = near.locator(".row.lands .tile")
    await expect(lands).to_have_count(2)
    await expect(lands.filter(has_text="Mountain")).to_contain_text("card: Shock")
    await expect(lands.filter(has_text="Watchwolf")).to_contain_text("a land without a name")
    await expect(near.locator(".row.others .tile")).to_contain_text("Grizzly Bears")
    await expect(far.locator(".row.hand .tile").first).to_contain_text("signed by A")
    viewer.forgive("404")


async def test_lands_in_front_stand_in_front(stage: Stage, viewer: Viewer) -> None:
    opened = (await stage.table.anna.post("/sandboxes", POSITION)).json()
    game, token = opened["game"]["id"], opened["seats"][0]["token"]
    body = {"action": "arrange", "name": "land_row", "choice": "front"}
    arranged = await stage.http.post(
        f"/v1/games/{game}/actions", json=body, headers={"Authorization": f"Bearer {token}"}
    )
    assert arranged.status_code == 200, arranged.text
    await viewer.open(game)
    await viewer.sign_in(stage.table.anna.token)
    rows = viewer.page.locator(".player").last.locator(".row-name")
    await expect(rows.first).to_have_text("lands, in front")
    await expect(rows.nth(1)).to_have_text("others")
    viewer.forgive("404")


async def test_a_signature_is_shown_to_nobody_but_its_holder(stage: Stage, viewer: Viewer) -> None:
    opened = (await stage.table.anna.post("/sandboxes", POSITION)).json()
    await viewer.open(opened["game"]["id"])
    await viewer.sign_in(opened["seats"][0]["token"])
    await expect(viewer.page.locator("#audience")).to_have_value("A")
    await expect(viewer.page.locator("#board")).not_to_contain_text("signed by")
    viewer.forgive("404")
