"""The replay page in a real browser: games under way, tokens, sandboxes, and what goes wrong."""

from random import Random

import pytest

pytest.importorskip("playwright.async_api")

from playwright.async_api import expect

from tests.e2e.browsing import CHROMIUM, Json, Stage, Viewer, answered, begun

pytestmark = [
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here"),
]

HOSTILE = '<img src=x onerror="alert(1)"><script>alert(2)</script>'
POSITION: Json = {
    "players": [
        {"name": "Iris", "zones": {"hand": ["Shock"], "battlefield": [
            {"card": "Mountain", "tapped": True}, "Forest", "Forest",
        ]}},
        {"name": "Jack", "life": 7, "zones": {"graveyard": ["Shock"], "battlefield": [
            {"card": "Grizzly Bears", "counters": {"+1/+1": 2}, "damage": 1, "alias": "bear"},
            {"card": "Short Sword", "attached_to": "bear"},
        ]}},
    ],
    "turn": {"number": 5, "step": "precombat_main", "holder": "A"},
}  # fmt: skip


async def test_a_game_under_way_is_followed_to_its_end(stage: Stage, viewer: Viewer) -> None:
    table = await begun(stage.http, "carl", "dora")
    await viewer.open(table.game)
    last = (await table.anna.get(table.path)).json()["version"]
    await viewer.at_event(last)
    await expect(viewer.page.locator("#status")).to_have_text("● live")
    assert await viewer.page.locator("#audience option").all_inner_texts() == ["everybody"]
    random = Random(3)
    for _ in range(3):
        await answered(table, random)
        last += 1
        await viewer.at_event(last)
    await viewer.act("back")
    await viewer.at_event(last - 1)
    await answered(table, random)
    await expect(viewer.page.locator("#where")).to_contain_text(f"of {last}")
    assert await viewer.shown() == last - 1
    await table.ben.post(f"{table.path}/actions", {"action": "concede"})
    await expect(viewer.page.locator("#status")).to_have_text("carl won")
    await expect(viewer.page.locator("#audience option")).to_have_count(4)


async def test_a_token_shows_the_own_seat_and_is_kept_nowhere(stage: Stage, viewer: Viewer) -> None:
    table = await begun(stage.http, "emma", "fred")
    await viewer.open(table.game)
    await expect(viewer.page.locator("#audience")).to_have_value("public")
    await viewer.sign_in(table.anna.token)
    await expect(viewer.page.locator("#audience")).to_have_value("A")
    hand = viewer.page.locator(".row.hand > .row-cards > .tile")
    await expect(hand).to_have_count(7)
    kept = await viewer.page.evaluate(
        "JSON.stringify([location.href, document.cookie, {...localStorage}, {...sessionStorage}])"
        " + document.documentElement.outerHTML + [...document.querySelectorAll('input')]"
        ".map((each) => each.value)"
    )
    assert table.anna.token not in kept
    await viewer.page.click("#sign-in")
    await viewer.page.click("#forget")
    await expect(viewer.page.locator("#audience")).to_have_value("public")
    await expect(hand).to_have_count(0)


async def test_what_goes_wrong_is_said(stage: Stage, viewer: Viewer) -> None:
    trouble = viewer.page.locator("#trouble")
    await viewer.open("01970000-0000-7000-8000-000000000000")
    await expect(trouble).to_contain_text("There is no such game")
    await viewer.open(stage.table.game, "#event=3")
    await viewer.at_event(3)
    await viewer.sign_in("no such token")
    await expect(trouble).to_contain_text("The token is not valid")
    await viewer.page.click("#sign-in")
    await viewer.page.click("#forget")
    await expect(trouble).to_be_hidden()
    await viewer.page.context.set_offline(True)
    await expect(trouble).to_contain_text("cannot be reached")
    await viewer.act("last")
    await expect(trouble).to_contain_text("cannot be reached")
    await viewer.page.context.set_offline(False)
    await viewer.act("last")
    await viewer.at_event(stage.last)
    await expect(trouble).to_be_hidden()
    viewer.forgive("Failed to load resource")


async def test_an_audience_that_is_not_the_viewers_is_said_and_not_shown(
    stage: Stage, viewer: Viewer
) -> None:
    table = await begun(stage.http, "gina", "hugo")
    await viewer.open(table.game, "#event=3&audience=A")
    await expect(viewer.page.locator("#trouble")).to_contain_text("not for you to see")
    await expect(viewer.page.locator("#audience")).to_have_value("public")
    await viewer.at_event(3)


async def test_markup_in_a_name_is_shown_and_does_nothing(stage: Stage, viewer: Viewer) -> None:
    iris, jack = POSITION["players"]
    reply = await stage.table.anna.post(
        "/sandboxes", {**POSITION, "players": [iris, {**jack, "name": HOSTILE}]}
    )
    await viewer.open(reply.json()["game"]["id"])
    scripts = await viewer.page.locator("script").count()
    await viewer.sign_in(stage.table.anna.token)
    await viewer.page.click("#board summary >> text=graveyard (1)")
    for place in ("#title", "#board", "#legend", "#audience"):
        await expect(viewer.page.locator(place)).to_contain_text(HOSTILE)
    assert HOSTILE in await viewer.page.title()
    assert await viewer.page.locator("img, iframe, object, #board script").count() == 0
    assert await viewer.page.locator("script").count() == scripts
    viewer.forgive("404")


async def test_the_opener_of_a_sandbox_sees_all_that_is_true_of_its_permanents(
    stage: Stage, viewer: Viewer
) -> None:
    reply = await stage.table.anna.post("/sandboxes", POSITION)
    assert reply.status_code == 201, reply.text
    await viewer.open(reply.json()["game"]["id"])
    await expect(viewer.page.locator("#trouble")).to_contain_text("not for you to see")
    await viewer.sign_in(stage.table.anna.token)
    await expect(viewer.page.locator("#audience")).to_have_value("after")
    tile = viewer.page.locator(".tile")
    bear = tile.filter(has_text="Grizzly Bears")
    for said in ("2 × +1/+1", "1 damage", "5/5"):
        await expect(bear).to_contain_text(said)
    sword = viewer.page.locator(".host", has=bear).locator(".tile.small")
    await expect(sword).to_contain_text("Short Sword")
    await expect(tile.filter(has_text="Forest")).to_contain_text("×2")
    await expect(tile.filter(has_text="Mountain")).to_contain_text("tapped")
    await expect(viewer.page.locator(".steps [aria-current]")).to_have_text("main 1")
    await viewer.page.click("summary >> text=graveyard (1)")
    await expect(viewer.page.locator(".pile[open] .tile")).to_contain_text("Shock")
    viewer.forgive("404")
