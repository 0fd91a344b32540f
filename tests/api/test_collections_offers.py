"""Cards given by agreement over HTTP, the ledger that tells of it, and what others may see."""

from datetime import UTC, datetime
from typing import Any
from uuid import uuid4

import httpx
import pytest

from domain.collection import decider
from domain.collection.card import Signature
from domain.collection.collection import collection_stream
from services.application import Application, Outside
from services.ports import Append
from tests.api.people import Person, opened

Json = dict[str, Any]

TERROR = {"name": "Terror", "set_code": "10E", "number": "182"}


@pytest.fixture
async def anna(client: httpx.AsyncClient) -> Person:
    return await Person.registered(client, "anna")


@pytest.fixture
async def ben(client: httpx.AsyncClient) -> Person:
    return await Person.registered(client, "ben")


@pytest.fixture
async def carl(client: httpx.AsyncClient) -> Person:
    return await Person.registered(client, "carl")


@pytest.fixture
async def card(anna: Person) -> str:
    """The id of a Terror of Anna's."""
    reply = await anna.post("/me/cards", {"cards": [TERROR]})
    return str(reply.json()["cards"][0]["id"])


async def offered(giver: Person, card: str, to: str = "ben", key: str | None = None) -> Json:
    reply = await giver.post("/me/offers", {"card": card, "to": to}, key=key)
    assert reply.status_code == 201, reply.text
    found: Json = reply.json()["offer"]
    return found


async def lost(outside: Outside, services: Application, card: str, of: Person, to: Person) -> str:
    """Let a card be lost in a game, as a settlement does it; return the game."""
    game, at = str(uuid4()), datetime(2026, 11, 30, 18, 0, tzinfo=UTC)
    loser = await services.collections.load(of.account)
    locked = decider.lock(loser, game, [card])
    await outside.store.append(
        Append(collection_stream(of.account), loser.version, locked),
        command_id=uuid4(), actor=of.account, at=at,
    )  # fmt: skip
    loser, winner = [await services.collections.load(who.account) for who in (of, to)]
    signed = loser.cards[card].signed(Signature(of.account, of.name, game, at))
    await outside.store.append(
        Append(
            collection_stream(of.account), loser.version,
            decider.lose(loser, card, game, to.account),
        ),
        Append(
            collection_stream(to.account), winner.version,
            decider.win(winner, signed, game, of.account),
        ),
        command_id=uuid4(), actor=to.account, at=at,
    )  # fmt: skip
    return game


async def test_an_accepted_offer_gives_the_card_with_its_ledger(
    anna: Person, ben: Person, card: str
) -> None:
    made = await offered(anna, card)
    assert (made["direction"], made["with"], made["status"]) == ("made", "ben", "open")
    (received,) = (await ben.get("/me/offers")).json()["received"]
    assert (received["id"], received["with"], received["card"]["id"]) == (made["id"], "anna", card)
    accepted = (await ben.post(f"/me/offers/{made['id']}/accept")).json()["offer"]
    assert accepted["status"] == "accepted"
    assert (await anna.get("/me/cards")).json()["cards"] == []
    (own,) = (await ben.get("/me/cards")).json()["cards"]
    assert own["id"] == card
    for person in (anna, ben):
        assert (await person.get("/me/offers")).json() == {"made": [], "received": []}
        told = (await person.get(f"/physical-cards/{card}")).json()
        assert (told["registered_by"], told["owner"]) == ("anna", "ben")
        ledger = [(line["what"], line["by"], line["with"]) for line in told["ledger"]]
        assert ledger == [
            ("registered", "anna", None), ("offered", "anna", "ben"), ("given", "anna", "ben"),
        ]  # fmt: skip


@pytest.mark.parametrize(("step", "by"), [("decline", "ben"), ("withdraw", "anna")])
async def test_an_offer_that_comes_to_nothing_leaves_the_card_where_it_is(
    anna: Person, ben: Person, card: str, step: str, by: str
) -> None:
    made = await offered(anna, card)
    who = {"anna": anna, "ben": ben}[by]
    first = await who.post(f"/me/offers/{made['id']}/{step}", key="k")
    again = await who.post(f"/me/offers/{made['id']}/{step}", key="k")
    assert first.json() == again.json()
    assert first.json()["offer"]["status"] == {"decline": "declined", "withdraw": "withdrawn"}[step]
    (own,) = (await anna.get("/me/cards")).json()["cards"]
    assert (own["id"], own["offer"]) == (card, None)
    assert (await ben.post(f"/me/offers/{made['id']}/accept")).status_code == 404


async def test_the_same_offer_again_is_one_offer(anna: Person, ben: Person, card: str) -> None:
    assert ben.name == "ben"
    assert await offered(anna, card, key="k") == await offered(anna, card, key="k")
    assert len((await anna.get("/me/offers")).json()["made"]) == 1


async def test_only_the_two_accounts_of_an_offer_can_do_anything_with_it(
    anna: Person, ben: Person, carl: Person, card: str
) -> None:
    made = await offered(anna, card)
    tries = [
        (person, step, offer)
        for person, steps in ((anna, ("accept", "decline")), (ben, ("withdraw",)),
                              (carl, ("accept", "decline", "withdraw")))
        for step in steps
        for offer in (made["id"], str(uuid4()))
    ]  # fmt: skip
    answers = [await who.post(f"/me/offers/{offer}/{step}") for who, step, offer in tries]
    assert {answer.status_code for answer in answers} == {404}
    assert len({answer.text for answer in answers}) == 1
    assert (await carl.get("/me/offers")).json() == {"made": [], "received": []}


async def test_what_cannot_be_offered(anna: Person, ben: Person, card: str) -> None:
    for body, status, code in (
        ({"card": card, "to": "nobody"}, 404, "unknown-player"),
        ({"card": card, "to": "Anna"}, 400, "offer-to-yourself"),
        ({"card": str(uuid4()), "to": "ben"}, 404, "not-your-card"),
    ):
        reply = await anna.post("/me/offers", body)
        assert (reply.status_code, reply.json()["code"]) == (status, code)
    await offered(anna, card, ben.name)
    reply = await anna.post("/me/offers", {"card": card, "to": "ben"})
    assert (reply.status_code, reply.json()["code"]) == (409, "card-offered")


async def test_an_offered_card_cannot_be_taken_out(anna: Person, ben: Person, card: str) -> None:
    await offered(anna, card, ben.name)
    reply = await anna.ask("DELETE", f"/me/cards/{card}")
    assert (reply.status_code, reply.json()["code"]) == (409, "card-offered")


# --- what lasts across games --------------------------------------------------------


async def test_a_lost_card_can_be_traced_from_its_registration_to_who_has_it_now(
    anna: Person, ben: Person, card: str, outside: Outside, services: Application
) -> None:
    game = await lost(outside, services, card, anna, ben)
    told = (await ben.get(f"/physical-cards/{card}")).json()
    assert (told["registered_by"], told["owner"]) == ("anna", "ben")
    assert [(each["by"], each["game"]) for each in told["card"]["signatures"]] == [("anna", game)]
    ledger = [(line["what"], line["by"], line["with"], line["game"]) for line in told["ledger"]]
    assert ledger == [
        ("registered", "anna", None, None), ("lost", "anna", "ben", game),
        ("signed", "anna", "ben", game),
    ]  # fmt: skip
    mine = (await anna.get(f"/physical-cards/{card}")).json()["ledger"]
    assert [line["what"] for line in mine] == ["registered", "locked", "lost", "signed"]


async def test_a_strangers_walk_along_ledgers_finds_nothing(
    anna: Person, ben: Person, carl: Person, card: str, outside: Outside, services: Application
) -> None:
    await lost(outside, services, card, anna, ben)
    theirs = await carl.get(f"/physical-cards/{card}")
    assert theirs.status_code == 404
    assert theirs.json() == (await carl.get(f"/physical-cards/{uuid4()}")).json()


async def test_which_cards_a_game_holds_is_told_to_their_owner_alone(
    anna: Person, ben: Person, card: str, outside: Outside, services: Application
) -> None:
    await lost(outside, services, card, anna, ben)
    quiet = (await anna.get(f"/physical-cards/{card}")).json()
    listed = (await anna.get("/players/ben/signatures?side=held")).json()
    bens = await services.collections.load(ben.account)
    await outside.store.append(
        Append(
            collection_stream(ben.account), bens.version,
            (
                *decider.put_in_deck(bens, str(uuid4()), (card,)),
                *decider.lock(bens, str(uuid4()), [card]),
            ),
        ),
        command_id=uuid4(), actor=ben.account, at=datetime(2026, 11, 30, 19, 0, tzinfo=UTC),
    )  # fmt: skip
    assert (await anna.get(f"/physical-cards/{card}")).json() == quiet
    assert (await anna.get("/players/ben/signatures?side=held")).json() == listed
    assert (await ben.get("/me/cards?locked=true")).json()["total"] == 1


async def test_signatures_are_listed_by_who_gave_them_and_by_who_holds_them(
    anna: Person, ben: Person, carl: Person, card: str, outside: Outside, services: Application
) -> None:
    game = await lost(outside, services, card, anna, ben)
    given = (await carl.get("/players/anna/signatures")).json()
    held = (await carl.get("/players/BEN/signatures?side=held")).json()
    assert (given["player"], held["player"]) == ("anna", "ben")
    assert given["signatures"] == held["signatures"]
    (one,) = given["signatures"]
    assert (one["by"], one["held_by"], one["game"]) == ("anna", "ben", game)
    assert one["card"]["id"] == card
    assert (await carl.get("/players/ben/signatures")).json()["signatures"] == []
    assert (await carl.get("/players/nobody/signatures")).status_code == 404
    assert (await carl.get("/players/anna/signatures?cursor=x")).status_code == 400


async def test_signatures_come_in_pages(
    anna: Person, ben: Person, outside: Outside, services: Application
) -> None:
    reply = await anna.post("/me/cards", {"cards": [{**TERROR, "count": 3}]})
    cards = sorted(each["id"] for each in reply.json()["cards"])
    for each in cards:
        await lost(outside, services, each, anna, ben)
    found, cursor = [], None
    while True:
        query = f"&cursor={cursor}" if cursor else ""
        page = (await ben.get(f"/players/ben/signatures?side=held&limit=2{query}")).json()
        found += [each["card"]["id"] for each in page["signatures"]]
        cursor = page["next"]
        if cursor is None:
            break
    assert found == cards


async def test_two_players_record_counts_cards_and_names_each_way(
    anna: Person, ben: Person, carl: Person, card: str, outside: Outside, services: Application
) -> None:
    await lost(outside, services, card, anna, ben)
    await lost(outside, services, card, ben, anna)
    await lost(outside, services, card, anna, ben)
    found = (await carl.get("/players/anna/head-to-head/ben")).json()
    assert found["games"] == 0
    annas, bens = found["players"]
    assert (annas["name"], annas["cards_won"], annas["signatures_won"]) == ("anna", 1, 1)
    assert (bens["name"], bens["cards_won"], bens["signatures_won"]) == ("ben", 2, 1)
    assert (annas["signed_cards_held"], bens["signed_cards_held"]) == (0, 1)
    assert (await carl.get("/players/anna/head-to-head/anna")).status_code == 400
    assert (await carl.get("/players/anna/head-to-head/nobody")).status_code == 404


async def test_accounts_are_told_of_offers_and_of_cards_lost_and_won(
    anna: Person, ben: Person, card: str, outside: Outside, services: Application
) -> None:
    made = await offered(anna, card)
    await anna.post(f"/me/offers/{made['id']}/withdraw")
    made = await offered(anna, card)
    await ben.post(f"/me/offers/{made['id']}/accept")
    game = await lost(outside, services, card, ben, anna)
    told = {}
    for person in (anna, ben):
        entries = (await person.get("/me/stream")).json()["entries"]
        told[person.name] = [(each["record"], each["game"]) for each in entries]
    assert told["anna"] == [("offer_withdrawn", None), ("offer_accepted", None), ("card_won", game)]
    assert told["ben"] == [
        ("offer_received", None), ("offer_withdrawn", None), ("offer_received", None),
        ("card_received", None), ("card_lost", game),
    ]  # fmt: skip


async def test_a_card_won_stands_in_the_winners_list_under_the_losers_name(
    anna: Person, ben: Person, card: str, outside: Outside, services: Application
) -> None:
    await lost(outside, services, card, anna, ben)
    for query, total in (("signed_by=ANNA", 1), ("signed_by=ben", 0), ("signed=false", 0)):
        assert (await ben.get(f"/me/cards?{query}")).json()["total"] == total
    assert (await ben.get("/me/settlements")).json() == {"settlements": []}


async def finished(anna: Person, ben: Person, **more: object) -> None:
    """Let Anna concede a duel to Ben."""
    game = (await opened(anna, **more))["id"]
    for person in (anna, ben):
        deck = await person.sample_deck()
        seated = await person.post(f"/games/{game}/seats", {"deck": deck})
        assert seated.status_code == 201, seated.text
    assert (await anna.post(f"/games/{game}/actions", {"action": "concede"})).status_code == 200


async def test_games_at_private_tables_are_counted_for_the_two_players_alone(
    anna: Person, ben: Person, carl: Person
) -> None:
    await finished(anna, ben)
    await finished(anna, ben, private=True, invite=["ben"])
    for person, games in ((anna, 2), (ben, 2), (carl, 1)):
        found = (await person.get("/players/ben/head-to-head/anna")).json()
        assert (found["games"], found["drawn"]) == (games, 0)
        assert [each["games_won"] for each in found["players"]] == [games, 0]
