"""What schemathesis needs here: the application on a socket, people in it, and fair requests."""

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any
from uuid import UUID

import httpx
import schemathesis
from fastapi import FastAPI
from schemathesis.config import SchemathesisConfig
from schemathesis.core.parameters import ParameterLocation

from api.main import create_app
from infra.settings import Settings
from services.application import Application, assemble
from tests.api.conftest import in_memory
from tests.api.memory import CountedEntropy
from tests.api.people import PASSWORD
from tests.api.served import served

SEED = 20261130
THOROUGH = 20
"""Examples for each operation from which on a run takes its time."""

NO_LIMITS = Settings.model_validate(
    {
        f"ANTECHAMBER_RATE_{name}": 0
        for name in ("READS", "WRITES", "STREAMS", "SIGN_INS", "REGISTRATIONS", "REFUSALS")
    }
)


def schema(examples: int, only: Collection[str] = ()) -> Any:
    """Return schemathesis' view of the description, or of some operations, with a fixed seed."""
    document = create_app().openapi()
    for item in document["paths"].values() if only else ():
        for method, operation in [*item.items()]:
            if operation["operationId"] not in only:
                del item[method]
            for answer in operation["responses"].values():
                links = answer.get("links", {})
                answer["links"] = {n: o for n, o in links.items() if o["operationId"] in only}
    config = SchemathesisConfig.from_dict(
        {
            "seed": SEED,
            "generation": {
                "mode": "positive" if only else "all",
                "deterministic": True,
                # The token is ours to send, and parameters that nobody knows are ignored.
                "with-security-parameters": False,
                "allow-extra-parameters": False,
                "database": "none",
                "max-examples": examples,
                "no-shrink": True,
            },
            # A thousand cases of a body that is the whole board of a game.
            "operations": [
                {
                    "include-operation-id": "openSandbox",
                    "phases": {"coverage": {"enabled": examples >= THOROUGH}},
                }
            ],
        }
    )
    return schemathesis.openapi.from_dict(document, config=config)


class Repeatable(CountedEntropy):
    """Ids that are the same in every run; they grow, as UUIDv7 do."""

    def __init__(self) -> None:
        super().__init__()
        self._ids = count(1)

    def uuid(self) -> UUID:
        return UUID(int=(0x01980000_0000_7000_8000_000000000000 + next(self._ids)))


def _services() -> Application:
    return assemble(replace(in_memory(), entropy=Repeatable()))


@dataclass
class World:
    """A service with Anna and Ben in a game that has begun; ``ids`` names what exists."""

    url: str
    tokens: list[str]
    ids: dict[str, str]
    app: FastAPI
    _turn: Iterator[int] = field(default_factory=count)

    def renew(self) -> None:
        """Put services in which nothing has happened in the place of those that are there."""
        self.app.state.services = _services()

    def headers(self) -> dict[str, str]:
        """Return the header of whose turn it is to ask: both in turn."""
        token = self.tokens[next(self._turn) % len(self.tokens)]
        # Not the streams: they have no end, and tests of their own.
        return {"Authorization": f"Bearer {token}", "Accept": "application/json"}

    def place(self, case: Any) -> None:
        """Let two of three well-formed paths be of what exists, and none wait for long."""
        path = case.meta and case.meta.components.get(ParameterLocation.PATH)
        if path is None or path.mode.is_positive:
            for name in set(case.path_parameters) & set(self.ids):
                if next(self._turn) % 3:
                    case.path_parameters[name] = self.ids[name]
        self.calm(case)

    def calm(self, case: Any) -> None:
        """Let a request not wait for long."""
        wait = (case.query or {}).get("wait")
        if isinstance(wait, int | float) and wait > 0:
            case.query["wait"] = min(wait, 0.01)


def registered(http: httpx.Client, name: str) -> str:
    """Make an account and return its token."""
    reply = http.post("/v1/accounts", json={"name": name, "password": PASSWORD})
    assert reply.status_code == 201, reply.text
    return str(reply.json()["token"])


def sample_deck(http: httpx.Client) -> dict[str, Any]:
    """Return the body that stores a sample deck."""
    sample = http.get("/v1/sample-decks").json()["decks"][0]
    return {name: sample[name] for name in ("name", "format", "entries")}


def deck_of(http: httpx.Client, headers: dict[str, str]) -> str:
    """Store a sample deck and return its id."""
    stored = http.post("/v1/decks", json=sample_deck(http), headers=headers)
    return str(stored.json()["deck"]["id"])


@contextmanager
def world() -> Iterator[World]:
    """Give a service in which a game has begun."""
    app = create_app(_services(), NO_LIMITS)
    with served(app) as url, httpx.Client(base_url=url) as http:
        tokens = [registered(http, name) for name in ("anna", "ben")]
        headers = [{"Authorization": f"Bearer {token}"} for token in tokens]
        decks = [deck_of(http, each) for each in headers]
        opened = http.post("/v1/games", json={"format": "duel", "seats": 2}, headers=headers[0])
        game = opened.json()["game"]["id"]
        for each, deck in zip(headers, decks, strict=True):
            seated = http.post(f"/v1/games/{game}/seats", json={"deck": deck}, headers=each)
            assert seated.status_code == 201, seated.text
        asked = [
            decision
            for each in headers
            for decision in http.get(f"/v1/games/{game}/decisions", headers=each).json()[
                "decisions"
            ]
        ]
        ids = {"game": game, "deck": decks[0], "name": "Shock"}
        yield World(url, tokens, {**ids, "decision_id": asked[0]["decision_id"]}, app)
