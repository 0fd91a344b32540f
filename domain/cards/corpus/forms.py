"""Short forms that the corpus is written in: cards by kind, common filters and abilities."""

from domain.cards.card import CardDefinition
from domain.cards.corpus.printings import PRINTINGS
from domain.cards.ir import terms as t
from domain.cards.ir.language import (
    Ability,
    Activated,
    AddMana,
    All,
    Cost,
    Effect,
    Enters,
    Keyword,
    PayMana,
    Seq,
    SpellAbility,
    Tap,
    TargetSpec,
    TokenSpec,
    Triggered,
)
from domain.cards.mana import COLORS, mana_cost

CREATURE = t.Type("creature")
ARTIFACT = t.Type("artifact")
ENCHANTMENT = t.Type("enchantment")
LAND = t.Type("land")
YOURS = t.ControlledBy(t.You())
OPPOSING = t.ControlledBy(t.Players("opponents"))
CREATURE_YOU_CONTROL = t.And((CREATURE, YOURS))
CREATURES_YOU_CONTROL = All(CREATURE_YOU_CONTROL)
THIS = t.This()
YOU = t.You()
IT = t.Target(0)
SELF = t.Is(t.This())
OTHER = t.Not(SELF)
BASIC_LAND = t.And((LAND, t.Supertype("basic")))
ARTIFACT_OR_ENCHANTMENT = t.Or((ARTIFACT, ENCHANTMENT))

ANY_TARGET = TargetSpec(filter=t.Or((CREATURE, t.Type("planeswalker"))), players="any")
ANY_PLAYER = TargetSpec(players="any")
AN_OPPONENT = TargetSpec(players="opponent")

ENTERS = t.ZoneChange(SELF, to="battlefield")
DIES = t.ZoneChange(SELF, "battlefield", "graveyard")
ATTACKS = t.Attacks(SELF)
YOUR_UPKEEP = t.Begins("upkeep", YOU)


def target(filter_: t.Filter) -> TargetSpec:
    """Return one target among the permanents that match."""
    return TargetSpec(filter=filter_)


def keywords(*names: str) -> tuple[Keyword, ...]:
    """Return keyword abilities without a cost."""
    return tuple(Keyword(name) for name in names)


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
    supertypes = tuple(word for word in words if word in ("basic", "legendary", "snow"))
    set_code, number = PRINTINGS[name]
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
    name: str, cost: str, stats: str, subtypes: str, *abilities: Ability, kinds: str = "creature"
) -> CardDefinition:
    """A creature; ``stats`` is ``2/2``, or ``*/*`` where an ability defines it."""
    power, toughness = (int(n) if n != "*" else None for n in stats.split("/"))
    return _card(name, cost, f"{kinds}: {subtypes}", (power, toughness), abilities)


def permanent(name: str, cost: str, types: str, *abilities: Ability) -> CardDefinition:
    """A noncreature permanent that is no land."""
    return _card(name, cost, types, (None, None), abilities)


def land(name: str, types: str, *abilities: Ability) -> CardDefinition:
    """A land."""
    return _card(name, None, types, (None, None), abilities)


def spell(
    name: str, cost: str, types: str, ability: SpellAbility, *others: Ability
) -> CardDefinition:
    """An instant or sorcery."""
    return _card(name, cost, types, (None, None), (ability, *others))


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


def pays(mana: str = "", *costs: Cost, tap: bool = False) -> tuple[Cost, ...]:
    """Return the cost of an activated ability: mana, {T}, then the rest."""
    paid: tuple[Cost, ...] = (PayMana(mana_cost(mana)),) if mana else ()
    return (*paid, *((Tap(),) if tap else ()), *costs)


def taps_for(*options: str) -> Activated:
    """{T}: add one of the options; ``CC`` is two colourless mana."""
    return Activated(pays(tap=True), AddMana(tuple(tuple(option) for option in options)))


ANY_COLOR = taps_for(*COLORS)
ENTERS_TAPPED = Enters(tapped=True)


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
