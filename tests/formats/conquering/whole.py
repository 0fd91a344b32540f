"""Whole games with the sample decks, and books of every piece of gold and every card in them.

::

    play = TablePlay(seed=1, seats="ABC")
    while play.step():
        ...
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import get_args

from domain.cards.catalogue import STARTER
from domain.formats.conquering import gold
from domain.formats.conquering.overlay import Conquering
from domain.formats.conquering.samples import SAMPLES
from domain.formats.sample import SampleDeck
from domain.rules import GameObject, GameState, facts, open_game
from services.rulesets import printed
from tests.support.engine_play import Batch, EnginePlay

PLAYERS = [sample for sample in SAMPLES if sample.kind == "player"]
OF_THE_TABLE = [sample for sample in SAMPLES if sample.kind != "player"]

SOURCES, SINKS, CHANGES = (
    frozenset(get_args(each)) for each in (gold.Source, gold.Sink, gold.Change)
)


class TablePlay(EnginePlay):
    """A game in which every seat has a sample deck, and the table the decks that belong to it."""

    def __init__(self, seed: int, seats: str) -> None:
        super().__init__(seed, seats[:2], cards=5)
        self.overlay = Conquering()
        dealt = {seat: self.rng.choice(PLAYERS) for seat in seats}
        decks = {**dealt, **{sample.kind: sample for sample in OF_THE_TABLE}}
        self.decks = {owner: slots(owner, sample) for owner, sample in decks.items()}
        digests = {digest for deck in self.decks.values() for digest, _ in deck}
        shown = {digest: printed(STARTER.by_digest(digest)) for digest in sorted(digests)}
        opened = open_game(tuple(seats), self.decks, shown, STARTER, self.overlay, self.chance)
        self.state = opened.state
        self.batches = [Batch(opened.facts, opened.state.agenda)]


def slots(owner: str, sample: SampleDeck) -> tuple[tuple[str, str], ...]:
    """Return the definitions of a deck with their slots."""
    names = [name for name, held in sample.cards.items() for _ in range(held)]
    cards = [card for card in map(STARTER.find, names) if card is not None]
    return tuple((card.digest, f"{owner}:{at}") for at, card in enumerate(cards, start=1))


# -- Books --


def booked(seats: Iterable[str], told: Iterable[facts.AnyFact]) -> dict[str, int]:
    """Return what every treasury comes to by the facts of a game from its start.

    Every change states a source, a sink, or how gold changes hands; none makes a debt.
    """
    held: Counter[str] = Counter(dict.fromkeys(seats, gold.START))
    handed: Counter[str] = Counter()
    for fact in told:
        if not isinstance(fact, facts.ResourceChanged) or fact.kind != gold.GOLD:
            continue
        assert fact.cause in (SOURCES if fact.change > 0 else SINKS) | CHANGES, fact
        held[fact.who] += fact.change
        assert held[fact.who] >= 0, fact
        handed[fact.cause] += fact.change
    assert not any(handed[cause] for cause in CHANGES)
    return dict(held)


def cards_of(state: GameState) -> Mapping[str, GameObject]:
    """Return every physical card by its slot; none is there twice."""
    cards = [thing for thing in state.objects.values() if thing.kind == "card"]
    by_slot = {card.slot: card for card in cards}
    assert len(by_slot) == len(cards)
    return by_slot


def lost(before: GameState, after: GameState) -> list[GameObject]:
    """Return the cards that are gone though nobody who left took them along (Q-46).

    Who leaves takes what is theirs; permanents that became theirs by the rules revert.
    """
    there, still = cards_of(before), cards_of(after)
    gone = {seat for seat, player in after.players.items() if player.lost is not None}
    return [card for slot, card in there.items() if slot not in still and card.owner not in gone]
