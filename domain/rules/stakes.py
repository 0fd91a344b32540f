"""Playing for ante (CR 407): the cards at stake, and what a finished game decides about them."""

import msgspec

from domain.rules import zones
from domain.rules.engine import Engine

ANTE = "ante"
"""The zone where a player's cards at stake lie, face up (CR 407.2)."""


class Stake(msgspec.Struct, frozen=True, kw_only=True):
    """A physical card that changes hands after the game, by its slot in the ``loser``'s deck.

    ``own`` are the slots of the cards of that name in the ``winner``'s deck: the winner may have
    one of them signed instead. One that is not ``signed`` just goes over.
    """

    loser: str
    winner: str
    slot: str
    own: tuple[str, ...] = ()
    signed: bool = True


def ante_zones(seats: tuple[str, ...]) -> tuple[str, ...]:
    """Return the keys of the players' ante zones."""
    return tuple(f"{ANTE}:{seat}" for seat in seats)


def put_up_antes(engine: Engine) -> None:
    """Each player antes the top card of their library, whatever it is, all at the same time.

    After the shuffle that is a random card (CR 407.2).
    """
    goings = [
        zones.Going(oid=oid, to=ANTE, verb="ante", agent=seat)
        for seat in engine.apnap()
        for oid in engine.zone("library", seat)[:1]
    ]
    zones.move_all(engine, goings)
