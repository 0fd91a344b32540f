"""Whoever left a seat sees nothing of who took it: by long-poll, and through another process."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any
from uuid import UUID

import httpx
import pytest
from fastapi import FastAPI

from api.main import create_app
from services.application import Application, Outside, assemble
from services.reads.followed import EventDocuments, FollowedGames
from services.reads.following import Following, Patience
from services.reads.replay import Replays
from tests.api.people import Person, problem, stranger
from tests.attacks.people import elsewhere, left, opened, seated, settle, three
from tests.support.streams import NDJSON, stream


@pytest.fixture
async def second(outside: Outside) -> AsyncIterator[httpx.AsyncClient]:
    """A client of another process: the same servers, a memory of its own."""
    application = assemble(outside)
    async with stranger(create_app(application)) as http:
        yield http
    await application.close()


class Slow(Replays):
    """Replays that take so long that something happens meanwhile."""

    meanwhile: Callable[[], Awaitable[None]] | None = None

    async def events(
        self, game_id: UUID, audience: str, after: int, limit: int
    ) -> list[dict[str, Any]]:
        meanwhile, self.meanwhile = self.meanwhile, None
        if meanwhile is not None:
            await meanwhile()
        return await super().events(game_id, audience, after, limit)


async def given_up(anna: Person, path: str, *others: Person) -> None:
    """Anna gets up; the others sit down, and with the last of them the game begins."""
    await left(anna, path)
    for person in others:
        await seated(person, path)


async def test_a_long_poll_for_decisions_tells_nothing_of_who_took_the_seat(
    client: httpx.AsyncClient,
) -> None:
    anna, ben, cid = await three(client)
    path = await opened(anna)
    await seated(anna, path)
    waiting = asyncio.create_task(anna.get(f"{path}/decisions?wait=20"))
    await settle()
    await given_up(anna, path, ben, cid)
    problem(await waiting, 404)


@pytest.mark.parametrize("read", ["view", "events?limit=500", "events?wait=1&limit=500"])
async def test_another_process_shows_a_seat_to_nobody_who_left_it(
    client: httpx.AsyncClient, second: httpx.AsyncClient, read: str
) -> None:
    anna, ben, cid = await three(client)
    path = await opened(anna)
    await seated(anna, path)
    there = elsewhere(anna, second)
    assert (await there.get(path)).json()["you"] == "A"
    await given_up(anna, path, ben, cid)
    told = await there.get(f"{path}/{read}")
    public = await second.get(f"/v1{path}/{read}")
    assert told.content == public.content != (await ben.get(f"{path}/{read}")).content
    by_name = await there.get(f"{path}/{read}{'&' if '?' in read else '?'}audience=A")
    problem(by_name, 404, "no-such-audience")


@pytest.mark.parametrize("read", ["view", "events?limit=500", "decisions"])
async def test_another_process_knows_a_seat_as_soon_as_it_is_taken(
    client: httpx.AsyncClient, second: httpx.AsyncClient, read: str
) -> None:
    anna, ben, _ = await three(client)
    path = await opened(anna, private=True, invite=["ben"])
    there = elsewhere(ben, second)
    assert (await there.get(path)).json()["you"] is None
    await seated(anna, path)
    await seated(ben, path)
    told = await there.get(f"{path}/{read}")
    assert told.content == (await ben.get(f"{path}/{read}")).content


@pytest.mark.parametrize("read", ["", "/view", "/events", "/presence", "/timeline"])
async def test_another_process_knows_an_invitation_on_every_route(
    client: httpx.AsyncClient, second: httpx.AsyncClient, read: str
) -> None:
    anna, ben, cid = await three(client)
    path = await opened(anna, private=True, invite=["ben"])
    assert (await elsewhere(ben, second).get(path)).status_code == 200
    problem(await elsewhere(cid, second).get(f"{path}{read}"), 404)
    assert (await anna.post(f"{path}/invitations", {"name": "cid"})).status_code == 201
    assert (await elsewhere(cid, second).get(f"{path}{read}")).status_code == 200


async def test_a_public_stream_of_who_left_a_seat_is_nobodys_presence_there(
    app: FastAPI, client: httpx.AsyncClient
) -> None:
    anna, ben, cid = await three(client)
    path = await opened(anna)
    await seated(anna, path)
    async with stream(app, f"{path}/events?audience=public", anna.token, NDJSON) as listening:
        await listening.until("state")
        await given_up(anna, path, ben)
        async with asyncio.timeout(15):
            assert (await listening.until("closed"))[-1]["reason"] == "audience"
    await seated(cid, path)
    present = (await cid.get(f"{path}/presence")).json()["seats"]
    assert [seat["present"] for seat in present] == [False, False]


@pytest.mark.parametrize("at_once", [True, False])
async def test_a_stream_sends_nothing_that_was_read_before_the_seat_was_judged(
    client: httpx.AsyncClient, outside: Outside, services: Application, at_once: bool
) -> None:
    anna, ben, cid = await three(client)
    path = await opened(anna)
    await seated(anna, path)
    game = UUID(path.rsplit("/", 1)[1])
    replays = Slow(services.tables, outside.store)
    replays.meanwhile = lambda: given_up(anna, path, ben, cid)
    games = FollowedGames(services.tables, outside.views, outside.presence, outside.notices)
    streams = Following(games, EventDocuments(replays), outside.presence, outside.notices)
    who = await services.watching.listener(game, UUID(anna.account), "A" if at_once else None, 0)

    async def still() -> None: ...

    patience = Patience(still, asyncio.Event(), lambda: False)
    async with asyncio.timeout(15):
        told = [json.loads(each.body) async for each in streams.records(game, 0, who, patience)]
    assert [each["version"] for each in told if each["record"] == "event"] == [1, 2]
    assert (told[-1]["record"], told[-1]["reason"]) == ("closed", "audience")


async def test_a_board_that_was_published_while_the_seat_passed_on_is_not_shown(
    client: httpx.AsyncClient, outside: Outside, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben, cid = await three(client)
    path = await opened(anna)
    await seated(anna, path)
    get = outside.views.get

    async def slow(game: UUID, audience: str) -> object:
        monkeypatch.setattr(outside.views, "get", get)
        await given_up(anna, path, ben, cid)
        return await get(game, audience)

    monkeypatch.setattr(outside.views, "get", slow)
    assert (await anna.get(f"{path}/view")).json()["audience"] == "public"
