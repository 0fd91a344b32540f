"""Abuse cases 3 to 5: ids of hidden cards, the options of others, and tells of passing."""

import dataclasses
from collections.abc import Iterator
from random import Random
from typing import Any
from uuid import UUID

import pytest
from msgspec.structs import replace

from domain.game import handles
from domain.game.handles import Handles
from domain.game.state import evolve, initial
from domain.rules import GameState, Ref, stops
from tests.leaks.gathering import NOBODY, STRANGER, Gathering
from tests.support.whole_games import begun, played

Json = dict[str, Any]


# -- 3: stable ids --


def things(document: Any) -> Iterator[Json]:
    """Yield every object of a view or a decision: what has a handle and a zone."""
    if isinstance(document, dict):
        if "handle" in document and "zone" in document:
            yield document
        for value in document.values():
            yield from things(value)
    elif isinstance(document, list):
        for value in document:
            yield from things(value)


def tracks(here: Gathering) -> list[str]:
    """Return what a handle tells of a hidden card: one that lives on, or that two viewers share.

    A handle that a role has seen stands for one name in one zone and never for another; one
    that went out of a hand or library never comes back; and no two roles have one in common.
    """
    found: list[str] = []
    places: dict[tuple[str, str], tuple[str, str]] = {}
    owners: dict[str, set[str]] = {}
    for one in here.heard:
        if one.seen.status != 200 or not one.ask.path.startswith(here.path):
            continue
        for document in one.seen.documents:
            viewer = document.get("audience", one.role)
            for thing in things(document):
                place = (str(thing.get("name")), thing["zone"])
                if places.setdefault((viewer, thing["handle"]), place) != place:
                    found.append(f"{viewer}: {thing['handle']} was {place} before")
                owners.setdefault(thing["handle"], set()).add(viewer)
    return found + [
        f"{sorted(seen)} share {name}" for name, seen in owners.items() if len(seen) > 1
    ]


async def with_mulligans(decks: tuple[int, int], steps: int) -> Gathering:
    """Play: both take a mulligan, and everybody reads every board."""
    here = await Gathering.begun(decks)
    rng = Random(3)
    await boards(here)
    for seat, decision in await here.pending():
        again = next(c for c in decision["candidates"] if "mulligan" in c["label"])
        path = f"{here.path}/decisions/{decision['decision_id']}"
        seen = await here.ask(seat, "POST", path, {"answers": [{"choose": [again["handle"]]}]})
        assert seen.status == 200
    for _ in range(steps):
        await boards(here)
        if not await here.step(rng):
            break
    return here


async def boards(here: Gathering) -> None:
    """Let every role read the board as it stands."""
    for role in here.tokens:
        await here.get(role, "/view")


@pytest.mark.slow
@pytest.mark.parametrize("decks", [(0, 1), (15, 15), (16, 12)])
async def test_case_3_no_handle_outlives_a_mulligan_a_shuffle_or_a_return(
    decks: tuple[int, int],
) -> None:
    here = await with_mulligans(decks, 60)
    assert len(here.heard) > 300
    assert tracks(here) == []


async def test_case_3_a_hand_of_after_a_mulligan_has_no_handle_of_before() -> None:
    here = await with_mulligans((0, 1), 0)
    await boards(here)
    hands = [
        {thing["handle"] for thing in one.seen.json["seats"][at]["hand"]}
        for one in here.heard
        if one.role == "A" and one.ask.path.endswith("/view")
        for at, seat in enumerate(one.seen.json["seats"])
        if seat["seat"] == "A"
    ]
    before, after = hands[0], hands[-1]
    assert len(before) == len(after) == 7
    assert not before & after


async def test_case_3_control_a_handle_that_stays_through_a_shuffle_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    here = await Gathering.begun((0, 1))
    of = Handles.of

    def physical(self: Handles, ref: Ref) -> str:
        game = here.world.services.tables._hot[UUID(here.party.game)]
        thing = game.table.play.objects.get(ref) if isinstance(ref, int) else None
        return of(self, f"card {thing.slot}" if thing is not None else ref)

    monkeypatch.setattr(handles.Handles, "of", physical)
    rng = Random(3)
    for _ in range(40):
        await boards(here)
        await here.step(rng)
    assert tracks(here)


# -- 4: the options of others --

OWN_ALONE = {
    "candidates",
    "example_answers",
    "answer_schema",
    "constraints",
    "decision_id",
    "default",
}
STUB = {"seat", "kind"}


def options_of_others(here: Gathering) -> list[str]:
    """Return where somebody was told what another seat may do."""
    found = []
    for one in here.heard:
        if not one.ask.path.startswith(here.path):
            continue
        for member in nested(one.seen.documents):
            if (
                OWN_ALONE & set(member)
                and member.get("answered_by", member.get("seat")) != one.role
            ):
                found.append(f"{one.role} {one.ask.path}: {sorted(OWN_ALONE & set(member))}")
            found += [
                f"{one.role} {one.ask.path}: {stub}"
                for stub in member.get("waiting_for") or ()
                if not STUB <= set(stub) <= {*STUB, "deadline"}
            ]
    return found


def nested(document: Any) -> Iterator[Json]:
    """Yield every object of a JSON document."""
    if isinstance(document, dict):
        yield document
    values = document.values() if isinstance(document, dict) else document
    for value in values if isinstance(document, dict | list) else ():
        yield from nested(value)


@pytest.mark.slow
def test_case_4_nobody_is_told_what_another_may_do(a_game: Gathering) -> None:
    assert options_of_others(a_game) == []
    decisions = [one for one in a_game.heard if one.ask.path.endswith("/decisions")]
    told = {one.role for one in decisions if one.seen.status == 200}
    assert told == {"A", "B"}
    assert {one.seen.status for one in decisions if one.role in {STRANGER, NOBODY}} == {401, 404}


async def test_case_4_control_a_decision_given_to_the_other_seat_is_found() -> None:
    here = await Gathering.begun((4, 7))
    await here.get("A", "/decisions")
    assert options_of_others(here) == []
    here.heard[-1] = dataclasses.replace(here.heard[-1], role="B")
    assert options_of_others(here)


# -- 5: what passing tells --


def blanked(play: GameState) -> GameState:
    """Return the state with every card in a hand or library turned into one and the same."""
    hidden = {
        oid
        for key, zone in play.zones.items()
        if key.startswith(("hand:", "library:"))
        for oid in zone
    }
    same = min(play.printed)
    objects = {
        oid: replace(thing, card=same, slot="") if oid in hidden else thing
        for oid, thing in play.objects.items()
    }
    return replace(play, objects=objects)


def tells(seed: int) -> int:
    """Return how often, in a whole game, being asked depends on hidden cards."""
    game = initial(begun(seed).table.id)
    found = 0
    for event in played(seed, 150):
        game = evolve(game, event)
        play = game.table.play
        other = blanked(play) if play.printed else play
        found += sum(stops.wants(play, seat) != stops.wants(other, seat) for seat in play.players)
    return found


@pytest.mark.parametrize("seed", [5, 6])
def test_case_5_whether_a_player_is_asked_depends_on_public_state_and_stops_alone(
    seed: int,
) -> None:
    assert tells(seed) == 0


def test_case_5_control_a_stop_that_reads_the_hand_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wants = stops.wants

    def with_a_response(state: Any, seat: str) -> bool:
        hand = [state.objects[oid] for oid in state.zones.get(f"hand:{seat}", ())]
        instants = any("instant" in state.printed[thing.card].types for thing in hand)
        return wants(state, seat) and instants

    monkeypatch.setattr(stops, "wants", with_a_response)
    assert tells(5)
