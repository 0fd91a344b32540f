"""What a player needs of the service, however it is spoken to.

``house.client`` speaks HTTP by hand and needs nothing but httpx; ``clients/python`` does the
same through the client generated from the service's description. Players take either.
"""

from typing import Any, Protocol, Self

Json = dict[str, Any]

POLL_SECONDS = 20.0
"""How long a player lets the service hold a question for the next decision."""


class Refused(Exception):
    """The service refused or failed (4xx or 5xx); ``document`` is its problem document."""

    def __init__(self, request: str, status: int, document: Json) -> None:
        self.request = request
        self.status = status
        self.document = document
        detail = document.get("detail") or document.get("title") or "no reason given"
        super().__init__(f"{request} → {status}: {detail}")


class Service(Protocol):
    """One account's way to the service; every method raises ``Refused`` for a 4xx or 5xx."""

    async def register(self, name: str, password: str) -> Self:
        """Make an account and return the way to the service that speaks for it."""

    async def sample_decks(self) -> list[Json]:
        """Return the decks that the service offers to beginners."""

    async def make_deck(self, deck: Json) -> str:
        """Store a deck with the name, format and entries of a sample; return its id."""

    async def open_game(self, format: str, seats: int, options: Json | None = None) -> str:
        """Open a table and return the game's id."""

    async def take_seat(self, game: str, deck: str) -> str:
        """Sit down with a deck and return the seat."""

    async def game(self, game: str) -> Json:
        """Return what a game is: its status, seats and winners."""

    async def decisions(self, game: str, wait: float = 0.0) -> Json:
        """Return the open decisions of the caller; wait up to so many seconds for one."""

    async def answer(self, game: str, decision: str, answers: list[Json]) -> Json:
        """Answer a decision with a list; an incomplete list is answered with the ``next`` one."""
