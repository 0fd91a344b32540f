"""Ways of casting and what they cost as text (CR 601.2b, 118.8, 118.9)."""

from collections.abc import Sequence

from domain.cards.ir import language as l
from domain.cards.ir import terms as t
from domain.cards.wording import conditions, costs, effects, nouns
from domain.cards.wording.grammar import Speaker, count_word, sentence, with_article

_ZONES = {"hand": "your hand", "graveyard": "your graveyard", "exile": "exile",
          "library": "the top of your library"}  # fmt: skip


def casting(
    ability: l.CastOption | l.AdditionalCost | l.PayBy | l.SetAside, s: Speaker, name: str
) -> str:
    """Return an ability about casting this as a line of its own."""
    match ability:
        case l.CastOption():
            return _option(ability, s)
        case l.AdditionalCost():
            return _additional(ability, s)
        case l.PayBy(filter_, how, colored):
            what = with_article(nouns.objects(filter_, s))
            act = f"tap {what}" if how == "tap" else f"exile {what} from your graveyard"
            pays = "{1} or one mana of its color" if colored else "{1}"
            return sentence(f"you may {act} to pay for {pays} of this spell's cost")
        case _:
            with_ = "".join(
                f" with {nouns.value(number, s)} {kind} counters on it"
                for kind, number in ability.counters
            )
            price = costs.price(ability.cost, s)
            when = {
                "sorcery": "any time you could cast a sorcery, ",
                "your_turn": "during your turn, ",
            }
            down = " face down" if ability.face_down else ""
            lead = when.get(ability.when, "")
            return sentence(f"{lead}you may {price} and exile {name} from your hand{down}{with_}")


def next_spell(m: l.NextSpell, s: Speaker) -> str:
    """Return what is said of the next spell that one casts."""
    from domain.cards.wording import modifications

    spell = nouns.objects(m.spells, s, noun="spell") if m.spells != t.ANYTHING else "spell"
    where = "" if m.zone is None else f" from {_ZONES.get(m.zone, m.zone)}"
    does = modifications.changes(m.changes, s, many=False)
    return f"the next {spell} you cast{where} {does}"


def _option(option: l.CastOption, s: Speaker) -> str:
    if option.spell is not None and option.spell.effect is not None:
        does = sentence(effects.effect(option.spell.effect, s))
        return f"{option.name.capitalize()} {costs.costs(option.cost or (), s)}. {does}"
    if option.cost and option.zone is None and not option.additional:
        text = f"you may {costs.price(option.cost, s)} instead of paying this spell's mana cost"
        if option.condition is not None:
            text = f"if {conditions.condition(option.condition, s)}, {text}"
        return sentence(text)
    text = "you may cast this spell"
    if option.zone is not None:
        text += f" from {_ZONES.get(option.zone, option.zone)}"
    if option.timing == "instant":
        text += " as though it had flash"
    if option.cost is not None:
        price = costs.price(option.cost, s)
        text += f" for {price.removeprefix('pay ')}" if option.cost else ""
        text += "" if option.cost else " without paying its mana cost"
    if option.additional:
        text += f" if you also {costs.price(option.additional, s)}"
    if option.condition is not None:
        text = f"if {conditions.condition(option.condition, s)}, {text}"
    if option.leaves:
        text += f"; if it would leave the stack, it goes to {_place(option.leaves)} instead"
    return sentence(text)


def _place(zone: str) -> str:
    return {"exile": "exile", "hand": "its owner's hand",
            "library": "the bottom of its owner's library"}[zone]  # fmt: skip


def _additional(cost: l.AdditionalCost, s: Speaker) -> str:
    price = costs.price(cost.cost, s)
    if cost.per != "once":
        thing = "mode" if cost.per == "extra_mode" else "target"
        return sentence(f"{price} for each {thing} beyond the first")
    if not cost.optional:
        return sentence(f"as an additional cost to cast this spell, {price}")
    often = " any number of times" if cost.repeat else ""
    text = f"you may {price}{often} as an additional cost to cast this spell"
    if cost.resolves_to:
        text += f"; if you do, it goes to {_place(cost.resolves_to)} as it resolves"
    return sentence(text)


def choice(low: int, high: int, modes: int, *, repeat: bool) -> str:
    """Return the line above the modes."""
    if (low, high) == (1, 2) and modes == 2:
        many = "one or both"
    elif low == 1 and high == modes > 1:
        many = "one or more"
    elif low == high:
        many = count_word(str(low))
    elif low == 0:
        many = f"up to {count_word(str(high))}"
    else:
        many = f"{count_word(str(low))} to {count_word(str(high))}"
    again = ". You may choose the same mode more than once." if repeat else ""
    return f"Choose {many}{again} —" if not again else f"Choose {many}{again}"


def permission(change: l.MayPlay, s: Speaker) -> str:
    """Return a permission to cast or play cards as a predicate of the players."""
    what = nouns.objects(change.cards, s, many=True, noun="card")
    return f"may {change.verb} {what} from {_ZONES.get(change.zone, change.zone)}" + _terms(
        change, s
    )


def permitted(change: l.MayPlay, s: Speaker) -> str:
    """Return a permission to cast or play certain cards as a predicate of these."""
    done = "cast" if change.verb == "cast" else "played"
    by = nouns.reference(change.who, s)
    return f"may be {done} by {by} from {_ZONES.get(change.zone, change.zone)}" + _terms(change, s)


def _terms(change: l.MayPlay, s: Speaker) -> str:
    """Return the terms of a permission."""
    text = ""
    if change.cost is not None:
        text += (
            f" for {costs.price(change.cost, s)} instead of their mana costs"
            if change.cost
            else " without paying their mana costs"
        )
    if change.additional:
        text += f" if they also {costs.price(change.additional, s)}"
    if change.timing == "instant":
        text += " as though they had flash"
    if change.any_mana:
        text += ", and mana of any type can be spent on them"
    if change.most is not None:
        text += f" {'once' if change.most == 1 else f'{change.most} times'} each turn"
        text += " together with the others of its kind" if change.shared else ""
    if change.condition is not None:
        text += f" as long as {conditions.condition(change.condition, s)}"
    if change.leaves:
        text += f"; such a spell goes to {_place(change.leaves)} instead of a graveyard"
    return text


def prohibition(change: l.CantCast, s: Speaker) -> str:
    """Return what can't be cast as a predicate of the players."""
    noun = _spells(change.spells, s)
    text = f"can't cast {noun}"
    if change.beyond:
        noun = noun.removesuffix("s") if change.beyond == 1 else noun
        text = f"can't cast more than {count_word(str(change.beyond))} {noun} each turn"
    if change.zone is not None:
        text += f" from {change.zone}"
    if change.but_at_sorcery_time:
        text += " any time they could not cast a sorcery"
    return text


def at_instant_speed(change: l.MayCastAtInstantSpeed, s: Speaker) -> str:
    """Return what may be cast as though it had flash as a predicate of the players."""
    return f"may cast {_spells(change.spells, s)} as though they had flash"


def any_mana(change: l.SpendAnyMana, s: Speaker) -> str:
    """Return what mana of any type can be spent on as a predicate of the players."""
    return f"can spend mana of any type to cast {_spells(change.spells, s)}"


def _spells(filter_: t.Filter, s: Speaker) -> str:
    return "spells" if filter_ == t.ANYTHING else nouns.objects(filter_, s, many=True, noun="spell")


def players(who: t.Reference, s: Speaker, changes: Sequence[str]) -> str:
    """Return what players may and can't do."""
    return f"{nouns.reference(who, s)} {' and '.join(changes)}"
