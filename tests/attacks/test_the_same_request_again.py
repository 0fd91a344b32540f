"""Attacks on idempotency keys: at once, by two tokens of an account, with another body."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from typing import Any
from uuid import UUID

import httpx
import pytest

from api.main import create_app
from services.application import Outside, assemble
from services.ports import Append, Recorded, Remembered
from tests.api.memory import MemoryStore, StepClock
from tests.api.people import PASSWORD, Json, Person, problem, stranger
from tests.attacks.people import elsewhere, opened, seated, three

Ask = tuple[str, str, Any]
Prepare = Callable[[Person, Person], Awaitable[Ask]]


async def _open(anna: Person, ben: Person) -> Ask:
    return "POST", "/games", {"format": "duel", "seats": 2}


async def _sit(anna: Person, ben: Person) -> Ask:
    return "POST", f"{await opened(anna)}/seats", {"deck": await anna.sample_deck()}


async def _sit_last(anna: Person, ben: Person) -> Ask:
    path = await opened(anna)
    await seated(ben, path)
    return "POST", f"{path}/seats", {"deck": await anna.sample_deck()}


async def _leave(anna: Person, ben: Person) -> Ask:
    path = await opened(anna)
    await seated(anna, path)
    return "DELETE", f"{path}/seats/mine", None


async def _close(anna: Person, ben: Person) -> Ask:
    return "DELETE", await opened(anna), None


async def _invite(anna: Person, ben: Person) -> Ask:
    return "POST", f"{await opened(anna, private=True)}/invitations", {"name": "ben"}


async def _begun(anna: Person, ben: Person) -> str:
    path = await opened(anna)
    for person in (anna, ben):
        await seated(person, path)
    return path


async def _offer(anna: Person, ben: Person) -> Ask:
    return "POST", f"{await _begun(anna, ben)}/actions", {"action": "offer_draw"}


async def _accept(anna: Person, ben: Person) -> Ask:
    path = await _begun(anna, ben)
    await ben.post(f"{path}/actions", {"action": "offer_draw"})
    return "POST", f"{path}/actions", {"action": "accept_draw"}


async def _decline(anna: Person, ben: Person) -> Ask:
    path = await _begun(anna, ben)
    await ben.post(f"{path}/actions", {"action": "offer_draw"})
    return "POST", f"{path}/actions", {"action": "decline_draw"}


async def _stops(anna: Person, ben: Person) -> Ask:
    body = {"action": "set_stops", "stops": ["own:end"]}
    return "POST", f"{await _begun(anna, ben)}/actions", body


async def _concede(anna: Person, ben: Person) -> Ask:
    return "POST", f"{await _begun(anna, ben)}/actions", {"action": "concede"}


async def _answer(anna: Person, ben: Person) -> Ask:
    path = await _begun(anna, ben)
    decision = (await anna.get(f"{path}/decisions")).json()["decisions"][0]
    body = {"answers": [decision["example_answers"][0]]}
    return "POST", f"{path}/decisions/{decision['decision_id']}", body


async def _audit(anna: Person, ben: Person) -> Ask:
    return "POST", f"{await _begun(anna, ben)}/audits", None


async def _deck(anna: Person, ben: Person) -> Ask:
    sample = (await anna.get("/sample-decks")).json()["decks"][0]
    return "POST", "/decks", {name: sample[name] for name in ("name", "format", "entries")}


async def _replaced(anna: Person, ben: Person) -> Ask:
    deck = await anna.sample_deck()
    return "PUT", f"/decks/{deck}", {**(await _deck(anna, ben))[2], "name": "Another"}


async def _deleted(anna: Person, ben: Person) -> Ask:
    return "DELETE", f"/decks/{await anna.sample_deck()}", None


WRITES = {
    prepare.__name__.strip("_"): prepare
    for prepare in (
        _open, _sit, _sit_last, _leave, _close, _invite, _offer, _accept, _decline, _stops,
        _concede, _answer, _audit, _deck, _replaced, _deleted,
    )
}  # fmt: skip
EVERY_WRITE = pytest.mark.parametrize("write", WRITES)


def recorded(outside: Outside) -> int:
    assert isinstance(outside.store, MemoryStore)
    return len({each.command_id for each in outside.store.order})


async def two_tokens(anna: Person) -> Person:
    body = {"name": anna.name, "password": PASSWORD}
    issued = (await anna.http.post("/v1/tokens", json=body)).json()
    return Person(anna.http, anna.name, issued["token"], anna.account)


def effect(reply: httpx.Response) -> Any:
    """Return what came of a request; versions and events may be told as they are by now."""
    body = reply.json() if reply.content else None
    for name in ("game", "deck", "audit"):
        if isinstance(body, dict) and name in body:
            return reply.status_code, body[name]["id"], body.get("seat")
    return reply.status_code, None, None


async def send(person: Person, ask: Ask, key: str) -> httpx.Response:
    method, path, body = ask
    return await person.ask(method, path, json=body, headers={"Idempotency-Key": key})


@EVERY_WRITE
async def test_at_once_and_by_two_tokens_it_has_one_effect_and_one_answer(
    client: httpx.AsyncClient, outside: Outside, write: str
) -> None:
    anna, ben, _ = await three(client)
    other = await two_tokens(anna)
    ask = await WRITES[write](anna, ben)
    before = recorded(outside)
    replies = await asyncio.gather(
        *[send(person, ask, "k") for person in (anna, other, anna, other)]
    )
    assert {reply.status_code // 100 for reply in replies} == {2}, [r.text for r in replies]
    assert len({effect(reply) for reply in replies}) == 1
    assert recorded(outside) - before == (0 if write == "audit" else 1)


@EVERY_WRITE
async def test_at_once_in_two_processes_it_has_one_effect_and_one_answer(
    client: httpx.AsyncClient, outside: Outside, write: str
) -> None:
    anna, ben, _ = await three(client)
    ask = await WRITES[write](anna, ben)
    outside.store.__class__ = Afar
    application = assemble(outside)
    async with stranger(create_app(application)) as second:
        there = elsewhere(anna, second)
        if "/games/" in ask[1]:
            game = "/".join(ask[1].split("/")[:3])
            assert (await there.get(game)).status_code == 200
        before = recorded(outside)
        replies = await asyncio.gather(*[send(p, ask, "k") for p in (anna, there, anna, there)])
        assert {reply.status_code // 100 for reply in replies} == {2}, [r.text for r in replies]
        assert len({effect(reply) for reply in replies}) == 1
        assert recorded(outside) - before == (0 if write == "audit" else 1)
    await application.close()


class Afar(MemoryStore):
    """A store at the other end of a line: between a question and its answer others come."""

    async def append(self, *appends: Append, **more: Any) -> tuple[Recorded, ...]:
        await asyncio.sleep(0.001)
        return await super().append(*appends, **more)

    async def load(self, *of: Any) -> Sequence[Recorded]:
        found = await super().load(*of)
        await asyncio.sleep(0.001)
        return found

    async def remembered(self, account: UUID, key: str) -> Remembered | None:
        found = await super().remembered(account, key)
        await asyncio.sleep(0.001)
        return found


@EVERY_WRITE
async def test_another_body_or_route_under_a_key_that_was_used_is_refused(
    client: httpx.AsyncClient, outside: Outside, write: str
) -> None:
    anna, ben, _ = await three(client)
    ask = await WRITES[write](anna, ben)
    assert (await send(anna, ask, "k")).status_code // 100 == 2
    before = recorded(outside)
    for other in ("open", "deck"):
        if write not in (other, "audit"):
            problem(await send(anna, await WRITES[other](anna, ben), "k"), 422, "key-reused")
    method, path, body = ask
    if isinstance(body, dict) and "action" in body:
        changed = {"action": "here" if body["action"] != "here" else "concede"}
        problem(await send(anna, (method, path, changed), "k"), 422, "key-reused")
    assert recorded(outside) == before


@EVERY_WRITE
async def test_anothers_key_is_nobodys_business(client: httpx.AsyncClient, write: str) -> None:
    anna, ben, cid = await three(client)
    first = await cid.post("/decks", (await _deck(cid, ben))[2], key="k")
    assert first.status_code == 201
    assert (await send(anna, await WRITES[write](anna, ben), "k")).status_code // 100 == 2


async def test_a_token_under_a_key_that_was_used_lasts_as_long_as_it_was_asked_for(
    client: httpx.AsyncClient, outside: Outside
) -> None:
    await three(client)
    body = {"name": "anna", "password": PASSWORD, "expires_in": 300}

    async def ask(**more: Any) -> httpx.Response:
        sent: Json = {**body, **more}
        return await client.post("/v1/tokens", json=sent, headers={"Idempotency-Key": "k"})

    first = await ask()
    assert first.status_code == 201
    for other in (600, None):
        problem(await ask(expires_in=other), 422, "key-reused")
    problem(await ask(scopes=["games:read"]), 422, "key-reused")
    assert isinstance(outside.clock, StepClock)
    outside.clock.skip(timedelta(seconds=200))
    again = await ask()
    assert again.json()["id"] == first.json()["id"]
    assert again.json()["token"] != first.json()["token"]
