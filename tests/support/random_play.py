"""Random legal play on the engine's own questions: any answer that the question allows."""

from collections.abc import Sequence
from random import Random

from domain.rules import (
    Answer,
    Attack,
    Block,
    Candidate,
    Choose,
    Distribute,
    Number,
    Order,
    Partition,
    Pay,
    Question,
)


def random_answer(question: Question, rng: Random, eager: float = 0.9) -> Answer:
    """Return an answer within the question's constraints; ``eager`` is how seldom it passes."""
    limits = question.constraints
    if not limits.complete:
        # The rules ask more than the limits say, which a client that knows none cannot see.
        return rng.choice((question.default, *question.examples))
    open_ = [c for c in question.candidates if c.selectable]
    match question.kind:
        case "act":
            return Choose((_act(open_, rng, eager),))
        case "order":
            refs = [c.ref for c in question.candidates]
            rng.shuffle(refs)
            return Order(tuple(refs))
        case "partition":
            piles: dict[str, list[int | str]] = {pile: [] for pile in limits.piles}
            for candidate in question.candidates:
                piles[rng.choice(limits.piles)].append(candidate.ref)
            return Partition({pile: tuple(refs) for pile, refs in piles.items()})
        case "distribute":
            return _distribute(question, rng)
        case "number" if question.prompt == "loop.times":
            # Each round is a turn's worth of work: a few of them show as much as many.
            return Number(rng.randint(1, 3))
        case "number":
            return Number(rng.randint(limits.min or 0, limits.max or 0))
        case "attackers":
            return Attack(_pairs(open_, rng))
        case "blockers":
            if limits.min_blockers:
                return question.default
            return Block(tuple((one, to) for one, to in _pairs(open_, rng) if isinstance(to, int)))
        case "pay":
            return Pay("decline" if "decline" in question.prompt and rng.random() < 0.5 else "auto")
        case _:
            low, high = limits.min or 0, limits.max if limits.max is not None else len(open_)
            number = rng.randint(low, min(high, len(open_)))
            picks = [c.ref for c in rng.sample(open_, number)]
            return Choose(tuple(picks))


def _act(open_: Sequence[Candidate], rng: Random, eager: float) -> int | str:
    deeds = [c for c in open_ if c.ref != "pass" and not c.mana]
    if deeds and rng.random() < eager:
        return rng.choice(deeds).ref
    passes: list[int | str] = [c.ref for c in open_ if c.ref == "pass"]
    return passes[0] if passes else open_[0].ref


def _pairs(open_: Sequence[Candidate], rng: Random) -> tuple[tuple[int, int | str], ...]:
    return tuple(
        (c.ref, rng.choice(c.partners))
        for c in open_
        if isinstance(c.ref, int) and c.partners and (c.must or rng.random() < 0.7)
    )


def _distribute(question: Question, rng: Random) -> Distribute:
    left = question.constraints.total or 0
    each = {c.ref: c.min if c.min is not None else question.constraints.min_each or 0
            for c in question.candidates}  # fmt: skip
    left -= sum(each.values())
    most = {c.ref: c.max for c in question.candidates}
    while left > 0:
        refs = [r for r, n in each.items() if (most[r] is None or n < (most[r] or 0))]
        if not refs:
            return question.default  # type: ignore[return-value]  # a distribution too
        each[rng.choice(refs)] += 1
        left -= 1
    return Distribute(tuple(each.items()))
