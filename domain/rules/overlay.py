"""The closed list of hooks that a format may fill, each with the ordinary rule as default.

The engine calls hooks and never asks which format it plays.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

from domain.rules.questions import Candidate, Question, Reason
from domain.rules.turn_hooks import TurnHooks

if TYPE_CHECKING:
    from domain.cards.card import CardDefinition
    from domain.cards.ir.language import Ability, TokenSpec
    from domain.rules import facts
    from domain.rules.abilities import Base
    from domain.rules.agenda import OverlayFrame
    from domain.rules.characteristics import Characteristics
    from domain.rules.context import Ref
    from domain.rules.damage import Hit
    from domain.rules.ending import Loss
    from domain.rules.engine import Engine
    from domain.rules.objects import Derived, GameObject
    from domain.rules.offers import Bargain
    from domain.rules.panels import Arrangement
    from domain.rules.piles import Pile
    from domain.rules.stakes import Stake
    from domain.rules.state import GameState
    from domain.rules.zones import Going


class Overlay(TurnHooks):
    """The ordinary rules of a constructed game; formats override what differs.

    ``wording`` names the format's own where it has cards ``reworded``.
    """

    wording = ""

    def __init__(
        self,
        starting_life: int = 20,
        mulligan: Literal["london", "paris", "none"] = "london",
        skip_first_draw: bool | None = None,
    ) -> None:
        self._starting_life = starting_life
        self._mulligan: Literal["london", "paris", "none"] = mulligan
        self._skip_first_draw = skip_first_draw

    # -- Set-up (CR 103) --

    def starting_life(self, seat: str) -> int:
        """Life totals at the start (CR 103.4)."""
        return self._starting_life

    def resources(self, seat: str) -> dict[str, int]:
        """Other things a player starts with."""
        return {}

    def emblems(self, seat: str) -> tuple[TokenSpec, ...]:
        """Emblems that a player begins with (CR 114.1)."""
        return ()

    def reserved(self, kept: Mapping[str, Any], seat: str, kind: str) -> int:
        """How much of a resource a player may not spend now, by the format's own values."""
        return 0

    def entities(self) -> tuple[tuple[str, str], ...]:
        """Controllers that are no players: (id, name)."""
        return ()

    def decides_for(self, engine: Engine, question: Question, incident: str) -> str:
        """Which player makes a decision of an entity; may let something happen first.

        ``incident`` names what decisions belong together.
        """
        return engine.apnap()[0]

    def piles(self) -> tuple[Pile, ...]:
        """Decks that belong to the table; ``extra_zones`` names their libraries."""
        return ()

    def extra_zones(self, seats: tuple[str, ...]) -> tuple[str, ...]:
        """Zone keys beyond the usual ones."""
        return ()

    def set_up_stages(self) -> tuple[str, ...]:
        """Names of the format's own stages between shuffling and opening hands."""
        return ()

    def begins_in(self, marks: Mapping[str, str]) -> str:
        """In which zone a card of a deck that bears these marks is as the game begins."""
        return "library"

    def tallied(self, seat: str, tally: Mapping[str, int]) -> tuple[facts.AnyFact, ...]:
        """Facts of what the format counts for a player by seats, where a position is laid out."""
        return ()

    def mutual_shuffle(self) -> bool:
        """Whether every seat may add entropy of its own before the decks are shuffled."""
        return False

    def opening_hand(self) -> int:
        """Cards of an opening hand (CR 103.5)."""
        return 7

    def mulligan(self) -> Literal["london", "paris", "none"]:
        """Which mulligan is used (CR 103.5)."""
        return self._mulligan

    def free_mulligans(self, players: int) -> int:
        """How many mulligans cost no card (CR 103.5c)."""
        return 1 if players > 2 else 0

    # -- Turns (and ``TurnHooks``) --

    def skips_first_draw(self, players: int) -> bool:
        """Whether the starting player skips the first draw step (CR 103.8)."""
        return players == 2 if self._skip_first_draw is None else self._skip_first_draw

    # -- Actions --

    def extra_actions(self, engine: Engine, seat: str) -> tuple[Candidate, ...]:
        """More legal actions of the player who has priority."""
        return ()

    def take_extra_action(self, engine: Engine, seat: str, ref: Ref) -> str | None:
        """Carry out one of ``extra_actions`` or ``standing_actions``.

        Returns who gets priority then; None: who acted (CR 117.3c).
        """
        raise LookupError(f"this format has no action {ref!r}")

    def standing_actions(self, state: GameState, seat: str) -> tuple[Candidate, ...]:
        """What a seat may do without being asked while some player has priority."""
        return ()

    def bargains(self, state: GameState, seat: str) -> tuple[Bargain, ...]:
        """What a seat may do about offers, whoever decides what."""
        return ()

    def bargain(self, engine: Engine, seat: str, name: str, terms: Mapping[str, Any]) -> bool:
        """Carry out one of ``bargains``; True where what lies on the table has changed."""
        raise LookupError(f"this format has no bargain {name!r}")

    def dismissed(self, engine: Engine, seat: str) -> None:
        """What follows where a player who has left does not decide for an entity in time."""

    def leavers_actions(self, state: GameState, seat: str) -> tuple[Candidate, ...]:
        """What a player who has left may do while some player has priority."""
        return ()

    def resolve_action(self, engine: Engine, action: GameObject) -> None:
        """Carry out an action of the format that used the stack, as it resolves."""
        raise LookupError(f"this format has no action {action.text!r}")

    def castable_zones(self, seat: str) -> tuple[str, ...]:
        """Zone keys beyond the hand that a player may cast cards from."""
        return ()

    def castable_cards(self, engine: Engine, seat: str) -> tuple[int, ...]:
        """Cards beyond the hand that a player may cast for their mana cost as though from it."""
        return ()

    def on_cast(self, engine: Engine, spell: int) -> None:
        """What follows when one of ``castable_cards`` was cast (CR 601.2i)."""

    def outside_game(self, engine: Engine, seat: str) -> tuple[int, ...]:
        """Cards that a player may bring in from outside the game (CR 400.11b)."""
        return ()

    def may_skip_priority(self, state: GameState, seat: str) -> bool:
        """Whether stops may pass for a seat while something is on the stack."""
        return True

    def land_faces(self, seen: Characteristics | Base) -> dict[str, str]:
        """Ways to play a card as a land from hand, by name, each with what it would be."""
        return {}

    def land_values(self, seen: Characteristics | Base, way: str) -> TokenSpec:
        """The copiable values on the battlefield of a card that was played in such a way."""
        raise LookupError(f"this format plays no card as {way!r}")

    def reworded(self, card: CardDefinition) -> CardDefinition:
        """Return a card as it reads in this format, by its front."""
        return card

    def supertypes(self, thing: GameObject) -> tuple[str, ...]:
        """Supertypes that an object has in this format, which no copy of it has."""
        return ()

    def granted_abilities(self, thing: GameObject, seen: Derived) -> tuple[Ability, ...]:
        """Abilities that the format itself gives to an object."""
        return ()

    # -- Mana, zones, combat --

    def mana_reaches(self, engine: Engine, seat: str, symbol: str) -> str:
        """Which mana a player gets where this symbol would be produced (CR 106.4)."""
        return symbol

    def graveyards(self) -> tuple[str, ...]:
        """Whose graveyards there are beside the players', as ``pile`` names them."""
        return ()

    def shuffles(self, engine: Engine, who: str) -> tuple[str, ...]:
        """Whose libraries are shuffled where a player or entity shuffles theirs."""
        return (who,) if who in engine.state.players else ()

    def pile(self, engine: Engine, thing: GameObject, zone: str) -> str:
        """Whose library, hand or graveyard an object goes to: its owner's (CR 400.3)."""
        return thing.owner

    def bound_for(self, engine: Engine, thing: GameObject, going: Going) -> Going:
        """Change where an object goes whose owner has no such zone."""
        return going

    def redirect(self, engine: Engine, move: facts.Moved) -> facts.Moved:
        """Change where an object goes, before it does (CR 614)."""
        return move

    def exiled(self, engine: Engine, thing: GameObject, going: Going) -> Going:
        """Change where an object goes that would be exiled; its owner may be asked (CR 614.6)."""
        return going

    def undealt(self, engine: Engine, hits: Sequence[Hit]) -> tuple[facts.AnyFact, ...]:
        """Facts that go with damage that nothing prevents and that entities are not dealt."""
        return ()

    def dealing(
        self, engine: Engine, hits: Sequence[Hit]
    ) -> tuple[Sequence[Hit], tuple[facts.AnyFact, ...]]:
        """What is dealt of damage that nothing prevents; facts of what happens in its place."""
        return hits, ()

    def dealt(self, engine: Engine, hits: Sequence[Hit]) -> tuple[facts.AnyFact, ...]:
        """Facts that go with damage as it is dealt (CR 120.4)."""
        return ()

    def attackable(self, engine: Engine, seat: str) -> tuple[Ref, ...]:
        """Players, and entities, that a player's creatures may attack (CR 508.1b, 802)."""
        return (*engine.opponents(seat), *engine.state.entities)

    def must_block(self, engine: Engine, seat: str) -> bool:
        """Whether all creatures of a defending player or entity block if able (CR 509.1c)."""
        return False

    def step_frames(self, engine: Engine, step: str) -> tuple[OverlayFrame, ...]:
        """What the format does as a step begins, before triggers and priority (CR 703.3)."""
        return ()

    # -- State-based actions, leaving, ending --

    def state_based(self, engine: Engine) -> bool:
        """Carry out the format's own state-based actions; True if any was."""
        return False

    def losses(self, engine: Engine) -> tuple[Loss, ...]:
        """Who loses by the format's own state-based actions (CR 704.3)."""
        return ()

    def legend_rule(self, engine: Engine) -> tuple[int, ...] | None:
        """What goes to the graveyard by another legend rule; None: the ordinary one (CR 704.5j)."""
        return None

    def on_leaving(self, engine: Engine, seat: str) -> None:
        """What happens before a player's objects leave (CR 800.4a)."""

    def leaver_ends_turn(self) -> bool:
        """Whether a turn ends early when its player leaves the game (CR 800.4j: it goes on)."""
        return False

    def winners(self, engine: Engine) -> tuple[str, ...] | None:
        """Who has won; None: go on. The ordinary rule: the last player left (CR 104.2a)."""
        left = engine.living()
        return left if len(left) <= 1 else None

    def check_pass(self, engine: Engine, seat: str) -> Reason | None:
        """Why a player may not pass priority now."""
        return None

    # -- Views and stakes --

    def panels(self, state: GameState) -> dict[str, object]:
        """What the format shows beside the board: plain values, ``Shown`` and ``Traced``.

        It is the same for every audience: what they see of objects differs, and nothing else.
        """
        return {}

    def arrangements(self) -> tuple[Arrangement, ...]:
        """What players choose for their side of the table, at any time."""
        return ()

    def stakes(self, state: GameState) -> tuple[Stake, ...]:
        """Which physical cards change hands after a finished game."""
        return ()
