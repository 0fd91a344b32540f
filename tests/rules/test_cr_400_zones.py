"""Public and hidden zones (CR 400.2)."""

import pytest

from domain.rules import EVERYBODY
from domain.rules.engine import Engine
from domain.rules.zones import Going, move_all
from tests.support.board import board


def _moved(to: str) -> tuple[str, ...]:
    """Move A's only hand card, and return who knows what it became."""
    table = board(A={"hand": ["Shock"]})
    engine: Engine = table.engine()
    (going,) = engine.zone("hand", "A")
    move_all(engine, [Going(oid=going, to=to, verb="move", agent="A", place="bottom")])
    (new,) = (thing for thing in engine.state.objects.values() if thing.zone.startswith(to))
    return new.known_to


@pytest.mark.parametrize("zone", ["graveyard", "exile", "command", "ante"])
def test_400_2_all_players_see_the_cards_of_a_public_zone(zone: str) -> None:
    assert _moved(zone) == (EVERYBODY,)


def test_400_2_what_goes_to_a_hidden_zone_is_shown_to_nobody() -> None:
    table = board(A={"hand": ["Shock"], "library": []})
    engine = table.engine()
    (going,) = engine.zone("hand", "A")
    move_all(engine, [Going(oid=going, to="library", verb="move", agent="A", place="bottom")])
    (new,) = engine.zone("library", "A")
    assert EVERYBODY not in engine.state.objects[new].known_to
    assert "B" not in engine.state.objects[new].known_to
