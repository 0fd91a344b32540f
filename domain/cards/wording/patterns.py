"""Event patterns as the beginning of a sentence."""

from typing import assert_never

from domain.cards.ir import terms as t
from domain.cards.wording import conditions, nouns
from domain.cards.wording.events import (
    activation,
    aim,
    attack,
    counters,
    damage,
    either_of,
    fighter,
    player,
    zone_change,
)
from domain.cards.wording.grammar import Speaker, count_word, either, ordinal, several, with_article

_ROMAN = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
_STEPS = {
    "end": "end step", "upkeep": "upkeep", "draw": "draw step", "begin_combat": "combat",
    "precombat_main": "first main phase", "postcombat_main": "second main phase",
    "end_combat": "end of combat", "cleanup": "cleanup step",
}  # fmt: skip

_OF_A_LIBRARY = ("shuffle", "search")


def pattern(p: t.Pattern, s: Speaker) -> str:
    """Return ``when …``, ``whenever …`` or ``at …``."""
    match p:
        case t.ZoneChange(what):
            lead = "when" if what == t.Is(t.This()) else "whenever"
            return f"{lead} {zone_change(p, s)}"
        case t.Begins(step, whose):
            return f"at the beginning of {_step_of(step, whose, s)}"
        case t.IsTrue(condition):
            return f"when {conditions.condition(condition, s)}"
        case t.YouDo():
            return "when you do"
        case t.ControlChange() | t.Loses() | t.CastSpell(t.Is(t.This())):
            return f"when {event(p, s)}"
        case t.AnyOf(parts):
            first = pattern(parts[0], s)
            lead = first.partition(" ")[0]
            return either(
                [first, *(pattern(part, s).removeprefix(f"{lead} ") for part in parts[1:])]
            )
        case t.Nth(of, number, each):
            own = "their " if each else "the "
            return f"{pattern(of, s)} for {own}{ordinal(number)} time each turn"
        case _:
            return f"whenever {event(p, s)}"


def event(p: t.Pattern, s: Speaker) -> str:
    """Return what happens as a clause, without the word that makes a trigger of it."""
    match p:
        case t.ZoneChange():
            return zone_change(p, s)
        case t.Damaged():
            return damage(p, s)
        case t.LifeChanged(who, direction, by_damage):
            return f"{player(who, s, direction)} life{' by damage' if by_damage else ''}"
        case t.Loses(who):
            return f"{player(who, s, 'lose')} the game"
        case t.Drew(who, further):
            rest = ", except the first one drawn in each draw step" if further else ""
            return f"{player(who, s, 'draw')} a card{rest}"
        case t.CastSpell(t.Is(t.This())):
            return f"you cast {s.this}"
        case t.CastSpell(what, who, origin, way):
            spell = "a spell"
            if what != t.ANYTHING:
                spell = with_article(nouns.objects(what, s, noun="spell"))
            where = "" if origin is None else f" from a {origin}"
            how = "" if way is None else f" for its {way} cost"
            return f"{player(who, s, 'cast')} {spell}{where}{how}"
        case t.Activates():
            return activation(p, s)
        case t.PlaysLand(what, who):
            land = "a land" if what == t.ANYTHING else with_article(nouns.objects(what, s))
            return f"{player(who, s, 'play')} {land}"
        case t.TapsForMana(what, who):
            if who == t.EVERYONE:
                return f"{either_of(what, s)} is tapped for mana"
            return f"{player(who, s, 'tap')} {either_of(what, s)} for mana"
        case t.Does(action, _, what) if what is not None:
            return f"{either_of(what, s)} {action}s{' a creature' if action == 'exploit' else ''}"
        case t.Does(action, who):
            if action in _OF_A_LIBRARY:
                own = "your" if isinstance(who, t.You) else "their"
                return f"{player(who, s, action)} {own} library"
            return player(who, s, action) + (" a creature" if action == "exert" else "")
        case t.CounterChange():
            return counters(p, s)
        case t.ControlChange(what, gained, lost):
            verb, who = ("gain", gained) if lost == t.EVERYONE else ("lose", lost)
            return f"{player(who, s, verb)} control of {either_of(what, s)}"
        case t.AttachmentChange(what, to, attached):
            way = "attached to" if attached else "unattached from"
            return f"{either_of(what, s)} becomes {way} {either_of(to, s)}"
        case _:
            return _fighting(p, s)


def _fighting(p: t.Pattern, s: Speaker) -> str:
    """Return the rest of the events: combat, statuses, targets, and several at once."""
    match p:
        case t.Attacks():
            return attack(p, s)
        case t.Blocks(what, whom):
            blocked = "" if whom is None else f" {fighter(whom, s)}"
            return f"{fighter(what, s)} blocks{blocked}"
        case t.BecomesBlocked(what, by):
            blocker = "" if by is None else f" by {fighter(by, s)}"
            return f"{fighter(what, s)} becomes blocked{blocker}"
        case t.GoesUnblocked(what):
            return f"{fighter(what, s)} attacks and isn't blocked"
        case t.Transforms(what):
            return f"{either_of(what, s)} transforms"
        case t.TurnedUp(what):
            return f"{either_of(what, s)} is turned face up"
        case t.Phases(what, way):
            return f"{either_of(what, s)} phases {way}"
        case t.Becomes(what, status):
            return f"{either_of(what, s)} becomes {status}"
        case t.BecomesTarget(what, by):
            return f"{either_of(what, s)} becomes the target of {aim(by, s)}"
        case t.Begins(step, whose):
            return f"{_step_of(step, whose, s)} begins"
        case t.AnyOf(parts):
            return either([event(part, s) for part in parts])
        case t.Batch(of, least, each):
            words = several(event(of, s), count_word(str(least)))
            return words + (f", for each {each}" if each else "")
        case t.Nth(of, number):
            return f"{event(of, s)} for the {ordinal(number)} time this turn"
        case t.IsTrue(condition):
            return conditions.condition(condition, s)
        case t.YouDo():
            return "you do"
        case (
            t.ZoneChange() | t.Damaged() | t.LifeChanged() | t.Loses() | t.Drew() | t.CastSpell()
            | t.Activates() | t.PlaysLand() | t.TapsForMana() | t.Does() | t.CounterChange()
            | t.ControlChange() | t.AttachmentChange()
        ):  # fmt: skip
            return event(p, s)
        case t.Chapter(numbers):
            return ", ".join(_ROMAN[number] for number in numbers) + " —"
        case _:
            assert_never(p)


def later(p: t.Pattern, s: Speaker, *, once: bool) -> str:
    """Return when a delayed ability triggers: the next time, or every time from now on."""
    if isinstance(p, t.Begins) and once:
        name = _STEPS.get(p.step, p.step.replace("_", " "))
        if p.step == "end_combat":
            return f"at {name}"
        owner = "the" if p.whose == t.EVERYONE else nouns.possessive(p.whose, s)
        return f"at the beginning of {owner} next {name}"
    words = pattern(p, s)
    if once:
        return f"the next time {words.removeprefix('whenever ').removeprefix('when ')}"
    return f"from now on, {words}"


def _step_of(step: str, whose: t.Reference, s: Speaker) -> str:
    name = _STEPS.get(step, step.replace("_", " "))
    owner = "each player's" if whose == t.EVERYONE else nouns.possessive(whose, s)
    if step == "end" and whose == t.EVERYONE:
        owner = "the"
    if step == "begin_combat":
        return f"combat on {owner} turn"
    return f"{owner} {name}"
