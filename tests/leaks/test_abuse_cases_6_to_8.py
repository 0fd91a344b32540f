"""Abuse cases 6 to 8: gaps and sizes, tags as an oracle, refusals as an oracle."""

from random import Random
from typing import Any
from uuid import UUID, uuid4

import pytest

from api.conditional import conditional
from domain.game.handles import Handles
from tests.leaks.gathering import NOBODY, STRANGER, Gathering
from tests.support.twin_asking import Ask, Seen
from tests.support.twin_services import World

Json = dict[str, Any]


async def some_way_in(seed: int = 8, steps: int = 12) -> Gathering:
    """Return a game that has gone on for a while."""
    here = await Gathering.begun((seed, seed + 1))
    rng = Random(seed)
    for _ in range(steps):
        assert await here.step(rng)
    return here


# -- 6: gaps and sizes --


async def test_case_6_every_audience_counts_every_event_once() -> None:
    here = await some_way_in()
    counted = list(range(1, here.version + 1))
    for role in here.tokens:
        whole = (await here.get(role, "/events", limit="500")).json
        assert [event["version"] for event in whole["events"]] == counted
        assert (whole["next"], whole["game_version"]) == (here.version, here.version)
        paged: list[int] = []
        while len(paged) < here.version:
            page = (await here.get(role, "/events", after=str(len(paged)), limit="4")).json
            paged += [event["version"] for event in page["events"]]
        assert paged == counted


async def test_case_6_what_the_next_cursor_says_is_the_same_for_everybody() -> None:
    here = await some_way_in()
    for after in (0, 3, here.version, here.version + 50):
        pages = [await here.get(role, "/events", after=str(after)) for role in here.tokens]
        assert len({page.status for page in pages}) == 1
        told = [page.json for page in pages]
        assert len({(page.get("next"), page["game_version"]) for page in told}) == 1
        assert len({len(page.get("events", ())) for page in told}) == 1


async def test_case_6_a_private_choice_has_the_same_size_whatever_is_chosen() -> None:
    sizes = set()
    for number in range(7):
        here = await Gathering.begun((0, 1))
        await choose(here, "A", "Keep this hand")
        await choose(here, "B", "Take a mulligan")
        ((seat, decision),) = await here.pending()
        handle = decision["candidates"][number]["handle"]
        body = {"answers": [{"choose": [handle]}]}
        path = f"{here.path}/decisions/{decision['decision_id']}"
        assert (await here.ask(seat, "POST", path, body)).status == 200
        seen = [await here.get(role, end) for role in ("A", NOBODY) for end in ("/view", "/events")]
        sizes.add(tuple(len(one.body) for one in seen))
    assert len(sizes) == 1


async def choose(here: Gathering, seat: str, label: str) -> None:
    """Answer a seat's decision with the candidate of that label."""
    decision = next(d for who, d in await here.pending() if who == seat)
    handle = next(c["handle"] for c in decision["candidates"] if c["label"] == label)
    path = f"{here.path}/decisions/{decision['decision_id']}"
    seen = await here.ask(seat, "POST", path, {"answers": [{"choose": [handle]}]})
    assert seen.status == 200, seen.body


# -- 7: tags --

BOARDS = ("/view", "/replay?version=4", "/timeline")


async def tagged(here: Gathering, role: str, path: str, tag: str, **params: str) -> Seen:
    """Ask for a board, saying that one with that tag is held."""
    path, _, query = (here.path + path).partition("?")
    params |= dict([query.split("=")]) if query else {}
    return await here.ask(role, "GET", path, params=params, headers={"If-None-Match": tag})


@pytest.mark.parametrize("path", BOARDS)
async def test_case_7_who_may_not_see_a_board_is_not_told_that_it_is_unchanged(path: str) -> None:
    here = await some_way_in()
    tag = (await tagged(here, "B", path, '"none"')).header("etag")
    assert (await tagged(here, "B", path, tag)).status == 304
    for role in ("A", STRANGER, NOBODY):
        for held in (tag, "*", f'W/{tag}, "other"'):
            assert (await tagged(here, role, path, held, audience="B")).status == 404
            assert (await tagged(here, role, path, held, audience="after")).status == 404
    here.tokens["revoked"] = "ant_revoked"
    for held in (tag, "*"):
        assert (await tagged(here, "revoked", path, held)).status == 401


@pytest.mark.parametrize("path", ["/view", "/replay?version=4"])
async def test_case_7_a_tag_of_another_viewer_is_not_ones_own(path: str) -> None:
    here = await some_way_in()
    tags = [
        (await tagged(here, role, path, '"none"')).header("etag") for role in ("A", "B", NOBODY)
    ]
    assert len(set(tags)) == 3
    for role, others in (("A", tags[1:]), ("B", [tags[0], tags[2]]), (NOBODY, tags[:2])):
        for tag in others:
            assert (await tagged(here, role, path, tag)).status == 200


@pytest.mark.parametrize("path", [*BOARDS, "/events", "/decisions", ""])
async def test_case_7_no_shared_cache_may_keep_what_depends_on_who_asks(path: str) -> None:
    here = await some_way_in()
    seen = await tagged(here, "B", path, '"none"')
    again = await tagged(here, "B", path, seen.header("etag")) if seen.header("etag") else seen
    for one in (seen, again):
        assert cacheable(one) == []


def cacheable(seen: Seen) -> list[str]:
    """Return what lets a shared cache give an answer to somebody else."""
    rules = {rule.strip() for rule in seen.header("cache-control").split(",")}
    found = [] if {"private", "no-store"} & rules else ["cache-control"]
    varies = {name.strip().lower() for name in seen.header("vary").split(",")}
    return found if "authorization" in varies or "no-store" in rules else [*found, "vary"]


async def test_case_7_control_a_tag_answered_before_it_is_asked_who_comes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    here = await some_way_in(steps=2)
    held: dict[str, Any] = {}

    def remembering(request: Any, body: bytes, etag: str | None = None) -> Any:
        held[etag or ""] = body
        return conditional(request, body, etag)

    monkeypatch.setattr("api.routers.events.conditional", remembering)
    answer = World.send

    async def hasty(self: World, ask: Ask) -> Seen:
        if ask.headers.get("If-None-Match") in held:
            return Seen(304, (), b"")
        return await answer(self, ask)

    monkeypatch.setattr(World, "send", hasty)
    tag = (await tagged(here, "B", "/view", '"none"')).header("etag")
    assert (await tagged(here, STRANGER, "/view", tag, audience="B")).status == 304


# -- 8: refusals --


async def same_refusal(here: Gathering, role: str, *asks: tuple[str, str, Any]) -> Seen:
    """Return the one refusal that all of these requests get."""
    seen = [await here.ask(role, *ask) for ask in asks]
    told = {(one.status, one.body, one.headers) for one in seen}
    assert len(told) == 1, told
    assert seen[0].status >= 400
    return seen[0]


@pytest.mark.parametrize("role", ["A", STRANGER, NOBODY])
async def test_case_8_what_another_owns_and_what_is_not_there_are_the_same(role: str) -> None:
    here = await some_way_in(steps=2)
    tokens = (await here.ask("B", "GET", "/v1/tokens")).json["tokens"]
    deck, body = here.party.decks["B"], {"name": "x", "format": "duel", "entries": []}
    for method, path, mine, sent in (
        ("GET", "/v1/decks/{}", deck, None),
        ("GET", "/v1/decks/{}/check", deck, None),
        ("PUT", "/v1/decks/{}", deck, body),
        ("DELETE", "/v1/decks/{}", deck, None),
        ("DELETE", "/v1/tokens/{}", tokens[0]["id"], None),
    ):
        asks = [(method, path.format(each), sent) for each in (mine, uuid4())]
        seen = await same_refusal(here, role, *asks)
        assert seen.status == (401 if role == NOBODY else 404)


async def test_case_8_an_audience_that_is_anothers_and_one_that_nobody_is_are_the_same() -> None:
    here = await some_way_in(steps=2)
    for role in ("A", STRANGER, NOBODY):
        for end in ("/view", "/events", "/timeline", "/replay"):
            more = {"version": "3"} if end == "/replay" else {}
            seen = [
                await here.get(role, end, audience=each, **more) for each in ("B", "after", "Z")
            ]
            assert {one.status for one in seen} == {404}
            assert len({one.body for one in seen}) == 1


async def test_case_8_a_decision_of_another_seat_and_one_that_never_was_are_the_same() -> None:
    here = await Gathering.begun((0, 1))
    decision = next(d for seat, d in await here.pending() if seat == "B")
    body = {"answers": [{"choose": ["h_x"]}]}
    for end in ("", "/check"):
        paths = [f"{here.path}/decisions/{each}{end}" for each in (decision["decision_id"], "d_x")]
        for role in ("A", STRANGER, NOBODY):
            await same_refusal(here, role, *(("POST", path, body) for path in paths))


async def test_case_8_a_handle_of_a_hidden_card_and_one_of_nothing_are_the_same() -> None:
    here = await some_way_in(steps=10)
    seat, decision = (await here.pending())[0]
    table = (await here.world.services.tables.get(UUID(here.party.game))).table
    other = "B" if seat == "A" else "A"
    hidden = [
        oid
        for key, zone in table.play.zones.items()
        if key in {f"hand:{other}", f"library:{other}", f"library:{seat}"}
        for oid in zone
    ]
    mine, theirs = (Handles(table.view_key, table.id, who) for who in (seat, other))
    guessed = [each.of(oid) for oid in hidden[:6] for each in (mine, theirs)]
    path = f"{here.path}/decisions/{decision['decision_id']}"
    for end in ("", "/check"):
        for answer in (
            lambda handle: {"choose": [handle]},
            lambda handle: {"order": [handle]},
            lambda handle: {"pay": [{"source": handle, "makes": "R", "for": "R"}]},
            lambda handle: {"blockers": [{"blocker": handle, "attacker": handle}]},
        ):
            bodies = [{"answers": [answer(handle)]} for handle in (*guessed, "h_nothing12345")]
            await same_refusal(here, seat, *(("POST", path + end, body) for body in bodies))


async def test_case_8_no_id_of_a_game_tells_whether_it_is_there() -> None:
    here = await some_way_in(steps=1)
    other = str(uuid4())
    for role in here.tokens:
        for game in (other, "nothing", here.party.decks["A"], "%00", "0" * 64):
            for end in ("", "/view", "/events", "/audit", "/timeline"):
                seen = await here.ask(role, "GET", f"/v1/games/{game}{end}")
                assert seen.status == 404, (game, end, seen.body)
