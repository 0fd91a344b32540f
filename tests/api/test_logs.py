"""What the log holds of a request, and what it never holds."""

import json
import logging
from collections.abc import Iterator
from dataclasses import replace
from io import StringIO
from typing import Any
from uuid import UUID

import pytest
import structlog

from api.main import create_app
from infra.logging import configure_logging
from services.application import Outside, assemble
from tests.api.memory import CountedEntropy, MemoryStore
from tests.api.people import PASSWORD, Person, Table, stranger

Json = dict[str, Any]


class Secretive(CountedEntropy):
    """Remembers every unpredictable byte that it gave out."""

    def __init__(self) -> None:
        super().__init__()
        self.given: list[bytes] = []

    def token(self, size: int) -> bytes:
        self.given.append(super().token(size))
        return self.given[-1]


class Failing(MemoryStore):
    """A store that fails when it is told to, with a secret in its error."""

    failure: Exception | None = None

    async def append(self, *appends: Any, **more: Any) -> Any:
        if self.failure is not None:
            raise self.failure
        return await super().append(*appends, **more)


@pytest.fixture
def log() -> Iterator[StringIO]:
    """All that is written while the test runs, one JSON object a line."""
    written = StringIO()
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    configure_logging("DEBUG", as_json=True)
    structlog.configure(cache_logger_on_first_use=False)
    root.handlers[0].setStream(written)  # type: ignore[attr-defined] # it is a StreamHandler
    # The test's own client speaks in the same process.
    client = logging.getLogger("httpx")
    client.disabled = True
    yield written
    client.disabled = False
    root.handlers = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def _lines(log: StringIO) -> list[Json]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


async def test_a_request_is_one_line_with_its_ids(outside: Outside, log: StringIO) -> None:
    app = create_app(assemble(outside))
    async with stranger(app) as http:
        table = await Table.begun(http)
        log.truncate(0)
        log.seek(0)
        reply = await table.anna.get(f"{table.path}/view?audience=public")
        await http.get("/v1/formats")
        await http.get("/v1/games/not-an-id/view")
    mine, other, wrong = [line for line in _lines(log) if line["event"] == "request"]
    assert mine["request_id"] == reply.headers["x-request-id"]
    assert (mine["game"], mine["account"]) == (table.game, table.anna.account)
    assert (mine["method"], mine["route"]) == ("GET", "/v1/games/{game}/view")
    assert (mine["status"], mine["level"]) == (200, "info")
    assert mine["milliseconds"] >= 0
    # Nothing of the request before is left over.
    assert not {"game", "account"} & (set(other) | set(wrong))
    assert wrong["status"] == 404


async def test_what_services_and_ports_log_carries_the_ids_of_the_request(
    outside: Outside, log: StringIO
) -> None:
    class Talkative(MemoryStore):
        async def load(self, *arguments: Any, **more: Any) -> Any:
            logging.getLogger("somewhere.below").warning("loading")
            return await super().load(*arguments, **more)

    services = assemble(replace(outside, store=Talkative()))
    async with stranger(create_app(services)) as http:
        table = await Table.begun(http)
        services.tables.drop(UUID(table.game))
        log.truncate(0)
        log.seek(0)
        reply = await table.anna.get(f"{table.path}/replay?version=1")
    told = [line for line in _lines(log) if line["event"] == "loading"]
    assert told
    assert {line["request_id"] for line in told} == {reply.headers["x-request-id"]}
    assert {line["game"] for line in told} == {table.game}


async def test_no_secret_of_any_request_reaches_the_log(outside: Outside, log: StringIO) -> None:
    entropy, store = Secretive(), Failing()
    app = create_app(assemble(replace(outside, entropy=entropy, store=store)))
    key, guess, stranger_token = "my-own-idempotency-key", "a guess of a password", "ant_made-up"
    async with stranger(app) as http:
        table = await Table.begun(http)
        person, decision = await table.asked()
        await table.answer(person, decision, key=key)
        await table.answer(person, decision, [{"choose": ["hidden-handle"]}], key=key)
        await http.post("/v1/tokens", json={"name": "anna", "password": guess})
        await http.post("/v1/tokens", content=f'{{"password": "{guess}"')
        await http.post(f"/v1/accounts?password={guess}", json={"password": guess})
        wrong = {"Authorization": f"Bearer {stranger_token}"}
        await http.get("/v1/me", headers=wrong)
        await http.get(f"/v1/games/{stranger_token}?token={stranger_token}", headers=wrong)
        await http.delete(f"/v1/tokens/{person.token}", headers=wrong)
        await person.ask("DELETE", f"/tokens/{person.token}")
        store.failure = RuntimeError("nothing that a request sent")
        person, decision = await table.asked()
        failed = await table.answer(person, decision, key=f"{key}-2")
        assert failed.status_code == 500
        store.failure = None
        await table.anna.post(f"{table.path}/actions", {"action": "concede"}, key=key)
        assert (await table.anna.get(f"{table.path}/replay?version=3")).status_code == 200
    written = log.getvalue()
    assert "unexpected failure" in written
    assert len([line for line in _lines(log) if line["event"] == "request"]) >= 15
    secrets = [PASSWORD, guess, stranger_token, key, "hidden-handle"]
    secrets += [each.token for each in (table.anna, table.ben)]
    secrets += [raw.hex() for raw in entropy.given] + [repr(raw) for raw in entropy.given]
    for secret in secrets:
        assert secret not in written


async def test_a_failure_is_logged_without_the_values_of_its_variables(
    outside: Outside, log: StringIO
) -> None:
    store = Failing()
    async with stranger(create_app(assemble(replace(outside, store=store)))) as http:
        anna = await Person.registered(http, "anna")
        store.failure = RuntimeError("the disk is on fire")
        reply = await anna.post("/games", {"format": "duel"}, key="a-key-in-a-local-variable")
    assert reply.status_code == 500
    assert reply.headers["x-request-id"]
    [failure] = [line for line in _lines(log) if line["event"] == "unexpected failure"]
    assert failure["request_id"] == reply.headers["x-request-id"]
    assert "the disk is on fire" in str(failure["exception"])
    assert "a-key-in-a-local-variable" not in log.getvalue()
    assert "the disk is on fire" not in reply.text
