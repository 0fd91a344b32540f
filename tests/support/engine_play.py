"""Random games of the engine alone, on random decks of the whole catalogue.

::

    play = EnginePlay(seed=1, seats="AB")
    while play.step():
        ...
"""

from collections.abc import Callable, Sequence
from random import Random
from uuid import UUID

import msgspec

from domain.cards.catalogue import STARTER
from domain.kernel.chance import Chance, root
from domain.kernel.ids import GameId
from domain.kernel.refusals import Illegal
from domain.rules import (
    Advance,
    Answer,
    AnyFact,
    GameState,
    Incomplete,
    Listing,
    Overlay,
    Question,
    advance,
    fold,
    listed,
    open_game,
)
from domain.rules.agenda import Agenda
from services.rulesets import printed
from tests.support.random_play import random_answer

BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
TRIES = 20
"""Random answers that are tried before the default: some decisions refuse many."""


class Batch(msgspec.Struct, frozen=True):
    """What one request recorded: its facts and what the engine does next."""

    facts: tuple[AnyFact, ...]
    agenda: Agenda


class EnginePlay:
    """A game under way: its state, and every batch that led to it.

    ``cards`` is the size of each library, of which two fifths are basic lands.
    """

    def __init__(self, seed: int, seats: str = "AB", cards: int = 40, eager: float = 0.9) -> None:
        self.rng = Random(seed)
        self.eager = eager
        self.choose: Callable[[Question, Random, float], Answer] = random_answer
        self.answers = 0
        self.overlay = Overlay()
        self.chance = Chance(root(seed.to_bytes(32, "big"), GameId(UUID(int=seed + 1)), ()))
        self.decks = {seat: self._deck(cards) for seat in seats}
        shown = {
            digest: printed(STARTER.by_digest(digest))
            for deck in self.decks.values() for digest, _ in deck
        }  # fmt: skip
        opened = open_game(tuple(seats), self.decks, shown, STARTER, self.overlay, self.chance)
        self.state = opened.state
        self.batches = [Batch(opened.facts, opened.state.agenda)]
        self._listing: Listing | None = None

    @classmethod
    def resumed(cls, state: GameState, seed: int) -> "EnginePlay":
        """Return a game that goes on from a state; its batches begin there."""
        play = cls(seed, "".join(state.seats), cards=20)
        play.state, play.batches = state, []
        return play

    def _deck(self, cards: int) -> tuple[tuple[str, str], ...]:
        spells = [name for name in STARTER.names if name not in BASICS]
        lands = cards * 2 // 5
        # Two colours' worth of lands pay for some of what chance put into the deck.
        kinds = self.rng.sample(BASICS, 3)
        names = [self.rng.choice(kinds) for _ in range(lands)]
        names += [self.rng.choice(spells) for _ in range(cards - lands)]
        found = [card for name in names if (card := STARTER.find(name))]
        return tuple((card.digest, str(slot)) for slot, card in enumerate(found))

    def questions(self) -> tuple[Question, ...]:
        """Return what is open, with every candidate listed; once for a state."""
        if self._listing is None or self._listing.state is not self.state:
            self._listing = listed(self.state, STARTER, self.overlay, self.chance)
        return self._listing.questions

    def tried(self, question: Question, answers: tuple[Answer, ...]) -> Advance | Incomplete:
        """Return what answers to a question would lead to; the game stays as it is."""
        seat = question.answered_by or question.seat
        kept = self._listing
        known = kept if kept is not None and kept.state is self.state else None
        return advance(self.state, seat, answers, STARTER, self.overlay, self.chance, known)

    def asked(self) -> Question | None:
        """Return one of the open questions, or nothing after the game."""
        found = self.questions()
        return self.rng.choice(found) if found else None

    def answer(self, question: Question) -> tuple[Question, ...]:
        """Answer at random until something is recorded; returns the questions on the way.

        Raises ``Illegal`` where an answer is refused though the constraints of every question
        up to it told everything.
        """
        answers: tuple[Answer, ...] = ()
        met = [question]
        while True:
            answer, done = self._accepted(met, answers)
            answers = (*answers, answer)
            self.answers += 1
            if isinstance(done, Advance):
                self.state = done.state
                self.batches.append(Batch(done.facts, done.state.agenda))
                return tuple(met)
            met.append(done.question)

    def _accepted(
        self, met: Sequence[Question], answers: tuple[Answer, ...]
    ) -> tuple[Answer, Advance | Incomplete]:
        told = all(question.constraints.complete for question in met)
        for _ in range(TRIES):
            answer = self.choose(met[-1], self.rng, self.eager)
            try:
                return answer, self.tried(met[0], (*answers, answer))
            except Illegal:
                if told:
                    raise
        return met[-1].default, self.tried(met[0], (*answers, met[-1].default))

    def step(self) -> bool:
        """Answer one decision; False after the game."""
        question = self.asked()
        if question is None:
            return False
        self.answer(question)
        return True


def refolded(batches: list[Batch]) -> GameState:
    """Return the state that the recorded facts make, from the start."""
    state = GameState()
    for batch in batches:
        state = fold(state, batch.facts, batch.agenda)
    return state
