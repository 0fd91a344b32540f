"""Mana pools (CR 106.4) and the mana abilities that fill them (CR 605)."""

from collections import Counter
from collections.abc import Iterable

import msgspec

from domain.cards.ir.language import Activated, AddMana, PayLife, SacrificeCost, Tap
from domain.cards.ir.terms import Is, This, You
from domain.rules import facts as f
from domain.rules import layers, legality
from domain.rules.engine import Engine


class ManaSource(msgspec.Struct, frozen=True):
    """One mana ability that a player could activate now to pay.

    ``options`` are the amounts of mana it can make; ``ability`` its index on the object.
    ``price`` orders sources: what costs more than a tap is used last.
    """

    object: int
    ability: int
    options: tuple[tuple[str, ...], ...]
    price: int = 0


def is_mana_ability(ability: Activated) -> bool:
    """Whether an activated ability is a mana ability (CR 605.1a)."""
    return isinstance(ability.effect, AddMana) and not ability.targets


def add(engine: Engine, seat: str, mana: Iterable[str], source: int | None) -> None:
    """Add mana to a player's pool, as the format lets it reach them (CR 106.4)."""
    amounts = Counter(engine.overlay.mana_reaches(engine, seat, symbol) for symbol in mana)
    if amounts:
        engine.emit(f.ManaChanged(seat=seat, mana=dict(amounts), source=source))


def sources(engine: Engine, seat: str) -> list[ManaSource]:
    """Return the mana abilities that a player may activate while paying, cheapest first.

    Only abilities whose whole cost is tapping, life, or sacrificing themselves can be
    planned with; others are activated by hand.
    """
    found = []
    for oid in engine.battlefield():
        seen = layers.characteristics(engine, oid)
        if seen.controller != seat:
            continue
        for index, ability in enumerate(seen.abilities):
            if not isinstance(ability, Activated) or not is_mana_ability(ability):
                continue
            price = _price(ability)
            if price is None or legality.may_activate(engine, seat, oid, index) is not None:
                continue
            options = options_of(engine, ability, oid)
            if options:
                found.append(ManaSource(oid, index, options, price + 2 * _is_creature(seen.types)))
    alike = Counter(source.options for source in found)
    # Among equals what there is most of goes first, so that rarer mana is left for later.
    found.sort(
        key=lambda s: (s.price, len({m for o in s.options for m in o}), -alike[s.options], s.object)
    )
    return found


def options_of(engine: Engine, ability: Activated, oid: int) -> tuple[tuple[str, ...], ...]:
    """Return what a mana ability can make now: one tuple of symbols for each option."""
    from domain.rules import values
    from domain.rules.context import Context

    effect = ability.effect
    if not isinstance(effect, AddMana) or effect.who != You():
        return ()
    thing = engine.state.objects[oid]
    context = Context(controller=layers.characteristics(engine, oid).controller, source=thing.id)
    times = values.amount(engine, effect.count, context)
    return tuple(option * times for option in effect.options if times > 0)


def _is_creature(types: frozenset[str]) -> bool:
    return "creature" in types


def _price(ability: Activated) -> int | None:
    price = 0
    for cost in ability.cost:
        match cost:
            case Tap():
                pass
            case PayLife(amount):
                price += 5 * amount
            case SacrificeCost(filter, 1) if filter == Is(This()):
                price += 20
            case _:
                return None
    return price
