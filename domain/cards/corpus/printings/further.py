"""Further printings of cards of the corpus, where their rarity or symbol is another.

The purple symbol of Time Spiral, and rarities that changed: decks of physical cards tell
printings apart.
"""

FURTHER: tuple[tuple[str, str, str, str, str], ...] = (
    ("Avalanche Riders", "TSB", "55", "special", "nonfoil foil"),
    ("Dauthi Slayer", "TSB", "41", "special", "nonfoil foil"),
    ("Disenchant", "TSB", "6", "special", "nonfoil foil"),
    ("Dragon Whelp", "TSB", "59", "special", "nonfoil foil"),
    ("Fiery Temper", "TSB", "62", "special", "nonfoil foil"),
    ("Hypnotic Specter", "9ED", "141", "rare", "nonfoil foil"),
    ("Prodigal Sorcerer", "TSB", "29", "special", "nonfoil foil"),
    ("Shadowmage Infiltrator", "TSB", "99", "special", "nonfoil foil"),
    ("Shock", "10E", "232", "common", "nonfoil foil"),
    ("Stone Rain", "9ED", "221", "common", "nonfoil foil"),
    ("Terror", "10E", "182", "common", "nonfoil foil"),
    ("Wall of Roots", "TSB", "89", "special", "nonfoil foil"),
)
"""Name, set code, collector number, rarity and finishes."""

FURTHER_SETS = {
    "10E": ("Tenth Edition", "2007-07-13"),
    "9ED": ("Ninth Edition", "2005-07-29"),
    "TSB": ("Time Spiral Timeshifted", "2006-10-06"),
}
"""Their sets: name and date of release."""
