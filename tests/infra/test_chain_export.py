"""What leaves the service can be verified without it: exports, anchors, other spellings."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from infra.eventstore import chain
from infra.eventstore.export import export, verify_export
from tests.infra.recorded import bodies, disclosed, opened


def verified(states: list[bytes], head: str | None = None) -> chain.ChainReport:
    return chain.verify([chain.body_of(state) for state in states], head)


def head_of(states: list[bytes]) -> str:
    return verified(states).head


@pytest.fixture
def states() -> list[bytes]:
    return bodies(opened("a1"), opened("b2"), opened("c3"), disclosed())


def test_a_stream_as_recorded_is_whole(states: list[bytes]) -> None:
    assert verified(states).fault is None
    assert verified(states, head_of(states)).events == 4


def altered(state: bytes, change: Callable[[Any], None]) -> bytes:
    body = json.loads(state)
    change(body)
    return json.dumps(body).encode()


def set_in(*path: str, to: object) -> Callable[[Any], None]:
    def change(body: Any) -> None:
        for step in path[:-1]:
            body = body[step]
        body[path[-1]] = to

    return change


def test_events_cut_off_at_the_end_are_found_by_an_anchor(states: list[bytes]) -> None:
    anchors = {4: head_of(states)}
    whole = [chain.body_of(state) for state in states]
    assert chain.verify(whole, anchors=anchors).fault is None
    assert "ends before" in str(chain.verify(whole[:3], anchors=anchors).fault)
    assert "anchor" in str(chain.verify(whole, anchors={2: "00" * 32}).fault)


def test_a_body_that_is_no_json_is_a_fault_and_no_crash() -> None:
    assert verify_export([b"{"]).fault_version == 1


def test_a_body_ordered_or_spaced_otherwise_is_still_what_was_recorded(states: list[bytes]) -> None:
    reordered = [
        json.dumps(dict(reversed(json.loads(state).items())), indent=1).encode() for state in states
    ]
    assert verified(reordered, head_of(states)).fault is None


def test_an_export_without_private_parts_verifies_to_the_same_head(states: list[bytes]) -> None:
    lines = list(export(map(chain.body_of, states)))
    assert all(not json.loads(line)["private"] and not json.loads(line)["salts"] for line in lines)
    report = verify_export(lines, head_of(states))
    assert (report.fault, report.head) == (None, head_of(states))


def test_an_opening_in_an_export_must_be_what_was_committed_to(states: list[bytes]) -> None:
    lines = list(export(map(chain.body_of, states), lambda version, name: name == "seed"))
    assert verify_export(lines, head_of(states)).fault is None
    lines[2] = altered(lines[2], set_in("private", "seed", to="d4"))
    report = verify_export(lines)
    assert (report.fault_version, report.fault) == (3, "the private part 'seed' was altered")
