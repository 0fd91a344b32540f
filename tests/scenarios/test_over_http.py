"""Scenarios of ours again, through the REST API alone: they come out the same.

One in six, by the hash of its id, and what a format must show; ``make scenarios`` plays all
of them both ways.
"""

import os
import zlib
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from api.main import create_app
from services.application import assemble
from tests.api.conftest import in_memory
from tests.scenarios.running import Outcome, run
from tests.scenarios.service import Service
from tests.scenarios.test_runner import SHOCK, but, entry
from tests.scenarios.test_scenarios import OWN
from tests.support.loopback import client

EACH = 1 if os.environ.get("ANTECHAMBER_ALL_SCENARIOS") else 6
ACCEPTANCE = "acceptance-"
CHOSEN = [
    written
    for written in OWN
    if zlib.crc32(str(written["id"]).encode()) % EACH == 0 or written["id"].startswith(ACCEPTANCE)
]


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    """A service around ports in memory."""
    with client(create_app(assemble(in_memory()))) as http:
        yield Service(http)


@pytest.mark.parametrize("written", CHOSEN, ids=[written["id"] for written in CHOSEN])
def test_the_game_comes_out_as_the_scenario_says(
    written: Mapping[str, Any], service: Service
) -> None:
    assert run(written, service) == Outcome(written["id"], "passed")


@pytest.mark.parametrize(
    ("changed", "status"),
    [
        (but(expect=[{"player": "B", "life": 18}]), "failed"),
        (but(script=entry(card="Doom Blade"), expect=[]), "failed"),
        (but(expect=[{"refused": 0}]), "failed"),
        (but(script=entry(player="B"), expect=[{"refused": 0}, {"player": "B", "life": 20}]),
         "passed"),
        (but(rules="tic-tac-toe"), "unsupported"),
        (but(options={"unheard_of": 1}), "unsupported"),
        (but(board={"A": {"hand": ["No Such Card"]}}), "unsupported"),
        (but(script=entry(targets=["No Such Card"])), "unsupported"),
        ({**SHOCK, "options": {"strict": True}}, "passed"),
    ],
)  # fmt: skip
def test_what_fails_and_what_is_unsupported_does_so_over_http_too(
    changed: Mapping[str, Any], status: str, service: Service
) -> None:
    assert run(changed, service).status == status == run(changed).status


def test_a_deck_is_checked_by_the_service(service: Service) -> None:
    deck = {"main": [{"card": "Forest", "count": 50}, {"card": "Shock", "count": 5}]}
    written = {"id": "deck", "deck": deck}
    assert run({**written, "expect": [{"illegal": ["CR 100.2a"]}]}, service).status == "passed"
    assert run({**written, "expect": [{"legal": True}]}, service).status == "failed"
