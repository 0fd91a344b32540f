"""How whole cards read: what a player is told is what the card does."""

import pytest

from domain.cards.catalogue import STARTER
from domain.cards.wording import card_text

LINES = {
    "Platinum Angel": "You can't lose the game and each opponent can't win the game.",
    "Goblin Piledriver": "gets +2/+0 for each other attacking Goblin until end of turn.",
    "Mutilate": "Creatures get -1/-1 for each Swamp you control until end of turn.",
    "Raffine's Silencer": "gets -X/-X until end of turn, where X is this creature's power.",
    "Pestilence": "if there are no creatures on the battlefield, sacrifice this enchantment.",
    "Sea Serpent": "When you control no Islands, sacrifice this creature.",
    "Tromokratis": "has hexproof as long as this creature isn't attacking and this creature isn't",
    "Mask of Memory": "you may draw two cards. If you do, discard a card.",
    "Path to Exile": "Its controller may search their library for a basic land card, put it onto",
    "Slice and Dice": "you may have Slice and Dice deal 1 damage to each creature.",
    "Syncopate": "Counter target spell unless its controller pays {X}. If it is countered this",
    "Rabid Bite": "Target creature you control deals damage equal to its power to target creature",
    "Magnivore": "each equal to the number of sorcery cards in all graveyards.",
    "Wonder": "as long as this creature is in your graveyard and you control an Island.",
    "Squee, Goblin Nabob": "you may return this creature from your graveyard to its owner's hand.",
    "Show and Tell": "Each player may put an artifact, creature, enchantment, or land card from",
    "Midnight Reaper": "Whenever a nontoken creature you control dies",
    "Underworld Breach": "Nonland cards in your graveyard have",
    "Umezawa's Jitte": "• Equipped creature gets +2/+2 until end of turn.",
    "Tectonic Edge": "Activate only if an opponent controls four or more lands.",
    "Teferi's Protection": "Your life total can't change until your next turn.",
    "Soul Conduit": "Target player and another target player exchange life totals.",
}


@pytest.mark.parametrize("name", sorted(LINES))
def test_a_card_says_what_it_does(name: str) -> None:
    card = STARTER.find(name)
    assert card is not None
    assert any(LINES[name] in line for line in card_text(card)), card_text(card)
