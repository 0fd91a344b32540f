"""Two applications whose one Centurion game differs in what an opponent holds signed (C-35).

The game is begun over HTTP between owners of their cards. Then its record is rewritten from
the first event: in both worlds every card becomes one of a few cheap ones, so that names meet
all the time, and in one world an opponent's cards bear the viewer's signature.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from msgspec.structs import replace

from domain.cards.catalogue import STARTER
from domain.formats.centurion.samples import SAMPLES
from domain.formats.marks import SIGNED
from domain.game.events import GameStarted
from domain.rules import AnyFact, facts
from services.ports import Recorded
from services.rulesets import printed
from tests.support.twin_asking import Ask
from tests.support.twin_pairs import Pair
from tests.support.twin_party import PASSWORD, Json, Party
from tests.support.twin_routes import look
from tests.support.twin_services import Pace, World
from tests.support.twin_signatures import CARDS

SEATS = "AB"
LOOK_EVERY = 8


async def begun(world: World, pace: Pace) -> Party:
    """Let two people register the cards of the same sample deck and begin a game with them."""
    party = Party("", {}, {}, {seat: [] for seat in SEATS})

    async def ask(method: str, path: str, seat: str, body: Json | None = None) -> Json:
        pace.step += 1
        key = {} if body is None else {"Idempotency-Key": f"begin {pace.step}"}
        seen = await world.send(Ask(method, path, party.tokens.get(seat), json=body, headers=key))
        assert seen.status in (200, 201), seen.body
        return seen.json

    sample = (await ask("GET", "/v1/sample-decks", ""))["decks"]
    entries = next(each["entries"] for each in sample if each["id"] == SAMPLES[0].id)
    text = "\n".join(f"1 {each['name']} ({each['set_code']}) {each['number']}" for each in entries)
    for seat in SEATS:
        name = {"name": f"player {seat}", "password": PASSWORD}
        party.tokens[seat] = (await ask("POST", "/v1/accounts", seat, name))["token"]
        deck = {"name": f"deck of {seat}", "format": "centurion"}
        stored = await ask("POST", "/v1/me/cards/import", seat, {"text": text, "deck": deck})
        party.decks[seat] = stored["deck"]["id"]
    table = {"format": "centurion", "seats": len(SEATS)}
    party.game = (await ask("POST", "/v1/games", "A", table))["game"]["id"]
    for seat in SEATS:
        body = {"deck": party.decks[seat], "waive_shuffle": True}
        await ask("POST", f"{party.path}/seats", seat, body)
    return party


def of_few_cards(game: str, signed: str, by: str) -> Callable[[Recorded], Recorded]:
    """Return what rewrites the start of a game: a few cheap cards, those of a seat signed."""
    found = [card for name in CARDS if (card := STARTER.find(name)) is not None]
    shown = {card.digest: printed(card) for card in found}

    def rewritten(fact: AnyFact, number: int) -> AnyFact:
        match fact:
            case facts.CardsNamed():
                return replace(fact, cards={**fact.cards, **shown})
            case facts.Created(kind="card"):
                marks = {SIGNED: by} if by and fact.owner == signed else {}
                return replace(fact, card=found[number % len(found)].digest, marks=marks)
            case _:
                return fact

    def change(each: Recorded) -> Recorded:
        if str(each.stream) != game or not isinstance(each.event, GameStarted):
            return each
        told = tuple(rewritten(fact, number) for number, fact in enumerate(each.event.facts))
        return replace(each, event=replace(each.event, facts=told))

    return change


async def signed_or_not(viewer: str) -> Pair:
    """Return a pair in which the viewer signed the other's cards in the left world alone."""
    pace = Pace()
    world = World.new(pace)
    party = await begun(world, pace)
    other = SEATS.replace(viewer, "")
    worlds = [world.rewritten(of_few_cards(party.game, other, by)) for by in (viewer, "")]
    pair = Pair((worlds[0], worlds[1]), pace, party, viewer)
    games = await pair.games()
    held = [g.table.play.objects[o] for g in games for o in g.table.play.zones[f"hand:{other}"]]
    assert {card.marks.get(SIGNED, "") for card in held} == {viewer, ""}
    return pair


async def play_on(pair: Pair, rng: Random, steps: int) -> tuple[int, int]:
    """Play in both worlds, with a look at every route now and then; raises ``Leak``.

    Returns in how many states the other seat could show a signed card, in each world.
    """
    done, met = 0, [0, 0]
    while done < steps and await pair.step(rng):
        done += 1
        for at, world in enumerate(pair.worlds):
            met[at] += await _offered(pair, world)
        if done % LOOK_EVERY == 0:
            await look(pair, rng)
    if await pair.playing():
        await look(pair, rng, whole=True)
    return met[0], met[1]


async def _offered(pair: Pair, world: World) -> bool:
    """Whether the viewer's opponent may show a signed card now."""
    (other,) = (seat for seat in pair.party.tokens if seat != pair.viewer)
    ask = Ask("GET", f"{pair.party.path}/decisions", pair.party.tokens[other])
    seen = await world.send(ask)
    return any(each["action"].startswith("sign_") for each in seen.json["standing"])
