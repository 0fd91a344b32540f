"""Continuous modifications as predicates."""

from collections.abc import Sequence
from typing import assert_never

from domain.cards.creature_types import CREATURE_TYPES
from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.cards.land_types import LAND_MANA
from domain.cards.mana import COLOR_NAMES
from domain.cards.wording import activating, castings, fighting, nouns, replacing, sizes
from domain.cards.wording.grammar import Speaker, either, listed, plural, with_article

WIDE = (
    l.TriggersAgain,
    l.ActivationCost,
    l.PlayerRule,
    l.CostChange,
    l.MayPlay,
    l.MayCastAtInstantSpeed,
    l.SpendAnyMana,
    l.CantCast,
    l.CantActivate,
)
"""Changes that say themselves whose they are."""


def changes(mods: Sequence[l.Modification], s: Speaker, *, many: bool) -> str:
    """Return what happens to the subject, as one predicate."""
    becomes = [m for m in mods if isinstance(m, l.ChangeTypes | l.SetStats | l.SetColors)]
    rest = [m for m in mods if not isinstance(m, l.ChangeTypes | l.SetStats | l.SetColors)]
    parts = [_becomes(becomes, s, many=many)] if becomes else []
    parts += [change(m, s, many=many) for m in rest]
    return listed(parts)


def _becomes(mods: Sequence[l.Modification], s: Speaker, *, many: bool) -> str:
    stats, size, colors, kinds, gone, replaces = "", "", "", "", "", True
    for m in mods:
        match m:
            case l.SetStats(power, toughness, defining):
                if defining:
                    has = "have" if many else "has"
                    if power == toughness:
                        return f"{has} power and toughness each equal to {nouns.value(power, s)}"
                    equal = f"{has} power equal to {nouns.value(power, s)}"
                    return f"{equal} and toughness equal to {nouns.value(toughness, s)}"
                if power == toughness and not isinstance(power, int | t.X):
                    stats, size = "X/X", f", where X is {nouns.value(power, s)}"
                else:
                    stats = f"{nouns.value(power, s)}/{nouns.value(toughness, s)}"
            case l.SetColors(of):
                colors = " and ".join(COLOR_NAMES[c] for c in of) or "colorless"
                if m.chosen is not None:
                    colors = "the chosen color" + (" too" if m.add else "")
                elif m.add:
                    colors += " too"
            case l.ChangeTypes(types, subtypes, supertypes, replace):
                named = _named(subtypes)
                kinds = " ".join((*supertypes, *named, *types))
                if m.remove:
                    gone = _removed(m.remove, many=many)
                kinds = kinds or (f"the {m.chosen}" if m.chosen else "")
                replaces = replace
            case _:
                raise TypeError(f"{m} makes nothing of its subject")
    noun = " ".join(part for part in (stats, colors, kinds) if part)
    if gone:
        rest = [m for m in mods if not (isinstance(m, l.ChangeTypes) and m.remove)]
        return f"{_becomes(rest, s, many=many)} and {gone}" if rest else gone
    if not kinds:
        verb = "have base power and toughness" if many else "has base power and toughness"
        return f"{verb} {noun}{size}" if stats else f"{'become' if many else 'becomes'} {colors}"
    if kinds.startswith(("every ", "the ")):
        text = f"{'become' if many else 'becomes'} {noun}"
    else:
        text = f"become {plural(noun)}" if many else f"becomes {with_article(noun)}"
    its = "their" if many else "its"
    return f"{text}{size}" if replaces else f"{text} in addition to {its} other types{size}"


def _removed(kinds: tuple[str, ...], *, many: bool) -> str:
    """Return which types it has no longer."""
    if "creature types" in kinds:
        return f"{'lose' if many else 'loses'} all {listed(list(kinds))}"
    if many:
        return f"aren't {listed([plural(kind) for kind in kinds])}"
    is_what = [kind if kind == "legendary" else with_article(kind) for kind in kinds]
    return f"isn't {either(is_what)}"


def _named(subtypes: tuple[str, ...]) -> tuple[str, ...]:
    """Return subtypes by name, or what all of a kind are called."""
    if len(subtypes) >= len(CREATURE_TYPES):
        return ("every creature type",)
    return ("every basic land type",) if set(subtypes) >= LAND_MANA.keys() else subtypes


def change(m: l.Modification, s: Speaker, *, many: bool) -> str:
    """Return one change as a predicate."""
    match m:
        case l.SetController(who):
            whose = "your" if isinstance(who, t.You) else nouns.possessive(who, s)
            return f"{'come' if many else 'comes'} under {whose} control"
        case l.Grant(abilities):
            return f"{'have' if many else 'has'} {_quoted(abilities)}"
        case l.Lose():
            return _loses(m, many=many)
        case l.MayPlay():
            return castings.permitted(m, s)
        case l.MayCastAtInstantSpeed():
            return castings.at_instant_speed(m, s)
        case l.SpendAnyMana():
            return castings.any_mana(m, s)
        case l.CantCast():
            return castings.prohibition(m, s)
        case l.NextSpell():
            return castings.next_spell(m, s)
        case l.CopyOf():
            return "is a copy of something else"
        case l.ChangeText(what, old, new, chosen):
            kind = {"color": "color word"}.get(what, what.replace("_", " "))
            old, new = (f"one {kind}", "another") if chosen else (old, new)
            return f"{'have' if many else 'has'} all instances of {old} replaced by {new}"
        case l.SetName(name):
            return f"{'have' if many else 'has'} the name {name}"
        case l.NoManaCost():
            return f"{'have' if many else 'has'} no mana cost"
        case l.AddStats(power, toughness):
            return f"{'get' if many else 'gets'} {sizes.changed(power, toughness, s)}"
        case l.SwitchStats():
            return f"{'switch' if many else 'switches'} power and toughness"
        case l.Deontic():
            return fighting.deontic(m, s, many=many)
        case l.Replace():
            return replacing.replacement(m, s)
        case l.DamageRule():
            return fighting.damage_rule(m, many=many)
        case (
            l.ActivationCost()
            | l.CostChange()
            | l.PlayerRule()
            | l.TriggersAgain()
            | l.CantActivate()
        ):
            return player_changes((m,), s)
        case l.ChangeTypes() | l.SetColors() | l.SetStats():
            return _becomes((m,), s, many=many)
        case _:
            assert_never(m)


def _loses(m: l.Lose, *, many: bool) -> str:
    lose, named = "lose" if many else "loses", listed(list(m.keywords))
    if not m.keywords:
        return f"{lose} all abilities{f' except {m.but}' if m.but else ''}"
    return f"{lose} {named} and can't have or gain {named}" if m.barred else f"{lose} {named}"


def _quoted(abilities: Sequence[l.Ability]) -> str:
    from domain.cards.wording.abilities import quoted

    return listed([quoted(ability) for ability in abilities])


def player_changes(mods: Sequence[l.Modification], s: Speaker) -> str:
    """Return what changes for players."""
    return listed([_player_change(m, s) for m in mods])


_CANT = {
    "no_life_gain": "can't gain life", "no_loss": "can't lose the game",
    "no_win": "can't win the game", "no_poison": "can't get poison counters",
}  # fmt: skip


def _player_change(m: l.Modification, s: Speaker) -> str:
    match m:
        case l.PlayerRule("land_plays", amount, who):
            number = nouns.value(amount, s)
            lands = "an additional land" if number == "1" else f"{number} additional lands"
            return f"{nouns.reference(who, s)} may play {lands}"
        case l.PlayerRule("reveal_top", _, who):
            whose = nouns.possessive(who, s)
            return f"{nouns.reference(who, s)} play with the top card of {whose} library revealed"
        case l.PlayerRule("look_top", _, who):
            whose = nouns.possessive(who, s)
            return f"{nouns.reference(who, s)} may look at the top card of {whose} library any time"
        case l.PlayerRule("no_max_hand", _, who):
            name = nouns.reference(who, s)
            return f"{name} {'have' if name == 'you' else 'has'} no maximum hand size"
        case l.PlayerRule(rule, _, who) if rule in _CANT:
            return castings.players(who, s, [_CANT[rule]])
        case l.PlayerRule("life_fixed", _, who):
            return f"{nouns.possessive(who, s)} life total can't change"
        case l.PlayerRule("no_loss_by_life", _, who):
            return f"{nouns.reference(who, s)} don't lose the game for having 0 or less life"
        case l.PlayerRule("hurt_by_infect", _, who):
            to = nouns.reference(who, s)
            return f"all damage is dealt to {to} as though its source had infect"
        case l.PlayerRule("damage_withers"):
            return "all damage is dealt as though its source had wither"
        case l.PlayerRule("damage_unpreventable"):
            return "damage can't be prevented"
        case l.PlayerRule("most_draws", amount, who):
            most = "one card" if amount == 1 else f"{nouns.value(amount, s)} cards"
            return castings.players(who, s, [f"can't draw more than {most} each turn"])
        case l.PlayerRule(rule) if rule.startswith(("most_", "skip_")):
            return fighting.player_rule(m, s)
        case l.PlayerRule("no_legend_rule", what=what):
            to = "" if what is None else f" to {nouns.objects(what, s, many=True)}"
            return f"the legend rule doesn't apply{to}"
        case l.NextSpell():
            return castings.next_spell(m, s)
        case l.PlayerRule("any_copies"):
            return f"a deck can have any number of cards with the name of {s.this}"
        case l.PlayerRule(_, amount, who):
            return f"{nouns.possessive(who, s)} maximum hand size is {nouns.value(amount, s)}"
        case l.ActivationCost():
            return activating.cost_change(m, s)
        case l.CostChange():
            return _cost_change(m, s)
        case l.MayPlay(who=who):
            return castings.players(who, s, [castings.permission(m, s)])
        case l.MayCastAtInstantSpeed(who=who):
            return castings.players(who, s, [castings.at_instant_speed(m, s)])
        case l.SpendAnyMana(who=who):
            return castings.players(who, s, [castings.any_mana(m, s)])
        case l.CantCast(who=who):
            return castings.players(who, s, [castings.prohibition(m, s)])
        case l.CantActivate(who=who, of=of, mana=mana):
            whose = "" if of == t.ANYTHING else f" of {nouns.objects(of, s, many=True)}"
            but = "" if mana else " unless they're mana abilities"
            return castings.players(who, s, [f"can't activate abilities{whose}{but}"])
        case l.TriggersAgain(cause, of, never=True):
            from domain.cards.wording.patterns import event

            return f"that {event(cause, s)} doesn't cause abilities to trigger"
        case l.TriggersAgain(cause, of, times):
            from domain.cards.wording.patterns import event

            more = "an additional time" if times == 1 else f"{times} additional times"
            whose = nouns.objects(of, s)
            return f"an ability of a {whose} that triggers as {event(cause, s)} triggers {more}"
        case _:
            return change(m, s, many=False)


def _cost_change(m: l.CostChange, s: Speaker) -> str:
    """Return how much more or less spells cost."""
    amount, less = m.amount, False
    if isinstance(amount, int) and amount < 0:
        amount, less = -amount, True
    elif isinstance(amount, t.Arith) and amount.op == "-" and amount.left == 0:
        amount, less = amount.right, True
    unit = str(m.mana) if m.mana.pips else "{1}"
    direction = "less" if less else "more"
    if m.spells == t.Is(t.This()):
        subject, verb = "this spell", "costs"
    else:
        name = nouns.reference(m.who, s)
        by = "" if m.who == t.Players("all") else f" {name} cast"
        subject, verb = f"{nouns.objects(m.spells, s, many=True, noun='spell')}{by}", "cost"
    if m.zone is not None:
        subject += f" from {m.zone}"
    if m.least:
        text = f"less than {m.least} mana to cast {verb} {m.least} mana to cast"
        return f"{subject} that would cost {text}"
    if isinstance(amount, int):
        size = unit * amount if m.mana.pips else f"{{{amount}}}"
        return f"{subject} {verb} {size} {direction} to cast"
    if isinstance(amount, t.Count):
        each = nouns.objects(amount.filter, s, noun="card" if amount.zone != "battlefield" else "")
        where = "" if amount.zone == "battlefield" else f" in a {amount.zone}"
        return f"{subject} {verb} {unit} {direction} to cast for each {each}{where}"
    return f"{subject} {verb} {unit} {direction} to cast times {nouns.value(amount, s)}"
