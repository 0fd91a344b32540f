"""Whether a card that is known can also be played, and why not."""

from collections.abc import Callable

import msgspec

from domain.cards.card import CardDefinition
from domain.cards.catalogue import Catalogue
from domain.cards.facts import CardFacts, Face
from domain.cards.mana import mana_cost
from domain.cards.wording import card_text

FRONT_ALONE = frozenset({"transform", "modal_dfc", "flip", "meld"})
"""Layouts of which one face has the card's characteristics outside the game (CR 712.8a)."""


class Verdict(msgspec.Struct, frozen=True):
    """Whether the engine plays a card: the definition's digest if so, else the reason."""

    playable: bool
    reason: str = ""
    definition: str | None = None


NOT_WRITTEN = Verdict(False, "The engine does not know yet what this card does.")


def verdict(card: CardFacts, catalogue: Catalogue) -> Verdict:
    """Return whether a card can be played with the definitions of a catalogue.

    A definition that contradicts the card's facts does not play it: the game would be another.
    """
    definition = catalogue.find(card.name) or catalogue.find(card.faces[0].name)
    if definition is None:
        return NOT_WRITTEN
    face = card.faces[0]
    if len(card.faces) > 1 and card.layout not in FRONT_ALONE:
        return Verdict(True, definition=definition.digest)
    for name, differs in _DIFFERENCES.items():
        if differs(face, definition):
            return Verdict(False, f"The engine's card has another {name} than these facts.")
    return Verdict(True, definition=definition.digest)


def _other_cost(face: Face, definition: CardDefinition) -> bool:
    try:
        cost = mana_cost(face.mana_cost) if face.mana_cost else None
    except ValueError:
        return True
    return cost != definition.cost


def _other_types(face: Face, definition: CardDefinition) -> bool:
    given = {word.lower() for word in (*face.type_words, *face.supertypes, *face.subtypes)}
    ours = {
        word.lower()
        for each in (*definition.types, *definition.supertypes, *definition.subtypes)
        for word in each.split()
    }
    return given != ours


def _other_stats(face: Face, definition: CardDefinition) -> bool:
    return any(
        ours is not None and given is not None and given.lstrip("-+").isdigit()
        and int(given) != ours
        for given, ours in (
            (face.power, definition.power), (face.toughness, definition.toughness)
        )
    )  # fmt: skip


_DIFFERENCES: dict[str, Callable[[Face, CardDefinition], bool]] = {
    "mana cost": _other_cost,
    "type line": _other_types,
    "power or toughness": _other_stats,
}


def facts_of(definition: CardDefinition) -> CardFacts:
    """Return the facts of a card of the catalogue, with the text in our own words."""
    kinds = " ".join(word.capitalize() for word in (*definition.supertypes, *definition.types))
    subtypes = " ".join(definition.subtypes)
    face = Face(
        name=definition.name,
        mana_cost=str(definition.cost) if definition.cost is not None else "",
        type_line=f"{kinds} — {subtypes}" if subtypes else kinds,
        text="\n".join(card_text(definition)),
        colors=definition.colors,
        power=None if definition.power is None else str(definition.power),
        toughness=None if definition.toughness is None else str(definition.toughness),
    )
    return CardFacts(
        name=definition.name,
        faces=(face,),
        mana_value=definition.mana_value,
        colors=definition.colors,
        color_identity=definition.colors,
    )
