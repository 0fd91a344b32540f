"""Filters as noun phrases: adjectives, nouns, and what stands behind them."""

from __future__ import annotations

from typing import assert_never

from domain.cards.ir import terms as t
from domain.cards.mana import COLOR_NAMES
from domain.cards.wording import nouns
from domain.cards.wording.grammar import Speaker, either, plural, with_article
from domain.cards.wording.relations import related


class Phrase:
    """A noun with what stands before and behind it."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.before: list[str] = []
        self.nouns: list[str] = []
        self.behind: list[str] = []

    def add(self, filter_: t.Filter) -> None:
        """Add what a filter says."""
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
            case t.WithoutAbilities():
                self.behind.append("with no abilities")
            case t.Faced("adventure"):
                self.behind.append("that has an Adventure")
            case t.Faced(layout):
                kinds = {"split": "that is split", "modal": "that has two faces"}
                self.behind.append(kinds.get(layout, "that transforms"))
            case t.HasCounter(kind):
                self.behind.append(f"with a {kind + ' ' if kind else ''}counter on it")
            case t.Status(status):
                self._status(status)
            case t.InCombat(role, of):
                self._in_combat(role, of)
            case (
                t.Shares() | t.Akin() | t.Attached() | t.Bears() | t.InZone() | t.Targeting()
                | t.Past()
            ):  # fmt: skip
                self.behind.append(related(filter_, s))
            case t.Chosen(what, _):
                quality = {"subtype": "type", "card_name": "name"}.get(what, what)
                self.behind.append(f"of the chosen {quality.replace('_', ' ')}")
            case t.ControlledBy(who):
                self.behind.append(_control(who, s, "control"))
            case t.OwnedBy(who):
                self.behind.append(_control(who, s, "own"))
            case t.Is(what):
                self.nouns.append(nouns.reference(what, s))
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

    def _status(self, status: str) -> None:
        if status == "token":
            self.nouns.append("token")
        else:
            self.before.append(status.replace("_", "-"))

    def _in_combat(self, role: str, of: t.Reference | None) -> None:
        if of is None:
            self.before.append(role)
        elif role in ("attacking", "blocking"):
            whom = nouns.reference(of, self.speaker).replace("each ", "a ")
            self.behind.append(f"{role} {whom}")
        else:
            self.behind.append(f"{role} by {nouns.reference(of, self.speaker)}")

    def _either(self, parts: tuple[t.Filter, ...]) -> None:
        if all(isinstance(part, t.Targeting) for part in parts):
            aims = [related(part, self.speaker) for part in parts if isinstance(part, t.Targeting)]
            self.behind.append(
                either([aims[0], *(a.removeprefix("that targets ") for a in aims[1:])])
            )
            return
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
            case t.Status("token"):
                self.before.append("nontoken")
            case t.Or((t.Type("instant"), t.Type("sorcery"))):
                self.before.append("permanent")
            case t.Status("token"):
                self.before.insert(1 if self.before[:1] == ["other"] else 0, "nontoken")
            case t.Is(what):
                self.behind.append(f"other than {nouns.reference(what, s)}")
            case t.Chosen():
                self.behind.append(f"not {nouns.objects(inner, s).removeprefix('permanent ')}")
            case t.ControlledBy(t.You()):
                self.behind.append("you don't control")
            case t.ControlledBy(who):
                self.behind.append(f"{nouns.reference(who, s)} doesn't control")
            case _:
                self.behind.append(f"that isn't {with_article(nouns.objects(inner, s))}")

    def text(self, *, many: bool, noun: str) -> str:
        """Return the whole phrase, of several if so asked; ``noun`` is what stands for none."""
        nouns = list(dict.fromkeys(self.nouns)) or [noun or "permanent"]
        if noun and noun not in nouns:
            nouns.append(noun)
        nouns.sort(key=lambda word: (word in ("spell", "card", "token"), word.islower()))
        head = " ".join(nouns)
        if head.startswith("the "):
            # What is named already has its article before what else is said of it.
            return " ".join(("the", *self.before, head.removeprefix("the "), *self.behind))
        # A proper subtype alone stands for the permanents that have it.
        behind = [_agreeing(words) if many else words for words in self.behind]
        return " ".join((*self.before, plural(head) if many else head, *behind))


def _agreeing(words: str) -> str:
    """Return what stands behind a noun as it stands behind several."""
    _, isnt, noun = words.partition("that isn't ")
    if isnt:
        return f"that aren't {plural(noun.removeprefix('an ').removeprefix('a '))}"
    return words.replace("counter on it", "counter on them", 1)


def _bare(filter_: t.Filter, s: Speaker) -> str:
    if isinstance(filter_, t.Color):
        return "multicolored" if filter_.color == "M" else COLOR_NAMES[filter_.color]
    if isinstance(filter_, t.Has):
        return f"one with {filter_.keyword}"
    return nouns.objects(filter_, s)


def _compared(op: str, bound: t.Value, s: Speaker) -> str:
    words = {"<=": "{} or less", ">=": "{} or greater", "==": "{}", "!=": "other than {}",
             "<": "less than {}", ">": "greater than {}"}  # fmt: skip
    if not isinstance(bound, int | t.X):
        words |= {"<=": "less than or equal to {}", ">=": "greater than or equal to {}",
                  "==": "equal to {}"}  # fmt: skip
    return words[op].format(nouns.value(bound, s))


def _control(who: t.Reference, s: Speaker, verb: str) -> str:
    match who:
        case t.You():
            return f"you {verb}"
        case t.Players("opponents"):
            return f"your opponents {verb}"
        case _:
            name = nouns.reference(who, s)
            return f"{name} {verb}{'' if name == 'they' else 's'}"
