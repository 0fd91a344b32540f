"""Abuse cases 9 to 11: before disclosure, the lobby, and other seats."""

import re
from random import Random
from typing import Any
from uuid import UUID, uuid4

import pytest

from domain.kernel.refusals import NotFound
from services.reads import watching
from tests.leaks.gathering import NOBODY, STRANGER, Gathering
from tests.leaks.test_abuse_cases_6_to_8 import some_way_in
from tests.support.twin_asking import Ask, Seen
from tests.support.twin_services import operations

Json = dict[str, Any]

READS = ("/view", "/events", "/timeline", "/replay", "/events sse", "/events ndjson")
ACCEPTS = {"sse": "text/event-stream", "ndjson": "application/x-ndjson"}


async def read(here: Gathering, role: str, end: str, **params: str) -> Seen:
    """Read something of the game for an audience; a stream until its first record."""
    end, _, stream = end.partition(" ")
    headers = {"Accept": ACCEPTS[stream]} if stream else {}
    params |= {"version": str(here.version)} if end == "/replay" else {}
    path = here.path + end
    more: dict[str, Any] = {"params": params, "headers": headers}
    return await here.ask(role, "GET", path, until=b'"record":"state"', **more)


# -- 9: before disclosure --


async def test_case_9_nothing_is_disclosed_before_the_end_on_any_route() -> None:
    here = await some_way_in()
    for role in here.tokens:
        for end in READS:
            assert (await read(here, role, end, audience="after")).status == 404
            own = await read(here, role, end)
            assert own.status == 200
            assert '"seed":"' not in own.body.decode()
    for version in range(1, here.version + 1):
        for role in here.tokens:
            past = await here.get(role, "/replay", version=str(version))
            assert past.status == 200
            for seat in past.json["seats"]:
                assert seat.get("library", []) == []
                assert seat["seat"] == role or seat.get("hand", []) == []


async def test_case_9_an_audit_before_the_end_opens_nothing_and_names_no_card() -> None:
    here = await some_way_in()
    ordered = await here.ask("B", "POST", f"{here.path}/audits")
    audit = ordered.json["audit"]["id"]
    await here.world.audited(here.party.game, audit)
    for role in here.tokens:
        seen = await here.get(role, f"/audits/{audit}")
        assert seen.json["report"]["commitment"] == "not opened yet"
        assert set(seen.json["report"]) == {
            "events", "chain", "chain_fault_at", "head", "commitment", "rules", "first_difference",
            "fold",
        }  # fmt: skip


async def test_case_9_when_the_game_is_over_everything_may_be_seen() -> None:
    here = await some_way_in()
    assert (
        await here.ask("A", "POST", f"{here.path}/actions", {"action": "concede"})
    ).status == 200
    for role in here.tokens:
        seen = await here.get(role, "/view", audience="after")
        assert len(seen.json["seats"][0]["library"]) > 30
        assert seen.json["seed"]


async def test_case_9_control_an_early_disclosure_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    here = await some_way_in(steps=1)
    judge = watching.audience_of

    def early(table: Any, account: Any, wanted: str | None) -> str:
        try:
            return judge(table, account, wanted)
        except NotFound:
            return str(wanted)

    assert (await here.get("A", "/timeline", audience="B")).status == 404
    monkeypatch.setattr("services.reads.timeline.audience_of", early)
    assert (await here.get("A", "/timeline", audience="B")).status == 200


# -- 10: the lobby --

ROW = {"id", "status", "format", "size", "seats", "changed_at"}
"""What a row of the lobby has, and nothing else."""


async def private_things(here: Gathering) -> list[bytes]:
    """Return what of its players a table does not tell: ids of accounts and decks, deck names."""
    accounts = [await here.ask(seat, "GET", "/v1/me") for seat in here.seats]
    ids = [one.json["account"]["id"] for one in accounts]
    names = [f"deck of {seat}" for seat in here.seats]
    return [text.encode() for text in (*ids, *here.party.decks.values(), *names)]


async def test_case_10_the_lobby_tells_a_table_and_nothing_of_its_players() -> None:
    here = await some_way_in(steps=3)
    secret = await private_things(here)
    for role in here.tokens:
        for params in ({}, {"status": "playing"}):
            page = await here.ask(role, "GET", "/v1/games", params=params)
            assert [row["id"] for row in page.json["games"]] == [here.party.game]
            for row in page.json["games"]:
                assert set(row) <= ROW
                assert all(set(seat) == {"seat", "name"} for seat in row["seats"])
            assert not any(text in page.body for text in secret)


async def test_case_10_what_strangers_read_of_a_game_has_no_id_of_an_account_or_deck() -> None:
    here = await some_way_in(steps=3)
    secret = await private_things(here)
    for role in here.tokens:
        for end in ("", "/presence", *READS):
            seen = await read(here, role, end)
            assert not any(text in seen.body for text in secret), (role, end)


async def test_case_10_a_private_table_is_not_there_for_who_was_not_invited() -> None:
    here = await Gathering.begun((0, 1))
    opened = await here.ask("A", "POST", "/v1/games", {"format": "duel", "private": True})
    game = opened.json["game"]["id"]
    unknown = uuid4()
    for role in (STRANGER, NOBODY):
        listed = await here.ask(role, "GET", "/v1/games")
        assert game not in listed.body.decode()
        for end in (
            "",
            "/view",
            "/events",
            "/timeline",
            "/presence",
            "/audit",
            "/decisions",
            "/randomness",
            "/settlement",
        ):
            seen = [await here.ask(role, "GET", f"/v1/games/{g}{end}") for g in (game, unknown)]
            assert len({(one.status, one.body, one.headers) for one in seen}) == 1, end
            assert seen[0].status == (401 if (role, end) == (NOBODY, "/decisions") else 404)
    deck = await here.ask(STRANGER, "GET", "/v1/sample-decks")
    sample = {name: deck.json["decks"][0][name] for name in ("name", "format", "entries")}
    own = (await here.ask(STRANGER, "POST", "/v1/decks", sample)).json["deck"]["id"]
    for end, body in (
        ("/seats", {"deck": own}),
        ("/audits", None),
        ("/actions", {"action": "concede"}),
        ("/randomness", {"waive": True}),
        ("/settlement/1", {"choice": "take"}),
    ):
        seen = [
            await here.ask(STRANGER, "POST", f"/v1/games/{g}{end}", body) for g in (game, unknown)
        ]
        assert len({(one.status, one.body) for one in seen}) == 1, end
        assert seen[0].status == 404
    for method, end, body in (
        ("DELETE", "", None), ("DELETE", "/seats/mine", None),
        ("POST", "/invitations", {"name": STRANGER}), ("POST", "/decisions/d_x", {"answers": []}),
    ):  # fmt: skip
        seen = [
            await here.ask(STRANGER, method, f"/v1/games/{g}{end}", body) for g in (game, unknown)
        ]
        assert len({(one.status, one.body) for one in seen}) == 1, (method, end)


# -- 11: other seats --

WRITES_OF_A_SEAT = {
    "answer": {"answers": [{"choose": ["pass"]}]},
    "checkAnswer": {"answers": [{"choose": ["pass"]}]},
    "act": {"action": "concede"},
    "takeSeat": {"deck": str(UUID(int=7))},
    "leaveSeat": None,
    "invite": {"name": "player B"},
    "closeGame": None,
    "createDeck": {"name": "x", "format": "duel", "entries": []},
    "replaceDeck": {"name": "x", "format": "duel", "entries": []},
    "deleteDeck": None,
    "revokeToken": None,
    "orderAudit": None,
    "orderCardImport": {"file": "cards.json"},
    "unregisterCard": None,
    "offerCard": {"card": str(UUID(int=8)), "to": "player B"},
    "acceptOffer": None,
    "declineOffer": None,
    "withdrawOffer": None,
    "addRandomness": {"waive": True},
    "settle": {"choice": "take"},
}
"""Writes that belong to somebody, with a body that is well formed."""

OF_NOBODY = {
    "register": "makes an account", "issueToken": "needs name and password",
    "openGame": "a table of the caller's own", "openSandbox": "a game of the caller's own",
    "issueSeatToken": "of the caller's own sandbox: see the sandboxes' tests",
    "revokeSeatTokens": "of the caller's own sandbox: see the sandboxes' tests",
    "checkDeckList": "stores nothing", "importDeckList": "stores nothing",
    "registerCards": "cards of the caller's own", "registerCardList": "cards of the caller's own",
}  # fmt: skip
"""Writes that touch nothing of anybody else, and why."""


async def matrix(here: Gathering) -> list[tuple[str, str, int]]:
    """Let every role but the owner try every write on what belongs to seat B."""
    decision = next((d for seat, d in await here.pending() if seat == "B"), {"decision_id": "d_x"})
    token = (await here.ask("B", "GET", "/v1/me")).json["token_id"]
    places = {
        "{game}": here.party.game, "{decision_id}": decision["decision_id"],
        "{deck}": here.party.decks["B"], "{token}": token,
        "{card}": str(UUID(int=8)), "{offer}": str(UUID(int=9)), "{stake}": "1",
    }  # fmt: skip
    found = []
    for name, (method, path) in operations(here.world.app).items():
        if method == "GET" or name in OF_NOBODY:
            continue
        there = re.sub(r"{\w+}", lambda part: places[part.group()], path)
        for role in here.tokens:
            if role == "B" or (
                role == "A" and name in {"act", "orderAudit", "createDeck", "invite"}
            ):
                continue
            seen = await here.ask(role, method, there, WRITES_OF_A_SEAT[name])
            found.append((name, role, seen.status))
    return found


async def test_case_11_nobody_writes_for_another_seat() -> None:
    here = await Gathering.begun((0, 1))
    limited = await here.ask(
        NOBODY, "POST", "/v1/tokens",
        {"name": "player B", "password": "correct horse battery", "scopes": ["games:read"]},
    )  # fmt: skip
    here.tokens |= {"B reading": limited.json["token"], "made up": "ant_" + "x" * 43}
    before = len(here.world.store.order)
    for name, role, status in await matrix(here):
        if role in {NOBODY, "made up"}:
            assert status == 401, (name, role)
        elif role == "B reading":
            assert status == 403, (name, role)
        elif name == "orderCardImport":
            assert status == 403, (name, role, status)
        elif name not in {"createDeck", "orderAudit"}:
            # Who opened a table is no secret: closing and inviting may be refused as such.
            refused = {403} if name in {"closeGame", "invite"} else {404, 409}
            assert status in refused | {404, 409}, (name, role, status)
    made = [one for one in here.world.store.order[before:] if str(one.stream) == here.party.game]
    assert made == []
    assert here.world.store.streams[UUID(here.party.decks["B"])][-1].version == 1


async def test_case_11_every_write_of_the_description_is_in_the_matrix() -> None:
    here = await Gathering.begun((0, 1))
    writes = {n for n, (method, _) in operations(here.world.app).items() if method != "GET"}
    assert writes == set(WRITES_OF_A_SEAT) | set(OF_NOBODY)


@pytest.mark.parametrize("stream", sorted(ACCEPTS))
async def test_case_11_a_revoked_token_hears_nothing_more(stream: str) -> None:
    here = await Gathering.begun((0, 1))
    rng = Random(11)
    token = (await here.ask("B", "GET", "/v1/me")).json["token_id"]
    listening = here.world.begin(
        Ask("GET", f"{here.path}/events", here.tokens["B"], headers={"Accept": ACCEPTS[stream]})
    )
    await listening.hear(b'"version":%d,"type"' % here.version)
    pending = await here.pending()
    assert (await here.ask("B", "DELETE", f"/v1/tokens/{token}")).status == 204
    seat, decision = next(each for each in pending if each[0] == "A")
    await here.answer(seat, decision, rng)
    await listening.hear()
    assert listening.ended
    heard = bytes(listening.body)
    assert b'"reason":"token"' in heard
    assert b'"version":%d,"type"' % here.version not in heard
    await listening.leave()
    for end in READS:
        assert (await read(here, "B", end)).status == 401
