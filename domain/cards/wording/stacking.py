"""What is done on the stack, and copies, as sentences."""

from typing import assert_never

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.cards.wording import nouns
from domain.cards.wording.grammar import Speaker, count_word, with_article

StackEffect = l.CounterSpell | l.CopySpell | l.Retarget | l.CastNow | l.BecomeCopy

_DURATIONS = {
    "end_of_turn": " until end of turn", "end_of_combat": " until end of combat",
    "your_next_turn": " until your next turn",
}  # fmt: skip


def effect(e: StackEffect, s: Speaker) -> str:
    """Return an instruction about the stack or about copies."""
    match e:
        case l.CounterSpell(what, to, place):
            text = f"counter {nouns.selection(what, s)}"
            if to == "graveyard":
                return text
            end = "top or bottom" if place == "either" else place
            where = f"on the {end} of its owner's library" if to == "library" else _place(to)
            verb = "exile it" if to == "exile" else f"put it {where}"
            for kind, number in e.counters:
                verb += f" with {count_word(str(number))} {kind} counters on it"
            if e.under is not None:
                verb += f" under {nouns.possessive(e.under, s)} control"
            return f"{text}. If it is countered this way, {verb} instead"
        case l.CopySpell():
            return _copy(e, s)
        case l.Retarget(what, "choose", _, who):
            return (
                f"{nouns.reference(who, s)} may choose new targets for {nouns.reference(what, s)}"
            )
        case l.Retarget(what, _, to):
            aim = f" to {nouns.reference(to, s)}" if to is not None else ""
            return f"change the target of {nouns.reference(what, s)}{aim}"
        case l.CastNow():
            return _cast(e, s)
        case l.BecomeCopy(of, what, changes, duration):
            lasts = _DURATIONS.get(str(duration), "")
            become = "become copies" if isinstance(what, l.All) else "becomes a copy"
            text = f"{nouns.selection(what, s)} {become} of {nouns.reference(of, s)}{lasts}"
            kept = " and it has this ability" if e.keeps else ""
            return (
                text
                + (exceptions(changes, s) or (", except" if kept else ""))
                + (kept.removeprefix(" and") if not changes else kept)
            )
        case _:
            assert_never(e)


def _place(to: str) -> str:
    return f"into its owner's {to}"


def _copy(e: l.CopySpell, s: Speaker) -> str:
    what = nouns.reference(e.what, s)
    times = "" if e.count == 1 else _times(e.count, s)
    you = isinstance(e.who, t.You)
    lead = "copy" if you else f"{nouns.reference(e.who, s)} copies"
    if e.each is not None:
        others = nouns.selection(e.each, s).replace("all ", "each of ", 1)
        return f"{lead} {what} for {others} that it could target. Each copy targets another of them"
    text = f"{lead} {what}{times}{exceptions(e.changes, s)}"
    if not e.retarget:
        return text
    copies = "the copy" if e.count == 1 else "the copies"
    return f"{text}. {'You' if you else 'That player'} may choose new targets for {copies}"


def _times(count: t.Value, s: Speaker) -> str:
    if isinstance(count, t.EventAmount):
        return " that many times"
    if count == 2:
        return " twice"
    number = nouns.value(count, s)
    return (
        f" {count_word(number)} times"
        if number.isdigit()
        else f" a number of times equal to {number}"
    )


def _cast(e: l.CastNow, s: Speaker) -> str:
    who = nouns.reference(e.who, s)
    what = nouns.selection(e.what, s)
    if isinstance(e.what, l.All):
        what = (
            f"{with_article(nouns.objects(e.what.filter, s, noun='card'))} from your {e.what.zone}"
        )
        what = what.replace(" you own", "")
    if e.filter is not None:
        what = f"{what} if it is {with_article(nouns.objects(e.filter, s, noun='spell'))}"
    some = "any number of cards among " if e.max is None else ""
    if e.max is not None and e.max != 1:
        some = f"up to {count_word(nouns.value(e.max, s))} cards among "
    if e.copies:
        some = f"copies of {some}" if e.max != 1 else "a copy of "
    free = " without paying its mana cost" if e.free else ""
    text = f"{who} may cast {some}{what}{free}"
    if e.any_mana:
        text += ", and mana of any type can be spent on it"
    if e.instead:
        text += f". If a spell cast this way would be put into a graveyard, {_instead(e.instead)}"
    return text


def _instead(zone: str) -> str:
    return "exile it instead" if zone == "exile" else f"put it {_place(zone)} instead"


def exceptions(changes: tuple[l.Modification, ...], s: Speaker) -> str:
    """Return the exceptions of a copy as a clause, or nothing (CR 707.9)."""
    from domain.cards.wording import modifications

    if not changes:
        return ""
    parts: list[str] = []
    rest: list[l.Modification] = []
    for change in changes:
        if isinstance(change, l.ChangeTypes) and not change.replace:
            removed = [f"it isn't {kind}" for kind in change.remove]
            added = (*change.supertypes, *change.subtypes, *change.types)
            noun = " ".join(added) if change.supertypes else with_article(" ".join(added))
            kinds = [f"it's {noun} in addition to its other types"] if added else []
            parts += [*removed, *kinds]
        elif isinstance(change, l.SetName):
            parts.append(f"its name is {change.name}")
        else:
            rest.append(change)
    if rest:
        parts.append(f"it {modifications.changes(rest, s, many=False)}")
    return f", except {' and '.join(parts)}"


def as_it_resolves(ability: l.AsItResolves, s: Speaker) -> str:
    """Return where a spell's card goes as it resolves."""
    from domain.cards.wording import conditions, effects

    lead = f"if {conditions.condition(ability.condition, s)}, " if ability.condition else ""
    put = f"exile {s.this}" if ability.to == "exile" else f"put {s.this} {_place(ability.to)}"
    text = f"{lead}{put} as it resolves"
    return text + (f". {effects.effect(ability.then, s).capitalize()}" if ability.then else "")


def entering(ability: l.EntersAsCopy, s: Speaker) -> str:
    """Return how something enters as a copy."""
    if ability.of is not None:
        subject = nouns.objects(ability.what, s, many=True)
        verb = "enter tapped" if ability.tapped else "enter"
        rest = exceptions(ability.changes, s)
        return f"{subject} {verb} as a copy of {nouns.reference(ability.of, s)}{rest}"
    noun = "card" if ability.zone == "graveyard" else ""
    what = nouns.objects(ability.filter, s, noun=noun)
    where = "on the battlefield" if ability.zone == "battlefield" else f"in a {ability.zone}"
    where = "" if what.endswith("control") else f" {where}"
    lead = f"you may have {s.this} enter" if ability.optional else f"{s.this} enters"
    tapped = " tapped" if ability.tapped else ""
    counters = "".join(
        f", except it enters with {nouns.value(number, s)} additional {kind} counters on it"
        for kind, number in ability.counters
    )
    return (
        f"{lead}{tapped} as a copy of any {what}{where}{exceptions(ability.changes, s)}{counters}"
    )
