"""Noun phrases: references, values, filters, selections, targets."""

from typing import assert_never

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.cards.mana import COLOR_NAMES
from domain.cards.wording.grammar import Speaker, count_word, either, plural, with_article


def reference(ref: t.Reference, s: Speaker) -> str:
    """Return a reference as a noun phrase."""
    match ref:
        case t.This():
            return s.this
        case t.You():
            return "you"
        case t.Target(index):
            return s.target(index)
        case t.Bound(name):
            if name.startswith("target "):
                return "that target"
            return s.each if name == "each" else f"the {name}"
        case t.Event(part):
            return {"player": "that player", "source": "that source"}.get(part, "that object")
        case t.ControllerOf(of):
            return f"{possessive(of, s)} controller"
        case t.OwnerOf(of):
            return f"{possessive(of, s)} owner"
        case t.AttachedTo():
            return s.attached
        case t.Players(which):
            return {
                "all": "each player", "opponents": "each opponent",
                "active": "the active player", "defending": "defending player",
            }[which]  # fmt: skip
        case _:
            assert_never(ref)


def possessive(ref: t.Reference, s: Speaker) -> str:
    """Return whose it is."""
    if isinstance(ref, t.You):
        return "your"
    if isinstance(ref, t.Target) and s.was_named(ref.index):
        return "its" if s.is_object(ref.index) else "their"
    return reference(ref, s) + "'s"


def value(v: t.Value, s: Speaker) -> str:
    """Return a number as text."""
    match v:
        case int():
            return str(v)
        case t.X():
            return "X"
        case t.Count(filter_, zone):
            where = " on the battlefield" if zone == "battlefield" else f" in the {zone}"
            if zone == "battlefield" and _says_controller(filter_):
                where = ""
            return f"the number of {objects(filter_, s, many=True)}{where}"
        case t.Stat(of, stat):
            return f"{possessive(of, s)} {stat.replace('_', ' ')}"
        case t.Counters(of, kind):
            return f"the number of {kind} counters on {reference(of, s)}"
        case t.PlayerStat(of, "life"):
            return f"{possessive(of, s)} life total"
        case t.PlayerStat(of, "poison"):
            return f"the number of poison counters of {reference(of, s)}"
        case t.PlayerStat(of, stat):
            return f"the number of cards in {possessive(of, s)} {stat}"
        case t.Arith(op, left, right):
            if op in ("half_down", "half_up"):
                way = "down" if op == "half_down" else "up"
                return f"half {value(left, s)}, rounded {way}"
            words = {"+": "plus", "-": "minus", "*": "times", "min": "or", "max": "or"}
            lead = {"min": "the lesser of ", "max": "the greater of "}.get(op, "")
            return f"{lead}{value(left, s)} {words[op]} {value(right, s)}"
        case t.EventAmount():
            return "that much"
        case t.Var(name):
            return f"the chosen number {name}"
        case _:
            assert_never(v)


def _says_controller(filter_: t.Filter) -> bool:
    return isinstance(filter_, t.ControlledBy) or (
        isinstance(filter_, t.And) and any(_says_controller(part) for part in filter_.of)
    )


def objects(filter_: t.Filter, s: Speaker, *, many: bool = False, noun: str = "") -> str:
    """Return the noun phrase of what matches a filter, without an article."""
    phrase = _Phrase(s)
    phrase.add(filter_)
    return phrase.text(many=many, noun=noun)


class _Phrase:
    """A noun with what stands before and behind it."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.before: list[str] = []
        self.nouns: list[str] = []
        self.behind: list[str] = []

    def add(self, filter_: t.Filter) -> None:
        s = self.speaker
        match filter_:
            case t.And(parts):
                for part in parts:
                    self.add(part)
            case t.Type(kind):
                self.nouns.append(kind)
            case t.Subtype(subtype):
                self.nouns.insert(0, subtype)
            case t.Supertype(supertype):
                self.before.append(supertype)
            case t.Color(color):
                self.before.append("multicolored" if color == "M" else COLOR_NAMES[color])
            case t.Named(name):
                self.behind.append(f"named {name}")
            case t.StatCompare(stat, op, bound):
                self.behind.append(f"with {stat.replace('_', ' ')} {_compared(op, bound, s)}")
            case t.Has(keyword):
                self.behind.append(f"with {keyword}")
            case t.HasCounter(kind):
                self.behind.append(f"with a {kind} counter on it")
            case t.Status(status):
                if status == "token":
                    self.nouns.append("token")
                else:
                    self.before.append(status.replace("_", "-"))
            case t.InCombat(role):
                self.before.append(role)
            case t.ControlledBy(who):
                self.behind.append(_control(who, s, "control"))
            case t.OwnedBy(who):
                self.behind.append(_control(who, s, "own"))
            case t.Is(what):
                self.nouns.append(reference(what, s))
            case t.IsSpell():
                self.nouns.append("spell")
            case t.Or(parts):
                self._either(parts)
            case t.Not(inner):
                self._not(inner)
            case _:
                assert_never(filter_)

    def _either(self, parts: tuple[t.Filter, ...]) -> None:
        joined = either([_bare(part, self.speaker) for part in parts])
        if all(isinstance(part, t.Color) for part in parts):
            self.before.append(joined)
        elif all(isinstance(part, t.Has) for part in parts):
            named = either([part.keyword for part in parts if isinstance(part, t.Has)])
            self.behind.append(f"with {named}")
        else:
            self.nouns.append(joined)

    def _not(self, inner: t.Filter) -> None:
        s = self.speaker
        match inner:
            case t.Type(kind) | t.Subtype(kind) | t.Supertype(kind):
                self.before.append(f"non{kind}" if kind.islower() else f"non-{kind}")
            case t.Color(color):
                self.before.append(f"non{COLOR_NAMES.get(color, 'multicolored')}")
            case t.Has(keyword):
                self.behind.append(f"without {keyword}")
            case t.Is(t.This()):
                self.before.insert(0, "other")
            case t.ControlledBy(t.You()):
                self.behind.append("you don't control")
            case _:
                self.behind.append(f"that is not {objects(inner, s)}")

    def text(self, *, many: bool, noun: str) -> str:
        nouns = list(dict.fromkeys(self.nouns)) or [noun or "permanent"]
        if noun and noun not in nouns:
            nouns.append(noun)
        if "creature" in nouns and len(nouns) > 2:
            nouns.remove("creature")
        nouns.sort(key=lambda word: word in ("spell", "card", "token"))
        head = " ".join(nouns)
        # A proper subtype alone stands for the permanents that have it.
        return " ".join((*self.before, plural(head) if many else head, *self.behind))


def _bare(filter_: t.Filter, s: Speaker) -> str:
    if isinstance(filter_, t.Color):
        return "multicolored" if filter_.color == "M" else COLOR_NAMES[filter_.color]
    if isinstance(filter_, t.Has):
        return f"one with {filter_.keyword}"
    return objects(filter_, s)


def _compared(op: str, bound: t.Value, s: Speaker) -> str:
    words = {"<=": "{} or less", ">=": "{} or greater", "==": "{}", "!=": "other than {}",
             "<": "less than {}", ">": "greater than {}"}  # fmt: skip
    return words[op].format(value(bound, s))


def _control(who: t.Reference, s: Speaker, verb: str) -> str:
    match who:
        case t.You():
            return f"you {verb}"
        case t.Players("opponents"):
            return f"your opponents {verb}"
        case _:
            return f"{reference(who, s)} {verb}s"


def selection(what: l.Selection | l.HandOf, s: Speaker) -> str:
    """Return a selection as a noun phrase."""
    match what:
        case l.All(filter_, "battlefield"):
            phrase = objects(filter_, s, many=True)
            if isinstance(filter_, t.Or):
                phrase = phrase.replace(" or ", " and ")
            return f"all {phrase}"
        case l.All(t.OwnedBy(who), zone):
            return f"all cards in {possessive(who, s)} {zone}"
        case l.All(filter_, zone):
            return f"all {objects(filter_, s, many=True, noun='card')} in all {plural(zone)}"
        case l.Choose():
            return _chosen(what, s)
        case l.TopOf(whose, count):
            if count == 1:
                return f"the top card of {possessive(whose, s)} library"
            return f"the top {count_word(value(count, s))} cards of {possessive(whose, s)} library"
        case l.HandOf(whose):
            return f"{possessive(whose, s)} hand"
        case _:
            return reference(what, s)


def _chosen(what: l.Choose, s: Speaker) -> str:
    noun = "card" if what.zone != "battlefield" else ""
    low, high = value(what.min, s), value(what.max, s)
    phrase = objects(what.filter, s, noun=noun, many=high != "1")
    if what.from_zone_of is not None:
        phrase += f" from {possessive(what.from_zone_of, s)} {what.zone}"
    elif what.zone != "battlefield":
        phrase += f" from a {what.zone}"
    if low == high == "1":
        return with_article(phrase)
    return f"{count_word(high)} {phrase}" if low == high else f"up to {count_word(high)} {phrase}"
