"""Noun phrases: references, values, filters, selections, targets."""

from typing import assert_never

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.cards.mana import COLOR_NAMES
from domain.cards.wording.grammar import Speaker, count_word, either, noted, plural, with_article
from domain.cards.wording.relations import counted, related


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
            if name.startswith("event "):
                return "that player" if name.endswith(("player", "defender")) else "it"
            return s.each if name == "each" else f"the {name}"
        case t.Event(part):
            return {
                "player": "that player", "source": "that source", "defender": "what it attacks",
                "other": "the other creature", "objects": "those objects", "card": "that card",
            }.get(part, "that object")  # fmt: skip
        case t.ControllerOf(of):
            return f"{possessive(of, s)} controller"
        case t.OwnerOf(of):
            return f"{possessive(of, s)} owner"
        case t.AttachedTo(t.This()):
            return s.attached
        case t.AttachedTo(of):
            return f"what {reference(of, s)} is attached to"
        case t.Players(which):
            return {
                "all": "each player", "opponents": "each opponent",
                "others": "each other player", "next": "the next player",
                "active": "the active player", "defending": "defending player",
                "attacked": "each player you attacked this combat",
                "most_life": "a player with the most life",
            }[which]  # fmt: skip
        case _:
            assert_never(ref)


_FIGURES = {"life": "life total", "poison": "number of poison counters"}


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
            return f"the number of {kind + ' ' if kind else ''}counters on {reference(of, s)}"
        case t.Number(of):
            return f"the number of {plural(reference(of, s).removeprefix('each '))}"
        case t.Aggregate() | t.Distinct() | t.Devotion() | t.History() | t.TimesResolved():
            return counted(v, s)
        case t.TimesPaid(name):
            times = "was kicked" if name == "multikicker" else f"had its {name} cost paid"
            return f"the number of times {s.this} {times}"
        case t.ManaSpent(kind):
            what = {"all": "the amount of mana", "colors": "the number of colors of mana"}.get(
                kind, f"the amount of {{{kind}}}"
            )
            return f"{what} spent to cast {s.this}"
        case t.PlayerStat(of, stat, "max" | "min" as fn):
            lead = "greatest" if fn == "max" else "least"
            return f"the {lead} {_FIGURES.get(stat, stat + ' size')} among {reference(of, s)}"
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
            return noted(name)
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
            case t.Faced("adventure"):
                self.behind.append("that has an Adventure")
            case t.Faced(layout):
                kinds = {"split": "that is split", "modal": "that has two faces"}
                self.behind.append(kinds.get(layout, "that transforms"))
            case t.HasCounter(kind):
                self.behind.append(f"with a {kind + ' ' if kind else ''}counter on it")
            case t.Status(status):
                if status == "token":
                    self.nouns.append("token")
                else:
                    self.before.append(status.replace("_", "-"))
            case t.InCombat(role, of):
                self._in_combat(role, of)
            case t.Shares() | t.Attached() | t.Bears() | t.InZone() | t.Targeting() | t.Past():
                self.behind.append(related(filter_, s))
            case t.Chosen(what, _):
                quality = {"subtype": "type", "card_name": "name"}.get(what, what)
                self.behind.append(f"of the chosen {quality.replace('_', ' ')}")
            case t.ControlledBy(who):
                self.behind.append(_control(who, s, "control"))
            case t.OwnedBy(who):
                self.behind.append(_control(who, s, "own"))
            case t.Is(what):
                self.nouns.append(reference(what, s))
            case t.IsSpell():
                self.nouns.append("spell")
            case t.IsAbility(kind):
                self.nouns.append("ability" if kind == "any" else f"{kind} ability")
            case t.OneTarget():
                self.behind.append("with a single target")
            case t.Or(parts):
                self._either(parts)
            case t.Not(inner):
                self._not(inner)
            case _:
                assert_never(filter_)

    def _in_combat(self, role: str, of: t.Reference | None) -> None:
        if of is None:
            self.before.append(role)
        elif role in ("attacking", "blocking"):
            self.behind.append(f"{role} {reference(of, self.speaker)}")
        else:
            self.behind.append(f"{role} by {reference(of, self.speaker)}")

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
            from domain.cards.wording import choosing

            return choosing.chosen(what, s)
        case l.TopOf(whose, count):
            if count == 1:
                return f"the top card of {possessive(whose, s)} library"
            return f"the top {count_word(value(count, s))} cards of {possessive(whose, s)} library"
        case l.TopUntil(whose, filter_, count):
            wanted = objects(filter_, s, noun="card", many=count != 1)
            some = with_article(wanted) if count == 1 else f"{value(count, s)} {wanted}"
            return f"cards from the top of {possessive(whose, s)} library until {some} is found"
        case l.Among(of, filter_):
            if filter_ == t.ANYTHING:
                return reference(of, s)
            return f"each {objects(filter_, s, noun='card')} among {reference(of, s)}"
        case l.HandOf(whose):
            return f"{possessive(whose, s)} hand"
        case _:
            return reference(what, s)
