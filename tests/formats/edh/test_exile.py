"""A card that is exiled face down may be the general: to be asked of it tells nothing (E-14)."""

import pytest

from domain.formats.edh.exile import exiled
from domain.formats.edh.overlay import ElderDragonHighlander
from domain.formats.marks import DEPLOYED, GENERAL
from domain.rules import EVERYBODY, Open
from domain.rules import facts as f
from domain.rules.engine import Suspended
from domain.rules.zones import Going
from tests.support.board import board


def _asked(of: str, general: str) -> tuple[Open, ...]:
    """Return what is open when the card is exiled face down from A's library."""
    table = board(A={"library": ["Serra Angel", "Hill Giant"]}, overlay=ElderDragonHighlander())
    engine = table.engine()
    engine.emit(f.Marked(object=table.id(general, "library:A"), mark=GENERAL, value=DEPLOYED))
    thing = engine.state.objects[table.id(of, "library:A")]
    going = Going(oid=thing.id, to="exile", verb="exile", face_down=True)
    with pytest.raises(Suspended) as suspended:
        exiled(engine, thing, going)
    return tuple(stub for stub, _ in suspended.value.asked)


def test_of_a_card_that_passes_for_the_general_the_same_is_asked() -> None:
    assert _asked("Serra Angel", "Serra Angel") == _asked("Serra Angel", "Hill Giant")


def test_where_everybody_sees_the_general_nothing_is_asked_of_another_card() -> None:
    table = board(
        A={"library": ["Serra Angel"], "battlefield": ["Hill Giant"]},
        overlay=ElderDragonHighlander(),
    )
    engine = table.engine()
    general = table.id("Hill Giant")
    engine.emit(f.Marked(object=general, mark=GENERAL, value=DEPLOYED))
    assert engine.state.objects[general].known_to == (EVERYBODY,)
    thing = engine.state.objects[table.id("Serra Angel", "library:A")]
    going = Going(oid=thing.id, to="exile", verb="exile", face_down=True)
    assert exiled(engine, thing, going) == going
