"""Face-down spells and permanents: what they are, and who knows which (CR 708)."""

from domain.rules import EVERYBODY, turning_up, zones
from domain.rules import facts as f
from domain.rules.objects import GameObject
from services.documents.board import PUBLIC, build_view, live_view
from tests.rules.plays import act, pick
from tests.support.board import Board, board
from tests.support.tables import table_of

MORPHS = ("Exalted Angel", "Woolly Loxodon")


def _cast_down(name: str) -> Board:
    """Return a board on which A has just cast a card face down."""
    table = board(A={"hand": [name], "battlefield": ["Plains", "Plains", "Plains"]})
    return act(table, "A", pick(f"cast:{table.id(name, 'hand:A')}:-1+morph+"))


def _down(table: Board) -> GameObject:
    (thing,) = (thing for thing in table.state.objects.values() if thing.face_down)
    return thing


def test_708_5_its_controller_alone_knows_which_card_it_is() -> None:
    table = _cast_down("Exalted Angel")
    assert _down(table).known_to == ("A",)
    assert _down(table.resolve()).known_to == ("A",)


def test_708_2_others_see_a_2_2_without_a_name_on_the_stack_and_the_battlefield() -> None:
    table = _cast_down("Exalted Angel")
    for zone in ("stack", "battlefield"):
        (shown,) = (thing for thing in build_view(table_of(table), "B")[zone] if thing["face_down"])
        assert (shown["name"], shown["identity"], shown["power"]) == (None, None, 2)
        assert (shown["colors"], shown["text"], shown["set"]) == ([], [], None)
        table.resolve()


def test_708_5_its_controller_is_shown_what_it_is() -> None:
    table = _cast_down("Exalted Angel").resolve()
    (shown,) = (t for t in build_view(table_of(table), "A")["battlefield"] if t["face_down"])
    assert (shown["name"], shown["identity"], shown["toughness"]) == (None, "Exalted Angel", 2)


def test_708_5_what_others_see_does_not_depend_on_the_card() -> None:
    for audience in ("B", PUBLIC):
        bodies = set()
        for name in MORPHS:
            table = _cast_down(name).resolve()
            bodies.add(live_view(table_of(table), audience).body)
        assert len(bodies) == 1


def test_708_5_who_gains_control_of_it_may_look_at_it() -> None:
    table = _cast_down("Exalted Angel").resolve()
    engine = table.engine()
    engine.emit(f.ControllerChanged(object=_down(table).id, controller="B", before="A"))
    assert engine.state.objects[_down(table).id].known_to == ("A", "B")


def test_708_8_turned_up_everybody_knows_it() -> None:
    table = board(A={"hand": ["Woolly Loxodon"], "battlefield": ["Forest"] * 9})
    act(table, "A", pick(f"cast:{table.id('Woolly Loxodon', 'hand:A')}:-1+morph+")).resolve()
    oid = _down(table).id
    table.answer("A", pick(f"turn_up:{oid}:morph"))
    thing = table.state.objects[oid]
    assert (thing.face_down, thing.known_to) == (False, (EVERYBODY,))


def test_708_9_a_face_down_permanent_that_returns_to_a_hand_is_shown() -> None:
    table = _cast_down("Exalted Angel").resolve()
    engine = table.engine()
    new = zones.move(engine, _down(table).id, "hand", "return")
    assert EVERYBODY in engine.state.objects[new].known_to


def test_701_40a_a_manifested_card_is_known_to_its_controller_and_manifested_face_down() -> None:
    table = board(
        A={
            "hand": ["Soul Summons"], "battlefield": ["Forest"] * 2 + ["Plains"] * 2,
            "library": ["Grizzly Bears", "Forest"],
        }
    )  # fmt: skip
    act(table, "A", pick(f"cast:{table.id('Soul Summons', 'hand:A')}")).resolve()
    thing = _down(table)
    assert (thing.known_to, thing.numbers) == (("A",), {"manifested": 1})
    table.answer("A", pick(f"turn_up:{thing.id}:its mana cost"))
    assert table.state.objects[thing.id].numbers == {}


def test_708_2b_something_face_down_is_not_turned_face_down_again() -> None:
    table = _cast_down("Exalted Angel").resolve()
    engine = table.engine()
    assert turning_up.turn_down(engine, _down(table).id) is None
    assert turning_up.turn_down(engine, table.id("Plains")) is not None
