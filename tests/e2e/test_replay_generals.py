"""The replay page shows tables of four to six generals (E-12, E-13, E-21)."""

import re

import pytest

pytest.importorskip("playwright.async_api")

from playwright.async_api import Locator, expect

from tests.e2e.browsing import CHROMIUM, Json, Stage, Viewer

pytestmark = [
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here"),
]

NAMES = ("Al", "Bo", "Cy", "Di", "Ed", "Fay")
GENERALS = (
    "Numot, the Devastator", "Teneb, the Harvester", "Darigaaz, the Igniter",
    "Intet, the Dreamer", "Captain Sisay", "Niv-Mizzet, the Firemind",
)  # fmt: skip


def position(players: int) -> Json:
    """Return a table in the midst of its game: two generals fight, one is in a hand."""
    where = ("battlefield", "exile", "hand", "graveyard", "battlefield", "exile")
    lands = [["Forest"] * 3, ["Swamp"] * 4, ["Mountain"] * 2, ["Island"] * 5, ["Plains"], []]
    seats: list[Json] = []
    for at in range(players):
        state = "undeployed" if where[at] == "exile" else "deployed"
        zones: Json = {
            "library": ["Forest"] * 8,
            "hand": ["Shock", "Opt"],
            "battlefield": [*lands[at], "Grizzly Bears", "Serra Angel"],
        }
        general = {"card": GENERALS[at], "general": state}
        zones[where[at]] = [*zones.get(where[at], []), general]
        seats.append({"name": NAMES[at], "zones": zones, "life": 40 - 3 * at})
    seats[1]["general_damage"] = {"A": 18, "C": 7}
    seats[3]["general_damage"] = {"A": 6}
    turn = {"number": 9, "step": "precombat_main", "holder": "A"}
    return {"format": "edh", "players": seats, "turn": turn}


async def opened(stage: Stage, viewer: Viewer, players: int) -> Json:
    """Lay the table out and show it to its host."""
    reply = await stage.table.anna.post("/sandboxes", position(players))
    assert reply.status_code == 201, reply.text
    table: Json = reply.json()
    await viewer.open(table["game"]["id"])
    await viewer.sign_in(stage.table.anna.token)
    await expect(viewer.page.locator("#audience")).to_have_value("after")
    return table


def line(viewer: Viewer, seat: str) -> Locator:
    """Return a player's line in the table of generals."""
    return viewer.page.locator(f'.generals tr[data-seat="{seat}"]')


async def concede(stage: Stage, table: Json, seat: str) -> None:
    (token,) = (each["token"] for each in table["seats"] if each["seat"] == seat)
    reply = await stage.http.post(
        f"/v1/games/{table['game']['id']}/actions",
        json={"action": "concede"}, headers={"Authorization": f"Bearer {token}"},
    )  # fmt: skip
    assert reply.status_code == 200, reply.text


@pytest.mark.parametrize("players", [4, 6])
async def test_life_generals_their_places_and_their_damage_stand_together(
    stage: Stage, viewer: Viewer, players: int
) -> None:
    await opened(stage, viewer, players)
    await expect(viewer.page.locator(".generals tbody tr")).to_have_count(players)
    al, bo = line(viewer, "A"), line(viewer, "B")
    await expect(al).to_have_text(re.compile(r"Al.*40.*Numot, the Devastator.*battlefield"))
    await expect(al).not_to_contain_text("not deployed")
    await expect(bo).to_have_text(re.compile(r"Bo.*37.*Teneb.*exile, not deployed"))
    amounts = await bo.locator("td.amount").all_inner_texts()
    assert amounts == ["37", "18", "–", "7", *"–" * (players - 3)]
    await expect(line(viewer, "C")).to_contain_text("hand")
    await expect(viewer.page.locator(".player")).to_have_count(players)
    colours = await viewer.page.locator(".player .seat").evaluate_all(
        "all => all.map((each) => getComputedStyle(each).backgroundColor)"
    )
    assert len(set(colours)) == players
    viewer.forgive("404")


async def test_a_general_that_is_not_seen_is_told_to_its_owner_alone(
    stage: Stage, viewer: Viewer
) -> None:
    table = await opened(stage, viewer, 4)
    await viewer.sign_in(table["seats"][0]["token"])
    await expect(viewer.page.locator("#audience")).to_have_value("A")
    await expect(line(viewer, "C")).to_contain_text("where it is not seen")
    await expect(line(viewer, "C").locator("button")).to_have_count(0)
    await viewer.sign_in(table["seats"][2]["token"])
    await expect(viewer.page.locator("#audience")).to_have_value("C")
    await expect(line(viewer, "C")).to_contain_text("hand")
    viewer.forgive("404")


async def test_who_is_out_stands_in_order_at_every_event(stage: Stage, viewer: Viewer) -> None:
    table = await opened(stage, viewer, 4)
    await viewer.at_event(1)
    out = viewer.page.locator(".eliminated li")
    await expect(out).to_have_count(0)
    await concede(stage, table, "D")
    await concede(stage, table, "B")
    await viewer.at_event(3)
    assert await out.all_inner_texts() == ["Di (concede)", "Bo (concede)"]
    await expect(line(viewer, "D")).to_contain_text("out")
    await viewer.page.keyboard.press("ArrowLeft")
    await viewer.at_event(2)
    assert await out.all_inner_texts() == ["Di (concede)"]
    await expect(line(viewer, "B")).to_have_text(re.compile("37.*Teneb"))
    viewer.forgive("404")


async def test_a_general_can_be_read_from_the_table(stage: Stage, viewer: Viewer) -> None:
    await opened(stage, viewer, 4)
    await line(viewer, "A").get_by_role("button", name=GENERALS[0]).press("Enter")
    await expect(viewer.page.locator("#card-title")).to_contain_text(GENERALS[0])
    viewer.forgive("404")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
async def test_six_players_can_be_read_at_any_width_by_day_and_by_night(
    stage: Stage, viewer: Viewer, scheme: str, width: int
) -> None:
    await viewer.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    await viewer.page.set_viewport_size({"width": width, "height": 800})
    table = await opened(stage, viewer, 6)
    await concede(stage, table, "D")
    await expect(viewer.page.locator(".eliminated li")).to_have_count(1)
    assert await viewer.page.evaluate("document.documentElement.scrollWidth") <= width
    assert await viewer.pale() == []
    viewer.forgive("404")
