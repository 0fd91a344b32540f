"""Event patterns as the beginning of a sentence."""

from typing import assert_never

from domain.cards.ir import terms as t
from domain.cards.wording import nouns
from domain.cards.wording.grammar import Speaker, with_article

_STEPS = {"end": "end step", "upkeep": "upkeep", "draw": "draw step"}


def pattern(p: t.Pattern, s: Speaker) -> str:
    """Return ``when …``, ``whenever …`` or ``at …``."""
    match p:
        case t.ZoneChange():
            return _zone_change(p, s)
        case t.Damaged(t.And(()), _, combat, t.This() | t.AttachedTo() as hurt):
            kind = "combat damage" if combat else "damage"
            return f"whenever {nouns.reference(hurt, s)} is dealt {kind}"
        case t.Damaged(source, to, combat, recipient):
            kind = "combat damage" if combat else "damage"
            target = _recipient(to, recipient, s)
            return f"whenever {_subject(source, s)} deals {kind}{target}"
        case t.LifeChanged(who, direction):
            return f"whenever {_player(who, s, direction)} life"
        case t.Drew(who):
            return f"whenever {_player(who, s, 'draw')} a card"
        case t.CastSpell(what, who):
            spell = "a spell"
            if what != t.ANYTHING:
                spell = with_article(nouns.objects(what, s, noun="spell"))
            name = "a player" if who == t.Players("all") else ""
            return f"whenever {name + ' casts' if name else _player(who, s, 'cast')} {spell}"
        case t.Attacks(what):
            return f"whenever {_subject(what, s)} attacks"
        case t.Blocks(what):
            return f"whenever {_subject(what, s)} blocks"
        case t.BecomesBlocked(what):
            return f"whenever {_subject(what, s)} becomes blocked"
        case t.Becomes(what, status):
            return f"whenever {_subject(what, s)} becomes {status}"
        case t.BecomesTarget(what):
            return f"whenever {_subject(what, s)} becomes the target of a spell or ability"
        case t.Begins(step, whose):
            name = _STEPS.get(step, step.replace("_", " "))
            owner = "each player's" if whose == t.Players("all") else nouns.possessive(whose, s)
            if step == "end" and whose == t.Players("all"):
                owner = "the"
            return f"at the beginning of {owner} {name}"
        case _:
            assert_never(p)


def later(p: t.Pattern, s: Speaker, *, once: bool) -> str:
    """Return when a delayed ability triggers: the next time, or every time from now on."""
    if isinstance(p, t.Begins) and once:
        name = _STEPS.get(p.step, p.step.replace("_", " "))
        owner = "the" if p.whose == t.Players("all") else nouns.possessive(p.whose, s)
        return f"at the beginning of {owner} next {name}"
    words = pattern(p, s)
    if once:
        return f"the next time {words.removeprefix('whenever ').removeprefix('when ')}"
    return f"from now on, {words}"


def _zone_change(p: t.ZoneChange, s: Speaker) -> str:
    subject = _subject(p.what, s)
    lead = "when" if p.what == t.Is(t.This()) else "whenever"
    if p.to == "battlefield" and p.origin is None:
        return f"{lead} {subject} enters"
    if p.origin == "battlefield" and p.to == "graveyard" and p.verb is None:
        return f"{lead} {subject} dies"
    if p.origin == "battlefield" and p.to is None:
        return f"{lead} {subject} leaves the battlefield"
    where = f" into a {p.to}" if p.to else ""
    source = f" from a {p.origin}" if p.origin else ""
    return f"{lead} {subject} is put{where}{source}"


def _subject(filter_: t.Filter, s: Speaker) -> str:
    if filter_ == t.Is(t.This()):
        return s.this
    if isinstance(filter_, t.Is):
        return nouns.reference(filter_.what, s)
    if filter_ == t.ANYTHING:
        return "a source"
    if isinstance(filter_, t.Or):
        return " or ".join(_subject(part, s) for part in filter_.of)
    phrase = nouns.objects(filter_, s)
    if phrase.startswith("other "):
        return "another " + phrase.removeprefix("other ")
    return with_article(phrase)


def _player(who: t.Reference, s: Speaker, verb: str) -> str:
    if who == t.Players("opponents"):
        return f"an opponent {verb}s"
    name = nouns.reference(who, s)
    return f"you {verb}" if name == "you" else f"{name} {verb}s"


def _recipient(to: str, recipient: t.Filter | t.Reference | None, s: Speaker) -> str:
    if recipient == t.Players("opponents"):
        return " to an opponent"
    if isinstance(recipient, t.You):
        return " to you"
    if to == "any":
        return ""
    return " to a player" if to == "player" else " to a creature"
