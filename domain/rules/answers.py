"""Answers to decisions: a closed union, one member for each shape of answer."""

from typing import Literal

import msgspec

from domain.rules.context import Ref


class _Answer(msgspec.Struct, frozen=True, tag_field="answer"):
    pass


class Choose(_Answer, frozen=True, tag="choose"):
    """Picks among candidates, in order where the decision is ordered."""

    picks: tuple[Ref, ...]


class Order(_Answer, frozen=True, tag="order"):
    """All candidates in an order."""

    order: tuple[Ref, ...]


class Partition(_Answer, frozen=True, tag="partition"):
    """Every candidate in one of the named piles, each pile in order."""

    piles: dict[str, tuple[Ref, ...]]


class Distribute(_Answer, frozen=True, tag="distribute"):
    """An amount for each candidate that gets one."""

    amounts: tuple[tuple[Ref, int], ...]


class Number(_Answer, frozen=True, tag="number"):
    """A number within the bounds."""

    number: int


class Name(_Answer, frozen=True, tag="name"):
    """The name of a card."""

    name: str


class Attack(_Answer, frozen=True, tag="attackers"):
    """Pairs of attacker and what it attacks (CR 508.1)."""

    pairs: tuple[tuple[int, Ref], ...]


class Block(_Answer, frozen=True, tag="blockers"):
    """Pairs of blocker and the attacker that it blocks (CR 509.1)."""

    pairs: tuple[tuple[int, int], ...]


class PayStep(msgspec.Struct, frozen=True):
    """One step of a payment: a source, the mana that it makes, the part of the cost."""

    source: Ref
    makes: str
    covers: str = ""


class Pay(_Answer, frozen=True, tag="pay"):
    """How to pay: by the service's plan, not at all, or by these steps."""

    how: Literal["auto", "decline"] | tuple[PayStep, ...]


Answer = Choose | Order | Partition | Distribute | Number | Name | Attack | Block | Pay
