import pytest

from domain.cards.ir.language import Keyword
from domain.cards.keywords import KEYWORDS, expand
from domain.cards.mana import ManaCost
from tests.cards.reference import rule_titles
from tests.cards.walking import CARDS, nodes_of

# CR 702.14a, 702.29e, 702.33c, 702.37b: some titles stand for a family of keywords.
# CR 702.124: choosing a Background is a way of having a partner.
FAMILIES = {
    "walk": "landwalk", "cycling": "cycling", "kicker": "kicker", "morph": "morph",
    "background": "partner",
}  # fmt: skip
# CR 702.17b, 702.102b, 702.172a, 702.124k: these have no effect of their own, other rules look
# for them.
LOOKED_FOR = {"reach", "fuse", "spree", "choose a background"}


def title(keyword: str) -> str:
    """Return under which title the rules define a keyword."""
    return next((family for end, family in FAMILIES.items() if keyword.endswith(end)), keyword)


@pytest.mark.parametrize("name", sorted(KEYWORDS))
def test_a_keyword_cites_the_rule_that_bears_its_name(name: str) -> None:
    chapter, _, number = KEYWORDS[name].rule.partition(" ")
    assert chapter == "CR"
    assert number.startswith("702.")
    assert rule_titles()[number.rstrip("abcdefgh")].casefold() == title(name)


@pytest.mark.parametrize("name", sorted(KEYWORDS))
def test_a_keyword_stands_for_abilities_that_are_no_keywords(name: str) -> None:
    abilities = expand(Keyword(name, cost=ManaCost(generic=2)))
    assert bool(abilities) is (name not in LOOKED_FOR)
    assert not [ability for ability in abilities if isinstance(ability, Keyword)]


def test_a_keyword_is_filed_under_its_own_name() -> None:
    assert {name: definition.name for name, definition in KEYWORDS.items()} == {
        name: name for name in KEYWORDS
    }


def test_every_keyword_that_a_card_uses_is_defined() -> None:
    used = {
        node.name for card in CARDS for node in nodes_of(card)
        if isinstance(node, Keyword)
    }  # fmt: skip
    assert used
    assert used - set(KEYWORDS) == set()


def test_a_keyword_that_is_not_defined_is_an_error() -> None:
    with pytest.raises(KeyError):
        expand(Keyword("banding with everybody"))
