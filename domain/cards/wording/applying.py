"""Continuous effects and shields that an instruction creates, as sentences."""

from __future__ import annotations

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.cards.wording import conditions, modifications, nouns
from domain.cards.wording.grammar import Speaker

_DURATIONS = {
    "end_of_turn": "until end of turn", "end_of_combat": "until end of combat",
    "your_next_turn": "until your next turn", "game": "for the rest of the game",
    "your_next_upkeep": "until your next upkeep",
    "end_of_your_next_turn": "until the end of your next turn",
    "next_untap": "the next time",
}  # fmt: skip


def _duration(duration: l.Duration, s: Speaker) -> str:
    if isinstance(duration, l.While):
        return f"for as long as {conditions.condition(duration.condition, s)}"
    return _DURATIONS[duration]


_GOADED = (l.Deontic("must", "attack"), l.Deontic("must", "attack", against=t.Players("others")))


def applied(e: l.Apply, s: Speaker) -> str:
    """Return what changes of something, and for how long (CR 611.2)."""
    duration = _duration(e.duration, s)
    if e.what is None:
        when = "this turn" if e.duration == "end_of_turn" else duration
        return f"{modifications.player_changes(e.changes, s)} {when}"
    subject = nouns.selection(e.what, s)
    many = isinstance(e.what, l.All)
    if e.changes == _GOADED and e.duration == "your_next_turn":
        return f"goad {subject}"
    if e.changes == (l.SetController(),):
        return f"gain control of {subject} {duration}"
    source = s.this
    if any(isinstance(m, l.Replace) for m in e.changes):
        # What has a replacement effect on it is the one that it speaks of.
        s.this = "it"
    changes = modifications.changes(e.changes, s, many=many)
    s.this = source
    head, where, size = changes.partition(", where X is ")
    named = subject.removeprefix("all ") if many else subject
    if e.duration == "next_untap" and " untap step" in head:
        return f"{named} {head.replace(' untap step', ' next untap step')}"
    if isinstance(e.what, t.You):
        head = head.replace("has ", "have ", 1)
    return f"{named} {head} {duration}{where}{size}"


def shield(e: l.Shield, s: Speaker) -> str:
    """Return which damage is prevented or redirected (CR 615.7)."""
    from domain.cards.wording.effects import effect

    kind = "combat damage" if e.combat_only else "damage"
    amount = "all" if e.amount is None else f"the next {nouns.value(e.amount, s)}"
    by = "" if e.by == t.ANYTHING else f" by {nouns.objects(e.by, s, many=True)}"
    to = "" if e.what is None else f" to {nouns.selection(e.what, s)}"
    if e.among is not None:
        to += f" and/or {nouns.objects(e.among, s, many=True)}"
    if e.redirect is not None:
        aside = nouns.reference(e.redirect, s)
        return f"{amount} {kind} that would be dealt{to} this turn{by} is dealt to {aside} instead"
    text = f"prevent {amount} {kind} that would be dealt{to} this turn{by}"
    if e.also is None:
        return text
    return f"{text}. If damage is prevented this way, {effect(e.also, s)}"
