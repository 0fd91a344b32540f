import json
from collections.abc import Callable
from typing import Any
from uuid import uuid4

import msgspec
import pytest
import rfc8785
from hypothesis import given
from hypothesis import strategies as st

from infra.eventstore import chain, mapper
from infra.eventstore.canonical import canonical
from infra.eventstore.export import export, verify_export
from tests.infra.recorded import bodies, disclosed, opened

SAFE = 2**53 - 1
values = st.recursive(
    st.none() | st.booleans() | st.integers(-SAFE, SAFE) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(values)
def test_canonical_json_is_that_of_rfc_8785(value: Any) -> None:
    assert canonical(value) == rfc8785.dumps(value)


@pytest.mark.parametrize(
    "value", [1.5, -0.25, 1e30, 1e-7, [2.0], {"a": {"b": [0, 1.0]}}, 2**53, {"a": -(2**60)}]
)
def test_fractions_and_huge_integers_are_never_recorded(value: Any) -> None:
    with pytest.raises(ValueError, match=r"fraction|canonical"):
        canonical(value)


def test_text_that_looks_like_a_fraction_is_recorded_as_it_is() -> None:
    value = {"a,1.5": ':1e9,"0.5', "b": "1234567890123456789"}
    assert canonical(value) == rfc8785.dumps(value)


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


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (set_in("public", "seats", to=3), "the public part was altered"),
        (set_in("meta", "actor", to="Ben"), "the public part was altered"),
        (set_in("meta", "at", to="2026-11-30T06:00:01+00:00"), "the public part was altered"),
        (set_in("meta", "stream", to=str(uuid4())), "the public part was altered"),
        (set_in("private", "seed", to="ff"), "the private part 'seed' was altered"),
        (set_in("salts", "seed", to="00" * 16), "the private part 'seed' was altered"),
        (set_in("private", "more", to=1), "a private part is missing or was added"),
        (lambda body: body["private"].pop("seed"), "a private part is missing or was added"),
        (set_in("prev", to="ab" * 32), "does not follow the event before it"),
        (set_in("meta", "version", to=5), "was recorded at another place"),
    ],
)
def test_an_altered_event_is_found_where_it_stands(
    states: list[bytes], change: Callable[[Any], None], what: str
) -> None:
    states[1] = altered(states[1], change)
    report = verified(states)
    assert report.fault_version == 2
    assert what in str(report.fault)


def test_an_altered_leaf_is_found_at_the_next_event(states: list[bytes]) -> None:
    seat_taken_away = altered(states[1], set_in("public", "seats", to=3))
    body = json.loads(seat_taken_away)
    forged = chain.public_hash(rfc8785.dumps(body["meta"]), rfc8785.dumps(body["public"]))
    states[1] = altered(seat_taken_away, set_in("leaf", "public", to=forged))
    assert verified(states).fault_version == 3


def test_a_removed_event_is_found(states: list[bytes]) -> None:
    assert verified([states[0], *states[2:]]).fault_version == 2


def test_swapped_events_are_found(states: list[bytes]) -> None:
    assert verified([states[0], states[2], states[1], states[3]]).fault_version == 2


def test_an_event_of_another_stream_is_found() -> None:
    stream, other = uuid4(), uuid4()
    mixed = [chain.body_of(state) for state in bodies(opened(), stream=other)]
    assert chain.verify(mixed, stream=stream).fault_version == 1


def test_events_cut_off_at_the_end_are_found_by_a_head_kept_elsewhere(states: list[bytes]) -> None:
    assert verified(states[:3]).fault is None
    assert "ends before" in str(verified(states[:3], head_of(states)).fault)


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


def test_private_values_are_in_no_leaf(states: list[bytes]) -> None:
    for state in states[:3]:
        body = chain.body_of(state)
        bound = bytes(body.public) + bytes(body.meta) + msgspec.json.encode(body.leaf)
        assert set(body.private) == {"seed", "nonce", "view_key"}
        for value in body.private.values():
            assert bytes(value) not in bound


def test_equal_values_have_different_commitments() -> None:
    body = chain.body_of(bodies(opened("same"))[0])
    assert body.private["seed"] == body.private["nonce"]
    assert body.leaf.commitments["seed"] != body.leaf.commitments["nonce"]


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


def test_an_event_comes_back_as_it_was_recorded() -> None:
    stream = uuid4()
    event = opened()
    recorded = mapper.decode(bodies(event, stream=stream)[0], 7)
    assert (recorded.event, recorded.stream, recorded.position) == (event, stream, 7)


def test_a_broken_chain_names_the_version_when_an_event_is_read(states: list[bytes]) -> None:
    meta = chain.meta_of(chain.body_of(states[1]))
    with pytest.raises(chain.ChainBroken, match="event 2: does not follow") as broken:
        mapper.decode(states[1], at=(meta.stream, 2), prev=chain.GENESIS)
    assert broken.value.version == 2
