"""The replay page in a real browser, on a real service: moving through a game that is over."""

import re

import pytest

pytest.importorskip("playwright.async_api")

from playwright.async_api import expect

from tests.e2e.browsing import CHROMIUM, Stage, Viewer

pytestmark = [
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here"),
]


async def test_the_page_opens_at_the_first_event_and_steps(stage: Stage, viewer: Viewer) -> None:
    await viewer.open(stage.table.game)
    await viewer.at_event(1)
    await viewer.act("on")
    await viewer.at_event(2)
    await viewer.act("on")
    await viewer.at_event(3)
    await viewer.act("back")
    await viewer.at_event(2)


async def test_the_board_is_what_the_service_says_of_each_event(
    stage: Stage, viewer: Viewer
) -> None:
    await viewer.open(stage.table.game, "#event=8&audience=after")
    for version in (8, 9, 10):
        await viewer.at_event(version)
        board = await stage.board(version, "after")
        assert await viewer.lives() == {seat["name"]: seat["life"] for seat in board["seats"]}
        counted = await viewer.page.locator(".player").first.locator(".figure b").all_inner_texts()
        far = board["seats"][1]
        expected = [far["hand_count"], far["library_count"], len(far["graveyard"])]
        assert [int(text) for text in counted][:3] == expected
        await viewer.act("on")


async def test_the_facts_of_the_event_are_told_in_a_live_region(
    stage: Stage, viewer: Viewer
) -> None:
    version = stage.timeline["turns"][2]["version"]
    await viewer.open(stage.table.game, f"#event={version}&audience=public")
    await viewer.at_event(version)
    query = {"after": version - 1, "limit": 1, "audience": "public"}
    page = (await stage.http.get(f"/v1{stage.table.path}/events", params=query)).json()
    told = await viewer.page.locator("#now[aria-live=polite] li").all_inner_texts()
    assert [text.strip() for text in told] == [fact["text"] for fact in page["events"][0]["facts"]]
    current = viewer.page.locator("#log [aria-current]")
    await expect(current).to_have_attribute("data-version", str(version))


async def test_an_event_is_shown_fact_by_fact(stage: Stage, viewer: Viewer) -> None:
    version = stage.timeline["turns"][2]["version"]
    page = f"/v1{stage.table.path}/events?after={version - 1}&limit=1&audience=public"
    event = (await stage.http.get(page)).json()["events"][0]
    moments = [fact for fact in event["facts"] if "at" in fact][:-1]
    drawn = next(fact for fact in moments if fact.get("verb") == "draw")
    await viewer.open(stage.table.game, f"#event={version - 1}&audience=public")
    await viewer.at_event(version - 1)
    current = viewer.page.locator("#now [aria-current]")
    for moment in moments:
        await viewer.page.keyboard.press("Shift+ArrowRight")
        await viewer.at_event(version)
        await expect(current).to_have_text(moment["text"])
        await expect(viewer.page.locator("#moment")).to_have_text(moment["text"])
    await viewer.page.keyboard.press("Shift+ArrowRight")
    await expect(current).to_have_count(0)
    await viewer.page.locator("#now button", has_text=drawn["text"]).click()
    await expect(current).to_have_text(drawn["text"])
    path = f"/v1{stage.table.path}/replay?version={version}&facts={drawn['at']}&audience=public"
    board = (await stage.http.get(path)).json()
    hands = await viewer.page.locator(".figure", has_text="hand").locator("b").all_inner_texts()
    assert sorted(map(int, hands)) == sorted(seat["hand_count"] for seat in board["seats"])
    await expect(viewer.page).to_have_url(re.compile(rf"event={version}&.*fact={drawn['at']}$"))
    await viewer.page.keyboard.press("ArrowLeft")
    await viewer.at_event(version - 1)


async def test_a_turn_and_a_change_of_life_are_one_press_away(stage: Stage, viewer: Viewer) -> None:
    turns = stage.timeline["turns"]
    await viewer.open(stage.table.game)
    await viewer.at_event(1)
    await viewer.act("turn-on")
    await viewer.at_event(turns[0]["version"])
    await viewer.page.select_option("#turn", str(turns[4]["version"]))
    await viewer.at_event(turns[4]["version"])
    await viewer.act("turn-back")
    await viewer.at_event(turns[3]["version"])
    life = stage.timeline["series"]["life"].values()
    changes = sorted({point["version"] for points in life for point in points[1:]})
    await viewer.act("first")
    await viewer.at_event(1)
    await viewer.act("life-on")
    await viewer.at_event(changes[0])
    await expect(viewer.page.locator(".change").first).to_be_visible()


async def test_a_link_leads_to_its_event_and_audience(stage: Stage, viewer: Viewer) -> None:
    await viewer.open(stage.table.game, "#event=9&audience=B")
    await viewer.at_event(9)
    assert await viewer.page.input_value("#audience") == "B"
    near = viewer.page.locator(".player").last
    names = {seat["name"]: seat["hand"] for seat in (await stage.board(9, "B"))["seats"]}
    hand = await near.locator(".row.hand > .row-cards > .tile .tile-name").all_inner_texts()
    assert sorted(hand) == sorted(card["name"] for card in names["zebedee"])
    assert hand != []
    await viewer.act("on")
    await viewer.at_event(10)
    link = await viewer.page.get_attribute("#permalink", "href")
    assert link == "#event=10&audience=B"
    await expect(viewer.page).to_have_url(re.compile(re.escape(link) + "$"))
    await viewer.page.evaluate("location.hash = '#event=12&audience=after'")
    await viewer.at_event(12)
    await expect(viewer.page.locator("#audience")).to_have_value("after")


async def test_a_click_on_the_graph_goes_there(stage: Stage, viewer: Viewer) -> None:
    await viewer.open(stage.table.game)
    await viewer.at_event(1)
    box = await viewer.page.locator("#graph").bounding_box()
    assert box is not None
    wanted = stage.last // 2
    share = (wanted - 1) / (stage.last - 1)
    await viewer.page.mouse.click(box["x"] + box["width"] * share, box["y"] + 20)
    await viewer.at_event(wanted)
    assert await viewer.page.locator("#graph path.line").count() == 2
    await viewer.page.select_option("#series", "library")
    board = await stage.board(wanted)
    legend = await viewer.page.locator("#legend li").all_inner_texts()
    assert [int(text.split()[-1]) for text in legend] == [
        seat["library_count"] for seat in board["seats"]
    ]


async def test_another_audience_sees_other_cards_and_no_more_than_it_may(
    stage: Stage, viewer: Viewer
) -> None:
    await viewer.open(stage.table.game, "#event=8&audience=public")
    await viewer.at_event(8)
    assert await viewer.page.locator(".row.hand > .row-cards > .tile").count() == 0
    assert await viewer.page.locator("summary", has_text="library").count() == 0
    await viewer.page.select_option("#audience", "after")
    await expect(viewer.page.locator("summary", has_text="library")).to_have_count(2)
    assert await viewer.shown() == 8
    board = await stage.board(8, "after")
    hands = [card["name"] for seat in board["seats"] for card in seat["hand"]]
    shown = await viewer.page.locator(".row.hand > .row-cards > .tile .tile-name").all_inner_texts()
    assert sorted(shown) == sorted(hands)


async def test_the_keyboard_does_all_of_it(stage: Stage, viewer: Viewer) -> None:
    turns = stage.timeline["turns"]
    await viewer.open(stage.table.game)
    await viewer.at_event(1)
    for key, expected in (
        ("End", stage.last), ("ArrowLeft", stage.last - 1), ("ArrowRight", stage.last),
        ("Home", 1), ("]", turns[0]["version"]), ("]", turns[1]["version"]),
        ("[", turns[0]["version"]), ("ArrowRight", turns[0]["version"] + 1),
    ):  # fmt: skip
        await viewer.page.keyboard.press(key)
        await viewer.at_event(expected)
    await viewer.page.keyboard.press("?")
    await expect(viewer.page.locator("#help")).to_be_visible()
    await viewer.page.locator("#keys").uncheck()
    await viewer.page.keyboard.press("Escape")
    await expect(viewer.page.locator("#help")).to_be_hidden()
    before = await viewer.shown()
    await viewer.page.keyboard.press("]")
    await viewer.page.keyboard.press("ArrowLeft")
    await viewer.at_event(before - 1)


async def test_the_space_bar_plays_and_pauses(stage: Stage, viewer: Viewer) -> None:
    await viewer.open(stage.table.game)
    await viewer.at_event(1)
    await viewer.page.select_option("#speed", "8")
    await viewer.page.locator("#board").focus()
    await viewer.page.keyboard.press("Space")
    await expect(viewer.page.locator("#play")).to_have_text("Pause")
    await viewer.page.wait_for_function("() => document.querySelector('#seek').valueAsNumber > 5")
    await viewer.page.keyboard.press("Space")
    await expect(viewer.page.locator("#play")).to_have_text("Play")
    stopped = await viewer.shown()
    await viewer.page.keyboard.press("ArrowRight")
    await viewer.at_event(stopped + 1)


async def test_a_card_can_be_read(stage: Stage, viewer: Viewer) -> None:
    await viewer.open(stage.table.game, "#event=8&audience=after")
    await viewer.at_event(8)
    card = viewer.page.locator(".row.hand .tile").first
    name = await card.locator(".tile-name").inner_text()
    await card.press("Enter")
    await expect(viewer.page.locator("#card-title")).to_contain_text(name)
    await viewer.page.keyboard.press("Escape")
    await expect(viewer.page.locator("#card")).to_be_hidden()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
async def test_it_can_be_read_at_any_width_by_day_and_by_night(
    stage: Stage, viewer: Viewer, scheme: str, width: int
) -> None:
    await viewer.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    await viewer.page.set_viewport_size({"width": width, "height": 800})
    await viewer.open(stage.table.game, f"#event={stage.last - 8}&audience=after")
    await viewer.at_event(stage.last - 8)
    assert await viewer.page.evaluate("document.documentElement.scrollWidth") <= width
    assert await viewer.pale() == []
    await viewer.page.evaluate(
        "document.querySelector('h1').style.color = getComputedStyle(document.body).backgroundColor"
    )
    assert await viewer.pale() != []
