"""Short forms that the corpus is written in: cards by kind, targets, costs, abilities."""

from msgspec.structs import replace

from domain.cards.card import CardDefinition
from domain.cards.corpus.printings import PRINTINGS
from domain.cards.ir import terms as t
from domain.cards.ir.language import (
    Ability,
    Activated,
    AddMana,
    All,
    Apply,
    AsItAttacks,
    CastOption,
    Cost,
    CounterSpell,
    DiscardCost,
    Effect,
    EnchantAbility,
    Enters,
    Gate,
    GoTo,
    Grant,
    Instead,
    Keyword,
    Lose,
    Loyalty,
    Modification,
    PayMana,
    Prevented,
    Redirected,
    Regenerate,
    Replace,
    RevealCost,
    Seq,
    SetStats,
    SoMuch,
    SpellAbility,
    Static,
    Tap,
    TargetSpec,
    TokenSpec,
    Triggered,
    Under,
)
from domain.cards.mana import mana_cost


def target(filter_: t.Filter) -> TargetSpec:
    """Return one target among the permanents that match."""
    return TargetSpec(filter=filter_)


def spell_target(*kinds: t.Filter) -> TargetSpec:
    """Return one target among the spells on the stack that match every filter."""
    return TargetSpec(filter=t.all_of(t.IsSpell(), *kinds), zone="stack")


def divided(amount: int, most: int) -> TargetSpec:
    """Return up to ``most`` targets of any kind among which an amount is divided."""
    kinds = t.Or((t.Type("creature"), t.Type("planeswalker")))
    return TargetSpec(kinds, "any", max=most, divide=amount)


def keywords(*names: str) -> tuple[Keyword, ...]:
    """Return keyword abilities without a cost."""
    return tuple(Keyword(name) for name in names)


def protection(*qualities: t.Filter) -> tuple[Keyword, ...]:
    """Protection from each of the qualities (CR 702.16g)."""
    return tuple(Keyword("protection", quality=quality) for quality in qualities)


def regenerates(mana: str) -> Activated:
    """Mana: regenerate this creature."""
    return Activated(pays(mana), Regenerate(t.This()))


def aura(name: str, cost: str, enchant: t.Filter, *abilities: Ability) -> CardDefinition:
    """An Aura that enchants what matches."""
    return permanent(name, cost, "enchantment: Aura", EnchantAbility(enchant), *abilities)


def archetype(keyword: str) -> tuple[Static, Static]:
    """Creatures you control have a keyword; those of opponents lose it and can't have it."""
    mine = t.And((t.Type("creature"), t.ControlledBy(t.You())))
    theirs = t.And((t.Type("creature"), t.ControlledBy(t.Players("opponents"))))
    return (
        Static((Grant(keywords(keyword)),), All(mine)),
        Static((Lose((keyword,), barred=True),), All(theirs)),
    )


def chapter(*numbers: int, does: Effect, to: tuple[TargetSpec, ...] = ()) -> Triggered:
    """A chapter of a Saga, or several that say the same."""
    return Triggered(t.Chapter(numbers), does, targets=to)


def if_would(
    pattern: t.Pattern,
    outcome: GoTo | Under | SoMuch | Prevented | Redirected | Instead,
    also: Effect | None = None,
    condition: t.Condition | None = None,
) -> Static:
    """If something would happen, something else does as long as this is there."""
    return Static((Replace(pattern, outcome, also=also),), condition=condition)


def this_turn(
    pattern: t.Pattern,
    outcome: GoTo | Under | SoMuch | Prevented | Redirected | Instead,
    also: Effect | None = None,
    *,
    once: bool = False,
) -> Apply:
    """If something would happen this turn, or the next time it would, something else does."""
    return Apply(None, (Replace(pattern, outcome, also=also, once=once),))


def enchanted(*changes: Modification) -> Static:
    """What an Aura or Equipment changes of what it is attached to."""
    return Static(changes, affects=t.AttachedTo())


def paying(name: str, mana: str = "", *price: Cost, number: int | None = None) -> Keyword:
    """Return a keyword ability with a cost: kicker, flashback, suspend."""
    return Keyword(name, mana_cost(mana) if mana else None, number, price)


def instead(*costs: Cost, condition: t.Condition | None = None) -> CastOption:
    """Return "you may … rather than pay this spell's mana cost" (CR 118.9)."""
    return CastOption("alternative", costs, condition=condition)


def overload(mana: str, effect: Effect) -> CastOption:
    """Return overload: the spell with "each" in place of "target" (CR 702.96)."""
    return CastOption("overload", pays(mana), spell=SpellAbility(effect))


def _card(
    name: str,
    cost: str | None,
    types: str,
    stats: tuple[int | None, int | None],
    abilities: tuple[Ability, ...],
) -> CardDefinition:
    """Build a card from its type line, written ``legendary artifact creature: Golem``."""
    kinds, _, subtypes = types.partition(":")
    words = kinds.split()
    supertypes = tuple(word for word in words if word in ("basic", "legendary", "snow", "world"))
    # A face of a card has no printing of its own.
    set_code, number, *_ = PRINTINGS.get(name, (None, None))
    return CardDefinition(
        name=name,
        cost=None if cost is None else mana_cost(cost),
        types=tuple(word for word in words if word not in supertypes),
        supertypes=supertypes,
        subtypes=tuple(subtypes.split()),
        power=stats[0],
        toughness=stats[1],
        abilities=abilities,
        set_code=set_code,
        collector_number=number,
    )  # fmt: skip


def creature(
    name: str,
    cost: str | None,
    stats: str,
    subtypes: str,
    *abilities: Ability,
    kinds: str = "creature",
) -> CardDefinition:
    """A creature; ``stats`` is ``2/2``, or ``*/*`` where an ability defines it."""
    power, toughness = (int(n) if n != "*" else None for n in stats.split("/"))
    return _card(name, cost, f"{kinds}: {subtypes}", (power, toughness), abilities)


def artifact_creature(
    name: str, cost: str, stats: str, subtypes: str, *abilities: Ability
) -> CardDefinition:
    """An artifact creature."""
    return creature(name, cost, stats, subtypes, *abilities, kinds="artifact creature")


def permanent(name: str, cost: str | None, types: str, *abilities: Ability) -> CardDefinition:
    """A noncreature permanent that is no land."""
    return _card(name, cost, types, (None, None), abilities)


def equipment(name: str, cost: str, equip: str, *changes: Modification) -> CardDefinition:
    """An Equipment: what it changes of the equipped creature, and its equip cost."""
    abilities: tuple[Ability, ...] = (
        Static(changes, affects=t.AttachedTo()),
        Keyword("equip", mana_cost(equip)),
    )
    return permanent(name, cost, "artifact: Equipment", *abilities)


def land(name: str, types: str, *abilities: Ability) -> CardDefinition:
    """A land."""
    return _card(name, None, types, (None, None), abilities)


def planeswalker(
    name: str, cost: str | None, loyalty: int, subtypes: str, *abilities: Ability
) -> CardDefinition:
    """A planeswalker with its printed loyalty."""
    card = _card(name, cost, f"legendary planeswalker: {subtypes}", (None, None), abilities)
    return replace(card, loyalty=loyalty)


def loyal(change: int, *effects: Effect, to: tuple[TargetSpec, ...] = ()) -> Activated:
    """A loyalty ability that adds so many counters, or removes them if negative."""
    effect = effects[0] if len(effects) == 1 else Seq(effects)
    return Activated((Loyalty(abs(change), minus=change < 0),), effect, targets=to)


def spell(
    name: str,
    cost: str | None,
    types: str,
    ability: SpellAbility,
    *others: Ability,
    first: tuple[Ability, ...] = (),
) -> CardDefinition:
    """An instant or sorcery; ``first`` stands before what it does: kicker, additional costs."""
    return _card(name, cost, types, (None, None), (*first, ability, *others))


def does(*effects: Effect, to: tuple[TargetSpec, ...] = ()) -> SpellAbility:
    """What an instant or sorcery does, in order."""
    effect = effects[0] if len(effects) == 1 else Seq(effects)
    return SpellAbility(effect, targets=to)


def when(
    pattern: t.Pattern,
    *effects: Effect,
    to: tuple[TargetSpec, ...] = (),
    condition: t.Condition | None = None,
) -> Triggered:
    """A triggered ability."""
    effect = effects[0] if len(effects) == 1 else Seq(effects)
    return Triggered(pattern, effect, targets=to, condition=condition)  # fmt: skip


def exerts(*effects: Effect, to: tuple[TargetSpec, ...] = ()) -> AsItAttacks:
    """You may exert it as it attacks; when you do, this happens."""
    effect = effects[0] if len(effects) == 1 else Seq(effects)
    return AsItAttacks(exert=True, effect=effect, targets=to)


def pays(mana: str = "", *costs: Cost, tap: bool = False) -> tuple[Cost, ...]:
    """Return the cost of an activated ability: mana, {T}, then the rest."""
    paid: tuple[Cost, ...] = (PayMana(mana_cost(mana)),) if mana else ()
    return (*paid, *((Tap(),) if tap else ()), *costs)


def taps_for(*options: str) -> Activated:
    """{T}: add one of the options; ``CC`` is two colourless mana."""
    return Activated(pays(tap=True), AddMana(tuple(tuple(option) for option in options)))


def unless_paid(mana: str) -> Gate:
    """Counter the target unless its controller pays."""
    it = t.Target(0)
    pay = (PayMana(mana_cost(mana)),)
    return Gate(t.ControllerOf(it), pay=pay, otherwise=CounterSpell(it))


def enters_tapped_unless_you_control(first: str, second: str) -> Enters:
    """It enters tapped unless you control a land of one of two types."""
    either = t.Or((t.Subtype(first), t.Subtype(second)))
    yours = t.And((either, t.ControlledBy(t.You())))
    return Enters(tapped=True, condition=t.Unless(t.Exists(yours)))


def token(
    subtypes: str, stats: str, color: str, *abilities: Ability, kinds: str = "creature"
) -> TokenSpec:
    """Return a creature token; ``color`` is letters, or empty for colourless."""
    power, toughness = map(int, stats.split("/"))
    return TokenSpec(
        types=tuple(kinds.split()),
        subtypes=tuple(subtypes.split()),
        colors=tuple(color),
        power=power,
        toughness=toughness,
        abilities=abilities,
    )


def level(low: int, high: int | None, stats: str, *abilities: Ability) -> Static:
    """What a leveler is with so many level counters (CR 711.2)."""
    power, toughness = map(int, stats.split("/"))
    counters = t.Counters(t.This(), "level")
    bounds: tuple[t.Condition, ...] = (t.Compare(counters, ">=", low),)
    if high is not None:
        bounds = (*bounds, t.Compare(counters, "<=", high))
    changes: tuple[Modification, ...] = (SetStats(power, toughness),)
    if abilities:
        changes = (*changes, Grant(abilities))
    return Static(changes, condition=t.Every(bounds))


def when_cycled(*effects: Effect, to: tuple[TargetSpec, ...] = ()) -> Triggered:
    """What happens when this card is cycled (CR 702.29c)."""
    effect = effects[0] if len(effects) == 1 else Seq(effects)
    cycled = t.Activates(t.Is(t.This()), t.You(), keyword="cycling")
    return Triggered(cycled, effect, targets=to, zone="graveyard")


def forecast(effect: Effect, *costs: Cost, to: tuple[TargetSpec, ...] = ()) -> Activated:
    """Activated by revealing it from hand, once during each of one's upkeeps (CR 702.57)."""
    upkeep = t.Every((t.TurnOf(t.You()), t.DuringStep(("upkeep",))))
    return Activated(
        (*costs, RevealCost()), effect, targets=to, zone="hand", condition=upkeep, limit=1,
        keyword="forecast",
    )  # fmt: skip


def from_hand(
    name: str, mana: str, effect: Effect, *targets: TargetSpec, less: t.Value = 0
) -> Activated:
    """What discarding this card does, under an ability word: channel, bloodrush."""
    costs = pays(mana, DiscardCost(1, t.Is(t.This())))
    return Activated(costs, effect, targets=targets, zone="hand", keyword=name, less=less)


def boast(effect: Effect, *costs: Cost) -> Activated:
    """Activated once a turn, and only if this creature attacked this turn (CR 702.142a)."""
    attacked = t.Happened(t.Attacks(t.Is(t.This())))
    return Activated(costs, effect, condition=attacked, limit=1, keyword="boast")
