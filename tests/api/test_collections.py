"""Physical cards over HTTP: registered, listed, taken out, from lists, in decks."""

from typing import Any
from uuid import uuid4

import httpx
import pytest

from domain.collection import decider
from services.application import Application
from tests.api.people import Person

Json = dict[str, Any]

TERROR = {"name": "Terror", "set_code": "10E", "number": "182"}
LIST = "1 Terror (10E) 182\n2 Shock (10E) 232 *F*\nSideboard\n1 Opt"


@pytest.fixture
async def anna(client: httpx.AsyncClient) -> Person:
    return await Person.registered(client, "anna")


@pytest.fixture
async def ben(client: httpx.AsyncClient) -> Person:
    return await Person.registered(client, "ben")


async def registered(person: Person, *cards: Json) -> list[Json]:
    """Register cards and return them as they are told."""
    reply = await person.post("/me/cards", {"cards": list(cards)})
    assert reply.status_code == 201, reply.text
    found: list[Json] = reply.json()["cards"]
    return found


def refused(reply: httpx.Response, status: int, code: str) -> Json:
    """Return the problem document of a refusal."""
    assert (reply.status_code, reply.json()["code"]) == (status, code), reply.text
    document: Json = reply.json()
    return document


# --- registering --------------------------------------------------------------------


async def test_a_card_is_registered_with_its_printing_and_an_id_of_its_own(anna: Person) -> None:
    first, second = await registered(anna, {**TERROR, "count": 2})
    assert first["id"] != second["id"]
    assert (first["name"], first["set_code"], first["number"]) == ("Terror", "10E", "182")
    assert first["rarity"] == "common"
    assert first["signatures"] == first["decks"] == []
    assert first["locked_by"] is None


async def test_a_card_of_which_no_set_is_said_is_of_the_oldest_printing_with_that_finish(
    anna: Person,
) -> None:
    plain, foil = await registered(anna, {"name": "shock"}, {"name": "Shock", "foil": True})
    assert (plain["name"], plain["set_code"]) == ("Shock", "STH")
    assert (foil["set_code"], foil["foil"]) == ("10E", True)


@pytest.mark.parametrize(
    ("card", "code"),
    [
        ({"name": "Shok"}, "unknown-card"),
        ({**TERROR, "number": "1"}, "no-such-printing"),
        ({**TERROR, "set_code": "ZZZ"}, "no-such-printing"),
        ({"name": "Shock", "set_code": "STH", "foil": True}, "no-such-finish"),
    ],
)
async def test_what_was_never_printed_is_not_registered_nor_what_stands_beside_it(
    anna: Person, card: Json, code: str
) -> None:
    reply = await anna.post("/me/cards", {"cards": [TERROR, card]})
    (doubt,) = refused(reply, 400, "cards-in-doubt")["problems"]
    assert (doubt["at"], doubt["code"]) == (2, code)
    assert doubt.get("suggestions") or doubt.get("printings")
    assert (await anna.get("/me/cards")).json()["cards"] == []


async def test_too_many_cards_at_once_are_refused(anna: Person) -> None:
    many = {"cards": [{**TERROR, "count": 600}, {**TERROR, "count": 401}]}
    refused(await anna.post("/me/cards", many), 400, "too-many-cards")


async def test_the_same_request_again_registers_nothing_and_tells_the_same(anna: Person) -> None:
    body = {"cards": [{**TERROR, "count": 3}]}
    first = await anna.post("/me/cards", body, key="k")
    again = await anna.post("/me/cards", body, key="k")
    assert first.json() == again.json()
    assert len((await anna.get("/me/cards")).json()["cards"]) == 3
    refused(await anna.post("/me/cards", {"cards": [TERROR]}, key="k"), 422, "key-reused")


# --- reading ------------------------------------------------------------------------


async def test_ones_cards_come_in_pages_by_id(anna: Person) -> None:
    cards = await registered(anna, {**TERROR, "count": 5})
    ids, cursor = [], ""
    while True:
        query = f"?limit=2&cursor={cursor}" if cursor else "?limit=2"
        page = (await anna.get(f"/me/cards{query}")).json()
        ids += [card["id"] for card in page["cards"]]
        if page["next"] is None:
            break
        cursor = page["next"]
    assert ids == sorted(card["id"] for card in cards)


async def test_cards_are_found_by_part_of_their_name(anna: Person) -> None:
    await registered(anna, TERROR, {"name": "Shock"})
    for query, names in (("name=terr", ["Terror"]), ("name=opt", []), ("signed=true", []),
                         ("locked=false&name=SHOCK", ["Shock"]), ("signed_by=ben", [])):  # fmt: skip
        page = (await anna.get(f"/me/cards?{query}")).json()
        assert [card["name"] for card in page["cards"]] == names, query


async def test_a_read_that_finds_what_is_known_already_is_not_sent_again(anna: Person) -> None:
    await registered(anna, TERROR)
    first = await anna.get("/me/cards")
    again = await anna.get("/me/cards", headers={"If-None-Match": first.headers["ETag"]})
    assert again.status_code == 304


async def test_nobody_sees_the_cards_of_others(anna: Person, ben: Person) -> None:
    (card,) = await registered(anna, TERROR)
    assert (await ben.get("/me/cards")).json()["cards"] == []
    theirs = await ben.get(f"/physical-cards/{card['id']}")
    nobodys = await ben.get(f"/physical-cards/{uuid4()}")
    assert theirs.status_code == nobodys.status_code == 404
    assert theirs.json() == nobodys.json()
    for path in (card["id"], uuid4()):
        refused(await ben.ask("DELETE", f"/me/cards/{path}"), 404, "not-your-card")


async def test_a_card_that_was_registered_by_mistake_is_taken_out(anna: Person) -> None:
    (card,) = await registered(anna, TERROR)
    gone = await anna.ask("DELETE", f"/me/cards/{card['id']}", headers={"Idempotency-Key": "k"})
    assert gone.status_code == 204
    again = await anna.ask("DELETE", f"/me/cards/{card['id']}", headers={"Idempotency-Key": "k"})
    assert again.status_code == 204
    assert (await anna.get("/me/cards")).json()["cards"] == []
    told = (await anna.get(f"/physical-cards/{card['id']}")).json()
    assert told["owner"] is None
    assert [line["what"] for line in told["ledger"]] == ["registered", "unregistered"]


# --- lists --------------------------------------------------------------------------


async def test_a_list_is_registered_card_by_card(anna: Person) -> None:
    reply = await anna.post("/me/cards/import", {"text": LIST})
    assert reply.status_code == 201, reply.text
    cards = reply.json()["cards"]
    assert [card["name"] for card in cards] == ["Terror", "Shock", "Shock", "Opt"]
    assert [card["foil"] for card in cards] == [False, True, True, False]
    assert reply.json()["deck"] is None
    assert reply.json()["skipped"] == []


async def test_a_list_becomes_a_deck_of_its_cards_in_the_same_step(
    anna: Person, services: Application
) -> None:
    body = {"text": LIST, "deck": {"name": "Mine", "format": "duel"}}
    reply = await anna.post("/me/cards/import", body, key="k")
    cards, deck = reply.json()["cards"], reply.json()["deck"]
    assert [entry["card"] for entry in deck["entries"]] == [card["id"] for card in cards]
    assert [entry["zone"] for entry in deck["entries"]] == ["main"] * 3 + ["sideboard"]
    assert all(card["decks"] == [deck["id"]] for card in cards)
    assert (await anna.get(f"/decks/{deck['id']}")).json()["deck"] == deck
    again = await anna.post("/me/cards/import", body, key="k")
    assert again.json() == reply.json()
    assert len((await services.collections.load(anna.account)).cards) == 4


async def test_a_doubtful_line_refuses_a_list_unless_it_is_to_be_skipped(anna: Person) -> None:
    body = {"text": "1 Terror\n1 Nonesuch\n1 Shock (STH) 98 *F*"}
    doubts = refused(await anna.post("/me/cards/import", body), 400, "cards-in-doubt")["problems"]
    told = [(each["at"], each["code"]) for each in doubts]
    assert told == [(2, "unknown-card"), (3, "no-such-finish")]
    reply = await anna.post("/me/cards/import", {**body, "skip_doubtful": True})
    assert [card["name"] for card in reply.json()["cards"]] == ["Terror"]
    assert [(each["at"], each["code"]) for each in reply.json()["skipped"]] == told


async def test_a_list_without_a_card_is_refused(anna: Person) -> None:
    body = {"text": "1 Nonesuch", "skip_doubtful": True}
    refused(await anna.post("/me/cards/import", body), 400, "no-cards")


@pytest.mark.parametrize(
    ("more", "code"),
    [({"deck": {"name": "x", "format": "chess"}}, "unknown-format"), ({"text": "999 Shock\n2 Opt"}, "too-many-cards")],
)  # fmt: skip
async def test_a_list_that_leads_to_nothing_registers_nothing(
    anna: Person, more: Json, code: str
) -> None:
    refused(await anna.post("/me/cards/import", {"text": LIST, **more}), 400, code)
    assert (await anna.get("/me/cards")).json()["cards"] == []


# --- decks --------------------------------------------------------------------------


async def stored(person: Person, *entries: Json) -> httpx.Response:
    return await person.post("/decks", {"name": "D", "format": "duel", "entries": list(entries)})


async def test_a_deck_names_cards_by_their_ids_and_the_service_fills_in_the_rest(
    anna: Person,
) -> None:
    (card,) = await registered(anna, TERROR)
    deck = (await stored(anna, {"card": card["id"]})).json()["deck"]
    (entry,) = deck["entries"]
    assert (entry["name"], entry["set_code"], entry["number"]) == ("Terror", "10E", "182")
    (told,) = (await anna.get("/me/cards")).json()["cards"]
    assert told["decks"] == [deck["id"]]
    sent_back = {name: deck[name] for name in ("name", "format", "entries")}
    replaced = await anna.ask("PUT", f"/decks/{deck['id']}", json=sent_back)
    assert replaced.json()["deck"]["entries"] == deck["entries"]


async def test_nobody_puts_a_card_of_somebody_else_into_a_deck(anna: Person, ben: Person) -> None:
    (card,) = await registered(anna, TERROR)
    for named in (card["id"], str(uuid4())):
        refused(await stored(ben, {"card": named}), 404, "not-your-card")


async def test_a_physical_card_is_in_a_deck_once(anna: Person) -> None:
    (card,) = await registered(anna, TERROR)
    refused(await stored(anna, {"card": card["id"]}, {"card": card["id"]}), 400, "card-twice")
    two = {"card": card["id"], "name": "Terror", "count": 2}
    refused(await stored(anna, two), 400, "one-of-a-kind")


async def test_a_card_whose_deck_is_deleted_is_in_no_deck(anna: Person) -> None:
    (card,) = await registered(anna, TERROR)
    deck = (await stored(anna, {"card": card["id"]})).json()["deck"]
    assert (await anna.ask("DELETE", f"/decks/{deck['id']}")).status_code == 204
    (told,) = (await anna.get("/me/cards")).json()["cards"]
    assert told["decks"] == []


async def test_a_deck_whose_card_was_given_away_says_so_and_names_who_has_it(
    anna: Person, ben: Person
) -> None:
    (card,) = await registered(anna, TERROR)
    deck = (await stored(anna, {"card": card["id"]})).json()["deck"]
    made = (await anna.post("/me/offers", {"card": card["id"], "to": "ben"})).json()["offer"]
    await ben.post(f"/me/offers/{made['id']}/accept")
    check = (await anna.get(f"/decks/{deck['id']}/check")).json()
    gone = next(each for each in check["problems"] if each["rule"] == "C-8")
    assert (gone["code"], gone["card"], gone["taken_by"]) == ("card-given", "Terror", "ben")
    assert gone["physical_card"] == card["id"]
    assert check["legal"] is False
    replaced = await anna.ask(
        "PUT", f"/decks/{deck['id']}",
        json={"name": "D", "format": "duel", "entries": deck["entries"]},
    )  # fmt: skip
    assert replaced.status_code == 200, "a deck may keep what it lost until it is repaired"


async def test_a_full_collection_takes_no_card_more(
    anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decider, "MOST_CARDS", 2)
    await registered(anna, {**TERROR, "count": 2})
    refused(await anna.post("/me/cards", {"cards": [TERROR]}), 409, "collection-full")
