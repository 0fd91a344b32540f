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
    turns, losses = await _moments(http, played)
    found = [*_gold_astray(last)]
    leaves, begun = min([*losses, last["version"]]), turns[0]
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


async def _moments(http: httpx.AsyncClient, played: Played) -> tuple[list[int], list[int]]:
    """Return the versions in which turns begin, and those in which players lose."""
    turns: list[int] = []
    losses: list[int] = []
    query: Json = {"audience": "after", "after": 0}
    while True:
        page = await _get(http, played, "timeline", query)
        turns += [turn["version"] for turn in page["turns"]]
        losses += [loss["version"] for loss in page["losses"]]
        if page["next"] >= page["game_version"]:
            return turns, losses
        query["after"] = page["next"]


async def _board(http: httpx.AsyncClient, played: Played, version: int | None) -> Json:
    """Return the board with all cards open, at an event or as it is now."""
    if version is None:
        return await _get(http, played, "view", {"audience": "after"})
    return await _get(http, played, "replay", {"audience": "after", "version": version})


async def _get(http: httpx.AsyncClient, played: Played, what: str, query: Json) -> Json:
    reply = await http.get(f"/v1/games/{played.game}/{what}", params=query)
    document: Json = reply.json()
    return document
