"""What can be read off an activated ability once and for all (CR 602, 605.1, 606.1)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from domain.cards.ir import language as l
from domain.cards.ir.terms import This, Value, You

COMBINING = (l.Seq, l.If, l.Gate, l.ForEach)
"""Instructions inside which another one may add mana."""


class Shape(msgspec.Struct, frozen=True):
    """An activated ability at its place among an object's abilities, with what it comes to.

    ``mana``: it is a mana ability; ``turns``: it has {T} or {Q} in its cost; ``bare``: {T} is
    all that asks anything of its activation. ``price`` is how dear a mana ability is beside
    mana, None if payments can't be planned with it; ``limited``: what it makes may not be
    spent on everything; ``again``: nothing but mana keeps it from being activated again.
    ``uses`` is what a mana ability takes of what its player has (life, library cards, counters),
    ``leaves``: its source is gone once it was activated; ``dear``: no plan uses it as long as
    there is another.
    """

    index: int
    ability: l.Activated
    mana: bool = False
    loyalty: bool = False
    taps: bool = False
    turns: bool = False
    bare: bool = False
    everybody: bool = False
    price: int | None = None
    limited: bool = False
    again: bool = False
    uses: dict[str, int] = {}
    leaves: bool = False
    dear: bool = False


def shapes(abilities: tuple[l.Ability, ...]) -> tuple[Shape, ...]:
    """Return the activated ones among abilities."""
    return tuple(
        _shape(index, ability)
        for index, ability in enumerate(abilities)
        if isinstance(ability, l.Activated)
    )


def _shape(index: int, ability: l.Activated) -> Shape:
    loyalty = any(isinstance(cost, l.Loyalty) for cost in ability.cost)
    mana = not loyalty and not ability.targets and adds(ability.effect)
    paid = [c for c in ability.cost if not isinstance(c, l.PayMana | l.PayLife | l.PayResource)]
    return Shape(
        index=index,
        ability=ability,
        mana=mana,
        loyalty=loyalty,
        taps=any(isinstance(cost, l.Tap) for cost in ability.cost),
        turns=any(isinstance(cost, l.Tap | l.Untap) for cost in ability.cost),
        bare=ability.cost == (l.Tap(),) and ability == _freed(ability),
        everybody=ability.who != You(),
        price=_price(ability) if mana else None,
        limited=mana and any(
            isinstance(part, l.AddMana) and part.spend is not None
            for part in parts_of(ability.effect)
        ),
        again=not paid and ability.limit is None,
        uses=_uses(ability) if mana else {},
        leaves=any(
            isinstance(cost, l.SacrificeCost | l.ExileCost) and cost.filter == l.THIS_ONE
            for cost in ability.cost
        ),
        dear=any(isinstance(cost, l.PayResource) for cost in ability.cost),
    )  # fmt: skip


def _uses(ability: l.Activated) -> dict[str, int]:
    """Return what activating it takes of what a player has but once (CR 118.3)."""
    found: dict[str, int] = {}
    for cost in ability.cost:
        match cost:
            case l.PayLife(int(amount)):
                found["life"] = found.get("life", 0) + amount
            case l.MillCost(int(amount)):
                found["library"] = found.get("library", 0) + amount
            case l.PlayerCounters(kind, int(amount)) | l.PayResource(kind, int(amount)):
                found[kind] = found.get(kind, 0) + amount
            case _:
                pass
    return found


def _freed(ability: l.Activated) -> l.Activated:
    """Return an ability without anything that restricts its activation."""
    return l.Activated(ability.cost, ability.effect, keyword=ability.keyword)


def adds(effect: l.Effect) -> bool:
    """Whether an instruction could add mana."""
    return any(isinstance(part, l.AddMana) for part in parts_of(effect))


def parts_of(effect: l.Effect | None) -> Iterator[l.Effect]:
    """Return the single instructions that an instruction is made of."""
    match effect:
        case None:
            return
        case l.Seq(of):
            for part in of:
                yield from parts_of(part)
        case l.ForEach(_, do):
            yield from parts_of(do)
        case l.If(_, then, otherwise) | l.Gate(_, then, otherwise):
            yield from parts_of(then)
            yield from parts_of(otherwise)
        case _:
            yield effect


def _price(ability: l.Activated) -> int | None:
    """Return how dear an ability is beside its mana, None if it can't be planned with."""
    price = 0
    for cost in ability.cost:
        match cost:
            case l.Tap():
                pass
            case l.PayMana(mana):
                if mana.x:
                    return None
            case l.PayLife(int(amount)):
                price += 5 * amount
            case l.SacrificeCost(l.THIS_ONE, 1):
                price += 20
            case l.RemoveCountersCost(_, 1, l.THIS_ONE):
                price += 6
            case l.PutCountersCost(filter=l.THIS_ONE):
                price += 6
            case l.ExileCost(l.THIS_ONE, "hand", 1):
                price += 30
            case l.MillCost():
                price += 8
            case l.PlayerCounters():
                price += 4
            case l.PayResource(_, int()):
                price += 100
            case _:
                return None
    for part in parts_of(ability.effect):
        extra = _price_of_doing(part)
        if extra is None:
            return None
        price += extra
    return price


def _price_of_doing(effect: l.Effect) -> int | None:
    """Return how dear it is what else a mana ability does; None if that could ask something."""
    match effect:
        case l.AddMana():
            return 0
        case l.DealDamage(to=You(), amount=amount) | l.LoseLife(amount=amount):
            return 5 * _number(amount)
        case l.SetTapped() | l.PutCounters() | l.GainLife() | l.Apply():
            return 3
        case l.Move(what=This()):
            return 20
        case _:
            return None


def _number(value: Value) -> int:
    return value if isinstance(value, int) else 2
