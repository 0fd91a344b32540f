"""Opening a sandbox: the position becomes facts, and the game waits for its first answer."""

from __future__ import annotations

from typing import TYPE_CHECKING
from uuid import UUID

from domain.game import commands as c
from domain.game import events as e
from domain.game.handles import decision_id
from domain.game.sandbox import WrittenChance
from domain.kernel import chance
from domain.kernel.ids import GameId
from domain.kernel.refusals import Conflict, Malformed
from domain.rules import GameState, lay

MOST_SEATS = 12
"""Players of a sandbox, however many its format seats: that is a matter of its tables."""

if TYPE_CHECKING:
    from domain.game.recording import Ruleset
    from domain.game.state import Game
    from domain.kernel.events import Event


def open_sandbox(game: Game, command: c.OpenSandbox, rules: Ruleset) -> tuple[Event, ...]:
    """Return the opening; raises ``Malformed`` for a number of players that cannot be.

    A position in which the game is over already is disclosed at once.
    """
    if game.table.status != "none":
        raise Conflict("There is a game of that id already.")
    position = command.position
    if not rules.min_players <= len(position.sides) <= MOST_SEATS:
        raise Malformed(f"A sandbox seats {rules.min_players} to {MOST_SEATS}.", code="seats")
    root = chance.root(bytes.fromhex(command.seed), GameId(UUID(game.table.id)), ())
    result = lay(
        position,
        {digest: rules.printed(digest) for digest in sorted({put.card for put in position.cards})},
        rules.cards(),
        rules.overlay(command.options),
        WrittenChance(command.script, chance.Chance(root), GameState()),
    )
    opened = e.SandboxOpened(
        format=command.format,
        options=command.options,
        opened_by=command.account,
        commitment=chance.commitment(bytes.fromhex(command.seed), bytes.fromhex(command.nonce)),
        seed=command.seed,
        nonce=command.nonce,
        view_key=command.view_key,
        names=command.names,
        position=position,
        script=command.script,
        foresight=command.foresight,
        facts=result.facts,
        agenda=result.state.agenda,
        open=tuple(
            e.OpenDecision(
                id=decision_id(command.view_key, game.table.id, 1, stub.seat, number), asked=stub
            )
            for number, stub in enumerate(result.open)
        ),
    )
    if result.state.result is None:
        return (opened,)
    return (opened, e.Disclosed(seed=command.seed, nonce=command.nonce))
