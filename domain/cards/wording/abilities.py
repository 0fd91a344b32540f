"""Abilities and whole cards as text."""

from collections.abc import Sequence
from typing import assert_never

from domain.cards.card import CardDefinition
from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.cards.mana import COLOR_NAMES
from domain.cards.wording import (
    activating,
    castings,
    conditions,
    costs,
    effects,
    keywords,
    modifications,
    nouns,
    patterns,
    relations,
    replacing,
    sequences,
    stacking,
    turning,
)
from domain.cards.wording.grammar import Speaker, listed, sentence, with_article

_KINDS = ("creature", "land", "planeswalker", "artifact", "enchantment")


def _this(card: CardDefinition | None, name: str) -> str:
    """What a card calls itself: a spell by its name, a permanent by its kind (CR 201.5)."""
    if card is None:
        return "this permanent"
    if not card.is_permanent:
        return name
    for kind in ("Aura", "Equipment"):
        if kind in card.subtypes:
            return f"this {kind}"
    return f"this {next((kind for kind in _KINDS if kind in card.types), 'permanent')}"


def _attached(card: CardDefinition | None) -> str:
    """What an Aura or Equipment calls what it is attached to."""
    if card is not None and "Equipment" in card.subtypes:
        return "equipped creature"
    enchant = (
        next((a for a in card.abilities if isinstance(a, l.EnchantAbility)), None)
        if (card)
        else None
    )
    kind = enchant.filter if enchant else None
    if enchant is not None and kind is None and enchant.players:
        return "enchanted player"
    if isinstance(kind, t.Subtype):
        return f"enchanted {kind.subtype}"
    bestowed = card is not None and any(
        isinstance(ability, l.Keyword) and ability.name == "bestow" for ability in card.abilities
    )
    noun = kind.type if isinstance(kind, t.Type) else "creature" if bestowed else "permanent"
    return f"enchanted {noun}"


def card_text(card: CardDefinition) -> tuple[str, ...]:
    """Return the card's text, one line for each ability; keywords in a row share a line."""
    lines: list[str] = []
    row: list[str] = []
    for ability in card.abilities:
        if isinstance(ability, l.Keyword) and keywords.plain(ability):
            row.append(quoted(ability))
            continue
        if row:
            lines.append(_line(row))
            row = []
        lines.extend(ability_text(ability, card.called, card).split("\n"))
    if row:
        lines.append(_line(row))
    for face in card.faces:
        cost = f" {face.cost}" if face.cost is not None else ""
        lines.append(f"{face.name}{cost}")
        lines.extend(card_text(face))
    return tuple(lines)


def _line(row: list[str]) -> str:
    words = ", ".join(row)
    return words[:1].upper() + words[1:]


def ability_text(ability: l.Ability, card_name: str, card: CardDefinition | None = None) -> str:
    """Return one ability as text; modes follow on lines of their own."""
    targets = getattr(ability, "targets", ())
    zone = ability.zone if isinstance(ability, l.Activated | l.Triggered) else None
    where = zone if zone in ("graveyard", "exile") else "battlefield"
    s = Speaker(_this(card, card_name), targets, _attached(card), where)
    match ability:
        case l.Keyword():
            return keywords.text(ability, s)
        case l.SpellAbility():
            return _spell(ability, card_name, s)
        case l.Activated():
            return _activated(ability, s)
        case l.Triggered():
            return _triggered(ability, s)
        case l.Static():
            return _static(ability, s)
        case l.Enters():
            return replacing.enters(ability, s)
        case l.CastOption() | l.AdditionalCost() | l.PayBy() | l.SetAside():
            return castings.casting(ability, s, card_name)
        case l.Splice(onto, cost):
            kinds = nouns.objects(onto, s, noun="spell")
            return sentence(
                f"as you cast {with_article(kinds)}, you may reveal this card from your hand and "
                f"{costs.price(cost, s)}. If you do, add this card's effects to that spell"
            )
        case l.AsItResolves():
            return sentence(stacking.as_it_resolves(ability, s))
        case l.TurnUp() | l.AsTurnedUp():
            return turning.ability(ability, s)
        case l.EntersAsCopy():
            return sentence(stacking.entering(ability, s))
        case l.EnchantAbility(None, str()):
            return "Enchant player"
        case l.EnchantAbility(filter_, zone="graveyard"):
            return f"Enchant {nouns.objects(filter_ or t.ANYTHING, s, noun='card')} in a graveyard"
        case l.EnchantAbility(filter_):
            return f"Enchant {nouns.objects(filter_ or t.ANYTHING, s)}"
        case l.AsItAttacks():
            return _as_it_attacks(ability, s)
        case _:
            assert_never(ability)


def _as_it_attacks(ability: l.AsItAttacks, s: Speaker) -> str:
    paying = f"exert {s.this}" if ability.exert else costs.price(ability.cost, s)
    text = f"you may {paying} as it attacks"
    if ability.once:
        text = f"if {s.this} hasn't been exerted this turn, {text}"
    if ability.condition is not None:
        text = f"if {conditions.condition(ability.condition, s)}, {text}"
    if ability.effect is not None:
        text += f". When you do, {effects.effect(ability.effect, s)}"
    return sentence(text)


def cost_text(parts: Sequence[l.Cost]) -> str:
    """Return a cost inside a sentence."""
    return costs.price(parts, Speaker("this", (), "enchanted permanent"))


def quoted(ability: l.Ability) -> str:
    """Return an ability inside another sentence: a keyword plain, others in quotes."""
    if isinstance(ability, l.Keyword) and keywords.plain(ability):
        words = keywords.text(ability, Speaker("this permanent", (), ""))
        return words[:1].lower() + words[1:]
    return f"“{ability_text(ability, 'this permanent')}”"


def mode_text(mode: l.Mode, card_name: str, attached: str = "enchanted permanent") -> str:
    """Return one mode of a modal spell or ability."""
    speaker = Speaker(card_name, mode.targets, attached)
    text = sentence(effects.effect(mode.effect, speaker))
    return f"{costs.costs(mode.cost, speaker)} — {text}" if mode.cost else text


def _said(e: l.Effect, s: Speaker) -> str:
    """Return an instruction, with the targets that it does not speak of named before."""
    text = effects.effect(e, s)
    others = [s.target(index) for index in range(len(s.targets)) if not s.was_named(index)]
    return f"choose {listed(others)}. {text[:1].upper()}{text[1:]}" if others else text


def _spell(ability: l.SpellAbility, name: str, s: Speaker) -> str:
    lines = []
    if ability.x_from:
        colors = " or ".join(COLOR_NAMES[color] for color in ability.x_from)
        lines.append(f"Spend only {colors} mana on X.")
    if ability.effect is not None:
        lines.append(sentence(_said(ability.effect, s)))
    if ability.modes:
        low, high = ability.choose_min, ability.choose_max
        lines.append(castings.choice(low, high, len(ability.modes), repeat=ability.repeat))
        if ability.kicked_max is not None:
            lines.append(f"If it is kicked, choose up to {ability.kicked_max} instead.")
        lines.extend(f"• {mode_text(mode, name)}" for mode in ability.modes)
    return "\n".join(lines)


def _activated(ability: l.Activated, s: Speaker) -> str:
    cost = costs.costs(ability.cost, s)
    if ability.modes:
        low, high = ability.choose_min, ability.choose_max
        choice = castings.choice(low, high, len(ability.modes), repeat=False)
        lines = (f"• {mode_text(mode, s.this, s.attached)}" for mode in ability.modes)
        return "\n".join((f"{cost}: {choice}", *lines, *activating.restrictions(ability, s)))
    text = f"{cost}: {sentence(_said(ability.effect, s))}"
    return activating.headed(ability, " ".join((text, *activating.restrictions(ability, s))))


def _triggered(ability: l.Triggered, s: Speaker) -> str:
    if isinstance(ability.pattern, t.Chapter):
        return f"{patterns.event(ability.pattern, s)} {sentence(effects.effect(ability.effect, s))}"
    text = patterns.pattern(ability.pattern, s)
    if ability.condition is not None:
        text += f", if {conditions.condition(ability.condition, s)}"
    if ability.modes:
        low, high = ability.choose_min, ability.choose_max
        many = {(1, 1): "one", (2, 2): "two"}.get((low, high), f"{low} to {high}")
        lines = [f"{sentence(text).removesuffix('.')}, choose {many} —"]
        lines.extend(f"• {mode_text(mode, s.this, s.attached)}" for mode in ability.modes)
        return "\n".join(lines)
    done = _said(ability.effect, s)
    if ability.condition is not None:
        done = sequences.clause(done, s)
    text = sentence(f"{text}, {done}")
    if ability.limit is None:
        return text
    often = {1: "once", 2: "twice"}.get(ability.limit, f"{ability.limit} times")
    return f"{text} This ability triggers only {often} each turn."


def _static(ability: l.Static, s: Speaker) -> str:
    replaced = [m for m in ability.changes if isinstance(m, l.Replace)]
    wide = [m for m in ability.changes if isinstance(m, modifications.WIDE)]
    if replaced:
        text = replacing.replacements(replaced, s)
    elif wide and len(wide) == len(ability.changes):
        text = modifications.player_changes(wide, s)
        if any(isinstance(m, l.PlayerRule) and m.rule == "land_plays" for m in wide):
            text += " on each of your turns"
    elif ability.changes == (l.SetController(),) and not isinstance(ability.affects, l.All):
        text = f"you control {nouns.reference(ability.affects, s)}"
    elif isinstance(ability.affects, l.All):
        text = _all(ability.affects, s)
        said, s.each = s.each, "it"
        text += f" {modifications.changes(ability.changes, s, many=True)}"
        s.each = said
    else:
        subject = nouns.reference(ability.affects, s)
        many = isinstance(ability.affects, t.You)
        text = f"{subject} {modifications.changes(ability.changes, s, many=many)}"
    if ability.zone == "graveyard":
        text += f" as long as {s.this} is in your graveyard"
    if ability.condition is not None:
        lead = " and" if ability.zone == "graveyard" else " as long as"
        text += f"{lead} {conditions.condition(ability.condition, s)}"
    return sentence(text)


def _all(affected: l.All, s: Speaker) -> str:
    """Return the objects that a static ability is about, wherever they are."""
    filter_, zone = affected.filter, affected.zone
    if isinstance(filter_, t.Or) and all(isinstance(part, t.Is) for part in filter_.of):
        named = [nouns.reference(p.what, s) for p in filter_.of if isinstance(p, t.Is)]
        return " and ".join(named).replace("the pair", "the creature it's paired with")
    if zone in ("battlefield", "stack"):
        return nouns.objects(filter_, s, many=True)
    return "".join(relations.within(filter_, zone, s, many=True))
