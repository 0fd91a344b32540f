"""Mana pools (CR 106.4) and the sources that a player could fill them from while paying."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from domain.cards.ir import language as l
from domain.cards.mana import ManaCost
from domain.rules import activatable, mana_abilities, matching
from domain.rules import facts as f
from domain.rules.context import Context
from domain.rules.engine import Engine
from domain.rules.mana_abilities import is_mana_ability
from domain.rules.payment import ManaSource
from domain.rules.shapes import Shape, parts_of
from domain.rules.state import ManaTerms

__all__ = ["ManaSource", "add", "is_mana_ability", "may_spend", "sources", "usable"]


def add(
    engine: Engine,
    seat: str,
    mana: Iterable[str],
    source: int | None,
    *,
    tapped: bool = False,
    spend: l.Spend | None = None,
    lasting: bool = False,
) -> None:
    """Add mana to a player's pool, as the format lets it reach them (CR 106.4).

    ``tapped``: a permanent was tapped for it; ``spend`` says what it may be spent on.
    """
    amounts = Counter(engine.overlay.mana_reaches(engine, seat, symbol) for symbol in mana)
    if not amounts:
        return
    snow = source is not None and "snow" in engine.look(source).supertypes
    terms: dict[str, ManaTerms] = {}
    if source is not None and (spend is not None or lasting):
        name = _name_of_terms(engine, seat, source, snow=snow)
        controller = engine.look(source).controller
        terms[name] = ManaTerms(source, controller, snow, spend, lasting)
        amounts = Counter({f"{symbol}.{name}": n for symbol, n in amounts.items()})
    elif snow:
        amounts = Counter({f"{symbol}.s": n for symbol, n in amounts.items()})
    engine.emit(
        f.ManaChanged(seat=seat, mana=dict(amounts), source=source, tapped=tapped, terms=terms)
    )


def _name_of_terms(engine: Engine, seat: str, source: int, *, snow: bool) -> str:
    """Return a name that no other mana in the pool has; a last ``s`` says that it is snow."""
    taken = engine.state.players[seat].mana_terms
    number, end = 1, ".s" if snow else ""
    while f"{source}-{number}{end}" in taken:
        number += 1
    return f"{source}-{number}{end}"


def usable(engine: Engine, seat: str, purpose: str, source: int) -> dict[str, int]:
    """Return the mana in a pool that may be spent on this (CR 106.6)."""
    player = engine.state.players[seat]
    if not player.mana_terms:
        return player.mana
    return {
        key: amount
        for key, amount in player.mana.items()
        if (terms := player.mana_terms.get(key.partition(".")[2])) is None
        or may_spend(engine, terms.spend, purpose, source, terms.source, terms.controller)
    }


def may_spend(
    engine: Engine, spend: l.Spend | None, purpose: str, source: int, maker: int, seat: str
) -> bool:
    """Whether mana on these terms may pay for a spell, or for an ability of a source."""
    if spend is None:
        return True
    wanted = {"spell": spend.spells, "ability": spend.abilities}.get(purpose)
    if wanted is None:
        return False
    return matching.matches(engine, source, wanted, Context(controller=seat, source=maker))


def sources(engine: Engine, seat: str, purpose: str = "spell", on: int = -1) -> list[ManaSource]:
    """Return the mana abilities that a player may activate while paying, cheapest first.

    ``purpose`` and ``on`` are what is paid for: mana that may not be spent on it is left out.
    Abilities whose cost needs a choice are not planned with: they are activated by hand.
    """
    found: list[ManaSource] = []
    objects = engine.state.objects
    emblems = (emblem.id for emblem in engine.emblems())
    for oid in (*engine.battlefield(), *engine.zone("hand", seat), *emblems):
        seen = engine.look(oid)
        mine = seen.controller == seat
        for shape in seen.standing.activated:
            if shape.price is None or not (mine or shape.everybody):
                continue
            if shape.taps and objects[oid].tapped:
                continue
            source = _source(engine, seat, oid, shape)
            if source is not None and _is_of_use(engine, shape, oid, purpose, on):
                found.append(source)
    alike = Counter(source.options for source in found)
    # Among equals what there is most of goes first, so that rarer mana is left for later.
    found.sort(
        key=lambda s: (s.price, len({m for o in s.options for m in o}), -alike[s.options], s.object)
    )
    return found


def _source(engine: Engine, seat: str, oid: int, shape: Shape) -> ManaSource | None:
    """Return a mana ability as a source, if it can be activated now and planned with."""
    ability = shape.ability
    if activatable.may_activate(engine, seat, oid, shape.index, but_mana=True) is not None:
        return None
    options = mana_abilities.whole_options(engine, seat, ability, oid)
    if not options or shape.price is None:
        return None
    seen = engine.look(oid)
    cost = None if shape.bare else _mana_of(activatable.cost_of(engine, seat, oid, ability))
    return ManaSource(
        oid,
        shape.index,
        options,
        shape.price + 2 * ("creature" in seen.types),
        snow="snow" in seen.supertypes,
        cost=cost,
        again=shape.again,
        uses=shape.uses,
        taps=shape.taps,
        leaves=shape.leaves,
        dear=shape.dear,
    )


def _is_of_use(engine: Engine, shape: Shape, oid: int, purpose: str, on: int) -> bool:
    """Whether what it makes may be spent on what is paid for."""
    if not shape.limited:
        return True
    controller = engine.look(oid).controller
    return on >= 0 and all(
        may_spend(engine, part.spend, purpose, on, oid, controller)
        for part in parts_of(shape.ability.effect)
        if isinstance(part, l.AddMana) and part.spend is not None
    )


def restricted(engine: Engine, seat: str) -> bool:
    """Whether a player has a source of mana that may not be spent on everything."""
    return any(
        shape.limited
        for oid in engine.battlefield()
        if engine.look(oid).controller == seat
        for shape in engine.look(oid).standing.activated
    )


def _mana_of(price: Sequence[l.Cost]) -> ManaCost | None:
    total = ManaCost()
    for cost in price:
        if isinstance(cost, l.PayMana):
            total = total.plus(cost.cost)
    return total if total != ManaCost() else None
