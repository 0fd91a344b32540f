"""Sequences of requests along the links of the description, from an account into a game.

Ben sits down at every table at which the run does, and answers whenever he is asked.
"""

import os
from collections import Counter
from collections.abc import Iterator
from itertools import count
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import CHECKS, load_all_checks

from tests.api import fuzzing
from tests.api.people import Json

SEQUENCES = int(os.environ.get("ANTECHAMBER_FUZZ", "4")) * 2
STEPS = 10
JOURNEYS = {
    "decks": ["createDeck", "getDeck", "checkDeck", "replaceDeck", "deleteDeck"],
    "games": [
        "openGame", "takeSeat", "listDecisions", "checkAnswer", "answer", "getView", "getReplay",
    ],
}  # fmt: skip
"""Operations that lead to one another; what stands alone is in ``test_schemathesis``."""

ARRIVALS = {"decks": {("replaceDeck", 200), ("deleteDeck", 204)}, "games": {("answer", 200)}}

load_all_checks()
CONFORMANCE = [
    CHECKS.get_one(name)
    for name in (
        "not_a_server_error", "status_code_conformance", "content_type_conformance",
        "response_schema_conformance", "response_headers_conformance",
        "ensure_resource_availability", "use_after_free",
    )
]  # fmt: skip


class People:
    """Anna, for whom the run asks, and Ben, who joins her tables and answers as suggested."""

    def __init__(self, http: httpx.Client) -> None:
        self._http = http
        tokens = [fuzzing.registered(http, name) for name in ("anna", "ben")]
        self.anna, self.ben = ({"Authorization": f"Bearer {token}"} for token in tokens)
        # What no link can know: a format that there is, and a deck of one's own.
        self.bodies = {
            "createDeck": fuzzing.sample_deck(http),
            "replaceDeck": fuzzing.sample_deck(http),
            "openGame": {"format": "duel", "seats": 2},
            "takeSeat": {"deck": fuzzing.deck_of(http, self.anna)},
        }
        self._turn = count(1)
        self._deck = fuzzing.deck_of(http, self.ben)
        self.game = self._begun()

    def place(self, case: Any) -> None:
        """Let two of three requests in a game be about the newest, and answer what is asked."""
        case.body = self.bodies.get(_operation(case), case.body)
        path = case.path_parameters or {}
        if "game" not in path or next(self._turn) % 3 == 0:
            return
        path["game"] = self.game
        asked = self._asked(self.game, self.anna)
        if "decision_id" in path and asked:
            path["decision_id"] = asked[0]["decision_id"]
            case.body = {"answers": [asked[0]["example_answers"][0]]}

    def _asked(self, game: str, who: dict[str, str]) -> list[Json]:
        reply = self._http.get(f"/v1/games/{game}/decisions", headers=who)
        found: list[Json] = reply.json().get("decisions", [])
        return found

    def _begun(self) -> str:
        # A run that had to find a table and two seats by itself would seldom come to an answer.
        opened = self._http.post("/v1/games", json=self.bodies["openGame"], headers=self.anna)
        game = str(opened.json()["game"]["id"])
        path = f"/v1/games/{game}/seats"
        self._http.post(path, json=self.bodies["takeSeat"], headers=self.anna)
        self.join(game)
        self.answer(game)
        return game

    def join(self, game: str) -> None:
        """Let Ben sit down, where a seat is free."""
        path = f"/v1/games/{game}/seats"
        self._http.post(path, json={"deck": self._deck}, headers=self.ben)

    def answer(self, game: str, most: int = 30) -> None:
        """Let Ben answer until somebody else is asked."""
        for _ in range(most):
            asked = self._asked(game, self.ben)
            if not asked:
                return
            body = {"answers": [asked[0]["example_answers"][0]]}
            url = f"/v1/games/{game}/decisions/{asked[0]['decision_id']}"
            self._http.post(url, json=body, headers=self.ben)


@pytest.fixture(scope="module")
def world() -> Iterator[fuzzing.World]:
    """One service for all sequences."""
    with fuzzing.world() as made:
        yield made


@pytest.fixture(scope="module")
def http(world: fuzzing.World) -> Iterator[httpx.Client]:
    """How the people ask."""
    with httpx.Client(base_url=world.url) as client:
        yield client


def _operation(case: Any) -> str:
    return str(case.operation.definition.raw["operationId"])


@pytest.mark.parametrize("journey", sorted(JOURNEYS))
def test_no_sequence_of_requests_meets_a_failure_or_an_answer_not_described(
    journey: str, world: fuzzing.World, http: httpx.Client
) -> None:
    machine: Any = fuzzing.schema(SEQUENCES, JOURNEYS[journey]).as_state_machine()
    seen: Counter[tuple[str, int]] = Counter()

    class Sequence(machine):  # type: ignore[misc] # made at run time
        people: People

        def setup(self) -> None:
            # The same start for each, or hypothesis could not tell what it has tried.
            world.renew()
            self.people = People(http)

        def get_call_kwargs(self, case: Any) -> Json:
            world.calm(case)
            self.people.place(case)
            return {"base_url": world.url, "headers": self.people.anna}

        def after_call(self, response: Any, case: Any) -> None:
            operation = _operation(case)
            seen[operation, response.status_code] += 1
            game = str((case.path_parameters or {}).get("game"))
            if (operation, response.status_code) == ("openGame", 201):
                self.people.game = response.json()["game"]["id"]
            if (operation, response.status_code) == ("takeSeat", 201):
                self.people.join(game)
            if operation in {"takeSeat", "answer"}:
                self.people.answer(game)

        def validate_response(self, response: Any, case: Any, **_: Any) -> None:
            case.validate_response(response, checks=CONFORMANCE)

    Sequence.run(
        settings=settings(
            max_examples=SEQUENCES,
            stateful_step_count=STEPS,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
    )
    assert set(seen) >= ARRIVALS[journey], seen
