"""Whatever permanents the NPC controls, and whatever players do, the game goes on (Q-30, Q-31)."""

from random import Random

import pytest

from domain.cards.card import CardDefinition
from domain.cards.catalogue import STARTER
from domain.formats.conquering.npc import NPC
from domain.formats.conquering.overlay import Conquering
from domain.formats.marks import NATIVE, TREASURE
from domain.rules import Answer, Attack, Choose, GameState, Question, fold
from domain.rules import facts as f
from tests.support.board import Put, Side, board
from tests.support.engine_play import EnginePlay
from tests.support.random_play import random_answer

SEEDS = range(12)
ANSWERS = 120
LANDS = [name for name in ("Plains", "Island", "Swamp", "Mountain", "Forest") for _ in range(3)]

CARDS = [
    card
    for name in STARTER.names
    if (card := STARTER.find(name)) is not None and "land" not in card.types
]
PERMANENTS = [card for card in CARDS if not {"instant", "sorcery"} & set(card.types)]


def laid(rng: Random) -> GameState:
    """Return a board with cards of the whole catalogue, many of them the NPC's."""
    own = [_of_the_npc(rng.choice(PERMANENTS)) for _ in range(8)]
    decks = [_of_the_npc(rng.choice(PERMANENTS)) for _ in range(6)]
    graves = [_of_the_npc(rng.choice(PERMANENTS)) for _ in range(4)]
    sides: dict[str, Side] = {
        seat: {
            "hand": [rng.choice(CARDS).name for _ in range(9)],
            "battlefield": [*LANDS, *(rng.choice(PERMANENTS).name for _ in range(3))],
            "library": [rng.choice(CARDS).name for _ in range(12)],
        }
        for seat in "ABC"
    }
    npc: Side = {"battlefield": own, "library": decks, "graveyard": graves}
    return board({**sides, NPC: npc}, overlay=Conquering()).state


def _of_the_npc(card: CardDefinition) -> Put:
    creature = "creature" in card.types
    return Put(card.name, marks={NATIVE: "natives"} if creature else {TREASURE: "treasures"})


def at_the_npc(question: Question, rng: Random, eager: float) -> Answer:
    """Return an answer within the question's constraints; what can be done to the NPC is."""
    if question.kind == "attackers":
        able = [c for c in question.candidates if c.selectable and NPC in c.partners]
        return Attack(tuple((int(c.ref), NPC) for c in able))
    among = any(c.ref == NPC and c.selectable for c in question.candidates)
    limits = question.constraints
    alone = limits.complete and (limits.min or 0) <= 1 and not limits.must_include
    if among and alone and question.kind in ("targets", "select") and rng.random() < 0.8:
        return Choose((NPC,))
    return random_answer(question, rng, eager)


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
def test_the_npc_with_any_permanents_is_played_with_to_no_error(seed: int) -> None:
    play = EnginePlay.resumed(laid(Random(seed)), seed)
    play.overlay, play.choose = Conquering(), at_the_npc
    while play.answers < ANSWERS and (question := play.asked()) is not None:
        # A player answers for the NPC, which is no player and neither acts nor pays.
        assert (question.answered_by or question.seat) in play.state.players
        assert question.seat != NPC or question.kind not in ("act", "pay", "attackers")
        before = play.state
        play.answer(question)
        batch = play.batches[-1]
        assert fold(before, batch.facts, batch.agenda) == play.state
        assert not [
            fact for fact in batch.facts if isinstance(fact, f.DamageDealt) and fact.to == NPC
        ]
