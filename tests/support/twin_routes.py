"""Everything that a viewer can ask about a game, on every route of the description.

``look`` asks it in both worlds of a pair; ``IRRELEVANT`` names the operations that it need
not visit, each with the reason. A new operation is in neither until somebody decides.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, Protocol

from msgspec.structs import replace

from tests.support.twin_asking import Ask, Seen
from tests.support.twin_pairs import Pair
from tests.support.twin_party import Party

Json = dict[str, Any]

IRRELEVANT = {
    "register": "made before the game; no game is read",
    "issueToken": "reads the account alone",
    "revokeToken": "reads the account alone",
    "searchCards": "the catalogue is the same for everybody",
    "getCard": "the catalogue is the same for everybody",
    "searchPool": "the card pool is the same for everybody",
    "getPoolCard": "the card pool is the same for everybody",
    "orderCardImport": "an operator's; reads no game",
    "listCardImports": "an operator's; reads no game",
    "getCardImport": "an operator's; reads no game",
    "listFormats": "the formats are the same for everybody",
    "listLimits": "the limits are the same for everybody",
    "listSampleDecks": "the sample decks are the same for everybody",
    "listSharedDecks": "lists of decks that people share; no game is read",
    "checkDeckList": "judges the list that is posted",
    "importDeckList": "reads the text that is posted",
    "createDeck": "writes the caller's own deck",
    "replaceDeck": "writes the caller's own deck",
    "deleteDeck": "writes the caller's own deck",
    "registerCards": "writes the caller's own collection",
    "registerCardList": "writes the caller's own collection",
    "unregisterCard": "writes the caller's own collection",
    "listCards": "the caller's own collection",
    "getPhysicalCard": "ownership is open; what a game holds is told to the owner alone",
    "listSignatures": "ownership is open knowledge",
    "getHeadToHead": "counts of finished games and of cards that changed hands",
    "offerCard": "between two collections; no game is read",
    "listOffers": "between two collections; no game is read",
    "acceptOffer": "between two collections; no game is read",
    "declineOffer": "between two collections; no game is read",
    "withdrawOffer": "between two collections; no game is read",
    "listSettlements": "what follows games that are over",
    "openGame": "a new table; made before the game",
    "health": "asks nothing behind the process",
    "ready": "asks the servers, no game",
    "index": "constant links",
    "getMetrics": "counts of the process, for its own machine; no game is in them",
    "openSandbox": "a position that the caller lays out; nothing in it is hidden from them",
    "listSandboxCards": "of the caller's own sandbox",
    "issueSeatToken": "of the caller's own sandbox",
    "revokeSeatTokens": "of the caller's own sandbox",
}
"""Operations that no hidden card of a game can reach, and why."""

AMID = ("0", "7")
"""Numbers of facts of an event, after which the board is asked for."""

STREAMS = ("text/event-stream", "application/x-ndjson")

GARBAGE: tuple[list[Json], ...] = (
    [{"choose": ["h_unknown"]}], [{"choose": ["pass", "pass"]}], [{"choose": []}],
    [{"number": 10**6}], [{"name": "Shock"}], [{"pay": "decline"}], [{"order": ["A", "B"]}],
    [{"attackers": [{"attacker": "A", "defender": "B"}]}],
    [{"blockers": [{"blocker": "h_1", "attacker": "h_2"}]}],
    [{"distribute": {"h_1": 3}}], [{"partition": {"top": ["h_1"], "bottom": []}}],
    [{"choose": ["pass"]}, {"choose": ["pass"]}], [], [{"bogus": 1}], [{"choose": "pass"}],
)  # fmt: skip
"""Answers that fit no decision, or not the one that is open."""


class Asker(Protocol):
    """Somebody who asks and reads: in both worlds of a pair, or in one that keeps all of it."""

    @property
    def party(self) -> Party:
        """The game and who plays it."""

    @property
    def viewer(self) -> str:
        """The seat that is asked about."""

    @property
    def token(self) -> str | None:
        """The asker's token, if there is one."""

    async def same(self, ask: Ask) -> Seen:
        """Ask, and return the answer."""


ACTIONS: tuple[Json, ...] = (
    {"action": "set_stops"}, {"action": "unheard-of"}, {}, {"action": "accept_draw"},
    {"action": "claim_absence", "against": "Z"}, {"action": "decline_draw"},
    {"action": "sign_counter"}, {"action": "sign_remove", "card": "h_1", "spell": "h_2"},
    {"action": "accept", "offer": 9}, {"action": "offer", "to": "B", "want": {"permanents": ["h_1"]}},
)  # fmt: skip
"""Standing actions that are refused or, before anybody offers a draw, lead to nothing."""


async def look(pair: Asker, rng: Random, *, whole: bool = False) -> None:
    """Ask everything that may be asked now; ``whole``: every version and event again.

    Raises ``Leak`` at the first difference.
    """
    version = await _game(pair)
    await _boards(pair, range(1, version + 1) if whole else [version, rng.randint(1, version)])
    await _happenings(pair, 0 if whole else max(0, version - 3), version)
    await _streams(pair, version)
    await _account(pair)
    await _timeline(pair, version)
    await _decisions(pair, rng)
    await _surroundings(pair)


async def _game(pair: Asker) -> int:
    """Read the game as the viewer and as nobody; return its version."""
    await pair.same(Ask("GET", pair.party.path))
    seen = await pair.same(Ask("GET", pair.party.path, pair.token))
    return int(seen.json["version"])


async def _boards(pair: Asker, versions: Iterable[int]) -> None:
    """Ask for the board now and then, for every audience that there may be."""
    path = pair.party.path
    for token in (None, pair.token):
        for audience in (None, "public", "after", *pair.party.tokens):
            params = {} if audience is None else {"audience": audience}
            seen = await pair.same(Ask("GET", f"{path}/view", token, params))
            await _again(pair, Ask("GET", f"{path}/view", token, params), seen)
            await pair.same(Ask("GET", f"{path}/view", token, {**params, "tokens": "grouped"}))
    for version in versions:
        for token, audience in ((None, "public"), (pair.token, pair.viewer), (pair.token, "after")):
            params = {"version": str(version), "audience": audience}
            ask = Ask("GET", f"{path}/replay", token, params)
            await _again(pair, ask, await pair.same(ask))
            for amid in AMID:
                await pair.same(replace(ask, params={**params, "facts": amid}))


async def _again(pair: Asker, ask: Ask, seen: Seen) -> None:
    """Ask again with the tag that was given."""
    tag = seen.header("etag")
    if tag:
        await pair.same(replace(ask, headers={"If-None-Match": tag}))


async def _happenings(pair: Asker, after: int, version: int) -> None:
    """Ask what happened, page by page, beyond the end, and waiting for what does not come."""
    path = f"{pair.party.path}/events"
    for token in (None, pair.token):
        for audience in ("public", pair.viewer, "after"):
            for start, limit in ((after, 500), (version - 1, 1), (version, 5), (version + 7, 5)):
                params = {"after": str(start), "limit": str(limit), "audience": audience}
                await pair.same(Ask("GET", path, token, params))
    waiting = {"after": str(version - 1), "wait": "1"}
    await pair.same(Ask("GET", path, pair.token, waiting))


async def _streams(pair: Asker, version: int) -> None:
    """Open each kind of stream a little behind and at the end, and read up to the last event."""
    path = f"{pair.party.path}/events"
    last = b'"record":"event","version":%d,' % version
    for accept in STREAMS:
        headers = {"Accept": accept}
        for token in (None, pair.token):
            params = {"after": str(max(0, version - 3))}
            await pair.same(Ask("GET", path, token, params, headers=headers, until=last))
        caught_up, resumed = {"after": str(version)}, {**headers, "Last-Event-ID": str(version - 1)}
        state = b'"record":"state"'
        await pair.same(Ask("GET", path, pair.token, caught_up, headers=headers, until=state))
        await pair.same(Ask("GET", path, pair.token, headers=resumed, until=last))
        for audience in ("after", *(seat for seat in pair.party.tokens if seat != pair.viewer)):
            params = {"audience": audience}
            await pair.same(Ask("GET", path, pair.token, params, headers=headers, until=state))


async def _account(pair: Asker) -> None:
    """Read what the account is told of its games, whole, from somewhere, and as streams."""
    path = "/v1/me/stream"
    await pair.same(Ask("GET", path))
    seen = await pair.same(Ask("GET", path, pair.token, {"limit": "500"}))
    last = str(seen.json.get("next", "0"))
    for params in ({"after": last}, {"limit": "2"}, {"after": "999999"}):
        await pair.same(Ask("GET", path, pair.token, params))
    for accept in STREAMS:
        ask = Ask("GET", path, pair.token, headers={"Accept": accept}, until=b'"record":"state"')
        await pair.same(ask)
        if int(last) > 0:
            behind = {"after": str(int(last) - 1)}
            await pair.same(replace(ask, params=behind, until=b'"cursor":"%s"' % last.encode()))


async def _timeline(pair: Asker, version: int) -> None:
    """Ask where everything happened, whole and in part."""
    path = f"{pair.party.path}/timeline"
    for token in (None, pair.token):
        for params in ({}, {"after": str(version - 1)}, {"limit": "2", "audience": "public"}):
            ask = Ask("GET", path, token, params)
            await _again(pair, ask, await pair.same(ask))


async def _decisions(pair: Asker, rng: Random) -> None:
    """Ask for the viewer's decisions, and try what they do not allow."""
    path = f"{pair.party.path}/decisions"
    await pair.same(Ask("GET", path))
    asked = await pair.same(Ask("GET", path, pair.token))
    await pair.same(Ask("GET", path, pair.token, {"tokens": "grouped"}))
    pending = asked.json["decisions"] if asked.status == 200 else []
    for decision in [*(one["decision_id"] for one in pending), "d_unknown"]:
        for answers in rng.sample(GARBAGE, 4):
            for end in ("", "/check"):
                body = {"answers": answers}
                await pair.same(Ask("POST", f"{path}/{decision}{end}", pair.token, json=body))
    for decision in pending:
        refused = [c["handle"] for c in decision["candidates"] if not c["selectable"]]
        for handle in rng.sample(refused, min(2, len(refused))):
            body = {"answers": [{"choose": [handle]}]}
            to = f"{path}/{decision['decision_id']}"
            await pair.same(Ask("POST", to, pair.token, json=body))


async def _surroundings(pair: Asker) -> None:
    """Ask for what lies around the game: lobby, own things, and what is refused."""
    path, token = pair.party.path, pair.token
    for params in ({}, {"status": "playing"}, {"limit": "1"}):
        await pair.same(Ask("GET", "/v1/games", token, params))
    for own in ("/v1/me", "/v1/tokens", "/v1/decks"):
        await pair.same(Ask("GET", own, token))
    for seat, deck in pair.party.decks.items():
        await pair.same(Ask("GET", f"/v1/decks/{deck}", token))
        await pair.same(Ask("GET", f"/v1/decks/{deck}/check", token))
        if seat != pair.viewer:
            await pair.same(Ask("POST", f"{path}/seats", token, json={"deck": deck}))
    for action in ACTIONS:
        await pair.same(Ask("POST", f"{path}/actions", token, json=action))
    await pair.same(Ask("POST", f"{path}/randomness", token, json={"waive": True}))
    await pair.same(Ask("POST", f"{path}/settlement/1", token, json={"choice": "take"}))
    for who in (None, token):
        await pair.same(Ask("GET", f"{path}/presence", who))
        await pair.same(Ask("GET", f"{path}/randomness", who))
        await pair.same(Ask("GET", f"{path}/settlement", who))
        await pair.same(Ask("GET", f"/games/{pair.party.game}/replay", who))
    await pair.same(Ask("DELETE", f"{path}/seats/mine", token))
    await pair.same(Ask("DELETE", path, token))
    await pair.same(Ask("POST", f"{path}/invitations", token, json={"name": "player A"}))
    await pair.same(Ask("GET", f"{path}/audit", token))
    await pair.same(Ask("GET", f"{path}/audits/none", token))


async def order_audit(pair: Pair) -> None:
    """Order an audit of the game, wait for it and read it; both worlds must be lawful ones."""
    path = pair.party.path
    ordered = await pair.same(Ask("POST", f"{path}/audits", pair.token))
    audit = ordered.json["audit"]["id"]
    for world in pair.worlds:
        await world.audited(pair.party.game, audit)
    for token in (None, pair.token):
        await pair.same(Ask("GET", f"{path}/audits/{audit}", token))
        await pair.same(Ask("GET", f"{path}/audit", token))
