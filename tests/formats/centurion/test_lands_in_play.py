"""Cards that were played as lands, under the rules of everything else (C-10, C-11, C-16)."""

from domain.formats.centurion.overlay import Centurion
from domain.rules.answers import Answer
from domain.rules.characteristics import Characteristics
from tests.formats.centurion.test_lands import play, seen, table_with
from tests.rules.plays import act, pick, resolved
from tests.support.board import PASS, Board, board


def settled(table: Board, *answers: Answer) -> Board:
    """Everybody passes until the stack is empty; other questions get these answers, in order."""
    left = list(answers)
    while table.state.result is None:
        question = table.questions()[0]
        if question.kind == "act" and not table.state.zones["stack"]:
            break
        table.answer(question.seat, PASS if question.kind == "act" else left.pop(0))
    assert not left
    return table


def is_land(looks: Characteristics, name: str) -> bool:
    return looks.name == name and "land" in looks.types


def test_stone_rain_destroys_a_shock_that_was_played_as_a_mountain_c_10() -> None:
    table = table_with("Shock", "Stone Rain", battlefield=["Mountain"] * 3)
    oid = play(table, "Shock", "Mountain")
    resolved(table, "Stone Rain", pick(oid))
    assert table.names("graveyard:A") == ["Shock", "Stone Rain"]
    assert seen(table, table.id("Shock", "graveyard")).types == {"instant"}


def test_blood_moon_makes_a_nonbasic_one_a_mountain_and_leaves_a_basic_one_c_11() -> None:
    table = table_with("Terror", "Lightning Helix", battlefield=["Blood Moon", "Exploration"])
    swamp = play(table, "Terror", "Swamp")
    helix = play(table, "Lightning Helix", "nonbasic")
    assert seen(table, swamp).subtypes == {"Swamp"}
    assert seen(table, helix).subtypes == {"Mountain"}


def test_the_land_is_what_is_copied_c_11() -> None:
    table = table_with("Lightning Helix", "Vesuva", battlefield=["Exploration"])
    helix = play(table, "Lightning Helix", "nonbasic")
    act(table, "A", pick(f"play:{table.id('Vesuva', 'hand')}"), pick("yes"), pick(helix))
    copy = seen(table, table.id("Vesuva"))
    assert is_land(copy, "")
    assert copy.abilities == seen(table, helix).abilities


def test_what_the_card_says_of_entering_says_nothing_of_the_land_c_10() -> None:
    table = table_with("Clone", battlefield=["Grizzly Bears"])
    assert is_land(seen(table, play(table, "Clone", "Island")), "Island")


def test_a_land_of_the_format_is_no_creature_that_enters_c_10() -> None:
    table = table_with("Grizzly Bears", battlefield=["Soul Warden"])
    play(table, "Grizzly Bears", "Forest")
    assert table.life("A") == 20
    assert table.state.zones["stack"] == ()


def test_a_land_that_is_blinked_returns_as_the_same_land_c_16() -> None:
    table = table_with("Shock", "Flicker", battlefield=["Plains"] * 2)
    before = play(table, "Shock", "Mountain")
    resolved(table, "Flicker", pick(before))
    after = table.id("Shock")
    assert after != before
    assert is_land(seen(table, after), "Mountain")


def test_a_delayed_return_brings_the_same_land_c_16() -> None:
    table = table_with("Lightning Helix", "Flickerwisp", battlefield=["Plains"] * 3)
    oid = play(table, "Lightning Helix", "nonbasic")
    settled(resolved(table, "Flickerwisp"), pick(oid))
    assert table.names("exile") == ["Lightning Helix"]
    assert "instant" in seen(table, table.id("Lightning Helix", "exile")).types
    table.pass_until("end").resolve()
    assert is_land(seen(table, table.id("Lightning Helix")), "")


def test_a_linked_return_brings_the_same_land_c_16() -> None:
    table = table_with(
        "Shock", "Fiend Hunter", "Murder", battlefield=["Living Plane", *["Plains", "Swamp"] * 3]
    )
    oid = play(table, "Shock", "Mountain")
    settled(resolved(table, "Fiend Hunter"), pick(oid), pick("yes"))
    assert table.names("exile") == ["Shock"]
    settled(resolved(table, "Murder", pick(table.id("Fiend Hunter"))))
    assert is_land(seen(table, table.id("Shock")), "Mountain")


def test_what_is_exiled_until_something_leaves_returns_as_the_same_land_c_16() -> None:
    theirs = {"battlefield": ["Living Plane", *["Plains", "Swamp"] * 3]}
    table = board(
        A={"hand": ["Shock"]}, B={"hand": ["Banisher Priest", "Murder"], **theirs},
        overlay=Centurion(),
    )  # fmt: skip
    play(table, "Shock", "Mountain")
    while table.state.turn.active == "A" or table.state.turn.step != "precombat_main":
        question = table.questions()[0]
        table.answer(question.seat, question.default)
    settled(resolved(table, "Banisher Priest", seat="B"))
    assert table.names("exile") == ["Shock"]
    settled(resolved(table, "Murder", pick(table.id("Banisher Priest")), seat="B"))
    assert is_land(seen(table, table.id("Shock")), "Mountain")
    assert table.state.objects[table.id("Shock")].controller == "A"


def test_a_land_that_phases_out_and_in_is_the_same_land_c_16() -> None:
    table = table_with("Shock", "Reality Ripple", battlefield=["Island"] * 2)
    oid = play(table, "Shock", "Mountain")
    resolved(table, "Reality Ripple", pick(oid))
    assert oid not in table.state.zones["battlefield"]
    turn = table.state.turn.number
    while table.state.turn.number < turn + 2:
        question = table.questions()[0]
        table.answer(question.seat, question.default)
    assert is_land(seen(table, oid), "Mountain")


def test_a_land_that_is_returned_to_hand_is_the_printed_card_again_c_16() -> None:
    table = table_with("Shock", "Boomerang", battlefield=["Island", "Island", "Exploration"])
    resolved(table, "Boomerang", pick(play(table, "Shock", "Mountain")))
    assert seen(table, table.id("Shock", "hand")).types == {"instant"}
    assert is_land(seen(table, play(table, "Shock", "Mountain")), "Mountain")


def test_what_another_effect_returns_is_the_printed_card_c_16() -> None:
    table = table_with(
        "Grizzly Bears", "Murder", "Zombify", battlefield=["Living Plane", *["Swamp"] * 8]
    )
    resolved(table, "Murder", pick(play(table, "Grizzly Bears", "Forest")))
    resolved(table, "Zombify", pick(table.id("Grizzly Bears", "graveyard")))
    assert seen(table, table.id("Grizzly Bears")).types == {"creature"}


def test_a_search_for_a_land_card_finds_none_of_them_c_15() -> None:
    table = table_with("Rampant Growth", battlefield=["Forest"] * 2, library=["Shock", "Terror"])
    resolved(table, "Rampant Growth")
    assert len(table.names("battlefield")) == 2


def test_face_down_it_is_what_anything_face_down_is_c_11() -> None:
    table = table_with("Shock", "Ixidron", battlefield=["Living Plane", *["Island"] * 5])
    oid = play(table, "Shock", "Mountain")
    resolved(table, "Ixidron")
    down = seen(table, oid)
    assert (down.name, {*down.types}, down.power) == ("", {"creature"}, 2)
