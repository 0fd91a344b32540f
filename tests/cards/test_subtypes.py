"""The lists of subtypes are those of the rules (CR 205.3g, CR 205.3h, CR 205.3i, CR 205.3k)."""

import re

import pytest

from domain.cards.subtypes import ARTIFACT_TYPES, ENCHANTMENT_TYPES, LAND_TYPES, SPELL_TYPES
from tests.cards.reference import rule_texts


def listed(number: str) -> set[str]:
    """Return the subtypes that a rule lists, without its references to other rules."""
    plain = re.sub(r" \([^)]*\)", "", rule_texts()[number]).replace("’", "'")
    found = re.search(r"The \w+ types are ([^.]*)\.", plain)
    assert found is not None
    return {word.strip().removeprefix("and ") for word in found[1].split(",")}


@pytest.mark.parametrize(
    ("number", "types"),
    [
        ("205.3g", ARTIFACT_TYPES),
        ("205.3h", ENCHANTMENT_TYPES),
        ("205.3i", LAND_TYPES),
        ("205.3k", SPELL_TYPES),
    ],
)
def test_subtypes_are_those_that_the_rules_list(number: str, types: tuple[str, ...]) -> None:
    assert set(types) == listed(number)
