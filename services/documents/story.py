"""What happened, in words and for an audience: a sentence for each fact that it may learn.

A fact whose audience leaves the viewer out contributes nothing, not even a gap. Names
appear only where the viewer may know the card before or after the fact.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

from domain.game.events import Disclosed, GameOpened, Played, SeatTaken
from domain.game.state import Table
from domain.kernel.events import Event
from domain.rules import AnyFact, GameObject, Ref, facts, zone_name
from services.documents.board import AFTER, Sight

Json = dict[str, Any]


class Telling:
    """Tells the facts of one event: names are looked up before and after it."""

    def __init__(self, before: Table, after: Table, audience: str) -> None:
        self._sights = (Sight(after, audience), Sight(before, audience))
        self._names = {seat: sitting.name for seat, sitting in after.sittings.items()}
        self.handles = self._sights[0].handles

    def name(self, oid: int | None) -> str:
        """Return what the viewer may call an object."""
        for sight in self._sights:
            thing = sight.find(oid)
            name = sight.name_of(thing) if thing is not None else None
            if name is not None:
                return name
        return "a card"

    def known(self, oid: int) -> bool:
        """Whether the viewer may identify an object."""
        things = [(s, s.find(oid)) for s in self._sights]
        return any(thing is not None and sight.knows(thing) for sight, thing in things)

    def object(self, oid: int) -> GameObject | None:
        """Return an object after the event or before it."""
        return self._sights[0].find(oid) or self._sights[1].find(oid)

    def who(self, ref: Ref | None) -> str:
        """Return a player's name, or an object's."""
        if isinstance(ref, str):
            return self._names.get(ref, ref)
        return self.name(ref)

    def told(self, fact: AnyFact, text: str, *refs: int) -> Json:
        """Return a fact as JSON, with handles of the objects that the viewer can identify."""
        document: Json = {"fact": fact.__struct_config__.tag, "text": text}
        shown = [self.handles.of(oid) for oid in refs if self.known(oid)]
        if shown:
            document["objects"] = shown
        return document


Teller = Callable[[Telling, Any], Json | None]
TELLERS: dict[type, Teller] = {}


def tells(*kinds: type) -> Callable[[Teller], Teller]:
    """Register how facts of a kind are told; None: they are not worth a sentence."""

    def register(teller: Teller) -> Teller:
        for kind in kinds:
            TELLERS[kind] = teller
        return teller

    return register


@tells(
    facts.CardsNamed, facts.ZoneOpened, facts.EntitySeated, facts.DerivedChanged,
    facts.PriorityChanged, facts.ManaEmptied, facts.EffectsEnded, facts.DelayedEnded,
    facts.Struck, facts.DamageRemoved, facts.OverlaySet, facts.LandPlayed, facts.DrewFromEmpty,
)  # fmt: skip
def _silent(t: Telling, fact: AnyFact) -> Json | None:
    return None


@tells(facts.PlayerSeated)
def _seated(t: Telling, f: facts.PlayerSeated) -> Json:
    return t.told(f, f"{t.who(f.seat)} begins with {f.life} life.")


@tells(facts.Created)
def _created(t: Telling, f: facts.Created) -> Json | None:
    if f.kind == "card":
        return None
    if f.kind == "ability":
        return t.told(f, f"An ability of {t.name(f.source)}: {f.text}", f.object)
    return t.told(f, f"{t.who(f.controller)} creates {t.name(f.object)}.", f.object)


_VERBS = {
    "draw": "draws {card}", "play": "plays {card}", "cast": "casts {card}",
    "discard": "discards {card}", "sacrifice": "sacrifices {card}", "mill": "mills {card}",
}  # fmt: skip
_FATES = {
    "destroy": "{card} is destroyed.", "exile": "{card} is exiled.", "counter": "{card} is countered.",
    "resolve": "{card} enters the battlefield.", "return": "{card} returns to {to}.",
}  # fmt: skip


@tells(facts.Moved)
def _moved(t: Telling, f: facts.Moved) -> Json:
    card = t.name(f.becomes) if t.known(f.becomes) else t.name(f.object)
    if f.verb in _VERBS:
        seat = f.agent or f.controller
        text = f"{t.who(seat)} {_VERBS[f.verb].format(card=card)}."
    else:
        pattern = _FATES.get(f.verb, "{card} goes to {to}.")
        text = pattern.format(card=card, to=f"the {zone_name(f.to)}")
    document = t.told(f, text)
    if t.known(f.object):
        document["handle"] = t.handles.of(f.object)
    if t.known(f.becomes):
        document["becomes"] = t.handles.of(f.becomes)
    document |= {"from": zone_name(f.origin), "to": zone_name(f.to), "verb": f.verb}
    return document


@tells(facts.Ceased)
def _ceased(t: Telling, f: facts.Ceased) -> Json | None:
    thing = t.object(f.object)
    if thing is not None and thing.kind == "token":
        return t.told(f, f"{t.name(f.object)} ceases to exist.", f.object)
    return None


@tells(facts.Shuffled)
def _shuffled(t: Telling, f: facts.Shuffled) -> Json:
    return t.told(f, f"{t.who(f.zone.partition(':')[2])}'s {zone_name(f.zone)} is shuffled.")


@tells(facts.Arranged)
def _arranged(t: Telling, f: facts.Arranged) -> Json:
    return t.told(f, f"{t.who(f.seat)} arranges cards of their {zone_name(f.zone)}.")


@tells(facts.Known)
def _known(t: Telling, f: facts.Known) -> Json:
    number = "a card" if len(f.objects) == 1 else f"{len(f.objects)} cards"
    if f.verb == "reveal":
        names = ", ".join(t.name(oid) for oid in f.objects)
        return t.told(f, f"{names} are revealed.", *f.objects)
    return t.told(f, f"{t.who(f.to[0])} looks at {number}.", *f.objects)


@tells(facts.ChoicesAnnounced)
def _announced(t: Telling, f: facts.ChoicesAnnounced) -> Json | None:
    targets = [ref for picks in f.announced.targets for ref in picks]
    if not targets:
        return None
    names = " and ".join(t.who(ref) for ref in targets)
    return t.told(
        f, f"{t.name(f.object)} targets {names}.", *(r for r in targets if isinstance(r, int))
    )


@tells(facts.Resolved)
def _resolved(t: Telling, f: facts.Resolved) -> Json:
    how = "does not resolve: no target is legal" if f.fizzled else "resolves"
    return t.told(f, f"{t.name(f.object)} {how}.", f.object)


@tells(facts.Countered)
def _countered(t: Telling, f: facts.Countered) -> Json:
    return t.told(f, f"{t.name(f.object)} is countered.", f.object)


@tells(facts.TappedChanged)
def _tapped(t: Telling, f: facts.TappedChanged) -> Json:
    return t.told(f, f"{t.name(f.object)} {'becomes tapped' if f.tapped else 'untaps'}.", f.object)


@tells(facts.CountersChanged)
def _counters(t: Telling, f: facts.CountersChanged) -> Json:
    verb = "gets" if f.change > 0 else "loses"
    return t.told(f, f"{t.name(f.object)} {verb} {abs(f.change)} {f.kind} counters.", f.object)


@tells(facts.AttachedChanged)
def _attached(t: Telling, f: facts.AttachedChanged) -> Json:
    if f.to is None:
        return t.told(f, f"{t.name(f.object)} becomes unattached.", f.object)
    return t.told(f, f"{t.name(f.object)} is attached to {t.who(f.to)}.", f.object)


@tells(facts.DamageDealt)
def _damage(t: Telling, f: facts.DamageDealt) -> Json:
    kind = "combat damage" if f.combat else "damage"
    text = f"{t.name(f.source)} deals {f.amount} {kind} to {t.who(f.to)}."
    return t.told(f, text, f.source, *((f.to,) if isinstance(f.to, int) else ()))


@tells(facts.DamagePrevented)
def _prevented(t: Telling, f: facts.DamagePrevented) -> Json:
    text = f"{f.amount} damage from {t.name(f.source)} to {t.who(f.to)} is prevented."
    return t.told(f, text, f.source)


@tells(facts.LifeChanged)
def _life(t: Telling, f: facts.LifeChanged) -> Json:
    verb = "gains" if f.change > 0 else "pays" if f.cause == "pay" else "loses"
    return t.told(f, f"{t.who(f.seat)} {verb} {abs(f.change)} life.")


@tells(facts.ResourceChanged)
def _resource(t: Telling, f: facts.ResourceChanged) -> Json:
    verb = "gets" if f.change > 0 else "loses"
    return t.told(f, f"{t.who(f.who)} {verb} {abs(f.change)} {f.kind}.")


@tells(facts.ManaChanged)
def _mana(t: Telling, f: facts.ManaChanged) -> Json:
    symbols = "".join(f"{{{symbol}}}" * n for symbol, n in sorted(f.mana.items()))
    return t.told(f, f"{t.who(f.seat)} {'adds' if f.verb == 'add' else 'spends'} {symbols}.")


@tells(facts.TurnBegan)
def _turn(t: Telling, f: facts.TurnBegan) -> Json:
    return t.told(f, f"Turn {f.number}: {t.who(f.active)}.")


@tells(facts.StepBegan)
def _step(t: Telling, f: facts.StepBegan) -> Json:
    return t.told(f, f"{f.step.replace('_', ' ').capitalize()}.")


@tells(facts.Passed)
def _passed(t: Telling, f: facts.Passed) -> Json:
    return t.told(f, f"{t.who(f.seat)} passes.")


@tells(facts.AttackDeclared)
def _attack(t: Telling, f: facts.AttackDeclared) -> Json:
    if not f.attackers:
        return t.told(f, f"{t.who(f.seat)} does not attack.")
    pairs = ", ".join(f"{t.name(oid)} → {t.who(to)}" for oid, to in f.attackers.items())
    return t.told(f, f"{t.who(f.seat)} attacks: {pairs}.", *f.attackers)


@tells(facts.BlockDeclared)
def _block(t: Telling, f: facts.BlockDeclared) -> Json:
    pairs = ", ".join(
        f"{t.name(b)} blocks {t.name(a)}" for a, who in f.blockers.items() for b in who
    )
    return t.told(f, f"{pairs}." if pairs else f"{t.who(f.seat)} does not block.")


@tells(facts.LeftCombat)
def _left_combat(t: Telling, f: facts.LeftCombat) -> Json | None:
    if f.all:
        return None
    names = ", ".join(t.name(oid) for oid in f.objects)
    return t.told(f, f"{names} leaves combat.", *f.objects)


@tells(facts.ControllerChanged)
def _controller(t: Telling, f: facts.ControllerChanged) -> Json:
    return t.told(f, f"{t.who(f.controller)} controls {t.name(f.object)} now.", f.object)


@tells(facts.EffectBegan)
def _effect(t: Telling, f: facts.EffectBegan) -> Json | None:
    if not f.effect.objects:
        return None
    names = ", ".join(t.name(oid) for oid in f.effect.objects)
    return t.told(f, f"{t.name(f.effect.source)} changes {names}.", *f.effect.objects)


@tells(facts.ShieldBegan)
def _shield(t: Telling, f: facts.ShieldBegan) -> Json:
    amount = "Damage" if f.shield.remaining is None else f"The next {f.shield.remaining} damage"
    return t.told(f, f"{amount} will be prevented.")


@tells(facts.DelayedBegan)
def _delayed(t: Telling, f: facts.DelayedBegan) -> Json:
    return t.told(f, f"{t.name(f.trigger.context.source)} will trigger later.")


@tells(facts.TurnAdded)
def _turn_added(t: Telling, f: facts.TurnAdded) -> Json | None:
    return None if f.taken else t.told(f, f"{t.who(f.seat)} will take an extra turn.")


@tells(facts.Marked)
def _marked(t: Telling, f: facts.Marked) -> Json:
    return t.told(f, f"{t.name(f.object)} is marked {f.mark}.", f.object)


@tells(facts.Rolled)
def _rolled(t: Telling, f: facts.Rolled) -> Json:
    if not f.sides:
        return t.told(f, f"A random choice is made: {f.purpose}.")
    return t.told(f, f"{f.purpose}: {f.result} of {f.sides}.")


@tells(facts.Mulliganed)
def _mulligan(t: Telling, f: facts.Mulliganed) -> Json:
    return t.told(f, f"{t.who(f.seat)} {'keeps' if f.kept else 'takes a mulligan'}.")


@tells(facts.StopsSet)
def _stops(t: Telling, f: facts.StopsSet) -> Json:
    return t.told(f, f"{t.who(f.seat)} changes where they are asked.")


@tells(facts.Chose)
def _chose(t: Telling, f: facts.Chose) -> Json:
    return t.told(f, f"{t.who(f.seat)} chooses {f.value} ({f.what}).")


@tells(facts.PlayerLost)
def _lost(t: Telling, f: facts.PlayerLost) -> Json:
    return t.told(f, f"{t.who(f.seat)} loses the game ({f.reason.replace('_', ' ')}).")


@tells(facts.GameOver)
def _over(t: Telling, f: facts.GameOver) -> Json:
    if not f.winners:
        return t.told(f, "The game is a draw.")
    return t.told(f, f"{' and '.join(t.who(seat) for seat in f.winners)} wins the game.")


UNTOLD = set(get_args(AnyFact)) - set(TELLERS)
if UNTOLD:
    raise TypeError(f"facts that nobody tells: {sorted(kind.__name__ for kind in UNTOLD)}")


def _may_learn(fact: AnyFact, audience: str, *, over: bool) -> bool:
    if fact.audience == "public":
        return True
    if audience == AFTER and over:
        return fact.audience != "none"
    return audience in fact.audience.split(",")


def facts_in_words(before: Table, event: Event, after: Table, audience: str) -> list[Json]:
    """Return what an audience learns of an event, a sentence for each fact."""
    telling = Telling(before, after, audience)
    match event:
        case GameOpened():
            return [{"fact": "opened", "text": f"A table for {event.seats} is opened."}]
        case SeatTaken():
            return [{"fact": "seat_taken", "text": f"{event.name} takes seat {event.seat}."}]
        case Disclosed():
            return [{"fact": "disclosed", "text": "The seed of the game is opened."}]
        case Played():
            over = after.status == "over"
            told = (
                TELLERS[type(fact)](telling, fact)
                for fact in event.facts
                if _may_learn(fact, audience, over=over)
            )
            return [document for document in told if document is not None]
        case _:
            return []
