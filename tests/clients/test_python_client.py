"""The generated Python client: it is typed, loses nothing, and plays whole games."""

import importlib
import json
import subprocess
import sys
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from house import persistence
from house.player import Player
from house.service import Json, Refused
from openapi.generate import examples
from tests.api.people import stranger
from tests.clients.breaking import Breaking
from tests.clients.conftest import ROOT
from tests.e2e.service import served

URL = "http://test"


def in_process(app: FastAPI) -> httpx.ASGITransport:
    return httpx.ASGITransport(app, raise_app_exceptions=False)


@pytest.fixture
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(persistence, "FIRST_PAUSE", 0.0)


async def seated(nobody: Any, names: tuple[str, str]) -> tuple[str, list[Any]]:
    seats = [await nobody.register(name, "correct horse battery") for name in names]
    deck = (await nobody.sample_decks())[0]
    game = await seats[0].open_game("duel", 2)
    for seat in seats:
        await seat.take_seat(game, await seat.make_deck(deck))
    return game, seats


async def events(app: FastAPI, game: str) -> list[Any]:
    """Return all that is told of a game, read page by page."""
    told: list[Any] = []
    async with stranger(app) as http:
        while True:
            query = {"after": len(told), "limit": 100}
            page = (await http.get(f"/v1/games/{game}/events", params=query)).json()["events"]
            if not page:
                return told
            told += page


async def replayed(app: FastAPI, game: str, version: int) -> Json:
    """Return the whole board as it was at an event."""
    async with stranger(app) as http:
        path = f"/v1/games/{game}/replay?version={version}&audience=after"
        board: Json = (await http.get(path)).json()
    return board


def passed_through(name: str, document: Json) -> Json:
    """Return a document as it comes out of its generated type."""
    model = getattr(importlib.import_module("antechamber_client.models"), name)
    back: Json = model.from_dict(json.loads(json.dumps(document))).to_dict()
    return back


@pytest.mark.slow
@pytest.mark.usefixtures("no_pauses")
async def test_house_players_play_a_whole_duel_through_it_though_replies_are_lost(
    house_service: ModuleType, app: FastAPI
) -> None:
    network = Breaking(in_process(app), every=5)
    nobody = house_service.GeneratedService(URL, transport=network)
    game, seats = await seated(nobody, ("anna", "ben"))
    anna, ben = (Player(seat, game, Random(n)) for n, seat in enumerate(seats))

    while (now := await seats[0].game(game))["status"] != "over":
        for player in (anna, ben):
            for decision in (await player.client.decisions(game))["decisions"][:1]:
                await player.decide(decision)

    repeated = network.repeated()
    assert len(repeated) > 5
    assert all(len(set(bodies)) == 1 for bodies in repeated.values())
    assert now["result"]["reason"]
    told = await events(app, game)
    assert [event["version"] for event in told] == list(range(1, now["version"] + 1))
    answered = sum(event["type"] == "Answered" for event in told)
    assert answered == len(network.complete)
    for version in range(1, now["version"] + 1, 9):
        board = await replayed(app, game, version)
        assert passed_through("View", board) == board


async def test_a_refusal_is_a_typed_problem_and_is_raised(
    house_service: ModuleType, app: FastAPI
) -> None:
    nobody = house_service.GeneratedService(URL, transport=in_process(app))
    game, seats = await seated(nobody, ("anna", "ben"))

    with pytest.raises(Refused) as refused:
        await seats[0].answer(game, "d_nosuchdecision", [{"choose": ["pass"]}])

    assert refused.value.status == 409
    assert refused.value.document["type"] == "/problems/stale"
    assert refused.value.document["game_version"] > 0


@pytest.mark.slow
async def test_it_plays_a_duel_against_the_real_servers(
    house_service: ModuleType, fresh_database_url: str, redis_url: str, redis_prefix: str
) -> None:
    async with served(fresh_database_url, redis_url, redis_prefix) as url:
        game = await house_service.duel(url, 7)

    assert game["status"] == "over"
    assert set(game["result"]["winners"]) <= {"A", "B"}


@pytest.mark.parametrize("name", sorted(examples()))
def test_a_recorded_document_passes_through_its_type_unchanged(
    name: str, house_service: ModuleType
) -> None:
    for recorded in examples()[name]:
        assert passed_through(name, recorded) == recorded


@pytest.mark.slow
def test_the_package_and_the_example_on_top_of_it_hold_under_strict_types(
    python_package: Path, tmp_path: Path
) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path), "clients"],
        cwd=ROOT, env={"MYPYPATH": str(python_package)}, capture_output=True, text=True,
        check=False, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
