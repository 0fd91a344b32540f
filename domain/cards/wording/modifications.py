"""Continuous modifications as predicates."""

from collections.abc import Sequence
from typing import assert_never

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.cards.mana import COLOR_NAMES
from domain.cards.wording import nouns
from domain.cards.wording.grammar import Speaker, listed, with_article


def changes(mods: Sequence[l.Modification], s: Speaker, *, many: bool) -> str:
    """Return what happens to the subject, as one predicate."""
    becomes = [m for m in mods if isinstance(m, l.ChangeTypes | l.SetStats | l.SetColors)]
    rest = [m for m in mods if not isinstance(m, l.ChangeTypes | l.SetStats | l.SetColors)]
    parts = [_becomes(becomes, s, many=many)] if becomes else []
    parts += [change(m, s, many=many) for m in rest]
    return listed(parts)


def _becomes(mods: Sequence[l.Modification], s: Speaker, *, many: bool) -> str:
    stats, colors, kinds, replaces = "", "", "", True
    for m in mods:
        match m:
            case l.SetStats(power, toughness, defining):
                if defining:
                    return (
                        f"{'have' if many else 'has'} power and toughness each equal to "
                        f"{nouns.value(power, s)}"
                    )
                stats = f"{nouns.value(power, s)}/{nouns.value(toughness, s)}"
            case l.SetColors(of):
                colors = " and ".join(COLOR_NAMES[c] for c in of) or "colorless"
            case l.ChangeTypes(types, subtypes, supertypes, replace):
                kinds = " ".join((*supertypes, *subtypes, *types))
                replaces = replace
            case _:
                raise TypeError(f"{m} makes nothing of its subject")
    noun = " ".join(part for part in (stats, colors, kinds) if part)
    if not kinds:
        verb = "have base power and toughness" if many else "has base power and toughness"
        return f"{verb} {noun}" if stats else f"{'become' if many else 'becomes'} {colors}"
    text = f"{'become' if many else 'becomes'} {noun if many else with_article(noun)}"
    return text if replaces else f"{text} in addition to its other types"


def change(m: l.Modification, s: Speaker, *, many: bool) -> str:
    """Return one change as a predicate."""
    match m:
        case l.SetController(who):
            whose = "your" if isinstance(who, t.You) else nouns.possessive(who, s)
            return f"{'come' if many else 'comes'} under {whose} control"
        case l.Grant(abilities):
            return f"{'have' if many else 'has'} {_quoted(abilities)}"
        case l.Lose(keywords):
            return f"{'lose' if many else 'loses'} {listed(list(keywords)) or 'all abilities'}"
        case l.AddStats(power, toughness):
            signs = f"{_signed(power, toughness, s)}/{_signed(toughness, power, s)}"
            return f"{'get' if many else 'gets'} {signs}"
        case l.SwitchStats():
            return f"{'switch' if many else 'switches'} power and toughness"
        case l.Deontic():
            return _deontic(m, s, many=many)
        case l.DamageRule(rule):
            return f"{'have' if many else 'has'} {rule.replace('_', ' ')}"
        case l.CostChange() | l.PlayerRule():
            return player_changes((m,), s)
        case l.ChangeTypes() | l.SetColors() | l.SetStats():
            return _becomes((m,), s, many=many)
        case _:
            assert_never(m)


def _quoted(abilities: Sequence[l.Ability]) -> str:
    from domain.cards.wording.abilities import quoted

    return listed([quoted(ability) for ability in abilities])


def _signed(v: t.Value, other: t.Value, s: Speaker) -> str:
    if isinstance(v, int):
        # A zero beside a penalty is written -0 (as -3/-0 and -0/-3 are).
        minus = v < 0 or (v == 0 and isinstance(other, int) and other < 0)
        return f"-{-v}" if minus else f"+{v}"
    return f"+{nouns.value(v, s)}"


def _deontic(m: l.Deontic, s: Speaker, *, many: bool) -> str:
    by = "" if m.by is None else nouns.objects(m.by, s, many=True)
    match (m.mode, m.action):
        case ("cant", "attack" | "block" | "untap" as action):
            tail = " during its controller's untap step" if action == "untap" else ""
            return f"can't {action}{tail}"
        case ("must", "attack" | "block" as action):
            return f"{action if many else action + 's'} each combat if able"
        case ("cant", "be_blocked"):
            if m.at_least > 1:
                return f"can't be blocked except by {m.at_least} or more creatures"
            if isinstance(m.by, t.Not):
                return f"can't be blocked except by {_creatures(m.by.of, s)}"
            return f"can't be blocked by {by}" if by else "can't be blocked"
        case ("cant", "be_targeted"):
            if m.by == t.ControlledBy(t.Players("opponents")):
                return "can't be the target of spells or abilities your opponents control"
            return "can't be the target of spells or abilities"
        case ("may", action):
            return f"may {action.replace('_', ' ')}"
        case (mode, action):
            word = {"cant": "can't", "must": "must"}[mode]
            return f"{word} {action.replace('_', ' ')}"


def _creatures(filter_: t.Filter, s: Speaker) -> str:
    return nouns.objects(filter_, s, many=True, noun="creature")


def player_changes(mods: Sequence[l.Modification], s: Speaker) -> str:
    """Return what changes for players."""
    return listed([_player_change(m, s) for m in mods])


def _player_change(m: l.Modification, s: Speaker) -> str:
    match m:
        case l.PlayerRule("land_plays", amount, who):
            number = nouns.value(amount, s)
            lands = "an additional land" if number == "1" else f"{number} additional lands"
            return f"{nouns.reference(who, s)} may play {lands}"
        case l.PlayerRule("no_max_hand", _, who):
            name = nouns.reference(who, s)
            return f"{name} {'have' if name == 'you' else 'has'} no maximum hand size"
        case l.PlayerRule(_, amount, who):
            return f"{nouns.possessive(who, s)} maximum hand size is {nouns.value(amount, s)}"
        case l.CostChange(spells, who, amount):
            less = isinstance(amount, int) and amount < 0
            size = str(-amount) if isinstance(amount, int) and less else nouns.value(amount, s)
            noun = nouns.objects(spells, s, many=True, noun="spell")
            name = nouns.reference(who, s)
            by = "" if who == t.Players("all") else f" {name} cast"
            return f"{noun}{by} cost {{{size}}} {'less' if less else 'more'} to cast"
        case _:
            return change(m, s, many=False)
