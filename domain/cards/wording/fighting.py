"""What creatures can't, must and may do, and instructions about combat, as text."""

from __future__ import annotations

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.cards.wording import conditions, costs, nouns
from domain.cards.wording.grammar import Speaker, count_word, listed

_PASSIVE = {
    "cast": "be cast",
    "be_blocked": "be blocked", "be_targeted": "be the target of spells or abilities",
    "be_countered": "be countered", "be_destroyed": "be destroyed",
}  # fmt: skip

_DAMAGE = {
    "by_toughness": ("assign", "combat damage equal to {} toughness rather than {} power"),
    "as_unblocked": ("may assign", "{} combat damage as though {} weren't blocked"),
    "no_combat_damage": ("assign", "no combat damage"),
    "unpreventable": ("deal", "damage that can't be prevented"),
}  # fmt: skip

_PHASES = {
    "combat": "combat phase", "main": "main phase", "beginning": "beginning phase",
    "untap": "untap step", "upkeep": "upkeep step", "draw": "draw step", "end": "end step",
}  # fmt: skip


def deontic(m: l.Deontic, s: Speaker, *, many: bool) -> str:
    """Return what an object can't, must or may do, as a predicate."""
    match m.mode:
        case "cant":
            return _cant(m, s, many=many)
        case "must":
            return _must(m, s, many=many)
        case _:
            return _may(m, s, many=many)


def _cant(m: l.Deontic, s: Speaker, *, many: bool) -> str:
    text = f"can't {_forbidden(m, s)}"
    if m.action == "untap":
        whose = "their controllers'" if many else "its controller's"
        text = f"{'do' if many else 'does'}n't untap during {whose} untap step{'s' if many else ''}"
    if isinstance(m.unless, t.Unless):
        text += f" if {conditions.condition(m.unless.of, s)}"
    elif m.unless is not None:
        text += f" unless {conditions.condition(m.unless, s)}"
    if m.cost:
        payer = "their controller pays" if many else "its controller pays"
        price = costs.price(m.cost, s)
        price = price.removeprefix("pay ") if price.startswith("pay ") else f"to {price}"
        if m.times != 1:
            price += f" times {nouns.value(m.times, s)}"
        text += f" unless {payer} {price}" + (" for each of them" if many else "")
    return text


def _forbidden(m: l.Deontic, s: Speaker) -> str:
    match m.action:
        case "attack" | "block" as action if m.at_least == 2 and m.by is not None:
            return f"{action} unless one of {_creatures(m.by, s)} {action}s too"
        case "attack" | "block" as action if m.at_most == 1:
            return f"{action} together with other creatures"
        case "attack" | "block" as action if m.at_least > 2:
            number = count_word(str(m.at_least - 1))
            return f"{action} unless at least {number} other creatures {action} too"
        case "attack" | "block" as action if m.at_least == 2:
            return f"{action} alone"
        case "attack" | "block" as action:
            return f"{action}{_whom(m, s)}"
        case "attack_defending":
            return "attack as a creature with defender"
        case "be_blocked_by_some":
            return "be blocked unless all creatures defending player controls block it"
        case "activate":
            return "have its abilities activated"
        case "activate_unless_mana":
            return "have its abilities activated unless they're mana abilities"
        case "activate_loyalty":
            return "have its loyalty abilities activated"
        case "be_blocked" if m.at_least > 1:
            return f"be blocked except by {m.at_least} or more creatures"
        case "be_blocked" if m.at_most is not None:
            most = "one creature" if m.at_most == 1 else f"{count_word(str(m.at_most))} creatures"
            return f"be blocked by more than {most}"
        case "be_blocked" if isinstance(m.by, t.Not):
            return f"be blocked except by {_creatures(m.by.of, s)}"
        case "be_targeted" if m.by == t.ControlledBy(t.Players("opponents")):
            return "be the target of spells or abilities your opponents control"
        case "be_targeted" if m.by == t.IsSpell():
            return "be the target of spells"
        case "be_targeted" if m.by is not None:
            kind = nouns.objects(m.by, s, noun="source")
            return f"be the target of spells or abilities of a {kind}"
        case "be_targeted" | "be_countered" | "be_destroyed" as action:
            return _PASSIVE[action]
        case "get_counters":
            return "have counters put on it" if m.having is None else f"get {m.having} counters"
        case "enter":
            return "enter the battlefield"
        case action:
            verb = _PASSIVE.get(action, action.replace("_", " "))
            return verb if m.by is None else f"{verb} by {_creatures(m.by, s)}"


def _whom(m: l.Deontic, s: Speaker) -> str:
    whom = []
    if m.against is not None:
        whom.append(nouns.reference(m.against, s))
    if m.by is not None:
        whom.append(_creatures(m.by, s))
    return " " + " or ".join(whom) if whom else ""


def _must(m: l.Deontic, s: Speaker, *, many: bool) -> str:
    match m.action:
        case "attack" | "block" as action:
            verb = action if many else f"{action}s"
            when = "each combat in which another creature does" if m.at_least > 1 else "each combat"
            return f"{verb}{_whom(m, s) or ' ' + when} if able"
        case "be_blocked" if m.by is None:
            return "must be blocked if able"
        case "be_blocked" if m.at_most is not None:
            number = "one" if m.at_most == 1 else count_word(str(m.at_most))
            return f"must be blocked by {number} of {_creatures(m.by or t.ANYTHING, s)} if able"
        case "be_blocked":
            return f"must be blocked by all {_creatures(m.by or t.ANYTHING, s)} able to do so"
        case action:
            return f"must {action.replace('_', ' ')}"


def _may(m: l.Deontic, s: Speaker, *, many: bool) -> str:
    its = "they" if many else "it"
    match m.action:
        case "block_more" if m.at_most is None:
            return "can block any number of creatures"
        case "block_more":
            number = m.at_most or 0
            more = (
                "an additional creature" if number == 1
                else f"an additional {count_word(str(number))} creatures"
            )  # fmt: skip
            return f"can block {more} each combat"
        case "block" if m.having is not None:
            return f"can block{_whom(m, s)} as though {its} had {m.having}"
        case "attack_defending":
            return f"can attack as though {its} didn't have defender"
        case "attack_sick":
            return f"can attack as though {its} had haste"
        case "stay_tapped":
            return "may stay tapped during its controller's untap step"
        case "block_tapped":
            return f"can block as though {its} were untapped"
        case action:
            return f"may {action.replace('_', ' ')}"


def _creatures(filter_: t.Filter, s: Speaker) -> str:
    if isinstance(filter_, t.Is):
        return nouns.reference(filter_.what, s)
    kinds = filter_.of if isinstance(filter_, t.And | t.Or) else ()
    noun = "" if t.Type("planeswalker") in kinds else "creature"
    return nouns.objects(filter_, s, many=True, noun=noun)


def damage_rule(m: l.DamageRule, *, many: bool) -> str:
    """Return how the subject's damage is dealt, as a predicate."""
    if m.rule not in _DAMAGE:
        return f"{'have' if many else 'has'} {m.rule.replace('_', ' ')}"
    verb, what = _DAMAGE[m.rule]
    if not many and verb in ("assign", "deal"):
        verb += "s"
    its = ("their", "they") if many else ("its", "it")
    order = its if m.rule == "as_unblocked" else (its[0], its[0])
    return f"{verb} {what.format(*order)}"


def player_rule(m: l.PlayerRule, s: Speaker) -> str:
    """Return how many creatures may attack or block, what untaps and what is skipped."""
    everybody = m.who == t.Players("all")
    most = nouns.value(m.amount, s)
    some = f"{count_word(most)} {'creature' if most == '1' else 'creatures'}"
    if m.rule == "most_attackers_against":
        return f"no more than {some} can attack {nouns.reference(m.who, s)} each combat"
    if m.rule in ("most_attackers", "most_blockers"):
        verb = "attack" if m.rule == "most_attackers" else "block"
        whose = "" if everybody else f" {nouns.reference(m.who, s)} controls"
        return f"no more than {some}{whose} can {verb} each combat"
    name = "players" if everybody else nouns.reference(m.who, s)
    if m.rule == "most_untap":
        what = nouns.objects(m.what or t.ANYTHING, s, many=most != "1")
        return f"{name} can't untap more than {count_word(most)} {what} during an untap step"
    what = m.rule.removeprefix("skip_")
    part = "combat phases" if what == "combat" else f"{what} steps"
    whose = nouns.possessive(m.who, s) if name == "you" else "their"
    return f"{name} {'skip' if name in ('you', 'players') else 'skips'} {whose} {part}"


def instruction(e: l.AddPhases | l.SetBlocked | l.JoinCombat, s: Speaker) -> str:
    """Return an instruction about combat as a sentence without the last full stop."""
    match e:
        case l.AddPhases(phases):
            names = [_PHASES[phase] for phase in phases]
            added = f"an additional {names[0]}"
            if len(names) > 1:
                added += f" followed by an additional {listed(names[1:])}"
            kind = "step" if "step" in names[0] else "phase"
            return f"after this {kind}, there is {added}"
        case l.SetBlocked(what, blocked):
            state = "blocked" if blocked else "unblocked"
            return f"{nouns.selection(what, s)} becomes {state}"
        case l.JoinCombat(what, against, blocks):
            subject = nouns.selection(what, s)
            if blocks is not None:
                return f"{subject} is blocking {nouns.reference(blocks, s)}"
            whom = "" if against is None else f" {nouns.reference(against, s)}"
            return f"{subject} is attacking{whom}"
