"""Written answers and the runner's choice among ways to act, sentence by sentence of the format."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.scenarios.running import run

MAIN = {"turn": 1, "step": "precombat_main", "player": "A"}


def scenario(
    board: Mapping[str, Any], script: list[Mapping[str, Any]], expect: list[Any], **more: Any
) -> Mapping[str, Any]:
    entries = [{**MAIN, **entry} for entry in script]
    return {
        "id": "x", "board": board, "script": entries, "expect": expect,
        "stop": {"turn": 1, "step": "end"}, **more,
    }  # fmt: skip


def lands(name: str, count: int) -> Mapping[str, Any]:
    return {"card": name, "count": count}


def outcome(*parts: Any, **more: Any) -> str:
    result = run(scenario(*parts, **more))
    return f"{result.status} {result.why}".strip()


VAMPIRES_BITE = {
    "A": {"hand": ["Vampire's Bite"], "battlefield": [lands("Swamp", 4), "Grizzly Bears"]}
}
BITE = {"do": "cast", "card": "Vampire's Bite", "targets": ["Grizzly Bears"]}
HAS_LIFELINK = [{"player": "A", "permanent": "Grizzly Bears", "has": ["lifelink"]}]


@pytest.mark.parametrize("more", [{}, {"answers": {"A": [False]}}])
def test_an_optional_cost_is_not_paid_without_a_word(more: Mapping[str, Any]) -> None:
    assert outcome(VAMPIRES_BITE, [BITE], HAS_LIFELINK, **more).startswith("failed")


def test_an_entry_or_an_answer_pays_an_optional_cost() -> None:
    assert outcome(VAMPIRES_BITE, [{**BITE, "kicked": True}], HAS_LIFELINK) == "passed"
    assert outcome(VAMPIRES_BITE, [BITE], HAS_LIFELINK, answers={"A": [True]}) == "passed"


@pytest.mark.parametrize("color", ["R", "red", "Red", "{R}"])
def test_a_color_is_named_by_its_letter_symbol_or_word(color: str) -> None:
    board = {
        "A": {"hand": ["Circle of Affliction"], "battlefield": [lands("Swamp", 3)]},
        "B": {"hand": ["Shock"], "battlefield": ["Mountain"]},
    }
    cast = [{"do": "cast", "card": "Circle of Affliction"}]
    shock = {
        "turn": 1, "step": "postcombat_main", "player": "B", "do": "cast", "card": "Shock",
        "targets": ["A"],
    }  # fmt: skip
    expect = [{"player": "A", "life": 19}, {"player": "B", "life": 19}]
    assert outcome(board, [*cast, shock], expect, answers={"A": [color, "B", True]}) == "passed"


def test_an_answer_that_does_not_fit_stays_in_the_queue() -> None:
    board = {
        "A": {"hand": ["Preordain"], "library": ["Forest", "Shock"], "battlefield": ["Island"]}
    }
    first = {"options": {"skip_first_draw": True}, "answers": {"A": [True, ["Forest"]]}}
    cast = [{"do": "cast", "card": "Preordain"}]
    assert outcome(board, cast, [{"player": "A", "hand_count": 1}], **first) == "passed"


def test_a_target_that_is_not_asked_for_may_be_written_before_the_next_answer() -> None:
    board = {
        "A": {"hand": ["Gravedigger"], "graveyard": ["Shock", "Hill Giant"],
              "battlefield": [lands("Swamp", 4)]}
    }  # fmt: skip
    cast = [{"do": "cast", "card": "Gravedigger"}]
    back = [{"player": "A", "zone": "hand", "card": "Hill Giant", "count": 1}]
    assert outcome(board, cast, back, answers={"A": [True]}) == "passed"
    assert outcome(board, cast, back, answers={"A": ["Hill Giant", True]}) == "passed"


def test_several_picks_may_be_written_one_after_the_other() -> None:
    board = {
        "A": {"hand": ["Careful Study", "Shock", "Opt"], "library": ["Forest", "Island"],
              "battlefield": ["Island"]}
    }  # fmt: skip
    cast = [{"do": "cast", "card": "Careful Study"}]
    gone = [
        {"player": "A", "zone": "graveyard", "card": name, "count": 1} for name in ("Shock", "Opt")
    ]
    assert outcome(board, cast, gone, answers={"A": [["Shock", "Opt"]]}) == "passed"
    assert outcome(board, cast, gone, answers={"A": ["Shock", "Opt"]}) == "passed"


def test_an_alternative_cost_is_told_by_its_name() -> None:
    board = {"A": {"hand": ["Mulldrifter"], "battlefield": [lands("Island", 5)]}}
    evoked = [{"do": "cast", "card": "Mulldrifter", "alternative": "evoke"}]
    gone = [{"player": "A", "zone": "graveyard", "card": "Mulldrifter", "count": 1}]
    assert outcome(board, evoked, gone) == "passed"
    assert outcome(board, [{"do": "cast", "card": "Mulldrifter"}], gone).startswith("failed")


def test_a_card_without_a_usual_way_is_cast_in_the_one_that_there_is() -> None:
    board = {"A": {"graveyard": ["Think Twice"], "battlefield": [lands("Island", 3)]}}
    cast = [{"do": "cast", "card": "Think Twice", "from": "graveyard"}]
    exiled = [{"player": "A", "zone": "exile", "card": "Think Twice", "count": 1}]
    assert outcome(board, cast, exiled) == "passed"


def test_half_of_a_split_card_is_cast_by_its_name() -> None:
    board = {"A": {"hand": ["Fire // Ice"], "battlefield": [lands("Island", 2), "Mountain"]},
             "B": {"battlefield": ["Hill Giant"]}}  # fmt: skip
    cast = [{"do": "cast", "card": "Ice", "targets": ["Hill Giant"]}]
    tapped = [{"player": "B", "permanent": "Hill Giant", "tapped": True}]
    assert outcome(board, cast, tapped) == "passed"


def test_modes_that_may_be_chosen_again_are_written_again() -> None:
    board = {"A": {"hand": ["Fiery Confluence"], "battlefield": [lands("Mountain", 4)]}}
    cast = [{"do": "cast", "card": "Fiery Confluence", "modes": [2, 2, 2]}]
    assert outcome(board, cast, [{"player": "B", "life": 14}]) == "passed"


def test_answers_of_another_harness_keep_to_their_own_queue() -> None:
    board = {
        "A": {"hand": ["Gravedigger"], "graveyard": ["Grizzly Bears", "Hill Giant"],
              "battlefield": [lands("Swamp", 4)]}
    }  # fmt: skip
    cast = [{"do": "cast", "card": "Gravedigger"}]
    back = [{"player": "A", "zone": "hand", "card": "Hill Giant", "count": 1}]
    told = {
        "answers": {"A": [True, "Hill Giant"]},
        "answer_kinds": {"A": ["choice", "target"]},
    }
    assert outcome(board, cast, back, **told) == "passed"
