"""Chance: frozen bytes, honest odds, openings that show one draw and no other."""

import copy
import pickle
from typing import Any
from uuid import UUID

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.kernel.chance import (
    Chance,
    ChanceSource,
    Opening,
    belongs_to,
    commitment,
    encoded,
    key,
    number,
    permutation,
    root,
    seal,
    verify_opening,
)
from domain.kernel.ids import GameId
from tests.support.chance import ScriptedChance

GAME = GameId(UUID("01970000-0000-7000-8000-000000000001"))
SEED = bytes(range(32))
ROOT = root(SEED, GAME, ())

labels = st.lists(st.text(max_size=6) | st.integers(), max_size=4).map(tuple)
keys = st.binary(min_size=32, max_size=32)


# --- what must differ, differs --------------------------------------------------------


def test_no_two_sets_of_contributions_share_a_root() -> None:
    several: list[tuple[bytes, ...]] = [
        (), (b"",), (b"", b""), (b"\0",), (b"\0\0\0\0",), (b"a", b"b"), (b"ab",), (b"ab", b""),
        (b"b", b"a"), (b"x" * 100,),
    ]  # fmt: skip

    assert len({root(SEED, GAME, contributions) for contributions in several}) == len(several)


@given(labels, labels)
def test_different_labels_have_different_keys(one: tuple[Any, ...], other: tuple[Any, ...]) -> None:
    assert (key(ROOT, *one) == key(ROOT, *other)) == (one == other)


@given(labels, st.text(max_size=3) | st.integers())
def test_an_opened_label_opens_none_below_it(label: tuple[Any, ...], part: str | int) -> None:
    opened = key(ROOT, *label)

    assert key(ROOT, *label, part) not in {key(opened, part), key(opened), opened}


def test_a_number_in_a_label_is_not_its_digits() -> None:
    assert encoded(1) != encoded("1")
    assert key(ROOT, "shuffle", 1) != key(ROOT, "shuffle", "1")
    with pytest.raises(TypeError, match="truth value"):
        encoded(True)


# --- openings -------------------------------------------------------------------------


@given(labels)
def test_an_opening_is_checked_against_its_seal_and_its_root(label: tuple[Any, ...]) -> None:
    opening = Chance(ROOT).open(label)
    forged = Opening(label, bytes(32))
    moved = Opening((*label, "elsewhere"), opening.key)

    assert verify_opening(opening, sealed=seal(opening))
    assert belongs_to(opening, ROOT)
    for false in (forged, moved):
        assert not verify_opening(false, sealed=seal(opening))
        assert not belongs_to(false, ROOT)


def test_an_opening_alone_redoes_what_chance_gave() -> None:
    chance = Chance(ROOT)
    opened = {what: chance.open((what, 1)).key for what in ("shuffle", "roll", "choose", "flip")}

    assert chance.shuffle(("shuffle", 1), 60) == permutation(opened["shuffle"], 60)
    assert chance.roll(("roll", 1), 20) == number(opened["roll"], 20) + 1
    assert chance.choose(("choose", 1), 7) == number(opened["choose"], 7)
    assert chance.flip(("flip", 1)) == (number(opened["flip"], 2) == 1)


# --- secrecy --------------------------------------------------------------------------


def test_neither_chance_nor_an_opening_shows_its_secret() -> None:
    chance = Chance(ROOT)
    opening = chance.open(("shuffle", 3, "A"))

    assert repr(chance) == str(chance) == f"{chance}" == "Chance()"
    assert repr(opening) == "Opening(label=('shuffle', 3, 'A'))"
    for secret in (ROOT, opening.key):
        for shown in (repr(chance), repr(opening)):
            assert secret.hex() not in shown
            assert repr(secret)[2:-1] not in shown


def test_chance_is_frozen_and_cannot_be_written_out() -> None:
    chance = Chance(ROOT)

    with pytest.raises(AttributeError, match="frozen"):
        chance._root = bytes(32)
    with pytest.raises(AttributeError, match="frozen"):
        del chance._root
    for write_out in (msgspec.json.encode, msgspec.to_builtins, pickle.dumps, copy.deepcopy):
        with pytest.raises(TypeError):
            write_out(chance)


@pytest.mark.parametrize(
    "weak",
    [
        lambda: commitment(bytes(31), bytes(16)),
        lambda: commitment(bytes(32), bytes(15)),
        lambda: root(bytes(31), GAME, ()),
        lambda: Chance(bytes(31)),
    ],
)
def test_a_short_secret_is_refused(weak: Any) -> None:
    with pytest.raises(ValueError, match="at least"):
        weak()


# --- honest odds ----------------------------------------------------------------------


@given(keys, st.integers(min_value=1, max_value=2**64))
def test_a_number_lies_below_its_bound(secret: bytes, n: int) -> None:
    assert 0 <= number(secret, n) < n


@given(keys, st.integers(min_value=0, max_value=120))
def test_a_shuffle_keeps_every_card_once(secret: bytes, n: int) -> None:
    assert sorted(permutation(secret, n)) == list(range(n))


@pytest.mark.parametrize("n", [0, -1, 2**64 + 1])
def test_a_choice_among_nothing_or_too_much_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match="among"):
        number(ROOT, n)


def test_a_negative_number_of_cards_has_no_order() -> None:
    with pytest.raises(ValueError, match="no order"):
        permutation(ROOT, -1)


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_every_side_of_a_die_comes_up_alike() -> None:
    chance = Chance(ROOT)
    counts = [0] * 20
    for i in range(8_000):
        counts[chance.roll(("die", i), 20) - 1] += 1

    assert chi_square(counts) < 43.8  # 19 degrees of freedom, p = 0.001


def test_all_orders_of_four_cards_come_up_alike() -> None:
    chance = Chance(ROOT)
    counts: dict[tuple[int, ...], int] = {}
    for i in range(6_000):
        order = chance.shuffle(("shuffle", i), 4)
        counts[order] = counts.get(order, 0) + 1

    assert len(counts) == 24
    assert chi_square(list(counts.values())) < 49.7  # 23 degrees of freedom, p = 0.001


def test_no_slot_of_a_sixty_card_deck_is_drawn_more_than_another() -> None:
    chance = Chance(ROOT)
    counts = [0] * 60
    for i in range(2_000):
        for slot in chance.shuffle(("opening hand", i), 60)[:7]:
            counts[slot] += 1

    assert chi_square(counts) < 98.3  # 59 degrees of freedom, p = 0.001; less: no replacement


# --- the test double ------------------------------------------------------------------


def test_scripted_chance_gives_its_script_and_then_the_plainest_result() -> None:
    scripted = ScriptedChance(rolls=[20], choices=[2], flips=[True], shuffles=[(1, 0)])
    source: ChanceSource = scripted

    assert [source.roll(("a",), 20), source.roll(("b",), 20)] == [20, 1]
    assert [source.choose(("c",), 3), source.choose(("d",), 3)] == [2, 0]
    assert [source.flip(("e",)), source.flip(("f",))] == [True, False]
    assert [source.shuffle(("g",), 2), source.shuffle(("h",), 3)] == [(1, 0), (0, 1, 2)]
    assert scripted.asked[0] == ("roll", ("a",), 20)
    scripted.assert_used_up()


def test_scripted_chance_refuses_a_result_that_cannot_be() -> None:
    with pytest.raises(AssertionError, match="shows no 7"):
        ScriptedChance(rolls=[7]).roll(("a",), 6)
    with pytest.raises(AssertionError, match="nobody asked"):
        ScriptedChance(rolls=[7]).assert_used_up()
