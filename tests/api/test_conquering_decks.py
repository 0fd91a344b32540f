"""Decks of Magic: the Conquering over HTTP: of players, and those that belong to the table."""

from typing import Any

import httpx
import pytest

from tests.api.people import Json, Person, problem


async def samples(person: Person, kind: str = "player") -> list[Json]:
    found = (await person.get("/sample-decks")).json()["decks"]
    return [each for each in found if (each["format"], each["kind"]) == ("conquering", kind)]


async def stored(person: Person, deck: Json, **more: Any) -> str:
    body = {name: deck[name] for name in ("name", "format", "kind", "entries")} | more
    reply = await person.post("/decks", body)
    assert reply.status_code == 201, reply.text
    return str(reply.json()["deck"]["id"])


async def opened(person: Person, seats: int = 2, **options: object) -> httpx.Response:
    body = {"format": "conquering", "seats": seats, "options": options}
    return await person.post("/games", body)


@pytest.fixture
async def anna(client: httpx.AsyncClient) -> Person:
    return await Person.registered(client, "anna")


@pytest.fixture
async def ben(client: httpx.AsyncClient) -> Person:
    return await Person.registered(client, "ben")


async def test_a_format_lists_its_kinds_of_decks_q_5(client: httpx.AsyncClient) -> None:
    formats = (await client.get("/v1/formats")).json()["formats"]
    kinds = {each["id"]: [kind["id"] for kind in each["kinds"]] for each in formats}
    assert kinds["conquering"] == ["player", "natives", "treasures", "lands"]
    assert kinds["duel"] == ["player"]


async def test_a_table_that_names_no_decks_is_played_with_the_samples_q_5(
    client: httpx.AsyncClient, anna: Person, ben: Person
) -> None:
    carl = await Person.registered(client, "carl")
    reply = await opened(anna, 3)
    assert reply.status_code == 201, reply.text
    game = reply.json()["game"]
    assert [(each["kind"], each["cards"]) for each in game["decks"]] == [
        ("natives", 60), ("treasures", 30), ("lands", 100),
    ]  # fmt: skip
    for person, deck in zip((anna, ben, carl), await samples(anna), strict=False):
        taken = await person.post(
            f"/games/{game['id']}/seats", {"deck": await stored(person, deck)}
        )
        assert taken.status_code == 201, taken.text
    view = (await ben.get(f"/games/{game['id']}/view")).json()
    assert {(seat["hand_count"], seat["library_count"]) for seat in view["seats"]} == {(5, 35)}


async def test_an_opener_plays_with_decks_of_their_own(anna: Person) -> None:
    (natives,) = await samples(anna, "natives")
    deck = await stored(anna, natives, name="Anna's natives")
    game = (await opened(anna, natives=deck)).json()["game"]
    shown = {each["kind"]: each for each in game["decks"]}
    assert shown["natives"] == {
        "kind": "natives", "deck": deck, "name": "Anna's natives", "cards": 60,
    }  # fmt: skip
    assert shown["lands"]["deck"] == "sample-lands"


async def test_a_deck_of_somebody_else_is_there_once_it_is_shared_q_5(
    anna: Person, ben: Person
) -> None:
    (lands,) = await samples(anna, "lands")
    deck = await stored(anna, lands)
    problem(await opened(ben, lands=deck), 404)
    problem(await ben.get(f"/decks/{deck}"), 404)
    body = {name: lands[name] for name in ("name", "format", "kind", "entries")}
    replaced = await anna.ask("PUT", f"/decks/{deck}", json=body | {"shared": True})
    assert replaced.status_code == 200, replaced.text
    assert (await opened(ben, lands=deck)).status_code == 201
    told = (await ben.get(f"/decks/{deck}")).json()["deck"]
    assert (told["yours"], told["shared"], told["entries"]) == (False, True, lands["entries"])
    assert (await anna.get(f"/decks/{deck}")).json()["deck"]["yours"] is True
    problem(await ben.ask("DELETE", f"/decks/{deck}"), 404)
    problem(await ben.ask("PUT", f"/decks/{deck}", json=body), 404)


async def test_a_land_deck_too_small_for_the_table_is_refused_q_4(anna: Person) -> None:
    refused = problem(await opened(anna, 11), 409, "illegal-deck")
    assert [(each["rule"], each["code"]) for each in refused["problems"]] == [
        ("Q-4", "too-few-lands")
    ]
    assert (await opened(anna, 10)).status_code == 201


async def test_treasures_that_are_not_half_the_natives_are_refused_q_3(anna: Person) -> None:
    (treasures,) = await samples(anna, "treasures")
    treasures["entries"] = treasures["entries"][:22]
    refused = problem(await opened(anna, treasures=await stored(anna, treasures)), 409)
    assert [each["rule"] for each in refused["problems"]] == ["Q-3"]


async def test_a_deck_of_another_kind_is_refused(anna: Person) -> None:
    (lands,) = await samples(anna, "lands")
    deck = await stored(anna, lands)
    problem(await opened(anna, natives=deck), 409, "other-kind")
    problem(await opened(anna, natives="no-id"), 400, "bad-option")
    game = (await opened(anna)).json()["game"]["id"]
    refused = problem(await anna.post(f"/games/{game}/seats", {"deck": deck}), 409)
    assert "other-kind" in {each["code"] for each in refused["problems"]}
    body = {"name": "Nothing", "format": "duel", "kind": "natives", "entries": []}
    problem(await anna.post("/decks", body), 400, "unknown-kind")


async def test_errors_and_warnings_of_a_check_are_told_apart_q_4(
    client: httpx.AsyncClient,
) -> None:
    forests = [{"name": "Forest", "count": 40}]
    body = {"format": "conquering", "kind": "lands", "entries": forests}
    told = (await client.post("/v1/decks/check", json=body)).json()
    assert (told["legal"], told["kind"], told["problems"]) == (True, "lands", [])
    assert [(each["rule"], each["code"]) for each in told["warnings"]] == [("Q-4", "colors")]
    body = {"format": "conquering", "entries": forests}
    told = (await client.post("/v1/decks/check", json=body)).json()
    assert [each["code"] for each in told["problems"]] == ["land"]
    assert told["legal"] is False


async def test_a_list_of_natives_is_read_from_text(client: httpx.AsyncClient, anna: Person) -> None:
    (natives,) = await samples(anna, "natives")
    text = "\n".join(f"{each['count']} {each['name']}" for each in natives["entries"])
    body = {"text": text, "format": "conquering", "kind": "natives"}
    told = (await client.post("/v1/decks/import", json=body)).json()
    assert len(told["entries"]) == 60
    assert told["check"]["legal"] is True


async def test_a_table_has_banned_and_restricted_lists_of_its_own_q_1(anna: Person) -> None:
    deck = (await samples(anna))[0]
    held = await stored(anna, deck)
    names = {each["name"]: each["count"] for each in deck["entries"]}
    several = next(name for name, count in names.items() if count > 1)
    reply = await opened(anna, banned=["Mind Control"], restricted=[several.lower()])
    game = reply.json()["game"]["id"]
    expected = [("Q-1", "banned", "Mind Control"), ("Q-1", "restricted", several)]
    refused = problem(await anna.post(f"/games/{game}/seats", {"deck": held}), 409)
    assert [(e["rule"], e["code"], e["card"]) for e in refused["problems"]] == expected
    told = (await anna.get(f"/decks/{held}/check?game={game}")).json()
    assert [(e["rule"], e["code"], e["card"]) for e in told["problems"]] == expected
    assert (await anna.get(f"/decks/{held}/check")).json()["legal"] is True
    problem(await opened(anna, banned=[3]), 400, "bad-option")


async def test_shadow_creatures_are_warned_of_where_no_native_can_block_them_q_2(
    anna: Person,
) -> None:
    deck = (await samples(anna))[0]
    deck["entries"][0] = {"name": "Dauthi Slayer", "count": 4}
    held = await stored(anna, deck)
    (natives,) = await samples(anna, "natives")
    natives["entries"][0] = {"name": "Wall of Diffusion", "count": 1}
    prepared = await stored(anna, natives)
    cases: list[tuple[Json, list[str]]] = [({}, ["shadow"]), ({"natives": prepared}, [])]
    for named, warned in cases:
        game = (await opened(anna, **named)).json()["game"]["id"]
        told = (await anna.get(f"/decks/{held}/check?game={game}")).json()
        assert [each["code"] for each in told["warnings"]] == warned
        assert told["legal"] is True


async def test_shared_decks_are_listed_for_everybody_q_5(anna: Person, ben: Person) -> None:
    for kind in ("natives", "lands"):
        (deck,) = await samples(anna, kind)
        await stored(anna, deck, shared=kind == "lands", name=f"Anna's {kind}")
    (deck,) = await samples(anna, "lands")
    newest = await stored(anna, deck, shared=True, name="More lands")
    page = (await ben.get("/shared-decks?format=conquering&kind=lands&limit=1")).json()
    assert page["decks"] == [
        {
            "id": newest, "name": "More lands", "format": "conquering", "kind": "lands",
            "cards": 100, "owner": "anna",
        }
    ]  # fmt: skip
    rest = (await ben.get(f"/shared-decks?limit=1&cursor={page['next']}")).json()
    assert [each["name"] for each in rest["decks"]] == ["Anna's lands"]
    assert rest["next"] is None
    assert (await ben.get("/shared-decks?format=duel")).json()["decks"] == []
    problem(await ben.get("/shared-decks?cursor=x"), 400, "bad-cursor")
    await anna.ask("DELETE", f"/decks/{newest}")
    left = (await ben.get("/shared-decks?kind=lands")).json()["decks"]
    assert [each["name"] for each in left] == ["Anna's lands"]


async def test_a_land_deck_is_checked_for_as_many_as_play_q_4(client: httpx.AsyncClient) -> None:
    body: Json = {
        "format": "conquering", "kind": "lands", "entries": [{"name": "Vivid Crag", "count": 40}],
    }  # fmt: skip
    for seats, rules in ((None, []), (4, []), (5, ["Q-4"])):
        told = (await client.post("/v1/decks/check", json=body | {"seats": seats})).json()
        assert [each["rule"] for each in told["problems"]] == rules


async def test_a_deck_of_the_table_is_checked_by_its_own_format_whatever_the_game(
    anna: Person,
) -> None:
    (natives,) = await samples(anna, "natives")
    deck = await stored(anna, natives)
    duel = (await anna.post("/games", {"format": "duel", "seats": 2})).json()["game"]["id"]
    told = (await anna.get(f"/decks/{deck}/check?game={duel}")).json()
    assert (told["legal"], told["format"], told["kind"]) == (True, "conquering", "natives")
    player = await stored(anna, (await samples(anna))[0])
    told = (await anna.get(f"/decks/{player}/check?game={duel}")).json()
    assert (told["legal"], told["format"]) == (False, "duel")
