"""Whole games of the aggregate in process: seated with sample decks, driven by random answers.

::

    game = begun(1)
    while (opened := game.table.open):
        answers, events = random_request(game, opened[0], rng)
        for event in events:
            game = evolve(game, event)
"""

from collections.abc import Iterator
from hashlib import sha256
from random import Random
from uuid import UUID

from domain.cards.catalogue import STARTER
from domain.formats.sample import SampleDeck
from domain.formats.samples import SAMPLES
from domain.game import commands as c
from domain.game.decider import Ruleset, decide, source_of_chance
from domain.game.events import DeckEntry, OpenDecision, TableDeck
from domain.game.state import Game, evolve, initial
from domain.kernel.events import Event
from domain.kernel.refusals import Illegal
from domain.rules import Answer, Incomplete, Question, pending
from services.rulesets import Rulesets
from tests.support.random_play import random_answer

RULESETS = Rulesets(STARTER)
RULES = RULESETS.ruleset("duel")
SEATS = "ABCDEFGHIJKL"
TRIES = 20
"""Random answers that are tried before the default: some decisions refuse many."""


def account_of(seat: str) -> str:
    """Return the account that sits there."""
    return f"account-{seat}"


def beginning(
    seed: int, names: tuple[str, ...] = ("Anna", "Ben"), format: str = "duel"
) -> tuple[Event, ...]:
    """Return the events of a game up to its first decision; the seed picks decks and chance."""
    rng = Random(seed)
    game = initial(str(UUID(int=seed + 1)))
    own = [sample for sample in SAMPLES[format] if sample.kind == "player"]
    tables = [sample for sample in SAMPLES[format] if sample.kind != "player"]
    piles = {sample.kind: entries_of(sample) for sample in tables}
    shown = {
        sample.kind: TableDeck(sample.id, sample.name, sum(sample.cards.values()))
        for sample in tables
    }
    commands: list[c.Command] = [
        c.OpenGame(
            account=account_of("A"), format=format, seats=len(names), options={}, decks=shown, piles=piles,
            seed=_bytes(seed, "seed"), nonce=_bytes(seed, "nonce"), view_key=_bytes(seed, "key"),
        )
    ]  # fmt: skip
    for seat, name in zip(SEATS, names, strict=False):
        entries = entries_of(rng.choice(own))
        commands.append(
            c.TakeSeat(account=account_of(seat), name=name, deck=f"deck-{seat}", entries=entries)
        )
    recorded: list[Event] = []
    for command in commands:
        events = decide(game, command, RULESETS.ruleset(format))
        assert isinstance(events, tuple)
        recorded += events
        for event in events:
            game = evolve(game, event)
    return tuple(recorded)


def begun(seed: int, names: tuple[str, ...] = ("Anna", "Ben"), format: str = "duel") -> Game:
    """Return a game at its first decision."""
    game = initial(str(UUID(int=seed + 1)))
    for event in beginning(seed, names, format):
        game = evolve(game, event)
    return game


def entries_of(sample: SampleDeck) -> tuple[DeckEntry, ...]:
    """Return a sample deck as it is brought to a game."""
    cards = [(name, count, STARTER.find(name)) for name, count in sample.cards.items()]
    return tuple(DeckEntry(name, card.digest, count) for name, count, card in cards if card)


def rules_of(game: Game) -> Ruleset:
    """Return the rules of the format that a game is of."""
    return RULESETS.ruleset(game.table.format)


def asked(game: Game) -> list[tuple[OpenDecision, Question]]:
    """Return what is open, with every candidate listed."""
    table, rules = game.table, rules_of(game)
    found = pending(table.play, rules.cards(), rules.overlay(table.options), source_of_chance(game))
    return list(zip(table.open, found, strict=True))


def answering(opened: OpenDecision, answers: tuple[Answer, ...]) -> c.AnswerDecision:
    """Return the command that answers a decision."""
    seat = opened.asked.answered_by or opened.asked.seat
    return c.AnswerDecision(account=account_of(seat), decision=opened.id, answers=answers)


def random_request(
    game: Game, opened: OpenDecision, question: Question, rng: Random, eager: float = 0.9
) -> tuple[tuple[Answer, ...], tuple[Event, ...]]:
    """Return a random list of answers that is legal and complete, and what it leads to.

    Raises ``Illegal`` where an answer is refused though the constraints of every question up
    to it told everything.
    """
    answers: tuple[Answer, ...] = ()
    tries, told = 0, question.constraints.complete
    while True:
        tries += 1
        answer = question.default if tries > TRIES else random_answer(question, rng, eager)
        try:
            events = decide(game, answering(opened, (*answers, answer)), rules_of(game))
        except Illegal:
            if told or tries > TRIES:
                raise
            continue
        answers = (*answers, answer)
        if not isinstance(events, Incomplete):
            return answers, events
        question, tries = events.question, 0
        told = told and question.constraints.complete


def played(seed: int, most: int = 100_000) -> Iterator[Event]:
    """Yield the events of a random game from its opening to its end, or ``most`` requests."""
    rng = Random(seed)
    game = initial(str(UUID(int=seed + 1)))
    for event in beginning(seed):
        game = evolve(game, event)
        yield event
    for _ in range(most):
        if not game.table.open:
            return
        opened, question = rng.choice(asked(game))
        _, events = random_request(game, opened, question, rng)
        for event in events:
            game = evolve(game, event)
            yield event


def _bytes(seed: int, purpose: str) -> str:
    return sha256(f"{seed} {purpose}".encode()).hexdigest()
