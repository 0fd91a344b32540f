"""What makes a twin: other cards where a viewer cannot know them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise
from random import Random
from uuid import UUID

from msgspec.structs import replace

from domain.cards.catalogue import STARTER
from domain.game.events import GameStarted, Played
from domain.kernel.events import Event
from domain.rules import EVERYBODY, facts
from services.ports import Recorded
from tests.support.twin_party import Entries
from tests.support.twin_services import World
from tests.support.twin_worlds import shown_to


async def hidden_from_the_start(
    world: World, game: str, viewer: str
) -> list[tuple[facts.Created, str]]:
    """Return the cards that a viewer cannot know now and was never shown, and where they are."""
    recorded = [each.event for each in world.store.streams[UUID(game)]]
    created, origin = _origins(recorded)
    shown = {origin[oid] for oid in shown_to(recorded, viewer) if oid in origin}
    play = (await world.services.tables.get(UUID(game))).table.play
    now = {
        origin[thing.id]: thing.zone
        for thing in play.objects.values()
        if thing.kind == "card" and not {viewer, EVERYBODY} & set(thing.known_to)
    }
    return [
        (fact, now[fact.object])
        for fact in created
        if fact.object in now and fact.object not in shown
    ]


def _origins(recorded: Iterable[Event]) -> tuple[list[facts.Created], dict[int, int]]:
    """Return the cards of the beginning, and which of them each later object is."""
    created: list[facts.Created] = []
    origin: dict[int, int] = {}
    for event in recorded:
        for fact in event.facts if isinstance(event, Played) else ():
            match fact:
                case facts.Created(kind="card"):
                    created.append(fact)
                    origin[fact.object] = fact.object
                case facts.Moved() if fact.object in origin:
                    origin[fact.becomes] = origin[fact.object]
                case facts.Shuffled():
                    for old, new in zip(fact.order, fact.becomes, strict=True):
                        origin[new] = origin[old]
                case _:
                    pass
    return created, origin


def exchange(game: str, one: facts.Created, other: facts.Created) -> Callable[[Recorded], Recorded]:
    """Return what rewrites the start of a game so that two cards lie in each other's places."""
    instead = {
        one.object: replace(one, card=other.card, slot=other.slot, marks=other.marks),
        other.object: replace(other, card=one.card, slot=one.slot, marks=one.marks),
    }

    def change(each: Recorded) -> Recorded:
        if str(each.stream) != game or not isinstance(each.event, GameStarted):
            return each
        told = tuple(
            instead.get(fact.object, fact) if isinstance(fact, facts.Created) else fact
            for fact in each.event.facts
        )
        return replace(each, event=replace(each.event, facts=told))

    return change


def other_deck(entries: Entries, rng: Random) -> Entries | None:
    """Return the deck with one copy replaced by a card of the same canonical place.

    Physical cards are numbered in the order of their definitions' digests: a card whose
    digest comes next after the replaced copy's leaves every number, and so every shuffle,
    as it was. Chance, ids and places are equal, and only one card is another.
    """
    held = {str(entry["name"]): int(entry["count"]) for entry in entries}
    by_digest = sorted(STARTER.search(limit=10_000), key=lambda card: card.digest)
    pairs = [
        (one.name, other.name)
        for one, other in pairwise(by_digest)
        if one.name in held and other.name not in held
    ]
    if not pairs:
        return None
    out, into = rng.choice(pairs)
    held[out] -= 1
    changed = {**held, into: 1}
    return [{"name": name, "count": count} for name, count in sorted(changed.items()) if count]
