"""Phasing, and control of another player, as sentences (CR 702.26, 723)."""

from domain.cards.ir import language as l
from domain.cards.wording import nouns
from domain.cards.wording.grammar import Speaker


def effect(e: l.Phase | l.ControlPlayer, s: Speaker) -> str:
    """Return one of these instructions without the last full stop."""
    if isinstance(e, l.ControlPlayer):
        whom = nouns.reference(e.whom, s)
        return f"you control {whom} during {nouns.possessive(e.whom, s)} next turn"
    many = isinstance(e.what, l.All)
    text = f"{nouns.selection(e.what, s)} {'phase' if many else 'phases'} {e.way}"
    if e.until is None:
        return text
    text = f"{text} until {s.this} leaves the battlefield"
    return f"{text}. Tap it as it phases in this way" if e.tapped else text
