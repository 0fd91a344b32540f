"""Turning permanents over, face down and face up, as text (CR 701.27, 702.37, 708)."""

from domain.cards.ir import language as l
from domain.cards.wording import costs, nouns
from domain.cards.wording.grammar import Speaker, count_word, listed, sentence, with_article


def effect(e: l.Transform | l.Turn, s: Speaker) -> str:
    """Return what is turned, and how it lies afterwards."""
    what = nouns.selection(e.what, s)
    if isinstance(e, l.Transform):
        return f"transform {what}"
    return f"flip {what}" if e.to == "flipped" else f"turn {what} face {e.to}"


def ability(a: l.TurnUp | l.AsTurnedUp, s: Speaker) -> str:
    """Return what a card says of being turned face up."""
    counters = listed([_counters(kind, nouns.value(n, s)) for kind, n in a.counters])
    if isinstance(a, l.AsTurnedUp):
        return sentence(f"as {s.this} is turned face up, put {counters} on it")
    text = f"you may turn this face up any time for {costs.price(a.cost, s)}"
    return sentence(text + (f"; if you do, put {counters} on it" if counters else ""))


def _counters(kind: str, number: str) -> str:
    noun = f"{kind} counter"
    return with_article(noun) if number == "1" else f"{count_word(number)} {noun}s"
