"""The terms of an offer as a script words them, with what they name found on the table."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from tests.scenarios.sight import Seen

SIDES = ("give", "want")


class Offered(Protocol):
    """An offer that stands."""

    @property
    def number(self) -> int: ...

    @property
    def by(self) -> str: ...

    @property
    def to(self) -> str: ...


class Standing(NamedTuple):
    """An offer as a panel of the service shows it."""

    number: int
    by: str
    to: str


def terms(
    seat: str,
    name: str,
    entry: Mapping[str, Any],
    offers: Sequence[Offered],
    things: Sequence[Seen],
) -> dict[str, Any]:
    """Return the terms of an offer, or the number of the one that is answered.

    Permanents are named by their ids. Raises ``LookupError`` for an offer that is not there.
    """
    if name != "offer":
        return {"offer": _answered(seat, entry, offers)}
    partner = entry["to"]
    sides = zip(SIDES, (seat, partner), strict=True)
    return {
        "to": partner,
        **{side: _share(entry.get(side, {}), who, things) for side, who in sides},
    }


def _answered(seat: str, entry: Mapping[str, Any], offers: Sequence[Offered]) -> int:
    """Return the number of the offer that a player answers: the oldest one that fits."""
    by, to = entry.get("from", seat), entry.get("to", seat)
    for offer in offers:
        if offer.by == by and offer.to == to:
            return offer.number
    raise LookupError(f"no offer of {by} to {to}")


def _share(written: Mapping[str, Any], giver: str, things: Sequence[Seen]) -> dict[str, Any]:
    """Return one side of an offer, with the ids of the things that its giver is to give."""
    found: list[int] = []
    for name in written.get("permanents", ()):
        mine = [thing for thing in things if thing.is_meant(name) and thing.id not in found]
        mine.sort(key=lambda thing: _farness(thing, giver))
        if not mine:
            raise LookupError(f"there is no {name}")
        found.append(mine[0].id)
    return {**written, "permanents": found}


def _farness(thing: Seen, giver: str) -> int:
    """Return how little a thing is what a giver would mean: their permanents come first."""
    if thing.zone == "battlefield":
        return 0 if thing.controller == giver else 1
    return 2 if thing.owner == giver else 3
