"""Replacing and preventing damage that would be dealt (CR 120.4a, 614.9, 615)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.rules import at_once, deontics, player_rules, references, replacement, shields, values
from domain.rules import facts as f
from domain.rules.context import Happening, Ref
from domain.rules.engine import Engine
from domain.rules.replacement import Applied, Event
from domain.rules.state import PreventionShield

if TYPE_CHECKING:
    from domain.rules.damage import Hit


class Outcome:
    """What becomes of damage that would be dealt at once: what is left, what is prevented."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.left: list[Hit] = []
        self.prevented: list[f.DamagePrevented | f.ShieldUsed] = []
        self.events: list[Event] = []
        self.spent: set[replacement.Key] = set()
        self.followed: dict[int, tuple[PreventionShield, int, int]] = {}
        self.remaining = {shield.id: shield.remaining for shield in engine.state.shields}

    def facts(self) -> list[f.AnyFact]:
        """Return the facts of what was prevented and used up."""
        return [*replacement.used_up(self.events), *self.prevented]

    def carry_on(self) -> None:
        """Carry out what happens beside the damage, or instead of it."""
        replacement.carry_on(self.engine, self.events, {})
        for shield, amount, source in self.followed.values():
            if shield.also is not None:
                happening = Happening(source=source, amount=amount)
                context = replace(shield.context, happening=happening)
                at_once.carry_out(self.engine, shield.also, context)


def prevent(engine: Engine, hits: Sequence[Hit]) -> Outcome:
    """Return what becomes of damage that would be dealt at once (CR 615.1, 616.1).

    Shields apply in the order in which they were made; each 1 damage prevented uses up 1 of a
    numbered shield, and whose damage it is of several sources' the affected player says
    (CR 615.7).
    """
    outcome = Outcome(engine)
    for hit in shields.in_order(engine, hits):
        _settle(outcome, hit)
    return outcome


def _settle(outcome: Outcome, hit: Hit) -> None:
    """Apply effects to one hit until none is left.

    What a shield deals elsewhere is settled first, with the opportunities that are left.
    """
    parts = [_begun(outcome, hit, frozenset())]
    while parts:
        part = parts[-1]
        if part.over:
            parts.pop()
            continue
        elsewhere = _applied(outcome, part)
        if elsewhere is not None:
            parts.append(_begun(outcome, elsewhere, frozenset(part.tried.shields)))


def _begun(outcome: Outcome, hit: Hit, used: frozenset[int]) -> _Part:
    """Return a hit that nothing was applied to yet; ``used`` shields had their opportunity."""
    engine = outcome.engine
    event = Event(engine, shields.affected(engine, hit.to), outcome.spent)
    outcome.events.append(event)
    tried = _Tried(set(used), _preventable(engine, hit))
    return _Part(hit, event, tried, over=hit.amount <= 0)


def _applied(outcome: Outcome, part: _Part) -> Hit | None:
    """Apply one effect to a hit; return what is dealt elsewhere by it."""
    hit, event, tried = part.hit, part.event, part.tried
    would = f.DamageDealt(source=hit.source, to=hit.to, amount=hit.amount, combat=hit.combat)
    found = event.found(would, _of_damage)
    effects = [*_standing_before(outcome, hit, tried), *found]
    if not effects:
        outcome.left.append(hit)
        part.over = True
        return None
    effect = effects[_first(event, effects)]
    elsewhere: Hit | None = None
    if isinstance(effect, PreventionShield):
        tried.shields.add(effect.id)
        part.hit, elsewhere = _shielded(outcome, effect, hit)
    elif isinstance(effect, _Protection):
        outcome.prevented.append(_stopped(hit, hit.amount))
        part.over = True
    elif event.take(effect):
        part.hit = _replaced(outcome, event, effect, hit, stoppable=tried.stoppable)
    part.over = part.over or part.hit.amount <= 0
    return elsewhere


class _Part(msgspec.Struct):
    """A hit, or a part of one, while effects apply to it."""

    hit: Hit
    event: Event
    tried: _Tried
    over: bool = False


class _Protection(msgspec.Struct, frozen=True):
    """The recipient's own protection, which prevents all of the damage (CR 702.16e)."""

    to: Ref


class _Tried(msgspec.Struct):
    """Which shields had their opportunity, and whether the damage can be prevented at all."""

    shields: set[int]
    stoppable: bool


Effect = PreventionShield | _Protection | Applied


def _of_damage(replacer: replacement.Replacer) -> bool:
    return isinstance(replacer.change.pattern, t.Damaged | t.AnyOf)


def _standing_before(outcome: Outcome, hit: Hit, tried: _Tried) -> list[Effect]:
    """Return protection and shields that apply, in the order in which they began."""
    found: list[Effect] = []
    if tried.stoppable and protected(outcome.engine, hit):
        found.append(_Protection(hit.to))
    found.extend(
        shield
        for shield in outcome.engine.state.shields
        if shield.id not in tried.shields
        and outcome.remaining[shield.id] != 0
        and (shield.redirect is not None or tried.stoppable)
        and shields.covers(outcome.engine, shield, hit)
    )
    return found


def _first(event: Event, effects: Sequence[Effect]) -> int:
    """Ask which effect applies first, where they are not all alike (CR 616.1e)."""
    engine = event.engine
    alike: set[object] = set()
    for effect in effects:
        match effect:
            case Applied():
                alike.add((effect.replacer.change.outcome, effect.replacer.change.also))
            case PreventionShield(redirect=None) | _Protection():
                # Which of them prevents it makes no difference for the damage.
                alike.add((l.Prevented(), None))
            case _:
                alike.add(_as_good_as(effect))
    if len(alike) < 2:
        return 0
    return event.which([_called(engine, event, effect) for effect in effects])


def _as_good_as(shield: PreventionShield) -> object:
    """Return what shields that deal the damage elsewhere have in common if any is as good."""
    if shield.remaining not in (None, 1):
        return shield.id
    return (
        shield.redirect, shield.remaining, shield.protects, shield.by, shield.among, shield.also,
        shield.combat_only, shield.context.controller, tuple(shield.context.bindings.items()),
    )  # fmt: skip


def _called(engine: Engine, event: Event, effect: Effect) -> tuple[str, int]:
    """Return the name and the source of an effect."""
    match effect:
        case Applied():
            return event.label(effect), effect.context.source
        case PreventionShield():
            return engine.look(effect.context.source).name, effect.context.source
        case _Protection(int(to)):
            return engine.look(to).name, to
        case _:
            return str(effect.to), 0


def _replaced(
    outcome: Outcome, event: Event, applied: Applied, hit: Hit, *, stoppable: bool
) -> Hit:
    """Return the damage after one effect applied to it."""
    engine, context = outcome.engine, applied.context
    match applied.replacer.change.outcome:
        case l.SoMuch(amount):
            return replace(hit, amount=max(0, values.amount(engine, amount, context)))
        case l.Prevented(amount):
            most = hit.amount if amount is None else values.amount(engine, amount, context)
            stopped = max(0, min(hit.amount, most)) if stoppable else 0
            _amended(event, stopped)
            if stopped:
                outcome.prevented.append(_stopped(hit, stopped))
            return replace(hit, amount=hit.amount - stopped)
        case l.Redirected(to):
            found = references.resolve(engine, to, context)
            if not found or not _can_be_dealt(engine, found[0]):
                return hit
            event.chooser = shields.affected(engine, found[0])
            return replace(hit, to=found[0])
        case _:
            return replace(hit, amount=0)


def _amended(event: Event, amount: int) -> None:
    """Note how much was prevented, for what happens as well (CR 615.5)."""
    last = event.applied[-1]
    happening = replace(last.happening, amount=amount)
    event.applied[-1] = replace(last, happening=happening)


def _can_be_dealt(engine: Engine, to: Ref) -> bool:
    from domain.rules import damage

    return damage.can_be_dealt(engine, to)


def _stopped(hit: Hit, amount: int, shield: int | None = None) -> f.DamagePrevented:
    return f.DamagePrevented(source=hit.source, to=hit.to, amount=amount, shield=shield)


def _preventable(engine: Engine, hit: Hit) -> bool:
    """Whether nothing says that this damage can't be prevented (CR 615.12)."""
    from domain.rules import damage

    if not hit.preventable or "unpreventable" in damage.rules_of(engine, hit.source):
        return False
    return not any(
        player_rules.has(engine, "damage_unpreventable", seat) for seat in engine.living()
    )


def protected(engine: Engine, hit: Hit) -> bool:
    """Whether the recipient itself says that such damage is prevented (CR 702.16e)."""
    return deontics.forbids(engine, "be_damaged", hit.to, hit.source) is not None


# -- Shields --


def _shielded(outcome: Outcome, shield: PreventionShield, hit: Hit) -> tuple[Hit, Hit | None]:
    """Return what a shield leaves of a hit, and what it deals elsewhere."""
    elsewhere: Hit | None = None
    held = outcome.remaining[shield.id]
    stopped = hit.amount if held is None else min(hit.amount, held)
    if held is not None:
        outcome.remaining[shield.id] = held - stopped
    if shield.redirect is None:
        outcome.prevented.append(_stopped(hit, stopped, shield.id))
        before = outcome.followed[shield.id][1] if shield.id in outcome.followed else 0
        outcome.followed[shield.id] = shield, before + stopped, hit.source
    elif _can_be_dealt(outcome.engine, shield.redirect):
        outcome.prevented.append(f.ShieldUsed(shield=shield.id, amount=stopped))
        elsewhere = replace(hit, to=shield.redirect, amount=stopped)
    else:
        # What cannot be dealt there is dealt as it was (CR 614.9).
        outcome.remaining[shield.id] = held
        return hit, None
    return replace(hit, amount=hit.amount - stopped), elsewhere
