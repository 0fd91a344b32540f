"""A format together with the cards it is played with: what deciding a game needs."""

from collections.abc import Mapping
from functools import cached_property

from domain.cards.card import CardDefinition
from domain.cards.catalogue import Catalogue
from domain.cards.inert import INERT
from domain.cards.wording import card_text
from domain.formats.format import Format
from domain.formats.registry import FORMATS, format_of
from domain.rules import Cards, Overlay, Printed


def printed(card: CardDefinition) -> Printed:
    """Return what views show of a card, so that a recorded game never needs the catalogue."""
    return Printed(
        name=card.called,
        cost=str(card.cost) if card.cost is not None else None,
        mana_value=card.mana_value,
        types=card.types,
        subtypes=card.subtypes,
        supertypes=card.supertypes,
        colors=card.colors,
        power=card.power,
        toughness=card.toughness,
        text=card_text(card),
        set_code=card.set_code,
        collector_number=card.collector_number,
    )


class FormatRuleset:
    """Implements ``domain.game.decider.Ruleset`` for one format and catalogue."""

    def __init__(self, format_: Format, catalogue: Catalogue) -> None:
        self.min_players = format_.min_players
        self.max_players = format_.max_players
        self._format = format_
        self._catalogue = catalogue

    def overlay(self, options: Mapping[str, object]) -> Overlay:
        """Return the format's hooks; raises ``Malformed`` for options that it does not have."""
        return self._format.overlay(options)

    def cards(self) -> Cards:
        """Return the definitions by digest."""
        return self._catalogue

    def printed(self, digest: str) -> Printed:
        """Return what views show of a definition."""
        card = self._catalogue.by_digest(digest)
        return printed(self._format.overlay({}).reworded(card))


class Rulesets:
    """Implements ``services.commands.games.Formats`` for every registered format."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue.with_older({INERT.digest: INERT})

    @cached_property
    def _rulesets(self) -> dict[str, FormatRuleset]:
        return {each.id: FormatRuleset(each, self._catalogue) for each in FORMATS}

    def ruleset(self, format_id: str) -> FormatRuleset:
        """Return the rules of a format; raises ``Malformed`` for one that does not exist."""
        format_of(format_id)
        return self._rulesets[format_id]
