"""A stand-in for the service: the same HTTP protocol around a game that is no Magic.

Two seats take turns in adding stones; each answer needs a second one, so that incomplete
lists are met. It breaks connections and refuses on demand, and notes every write.
"""

import asyncio
import json
from collections import Counter
from typing import Any

import httpx

Json = dict[str, Any]
MOVES = 6


class StoneService(httpx.AsyncBaseTransport):
    """Plays one game at a time; ``drop_every`` breaks each n-th write after it took effect."""

    def __init__(self, *, drop_every: int = 0, refuse_move: int | None = None) -> None:
        self.drop_every = drop_every
        self.refuse_move = refuse_move
        self.keys: Counter[str] = Counter()
        self.answered: dict[str, httpx.Response] = {}
        self.accounts: list[str] = []
        self.moves: list[Json] = []
        self.seated = 0
        self.views = self.unchanged = 0
        self.audit_polls = 0

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """Answer a request, as late as a network would; the same key gets the stored answer."""
        await asyncio.sleep(0.001)
        key = request.headers.get("Idempotency-Key", "")
        if request.method == "GET":
            return self._read(request)
        self.keys[key] += 1
        if key not in self.answered:
            self.answered[key] = self._write(request, json.loads(request.content))
            if self.drop_every and len(self.answered) % self.drop_every == 0:
                raise httpx.ReadError("the connection broke", request=request)
        return self.answered[key]

    def _write(self, request: httpx.Request, body: Json) -> httpx.Response:
        match request.url.path.strip("/").split("/")[1:]:
            case ["accounts"]:
                self.accounts.append(body["name"])
                return _ok({"account": body["name"], "token": f"token-{len(self.accounts) - 1}"})
            case ["decks"]:
                return _ok({"deck": "deck-1"}, 201)
            case ["games"]:
                self.moves, self.seated = [], 0
                return _ok({"game": "game-1"}, 201)
            case ["games", _, "seats"]:
                self.seated += 1
                return _ok({"seat": _seat(request)}, 201)
            case ["games", _, "audits"]:
                return _ok({"audit": {"id": "audit-1"}}, 202)
            case ["games", _, "decisions", decision]:
                return self._move(decision, body["answers"])
            case _:
                return _ok({"title": "Not found"}, 404)

    def _move(self, decision: str, answers: list[Json]) -> httpx.Response:
        if decision != f"d_{len(self.moves)}" or len(self.moves) == self.refuse_move:
            return _ok({"title": "Illegal answer", "detail": "Not now."}, 409)
        if len(answers) < 2:
            return _ok({"complete": False, "next": self._question("number")})
        self.moves.append({"answers": answers})
        return _ok({"complete": True, "game_version": len(self.moves), "decisions": []})

    def _read(self, request: httpx.Request) -> httpx.Response:
        over = len(self.moves) == MOVES
        match request.url.path.strip("/").split("/")[1:]:
            case ["sample-decks"]:
                deck = {
                    "id": "s",
                    "name": "Stones",
                    "format": "stones",
                    "kind": "player",
                    "entries": [],
                }
                return httpx.Response(200, json=[deck])
            case ["games", _]:
                seats = [{"seat": "A", "name": "Anna"}, {"seat": "B", "name": "Ben"}]
                status, winners = ("over", ["A"]) if over else ("playing", [])
                return _ok({"status": status, "seats": seats, "winners": winners})
            case ["games", _, "decisions"]:
                mine = self.seated == 2 and not over and _seat(request) == "AB"[len(self.moves) % 2]
                waiting = [] if over else [{"seat": "?", "kind": "act"}]
                pending = [self._question("act")] if mine else []
                return _ok({"decisions": pending, "waiting_for": waiting, "standing": [],
                            "game_version": len(self.moves)})  # fmt: skip
            case ["games", _, "view"]:
                return self._view(request)
            case ["games", _, "audits", _]:
                self.audit_polls += 1
                return _ok({"status": "running"} if self.audit_polls == 1 else {"verdict": "same"})
            case _:
                return _ok({"title": "Not found"}, 404)

    def _view(self, request: httpx.Request) -> httpx.Response:
        etag = f'"{len(self.moves)}"'
        self.views += 1
        if request.headers.get("If-None-Match") == etag:
            self.unchanged += 1
            return httpx.Response(304, headers={"ETag": etag})
        turn = {"number": len(self.moves) + 1, "active": "A", "step": "first_main"}
        board = {"turn": turn, "seats": [{"seat": "A", "life": 20}, {"seat": "B", "life": 17}]}
        return httpx.Response(200, json=board, headers={"ETag": etag})

    def _question(self, kind: str) -> Json:
        handles = ["h_1", "h_2", "pass"] if kind == "act" else []
        return {
            "decision_id": f"d_{len(self.moves)}", "kind": kind, "prompt": {"key": f"stone.{kind}"},
            "candidates": [
                {"handle": h, "label": h, "verb": "add", "selectable": True} for h in handles
            ],
            "constraints": {"min": 1, "max": 1 if kind == "act" else 5},
            "example_answers": [{"choose": ["pass"]} if kind == "act" else {"number": 1}],
        }  # fmt: skip


def _seat(request: httpx.Request) -> str:
    return "AB"[int(request.headers["Authorization"].removeprefix("Bearer token-"))]


def _ok(document: Json, status: int = 200) -> httpx.Response:
    return httpx.Response(status, json=document)
