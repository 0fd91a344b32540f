"""The house answers every decision validly, knowing nothing but what the decision says."""

import copy
from random import Random
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from house.answers import Policy, answer
from house.constraints import satisfied
from tests.house.decisions import KINDS, PICKING, decisions
from tests.house.published import allowed, normal

Json = dict[str, Any]


def act(*handles: str) -> Json:
    return {
        "kind": "act",
        "candidates": [{"handle": h, "label": h, "selectable": True} for h in (*handles, "pass")],
        "constraints": {"min": 1, "max": 1},
        "example_answers": [{"choose": ["pass"]}],
    }


@pytest.mark.parametrize("kind", KINDS)
def test_an_answer_is_one_of_those_that_the_decision_allows(kind: str) -> None:
    @settings(max_examples=100, deadline=None)
    @given(decisions((kind,)), st.integers(0, 2**32))
    def holds(decision: Json, seed: int) -> None:
        valid = [{"pay": "auto"}, {"pay": "decline"}] if kind == "pay" else allowed(decision)
        built = answer(decision, Random(seed))

        assert normal(built) in {normal(one) for one in valid}
        jsonschema.validate(built, decision["answer_schema"])

    holds()


@settings(max_examples=200, deadline=None)
@given(decisions((*PICKING, "attackers", "blockers", "distribute", "partition")), st.data())
def test_the_published_check_agrees_with_the_list_of_all_answers(
    decision: Json, data: st.DataObject
) -> None:
    loose = {**decision, "constraints": {}}
    if decision["kind"] == "partition":
        loose["constraints"] = {"piles": decision["constraints"]["piles"]}
    if decision["kind"] == "distribute":
        loose["candidates"] = [{**c, "min": 0, "max": 3} for c in decision["candidates"]]
    tried = data.draw(st.sampled_from(allowed(loose)))

    assert satisfied(decision, tried) == (normal(tried) in map(normal, allowed(decision)))


@given(decisions(), st.integers(0, 2**32))
def test_where_the_constraints_do_not_tell_everything_an_example_is_given(
    decision: Json, seed: int
) -> None:
    decision["constraints"]["complete"] = False

    assert answer(decision, Random(seed)) in decision["example_answers"]


@given(decisions(), st.integers(0, 2**32))
def test_equal_randomness_gives_equal_answers_and_leaves_the_decision_alone(
    decision: Json, seed: int
) -> None:
    before = copy.deepcopy(decision)

    assert answer(decision, Random(seed)) == answer(decision, Random(seed))
    assert decision == before


def test_a_house_player_does_something_rather_than_pass_as_often_as_its_policy_says() -> None:
    random = Random(1)
    asked = [answer(act("h_1", "h_2"), random)["choose"] for _ in range(2_000)]

    assert 0.82 < sum(picks != ["pass"] for picks in asked) / len(asked) < 0.88
    assert {handle for picks in asked for handle in picks} == {"h_1", "h_2", "pass"}


def test_a_house_player_passes_when_there_is_nothing_else() -> None:
    assert answer(act(), Random(1)) == {"choose": ["pass"]}


def test_every_allowed_answer_is_met_in_time() -> None:
    decision: Json = {
        "kind": "select",
        "candidates": [
            {"handle": f"h_{i}", "label": "", "selectable": i != 4, "value": i, "group": str(i % 2)}
            for i in range(6)
        ],
        "constraints": {"min": 1, "max": 3, "sum_min": 4, "max_per_group": 2},
        "example_answers": [{"choose": ["h_5"]}],
    }
    random = Random(1)
    met = {normal(answer(decision, random)) for _ in range(2_000)}

    assert met == {normal(one) for one in allowed(decision)}


def test_creatures_attack_and_block_every_way_they_may() -> None:
    attack: Json = {
        "kind": "attackers",
        "candidates": [
            {"handle": "h_1", "selectable": True, "defenders": ["h_bob", "h_eve"], "must": True},
            {"handle": "h_2", "selectable": True, "defenders": ["h_bob"]},
        ],
        "constraints": {},
        "example_answers": [{"attackers": []}],
    }
    block: Json = {
        "kind": "blockers",
        "candidates": [
            {"handle": "h_1", "selectable": True, "attackers": ["h_x", "h_y"]},
            {"handle": "h_2", "selectable": True, "attackers": ["h_x"]},
        ],
        "constraints": {"min_blockers": {"h_x": 2}},
        "example_answers": [{"blockers": []}],
    }
    random = Random(1)
    for decision in (attack, block):
        met = {normal(answer(decision, random)) for _ in range(500)}
        assert met == {normal(one) for one in allowed(decision)}


def test_opening_hands_are_mostly_kept() -> None:
    decision = act("h_mulligan") | {"kind": "setup", "example_answers": [{"choose": ["pass"]}]}
    random = Random(1)
    kept = sum(answer(decision, random) == {"choose": ["pass"]} for _ in range(1_000))

    assert 900 < kept < 1_000


def test_mana_is_seldom_made_for_its_own_sake() -> None:
    decision = act("h_1", "h_2")
    decision["candidates"][0]["mana"] = True
    random = Random(1)
    asked = [answer(decision, random)["choose"] for _ in range(1_000)]

    assert 20 < asked.count(["h_1"]) < 70
    assert asked.count(["h_2"]) > 700


def test_a_leaning_can_be_set() -> None:
    random = Random(1)
    idle = Policy(act=0, attack=0, block=0)

    assert all(answer(act("h_1"), random, idle) == {"choose": ["pass"]} for _ in range(50))


def test_a_card_is_named_as_the_examples_do() -> None:
    decision: Json = {
        "kind": "option",
        "candidates": [],
        "constraints": {},
        "example_answers": [{"name": "Forest"}, {"name": "Island"}],
    }
    random = Random(1)

    assert {answer(decision, random)["name"] for _ in range(50)} == {"Forest", "Island"}


def test_payments_are_seldom_declined() -> None:
    decision: Json = {
        "kind": "pay",
        "candidates": [],
        "constraints": {},
        "example_answers": [{"pay": "auto"}, {"pay": "decline"}],
    }
    random = Random(1)
    paid = sum(answer(decision, random) == {"pay": "auto"} for _ in range(1_000))

    assert 850 < paid < 950
