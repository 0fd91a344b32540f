"""What follows a game that runs in process: its settlement, by the functions of the domain."""

from collections.abc import Mapping
from typing import Any, cast

from domain.game import commands as c
from domain.game import pretend, settling
from domain.game.sandbox import principal
from domain.game.settlement import Choice
from domain.game.state import Game, Sitting, Table, evolve
from domain.kernel.refusals import Refusal
from domain.rules import Advance, GameState, Position, Printed
from services.documents.pretend_cards import pretend_cards
from services.rulesets import FormatRuleset
from tests.scenarios.sight import Owned

GAME = "scenario"


class Stakes:
    """The physical cards of one game, and what becomes of them once it is over."""

    def __init__(
        self,
        ruleset: FormatRuleset,
        options: Mapping[str, Any],
        position: Position,
        printed: Mapping[str, Printed],
    ) -> None:
        self._ruleset = ruleset
        seats = tuple(side.seat for side in position.sides)
        sittings = {seat: Sitting(principal(GAME, seat), seat) for seat in seats}
        people = {seat: (who.account, who.name) for seat, who in sittings.items()}
        self._game = Game(
            table=Table(
                id=GAME,
                status="over",
                sandbox=True,
                options=dict(options),
                sittings=sittings,
                order=seats,
            ),
            decks=pretend.decks_of(position.cards, printed, people),
        )

    def ledger(self, state: GameState) -> list[Owned]:
        """Return whose the cards are, and who signed them."""
        return [
            Owned(each["name"], each["brought_by"], each["owner"], frozenset(each["signed_by"]))
            for each in pretend_cards(self._ended(state))
        ]

    def settle(self, state: GameState, seat: str, card: str, choice: str) -> str | None:
        """Let a winner decide; return why that cannot be, or nothing."""
        game = self._ended(state)
        settlement = game.table.settlement
        stakes = () if settlement is None else settlement.stakes
        stake = next((s for s in stakes if s.name == card and s.winner == seat), None)
        if stake is None:
            return f"no stake {card}"
        command = c.Settle(
            account=game.table.sittings[seat].account, stake=stake.id, choice=cast(Choice, choice)
        )
        try:
            for event in settling.settle(game, command):
                self._game = evolve(self._game, event)
        except Refusal as refusal:
            return refusal.detail
        return None

    def _ended(self, state: GameState) -> Game:
        """Return the game with its settlement opened, once there is a result."""
        if self._game.table.settlement is None:
            for event in settling.ending(self._game, Advance((), state, ()), self._ruleset, None):
                self._game = evolve(self._game, event)
        return self._game
