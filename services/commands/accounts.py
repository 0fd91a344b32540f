"""Accounts: register, issue and revoke tokens, tell whose token came with a request."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Sequence
from datetime import timedelta
from typing import Protocol
from uuid import UUID, uuid5

from domain.kernel.events import Event
from domain.kernel.refusals import Conflict, KeyReused, Malformed, Unauthenticated
from domain.player import account as accounts
from domain.player import events as e
from domain.player.account import SCOPES, SEAT_SCOPES, Account, Bearer, Token
from services.commands.bearers import Bearers, hash_of
from services.ports import Append, Clock, Entropy, EventStore, Notices, StreamConflict

TOKEN_BYTES = 32
PREFIX = "ant_"
_ATTEMPTS = 5
_KEYS = UUID("6f1a1f0e-6f0e-5d2c-9b57-1f6a52d30d03")


class Passwords(Protocol):
    """Hashes passwords; slow on purpose, so it is called off the event loop."""

    def hash(self, password: str) -> str: ...

    def verify(self, password_hash: str, password: str) -> bool: ...


class Accounts:
    """The use cases of accounts."""

    def __init__(
        self,
        store: EventStore,
        passwords: Passwords,
        clock: Clock,
        entropy: Entropy,
        notices: Notices,
        remembered: int = 10_000,
    ) -> None:
        self._store = store
        self.bearers = Bearers(store, clock, notices, remembered)
        self._passwords = passwords
        self._clock = clock
        self._entropy = entropy
        # A hash takes tens of MiB: many at once would be a way to bring the service down.
        self._hashing = asyncio.Semaphore(2)
        self._decoy: str | None = None

    async def register(
        self, name: str, password: str, key: str | None = None
    ) -> tuple[UUID, Token, str]:
        """Make an account; return its id, its first token and the token's secret.

        With the same key and password the account stands and its token gets a new secret.
        Raises ``Conflict`` for a name that is taken.
        """
        holder = await self._holder(name)
        if holder is not None:
            return await self._registered_again(holder, password, key)
        account_id = self._entropy.uuid()
        registered = e.Registered(name=name, password_hash=await self._hash(password))
        token, secret = self._new_token(account_id, key, SCOPES, "first")
        append = (
            Append(accounts.name_stream(name), 0, (e.NameClaimed(account=str(account_id)),)),
            Append(account_id, 0, (registered, _issued(token))),
            _bound(account_id, name, token),
        )
        try:
            await self._append(account_id, *append)
        except StreamConflict:
            # Somebody was quicker: perhaps the same request, sent again.
            holder = await self._holder(name)
            if holder is None:
                raise Conflict("The name was claimed meanwhile; try again.") from None
            return await self._registered_again(holder, password, key)
        return account_id, token, secret

    async def _registered_again(
        self, account_id: UUID, password: str, key: str | None
    ) -> tuple[UUID, Token, str]:
        account = await self._load(account_id)
        if key is None or _token_id(account_id, key) not in account.tokens:
            raise Conflict("This name is taken.", code="name-taken")
        if not await self._verify(account.password_hash, password):
            raise KeyReused("This idempotency key was used with another request.")
        token, secret = await self._issue(account_id, SCOPES, "first", key)
        return account_id, token, secret

    async def issue(
        self,
        name: str,
        password: str,
        scopes: Sequence[str] | None = None,
        label: str = "",
        key: str | None = None,
        lifetime: timedelta | None = None,
    ) -> tuple[UUID, Token, str]:
        """Issue a token for name and password; return account, token and secret.

        The same key means the same token, whose secret is then a new one. Raises
        ``Unauthenticated`` for a wrong name and a wrong password alike, after the same work.
        """
        account_id = await self._holder(name)
        account = await self._load(account_id or accounts.name_stream(name))
        known = account.password_hash or await self._decoy_hash()
        right = await self._verify(known, password)
        if account_id is None or not right:
            raise Unauthenticated("Name or password is wrong.", code="bad-credentials")
        allowed = SCOPES if scopes is None else tuple(sorted(set(scopes)))
        token, secret = await self._issue(account_id, allowed, label, key, lifetime)
        return account_id, token, secret

    async def issue_seat(
        self, holder: UUID, name: str, game: UUID, key: str | None = None
    ) -> tuple[Token, str]:
        """Issue a token that speaks for a seat in one game alone; return it and its secret.

        ``holder`` is the id under which the seat acts, which is no account's.
        """
        return await self._issue(holder, SEAT_SCOPES, name, key, game=str(game))

    async def tokens(self, account_id: UUID) -> tuple[Token, ...]:
        """Return the valid tokens of an account."""
        now = self._clock.now()
        held = (await self._load(account_id)).tokens.values()
        return tuple(token for token in held if not token.expired(now))

    async def revoke(self, account_id: UUID, token_id: str) -> None:
        """Revoke a token; raises ``NotFound``."""
        for attempt in range(_ATTEMPTS):
            account = await self._load(account_id)
            token = accounts.revocable(account, token_id)
            revoked = Append(account_id, account.version, (e.TokenRevoked(token=token_id),))
            try:
                await self._append(account_id, revoked, _withdrawn(token))
            except StreamConflict:
                if attempt == _ATTEMPTS - 1:
                    raise Conflict("The account changed meanwhile.") from None
            else:
                await self.bearers.refuse(token)
                return

    async def authenticate(self, secret: str) -> Bearer:
        """Return whose token it is; raises ``Unauthenticated``."""
        return await self.bearers.authenticate(secret)

    async def _issue(
        self,
        account_id: UUID,
        scopes: tuple[str, ...],
        label: str,
        key: str | None,
        lifetime: timedelta | None = None,
        game: str | None = None,
    ) -> tuple[Token, str]:
        """Issue a token; under a key that was used it is the same token with a new secret."""
        for _ in range(_ATTEMPTS):
            account = await self._load(account_id)
            token, secret = self._new_token(account_id, key, scopes, label, lifetime)
            earlier = account.tokens.get(token.id)
            if earlier is not None and earlier.terms != token.terms:
                raise KeyReused("This idempotency key was used with another request.")
            oldest = accounts.crowded_out(account, token.id)
            gone = [one for one in (earlier, oldest) if one is not None]
            events: list[Event] = [_issued(token)]
            if oldest is not None:
                events.insert(0, e.TokenRevoked(token=oldest.id))
            changes = [
                Append(account_id, account.version, tuple(events)),
                _bound(account_id, account.name or label, token, game),
                *map(_withdrawn, gone),
            ]
            try:
                await self._append(account_id, *changes)
            except StreamConflict:
                continue
            for one in gone:
                await self.bearers.refuse(one)
            return token, secret
        raise Conflict("The account changed meanwhile.")

    def _new_token(
        self,
        account_id: UUID,
        key: str | None,
        scopes: tuple[str, ...],
        label: str,
        lifetime: timedelta | None = None,
    ) -> tuple[Token, str]:
        raw = base64.urlsafe_b64encode(self._entropy.token(TOKEN_BYTES)).decode().rstrip("=")
        secret = PREFIX + raw
        token_id = _token_id(account_id, key) if key else str(self._entropy.uuid())
        now = self._clock.now()
        expires_at = None if lifetime is None else (now + lifetime).isoformat()
        token = Token(token_id, hash_of(secret), scopes, label, now.isoformat(), expires_at)
        return token, secret

    async def _append(self, account_id: UUID, *appends: Append) -> None:
        await self._store.append(
            *appends,
            command_id=self._entropy.uuid(),
            actor=str(account_id),
            at=self._clock.now(),
        )

    async def named(self, name: str) -> tuple[UUID, str]:
        """Return the account of a name and how it writes it; raises ``Malformed`` for nobody's."""
        holder = await self._holder(name)
        if holder is None:
            raise Malformed(f"There is no account named {name!r}.", code="unknown-account")
        return holder, (await self._load(holder)).name

    async def _holder(self, name: str) -> UUID | None:
        for recorded in await self._store.load(accounts.name_stream(name)):
            if isinstance(recorded.event, e.NameClaimed):
                return UUID(recorded.event.account)
        return None

    async def _load(self, account_id: UUID) -> Account:
        account = Account()
        for recorded in await self._store.load(account_id):
            account = accounts.evolve(account, recorded.event)
        return account

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._passwords.hash, password)

    async def _verify(self, password_hash: str, password: str) -> bool:
        async with self._hashing:
            return await asyncio.to_thread(self._passwords.verify, password_hash, password)

    async def _decoy_hash(self) -> str:
        """A hash for names that nobody has, so that they take as long as those somebody has."""
        if self._decoy is None:
            self._decoy = await self._hash(self._entropy.token(16).hex())
        return self._decoy


def _token_id(account_id: UUID, key: str) -> str:
    return str(uuid5(_KEYS, f"{account_id}|{key}"))


def _issued(token: Token) -> e.TokenIssued:
    return e.TokenIssued(
        token=token.id, secret_hash=token.secret_hash, scopes=token.scopes, label=token.label,
        issued_at=token.issued_at, expires_at=token.expires_at,
    )  # fmt: skip


def _bound(account_id: UUID, name: str, token: Token, game: str | None = None) -> Append:
    bound = e.TokenBound(
        account=str(account_id), name=name, token=token.id, scopes=token.scopes,
        expires_at=token.expires_at, game=game,
    )  # fmt: skip
    return Append(accounts.token_stream(token.secret_hash), 0, (bound,))


def _withdrawn(token: Token) -> Append:
    stream = accounts.token_stream(token.secret_hash)
    return Append(stream, 1, (e.TokenWithdrawn(token=token.id),))
