"""The engine at tables of four generals: answers a second with legal answers listed."""

from collections import Counter
from random import Random

from domain.cards.catalogue import STARTER
from domain.formats.edh.overlay import ElderDragonHighlander
from domain.formats.edh.samples import SAMPLES
from domain.formats.marks import DEPLOYED, UNDEPLOYED
from domain.formats.sample import SampleDeck
from domain.kernel.chance import Chance
from domain.rules import lay
from services.documents.position import position_from
from services.rulesets import Rulesets
from tests.bench.engine import SECONDS, permanents, timed
from tests.bench.figures import Figure, percentile
from tests.support.engine_play import BASICS, EnginePlay

SEED = 900
LANDS, OTHERS, HAND = 12, 12, 5
"""What each player has beside a general: 25 permanents each, 100 at the table."""


def four_generals() -> Figure:
    """Return answers a second of four players with 100 permanents of the sample decks."""
    kinds: Counter[str] = Counter()
    answers, spent, boards, games = 0, 0.0, list[int](), 0
    while spent < SECONDS:
        play = _crowded(SEED + games)
        games += 1
        more, took, met = timed(play, SECONDS - spent, kinds, 150)
        answers, spent, boards = answers + more, spent + took, boards + met
    return Figure(
        name="engine: EDH, four players, 100 permanents", value=answers / spent,
        unit="answers/s", gate=80,
        measured_on={
            "boards": games, "permanents_at_first": permanents(_crowded(SEED)), "permanents_median": percentile(boards, 0.5),
            "cards": 400, "decisions": dict(kinds),
        },
    )  # fmt: skip


def _crowded(seed: int) -> EnginePlay:
    """Return a table amid its game: three generals fight, one still waits in exile."""
    rng, overlay = Random(seed), ElderDragonHighlander()
    decks = [SAMPLES[at % len(SAMPLES)] for at in range(4)]
    players = [_side(rng, seat, deck) for seat, deck in zip("ABCD", decks, strict=True)]
    turn = {"number": 30, "active": "A", "step": "precombat_main"}
    position, _ = position_from(players, turn, STARTER)
    rules = Rulesets(STARTER).ruleset("edh")
    printed = {put.card: rules.printed(put.card) for put in position.cards}
    laid = lay(position, printed, STARTER, overlay, Chance(bytes(32)))
    play = EnginePlay.resumed(laid.state, seed)
    play.overlay = overlay
    return play


def _side(rng: Random, seat: str, deck: SampleDeck) -> dict[str, object]:
    """Return a player's side: a general, lands, permanents, a hand, and the rest as library."""
    names = [name for name, held in deck.cards.items() for _ in range(held)]
    rng.shuffle(names)
    lands = [name for name in names if name in BASICS][:LANDS]
    others = [name for name in names if _stays(name)][: OTHERS + (seat == "D")]
    left = Counter(names) - Counter(lands) - Counter(others)
    library = rng.sample(list(left.elements()), left.total())
    waits = seat == "D"
    general = {"card": deck.general, "general": UNDEPLOYED if waits else DEPLOYED}
    field: list[object] = [*lands, *others]
    if not waits:
        field.append(general)
    return {
        "name": seat, "life": 40, "general_damage": {"A": 6} if seat != "A" else {},
        "zones": {
            "battlefield": field, "exile": [general] if waits else [],
            "hand": library[:HAND], "library": library[HAND:],
        },
    }  # fmt: skip


def _stays(name: str) -> bool:
    """Whether a card stays: a creature or an artifact, no copy of one, no legend (E-16)."""
    card = STARTER.find(name)
    if card is None or "legendary" in card.supertypes or card.toughness == 0:
        return False
    return bool({"creature", "artifact"} & set(card.types))
