"""Whole games played in two worlds at once, with a look at every route after every few requests."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from domain.formats import registry
from domain.formats.duel.deck import DUEL
from domain.formats.duel.samples import SAMPLES
from services import rulesets
from tests.support.twin_exchange import other_deck
from tests.support.twin_pairs import Pair
from tests.support.twin_party import Entries, begun
from tests.support.twin_routes import look
from tests.support.twin_services import Pace, World

SEATS = "ABCD"
STEPS = 18
"""Requests that a test plays; a game of random answers takes some hundred."""

LOOK_EVERY = 6
EXCHANGE_EVERY = 6


BANK = {"kind": "bank", "seconds": 36_000, "increment": 5}
"""A clock that every other game with another deck has."""


def deck(number: int) -> Entries:
    """Return the entries of a sample deck."""
    cards = SAMPLES[number % len(SAMPLES)].cards
    return [{"name": name, "count": count} for name, count in sorted(cards.items())]


async def another_deck(seed: int, seats: int = 2) -> Pair:
    """Return a pair in which an opponent of the viewer brought another card."""
    rng = Random(seed)
    decks = [deck(rng.randrange(len(SAMPLES))) for _ in range(seats)]
    viewer, other = rng.sample(range(seats), 2)
    changed = list(decks)
    changed[other] = other_deck(decks[other], rng) or decks[other]
    pace = Pace()
    worlds = World.new(pace), World.new(pace)
    table = {"clock": BANK} if seed % 2 else {}
    party = await begun(worlds[0], pace, decks, **table)
    twin = await begun(worlds[1], pace, changed, **table)
    seat = SEATS[viewer]
    assert party.seen[seat] == twin.seen[seat]
    return Pair(worlds, pace, party, seat)


async def play_on(pair: Pair, rng: Random, steps: int = STEPS) -> int:
    """Play in both worlds, looking for a difference now and then; raises ``Leak``.

    Ends when a card that is not the same could lawfully make a difference; returns how many
    requests were looked at.
    """
    await look(pair, rng)
    done, goes_on = 0, True
    while goes_on and done < steps:
        goes_on = await pair.step(rng)
        done += 1
        if pair.learned or not await pair.playing():
            return done
        if not goes_on or done % LOOK_EVERY == 0 or done == steps:
            await look(pair, rng)
        goes_on = goes_on and await pair.apart()
    return done


async def exchange_and_play_on(seed: int, seats: int = 2, steps: int = STEPS) -> Pair:
    """Play a game of which, again and again, two hidden cards lie the other way round."""
    rng = Random(seed)
    pace = Pace()
    decks = [deck(rng.randrange(len(SAMPLES))) for _ in range(seats)]
    world = World.new(pace)
    party = await begun(world, pace, decks)
    pair = Pair((world, world), pace, party, rng.choice(SEATS[:seats]))
    done = 0
    while done < steps:
        twin = await pair.exchanged(rng)
        if twin is None:
            return pair
        done += 1 + await play_on(twin, rng, min(steps - done, EXCHANGE_EVERY))
        pair.compared += twin.compared
        if not await twin.playing():
            return pair
    return pair


def four_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a duel seat up to four, so that hidden cards of several others lie at one table."""
    wide = replace(DUEL, max_players=4)
    monkeypatch.setitem(registry._BY_ID, DUEL.id, wide)
    monkeypatch.setattr(rulesets, "FORMATS", (wide,))
