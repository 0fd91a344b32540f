"""Sample decks: natives, treasures and lands for a table, and five decks for its players.

Natives and treasures are one of a name, from the sets Lorwyn to Rise of the Eldrazi and
Magic 2010 (Q-5). Five players with a deck each have every pair of allied colors.
"""

from domain.formats.conquering.npc import LANDS, NATIVES, TREASURES
from domain.formats.sample import SampleDeck

_NATIVES = (
    # White
    "Archon of Justice", "Baneslayer Angel", "Captain of the Watch", "Cloudgoat Ranger",
    "Elite Vanguard", "Griffin Sentinel", "Palace Guard", "Razorfoot Griffin", "Serra Angel",
    "Stormfront Pegasus", "White Knight",
    # Blue
    "Air Elemental", "Clone", "Coral Merfolk", "Horned Turtle", "Kraken Hatchling",
    "Merfolk Looter", "Mulldrifter", "Phantom Warrior", "Snapping Drake", "Wall of Frost",
    "Wind Drake",
    # Black
    "Black Knight", "Bog Wraith", "Butcher of Malakir", "Drudge Skeletons", "Gravedigger",
    "Hypnotic Specter", "Kelinore Bat", "Malakir Bloodwitch", "Royal Assassin", "Shriekmaw",
    "Vampire Nighthawk",
    # Red
    "Berserkers of Blood Ridge", "Bogardan Hellkite", "Dragon Whelp", "Goblin Piker",
    "Prodigal Pyromancer", "Raging Goblin", "Shatterskull Giant", "Shivan Dragon",
    "Siege-Gang Commander", "Wall of Fire",
    # Green
    "Ant Queen", "Centaur Courser", "Chameleon Colossus", "Craw Wurm", "Cudgel Troll",
    "Deadly Recluse", "Giant Spider", "Leatherback Baloth", "Llanowar Elves", "Runeclaw Bear",
    # Gold
    "Boggart Ram-Gang", "Kitchen Finks", "Murderous Redcap", "Rhox War Monk",
    "Sprouting Thrinax", "Swans of Bryn Argoll", "Woolly Thoctar",
)  # fmt: skip

_TREASURES = (
    # Artifacts
    "Adventuring Gear", "Basilisk Collar", "Behemoth Sledge", "Blight Sickle",
    "Door of Destinies", "Eldrazi Monument", "Kitesail", "Marble Chalice", "Minion Reflector",
    "Moonglove Extract", "Obelisk of Esper", "Obelisk of Naya", "Prophetic Prism",
    "Quietus Spike", "Rings of Brighthearth", "Rod of Ruin", "Trailblazer's Boots",
    "Trusty Machete", "Warmonger's Chariot", "Whispersilk Cloak", "Wurm's Tooth",
    # Enchantments
    "Beastmaster Ascension", "Bitterblossom", "Boon Reflection", "Honor of the Pure",
    "Levitation", "Mirror Sheen", "Sanguine Bond", "Stormcaller's Boon", "Thought Reflection",
)  # fmt: skip

_NONBASIC_LANDS = (
    # A land of each shard, of each allied pair, and of each color that makes any
    "Arcane Sanctum", "Crumbling Necropolis", "Jungle Shrine", "Savage Lands",
    "Seaside Citadel",
    "Akoum Refuge", "Graypelt Refuge", "Jwar Isle Refuge", "Kazandu Refuge", "Sejiri Refuge",
    "Vivid Crag", "Vivid Creek", "Vivid Grove", "Vivid Marsh", "Vivid Meadow",
    # Lands of no color, or of those of others
    "Exotic Orchard", "Mutavault", "Quicksand", "Reflecting Pool", "Tectonic Edge",
)  # fmt: skip

_BASIC_LANDS = ("Plains", "Island", "Swamp", "Mountain", "Forest")

_WING_AND_WAVE = {
    "Soul Warden": 2, "Mother of Runes": 1, "Stormfront Pegasus": 2, "Glory Seeker": 2,
    "Whitemane Lion": 2, "Silver Knight": 1, "Leonin Skyhunter": 2, "Wind Drake": 1,
    "Cloud Sprite": 1, "Merfolk Looter": 1, "Man-o'-War": 2, "Court Hussar": 1,
    "Reflector Mage": 2, "Mistmeadow Witch": 1, "Meddling Mage": 1, "Sky Hussar": 1,
    "Serra Angel": 1, "Thieving Magpie": 1, "Cloudgoat Ranger": 1, "Boomerang": 2,
    "Counterspell": 1, "Mana Leak": 1, "Pacifism": 2, "Oblivion Ring": 1,
    "Swords to Plowshares": 1, "Mind Control": 1, "Honor of the Pure": 1, "Raise the Alarm": 1,
    "Momentary Blink": 1, "Fact or Fiction": 1, "Absorb": 1,
}  # fmt: skip

_TIDE_AND_GRAVE = {
    "Typhoid Rats": 1, "Ravenous Rats": 2, "Tidehollow Strix": 2, "Merfolk Looter": 2,
    "Walking Corpse": 2, "Phyrexian Rager": 2, "Shadowmage Infiltrator": 1, "Dimir Cutpurse": 1,
    "Vampire Nighthawk": 1, "Hypnotic Specter": 1, "Wind Drake": 1, "Bone Shredder": 2,
    "Gravedigger": 2, "Nekrataal": 1, "Ninja of the Deep Hours": 1, "Ophidian": 1,
    "Mulldrifter": 1, "Air Elemental": 1, "Phage the Untouchable": 1, "Psychatog": 1,
    "Diabolic Edict": 2, "Terror": 2, "Doom Blade": 1, "Agony Warp": 1, "Recoil": 1,
    "Boomerang": 1, "Counterspell": 1, "Infiltrate": 1, "Sign in Blood": 1, "Opt": 1,
    "Control Magic": 1,
}  # fmt: skip

_EMBER_AND_KNIFE = {
    "Raging Goblin": 2, "Mogg Fanatic": 2, "Carnophage": 1, "Jackal Pup": 1, "Goblin Piker": 2,
    "Rakdos Guildmage": 1, "Mogg War Marshal": 1, "Walking Corpse": 2, "Keldon Marauders": 1,
    "Phyrexian Rager": 2, "Prodigal Pyromancer": 1, "Hypnotic Specter": 1, "Shambling Remains": 1,
    "Murderous Redcap": 2, "Flametongue Kavu": 1, "Gravedigger": 1, "Dragon Whelp": 1,
    "Sengir Vampire": 1, "Siege-Gang Commander": 1, "Lord of the Pit": 1, "Lightning Bolt": 2,
    "Terminate": 2, "Incinerate": 1, "Brand": 1, "Act of Treason": 1, "Terror": 1,
    "Diabolic Edict": 1, "Blightning": 1, "Arc Lightning": 1, "Night's Whisper": 1,
    "Bituminous Blast": 1, "Consume Spirit": 1,
}  # fmt: skip

_ROOT_AND_FLAME = {
    "Llanowar Elves": 2, "Birds of Paradise": 1, "Kird Ape": 1, "Scryb Sprites": 1,
    "Runeclaw Bear": 2, "River Boa": 1, "Elvish Visionary": 2, "Gruul Guildmage": 1,
    "Scab-Clan Mauler": 1, "Vine Trellis": 1, "Trained Armodon": 2, "Boggart Ram-Gang": 2,
    "Leatherback Baloth": 1, "Troll Ascetic": 1, "Eternal Witness": 1, "Bloodbraid Elf": 2,
    "Giant Spider": 2, "Flametongue Kavu": 1, "Blastoderm": 1, "Craw Wurm": 1, "Shivan Dragon": 1,
    "Lightning Bolt": 2, "Giant Growth": 1, "Fog": 1, "Naturalize": 1, "Incinerate": 1,
    "Volcanic Hammer": 1, "Call of the Herd": 1, "Harmonize": 1, "Rancor": 1, "Overrun": 1,
    "Violent Outburst": 1,
}  # fmt: skip

_BOUGH_AND_BANNER = {
    "Savannah Lions": 1, "Soul Warden": 1, "Llanowar Elves": 1, "Elite Vanguard": 1,
    "Glory Seeker": 1, "Watchwolf": 2, "Qasali Pridemage": 1, "Selesnya Guildmage": 1,
    "Safehold Elite": 2, "Silvercoat Lion": 1, "Wall of Omens": 1, "River Boa": 1,
    "Kitchen Finks": 2, "Loxodon Smiter": 1, "Dauntless Escort": 1, "Wilt-Leaf Cavaliers": 1,
    "Trained Armodon": 1, "Giant Spider": 2, "Serra Angel": 1, "Stampeding Rhino": 1,
    "Cloudgoat Ranger": 1, "Call of the Conclave": 2, "Raise the Alarm": 1, "Pacifism": 2,
    "Swords to Plowshares": 1, "Fog": 1, "Giant Growth": 1, "Armadillo Cloak": 1, "Naturalize": 1,
    "Oblivion Ring": 1, "Journey to Nowhere": 1, "Harmonize": 1, "Overrun": 1, "Mirror Entity": 1,
}  # fmt: skip

SAMPLES = (
    SampleDeck("wing-and-wave", "Wing and Wave", _WING_AND_WAVE),
    SampleDeck("tide-and-grave", "Tide and Grave", _TIDE_AND_GRAVE),
    SampleDeck("ember-and-knife", "Ember and Knife", _EMBER_AND_KNIFE),
    SampleDeck("root-and-flame", "Root and Flame", _ROOT_AND_FLAME),
    SampleDeck("bough-and-banner", "Bough and Banner", _BOUGH_AND_BANNER),
    SampleDeck("sample-natives", "Sixty natives", dict.fromkeys(_NATIVES, 1), kind=NATIVES),
    SampleDeck(
        "sample-treasures", "Thirty treasures", dict.fromkeys(_TREASURES, 1), kind=TREASURES
    ),
    SampleDeck(
        "sample-lands",
        "A hundred lands",
        {**dict.fromkeys(_BASIC_LANDS, 16), **dict.fromkeys(_NONBASIC_LANDS, 1)},
        kind=LANDS,
    ),
)
"""Decks of each kind; those of the table are played with where a table names no other."""
