"""Abuse cases 1 and 2: the seed of chance, and side copies of the state."""

import base64
import re
from collections.abc import Iterator
from typing import Any
from uuid import UUID

import msgspec
import pytest

from api.conditional import conditional
from domain.game.events import GameOpened
from domain.kernel import chance
from domain.kernel.ids import GameId
from domain.player.events import Registered, TokenIssued
from domain.rules import GameObject
from tests.leaks.gathering import NOBODY, STRANGER, Gathering, Heard
from tests.support.twin_games import deck

ROLES = ("A", "B", STRANGER, NOBODY)


def secrets(here: Gathering) -> dict[str, bytes]:
    """Return every secret value of the world, and bytes that follow from the seed, by name."""
    opened = next(event for event in here.events if isinstance(event, GameOpened))
    seed = bytes.fromhex(opened.seed)
    root = chance.root(seed, GameId(UUID(here.party.game)), ())
    found = {
        "seed": seed, "nonce": bytes.fromhex(opened.nonce), "root of chance": root,
        "view key": bytes.fromhex(opened.view_key), "key of the first": chance.key(root, "first"),
    }  # fmt: skip
    for seat in here.seats:
        for number in range(8):
            key = chance.key(root, "shuffle", seat, number)
            found[f"key of shuffle {number} of {seat}"] = key
    for number, drawn in enumerate(here.world.entropy.given):
        found[f"entropy {number}"] = drawn
    for recorded in here.world.store.order:
        match recorded.event:
            case Registered(password_hash=secret):
                found[f"password hash {recorded.position}"] = secret.encode()
            case TokenIssued(secret_hash=secret):
                found[f"token hash {recorded.position}"] = bytes.fromhex(secret)
            case _:
                pass
    return found


def spellings(secret: bytes) -> Iterator[bytes]:
    """Yield a secret raw, in hex and in base64, however it lies among other bytes."""
    yield secret
    yield secret.hex().encode()
    yield secret.hex().upper().encode()
    for ahead in range(3):
        whole = base64.b64encode(bytes(ahead) + secret)
        inner = whole[(0, 2, 3)[ahead] :].rstrip(b"=")[:-1]
        yield inner
        yield inner.translate(bytes.maketrans(b"+/", b"-_"))


def found_in(heard: list[Heard], secrets: dict[str, bytes]) -> list[str]:
    """Return which secrets stand where, in bodies, headers and what was logged."""
    wanted = [(name, text) for name, secret in secrets.items() for text in spellings(secret)]
    pattern = re.compile(b"|".join(re.escape(text) for _, text in wanted))
    return [
        f"{one.role} {one.ask.method} {one.ask.path}: {hit.group()[:20]!r}"
        for one in heard
        for hit in pattern.finditer(b"\n".join(_told(one)))
    ]


def _told(one: Heard) -> Iterator[bytes]:
    yield one.seen.body
    yield repr(one.seen.headers).encode()
    yield from one.seen.logged


@pytest.mark.slow
def test_case_1_no_secret_nor_what_follows_from_it_is_in_any_answer(a_game: Gathering) -> None:
    assert len(a_game.heard) > 1000
    assert {one.role for one in a_game.heard} == set(ROLES)
    assert found_in(a_game.heard, secrets(a_game)) == []


async def test_case_1_control_a_secret_is_found_however_it_is_spelt() -> None:
    here = await Gathering.begun()
    seen = await here.get("A", "/view")
    for name, secret in secrets(here).items():
        for text in spellings(secret):
            body = msgspec.structs.replace(seen, body=b'{"x":"' + text + b'"}')
            told = [Heard("B", 1, here.heard[0].ask, body)]
            assert found_in(told, {name: secret}), (name, text)


INTERNAL = {
    "agenda", "frames", "known_to", "view_key", "departed", "last_known", "chances",
    "next_id", "password_hash", "secret_hash", "sittings", "opened_by", "slot",
    "object", "becomes_id", "audience_of", "command_id", "position", "account",
} - {"object"}  # fmt: skip
"""Names of the state's and the record's own fields, none of which any view has.

``printed`` and ``nonce`` are also words of views: the card that a permanent is, and what opens a
commitment once all have committed.
"""


def members(document: Any) -> Iterator[str]:
    """Yield every member name of a JSON document."""
    if isinstance(document, dict):
        for name, value in document.items():
            yield name
            yield from members(value)
    elif isinstance(document, list):
        for value in document:
            yield from members(value)


def copies(here: Gathering) -> list[str]:
    """Return where somebody was told a card that was never shown to them, or an inner field."""
    found = []
    patterns: dict[tuple[str, int], re.Pattern[str] | None] = {}
    for one in here.heard:
        if not one.ask.path.startswith(here.path):
            continue
        told = one.seen.body.decode()
        inner = INTERNAL.intersection(members(one.seen.documents))
        at = (one.role, min(here.version, one.version + 1))
        if at not in patterns:
            names = here.secret_names(*at)
            words = "|".join(re.escape(name) for name in sorted(names))
            patterns[at] = re.compile(rf"(?<!\w)({words})(?!\w)") if names else None
        pattern = patterns[at]
        named = pattern.findall(told) if pattern is not None else []
        if inner or named:
            found.append(f"{one.role} {one.ask.method} {one.ask.path}: {inner} {named[:3]}")
    return found


@pytest.mark.slow
def test_case_2_no_endpoint_tells_any_role_a_card_that_was_never_shown_to_it(
    a_game: Gathering,
) -> None:
    assert all(a_game.secret_names(role, a_game.version) for role in ROLES)
    assert copies(a_game) == []


async def test_case_2_control_a_side_copy_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    here = await Gathering.begun((0, 1))

    def with_a_copy(request: Any, body: bytes, *rest: Any) -> Any:
        game = here.world.services.tables._hot[UUID(here.party.game)]
        things: list[GameObject] = list(game.table.play.objects.values())
        names = [game.table.play.printed[thing.card].name for thing in things]
        return conditional(request, body[:-1] + b',"undo":' + msgspec.json.encode(names) + b"}")

    await here.get("B", "/view")
    assert copies(here) == []
    monkeypatch.setattr("api.routers.events.conditional", with_a_copy)
    await here.get("B", "/view")
    assert len(copies(here)) == 1
    assert deck(0) != deck(1)
