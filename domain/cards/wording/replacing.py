"""Replacement effects as sentences: if something would happen, something else does."""

from typing import assert_never

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.cards.wording import conditions, costs, nouns, patterns
from domain.cards.wording.grammar import Speaker, count_word, listed, sentence, with_article, would


def replacement(change: l.Replace, s: Speaker) -> str:
    """Return a replacement effect as a clause."""
    from domain.cards.wording.effects import effect

    text = f"{_would(change, s)}, {'you may have ' if change.optional else ''}{_outcome(change, s)}"
    if change.condition is not None:
        text = f"as long as {conditions.condition(change.condition, s)}, {text}"
    return text if change.also is None else f"{text} and {effect(change.also, s)}"


def _would(change: l.Replace, s: Speaker) -> str:
    words = patterns.pattern(change.pattern, s)
    for lead in ("whenever ", "when ", "at "):
        words = words.removeprefix(lead)
    return f"{'the next time' if change.once else 'if'} {would(words)}"


def _outcome(change: l.Replace, s: Speaker) -> str:
    from domain.cards.wording.effects import effect

    match change.outcome:
        case l.Under(who):
            return f"it enters under {nouns.possessive(who, s)} control instead"
        case l.GoTo(to, place, shuffle, unless=price) if price:
            return f"put it into its owner's {to} instead unless you {costs.price(price, s)}"
        case l.GoTo(to, place, shuffle):
            if shuffle:
                return "shuffle it into its owner's library instead"
            having = "".join(
                f" with {_some(kind, number)} on it" for kind, number in change.outcome.counters
            )
            if to == "battlefield":
                return f"put it onto the battlefield{having} instead"
            where = {"library": f"on the {place} of its owner's library", "exile": "into exile"}
            return f"it goes {where.get(to, f'to its owner’s {to}')}{having} instead"
        case l.SoMuch(t.Arith("*", t.EventAmount(), 2)):
            return "it is twice that much instead"
        case l.SoMuch(amount):
            return f"it is {nouns.value(amount, s)} instead"
        case l.Prevented(amount):
            if amount is None:
                return "prevent that damage"
            return f"prevent {nouns.value(amount, s)} of that damage"
        case l.Redirected(to):
            return f"that damage is dealt to {nouns.reference(to, s)} instead"
        case l.Instead(instead):
            return f"instead {effect(instead, s)}"
        case _:
            assert_never(change.outcome)


def _some(kind: str, number: int) -> str:
    noun = f"{kind} counter"
    return with_article(noun) if number == 1 else f"{count_word(str(number))} {noun}s"


def enters(ability: l.Enters, s: Speaker) -> str:
    """Return how permanents enter."""
    from domain.cards.wording.effects import effect

    subject = s.this
    many = ability.what != t.Is(t.This())
    if many:
        subject = nouns.objects(ability.what, s, many=True)
    parts = ["tapped"] if ability.tapped else []
    parts += [_counters(kind, number, s, many=many) for kind, number in ability.counters]
    text = f"{subject} {'enter' if many else 'enters'} {' and '.join(parts)}" if parts else ""
    if isinstance(ability.condition, t.Unless):
        text = f"{text} unless {conditions.condition(ability.condition.of, s)}"
    elif ability.condition is not None:
        text = f"if {conditions.condition(ability.condition, s)}, {text}"
    if ability.first is not None:
        first = f"as {s.this} enters, {effect(ability.first, s)}"
        text = f"{first}. {sentence(text)}" if text else first
    if ability.unless:
        text = f"as {s.this} enters, you may {costs.price(ability.unless, s)}. If you don't, {text}"
    if ability.optional:
        text = text.replace(" enters ", " enter ", 1) if not many else text
        text = f"you may have {text}"
    if ability.zone != "battlefield":
        text += f" as long as this card is in your {ability.zone}"
    return sentence(text)


def _counters(kind: str, number: t.Value, s: Speaker, *, many: bool) -> str:
    noun, on = f"{kind} counter", "them" if many else "it"
    if number == 1:
        return f"with a {noun} on {on}"
    if isinstance(number, int | t.X):
        return f"with {count_word(nouns.value(number, s))} {noun}s on {on}"
    return f"with a number of {noun}s on {on} equal to {nouns.value(number, s)}"


def replacements(changes: list[l.Replace], s: Speaker) -> str:
    """Return several replacement effects of one ability."""
    return listed([replacement(change, s) for change in changes])
