"""Facts about objects and zones, in words."""

from __future__ import annotations

from domain.rules import AnyFact, facts, zone_name
from services.documents.telling import Json, Telling, tells


@tells(
    facts.CardsNamed, facts.ZoneOpened, facts.EntitySeated, facts.DerivedChanged,
    facts.PriorityChanged, facts.ManaEmptied, facts.EffectsEnded, facts.DelayedEnded,
    facts.Struck, facts.DamageRemoved, facts.OverlaySet, facts.LandPlayed, facts.DrewFromEmpty,
    facts.Remembered, facts.ShieldUsed, facts.ActionTaken, facts.AbilityUsed,
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
    if f.kind == "action":
        return _acted(t, f)
    return t.told(f, f"{t.who(f.controller)} creates {t.name(f.object)}.", f.object)


_ACTIONS = {"sign_counter": "to counter it", "sign_remove": "to remove it from the game"}


def _acted(t: Telling, f: facts.Created) -> Json:
    """Tell of a declaration to hire (Q-26), or of a signature action (C-30).

    Of the second: the card shown, and what it is against.
    """
    if f.text == "hire" and f.source is not None:
        declared = f"{t.who(f.controller)} declares to hire {t.name(f.source)}."
        return t.told(f, declared, f.object, f.source)
    refs = [ref for ref in f.bindings.get("against", ()) if isinstance(ref, int)]
    against = " and ".join(t.name(ref) for ref in refs)
    shown = f"{t.who(f.controller)} shows a signed {t.name(f.source)} against {against}"
    return t.told(f, f"{shown}, {_ACTIONS.get(f.text, f.text)}.", f.object, *refs)


_VERBS = {
    "draw": "draws {card}", "play": "plays {card}", "cast": "casts {card}",
    "ante": "antes {card}", "discard": "discards {card}", "sacrifice": "sacrifices {card}", "mill": "mills {card}",
    "pick": "picks {card}",
}  # fmt: skip
_FATES = {
    "destroy": "{card} is destroyed.", "exile": "{card} is exiled.", "counter": "{card} is countered.",
    "resolve": "{card} enters the battlefield.", "return": "{card} returns to {to}.",
    "arrive": "{card} arrives.",
}  # fmt: skip


@tells(facts.Moved)
def _moved(t: Telling, f: facts.Moved) -> Json:
    card = t.name(f.becomes) if t.known(f.becomes) else t.name(f.object)
    land = t.object(f.becomes) if f.played_as else None
    if land is not None and f.verb == "play":
        called = f.copy.token.name if f.copy is not None and f.copy.token is not None else ""
        as_land = called or "a nonbasic land"
        text = f"{t.who(f.controller)} plays {t.printed(land)} as {as_land}."
    elif f.verb in _VERBS:
        seat = f.agent or f.controller
        text = f"{t.who(seat)} {_VERBS[f.verb].format(card=card)}."
    elif f.origin == f.to == "battlefield":
        text = f"{card} leaves and returns under {t.who(f.controller)}'s control."
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
    if thing is not None and f.verb == "leave_game" and thing.zone == "stack":
        return t.told(f, f"{t.name(f.object)} leaves the game.", f.object)
    return None


@tells(facts.LeftGame)
def _left_game(t: Telling, f: facts.LeftGame) -> Json:
    return t.told(f, f"{t.name(f.object)} leaves the game.", f.object)


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
        names = ", ".join(t.card(oid) for oid in f.objects)
        verb = "is" if len(f.objects) == 1 else "are"
        return t.told(f, f"{names} {verb} revealed.", *f.objects)
    return t.told(f, f"{t.who(f.to[0])} looks at {number}.", *f.objects)


@tells(facts.ChoicesAnnounced)
def _announced(t: Telling, f: facts.ChoicesAnnounced) -> Json | None:
    targets = [ref for picks in f.announced.targets for ref in picks]
    if not targets:
        return None
    names = " and ".join(t.who(ref) for ref in targets)
    told = t.told(
        f, f"{t.called(f.object)} targets {names}.", *(r for r in targets if isinstance(r, int))
    )
    shown = [ref for ref in targets if isinstance(ref, str) or t.known(ref)]
    return {**told, "verb": f.verb, "seat": f.agent, "targets": [t.handles.of(r) for r in shown]}


@tells(facts.Resolved)
def _resolved(t: Telling, f: facts.Resolved) -> Json:
    how = "does not resolve: no target is legal" if f.fizzled else "resolves"
    return t.told(f, f"{t.called(f.object)} {how}.", f.object)


@tells(facts.Countered)
def _countered(t: Telling, f: facts.Countered) -> Json:
    return t.told(f, f"{t.called(f.object)} is countered.", f.object)


@tells(facts.FaceTurned)
def _turned(t: Telling, f: facts.FaceTurned) -> Json:
    return t.told(f, f"{t.name(f.object)} transforms.", f.object)


@tells(facts.PhasedOut)
def _phased_out(t: Telling, f: facts.PhasedOut) -> Json:
    return t.told(f, f"{t.name(f.object)} phases out.", f.object)


@tells(facts.PhasedIn)
def _phased_in(t: Telling, f: facts.PhasedIn) -> Json:
    return t.told(f, f"{t.name(f.object)} phases in.", f.object)


@tells(facts.FaceDownChanged)
def _face_down(t: Telling, f: facts.FaceDownChanged) -> Json:
    how = "down" if f.face_down else "up"
    return t.told(f, f"{t.name(f.object)} is turned face {how}.", f.object)


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


def announces(fact: AnyFact) -> bool:
    """Whether a fact ends the announcement of a spell or ability (CR 601.2i)."""
    return isinstance(fact, facts.ChoicesAnnounced)
