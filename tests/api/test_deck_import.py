"""Decklists as text, over HTTP: read, checked, and stored as they were read."""

from datetime import UTC, datetime

import httpx
import pytest

from tests.api.people import PASSWORD, problem

COD = (
    '<?xml version="1.0"?><cockatrice_deck version="1"><deckname>Burn</deckname>'
    '<zone name="main"><card number="4" name="Shock" setShortName="M19" collectorNumber="156"/>'
    '<card number="56" name="Mountain"/></zone></cockatrice_deck>'
)


@pytest.mark.parametrize(
    ("text", "style"),
    [
        ("4 Shock (M19) 156\n56 Mountain", "moxfield"),
        ("4x Shock (m19) 156 [Burn]\n56x Mountain (m19) 273 [Land]", "moxfield"),
        ("4 Shock [M19:156]\n56 Mountain", "precon"),
        ("4 [M19:156] Shock\n56 [M19:273] Mountain", "xmage"),
        ("[metadata]\nName=Burn\n[Main]\n4 Shock|M19|[156]\n56 Mountain", "forge"),
        ("count,name,set,number\n4,Shock,M19,156\n56,Mountain,,", "csv"),
        (COD, "cockatrice"),
    ],
)
async def test_a_list_that_was_read_can_be_stored_and_is_legal(
    client: httpx.AsyncClient, text: str, style: str
) -> None:
    read = await client.post("/v1/decks/import", json={"text": text, "format": "duel"})
    assert read.status_code == 200
    told = read.json()
    assert (told["style"], told["unread"], told["unknown"]) == (style, [], [])
    assert told["check"]["legal"]
    shock = told["entries"][0]
    assert (shock["count"], shock["set_code"], shock["number"]) == (4, "M19", "156")

    account = await client.post("/v1/accounts", json={"name": "anna", "password": PASSWORD})
    allowed = {"Authorization": f"Bearer {account.json()['token']}"}
    deck = {"name": "Burn", "format": "duel", "entries": told["entries"]}
    stored = await client.post("/v1/decks", json=deck, headers=allowed)
    assert stored.status_code == 201
    assert stored.json()["deck"]["entries"] == told["entries"]


async def test_what_cannot_be_read_or_found_is_told_with_its_line(
    client: httpx.AsyncClient,
) -> None:
    text = "4 Shok\nwhat is this\n1000000000 Opt"
    told = (await client.post("/v1/decks/import", json={"text": text})).json()
    assert [(line["line"], line["code"]) for line in told["unread"]] == [
        (2, "unknown-line"), (3, "bad-count"),
    ]  # fmt: skip
    assert [(name["line"], name["name"]) for name in told["unknown"]] == [(1, "Shok")]
    assert "Shock" in told["unknown"][0]["suggestions"]


async def test_a_style_or_a_zone_that_does_not_exist_is_refused(client: httpx.AsyncClient) -> None:
    papyrus = await client.post("/v1/decks/import", json={"text": "4 Shock", "style": "papyrus"})
    assert 400 <= problem(papyrus, papyrus.status_code)["status"] < 500
    entries = [{"name": "Shock", "count": 4, "zone": "pocket"}]
    body = {"format": "duel", "entries": entries}
    pocket = await client.post("/v1/decks/check", json=body)
    assert 400 <= problem(pocket, pocket.status_code)["status"] < 500


async def test_a_token_says_when_it_expires(client: httpx.AsyncClient) -> None:
    await client.post("/v1/accounts", json={"name": "anna", "password": PASSWORD})
    asked = {"name": "anna", "password": PASSWORD, "expires_in": 3600}
    token = (await client.post("/v1/tokens", json=asked)).json()
    left = datetime.fromisoformat(token["expires_at"]) - datetime.fromisoformat(token["issued_at"])
    assert left.total_seconds() == 3600
    assert datetime.fromisoformat(token["expires_at"]).tzinfo == UTC
