"""Gold: what is in a player's treasury, how it comes and goes, and what it buys (Q-10 to Q-12).

Gold is the resource of that name. Each change states its source or its sink in the cause, so
that all gold can be accounted for.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, Literal

from domain.cards.ir.language import Activated, AddMana, Draw, PayResource, TokenSpec
from domain.cards.mana import COLORS
from domain.kernel.refusals import Illegal
from domain.rules import facts

if TYPE_CHECKING:
    from domain.rules import Engine, GameState

GOLD: Final = "gold"

START: Final = 10
"""What each player starts with (Q-10)."""

CARD_PRICE: Final = 10
MANA_PRICE: Final = 4

AUCTION: Final = "auction"
"""Under this key the overlay keeps the auction that is under way, with its standing bid."""

Source = Literal["income", "exploit", "sale"]
"""Where new gold comes from."""

Sink = Literal["card", "mana", "bid", "hire", "upkeep"]
"""What gold is lost on (Q-11)."""

Change = Literal["barter", "theft"]
"""How gold changes hands."""

TREASURY: Final = TokenSpec(
    types=(),
    name="Treasury",
    abilities=(
        Activated(
            (PayResource(GOLD, CARD_PRICE, "card"),), Draw(), timing="sorcery", zone="command"
        ),
        Activated(
            (PayResource(GOLD, MANA_PRICE, "mana"),),
            AddMana(tuple((color,) for color in COLORS)),
            zone="command",
        ),
    ),
)
"""What every player can buy with gold, as abilities of an emblem (Q-12)."""


def treasury(state: GameState, seat: str) -> int:
    """Return how much gold a player has (Q-10)."""
    player = state.players.get(seat)
    return 0 if player is None else player.resources.get(GOLD, 0)


def reserved(kept: Mapping[str, Any], seat: str) -> int:
    """Return how much gold a player's standing bid reserves, by the overlay's values (Q-24)."""
    auction = kept.get(AUCTION)
    if not auction or auction.get("seat") != seat:
        return 0
    return int(auction.get("amount", 0))


def available(state: GameState, seat: str) -> int:
    """Return how much gold a player may spend: all but what a standing bid reserves (Q-24)."""
    return max(0, treasury(state, seat) - reserved(state.overlay, seat))


def panel(state: GameState) -> list[dict[str, object]]:
    """Return what each player has, and how much of it a standing bid reserves (Q-10)."""
    return [
        {
            "seat": seat,
            "gold": treasury(state, seat),
            "reserved": reserved(state.overlay, seat),
        }
        for seat in state.seats
    ]


def pay(engine: Engine, seat: str, amount: int, why: Sink) -> None:
    """Let a player pay gold, which is lost (Q-11); paying none is nothing.

    It asks for the treasury alone: a bid that is won is paid out of what it reserved. Raises
    ``Illegal`` where there is not so much: gold is never negative (Q-10).
    """
    if amount <= 0:
        return
    if engine.state.players[seat].resources.get(GOLD, 0) < amount:
        raise Illegal("There is not so much gold.", code="gold", rule="Q-10")
    engine.emit(_changed(seat, -amount, why))


def gain(engine: Engine, seat: str, amount: int, why: Source) -> None:
    """Let a player get new gold."""
    if amount > 0:
        engine.emit(_changed(seat, amount, why))


def handed(
    giver: str, taker: str, amount: int, why: Change, source: int | None = None
) -> tuple[facts.AnyFact, ...]:
    """Return that gold changes hands (Q-11); ``source`` is the thief's creature."""
    return (_changed(giver, -amount, why, source), _changed(taker, amount, why, source))


def _changed(seat: str, change: int, why: str, source: int | None = None) -> facts.ResourceChanged:
    return facts.ResourceChanged(who=seat, kind=GOLD, change=change, cause=why, source=source)
