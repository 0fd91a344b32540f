"""Which spells a signed card meets: names, halves, copies and what is face down (C-34)."""

import pytest

from domain.formats.centurion.signatures import COUNTER, REMOVE
from domain.rules.answers import Choose
from tests.formats.centurion.signing import duel, offers, passes, sign, sign_unasked, signed, stack
from tests.rules.plays import act, activate, cast, pick, resolved
from tests.support.board import Board

BOTH = {COUNTER, REMOVE}


def cast_labelled(table: Board, label: str, *answers: Choose, seat: str = "A") -> Board:
    """Cast in the way whose label begins so."""
    (ref,) = [c.ref for c in table.asked("act").candidates if c.label.startswith(label)]
    return act(table, seat, pick(ref), *answers)


@pytest.mark.parametrize("half", ["Fire", "Ice"])
def test_either_half_of_a_split_card_is_met_by_the_card_c_34(half: str) -> None:
    table = duel(A={"hand": ["Fire // Ice"]}, B={"hand": [signed("Fire // Ice")]})
    cast_labelled(table, f"Cast {half}", pick("B"), pick(table.id("Forest")))
    assert {verb for verb, _ in offers(table, "B")} == BOTH
    sign(table, "B", COUNTER).resolve()
    assert table.names("graveyard:A") == ["Fire // Ice"]


def test_an_adventure_is_met_by_its_card_c_34() -> None:
    held = [signed("Brazen Borrower")]
    table = duel(
        A={"hand": ["Brazen Borrower"]}, B={"battlefield": ["Grizzly Bears"], "hand": held}
    )
    cast_labelled(table, "Cast Petty Theft", pick(table.id("Grizzly Bears")))
    assert {verb for verb, _ in offers(table, "B")} == BOTH
    sign(table, "B", REMOVE).resolve()
    assert table.names("exile") == ["Brazen Borrower // Petty Theft"]


def test_the_creature_of_an_adventurer_is_met_too_c_34() -> None:
    table = duel(A={"hand": ["Brazen Borrower"]}, B={"hand": [signed("Brazen Borrower")]})
    cast_labelled(table, "Cast Brazen Borrower")
    assert {verb for verb, _ in offers(table, "B")} == BOTH


def test_the_front_of_a_double_faced_card_is_met_c_34() -> None:
    name = "Delver of Secrets // Insectile Aberration"
    table = duel(A={"hand": ["Delver of Secrets"]}, B={"hand": [signed("Delver of Secrets")]})
    cast_labelled(table, "Cast Delver of Secrets")
    assert offers(table, "B") == [(COUNTER, name), (REMOVE, name)]


def test_a_card_played_as_a_land_is_no_spell_c_34() -> None:
    table = duel(A={"hand": ["Shock"]}, B={"hand": [signed("Shock"), signed("Mountain")]})
    table.answer("A", pick(f"play:{table.id('Shock', 'hand:A')}:Mountain"))
    assert offers(table, "B") == []
    table.pass_until("end")
    assert offers(table, "B") == []


def test_a_copy_that_is_put_on_the_stack_is_not_cast_c_34() -> None:
    table = duel(A={"hand": ["Shock", "Twincast"]}, B={"hand": [signed("Shock")]}, wanted={"all"})
    cast(table, "Shock", pick("B"))
    cast(table, "Twincast")
    passes(table, "A", "B")
    while table.questions()[0].kind != "act":
        question = table.questions()[0]
        table.answer(question.seat, question.default)
    assert stack(table) == ["Shock", "Shock"]
    spell = table.state.zones["stack"][0]
    met = {c.against for c in table.overlay.standing_actions(table.state, "B")}
    assert met == {spell}


@pytest.mark.parametrize("action", [COUNTER, REMOVE])
def test_a_copy_that_is_cast_is_met_and_ceases_to_exist_c_34(action: str) -> None:
    table = duel(A={"hand": ["Isochron Scepter", "Shock"]}, B={"hand": [signed("Shock")]})
    resolved(table, "Isochron Scepter")
    while table.names("exile") != ["Shock"]:
        question = table.questions()[0]
        yes = Choose(("yes",)) if question.kind == "yes_no" else question.default
        if question.kind == "select":
            yes = Choose((table.id("Shock", "hand:A"),))
        table.answer(question.seat, yes)
    activate(table, table.id("Isochron Scepter"), 1)
    while "Shock" not in stack(table):
        question = table.questions()[0]
        if question.kind == "act":
            passes(table, question.seat)
            continue
        first = question.candidates[0].ref if question.candidates else None
        if question.kind == "targets":
            table.answer(question.seat, pick("B"))
        elif question.kind == "yes_no":
            table.answer(question.seat, pick("yes"))
        else:
            assert first is not None
            act(table, question.seat, pick(first), pick("yes"), pick("B"))
    assert offers(table, "B") == [(COUNTER, "Shock"), (REMOVE, "Shock")]
    sign_unasked(table, "B", action).resolve()
    assert table.life("B") == 20
    assert table.names("exile") == ["Shock"], "the card under the scepter, and no copy"


def test_a_face_down_spell_has_no_name_and_neither_has_what_it_becomes_c_34() -> None:
    angel, plains = "Exalted Angel", ["Plains"] * 4
    table = duel(A={"hand": [angel], "battlefield": plains}, B={"hand": [signed(angel)]})
    cast_labelled(table, "Cast Exalted Angel with morph")
    assert offers(table, "B") == []
    table.resolve()
    assert offers(table, "B") == []
    oid = table.id(angel)
    (up,) = [c.ref for c in table.asked("act").candidates if str(c.ref).startswith("turn_up")]
    act(table, "A", pick(up))
    assert not table.state.objects[oid].face_down
    assert offers(table, "B") == []


def test_a_permanent_goes_by_the_card_that_was_cast_whatever_it_copies_c_34() -> None:
    hand = [signed("Clone"), signed("Grizzly Bears")]
    table = duel(A={"hand": ["Clone"]}, B={"battlefield": ["Grizzly Bears"], "hand": hand})
    cast(table, "Clone")
    table.resolve()
    while table.questions()[0].kind != "act":
        question = table.questions()[0]
        copied = pick(table.id("Grizzly Bears"))
        table.answer(question.seat, copied if question.kind == "select" else pick("yes"))
    assert offers(table, "B") == [(REMOVE, "Clone")]
