"""Our own scenarios: each must pass, and none may ask for what is not supported."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.scenarios.reader import files, objects
from tests.scenarios.running import Outcome, run

OWN = [written for path in files([Path(__file__).parent]) for written in objects(path)]


@pytest.mark.parametrize("written", OWN, ids=[written["id"] for written in OWN])
def test_the_game_comes_out_as_the_scenario_says(written: Mapping[str, Any]) -> None:
    assert run(written) == Outcome(written["id"], "passed")


def test_no_two_scenarios_bear_the_same_id() -> None:
    ids = [written["id"] for written in OWN]
    assert sorted(ids) == sorted(set(ids))
