"""Restrictions and requirements of whole declarations, searched together (CR 508.1c, 508.1d)."""

from domain.rules.combat import obeying
from domain.rules.combat.obeying import Limits, Pairs, Wish


def limits(**more: object) -> Limits:
    return Limits(rule="CR 508.1c", once="CR 508.1b", **more)  # type: ignore[arg-type]  # by field


def each(*pairs: tuple[int, int]) -> tuple[Wish, ...]:
    """One requirement for each pair."""
    return tuple(Wish(frozenset((pair,))) for pair in pairs)


def obeyed(pairs: Pairs, wanted: tuple[Wish, ...]) -> int:
    return obeying.granted(pairs, wanted)


def test_a_creature_without_a_requirement_helps_another_to_obey_one() -> None:
    wanted = each((1, 10))
    found = obeying.find({1: (10,), 2: (10,)}, limits(fewest={10: 2}), wanted)
    assert sorted(found) == [(1, 10), (2, 10)]


def test_company_may_have_to_be_of_a_kind() -> None:
    wanted = each((1, 10))
    bounds = limits(company={1: (1, frozenset({3}))})
    found = obeying.find({1: (10,), 2: (10,), 3: (10,)}, bounds, wanted)
    assert sorted(found) == [(1, 10), (3, 10)]


def test_what_attacks_alone_only_obeys_instead_of_two_others_at_most() -> None:
    wanted = each((1, 10), (2, 10), (3, 10))
    found = obeying.find({1: (10,), 2: (10,), 3: (10,)}, limits(crowd={1: 1}), wanted)
    assert sorted(found) == [(2, 10), (3, 10)]


def test_a_total_leaves_room_for_so_many_requirements() -> None:
    wanted = each((1, 10), (2, 10), (3, 10))
    found = obeying.find({1: (10,), 2: (10,), 3: (10,)}, limits(total=2), wanted)
    assert len(found) == obeyed(found, wanted) == 2


def test_a_creature_that_can_take_more_obeys_several_at_once() -> None:
    wanted = each((1, 10), (1, 11), (1, 12))
    found = obeying.find({1: (10, 11, 12)}, limits(capacity={1: 2}), wanted)
    assert obeyed(found, wanted) == 2
    whole = obeying.find({1: (10, 11, 12)}, limits(capacity={1: None}), wanted)
    assert obeyed(whole, wanted) == 3


def test_whoever_may_go_unpaired_does_so() -> None:
    found = obeying.find({1: (10,), 2: (10,)}, limits(), each((1, 10)))
    assert found == ((1, 10),)


def test_without_requirements_nothing_is_declared() -> None:
    assert obeying.find({1: (10,)}, limits(), ()) == ()


def test_each_limit_tells_what_it_forbids() -> None:
    faults = [
        limits().fault(((1, 10), (1, 11))),
        limits(capacity={1: None}).fault(((1, 10), (1, 10))),
        limits(crowd={1: 1}).fault(((1, 10), (2, 10))),
        limits(total=1).fault(((1, 10), (2, 10))),
        limits(most={10: 1}).fault(((1, 10), (2, 10))),
        limits(company={1: (1, frozenset({2}))}).fault(((1, 10), (3, 10))),
        limits(fewest={10: 2}).fault(((1, 10),)),
    ]
    codes = [fault.code for fault in faults if fault is not None]
    assert codes == [
        "repeated", "repeated", "crowd", "too-many", "too-many", "alone", "too-few-blockers",
    ]  # fmt: skip


def test_a_crowd_of_creatures_that_must_all_attack_is_decided_at_once() -> None:
    choices = dict.fromkeys(range(40), (100, 101))
    wanted = tuple(Wish(frozenset({(c, 100), (c, 101)})) for c in range(40))
    found = obeying.find(choices, limits(most={100: 5}), wanted)
    assert obeyed(found, wanted) == 40
