"""What Magic: the Conquering does otherwise than the ordinary rules, as hooks of the engine.

Each hook hands on to the file of its subject: rounds and the stage between them, the NPC,
gold, treasures and mercenaries, the decks of the table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, cast

from domain.formats.conquering import (
    barter,
    bidding,
    exploiting,
    gold,
    mercenaries,
    npc,
    order,
    ownership,
    rounds,
    stealing,
    steward,
    table,
    table_deck,
    treasures,
)
from domain.formats.format import Option
from domain.rules import BETWEEN_TURNS, DEFAULT_STOPS, Overlay

if TYPE_CHECKING:
    from domain.cards.ir.language import Ability, TokenSpec
    from domain.rules import (
        AnyFact,
        Bargain,
        Candidate,
        Derived,
        Engine,
        GameObject,
        GameState,
        Going,
        Hit,
        OverlayFrame,
        Pile,
        Question,
        Ref,
    )
    from domain.rules.facts import Moved

LIFE = 20
HAND = 5

OPTIONS = (
    Option("starting_life", int, "Life totals at the start.", least=1, most=1000),
    Option("mulligan", str, "Which mulligan is used.", choices=("paris", "london", "none")),
    Option("skip_first_draw", bool, "Whether the starting player skips the first draw."),
    *table_deck.OPTIONS,
)


class Conquering(Overlay):
    """The hooks of Magic: the Conquering (Q-1 to Q-47)."""

    wording = "conquering:"

    def __init__(
        self,
        starting_life: int = LIFE,
        mulligan: Literal["london", "paris", "none"] = "paris",
        skip_first_draw: bool = False,
    ) -> None:
        super().__init__(starting_life, mulligan, skip_first_draw)

    # -- Set-up (Q-10, Q-20) --

    def opening_hand(self) -> int:
        """Five cards."""
        return HAND

    def resources(self, seat: str) -> dict[str, int]:
        """Ten gold."""
        return {gold.GOLD: gold.START}

    # -- Decks of the table (Q-1 to Q-5) --

    def piles(self) -> tuple[Pile, ...]:
        """The natives, treasures and land decks; the NPC owns their cards."""
        return table_deck.PILES

    def extra_zones(self, seats: tuple[str, ...]) -> tuple[str, ...]:
        """The decks of the table, and the NPC's two graveyards."""
        return npc.ZONES

    # -- Rounds and the Exploration Stage (Q-20 to) --

    def stops(self) -> tuple[str, ...]:
        """Players are asked in the auction too."""
        return (*DEFAULT_STOPS, BETWEEN_TURNS)

    def next_turn(self, engine: Engine) -> bool:
        """The next turn of the round, or the stage of the next one."""
        rounds.next_turn(engine)
        return True

    def active(self, engine: Engine) -> str:
        """Whose turn it is; in the stage the landgrab's winner."""
        return order.active(engine)

    def round_of(self, turn: int, players: int) -> int:
        """A position at turn 1 belongs to round 1."""
        return rounds.round_of(turn, players)

    def laid(self, engine: Engine, first: str, left: Sequence[str]) -> tuple[AnyFact, ...]:
        """What is kept of the round that a position is laid out in."""
        return order.laid(first, engine.in_order(first), left)

    def begins(self, engine: Engine, step: str) -> bool:
        """A position may begin with the stage."""
        return rounds.begins(engine, step)

    def run_frame(self, engine: Engine, frame: OverlayFrame) -> None:
        """Go on with the stage, with the election of a steward, or award treasures."""
        if frame.name == steward.ELECTION:
            steward.elect(engine, frame)
        elif frame.name == treasures.AWARD:
            treasures.award(engine)
        else:
            rounds.run(engine, frame)

    def awaits_actions(self, frame: OverlayFrame) -> bool:
        """Players deal with one another while the stage or an election waits for one of them."""
        return frame.name in rounds.ASKING or frame.name == steward.ELECTION

    def resume(self, engine: Engine, frame: OverlayFrame) -> None:
        """Between hires, what a dealing triggered comes first."""
        rounds.resume(engine, frame)

    def resolve_action(self, engine: Engine, action: GameObject) -> None:
        """A declaration to hire does nothing by itself: the bidding follows it."""

    # -- Gold and barter (Q-10 to) --

    def emblems(self, seat: str) -> tuple[TokenSpec, ...]:
        """What gold buys: cards and mana."""
        return (gold.TREASURY,)

    def reserved(self, kept: Mapping[str, Any], seat: str, kind: str) -> int:
        """A standing bid reserves its gold."""
        return gold.reserved(kept, seat) if kind == gold.GOLD else 0

    def granted_abilities(self, thing: GameObject, seen: Derived) -> tuple[Ability, ...]:
        """Lands are exploited, treasures sold, mercenaries paid."""
        return (*exploiting.granted(seen), *mercenaries.granted(thing, seen))

    def dealing(
        self, engine: Engine, hits: Sequence[Hit]
    ) -> tuple[Sequence[Hit], tuple[AnyFact, ...]]:
        """A creature may steal gold in place of damaging a player."""
        return stealing.instead(engine, hits)

    def bargains(self, state: GameState, seat: str) -> tuple[Bargain, ...]:
        """Players barter with one another."""
        return barter.bargains(state, seat)

    def bargain(self, engine: Engine, seat: str, name: str, terms: Mapping[str, Any]) -> bool:
        """Make an offer or answer one."""
        return barter.bargain(engine, seat, name, terms)

    def on_leaving(self, engine: Engine, seat: str) -> None:
        """The leaver's offers and bids lapse, and what came to be theirs by these rules goes on."""
        barter.lapse(engine, seat)
        bidding.without_leavers(engine)
        order.without_leavers(engine)
        treasures.pass_on(engine, seat)
        ownership.pass_on(engine, seat)

    # -- The NPC (Q-30 to Q-37) --

    def entities(self) -> tuple[tuple[str, str], ...]:
        """The NPC."""
        return ((npc.NPC, npc.NAME),)

    def graveyards(self) -> tuple[str, ...]:
        """The NPC has one for natives and one for treasures."""
        return (npc.NATIVES, npc.TREASURES)

    def shuffles(self, engine: Engine, who: str) -> tuple[str, ...]:
        """The NPC's decks are shuffled where something was put into them, and only so."""
        return npc.put_into(engine) if who == npc.NPC else super().shuffles(engine, who)

    def pile(self, engine: Engine, thing: GameObject, zone: str) -> str:
        """What is the NPC's goes to the decks and graveyards of the table."""
        return npc.pile(thing, zone)

    def bound_for(self, engine: Engine, thing: GameObject, going: Going) -> Going:
        """The NPC has no hand: what would go there goes on top of its deck."""
        return npc.bound_for(thing, going)

    def decides_for(self, engine: Engine, question: Question, incident: str) -> str:
        """The steward, whom the players elect."""
        return steward.of(engine, question, incident)

    def must_block(self, engine: Engine, seat: str) -> bool:
        """Every creature of the NPC that is able to block does."""
        return seat == npc.NPC

    def undealt(self, engine: Engine, hits: Sequence[Hit]) -> tuple[AnyFact, ...]:
        """Who would have dealt the NPC combat damage is noted."""
        return npc.reached(engine, hits)

    def dismissed(self, engine: Engine, seat: str) -> None:
        """Who keeps the table waiting is the permanent steward no longer."""
        steward.resign(engine, seat)

    def leavers_actions(self, state: GameState, seat: str) -> tuple[Candidate, ...]:
        """Who has left the game may become the permanent steward."""
        return steward.actions(state, seat)

    def take_extra_action(self, engine: Engine, seat: str, ref: Ref) -> str | None:
        """Become the permanent steward, or cease to be it."""
        return steward.take(engine, seat, ref)

    # -- Treasures, mercenaries, ownership (Q-40 to Q-47) --

    def supertypes(self, thing: GameObject) -> tuple[str, ...]:
        """Treasure and mercenary are supertypes."""
        return treasures.supertypes(thing)

    def step_frames(self, engine: Engine, step: str) -> tuple[OverlayFrame, ...]:
        """As the end of combat step begins, treasures are won."""
        return treasures.at_step(engine, step)

    def redirect(self, engine: Engine, move: Moved) -> Moved:
        """What leaves the battlefield is no mercenary any more."""
        return mercenaries.leaving(engine.state.objects[move.object], move)

    # -- The table --

    def panels(self, state: GameState) -> dict[str, object]:
        """Treasuries, the auction, the round, the NPC, offers and promises."""
        return table.panels(state)


def make_overlay(options: Mapping[str, object]) -> Conquering:
    """Return the hooks for checked options."""
    return Conquering(
        starting_life=cast(int, options.get("starting_life", LIFE)),
        mulligan=cast(Literal["london", "paris", "none"], options.get("mulligan", "paris")),
        skip_first_draw=cast(bool, options.get("skip_first_draw", False)),
    )
