"""Prompts in words; the keys and parameters are what clients translate from."""

from collections.abc import Mapping

TEXTS: dict[str, str] = {
    "act.priority": "You have priority in the {step} step.",
    "arrange.bottom": "Put any of the {count} cards on the bottom of your library, the rest on top.",
    "arrange.graveyard": "Put any of the {count} cards into your graveyard, the rest on top.",
    "attack.declare": "Declare attackers.",
    "aura.enchant": "Choose what {source} enchants.",
    "block.declare": "Declare blockers.",
    "cast.kicker": "Pay the kicker cost of {source}?",
    "cast.modes": "Choose for {source}.",
    "cast.x": "Choose the value of X for {source}, up to {max}.",
    "cost.discard": "Choose {count} to discard for {source}.",
    "cost.sacrifice": "Choose {count} to sacrifice for {source}.",
    "damage.divide": "Divide the {amount} combat damage of {source}.",
    "discard.hand_size": "Discard {count} cards down to your maximum hand size.",
    "effect.choose": "Choose {min} to {max} for {source}.",
    "effect.discard": "Choose {max} to discard for {source}.",
    "effect.sacrifice": "Choose {max} to sacrifice for {source}.",
    "gate.may": "Do what {source} says you may?",
    "legend.keep": "Choose which {name} to keep.",
    "library.bottom": "Put the cards on the bottom of the library in any order.",
    "library.top": "Put the cards on top of the library in any order.",
    "mana.option": "Choose the mana that {source} makes.",
    "pay.mana": "Pay {cost} for {source}.",
    "pay.or_decline": "Pay {cost} for {source}, or decline.",
    "search.find": "Choose what you find for {source}.",
    "setup.bottom": "Put {count} cards from your hand on the bottom of your library.",
    "setup.mulligan": "Keep this hand of {hand}, or take a mulligan?",
    "targets.choose": "Choose target {number} of {source}.",
    "targets.divide": "Divide {amount} among the targets of {source}.",
    "triggers.order": "Order your triggered abilities; the last resolves first.",
}


def text(key: str, params: Mapping[str, str | int]) -> str:
    """Return a prompt in words; raises KeyError for a key without words."""
    words = {name: str(value).replace("_", " ") for name, value in params.items()}
    return TEXTS[key].format_map(words)
