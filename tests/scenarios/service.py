"""A running service as a world for scenarios, through its public REST API alone."""

import secrets
import time
from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from typing import Any
from urllib.parse import quote

import httpx

from domain.cards.names import folded
from domain.kernel.refusals import Illegal, Malformed, Refusal
from tests.scenarios.over_http import Table
from tests.scenarios.reader import Scenario, Unsupported
from tests.scenarios.setup import UNSUPPORTED_CODES, opening
from tests.scenarios.stopping import stops

PATIENCE = 30
"""How often a request is sent again that the service has no room for."""

BUSY = {429, 503}
REFUSED = {400, 409}


class Service:
    """Implements ``World`` over HTTP; ``http`` knows the service's address."""

    def __init__(self, http: httpx.Client) -> None:
        self._http = http
        self._cards: dict[str, bool] = {}

    # -- The service --

    def ask(self, method: str, path: str, token: str | None = None, **more: Any) -> Any:
        """Return the document that the service answers with.

        Raises ``Malformed`` or ``Illegal`` for what it refuses, ``RuntimeError`` for all else
        that is no success.
        """
        reply = self._reply(method, path, token, **more)
        if reply.is_success:
            return reply.json()
        if reply.status_code in REFUSED:
            raise refusal(reply.status_code, reply.json())
        raise RuntimeError(f"{method} {path}: {reply.status_code} {reply.text[:500]}")

    def _reply(self, method: str, path: str, token: str | None, **more: Any) -> httpx.Response:
        """Return what the service replies, asked again while it has no room."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        reply = self._http.request(method, f"/v1{path}", headers=headers, **more)
        for _ in range(PATIENCE):
            if reply.status_code not in BUSY:
                break
            time.sleep(min(float(reply.headers.get("Retry-After", 1)), 5))
            reply = self._http.request(method, f"/v1{path}", headers=headers, **more)
        return reply

    @cached_property
    def token(self) -> str:
        """The token of an account of our own."""
        name = f"scenarios-{secrets.token_hex(6)}"
        body = {"name": name, "password": secrets.token_urlsafe(24)}
        return str(self.ask("POST", "/accounts", json=body)["token"])

    # -- A world --

    @cached_property
    def _formats(self) -> tuple[str, ...]:
        return tuple(each["id"] for each in self.ask("GET", "/formats")["formats"])

    def formats(self) -> Collection[str]:
        return self._formats

    def knows(self, card: str) -> bool:
        if card not in self._cards:
            self._cards[card] = self._is_held(card)
        return self._cards[card]

    def _is_held(self, card: str) -> bool:
        """Whether there is a card of that name, or with a face of it."""
        if "/" in card:
            # The two names of one card, which no path can hold.
            held = self.ask("GET", "/cards", params={"q": card[:100], "limit": 200})["cards"]
            return any(folded(card) == folded(each["name"]) for each in held)
        if not card:
            return False
        return self._reply("GET", f"/cards/{quote(card, safe='')}", None).is_success

    def deck_faults(self, rules: str, kind: str, entries: Sequence[Mapping[str, Any]]) -> set[str]:
        body = {"format": rules, "kind": kind, "entries": list(entries)}
        checked = self.ask("POST", "/decks/check", json=body)
        return {problem["rule"] for problem in checked["problems"]}

    def open(self, scenario: Scenario) -> Table:
        try:
            body = opening(scenario)
            for player in body["players"]:
                player["stops"] = stops(scenario, player["name"])
            opened = self.ask("POST", "/sandboxes", self.token, json=body)
        except Malformed as fault:
            places = fault.data.get("errors", ())
            codes = {each["code"] for each in places} if isinstance(places, list) else set()
            if {fault.code, *codes} & UNSUPPORTED_CODES:
                raise Unsupported(f"{scenario.rules}: {fault.detail} {places}") from fault
            raise
        tokens = {each["seat"]: each["token"] for each in opened["seats"]}
        return Table(self.ask, opened["game"]["id"], self.token, tokens, scenario)


def refusal(status: int, problem: Mapping[str, Any]) -> Refusal:
    """Return what a problem document refuses."""
    kind = Malformed if status == 400 else Illegal
    return kind(problem["detail"], code=problem["code"], rule=problem.get("rule"), data=problem)
