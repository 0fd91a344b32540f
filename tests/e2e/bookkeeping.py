"""Books of a game of Conquering over HTTP: no gold but what is stated, and no card that is lost."""

from collections.abc import Iterator
from typing import Any

import httpx

from domain.formats.conquering.gold import START
from house.table import Played

Json = dict[str, Any]

SHARED = ("battlefield", "stack", "exile", "command")
OWNED = ("library", "hand", "graveyard")


async def faults_of(http: httpx.AsyncClient, played: Played) -> list[str]:
    """Return what is not as it must be after a game; nothing, if all is well.

    Every treasury is what it began with and what its history tells. Until somebody leaves, and
    takes along what is theirs, every card is somewhere.
    """
    last = await _board(http, played, None)
    timeline = await _get(http, played, "timeline", {"audience": "after"})
    found = [*_gold_astray(last)]
    leaves = min((each["version"] for each in timeline["losses"]), default=last["version"])
    begun = next(turn["version"] for turn in timeline["turns"])
    first, still = [await _board(http, played, at) for at in (begun, leaves - 1)]
    if begun < leaves and _cards(first) != _cards(still):
        found.append(f"{played.game}: {_cards(first)} cards became {_cards(still)}")
    return found


def _gold_astray(board: Json) -> Iterator[str]:
    held = {seat["seat"]: seat["resources"].get("gold", 0) for seat in board["seats"]}
    for row in board["panels"]["gold"]:
        due = START + sum(row["totals"].values())
        if not held[row["seat"]] == row["gold"] == due:
            yield f"{board['game']}: {row['seat']} has {held[row['seat']]} gold, not {due}"


def _cards(board: Json) -> int:
    """Return how many cards there are, in all zones."""
    things = [thing for zone in SHARED for thing in board[zone]]
    things += [thing for zone in board["zones"].values() for thing in zone]
    things += [thing for seat in board["seats"] for zone in OWNED for thing in seat[zone]]
    return sum(thing["kind"] == "card" for thing in things)


async def _board(http: httpx.AsyncClient, played: Played, version: int | None) -> Json:
    """Return the board with all cards open, at an event or as it is now."""
    if version is None:
        return await _get(http, played, "view", {"audience": "after"})
    return await _get(http, played, "replay", {"audience": "after", "version": version})


async def _get(http: httpx.AsyncClient, played: Played, what: str, query: Json) -> Json:
    reply = await http.get(f"/v1/games/{played.game}/{what}", params=query)
    document: Json = reply.json()
    return document
