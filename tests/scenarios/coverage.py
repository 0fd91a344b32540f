"""What the engine claims and no scenario shows: ``python -m tests.scenarios.coverage``.

Rules are those that the code cites. A scenario that cites ``702.19b`` shows 702.19 and
702.19b; code that cites 702.19 is shown by any of its subrules. What a position cannot show
(the setup, the protocol) may be cited by a unit test instead. A keyword or an instruction is
shown by a scenario with a card that has it, or that is given it by the scenario's format.
"""

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from domain.cards.card import CardDefinition
from domain.cards.catalogue import STARTER
from domain.cards.ir.language import Effect, Keyword
from domain.cards.keywords import KEYWORDS, expand
from domain.formats.registry import format_of
from domain.rules import Derived, GameObject
from tests.cards.walking import members, nodes_of
from tests.scenarios.reader import files, objects

ROOT = Path(__file__).parents[2]
RULE = re.compile(r"\b\d{3}\.\d+[a-z]?\b")
CITED = re.compile(r"\bCR (?:\d{3}(?:\.\d+[a-z]?)?(?:,? (?:and|to|or) |, | |$)?)+")
NAMED = re.compile(r"def test_(\d{3})_(\d+[a-z]?)_")


def cited_in(text: str) -> Iterator[str]:
    """Yield the numbers that a text cites after the word CR, or that a test bears in its name."""
    for citation in CITED.findall(text):
        yield from RULE.findall(citation)
    for chapter, number in NAMED.findall(text):
        yield f"{chapter}.{number}"


def cited_by_sources(*folders: str) -> set[str]:
    """Return every rule number that the sources of these folders cite."""
    return {
        number
        for folder in folders
        for path in (ROOT / folder).rglob("*.py")
        for number in cited_in(path.read_text(encoding="utf-8"))
    }


@cache
def scenarios() -> tuple[Mapping[str, Any], ...]:
    """Return our own scenarios as written."""
    return tuple(written for path in files([Path(__file__).parent]) for written in objects(path))


def cited_by_scenarios() -> set[str]:
    """Return every rule number that a scenario cites."""
    return {
        number
        for written in scenarios()
        for citation in written.get("cites", ())
        for number in RULE.findall(citation)
    }


def family(number: str) -> str:
    """Return the rule that a subrule belongs to."""
    return number.rstrip("abcdefghijklmnopqrstuvwxyz")


def rules_without() -> set[str]:
    """Return the rules that the code cites, and neither a scenario nor a unit test does."""
    shown = cited_by_scenarios() | cited_by_sources("tests")
    families = {family(number) for number in shown}
    return {
        number
        for number in cited_by_sources("domain/cards", "domain/rules")
        if number not in shown and not (number == family(number) and number in families)
    }


def _named(value: Any) -> Iterator[str]:
    """Yield every word of a scenario that may be the name of a card."""
    match value:
        case str():
            yield value
        case dict():
            for part in value.values():
                yield from _named(part)
        case list():
            for part in value:
                yield from _named(part)
        case _:
            pass


@cache
def cards_in_scenarios() -> tuple[CardDefinition, ...]:
    """Return the cards that scenarios play with."""
    names = {name for written in scenarios() for name in _named(written.get("board", {}))}
    return tuple(card for name in sorted(names) if (card := STARTER.find(name)) is not None)


def _abilities(cards: Iterable[CardDefinition]) -> Iterator[Any]:
    """Yield every node of the cards, of their faces, and of what their keywords stand for."""
    for card in cards:
        for node in nodes_of((card.abilities, *(face.abilities for face in card.faces))):
            yield node
            if isinstance(node, Keyword):
                yield from nodes_of(expand(node))


def _granted() -> Iterator[Any]:
    """Yield every node of what formats give to the permanents of their own scenarios."""
    for written in scenarios():
        if "board" not in written or written.get("rules", "duel") == "duel":
            continue
        overlay = format_of(written["rules"]).overlay({})
        for name in {*_named(written["board"])}:
            card = STARTER.find(name)
            if card is not None:
                thing = GameObject(id=1, owner="A", controller="A", zone="battlefield")
                seen = Derived(card.name, "A", types=card.types, supertypes=card.supertypes)
                yield from nodes_of(overlay.granted_abilities(thing, seen))


def keywords_without() -> set[str]:
    """Return the keywords that no scenario shows."""
    shown = {
        node.name for node in _abilities(cards_in_scenarios()) if isinstance(node, Keyword)
    }  # fmt: skip
    return set(KEYWORDS) - shown


def instructions_without() -> set[str]:
    """Return the kinds of instruction that no scenario shows."""
    shown = {type(node) for node in (*_abilities(cards_in_scenarios()), *_granted())}
    return {node.__name__ for node in members(Effect) - shown}


def main() -> int:
    """Print what nothing shows; 1 if there is any."""
    missing = {
        "rules": rules_without(),
        "keywords": keywords_without(),
        "instructions": instructions_without(),
    }
    for kind, names in missing.items():
        print(f"{len(names)} {kind}: {', '.join(sorted(names))}")
    return 1 if any(missing.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
