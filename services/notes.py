"""Notes of games: what accounts are told of each, as of its last event."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from domain.game.randomness import Shuffle
from domain.game.settlement import Settlement
from domain.game.timing import Beside

Json = dict[str, Any]


class Seated(msgspec.Struct, frozen=True):
    """Who sits at a seat; a sandbox's seats belong to no account."""

    name: str
    account: str | None = None


class Awaited(msgspec.Struct, frozen=True):
    """A decision that is open: its id, who answers it, its kind, and until when (ISO 8601).

    What is awaited around the play has a name in place of the id.
    """

    decision: str
    seat: str
    kind: str
    deadline: str | None = None


class GameNote(msgspec.Struct, frozen=True, kw_only=True):
    """What is told of one game as of its last event."""

    game: str
    version: int = 0
    format: str = ""
    status: Literal["none", "open", "shuffling", "playing", "over", "closed"] = "none"
    sandbox: bool = False
    private: bool = False
    opened_by: str = ""
    invited: tuple[str, ...] = ()
    seats: dict[str, Seated] = {}
    awaited: tuple[Awaited, ...] = ()
    beside: Beside = Beside()
    result: Json | None = None
    shuffle: Shuffle | None = None
    settlement: Settlement | None = None

    @property
    def concerned(self) -> tuple[str, ...]:
        """Return the accounts that are told of the game, each once."""
        seated = (who.account for who in self.seats.values())
        return tuple(
            each for each in dict.fromkeys([self.opened_by, *self.invited, *seated]) if each
        )

    @property
    def live(self) -> bool:
        """Whether something may yet happen in the game."""
        return self.status in {"open", "shuffling", "playing"} or (
            self.settlement is not None and not self.settlement.done
        )

    def seats_of(self, account: str) -> tuple[str, ...]:
        """Return the seats for which an account acts."""
        return tuple(seat for seat, who in self.seats.items() if who.account == account)

    def awaits(self, account: str) -> tuple[Awaited, ...]:
        """Return what the game awaits of an account."""
        seats = self.seats_of(account)
        return tuple(each for each in self.awaited if each.seat in seats)


def awaited_json(each: Awaited) -> Json:
    """Return an open decision as it is told."""
    return {"seat": each.seat, "kind": each.kind, "deadline": each.deadline}
