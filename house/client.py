"""The service's HTTP interface as a client uses it; every path stands in ``Paths``."""

import uuid
from dataclasses import dataclass, field, replace
from typing import Any, Self

import httpx

from house.persistence import persistently
from house.service import POLL_SECONDS, Json, Refused

TIMEOUT = httpx.Timeout(POLL_SECONDS + 40.0, connect=10.0)


class Paths:
    """Where things are; nothing else in this package knows an address."""

    accounts = "/v1/accounts"
    sample_decks = "/v1/sample-decks"
    decks = "/v1/decks"
    cards = "/v1/me/cards"
    games = "/v1/games"

    @staticmethod
    def game(game: str) -> str:
        """Return a game's own path."""
        return f"/v1/games/{game}"

    @classmethod
    def seats(cls, game: str) -> str:
        """Return where a seat is taken."""
        return f"{cls.game(game)}/seats"

    @classmethod
    def decisions(cls, game: str) -> str:
        """Return where the caller's open decisions are listed."""
        return f"{cls.game(game)}/decisions"

    @classmethod
    def decision(cls, game: str, decision: str) -> str:
        """Return where a decision is answered."""
        return f"{cls.decisions(game)}/{decision}"

    @classmethod
    def view(cls, game: str) -> str:
        """Return the board as the caller may see it."""
        return f"{cls.game(game)}/view"

    @classmethod
    def events(cls, game: str) -> str:
        """Return what happened, as the caller may know it."""
        return f"{cls.game(game)}/events"

    @classmethod
    def replay(cls, game: str, version: int, audience: str = "public") -> str:
        """Return the board as an audience saw it at an event."""
        return f"{cls.game(game)}/replay?version={version}&audience={audience}"

    @staticmethod
    def page(game: str) -> str:
        """Return the page on which people watch a game."""
        return f"/games/{game}/replay"

    @classmethod
    def audits(cls, game: str) -> str:
        """Return where an audit is ordered."""
        return f"{cls.game(game)}/audits"

    @classmethod
    def randomness(cls, game: str) -> str:
        """Return where seats shuffle along."""
        return f"{cls.game(game)}/randomness"

    @classmethod
    def settlement(cls, game: str) -> str:
        """Return where cards that were at stake change hands."""
        return f"{cls.game(game)}/settlement"

    @staticmethod
    def physical_card(card: str) -> str:
        """Return a physical card's own path."""
        return f"/v1/physical-cards/{card}"

    @classmethod
    def audit(cls, game: str, audit: str) -> str:
        """Return an audit's own path."""
        return f"{cls.audits(game)}/{audit}"


class Problem(Refused):
    """The service refused or failed; ``sent`` is what it was asked with."""

    def __init__(self, response: httpx.Response) -> None:
        request = f"{response.request.method} {response.request.url.path}"
        super().__init__(request, response.status_code, _json(response))
        self.sent = response.request.content.decode("utf-8", "replace")


@dataclass(frozen=True)
class Seen:
    """A view with its ETag."""

    etag: str | None
    board: Json


@dataclass(frozen=True)
class Client:
    """One account's way to the service; without a token, a stranger's.

    Every method raises ``Problem`` for a 4xx or 5xx. A lost connection is tried again, and so
    is a service that is busy, a write with the same idempotency key, so that it takes effect
    once.
    """

    http: httpx.AsyncClient
    token: str | None = field(default=None, repr=False)

    async def register(self, name: str, password: str) -> Self:
        """Make an account and return the client that speaks for it."""
        reply = await self.post(Paths.accounts, {"name": name, "password": password})
        return replace(self, token=str(reply["token"]))

    async def sample_decks(self) -> list[Json]:
        """Return the decks that the service offers to beginners."""
        reply = await self.get(Paths.sample_decks)
        decks: list[Json] = reply["decks"] if isinstance(reply, dict) else reply
        return decks

    async def make_deck(self, deck: Json) -> str:
        """Store a deck with the name, format and entries of a sample; return its id."""
        return _id(await self.post(Paths.decks, _deck(deck)), "deck")

    async def replace_deck(self, deck_id: str, deck: Json) -> Json:
        """Store a deck in the place of another."""
        return await self._write("PUT", f"{Paths.decks}/{deck_id}", _deck(deck))

    async def check_deck(self, deck: Json) -> Json:
        """Return whether the format allows a deck, and every reason why not."""
        body = {name: deck[name] for name in ("format", "entries")}
        return await self.post(f"{Paths.decks}/check", body)

    async def register_cards(self, cards: list[Json]) -> list[Json]:
        """Register physical cards of the caller's; return them with their ids."""
        registered: list[Json] = (await self.post(Paths.cards, {"cards": cards}))["cards"]
        return registered

    async def physical_card(self, card: str) -> Json:
        """Return a physical card with all that befell it."""
        return await self._document(Paths.physical_card(card))

    async def open_game(self, format: str, seats: int, options: Json | None = None) -> str:
        """Open a table and return the game's id."""
        body = {"format": format, "seats": seats, "options": options or {}}
        return _id(await self.post(Paths.games, body), "game")

    async def take_seat(self, game: str, deck: str) -> str:
        """Sit down with a deck and return the seat."""
        return str((await self.post(Paths.seats(game), {"deck": deck}))["seat"])

    async def game(self, game: str) -> Json:
        """Return what a game is: its status, seats and winners."""
        return await self._document(Paths.game(game))

    async def decisions(self, game: str, wait: float = 0.0) -> Json:
        """Return the open decisions of the caller; wait up to so many seconds for one."""
        return await self._document(Paths.decisions(game), {"wait": wait} if wait else {})

    async def answer(self, game: str, decision: str, answers: list[Json]) -> Json:
        """Answer a decision with a list; an incomplete list is answered with the ``next`` one."""
        return await self.post(Paths.decision(game, decision), {"answers": answers})

    async def add_randomness(self, game: str, added: Json) -> Json:
        """Commit to entropy of one's own, open it, or waive; return how far the shuffle is."""
        return await self.post(Paths.randomness(game), added)

    async def settlement(self, game: str) -> Json:
        """Return what was at stake in a game and how that is settled."""
        return await self._document(Paths.settlement(game))

    async def settle(self, game: str, stake: str, choice: Json) -> Json:
        """Decide a stake as its winner; return the settlement."""
        return await self.post(f"{Paths.settlement(game)}/{stake}", choice)

    async def view(self, game: str, known: Seen | None = None) -> Seen:
        """Return the board as the caller may see it; a known one if it still stands."""
        headers = {"If-None-Match": known.etag} if known and known.etag else {}
        response = await self._send("GET", Paths.view(game), headers=headers)
        if response.status_code == httpx.codes.NOT_MODIFIED and known:
            return known
        return Seen(response.headers.get("ETag"), _json(response))

    async def events(self, game: str, after: int = 0, wait: float = 0.0) -> Json:
        """Return what happened after an event, as the caller may know it."""
        return await self._document(Paths.events(game), {"after": after, "wait": wait})

    async def order_audit(self, game: str) -> str:
        """Order an audit and return its id."""
        return _id(await self.post(Paths.audits(game), {}), "audit")

    async def audit(self, game: str, audit: str) -> Json:
        """Return an audit: how far it is, and what it found."""
        return await self._document(Paths.audit(game, audit))

    async def get(self, path: str, query: Json | None = None) -> Any:
        """Return what stands at a path."""
        return (await self._send("GET", path, params=query or {})).json()

    async def post(self, path: str, body: Json) -> Json:
        """Write something, once, however often the connection breaks."""
        return await self._write("POST", path, body)

    async def _write(self, method: str, path: str, body: Json) -> Json:
        headers = {"Idempotency-Key": str(uuid.uuid4())}
        return _json(await self._send(method, path, json=body, headers=headers))

    async def _document(self, path: str, query: Json | None = None) -> Json:
        document: Json = await self.get(path, query)
        return document

    async def _send(
        self, method: str, path: str, *, headers: dict[str, str] | None = None, **content: Any
    ) -> httpx.Response:
        headers = dict(headers or {})
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        response = await persistently(
            lambda: self.http.request(method, path, headers=headers, **content)
        )
        if response.is_error:
            raise Problem(response)
        return response


def _json(response: httpx.Response) -> Json:
    try:
        document = response.json()
    except ValueError:
        return {}
    return document if isinstance(document, dict) else {}


def _deck(deck: Json) -> Json:
    return {name: deck[name] for name in ("name", "format", "entries")}


def _id(reply: Json, name: str) -> str:
    """Return the id of a thing just made: a string under its name, or a thing with an ``id``."""
    made = reply.get(name, reply)
    return str(made["id"]) if isinstance(made, dict) else str(made)
