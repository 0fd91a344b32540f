"""Costs as text."""

from collections.abc import Sequence
from typing import assert_never

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.cards.wording import nouns
from domain.cards.wording.grammar import Speaker, count_word, either, plural, with_article


def costs(parts: Sequence[l.Cost], s: Speaker) -> str:
    """Return an activation cost as it stands before the colon."""
    texts = [cost(part, s) for part in parts]
    return ", ".join(text[:1].upper() + text[1:] for text in texts)


def price(parts: Sequence[l.Cost], s: Speaker) -> str:
    """Return a price inside a sentence, beginning with a verb."""
    texts = [f"pay {cost(p, s)}" if isinstance(p, l.PayMana) else cost(p, s) for p in parts]
    return " and ".join(texts)


def cost(part: l.Cost, s: Speaker) -> str:
    """Return one part of a cost."""
    match part:
        case l.Tap():
            return "{T}"
        case l.Untap():
            return "{Q}"
        case l.PayMana(mana):
            return str(mana)
        case l.PayLife(amount):
            return f"pay {_life(amount, s)}"
        case l.Loyalty(change, minus):
            return _loyalty(change, s, minus=minus)
        case l.SacrificeCost(filter_, count, True):
            noun = nouns.objects(filter_, s, many=True)
            return f"sacrifice any number of {noun} with total power {nouns.value(count, s)}"
        case l.SacrificeCost(filter_, count):
            return f"sacrifice {_some(filter_, count, s, '')}"
        case l.DiscardCost():
            return _discard(part, s)
        case l.RemoveCountersCost(kind, count, filter_):
            return f"remove {_counters(kind, count, s)} from {_some(filter_, 1, s, '')}"
        case l.PutCountersCost(kind, count, filter_):
            return f"put {_counters(kind, count, s)} on {_some(filter_, 1, s, '')}"
        case l.ExileCost(total=total) if total is not None:
            return f"collect evidence {nouns.value(total, s)}"
        case l.ExileCost(filter_, zone, count):
            return _exile(filter_, zone, count, s)
        case l.ReturnCost(filter_, count):
            mine = "its owner's hand" if _is_one(count) else "their owner's hand"
            what = _some(filter_, count, s, "")
            yours = "" if filter_ == l.THIS_ONE or what.endswith(" you control") else " you control"
            return f"return {what}{yours} to {mine}"
        case l.TapOthers(filter_, count, power):
            return _tap_others(filter_, count, s, power=power)
        case l.RevealCost(filter_, count):
            if filter_ == l.THIS_ONE:
                return "reveal this card"
            return f"reveal {_some(filter_, count, s, 'card')} from your hand"
        case l.PutBackCost(count, filter_):
            return f"put {_some(filter_, count, s, 'card')} from your hand on top of your library"
        case l.MillCost(count):
            return f"mill {_cards(count, s)}"
        case l.PlayerCounters(kind, count):
            return f"pay {_counters(kind, count, s)}"
        case l.PayResource(kind, amount):
            number = nouns.value(amount, s)
            plain = isinstance(amount, int | t.X)
            return f"pay {f'{number} {kind}' if plain else f'{kind} equal to {number}'}"
        case l.Doing(effect):
            from domain.cards.wording import effects, offering

            return offering.to_do(effect, effects.effect(effect, s), "you")
        case l.ItsManaCost():
            return "its mana cost"
        case l.OneOf(ways):
            return either([price(way, s) for way in ways])
        case _:
            assert_never(part)


def _is_one(count: t.Value) -> bool:
    return count == 1


def _life(amount: t.Value, s: Speaker) -> str:
    if isinstance(amount, t.Arith) and amount.op in ("half_up", "half_down"):
        return f"half your life, rounded {'up' if amount.op == 'half_up' else 'down'}"
    number = nouns.value(amount, s)
    return f"{number} life" if isinstance(amount, int | t.X) else f"life equal to {number}"


def _loyalty(change: t.Value, s: Speaker, *, minus: bool) -> str:
    if change == 0:
        return "[0]"
    return f"[{'−' if minus else '+'}{nouns.value(change, s)}]"


def _discard(part: l.DiscardCost, s: Speaker) -> str:
    if part.filter == l.THIS_ONE:
        return "discard this card"
    if part.hand:
        return "discard your hand"
    chance = " at random" if part.random else ""
    return f"discard {_some(part.filter, part.count, s, 'card')}{chance}"


def _exile(filter_: t.Filter, zone: str, count: t.Value, s: Speaker) -> str:
    if filter_ == l.THIS_ONE:
        if zone == "battlefield":
            return f"exile {s.this}"
        return f"exile this card from your {zone}"
    if zone == "battlefield":
        return f"exile {_some(filter_, count, s, '')}"
    if zone == "library":
        top = "card" if _is_one(count) else f"{count_word(nouns.value(count, s))} cards"
        return f"exile the top {top} of your library"
    return f"exile {_some(filter_, count, s, 'card')} from your {zone}"


def _tap_others(filter_: t.Filter, count: t.Value, s: Speaker, *, power: bool) -> str:
    if power:
        noun = nouns.objects(filter_, s, many=True)
        return f"tap any number of {noun} you control with total power {nouns.value(count, s)}"
    untapped = t.And((t.Status("untapped"), filter_))
    what = _some(untapped, count, s, "")
    return f"tap {what}{'' if what.endswith(' you control') else ' you control'}"


def _cards(count: t.Value, s: Speaker) -> str:
    return "a card" if _is_one(count) else f"{count_word(nouns.value(count, s))} cards"


def _counters(kind: str, count: t.Value, s: Speaker) -> str:
    noun = f"{kind} counter"
    if _is_one(count):
        return with_article(noun)
    return f"{count_word(nouns.value(count, s))} {noun}s"


def _some(filter_: t.Filter, count: t.Value, s: Speaker, noun: str) -> str:
    if filter_ == l.THIS_ONE:
        return s.this
    phrase = nouns.objects(filter_, s, noun=noun)
    if _is_one(count):
        return phrase if phrase.startswith("another ") else with_article(phrase)
    return f"{count_word(nouns.value(count, s))} {plural(phrase)}"
