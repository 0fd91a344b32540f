"""Delayed and reflexive triggered abilities, as part of what an effect does (CR 603.7)."""

from domain.cards.ir import language as l
from domain.cards.wording import conditions, effects, patterns
from domain.cards.wording.grammar import Speaker

_LASTING = {
    "end_of_turn": "this turn", "end_of_combat": "this combat",
    "your_next_turn": "until your next turn",
}  # fmt: skip


def created(e: l.Delay | l.Reflexive, s: Speaker) -> str:
    """Return when it triggers and what it does then."""
    inner = s if not e.targets else Speaker(s.this, e.targets, s.attached)
    if isinstance(e, l.Reflexive):
        modes = "".join(f"; or {effects.effect(mode.effect, inner)}" for mode in e.modes)
        return f"when you do, {effects.effect(e.effect, inner)}{modes}"
    words = patterns.later(e.pattern, s, once=e.next or (e.once and e.duration == "game"))
    if e.duration in _LASTING:
        words = f"{words.removeprefix('from now on, ')} {_LASTING[e.duration]}"
    if e.condition is not None:
        words += f", if {conditions.condition(e.condition, s)}"
    return f"{words}, {effects.effect(e.effect, inner)}"
