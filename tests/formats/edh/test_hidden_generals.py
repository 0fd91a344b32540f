"""Where a hidden general lies makes no difference to what others get (E-12, E-14)."""

from random import Random
from uuid import UUID

import pytest
from msgspec.structs import replace

from domain.cards.catalogue import STARTER
from domain.formats.edh.generals import is_general
from domain.formats.edh.samples import SAMPLES
from domain.formats.marks import DEPLOYED
from domain.game import commands as c
from domain.game.decider import decide
from domain.game.sandbox import Script
from domain.game.state import Game, evolve, initial
from services.documents.position import position_from
from tests.support.twin_worlds import Leak, Twins, hidden_from
from tests.support.whole_games import RULESETS, account_of

SEATS = "ABC"
COMPARISONS = 40
PROBES = ("Swords to Plowshares", "Terramorphic Expanse", "Duress", "Wheel of Fortune")
"""Beside a sample deck: what exiles, shuffles, looks into hands and moves them."""


def position(seed: int) -> list[dict[str, object]]:
    """Return a table whose generals are in a library, in a hand, and in the fight."""
    rng = Random(seed)
    players: list[dict[str, object]] = []
    for at, (seat, deck) in enumerate(zip(SEATS, SAMPLES, strict=True)):
        names = [name for name, held in deck.cards.items() for _ in range(held)]
        rng.shuffle(names)
        lands = [name for name in names if name in deck.cards and deck.cards[name] > 1][:8]
        zones: dict[str, list[object]] = {
            "battlefield": ["City of Brass", *lands, "Necropotence", "Grizzly Bears"],
            "hand": [*PROBES, *names[:3]],
            "library": list(names[3:40]),
        }
        zone = ("battlefield", "library", "hand")[at]
        zones[zone].append({"card": deck.general, "general": DEPLOYED})
        players.append({"name": seat, "zones": zones, "life": 40})
    return players


def begun(seed: int) -> Game:
    """Return a game of that position at its first decision."""
    turn = {"number": 5 + seed % 3, "active": SEATS[seed % 3], "step": "precombat_main"}
    laid, names = position_from(position(seed), turn, STARTER)
    command = c.OpenSandbox(
        account="account-host", format="edh", options={}, names=names, position=laid,
        script=Script(), foresight=False, seed=f"{seed:064x}", nonce="0" * 64, view_key="5e" * 32,
    )  # fmt: skip
    game = initial(str(UUID(int=seed + 1)))
    events = decide(game, command, RULESETS.ruleset("edh"))
    assert isinstance(events, tuple)
    for event in events:
        game = evolve(game, event)
    sittings = {
        seat: replace(sitting, account=account_of(seat))
        for seat, sitting in game.table.sittings.items()
    }
    return replace(game, table=replace(game.table, sittings=sittings))


def elsewhere(game: Game, viewer: str, rng: Random) -> Game | None:
    """Return the twin in which a general that is hidden from the viewer lies elsewhere."""
    hidden = hidden_from(game, viewer)
    generals = [thing for thing in hidden if is_general(thing)]
    if not generals:
        return None
    one = rng.choice(generals)
    own = [thing for thing in hidden if thing.owner == one.owner and thing.card != one.card]
    hands = [thing for thing in own if thing.zone.startswith("hand")]
    other = rng.choice(hands if hands and rng.random() < 0.5 else own)
    play = game.table.play
    objects = {
        **play.objects,
        one.id: replace(one, card=other.card, slot=other.slot, marks=other.marks),
        other.id: replace(other, card=one.card, slot=one.slot, marks=one.marks),
    }
    return replace(game, table=replace(game.table, play=replace(play, objects=objects)))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_where_a_hidden_general_lies_makes_no_difference(seed: int) -> None:
    rng, game, compared = Random(seed), begun(seed), 0
    for _ in range(COMPARISONS):
        twin = elsewhere(game, "A", rng)
        if twin is None or compared >= COMPARISONS:
            break
        twins = Twins(game, twin, "A")
        while twins.step(rng) and twins.apart and twins.compared < COMPARISONS:
            pass
        compared += twins.compared
        game = twins.worlds[0]
    assert compared >= 10


def test_the_comparison_sees_a_general_that_everybody_knows() -> None:
    game = begun(1)
    play = game.table.play
    (known,) = (
        thing for thing in play.objects.values() if is_general(thing) and thing.owner == "A"
    )
    objects = {**play.objects, known.id: replace(known, marks={})}
    twin = replace(game, table=replace(game.table, play=replace(play, objects=objects)))
    with pytest.raises(Leak):
        Twins(game, twin, "B")
