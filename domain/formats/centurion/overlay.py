"""What Centurion does otherwise than the ordinary rules, as hooks of the engine.

Each hook hands on to the file of its subject: lands, the ante, the signed cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, cast

from domain.formats.centurion import ante, lands, rows, signatures
from domain.formats.format import Option
from domain.rules import Overlay, ante_zones

if TYPE_CHECKING:
    from domain.cards.ir.language import TokenSpec
    from domain.rules import (
        Arrangement,
        Base,
        Candidate,
        Characteristics,
        Engine,
        GameObject,
        GameState,
        OverlayFrame,
        Ref,
        Stake,
    )

OPTIONS = (
    Option("starting_life", int, "Life totals at the start.", least=1, most=1000),
    Option("mulligan", str, "Which mulligan is used.", choices=("paris", "london", "none")),
    Option("skip_first_draw", bool, "Whether the starting player skips the first draw."),
)


class Centurion(Overlay):
    """The hooks of Centurion (C-10 to C-36); as C-27 says where nothing else is chosen."""

    def __init__(
        self,
        starting_life: int = 20,
        mulligan: Literal["london", "paris", "none"] = "paris",
        skip_first_draw: bool | None = None,
    ) -> None:
        super().__init__(starting_life, mulligan, skip_first_draw)

    # -- Cards played as lands (C-10 to C-17) --

    def land_faces(self, seen: Characteristics | Base) -> dict[str, str]:
        """Ways to play a card as a land from hand, by name, each with what it would be."""
        return lands.ways(seen)

    def land_values(self, seen: Characteristics | Base, way: str) -> TokenSpec:
        """The copiable values on the battlefield of a card that was played in such a way."""
        return lands.values(seen, way)

    def arrangements(self) -> tuple[Arrangement, ...]:
        """Which row a player's lands stand in."""
        return (rows.LAND_ROW,)

    def panels(self, state: GameState) -> dict[str, object]:
        """Each player's two rows."""
        return {"rows": rows.panel(state)}

    # -- The shuffle (C-20) --

    def mutual_shuffle(self) -> bool:
        """Whether every seat may add entropy of its own: each deck is offered to all others."""
        return True

    # -- The ante (C-21 to C-25) --

    def extra_zones(self, seats: tuple[str, ...]) -> tuple[str, ...]:
        """The ante, a zone of each player."""
        return ante_zones(seats)

    def set_up_stages(self) -> tuple[str, ...]:
        """Each player's top card goes to the ante before opening hands are drawn."""
        return (ante.STAGE,)

    def run_frame(self, engine: Engine, frame: OverlayFrame) -> None:
        """Carry out the one stage of setting up."""
        ante.run(engine, frame)

    def stakes(self, state: GameState) -> tuple[Stake, ...]:
        """Which cards in the ante change hands."""
        return ante.stakes(state)

    # -- Signed cards (C-30 to C-36) --

    def may_skip_priority(self, state: GameState, seat: str) -> bool:
        """Whether stops may pass for a seat: never while an opponent's spell is on the stack."""
        return signatures.may_skip_priority(state, seat)

    def extra_actions(self, engine: Engine, seat: str) -> tuple[Candidate, ...]:
        """Signature actions of the player who has priority."""
        return signatures.actions(engine.state.publish(), seat)

    def standing_actions(self, state: GameState, seat: str) -> tuple[Candidate, ...]:
        """Signature actions of any player while somebody has priority."""
        return signatures.actions(state, seat)

    def take_extra_action(self, engine: Engine, seat: str, ref: Ref) -> str | None:
        """Take a signature action; the active player gets priority then."""
        return signatures.take(engine, seat, ref)

    def resolve_action(self, engine: Engine, action: GameObject) -> None:
        """Carry out a signature action as it resolves."""
        signatures.resolve(engine, action)


def make_overlay(options: Mapping[str, object]) -> Centurion:
    """Return the hooks for checked options."""
    return Centurion(
        starting_life=cast(int, options.get("starting_life", 20)),
        mulligan=cast(Literal["london", "paris", "none"], options.get("mulligan", "paris")),
        skip_first_draw=cast("bool | None", options.get("skip_first_draw")),
    )
