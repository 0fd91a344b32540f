"""Abilities and whole cards as text."""

from typing import assert_never

from domain.cards.card import CardDefinition
from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.cards.wording import (
    conditions,
    costs,
    effects,
    modifications,
    nouns,
    patterns,
)
from domain.cards.wording.grammar import Speaker, count_word, sentence

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
    return f"enchanted {kind.type if isinstance(kind, t.Type) else 'permanent'}"


def card_text(card: CardDefinition) -> tuple[str, ...]:
    """Return the card's text, one line for each ability; keywords in a row share a line."""
    lines: list[str] = []
    row: list[str] = []
    for ability in card.abilities:
        plain = isinstance(ability, l.Keyword) and ability.cost is None
        if plain and isinstance(ability, l.Keyword):
            row.append(ability.name)
            continue
        if row:
            lines.append(", ".join(row).capitalize())
            row = []
        lines.extend(ability_text(ability, card.name, card).split("\n"))
    if row:
        lines.append(", ".join(row).capitalize())
    return tuple(lines)


def ability_text(ability: l.Ability, card_name: str, card: CardDefinition | None = None) -> str:
    """Return one ability as text; modes follow on lines of their own."""
    targets = getattr(ability, "targets", ())
    s = Speaker(_this(card, card_name), targets, _attached(card))
    match ability:
        case l.Keyword(name, cost, number):
            extra = f" {cost}" if cost is not None else f" {number}" if number else ""
            return f"{name.capitalize()}{extra}"
        case l.SpellAbility():
            return _spell(ability, card_name, s)
        case l.Activated():
            return _activated(ability, s)
        case l.Triggered():
            return _triggered(ability, s)
        case l.Static():
            return _static(ability, s)
        case l.Enters():
            return _enters(ability, s)
        case l.EnchantAbility(filter_, players):
            what = (
                "player" if filter_ is None and players else nouns.objects(filter_ or t.ANYTHING, s)
            )
            return f"Enchant {what}"
        case _:
            assert_never(ability)


def quoted(ability: l.Ability) -> str:
    """Return an ability inside another sentence: a keyword plain, others in quotes."""
    if isinstance(ability, l.Keyword) and ability.cost is None:
        return ability.name
    return f"“{ability_text(ability, 'this permanent')}”"


def mode_text(mode: l.Mode, card_name: str) -> str:
    """Return one mode of a modal spell."""
    return sentence(effects.effect(mode.effect, Speaker(card_name, mode.targets, _attached(None))))


def _spell(ability: l.SpellAbility, name: str, s: Speaker) -> str:
    lines = []
    if ability.kicker is not None:
        lines.append(f"Kicker {ability.kicker}")
    if ability.additional:
        price = costs.price(ability.additional, s)
        lines.append(sentence(f"as an additional cost to cast this spell, {price}"))
    if ability.effect is not None:
        lines.append(sentence(effects.effect(ability.effect, s)))
    if ability.modes:
        low, high = ability.choose_min, ability.choose_max
        many = {(1, 1): "one", (2, 2): "two"}.get((low, high), f"{low} to {high}")
        lines.append(f"Choose {many} —")
        lines.extend(f"• {mode_text(mode, name)}" for mode in ability.modes)
    return "\n".join(lines)


def _activated(ability: l.Activated, s: Speaker) -> str:
    text = f"{costs.costs(ability.cost, s)}: {sentence(effects.effect(ability.effect, s))}"
    return text + (" Activate only as a sorcery." if ability.timing == "sorcery" else "")


def _triggered(ability: l.Triggered, s: Speaker) -> str:
    text = patterns.pattern(ability.pattern, s)
    if ability.condition is not None:
        text += f", if {conditions.condition(ability.condition, s)}"
    return sentence(f"{text}, {effects.effect(ability.effect, s)}")


def _static(ability: l.Static, s: Speaker) -> str:
    wide = [m for m in ability.changes if isinstance(m, l.PlayerRule | l.CostChange)]
    if wide and len(wide) == len(ability.changes):
        text = modifications.player_changes(wide, s)
        if any(isinstance(m, l.PlayerRule) and m.rule == "land_plays" for m in wide):
            text += " on each of your turns"
    elif ability.changes == (l.SetController(),) and not isinstance(ability.affects, l.All):
        text = f"you control {nouns.reference(ability.affects, s)}"
    elif isinstance(ability.affects, l.All):
        subject = nouns.objects(ability.affects.filter, s, many=True)
        text = f"{subject} {modifications.changes(ability.changes, s, many=True)}"
    else:
        subject = nouns.reference(ability.affects, s)
        text = f"{subject} {modifications.changes(ability.changes, s, many=False)}"
    if ability.condition is not None:
        text += f" as long as {conditions.condition(ability.condition, s)}"
    return sentence(text)


def _enters(ability: l.Enters, s: Speaker) -> str:
    parts = ["tapped"] if ability.tapped else []
    for kind, number in ability.counters:
        noun = f"{kind} counter"
        words = "a " + noun if number == 1 else f"{count_word(str(number))} {noun}s"
        parts.append(f"with {words} on it")
    text = f"{s.this} enters {' and '.join(parts)}"
    if isinstance(ability.condition, t.Unless):
        text = f"{text} unless {conditions.condition(ability.condition.of, s)}"
    elif ability.condition is not None:
        text = f"if {conditions.condition(ability.condition, s)}, {text}"
    return sentence(text)
