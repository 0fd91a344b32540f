"""The hash chain: every event comes back as it was, no secret is told, no change goes unseen."""

from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from random import Random
from uuid import UUID, uuid4

import msgspec
import pytest

from domain.deck.events import DeckDeleted, DeckShelved, DeckUnshelved, DeckWritten
from domain.formats.deck_rules import Entry
from domain.game import commands as c
from domain.game import events as e
from domain.game.decider import decide
from domain.game.events import Played
from domain.game.sandbox import Script
from domain.game.state import evolve, initial
from domain.game.timing import Beside, Claim
from domain.kernel.events import Event
from domain.player import events as p
from domain.rules import Agenda, Choose, Open, Position, Side, facts
from infra.entropy import SystemEntropy
from infra.eventstore import chain, mapper
from infra.eventstore.names import EVENT_CLASSES
from tests.infra.recorded_stakes import STAKES
from tests.support.whole_games import RULES, account_of, played

AT = datetime(2026, 11, 30, 6, 0, tzinfo=UTC)
STREAM = UUID(int=8)
Bodies = list[chain.StoredBody]


def finished(seed: int) -> Iterator[Event]:
    """A game that ends by concession after some requests, with a standing action before."""
    game = initial(str(UUID(int=seed + 1)))
    for event in played(seed, most=25):
        game = evolve(game, event)
        yield event
    commands: Sequence[c.Command] = (
        c.SetStops(account=account_of("A"), stops=("own:upkeep",)),
        c.Concede(account=account_of("B")),
    )
    for command in commands:
        events = decide(game, command, RULES)
        assert isinstance(events, tuple)
        for event in events:
            game = evolve(game, event)
            yield event


ASKED = e.OpenDecision(
    id="d_2", asked=Open(seat="A", kind="act", rule="CR 117.1"), since=AT, deadline=AT
)
BESIDE = Beside(banks={"A": 1000}, claims={"B": Claim(by="A", at=AT, due=AT)})
OTHERS: tuple[Event, ...] = (
    DeckWritten(
        owner="a", name="Löwen", format="duel",
        entries=(Entry(4, "Island"), Entry(1, "Forest", "sideboard", "abc", "7", foil=True)),
    ),
    e.Invited(account="b", name="Ben"),
    e.SeatLeft(seat="B", account="b"),
    e.TableClosed(),
    e.Expired(
        facts=(facts.Passed(seat="B"),), agenda=Agenda(), open=(ASKED,), beside=BESIDE,
        seat="B", decision="d_1", outcome="default", answers=(Choose(("pass",)),),
    ),
    e.ClocksHeld(outage="o", started=AT, milliseconds=7, open=(ASKED,), beside=BESIDE),
    e.SandboxOpened(
        facts=(), agenda=Agenda(), open=(), format="duel", options={}, opened_by="a",
        commitment="c0", seed="5eed7" * 8, nonce="0ace7" * 8, view_key="ce77" * 8, names=("Anna", "Ben"),
        position=Position(sides=(Side(seat="A"), Side(seat="B")), active="A"),
        script=Script(dice=(4,)),
    ),
    DeckDeleted(),
    DeckShelved(deck="d"),
    DeckUnshelved(deck="d"),
    p.NameClaimed(account="a"),
    p.Registered(name="anna", password_hash="argon2id$7" * 4),
    p.TokenIssued(
        token="t", secret_hash="5ec7e7" * 8, scopes=("play",), label="", issued_at="2026", expires_at=None
    ),
    p.TokenRevoked(token="t"),
    p.TokenBound(account="a", name="anna", token="t", scopes=("play",), expires_at="2027"),
    p.TokenWithdrawn(token="t"),
)  # fmt: skip


@pytest.fixture(scope="module")
def events() -> tuple[Event, ...]:
    return (*finished(7), *OTHERS, *STAKES)


def stored(events: Sequence[Event], stream: UUID = STREAM) -> tuple[list[bytes], str]:
    """Return the stored bytes of a stream and its head."""
    states, head = [], chain.GENESIS
    for version, event in enumerate(events, start=1):
        state, head = mapper.encode(
            event, stream=stream, version=version, at=AT, actor="anna", command_id=uuid4(),
            prev=head, salt=SystemEntropy().token,
        )  # fmt: skip
        states.append(state)
    return states, head


@pytest.fixture(scope="module")
def stream(events: tuple[Event, ...]) -> tuple[Bodies, str]:
    states, head = stored(events)
    return [chain.body_of(state) for state in states], head


def test_every_event_comes_back_as_it_was(events: tuple[Event, ...]) -> None:
    assert {type(event) for event in events} == set(EVENT_CLASSES.values())
    states, last = stored(events)
    prev = chain.GENESIS
    for version, (state, event) in enumerate(zip(states, events, strict=True), start=1):
        recorded = mapper.decode(state, 5, at=(STREAM, version), prev=prev)
        assert recorded.event == event
        assert (recorded.stream, recorded.version, recorded.at) == (STREAM, version, AT)
        assert recorded == mapper.decode(state, 5)
        prev = recorded.head
    assert prev == last


def test_the_game_has_facts_that_are_public_private_and_both(events: tuple[Event, ...]) -> None:
    whole = [event for event in events if isinstance(event, Played)]
    facts = [fact for event in whole for fact in event.facts]
    assert {fact.audience == "public" for fact in facts} == {True, False}
    assert any(fact.unseen for fact in facts if fact.audience == "public")


def leaves(value: object) -> Iterator[object]:
    match value:
        case dict():
            for each in value.values():
                yield from leaves(each)
        case list() | tuple():
            for each in value:
                yield from leaves(each)
        case _:
            yield value


def test_salts_and_secrets_are_told_nowhere_else(stream: tuple[Bodies, str]) -> None:
    secrets: set[str] = set()
    told = b""
    for body in stream[0]:
        secrets |= set(body.salts.values())
        for name in {"seed", "nonce", "view_key", "password_hash", "secret_hash"} & set(
            body.private
        ):
            secrets.add(msgspec.json.decode(body.private[name]))
        kind = chain.meta_of(body).type
        if kind != "Disclosed":  # which opens the seed on purpose
            told += bytes(body.meta) + bytes(body.public) + msgspec.json.encode(body.leaf)
    assert len(secrets) > 5
    assert [s for s in secrets if s.encode() in told] == []


def test_a_private_fact_leaves_an_empty_place_in_the_public_part(
    events: tuple[Event, ...], stream: tuple[Bodies, str]
) -> None:
    for event, body in zip(events, stream[0], strict=True):
        if not isinstance(event, Played):
            continue
        public = msgspec.json.decode(body.public)
        assert not {"agenda", "answers"} & set(public)
        for at, fact in enumerate(event.facts):
            if fact.audience != "public":
                assert public["facts"][at] is None
                assert f"fact:{at}" in body.private
            else:
                assert not fact.unseen & set(public["facts"][at])


def test_equal_values_give_different_commitments() -> None:
    twice = (p.Registered(name="anna", password_hash="same"),) * 2
    bodies = [chain.body_of(state) for state in stored(twice)[0]]
    assert bodies[0].private == bodies[1].private
    assert bodies[0].leaf.commitments != bodies[1].leaf.commitments
    assert all(len(bytes.fromhex(salt)) >= 16 for b in bodies for salt in b.salts.values())


def test_an_untouched_stream_has_no_fault(stream: tuple[Bodies, str]) -> None:
    bodies, head = stream
    assert chain.verify(bodies, head, stream=STREAM) == chain.ChainReport(len(bodies), head)


def other(value: object) -> object:
    """Return a value of the same shape that differs."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return value + "x"
        case dict():
            return {**value, "more": 1}
        case list():
            return [*value, 1]
        case _:
            return "x"


def altered_public(body: chain.StoredBody) -> chain.StoredBody:
    return msgspec.structs.replace(
        body, public=msgspec.Raw(msgspec.json.encode(other(msgspec.json.decode(body.public))))
    )


def altered_meta(body: chain.StoredBody) -> chain.StoredBody:
    meta = {**msgspec.json.decode(body.meta), "actor": "eve"}
    return msgspec.structs.replace(body, meta=msgspec.Raw(msgspec.json.encode(meta)))


def altered_private(body: chain.StoredBody) -> chain.StoredBody:
    name, value = min(body.private.items())
    changed = msgspec.Raw(msgspec.json.encode(other(msgspec.json.decode(value))))
    return msgspec.structs.replace(body, private={**body.private, name: changed})


def altered_salt(body: chain.StoredBody) -> chain.StoredBody:
    name = min(body.salts)
    return msgspec.structs.replace(body, salts={**body.salts, name: "00" * 16})


def short_salt(body: chain.StoredBody) -> chain.StoredBody:
    name = min(body.salts)
    return msgspec.structs.replace(body, salts={**body.salts, name: "no hex"})


def lost_private(body: chain.StoredBody) -> chain.StoredBody:
    name = min(body.private)
    kept = {key: value for key, value in body.private.items() if key != name}
    return msgspec.structs.replace(body, private=kept)


@pytest.mark.parametrize(
    ("alter", "named"),
    [
        (altered_public, "the public part was altered"),
        (altered_meta, "the public part was altered"),
        (altered_private, "was altered"),
        (altered_salt, "was altered"),
        (short_salt, "was altered"),
        (lost_private, "missing"),
    ],
)
def test_an_altered_event_is_found_and_named(
    stream: tuple[Bodies, str],
    alter: Callable[[chain.StoredBody], chain.StoredBody],
    named: str,
) -> None:
    bodies, head = stream
    with_secrets = [at for at, body in enumerate(bodies) if body.private]
    for at in Random(1).sample(with_secrets, 8):
        report = chain.verify([*bodies[:at], alter(bodies[at]), *bodies[at + 1 :]], head)
        assert report.fault_version == at + 1
        assert named in (report.fault or "")


def test_a_leaf_that_was_forged_to_fit_breaks_the_next_link(stream: tuple[Bodies, str]) -> None:
    bodies, head = stream
    forged = altered_meta(bodies[2])
    leaf = msgspec.structs.replace(
        forged.leaf, public=chain.public_hash(chain._canonically(forged.meta), forged.public)
    )
    bodies = [*bodies[:2], msgspec.structs.replace(forged, leaf=leaf), *bodies[3:]]
    report = chain.verify(bodies, head)
    assert (report.fault, report.fault_version) == ("does not follow the event before it", 4)


def test_removed_swapped_and_foreign_events_are_found(stream: tuple[Bodies, str]) -> None:
    bodies, head = stream
    removed = chain.verify([*bodies[:4], *bodies[5:]], head)
    swapped = chain.verify([*bodies[:4], bodies[5], bodies[4], *bodies[6:]], head)
    foreign = chain.verify(bodies, head, stream=uuid4())
    assert (removed.fault_version, swapped.fault_version, foreign.fault_version) == (5, 5, 1)
    assert all("another place" in (r.fault or "") for r in (removed, swapped, foreign))


def test_a_stream_that_was_cut_off_is_found_by_the_head_that_was_kept(
    stream: tuple[Bodies, str],
) -> None:
    bodies, head = stream
    assert "ends before" in (chain.verify(bodies[:-1], head).fault or "")
    anchored = chain.verify(bodies[:-1], anchors={len(bodies): head})
    assert "ends before" in (anchored.fault or "")
    assert chain.verify([], head).fault is not None
    assert chain.verify(bodies[:-1]).fault is None  # without a kept head nobody can tell
