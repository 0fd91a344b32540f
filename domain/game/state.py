"""The game aggregate's state, folded from its events."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from domain.game import events as e
from domain.game import pretend, randomness
from domain.game import settlement as settlements
from domain.game.sandbox import Script, principal
from domain.game.timing import Beside, TableClock, Terms
from domain.kernel.events import Event
from domain.rules import GameState, fold


class Secrets(msgspec.Struct, frozen=True):
    """What no view builder is ever given: the seed of all chance and its nonce (hex)."""

    seed: str
    nonce: str

    def __repr__(self) -> str:
        return "Secrets(…)"


class Sitting(msgspec.Struct, frozen=True):
    """Who sits at a seat."""

    account: str
    name: str


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know of a table, and the state of the play.

    ``view_key`` (hex) makes handles and decision ids opaque; it is not the seed. ``invited``
    are names by account; ``held`` names the outages for which the clocks were held.
    ``waives`` are the seats that add nothing to a mutual ``shuffle``; ``settlement`` is what
    follows a game of physical cards; ``decks`` are those that belong to the table, by kind.
    """

    id: str
    format: str = ""
    size: int = 0
    options: dict[str, Any] = {}
    opened_by: str = ""
    commitment: str = ""
    status: Literal["none", "open", "shuffling", "playing", "over", "closed"] = "none"
    clock: TableClock | None = None
    private: bool = False
    sandbox: bool = False
    foresight: bool = False
    invited: dict[str, str] = {}
    sittings: dict[str, Sitting] = {}
    order: tuple[str, ...] = ()
    play: GameState = GameState()
    open: tuple[e.OpenDecision, ...] = ()
    beside: Beside = Beside()
    held: tuple[str, ...] = ()
    version: int = 0
    view_key: str = ""
    opened_seed: str | None = None
    opened_nonce: str | None = None
    terms: Terms = Terms()
    waives: tuple[str, ...] = ()
    shuffle: randomness.Shuffle | None = None
    settlement: settlements.Settlement | None = None
    decks: dict[str, e.TableDeck] = {}

    def seat_of(self, account: str) -> str | None:
        """Return the seat that an account holds, if it does."""
        return next((s for s, who in self.sittings.items() if who.account == account), None)

    def admits(self, account: str | None) -> bool:
        """Whether an account (none: a stranger) may know of this table and sit at it."""
        return not self.private or account in self.admitted

    @property
    def admitted(self) -> frozenset[str]:
        """Return the accounts for which a private table is there."""
        return frozenset((self.opened_by, *self.invited))

    def decision(self, decision_id: str) -> e.OpenDecision | None:
        """Return an open decision by its id."""
        return next((d for d in self.open if d.id == decision_id), None)


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """The whole aggregate: the table, its secrets, the decks brought to it, and its own piles."""

    table: Table
    secrets: Secrets = Secrets("", "")
    decks: dict[str, tuple[e.DeckEntry, ...]] = {}
    piles: dict[str, tuple[e.DeckEntry, ...]] = {}
    script: Script = Script()


def initial(game_id: str) -> Game:
    """Return a game of which nothing is recorded."""
    return Game(table=Table(id=game_id))


def evolve(game: Game, event: Event) -> Game:
    """Return the game after one more event; nothing is decided here."""
    game = replace(game, table=replace(game.table, version=game.table.version + 1))
    match event:
        case e.GameOpened():
            return _opened(game, event)
        case e.SeatTaken():
            sittings = {**game.table.sittings, event.seat: Sitting(event.account, event.name)}
            decks = {**game.decks, event.seat: event.entries}
            waives = (*game.table.waives, event.seat) if event.waives else game.table.waives
            table = replace(game.table, sittings=sittings, waives=waives)
            return replace(game, table=table, decks=decks)
        case e.Invited() | e.SeatLeft() | e.TableClosed():
            return _before_the_start(game, event)
        case e.ClocksHeld():
            return _held(game, event)
        case (
            randomness.ShuffleOffered() | randomness.RandomnessCommitted()
            | randomness.RandomnessContributed() | randomness.RandomnessWaived()
        ):  # fmt: skip
            return _shuffled(game, event)
        case settlements.SettlementOpened():
            settlement = settlements.opened(event)
            return replace(game, table=replace(game.table, settlement=settlement))
        case settlements.DecksReleased() | settlements.Settled():
            return _settled(game, event)
        case e.GameStarted():
            return _played(replace(game, table=replace(game.table, order=event.order)), event)
        case e.SandboxOpened():
            return _with_pretend_cards(_played(_laid(game, event), event), event)
        case e.Played():
            return _played(game, event)
        case e.Disclosed():
            opened = replace(game.table, opened_seed=event.seed, opened_nonce=event.nonce)
            return replace(game, table=opened)
        case _:
            raise TypeError(f"not an event of a game: {type(event).__name__}")


def _opened(game: Game, event: e.GameOpened) -> Game:
    table = replace(
        game.table,
        format=event.format,
        size=event.seats,
        options=event.options,
        opened_by=event.opened_by,
        commitment=event.commitment,
        status="open",
        view_key=event.view_key,
        clock=event.clock,
        private=event.private,
        invited=event.invited,
        terms=event.terms,
        decks=event.decks,
    )
    secrets = Secrets(event.seed, event.nonce)
    return replace(game, table=table, secrets=secrets, piles=event.piles)


def _held(game: Game, event: e.ClocksHeld) -> Game:
    """Return the game with its times as they are now."""
    held = (*game.table.held, event.outage)
    table = replace(game.table, open=event.open, beside=event.beside, held=held)
    if event.term is not None and table.status == "shuffling" and table.shuffle is not None:
        table = replace(table, shuffle=replace(table.shuffle, term=event.term))
    elif event.term is not None and table.settlement is not None:
        table = replace(table, settlement=replace(table.settlement, term=event.term))
    return replace(game, table=table)


def _settled(game: Game, event: settlements.DecksReleased | settlements.Settled) -> Game:
    """Return the game after a step of its settlement."""
    if game.table.settlement is None:
        raise ValueError("a settlement is opened before anything of it is settled")
    after = settlements.evolve(game.table.settlement, event)
    return replace(game, table=replace(game.table, settlement=after))


def _shuffled(game: Game, event: randomness.ShuffleEvent) -> Game:
    """Return the game after an event of its mutual shuffle."""
    table = game.table
    if isinstance(event, randomness.ShuffleOffered):
        shuffle = randomness.offered(event)
        return replace(game, table=replace(table, status="shuffling", shuffle=shuffle))
    if table.shuffle is None:
        raise ValueError("a shuffle is offered before anything is added to it")
    return replace(game, table=replace(table, shuffle=randomness.evolve(table.shuffle, event)))


def _laid(game: Game, event: e.SandboxOpened) -> Game:
    """Return a sandbox before its play is folded; nobody is invited but its own seats."""
    seats = tuple(side.seat for side in event.position.sides)
    sittings = {
        seat: Sitting(principal(game.table.id, seat), name)
        for seat, name in zip(seats, event.names, strict=True)
    }
    table = replace(
        game.table,
        format=event.format,
        size=len(seats),
        options=event.options,
        opened_by=event.opened_by,
        commitment=event.commitment,
        view_key=event.view_key,
        private=True,
        sandbox=True,
        foresight=event.foresight,
        invited={sitting.account: sitting.name for sitting in sittings.values()},
        sittings=sittings,
        order=seats,
    )
    secrets = Secrets(event.seed, event.nonce)
    return replace(game, table=table, secrets=secrets, script=event.script)


def _with_pretend_cards(game: Game, event: e.SandboxOpened) -> Game:
    """Return a sandbox with the cards that its players brought, once they have names."""
    people = {seat: (who.account, who.name) for seat, who in game.table.sittings.items()}
    decks = pretend.decks_of(event.position.cards, game.table.play.printed, people)
    return replace(game, decks=decks)


def _before_the_start(game: Game, event: e.Invited | e.SeatLeft | e.TableClosed) -> Game:
    table = game.table
    match event:
        case e.Invited():
            invited = {**table.invited, event.account: event.name}
            return replace(game, table=replace(table, invited=invited))
        case e.SeatLeft(seat=left):
            sittings = {seat: who for seat, who in table.sittings.items() if seat != left}
            decks = {seat: deck for seat, deck in game.decks.items() if seat != left}
            waives = tuple(seat for seat in table.waives if seat != left)
            table = replace(table, sittings=sittings, waives=waives)
            return replace(game, table=table, decks=decks)
        case e.TableClosed():
            return replace(game, table=replace(table, status="closed"))


def _played(game: Game, event: e.Played) -> Game:
    play = fold(game.table.play, event.facts, event.agenda)
    status: Literal["playing", "over"] = "playing" if play.result is None else "over"
    table = replace(game.table, play=play, open=event.open, beside=event.beside, status=status)
    return replace(game, table=table, script=game.script.after(event.facts))
