"""Streams with the real servers: resumed anywhere, revoked elsewhere, and a service that ends."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any
from uuid import uuid4

import httpx
import pytest

from tests.api.people import Person, Table
from tests.support.databases import cloned_database
from tests.support.processes import REPOSITORY, eventually, runs
from tests.support.streams import NDJSON, SSE, Records

Json = dict[str, Any]
# Imports once, and forks a process of the service for each line that it is sent.
PARENT = """
import os, signal, sys
import api.main, infra.bootstrap
from infra import serving
from infra.following import following
follow = following(signal.SIGKILL) or (lambda: None)
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for _ in sys.stdin:
    listening = serving.listener("127.0.0.1", 0)
    child = os.fork()
    if child == 0:
        follow()
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        serving.serve(serving.new_server(), listening)
        os._exit(0)
    print(child, serving.address("127.0.0.1", listening), flush=True)
    listening.close()
"""


class Process:
    """A process of the service on a port of its own."""

    def __init__(self, number: int, url: str) -> None:
        self._number = number
        self.url = url

    def ready(self) -> None:
        """Wait until it answers."""
        until = time.monotonic() + 120
        while httpx.get(f"{self.url}/readyz", timeout=120).status_code != 200:
            if time.monotonic() > until:
                raise TimeoutError(self.url)
            time.sleep(0.1)

    def end(self, farewell: signal.Signals) -> None:
        """End it, and wait until it ended."""
        os.kill(self._number, farewell)
        assert eventually(lambda: not runs(self._number), seconds=60)


class Service:
    """One service on a database of its own, in as many processes as are started."""

    def __init__(self, parent: subprocess.Popen[str]) -> None:
        self._parent = parent

    def start(self) -> Process:
        """Start one more process, and wait until it answers."""
        assert self._parent.stdin is not None
        assert self._parent.stdout is not None
        self._parent.stdin.write("one more\n")
        self._parent.stdin.flush()
        number, url = self._parent.stdout.readline().split()
        process = Process(int(number), url)
        process.ready()
        return process


@pytest.fixture(scope="module")
def service(addresses: tuple[str, str]) -> Iterator[Service]:
    with cloned_database(addresses[0]) as url:
        environment = os.environ | {
            "DATABASE_URL": url, "REDIS_URL": addresses[1], "ANTECHAMBER_LOG_LEVEL": "WARNING",
            "ANTECHAMBER_REDIS_PREFIX": f"test-{uuid4().hex}", "ANTECHAMBER_DATABASE_POOL": "4",
        }  # fmt: skip
        parent = subprocess.Popen(
            [sys.executable, "-c", PARENT], cwd=REPOSITORY, env=environment, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip
        with parent:
            yield Service(parent)
            parent.kill()


@pytest.fixture(scope="module")
def pair(service: Service) -> list[Process]:
    """Two processes of one service."""
    return [service.start(), service.start()]


@asynccontextmanager
async def table_at(url: str) -> AsyncIterator[Table]:
    """Give a game of two people with names of their own."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        anna, ben = [
            await Person.registered(http, f"{n} {uuid4().hex[:20]}") for n in ("anna", "ben")
        ]
        opened = await anna.post("/games", {"format": "duel", "seats": 2})
        game = opened.json()["game"]["id"]
        for person in (anna, ben):
            deck = await person.sample_deck()
            assert (await person.post(f"/games/{game}/seats", {"deck": deck})).status_code == 201
        yield Table(game, anna, ben)


async def play(table: Table, answers: int) -> None:
    for _ in range(answers):
        person, decision = await table.asked()
        assert (await table.answer(person, decision)).status_code == 200


async def finish(table: Table) -> None:
    person, _ = await table.asked()
    reply = await person.post(f"{table.path}/actions", {"action": "concede"})
    assert reply.status_code == 200, reply.text


async def page(table: Table, person: Person) -> list[Json]:
    reply = await person.get(f"{table.path}/events?limit=500")
    told: list[Json] = reply.json()["events"]
    return told


@asynccontextmanager
async def following(
    process: Process, path: str, token: str | None, media: str, cursor: str | None = None
) -> AsyncIterator[AsyncIterator[Json]]:
    """Give the records of a stream as they come; server-sent events go on by their own field."""
    headers = {"Accept": media}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    if cursor is not None and media == SSE:
        headers["Last-Event-ID"] = cursor
    elif cursor is not None:
        path += f"?after={cursor}"
    async with (
        httpx.AsyncClient(base_url=process.url, timeout=60) as http,
        http.stream("GET", f"/v1{path}", headers=headers) as reply,
    ):
        assert reply.status_code == 200, await reply.aread()
        yield _records(reply, media)


async def _records(reply: httpx.Response, media: str) -> AsyncIterator[Json]:
    splitting = Records(media)
    async for chunk in reply.aiter_raw():
        for record in splitting.take(chunk):
            yield record


def event_of(record: Json) -> Json:
    return {name: value for name, value in record.items() if name != "record"}


@pytest.mark.parametrize("media", [NDJSON, SSE])
async def test_a_stream_cut_at_random_points_tells_each_event_once_at_whichever_process(
    pair: list[Process], media: str
) -> None:
    async with table_at(pair[0].url) as table:
        playing = asyncio.create_task(_whole(table))
        told: list[Json] = []
        random, ended = Random(media), False
        while not ended:
            cursor = str(told[-1]["version"]) if told else None
            where = random.choice(pair)
            path, token = f"{table.path}/events", table.ben.token
            async with following(where, path, token, media, cursor) as records:
                left = random.randint(1, 6)
                async for record in records:
                    if record["record"] == "event":
                        told.append(event_of(record))
                        left -= 1
                    ended = record["record"] == "end"
                    if left == 0 or ended:
                        break
        await playing
        assert told == await page(table, table.ben)


async def _whole(table: Table) -> None:
    await play(table, 15)
    await finish(table)


async def test_two_streams_of_one_token_at_two_processes_both_live(pair: list[Process]) -> None:
    async with table_at(pair[0].url) as table:
        path, token = f"{table.path}/events", table.anna.token
        async with (
            following(pair[0], path, token, NDJSON) as first,
            following(pair[1], path, token, SSE) as second,
        ):
            await finish(table)
            told = [
                [event_of(r) async for r in records if r["record"] == "event"]
                for records in (first, second)
            ]
        assert told[0] == told[1] == await page(table, table.anna)


async def test_a_token_revoked_at_one_process_closes_its_streams_at_the_other(
    pair: list[Process],
) -> None:
    async with table_at(pair[0].url) as table:
        issued = await table.anna.http.post(
            "/v1/tokens", json={"name": table.anna.name, "password": "correct horse battery"}
        )
        token = issued.json()
        async with following(pair[1], f"{table.path}/events", token["token"], SSE) as records:
            assert (await anext(records))["record"] == "state"
            await table.anna.ask("DELETE", f"/tokens/{token['id']}")
            last = [record async for record in records][-1]
        assert last == {"record": "closed", "reason": "token"}
        refused = await table.anna.http.get(
            f"{pair[1].url}/v1{table.path}/events",
            headers={"Authorization": f"Bearer {token['token']}"},
        )
        assert refused.status_code == 401


async def test_presence_is_known_at_every_process(pair: list[Process]) -> None:
    async with table_at(pair[0].url) as table:
        path = f"{table.path}/events"
        async with following(pair[1], path, None, NDJSON) as spectator:
            assert _present(await anext(spectator)) == {"A": False, "B": False}
            async with following(pair[0], path, table.anna.token, NDJSON) as anna:
                assert _present(await anext(anna)) == {"A": True, "B": False}
                assert _present(await _next(spectator, "presence")) == {"A": True, "B": False}
            assert _present(await _next(spectator, "presence")) == {"A": False, "B": False}


def _present(record: Json) -> dict[str, bool | None]:
    return {seat["seat"]: seat["present"] for seat in record["seats"]}


async def _next(records: AsyncIterator[Json], kind: str) -> Json:
    async for record in records:
        if record["record"] == kind:
            return record
    raise EOFError(kind)


async def test_an_accounts_stream_hears_at_one_process_what_happens_at_the_other(
    pair: list[Process],
) -> None:
    async with table_at(pair[0].url) as table:
        async with following(pair[1], "/me/stream", table.anna.token, NDJSON, "0") as records:
            assert (await _next(records, "game_started"))["game"] == table.game
            await finish(table)
            over = await _next(records, "game_over")
        entries = (await table.anna.get("/me/stream?limit=500")).json()["entries"]
        assert entries[-1] == over | {"cursor": str(len(entries))}
        assert [each["cursor"] for each in entries] == [str(n + 1) for n in range(len(entries))]


async def test_who_does_not_read_holds_up_nobody(pair: list[Process]) -> None:
    async with table_at(pair[0].url) as table:
        host, port = pair[1].url.removeprefix("http://").split(":")
        with socket.socket() as silent:
            silent.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            silent.connect((host, int(port)))
            request = f"GET /v1{table.path}/events HTTP/1.1\r\nHost: x\r\nAccept: {NDJSON}\r\n\r\n"
            silent.sendall(request.encode())
            async with following(pair[1], f"{table.path}/events", None, NDJSON) as records:
                await _whole(table)
                told = [event_of(r) async for r in records if r["record"] == "event"]
            assert [each["version"] for each in told] == list(range(1, len(told) + 1))
            assert told[-1]["version"] == (await page(table, table.anna))[-1]["version"]


@pytest.mark.parametrize("farewell", [signal.SIGTERM, signal.SIGKILL])
async def test_a_service_that_ends_costs_its_listeners_nothing(
    service: Service, pair: list[Process], farewell: signal.Signals
) -> None:
    leaving, staying = service.start(), pair[0]
    async with table_at(staying.url) as table:
        path, token = f"{table.path}/events", table.anna.token
        heard: list[Json] = []
        async with following(leaving, path, token, NDJSON) as records:
            heard.append(await anext(records))
            await play(table, 2)
            heard += [await anext(records) for _ in range(2)]
            ending = asyncio.create_task(asyncio.to_thread(leaving.end, farewell))
            try:
                heard += [record async for record in records]
            except httpx.RemoteProtocolError:
                assert farewell == signal.SIGKILL
            await ending
        told = [event_of(record) for record in heard if record["record"] == "event"]
        if farewell == signal.SIGTERM:
            assert heard[-1] == {"record": "closed", "reason": "shutdown"}
        await finish(table)
        cursor = str(told[-1]["version"])
        async with following(staying, path, token, NDJSON, cursor) as records:
            told += [event_of(r) async for r in records if r["record"] == "event"]
        assert told == await page(table, table.anna)
