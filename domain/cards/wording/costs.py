"""Costs as text."""

from collections.abc import Sequence
from typing import assert_never

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.cards.wording import nouns
from domain.cards.wording.grammar import Speaker, count_word, plural, with_article


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
        case l.PayMana(mana):
            return str(mana)
        case l.PayLife(amount):
            return f"pay {amount} life"
        case l.SacrificeCost(filter_, count):
            return f"sacrifice {_some(filter_, count, s, '')}"
        case l.DiscardCost(count, filter_):
            if filter_ == t.Is(t.This()):
                return "discard this card"
            return f"discard {_some(filter_, count, s, 'card')}"
        case l.RemoveCountersCost(kind, count):
            noun = f"{kind} counter"
            some = with_article(noun) if count == 1 else f"{count_word(str(count))} {noun}s"
            return f"remove {some} from {s.this}"
        case _:
            assert_never(part)


def _some(filter_: t.Filter, count: int, s: Speaker, noun: str) -> str:
    if filter_ == t.Is(t.This()):
        return s.this
    phrase = nouns.objects(filter_, s, noun=noun)
    return with_article(phrase) if count == 1 else f"{count_word(str(count))} {plural(phrase)}"
