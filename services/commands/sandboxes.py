"""Sandboxes: open a game from a position, and hand out its seats."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Protocol
from uuid import UUID

from domain.cards.catalogue import Catalogue
from domain.game import commands as c
from domain.game.decider import decide
from domain.game.sandbox import Script, principal
from domain.game.state import Table, initial
from domain.kernel.refusals import NotFound
from domain.player.account import Token
from domain.rules import Incomplete
from services.commands.committing import Committing, Prepared
from services.commands.playing import Formats
from services.documents.position import NOTHING, position_from
from services.documents.pretend_cards import pretend_cards
from services.handling import Request
from services.ports import Entropy
from services.tables import Tables

Json = Mapping[str, Any]


class SeatTokens(Protocol):
    """Issues and revokes bearer tokens that speak for a seat."""

    async def issue_seat(
        self, holder: UUID, name: str, game: UUID, key: str | None = None
    ) -> tuple[Token, str]: ...

    async def tokens(self, account_id: UUID) -> tuple[Token, ...]: ...

    async def revoke(self, account_id: UUID, token_id: str) -> None: ...


class Sandboxes:
    """The use cases of sandbox games; only who opened one has any of them."""

    def __init__(
        self,
        tables: Tables,
        formats: Formats,
        tokens: SeatTokens,
        committing: Committing,
        catalogue: Catalogue,
        entropy: Entropy,
    ) -> None:
        self._tables = tables
        self._formats = formats
        self._tokens = tokens
        self._committing = committing
        self._catalogue = catalogue
        self._entropy = entropy

    async def open(
        self,
        request: Request,
        format_id: str,
        options: Json,
        players: Sequence[Json],
        turn: Json,
        script: Script,
        *,
        foresight: bool,
        others: Mapping[str, Json] = NOTHING,
    ) -> tuple[Table, dict[str, str]]:
        """Open a game from a position; return it and the secret of each seat's token.

        Raises ``Malformed`` with the place of everything that is wrong in the position. With
        the same key the game stands, and its tokens get new secrets.
        """
        again = await self._committing.again(request)
        if again is not None:
            game_id = UUID(again.resource)
            table = (await self._tables.get(game_id)).table
        else:
            position, names = position_from(players, turn, self._catalogue, others)
            game_id = self._entropy.uuid()
            command = c.OpenSandbox(
                account=str(request.account),
                format=format_id,
                options=dict(options),
                names=names,
                position=position,
                script=script,
                foresight=foresight,
                seed=self._entropy.token(32).hex(),
                nonce=self._entropy.token(32).hex(),
                view_key=self._entropy.token(32).hex(),
            )
            table = await self._laid(game_id, command, request)
        secrets = {}
        for seat in table.order:
            _, secrets[seat] = await self._issue(table, seat, request.key)
        return table, secrets

    async def _laid(self, game_id: UUID, command: c.OpenSandbox, request: Request) -> Table:
        before = initial(str(game_id))
        rules = self._formats.ruleset(command.format)

        def laid() -> Prepared:
            events = decide(before, command, rules)
            if isinstance(events, Incomplete):
                raise AssertionError("opening a sandbox asks nothing")
            return self._committing.prepare(before, events)

        prepared = await asyncio.to_thread(laid)
        return (await self._committing.commit(game_id, prepared, request)).game.table

    async def issue(self, request: Request, game_id: UUID, seat: str) -> tuple[Token, str]:
        """Issue one more token of a seat; raises ``NotFound``."""
        table = await self._own_seat(request.account, game_id, seat)
        # A key has no line breaks: it never names the token that came with the opening.
        key = None if request.key is None else f"one more\n{request.key}"
        return await self._issue(table, seat, key)

    async def revoke(self, account: UUID, game_id: UUID, seat: str) -> None:
        """Revoke every token of a seat; raises ``NotFound``."""
        table = await self._own_seat(account, game_id, seat)
        holder = UUID(principal(table.id, seat))
        for token in await self._tokens.tokens(holder):
            await self._tokens.revoke(holder, token.id)

    async def cards(self, account: UUID, game_id: UUID) -> list[dict[str, Any]]:
        """Return the sandbox's pretend cards as its settlement left them; raises ``NotFound``."""
        await self._own(account, game_id)
        return pretend_cards(await self._tables.get(game_id))

    async def _own(self, account: UUID, game_id: UUID) -> Table:
        table = (await self._tables.get(game_id)).table
        if not table.sandbox or table.opened_by != str(account):
            raise NotFound("There is no such game.")
        return table

    async def _own_seat(self, account: UUID, game_id: UUID, seat: str) -> Table:
        table = await self._own(account, game_id)
        if seat not in table.order:
            raise NotFound("There is no such seat.", code="no-such-seat")
        return table

    async def _issue(self, table: Table, seat: str, key: str | None) -> tuple[Token, str]:
        name = table.sittings[seat].name
        holder = UUID(principal(table.id, seat))
        return await self._tokens.issue_seat(holder, name, UUID(table.id), key)
