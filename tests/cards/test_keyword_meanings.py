"""What keywords stand for (CR 702), and which cards have them."""

import re

import pytest

from domain.cards.card import CardDefinition
from domain.cards.ir.language import (
    Activated,
    AddMana,
    Attach,
    DamageRule,
    Deontic,
    DiscardCost,
    Keyword,
    PayMana,
    PutCounters,
    Static,
    Tap,
)
from domain.cards.ir.terms import Is, This
from domain.cards.keywords import KEYWORDS, expand
from domain.cards.land_types import LAND_MANA, intrinsic_mana
from domain.cards.mana import mana_cost
from tests.cards.reference import published_cards
from tests.cards.walking import CARDS, nodes_of


def _own(card: CardDefinition) -> set[str]:
    abilities = [*card.abilities, *(a for face in card.faces for a in face.abilities)]
    return {ability.name for ability in abilities if isinstance(ability, Keyword)}


_REST = re.compile(r"( onto \w+)?( \d+| x)?(—.*| \{.*| from .*| for .*| an? [\w ]+)?")
"""What may stand behind a keyword: a number, and a cost or a quality."""


def _is_keyword(words: str, name: str) -> bool:
    return words.startswith(name) and _REST.fullmatch(words.removeprefix(name)) is not None


def _printed(name: str) -> set[str]:
    """Return the keywords that have a line of their own; costs and explanations aside."""
    text = published_cards()[name]["oracle_text"] or ""
    # What stands below a level is not the card's own at first (CR 711.2).
    lines = text.split("\nLEVEL ")[0].split("\n")
    # What stands in parentheses explains and says nothing (CR 207.2).
    # A cost after a dash may have commas of its own.
    rows = [re.split("[,;] ", line.split(" (")[0].lower().partition("—")[0]) for line in lines]
    found = [[{k for k in KEYWORDS if _is_keyword(word, k)} for word in row] for row in rows]
    return {keyword for row in found if all(row) for each in row for keyword in each}


def test_a_card_has_the_keywords_that_are_printed_on_it_and_no_others() -> None:
    differing = {c.name: (_own(c), _printed(c.name)) for c in CARDS if _own(c) != _printed(c.name)}
    assert differing == {}


def test_every_keyword_is_on_a_card() -> None:
    used = {node.name for card in CARDS for node in nodes_of(card) if isinstance(node, Keyword)}
    assert used == set(KEYWORDS)


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("haste", Deontic("may", "attack_sick")),
        ("vigilance", Deontic("may", "attack_untapped")),
        ("flash", Deontic("may", "cast_anytime")),
        ("defender", Deontic("cant", "attack_defending")),
        ("menace", Deontic("cant", "be_blocked", at_least=2)),
        ("indestructible", Deontic("cant", "be_destroyed")),
        ("first strike", DamageRule("first_strike")),
        ("double strike", DamageRule("double_strike")),
        ("trample", DamageRule("trample")),
        ("deathtouch", DamageRule("deathtouch")),
        ("lifelink", DamageRule("lifelink")),
    ],
)
def test_a_keyword_is_one_static_change(name: str, change: Deontic | DamageRule) -> None:
    (ability,) = expand(Keyword(name))
    assert isinstance(ability, Static)
    assert ability.changes == (change,)


def test_702_6_equip_attaches_at_sorcery_speed_for_its_cost() -> None:
    (equip,) = expand(Keyword("equip", mana_cost("{2}")))
    assert isinstance(equip, Activated)
    assert (equip.cost, equip.timing) == ((PayMana(mana_cost("{2}")),), "sorcery")
    assert isinstance(equip.effect, Attach)


def test_702_29_cycling_discards_the_card_itself_from_hand() -> None:
    (cycling,) = expand(Keyword("cycling", mana_cost("{W}")))
    assert isinstance(cycling, Activated)
    assert cycling.zone == "hand"
    assert cycling.cost == (PayMana(mana_cost("{W}")), DiscardCost(1, Is(This())))


def test_702_107_outlast_taps_and_grows_at_sorcery_speed() -> None:
    (outlast,) = expand(Keyword("outlast", mana_cost("{1}{W}")))
    assert isinstance(outlast, Activated)
    assert outlast.timing == "sorcery"
    assert outlast.cost == (PayMana(mana_cost("{1}{W}")), Tap())
    assert outlast.effect == PutCounters(This(), "+1/+1")


def test_305_6_a_basic_land_type_brings_its_mana_ability() -> None:
    for subtype, symbol in LAND_MANA.items():
        assert intrinsic_mana(subtype) == Activated((Tap(),), AddMana(((symbol,),)))
    assert intrinsic_mana("Gate") is None


def test_305_6_lands_with_basic_types_have_no_mana_ability_of_their_own() -> None:
    typed = {card.name: card.abilities for card in CARDS if set(card.subtypes) & set(LAND_MANA)}
    assert {"Forest", "Taiga", "Tundra"} <= set(typed)
    own = [ability for abilities in typed.values() for ability in abilities]
    assert not any(isinstance(one, Activated) and isinstance(one.effect, AddMana) for one in own)
