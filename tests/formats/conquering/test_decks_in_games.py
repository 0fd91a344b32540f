"""Games with decks of their table: kept, rebuilt, and recomputed from the seed (Q-20)."""

from typing import Any
from uuid import UUID

import msgspec
import pytest
from msgspec.structs import replace

from domain.cards.catalogue import STARTER
from domain.game import commands as c
from domain.game.events import DeckEntry, GameStarted
from domain.game.state import Game, evolve, initial
from domain.kernel.events import Event
from domain.rules import facts
from services.documents.board import audiences, live_views
from services.documents.story import facts_in_words
from services.reads.audit import Auditor
from services.rulesets import Rulesets
from tests.formats.conquering.test_samples import PLAYERS, brought, decided, opening
from tests.support.records import recorded, tables_of
from tests.support.whole_games import account_of

GAME = UUID(int=3)


@pytest.fixture(scope="module")
def events() -> tuple[Event, ...]:
    """A game of three in which two concede as it has begun."""
    game, events = initial(str(GAME)), list[Event]()
    commands: list[c.Command] = [opening(3)]
    for sample, account in zip(PLAYERS, map(account_of, "ABC"), strict=False):
        commands.append(
            c.TakeSeat(account=account, name=account, deck="d", entries=brought(sample))
        )
    commands += [c.Concede(account=account_of(seat)) for seat in "AB"]
    for command in commands:
        for event in decided(game, command):
            game = evolve(game, event)
            events.append(event)
    return tuple(events)


def folded(events: tuple[Event, ...]) -> Game:
    game = initial(str(GAME))
    for event in events:
        game = evolve(game, event)
    return game


async def test_an_audit_finds_the_order_of_the_tables_decks_again_q_20(
    events: tuple[Event, ...],
) -> None:
    tables, store = tables_of(recorded(GAME, events))
    verdict, report = await Auditor(tables, store, Rulesets(STARTER))(GAME)
    assert (verdict, report["commitment"]) == ("clean", "kept")


@pytest.mark.parametrize("pile", ["natives", "treasures", "lands"])
async def test_an_audit_finds_a_tables_deck_that_was_stacked(
    events: tuple[Event, ...], pile: str
) -> None:
    at, started = next((n, each) for n, each in enumerate(events) if isinstance(each, GameStarted))
    told = list(started.facts)
    place, shuffled = next(
        (n, fact)
        for n, fact in enumerate(told)
        if isinstance(fact, facts.Shuffled) and fact.zone == f"library:{pile}"
    )
    told[place] = replace(shuffled, order=(*shuffled.order[1:], shuffled.order[0]))
    stacked = replace(started, facts=tuple(told))
    tables, store = tables_of(recorded(GAME, (*events[:at], stacked, *events[at + 1 :])))
    verdict, report = await Auditor(tables, store, Rulesets(STARTER))(GAME)
    assert verdict == "differs"
    assert report["first_difference"]["what"] == f"fact {place}"


def test_a_snapshot_keeps_the_decks_of_the_table(events: tuple[Event, ...]) -> None:
    game = folded(events[:4])
    kept = msgspec.json.decode(msgspec.json.encode(game), type=Game)
    assert kept == game
    assert set(kept.piles) == set(kept.table.decks) == {"natives", "treasures", "lands"}


def looks(natives: tuple[DeckEntry, ...]) -> tuple[Any, ...]:
    """Return all that every audience sees and reads of a game of three until it has begun."""
    game, seen = initial(str(GAME)), list[Any]()
    commands: list[c.Command] = [opening(3, natives=natives)]
    for sample, seat in zip(PLAYERS, "ABC", strict=False):
        account = account_of(seat)
        commands.append(c.TakeSeat(account=account, name=seat, deck="d", entries=brought(sample)))
    for command in commands:
        for event in decided(game, command):
            before, game = game, evolve(game, event)
            table = game.table
            seen += [
                facts_in_words(before.table, event, table, audience)
                for audience in audiences(table)
            ]
    views = {audience: view.body for audience, view in live_views(game.table).items()}
    return (*seen, views)


def test_nobody_sees_which_cards_are_in_a_deck_of_the_table() -> None:
    """A game with other natives looks the same to everybody while none is revealed."""
    natives = opening(3).piles["natives"]
    twice = tuple(replace(entry, count=2) for entry in natives[: len(natives) // 2])
    assert sum(entry.count for entry in twice) == len(natives)
    assert looks(natives) == looks(twice)
    assert looks(natives) != looks(natives[1:]), "how many there are, everybody sees"


def test_an_opening_is_put_together_again_from_its_two_parts(events: tuple[Event, ...]) -> None:
    opened = events[0]
    public, private = opened.split()
    whole = msgspec.convert(type(opened).join(public, private), type(opened))
    assert whole == opened
