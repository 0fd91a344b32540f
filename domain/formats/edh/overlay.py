"""What Elder Dragon Highlander does otherwise than the ordinary rules, as hooks of the engine.

Each hook hands on to the file of its subject: generals, mana, exile, the legend rule, wishes,
Rune-Tail.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Literal, cast

from domain.formats.edh import exile, generals, legend, mana, rune_tail, table, wishes
from domain.formats.format import Option
from domain.formats.marks import GENERAL
from domain.rules import Loss, Overlay

if TYPE_CHECKING:
    from domain.cards.card import CardDefinition
    from domain.cards.ir.language import Ability
    from domain.rules import AnyFact, Derived, Engine, GameObject, GameState, Going, Hit
    from domain.rules.facts import Moved

LIFE = 40

OPTIONS = (
    Option("starting_life", int, "Life totals at the start.", least=1, most=1000),
    Option("mulligan", str, "Which mulligan is used.", choices=("paris", "london", "none")),
    Option("skip_first_draw", bool, "Whether the starting player skips the first draw."),
)


class ElderDragonHighlander(Overlay):
    """The hooks of Elder Dragon Highlander (E-10 to E-21)."""

    wording = "edh:"

    def __init__(
        self,
        starting_life: int = LIFE,
        mulligan: Literal["london", "paris", "none"] = "paris",
        skip_first_draw: bool | None = None,
    ) -> None:
        super().__init__(starting_life, mulligan, skip_first_draw)

    # -- Generals (E-12, E-13, E-15) --

    def begins_in(self, marks: Mapping[str, str]) -> str:
        """A general begins outside the game: in exile, face up."""
        return "exile" if GENERAL in marks else "library"

    def castable_cards(self, engine: Engine, seat: str) -> tuple[int, ...]:
        """A player's general, until it was deployed."""
        return generals.deployable(engine, seat)

    def on_cast(self, engine: Engine, spell: int) -> None:
        """A general is deployed once."""
        generals.deploy(engine, spell)

    def granted_abilities(self, thing: GameObject, seen: Derived) -> tuple[Ability, ...]:
        """Every general has protection from Karakas."""
        return (generals.FROM_KARAKAS,) if generals.is_general(thing) else ()

    def tallied(self, seat: str, tally: Mapping[str, int]) -> tuple[AnyFact, ...]:
        """How much combat damage generals have dealt a player so far."""
        return generals.tallied(seat, tally)

    def dealt(self, engine: Engine, hits: Sequence[Hit]) -> tuple[AnyFact, ...]:
        """Combat damage by generals is counted."""
        return generals.dealt(engine, hits)

    def losses(self, engine: Engine) -> tuple[Loss, ...]:
        """Who has been dealt 21 combat damage by one general loses."""
        return tuple(Loss(seat, "general", "E-13") for seat in generals.beaten(engine))

    # -- Mana, exile, legends, wishes (E-11, E-14, E-16, E-18) --

    def mana_reaches(self, engine: Engine, seat: str, symbol: str) -> str:
        """Mana of another colour than the general's is colourless."""
        return mana.reaches(engine, seat, symbol)

    def exiled(self, engine: Engine, thing: GameObject, going: Going) -> Going:
        """A general may be shuffled into its owner's library instead."""
        return exile.exiled(engine, thing, going)

    def redirect(self, engine: Engine, move: Moved) -> Moved:
        """A general notes when it enters the battlefield."""
        return legend.noted(engine, engine.state.objects[move.object], move)

    def legend_rule(self, engine: Engine) -> tuple[int, ...] | None:
        """All legendary permanents of one name go, but for a general."""
        return legend.going(engine)

    def outside_game(self, engine: Engine, seat: str) -> tuple[int, ...]:
        """A player's own cards in exile."""
        return wishes.outside(engine, seat)

    # -- Rune-Tail (E-19) --

    def reworded(self, card: CardDefinition) -> CardDefinition:
        """Rune-Tail flips at 60 or more life."""
        return rune_tail.reworded(card)

    # -- The table --

    def panels(self, state: GameState) -> dict[str, object]:
        """Each player's life, general and damage by generals; who lost, in order."""
        return {
            "generals": table.panel(state),
            "eliminated": table.eliminated(state.overlay),
        }

    # -- Leaving (E-17) --

    def on_leaving(self, engine: Engine, seat: str) -> None:
        """Who leaves is kept in the order of elimination."""
        table.note(engine)

    def leaver_ends_turn(self) -> bool:
        """Whether a turn ends early when its player leaves the game: it does."""
        return True


def make_overlay(options: Mapping[str, object]) -> ElderDragonHighlander:
    """Return the hooks for checked options."""
    return ElderDragonHighlander(
        starting_life=cast(int, options.get("starting_life", LIFE)),
        mulligan=cast(Literal["london", "paris", "none"], options.get("mulligan", "paris")),
        skip_first_draw=cast("bool | None", options.get("skip_first_draw")),
    )
