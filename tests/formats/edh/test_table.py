"""What stands beside the board: life, generals, their damage, and who went out in what order."""

from collections.abc import Mapping
from typing import Any
from uuid import UUID

import pytest

import domain.rules as game
from domain.cards.catalogue import STARTER
from domain.formats.edh.overlay import ElderDragonHighlander
from domain.game.state import Sitting, Table
from domain.kernel.chance import Chance
from services.documents.panels import panels, panels_of
from services.documents.position import position_from
from services.documents.sight import AFTER, Sight
from services.rulesets import Rulesets

RULES = Rulesets(STARTER).ruleset("edh")
OVERLAY = ElderDragonHighlander()
CHANCE = Chance(bytes(32))
NUMOT = "Numot, the Devastator"


def laid(*zones: Mapping[str, Any], **more: Any) -> game.GameState:
    """Return a game of so many players, each with these zones; ``more`` is the first one's."""
    players = [
        {
            "name": seat,
            "zones": {"library": ["Forest"] * 5, **each},
            **(more if seat == "A" else {}),
        }
        for seat, each in zip("ABCD", zones, strict=False)
    ]
    position, _ = position_from(players, {}, STARTER)
    printed = {put.card: RULES.printed(put.card) for put in position.cards}
    return game.lay(position, printed, STARTER, OVERLAY, CHANCE).state


def general(state: str = "undeployed") -> dict[str, str]:
    return {"card": NUMOT, "general": state}


def sight(state: game.GameState, audience: str) -> Sight:
    sittings = {seat: Sitting(f"account-{seat}", seat) for seat in state.seats}
    table = Table(
        id=str(UUID(int=1)), format="edh", size=len(sittings), status="playing",
        sittings=sittings, order=tuple(sittings), play=state, version=1, view_key="5e" * 32,
    )  # fmt: skip
    return Sight(table, audience)


def row(state: game.GameState, audience: str, seat: str = "A") -> dict[str, Any]:
    seen = sight(state, audience)
    told = panels(seen, panels_of(seen.table))["generals"]
    (found,) = [each for each in told if each["seat"] == seat]
    return dict(found)


def conceded(state: game.GameState, seat: str) -> game.GameState:
    return game.concede(state, seat, STARTER, OVERLAY, CHANCE).state


def test_everybody_sees_life_and_generals_e_10_e_12() -> None:
    state = laid({"exile": [general()]}, {})
    for audience in ("A", "B", "public"):
        mine = row(state, audience)
        assert mine["life"] == 40
        told = mine["general"]
        assert (told["name"], told["deployed"], told["where"]) == (NUMOT, False, "exile")
        handles = sight(state, audience).handles
        assert told["objects"] == [handles.of(oid) for oid in state.zones["exile"]]
        assert row(state, audience, "B")["general"] is None


@pytest.mark.parametrize("zone", ["battlefield", "graveyard"])
def test_a_general_is_told_where_everybody_sees_it_e_12(zone: str) -> None:
    told = row(laid({zone: [general("deployed")]}, {}), "public")["general"]
    assert (told["deployed"], told["where"]) == (True, zone)


def test_a_general_in_hand_is_told_to_its_owner_alone() -> None:
    state = laid({"hand": [general("deployed")]}, {})
    for audience in ("A", AFTER):
        told = row(state, audience)["general"]
        assert (told["where"], len(told["objects"])) == ("hand", 1)
    for audience in ("B", "public"):
        hidden = row(state, audience)["general"]
        assert (hidden["where"], hidden["objects"]) == ("hidden", [])


def test_a_general_that_lies_face_down_is_told_to_those_who_may_look_at_it() -> None:
    state = laid({"battlefield": [{**general("deployed"), "face_down": True}]}, {})
    assert row(state, "A")["general"]["where"] == "battlefield"
    hidden = row(state, "B")["general"]
    assert (hidden["where"], hidden["objects"]) == ("hidden", [])


def test_a_general_in_a_library_looks_like_one_in_a_hand_to_the_others() -> None:
    in_hand = laid({"hand": [general("deployed")]}, {})
    in_library = laid({"library": [general("deployed")]}, {})
    for audience in ("B", "public"):
        one, other = row(in_hand, audience), row(in_library, audience)
        assert one == other
    assert row(in_library, "A")["general"]["where"] == "hidden"
    assert row(in_library, AFTER)["general"]["where"] == "library"


def test_damage_by_generals_stands_by_their_owners_e_13() -> None:
    state = laid({}, {}, {}, general_damage={"B": 18, "C": 7})
    assert row(state, "public")["general_damage"] == {"B": 18, "C": 7}
    assert row(state, "public", "B")["general_damage"] == {}


def test_who_lost_stands_in_the_order_of_losing_e_21() -> None:
    state = laid({}, {}, {}, {})
    assert OVERLAY.panels(state)["eliminated"] == []
    state = conceded(conceded(state, "C"), "B")
    assert OVERLAY.panels(state)["eliminated"] == [["C"], ["B"]]
    over = conceded(state, "D")
    assert over.result is not None
    assert OVERLAY.panels(over)["eliminated"] == [["C"], ["B"], ["D"]]


def test_who_loses_together_stands_together_e_21() -> None:
    both = game.Position(
        sides=(game.Side(seat="A"), game.Side(seat="B", life=0), game.Side(seat="C", life=0)),
        active="A", step="precombat_main",
    )  # fmt: skip
    after = game.lay(both, {}, STARTER, OVERLAY, CHANCE).state
    assert after.result is not None
    assert OVERLAY.panels(after)["eliminated"] == [["B", "C"]]


def test_who_left_has_no_general_any_more_e_17() -> None:
    state = conceded(laid({"exile": [general()]}, {}, {}), "A")
    assert row(state, "B")["general"] is None
