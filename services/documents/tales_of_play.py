"""Facts about damage, life, turns, combat, offers and the end of the game, in words."""

from __future__ import annotations

from domain.formats.marks import SHOWN
from domain.rules import AnyFact, Share, facts
from services.documents.telling import Json, Telling, tells


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
    why = "" if f.cause in ("", "pay", "damage") else f" ({f.cause})"
    return t.told(f, f"{t.who(f.who)} {verb} {abs(f.change)} {f.kind}{why}.")


@tells(facts.ManaChanged)
def _mana(t: Telling, f: facts.ManaChanged) -> Json:
    symbols = "".join(f"{{{key[0]}}}" * n for key, n in sorted(f.mana.items()))
    return t.told(f, f"{t.who(f.seat)} {'adds' if f.verb == 'add' else 'spends'} {symbols}.")


@tells(facts.RoundBegan)
def _round(t: Telling, f: facts.RoundBegan) -> Json:
    return {**t.told(f, f"Round {f.number}."), "round": f.number}


@tells(facts.TurnBegan)
def _turn(t: Telling, f: facts.TurnBegan) -> Json:
    told = t.told(f, f"Turn {f.number}: {t.who(f.active)}.")
    return {**told, "turn": f.number, "active": f.active}


@tells(facts.StepBegan)
def _step(t: Telling, f: facts.StepBegan) -> Json:
    return {**t.told(f, f"{f.step.replace('_', ' ').capitalize()}."), "step": f.step}


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


@tells(facts.JoinedCombat)
def _joined_combat(t: Telling, f: facts.JoinedCombat) -> Json:
    if f.attacks is not None:
        return t.told(f, f"{t.name(f.object)} is attacking {t.who(f.attacks)}.", f.object)
    blocked = ", ".join(t.name(attacker) for attacker in f.blocks)
    return t.told(f, f"{t.name(f.object)} is blocking {blocked}.", f.object, *f.blocks)


@tells(facts.BecameBlocked)
def _became_blocked(t: Telling, f: facts.BecameBlocked) -> Json:
    state = "blocked" if f.blocked else "unblocked"
    return t.told(f, f"{t.name(f.object)} is {state}.", f.object)


@tells(facts.PhasesAdded)
def _phases_added(t: Telling, f: facts.PhasesAdded) -> Json | None:
    if f.taken:
        return None
    names = ", ".join(name.replace("_", " ") for name in f.phases)
    return t.told(f, f"There is more this turn: {names}.")


@tells(facts.LeftCombat)
def _left_combat(t: Telling, f: facts.LeftCombat) -> Json | None:
    if f.all:
        return None
    names = ", ".join(t.name(oid) for oid in f.objects)
    return t.told(f, f"{names} leaves combat.", *f.objects)


@tells(facts.ControllerChanged)
def _controller(t: Telling, f: facts.ControllerChanged) -> Json:
    return t.told(f, f"{t.who(f.controller)} controls {t.name(f.object)} now.", f.object)


@tells(facts.OwnerChanged)
def _owner(t: Telling, f: facts.OwnerChanged) -> Json:
    return t.told(f, f"{t.who(f.owner)} owns {t.name(f.object)} now.", f.object)


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
    if f.mark == SHOWN and f.value is not None:
        names = " and ".join(t.who(seat) for seat in f.value.split(","))
        return t.told(f, f"{t.name(f.object)} is signed by {names}.", f.object)
    now = "is" if f.value is not None else "is no longer"
    return t.told(f, f"{t.name(f.object)} {now} marked {f.mark}.", f.object)


@tells(facts.TurnClaimed)
def _turn_claimed(t: Telling, f: facts.TurnClaimed) -> Json:
    return t.told(f, f"{t.who(f.by)} will control {t.who(f.seat)} during their next turn.")


@tells(facts.SkipChanged)
def _skip_changed(t: Telling, f: facts.SkipChanged) -> Json:
    what = f.what.replace("_", " ")
    if f.change > 0:
        return t.told(f, f"{t.who(f.seat)} will skip the next {what}.")
    return t.told(f, f"{t.who(f.seat)} skips the {what}.")


@tells(facts.Rolled)
def _rolled(t: Telling, f: facts.Rolled) -> Json:
    if f.purpose == "flip" and f.seat is not None:
        return t.told(f, f"{t.who(f.seat)} {'wins' if f.result else 'loses'} a coin flip.")
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
    match f.what:
        case "vote":
            return t.told(f, f"{t.who(f.seat)} votes for {t.who(f.value)}.")
        case "bid" if f.value == "pass":
            return t.told(f, f"{t.who(f.seat)} passes in the auction.")
        case "bid":
            return t.told(f, f"{t.who(f.seat)} bids {f.value} gold.")
        case "steward":
            return t.told(f, f"{t.who(f.value)} decides for {t.who(f.seat)}.")
        case _:
            return t.told(f, f"{t.who(f.seat)} chooses {f.value} ({f.what}).")


@tells(facts.PlayerLost)
def _lost(t: Telling, f: facts.PlayerLost) -> Json:
    return t.told(f, f"{t.who(f.seat)} loses the game ({f.reason.replace('_', ' ')}).")


@tells(facts.LimitReached)
def _limit(t: Telling, f: facts.LimitReached) -> Json:
    return t.told(f, f"The limit of {f.most} is reached ({f.limit}).")


@tells(facts.ShortcutProposed)
def _proposed(t: Telling, f: facts.ShortcutProposed) -> Json:
    what = "the last choice" if f.choices == 1 else f"the last {f.choices} choices"
    if f.shortened_by:
        return t.told(f, f"{t.who(f.shortened_by)} lets {what} happen {f.rounds} times.")
    return t.told(f, f"{t.who(f.seat)} proposes to repeat {what} {f.rounds} times.")


@tells(facts.ShortcutTaken)
def _shortcut(t: Telling, f: facts.ShortcutTaken) -> Json:
    why = "" if f.ended == "all" else f" ({f.ended})"
    return t.told(f, f"{t.who(f.seat)} repeats what they did {f.rounds} times{why}.")


@tells(facts.GameOver)
def _over(t: Telling, f: facts.GameOver) -> Json:
    if not f.winners:
        return t.told(f, "The game is a draw.")
    return t.told(f, f"{' and '.join(t.who(seat) for seat in f.winners)} wins the game.")


# -- Offers --

_CLOSED = {
    "accepted": "{who} accepts the offer of {by}.",
    "declined": "{who} declines the offer of {by}.",
    "withdrawn": "{by} takes the offer to {to} back.",
    "lapsed": "The offer of {by} to {to} lapses.",
}


@tells(facts.OfferMade)
def _made(t: Telling, f: facts.OfferMade) -> Json:
    offer = f.offer
    gives, wants = _share(t, offer.gives), _share(t, offer.wants)
    text = f"{t.who(offer.by)} offers {t.who(offer.to)}: {gives} for {wants}."
    return t.told(f, text, *offer.gives.permanents, *offer.wants.permanents)


@tells(facts.OfferClosed)
def _closed(t: Telling, f: facts.OfferClosed) -> Json:
    by, to = t.who(f.offer.by), t.who(f.offer.to)
    return t.told(f, _CLOSED[f.how].format(who=t.who(f.seat), by=by, to=to))


def _share(t: Telling, share: Share) -> str:
    """Return what one side gives."""
    parts = [f"{amount} {kind}" for kind, amount in sorted(share.resources.items())]
    parts += [t.name(oid) for oid in share.permanents]
    if share.promise:
        parts.append(f"“{share.promise}”")
    return ", ".join(parts) or "nothing"


def is_payment(fact: AnyFact) -> bool:
    """Whether a fact is part of paying a cost."""
    match fact:
        case facts.TappedChanged(verb="cost") | facts.ManaChanged(verb="spend"):
            return True
        case facts.LifeChanged(cause="pay"):
            return True
        case facts.ResourceChanged(change=change):
            return change < 0
        case facts.Moved(verb="sacrifice" | "discard"):
            return True
        case _:
            return False
