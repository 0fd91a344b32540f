"""The card pool over HTTP: found by anybody, imported by operators alone."""

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any
from uuid import UUID

import httpx
import pytest

from api.main import create_app
from domain.cards.facts import CardFacts, Face, Printing
from services.application import Outside, assemble
from tests.api.memory_pool import MemoryImports, MemoryPool, NotedImporter
from tests.api.people import PASSWORD, problem, stranger

UNPLAYED = CardFacts(
    name="Jester's Sombrero", faces=(Face(name="Jester's Sombrero", mana_cost="{2}",
                                         type_line="Artifact"),), mana_value=2,
)  # fmt: skip
FIRE = CardFacts(name="Fire // Ash", faces=(Face(name="Fire"), Face(name="Ash")), layout="split")
ICE = CardFacts(name="Wood // Fire", faces=(Face(name="Wood"), Face(name="Fire")), layout="split")
SHOCK = Printing(card="Shock", set_code="STH", number="98", rarity="common", finishes=("nonfoil",))


@pytest.fixture
def importer() -> NotedImporter:
    return NotedImporter("oracle-cards.json")


@pytest.fixture
async def people(
    outside: Outside, importer: NotedImporter
) -> AsyncIterator[tuple[httpx.AsyncClient, dict[str, str], dict[str, str]]]:
    """A client, and the headers of an operator and of somebody else."""
    pool = MemoryPool([UNPLAYED, FIRE, ICE], [SHOCK])
    mine = replace(outside, pool=pool, import_jobs=MemoryImports(), importer=importer)
    async with stranger(create_app(assemble(mine))) as client:
        told = [
            (await client.post("/v1/accounts", json={"name": name, "password": PASSWORD})).json()
            for name in ("operator", "anybody")
        ]
    operator = frozenset({UUID(told[0]["account"]["id"])})
    services = assemble(replace(mine, operators=operator))
    async with stranger(create_app(services)) as client:
        headers = [{"Authorization": f"Bearer {one['token']}"} for one in told]
        yield client, headers[0], headers[1]


async def test_a_card_that_is_not_played_is_found_with_the_reason(people: Any) -> None:
    client, _, _ = people
    found = (await client.get("/v1/pool/cards", params={"q": "sombr"})).json()
    (card,) = found["cards"]
    assert (card["name"], card["playable"]) == ("Jester's Sombrero", False)
    assert card["reason"]
    assert card["definition"] is None


async def test_a_card_of_the_catalogue_names_its_definition(people: Any) -> None:
    client, _, _ = people
    known = (await client.get("/v1/pool/cards/Shock")).json()
    played = (await client.get("/v1/cards/Shock")).json()
    assert known["definition"] == played["digest"]
    assert "STH" in [printing["set_code"] for printing in known["printings"]]


async def test_pages_follow_one_another(people: Any) -> None:
    client, _, _ = people
    first = (await client.get("/v1/pool/cards", params={"limit": 2})).json()
    after = {"limit": 2, "cursor": first["next"]}
    second = (await client.get("/v1/pool/cards", params=after)).json()
    names = [card["name"] for page in (first, second) for card in page["cards"]]
    assert len(set(names)) == 4


async def test_a_name_of_several_faces_finds_none_of_them(people: Any) -> None:
    client, _, _ = people
    problem(await client.get("/v1/pool/cards/Fire"), 404)
    assert (await client.get("/v1/pool/cards/Ash")).json()["name"] == "Fire // Ash"


async def test_a_filter_that_cannot_be_is_refused(people: Any) -> None:
    client, _, _ = people
    problem(await client.get("/v1/pool/cards", params={"color": "purple"}), 422)
    problem(await client.get("/v1/pool/cards", params={"limit": 0}), 422)


async def test_a_decklist_tells_every_doubt_with_its_line(people: Any) -> None:
    client, _, _ = people
    text = "4 Shock (STH) 98\n1 Shock (LEA) 7\n2 Shok\n1 Fire\n3 Jester's Sombrero\nwhat is this ("
    told = (await client.post("/v1/decks/import", json={"text": text, "format": "duel"})).json()
    assert [(d["line"], d["name"]) for d in told["unknown"]] == [(3, "Shok")]
    assert "Shock" in told["unknown"][0]["suggestions"]
    assert told["ambiguous"][0]["candidates"] == ["Fire // Ash", "Wood // Fire"]
    assert [(d["line"], d["card"]) for d in told["unplayable"]] == [(5, "Jester's Sombrero")]
    assert [(d["line"], d["set_code"], d["number"]) for d in told["no_printing"]] == [
        (2, "LEA", "7")
    ]
    codes = {(p["code"], p["card"]) for p in told["check"]["problems"] if p["card"]}
    assert {("unplayable", "Jester's Sombrero"), ("unknown-card", "Shok"),
            ("unplayable", "Fire")} <= codes  # fmt: skip


async def test_a_deck_with_a_card_that_is_not_played_can_be_kept_but_not_brought(
    people: Any,
) -> None:
    client, _, headers = people
    entries = [{"name": "Jester's Sombrero", "count": 4}, {"name": "Mountain", "count": 56}]
    deck = {"name": "Hats", "format": "duel", "entries": entries}
    kept = await client.post("/v1/decks", json=deck, headers=headers)
    assert kept.status_code == 201
    game = (
        await client.post("/v1/games", json={"format": "duel", "seats": 2}, headers=headers)
    ).json()
    seats = f"/v1/games/{game['game']['id']}/seats"
    body = {"deck": kept.json()["deck"]["id"]}
    refused = problem(await client.post(seats, json=body, headers=headers), 409)
    assert refused["problems"][0]["card"] == "Jester's Sombrero"
    assert refused["problems"][0]["code"] == "unplayable"


async def test_an_operator_orders_an_import_once_a_key(
    people: Any, importer: NotedImporter
) -> None:
    client, operator, _ = people
    path, body = "/v1/admin/card-imports", {"file": "oracle-cards.json"}
    headers = {**operator, "Idempotency-Key": "one"}
    first = await client.post(path, json=body, headers=headers)
    again = await client.post(path, json=body, headers=headers)
    assert first.status_code == again.status_code == 202
    assert first.json() == again.json()
    assert len(importer.started) == 1
    job = await client.get(first.headers["Location"], headers=operator)
    assert job.json()["card_import"]["status"] == "queued"
    listed = (await client.get(path, headers=operator)).json()["imports"]
    assert [one["id"] for one in listed] == [job.json()["card_import"]["id"]]


async def test_nobody_but_operators_imports_or_looks_at_imports(
    people: Any, importer: NotedImporter
) -> None:
    client, _, anybody = people
    path = "/v1/admin/card-imports"
    body = {"file": "oracle-cards.json"}
    problem(await client.post(path, json=body, headers=anybody), 403, "not-an-operator")
    problem(await client.get(path, headers=anybody), 403, "not-an-operator")
    problem(await client.post(path, json=body), 401)
    assert importer.started == []


@pytest.mark.parametrize("file", ["../secret.json", "/etc/passwd", ".hidden", "a\\b", "a\nb"])
async def test_a_path_is_no_file_of_the_folder(people: Any, file: str) -> None:
    client, operator, _ = people
    problem(await client.post("/v1/admin/card-imports", json={"file": file}, headers=operator), 400)


async def test_a_file_that_is_not_there_is_refused(people: Any) -> None:
    client, operator, _ = people
    sent = await client.post("/v1/admin/card-imports", json={"file": "x.json"}, headers=operator)
    problem(sent, 404)
