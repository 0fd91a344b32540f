"""Elder Dragon Highlander over HTTP: checks of its decks, and generals at the table."""

import httpx
import pytest

from tests.api.people import Json, Person, problem

NUMOT = "Numot, the Devastator"
GENERAL = {"name": NUMOT, "count": 1, "zone": "commander"}


async def checked(client: httpx.AsyncClient, *cards: Json) -> Json:
    """Return the verdict on Numot's deck with these cards, filled up with islands."""
    held = sum(card["count"] for card in cards)
    entries = [GENERAL, *cards, {"name": "Island", "count": 99 - held}]
    reply = await client.post("/v1/decks/check", json={"format": "edh", "entries": entries})
    assert reply.status_code == 200, reply.text
    told: Json = reply.json()
    return told


@pytest.mark.parametrize(
    ("name", "count", "rule", "symbols"),
    [
        ("Debtors' Knell", 1, "E-3", ["{W/B}"]),
        ("Bringer of the White Dawn", 1, "E-3", ["{B}", "{G}"]),
        ("Assault // Battery", 1, "E-3", ["{G}"]),
        ("Swamp", 1, "E-3", ["{B}"]),
        ("Black Lotus", 1, "E-6", [None]),
    ],
)
async def test_each_card_that_is_not_allowed_is_refused_with_its_rule(
    client: httpx.AsyncClient, name: str, count: int, rule: str, symbols: list[str | None]
) -> None:
    told = await checked(client, {"name": name, "count": count})
    assert told["legal"] is False
    found = [(each["rule"], each["card"], each["symbol"]) for each in told["problems"]]
    assert found == [(rule, name, symbol) for symbol in symbols]


async def test_a_second_relentless_rats_is_refused_e_2(client: httpx.AsyncClient) -> None:
    told = await checked(client, {"name": "Relentless Rats", "count": 2})
    assert "E-2" in {each["rule"] for each in told["problems"]}


async def test_cards_without_a_symbol_are_accepted_whatever_they_make_e_4(
    client: httpx.AsyncClient,
) -> None:
    lands = ("City of Brass", "Urborg, Tomb of Yawgmoth")
    told = await checked(client, *({"name": name, "count": 1} for name in lands))
    assert (told["legal"], told["problems"]) == (True, [])


async def samples(person: Person) -> list[Json]:
    found = (await person.get("/sample-decks")).json()["decks"]
    return [deck for deck in found if deck["format"] == "edh"]


async def stored(person: Person, deck: Json) -> str:
    body = {name: deck[name] for name in ("name", "format", "entries")}
    reply = await person.post("/decks", body)
    assert reply.status_code == 201, reply.text
    return str(reply.json()["deck"]["id"])


async def test_three_players_bring_their_generals_to_a_table_e_12(
    client: httpx.AsyncClient,
) -> None:
    people = [await Person.registered(client, name) for name in ("anna", "ben", "carl")]
    decks = await samples(people[0])
    opened = await people[0].post("/games", {"format": "edh", "seats": 3})
    assert opened.status_code == 201, opened.text
    path = f"/games/{opened.json()['game']['id']}"
    for person, deck in zip(people, decks, strict=True):
        seated = await person.post(f"{path}/seats", {"deck": await stored(person, deck)})
        assert seated.status_code == 201, seated.text
    view = (await people[1].get(f"{path}/view")).json()
    generals = {deck["entries"][0]["name"] for deck in decks}
    assert {each["name"] for each in view["exile"]} == generals
    assert {each["marks"]["general"] for each in view["exile"]} == {"undeployed"}
    panel = view["panels"]["generals"]
    handles = [handle for row in panel for handle in row["general"]["objects"]]
    assert sorted(handles) == sorted(each["handle"] for each in view["exile"])
    assert {row["life"] for row in panel} == {40}
    assert {seat["library_count"] + seat["hand_count"] for seat in view["seats"]} == {99}


async def test_a_deck_without_a_general_is_not_brought_e_1(client: httpx.AsyncClient) -> None:
    anna = await Person.registered(client, "anna")
    deck: Json = {
        "name": "Islands", "format": "edh", "entries": [{"name": "Island", "count": 100}],
    }  # fmt: skip
    held = await stored(anna, deck)
    opened = await anna.post("/games", {"format": "edh", "seats": 2})
    path = f"/games/{opened.json()['game']['id']}/seats"
    refused = problem(await anna.post(path, {"deck": held}), 409)
    assert [each["rule"] for each in refused["problems"]] == ["E-1"]
