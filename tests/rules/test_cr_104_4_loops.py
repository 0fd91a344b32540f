"""Mandatory loops and the published limits of the engine (CR 104.4b, 732.4, 732.5)."""

import msgspec
import pytest

from domain.cards.ir.language import (
    CreateTokens,
    GainLife,
    Gate,
    Seq,
    SetTapped,
    TokenSpec,
    Triggered,
)
from domain.cards.ir.terms import (
    Arith,
    Exists,
    IsTrue,
    This,
    Type,
    You,
    ZoneChange,
)
from domain.rules import facts as f
from domain.rules import loops
from domain.rules.answers import Pay
from domain.rules.limits import GREATEST, LIMITS
from tests.rules.plays import cast, enchantment, instant, resolved, sorcery
from tests.support.board import PASS, Board, board

ALWAYS = IsTrue(Exists(Type("enchantment")))
FOR_EVER = enchantment("For Ever", Triggered(ALWAYS, SetTapped(This(), tapped=False)))
RISING = enchantment("Rising", Triggered(ALWAYS, GainLife(1)))
SQUIRREL = TokenSpec(types=("creature",), subtypes=("Squirrel",), power=1, toughness=1)
CREATED = ZoneChange(Type("creature"), to="battlefield", verb="create")


def passing(table: Board, most: int = 400) -> Board:
    """Everybody passes priority until the game is over."""
    for _ in range(most):
        if table.state.result is not None:
            return table
        question = table.asked("act")
        table.answer(question.seat, PASS)
    raise AssertionError("the game goes on")


def test_a_state_that_comes_back_for_ever_is_a_draw() -> None:
    table = passing(board(A={"battlefield": ["For Ever"]}, more=[FOR_EVER]))
    assert table.state.result is not None
    assert (table.state.result.winners, table.state.result.reason) == ((), "loop")
    assert all(player.lost is None for player in table.state.players.values())


def test_higher_life_totals_alone_do_not_make_it_another_state() -> None:
    table = passing(board(A={"battlefield": ["Rising"]}, more=[RISING]))
    assert table.state.result is not None
    assert table.state.result.reason == "loop"
    assert table.life("A") > 40


def test_whoever_wants_to_be_asked_nowhere_is_asked_before_the_draw() -> None:
    table = board(A={"battlefield": ["For Ever"]}, wanted=(), more=[FOR_EVER])
    assert table.state.result is None
    assert table.asked("act").seat == "A"
    table.answer("A", PASS)
    assert table.asked("act").seat == "B"
    assert passing(table).state.result is not None


def test_a_player_who_is_asked_can_end_the_loop() -> None:
    naturalize = {"hand": ["Naturalize"], "battlefield": ["For Ever", "Forest", "Forest"]}
    table = board(A=naturalize, wanted=("own:upkeep",), more=[FOR_EVER])
    cast(table, "Naturalize").resolve()
    assert sorted(table.names("graveyard:A")) == ["For Ever", "Naturalize"]
    assert table.state.result is None
    assert table.state.agenda.unbroken.anchor == ""


def test_any_choice_but_passing_begins_the_count_anew() -> None:
    table = board(A={"battlefield": ["For Ever"], "hand": ["Fog", "Fog"]}, more=[FOR_EVER])
    for _ in range(10):
        table.answer(table.asked("act").seat, PASS)
    assert table.state.agenda.unbroken.done > 3
    free = instant("Free", GainLife(1))
    again = board(A={"battlefield": ["For Ever"], "hand": ["Free"]}, more=[FOR_EVER, free])
    for _ in range(10):
        again.answer(again.asked("act").seat, PASS)
    while again.asked("act").seat != "A":
        again.answer("B", PASS)
    cast(again, "Free")
    assert again.state.agenda.unbroken.done == 0


def test_declining_to_pay_does_not_end_a_loop() -> None:
    """CR 732.6: nobody is forced to act in order to end a loop."""
    from domain.cards.ir.language import PayLife

    price = Gate(You(), GainLife(1), pay=(PayLife(1),))
    taxed = enchantment("Taxed", Triggered(ALWAYS, price))
    table = board(A={"battlefield": ["Taxed"]}, more=[taxed])
    for _ in range(400):
        if table.state.result is not None:
            break
        question = table.questions()[0]
        table.answer(question.seat, Pay("decline") if question.kind == "pay" else PASS)
    assert table.state.result is not None
    assert table.state.result.reason == "loop"
    assert table.life("A") == 20


def test_the_digest_knows_a_state_whose_objects_have_other_ids() -> None:
    def of(*before: str) -> str:
        table = board(A={"hand": [*before], "battlefield": ["Grizzly Bears", "Forest"]})
        engine = table.engine()
        for oid in engine.zone("hand", "A"):
            engine.emit(f.Ceased(object=oid))
        return loops.digest(engine)

    assert of() == of("Shock", "Fog")
    tapped = board(A={"battlefield": ["Grizzly Bears", "Forest"]}).engine()
    assert loops.digest(tapped) == of()
    tapped.emit(f.TappedChanged(object=tapped.battlefield()[0], tapped=True))
    assert loops.digest(tapped) != of()


def test_what_is_remembered_between_requests_is_small() -> None:
    table = board(A={"battlefield": ["Rising"]}, more=[RISING])
    for _ in range(60):
        table.answer(table.asked("act").seat, PASS)
    assert len(msgspec.json.encode(table.state.agenda.unbroken)) < 400


# -- Limits --


def test_tokens_beyond_the_limit_are_not_created_and_that_is_on_record() -> None:
    many = sorcery("Many", CreateTokens(SQUIRREL, 501))
    table = resolved(board(A={"hand": ["Many"]}, more=[many]), "Many")
    assert len(table.state.zones["battlefield"]) == 500
    assert [(fact.limit, fact.most) for fact in table.happened(f.LimitReached)] == [("tokens", 500)]


def test_a_loop_that_makes_tokens_ends_at_the_limit_of_objects(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(LIMITS, "objects", 60)
    breeding = enchantment("Breeding", Triggered(CREATED, CreateTokens(SQUIRREL, 4)))
    one = sorcery("One", CreateTokens(SQUIRREL))
    table = board(A={"battlefield": ["Breeding"], "hand": ["One"]}, more=[breeding, one])
    cast(table, "One").resolve()
    assert len(table.state.objects) <= 60
    assert table.happened(f.LimitReached)[0].limit == "objects"


def test_abilities_beyond_the_limit_of_the_stack_are_not_put_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(LIMITS, "triggers", 5)
    noticing = enchantment("Noticing", Triggered(CREATED, GainLife(1)))
    eight = sorcery("Eight", CreateTokens(SQUIRREL, 8))
    table = board(A={"battlefield": ["Noticing"], "hand": ["Eight"]}, more=[noticing, eight])
    cast(table, "Eight").resolve()
    assert table.life("A") == 25
    assert [fact.limit for fact in table.happened(f.LimitReached)] == ["triggers"]


def test_numbers_stop_at_the_greatest() -> None:
    value: int | Arith = 100_000
    for _ in range(2):
        value = Arith("*", value, 100_000)
    vast = sorcery("Vast", GainLife(value))
    table = resolved(board(A={"hand": ["Vast"]}, more=[vast]), "Vast")
    assert table.life("A") == 20 + GREATEST
    assert [fact.limit for fact in table.happened(f.LimitReached)] == ["number"]


def test_instructions_too_deep_inside_one_another_are_not_carried_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(LIMITS, "depth", 12)
    deep = Seq(tuple(GainLife(1) for _ in range(40)))
    table = resolved(board(A={"hand": ["Deep"]}, more=[sorcery("Deep", deep)]), "Deep")
    assert 20 < table.life("A") < 60
    assert [fact.limit for fact in table.happened(f.LimitReached)] == ["depth"]
