"""Centurion over HTTP: cards played as lands, the rows of the board, checks of its decks."""

import httpx
import pytest

from domain.cards.catalogue import STARTER
from domain.cards.colors import colors_of
from domain.cards.corpus.printed import FIRST_PRINTINGS
from tests.api.people import Json, Person, problem
from tests.api.test_sandboxes import asked, opened, picked

POSITION: Json = {
    "format": "centurion",
    "players": [
        {
            "name": "Anna",
            "zones": {
                "hand": ["Shock", "Lightning Helix"], "battlefield": ["Grizzly Bears", "Exploration"],
                "ante": ["Terror"],
            },
        },
        {"name": "Ben", "zones": {"ante": ["Opt"]}},
    ],
    "turn": {"number": 5, "step": "precombat_main", "holder": "A"},
}  # fmt: skip


@pytest.fixture
async def anna(client: httpx.AsyncClient) -> Person:
    return await Person.registered(client, "anna")


async def play(seat: Person, path: str, label: str) -> Json:
    decision = await asked(seat, path)
    body = {"answers": [picked(decision, label)]}
    reply = await seat.post(f"{path}/decisions/{decision['decision_id']}", body)
    assert reply.status_code == 200, reply.text
    done: Json = reply.json()
    return done


async def view(seat: Person, path: str) -> Json:
    found: Json = (await seat.get(f"{path}/view")).json()
    return found


async def side(seat: Person, path: str, of: str) -> tuple[str, list[tuple[str, list[str]]]]:
    """Return where a seat's lands are, and the names in its rows, the front one first."""
    seen = await view(seat, path)
    names = {each["handle"]: each["printed"] or each["name"] for each in seen["battlefield"]}
    (found,) = [each for each in seen["panels"]["rows"] if each["seat"] == of]
    rows = [(row["name"], [names[handle] for handle in row["objects"]]) for row in found["rows"]]
    return found["land_row"], rows


async def test_a_card_is_played_as_a_land_and_everybody_sees_which_c_10(anna: Person) -> None:
    path, seats = await opened(anna, POSITION)
    await play(seats["A"], path, "Play Shock as Mountain")
    for seat in "AB":
        lands = [each for each in (await view(seats[seat], path))["battlefield"]
                 if "land" in each["types"]]  # fmt: skip
        (land,) = lands
        assert (land["name"], land["printed"], land["played_as"]) == (
            "Mountain", "Shock", "Mountain",
        )  # fmt: skip
        assert (land["types"], land["subtypes"], land["supertypes"]) == (
            ["land"], ["Mountain"], ["basic"],
        )  # fmt: skip
        assert (land["cost"], land["colors"]) == (None, [])


@pytest.mark.parametrize("seat", ["A", "B"])
async def test_the_story_tells_of_it_alike_to_all_c_11(anna: Person, seat: str) -> None:
    path, seats = await opened(anna, POSITION)
    await play(seats["A"], path, "Play Shock as Mountain")
    await play(seats["A"], path, "Play Lightning Helix as a nonbasic land")
    told = (await seats[seat].get(f"{path}/events")).text
    assert "Anna plays Shock as Mountain." in told
    assert "Anna plays Lightning Helix as a nonbasic land." in told


async def test_the_ante_is_a_zone_that_all_see_c_21(anna: Person) -> None:
    path, seats = await opened(anna, POSITION)
    zones = (await view(seats["B"], path))["zones"]
    assert {key: [each["name"] for each in held] for key, held in zones.items()} == {
        "ante:A": ["Terror"], "ante:B": ["Opt"],
    }  # fmt: skip


async def test_the_board_shows_two_rows_and_their_player_arranges_them_c_17(anna: Person) -> None:
    path, seats = await opened(anna, POSITION)
    await play(seats["A"], path, "Play Shock as Mountain")
    others = ("others", ["Grizzly Bears", "Exploration"])
    assert await side(seats["B"], path, "A") == ("back", [others, ("lands", ["Shock"])])
    before = await asked(seats["A"], path)
    standing = (await seats["A"].get(f"{path}/decisions")).json()["standing"]
    (arrange,) = [each for each in standing if each["action"] == "arrange"]
    assert (arrange["name"], arrange["choice"]) == ("land_row", "back")
    assert arrange["choices"] == ["back", "front"]
    chosen = {"action": "arrange", "name": "land_row", "choice": "front"}
    reply = await seats["A"].post(f"{path}/actions", chosen)
    assert reply.status_code == 200, reply.text
    assert await side(seats["B"], path, "A") == ("front", [("lands", ["Shock"]), others])
    assert (await asked(seats["A"], path))["decision_id"] == before["decision_id"]
    assert "Anna sets the land row to front." in (await seats["B"].get(f"{path}/events")).text


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"action": "arrange", "name": "land_row", "choice": "side"}, "unknown-arrangement"),
        ({"action": "arrange", "name": "hand", "choice": "front"}, "unknown-arrangement"),
        ({"action": "arrange", "name": "land_row"}, "bad-action"),
        ({"action": "concede", "name": "land_row", "choice": "front"}, "bad-action"),
    ],
)
async def test_nothing_else_can_be_arranged_c_17(anna: Person, body: Json, code: str) -> None:
    path, seats = await opened(anna, POSITION)
    assert problem(await seats["A"].post(f"{path}/actions", body), 400)["code"] == code


def legal_deck() -> list[Json]:
    """Return a hundred commons and uncommons of the catalogue, twenty of each colour."""
    found: dict[str, list[str]] = {color: [] for color in "WUBRG"}
    for card in STARTER.definitions:
        colors, printing = colors_of(card), FIRST_PRINTINGS[card.name]
        if len(colors) == 1 and printing.rarity in ("common", "uncommon") and not card.faces:
            found[colors[0]].append(card.name)
    return [{"name": n, "count": 1} for names in found.values() for n in names[:20]]


async def checked(client: httpx.AsyncClient, entries: list[Json]) -> Json:
    body = {"format": "centurion", "entries": entries}
    reply = await client.post("/v1/decks/check", json=body)
    assert reply.status_code == 200, reply.text
    told: Json = reply.json()
    return told


async def test_a_check_tells_for_which_colour_each_card_counts_c_3(
    client: httpx.AsyncClient,
) -> None:
    entries = legal_deck()
    told = await checked(client, entries)
    assert (told["legal"], told["problems"]) == (True, [])
    assert told["colors"]["counts"] == dict.fromkeys("WUBRG", 20)
    assert set(told["colors"]["assignment"]) == {entry["name"] for entry in entries}
    assert told["colors"]["short"] == {}


async def test_a_check_names_the_colour_that_falls_short_c_3(client: httpx.AsyncClient) -> None:
    entries = [*legal_deck()[6:], *({"name": name, "count": 1} for name in ("Memnite",) * 6)]
    told = await checked(client, entries)
    assert told["colors"]["short"] == {"W": 1}
    short = [each for each in told["problems"] if each["rule"] == "C-3"]
    assert [each["color"] for each in short] == ["W"]


async def test_a_check_says_which_printing_it_took_c_5(client: httpx.AsyncClient) -> None:
    told = await checked(client, [{"name": "Hypnotic Specter", "count": 1}])
    assert told["assumed"] == [
        {"card": "Hypnotic Specter", "set_code": "LEA", "number": "112", "rarity": "uncommon"}
    ]
    named = {"name": "Hypnotic Specter", "count": 1, "set_code": "9ED", "number": "141"}
    told = await checked(client, [named])
    assert told["assumed"] == []
    assert ("C-5", "rare") in {(each["rule"], each["code"]) for each in told["problems"]}


async def test_a_check_in_another_format_counts_no_colours(client: httpx.AsyncClient) -> None:
    body = {"format": "duel", "entries": [{"name": "Mountain", "count": 60}]}
    told = (await client.post("/v1/decks/check", json=body)).json()
    assert told["legal"] is True
    assert told.get("colors") is None
