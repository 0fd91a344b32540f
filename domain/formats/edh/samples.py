"""Three sample decks of different generals: ninety-nine cards each, one of a name (E-1, E-2)."""

from domain.formats.sample import SampleDeck

_NUMOT = (
    # White
    "Angel of Mercy", "Disenchant", "Knight Errant", "Mother of Runes", "Oblivion Ring",
    "Pacifism", "Serra Angel", "Silver Knight", "Soul Warden", "Swords to Plowshares",
    "Whitemane Lion", "Wrath of God",
    # Blue
    "Air Elemental", "Capsize", "Clone", "Compulsive Research", "Control Magic", "Counterspell",
    "Exclude", "Fact or Fiction", "Man-o'-War", "Mulldrifter", "Opt", "Riftwing Cloudskate",
    "Thieving Magpie",
    # Red
    "Arc Lightning", "Avalanche Riders", "Dragon Whelp", "Earth Elemental", "Firebolt",
    "Flametongue Kavu", "Incinerate", "Lightning Bolt", "Mogg Fanatic", "Mogg War Marshal",
    "Prodigal Pyromancer", "Pyroclasm",
    # Gold
    "Absorb", "Boros Guildmage", "Boros Swiftblade", "Electrolyze", "Fire // Ice",
    "Goblin Legionnaire", "Izzet Chronarch", "Lightning Angel", "Lightning Helix",
    "Niv-Mizzet, the Firemind", "Reflector Mage", "Sky Hussar", "Suffocating Blast",
    "Swans of Bryn Argoll", "Windreaver",
    # Artifacts
    "Azorius Signet", "Bonesplitter", "Boros Signet", "Icy Manipulator", "Izzet Signet",
    "Loxodon Warhammer", "Mind Stone", "Sol Ring", "Vulshok Morningstar",
    # Lands
    "Adarkar Wastes", "Azorius Chancery", "Battlefield Forge", "Boros Garrison",
    "City of Brass", "Coastal Tower", "Hallowed Fountain", "Izzet Boilerworks", "Karakas",
    "Sacred Foundry", "Shivan Reef", "Steam Vents", "Terramorphic Expanse", "Vivid Crag",
    "Vivid Creek", "Vivid Meadow",
)  # fmt: skip

_TENEB = (
    # White
    "Angel of Mercy", "Oblivion Ring", "Serra Angel", "Soul Warden", "Swords to Plowshares",
    "Voice of All", "Wrath of God",
    # Black
    "Bone Shredder", "Corrupt", "Diabolic Edict", "Duress", "Exhume", "Gravedigger",
    "Hypnotic Specter", "Nekrataal", "Night's Whisper", "Phyrexian Rager", "Ravenous Rats",
    "Sengir Vampire", "Shriekmaw", "Stinkweed Imp", "Terror",
    # Green
    "Blastoderm", "Eternal Witness", "Fyndhorn Elves", "Giant Spider", "Harmonize",
    "Indrik Stomphowler", "Kavu Climber", "Living Wish", "Llanowar Elves", "Naturalize",
    "Penumbra Spider", "Regrowth", "River Boa", "Vine Trellis", "Wall of Blossoms",
    "Wall of Roots",
    # Gold
    "Angel of Despair", "Armadillo Cloak", "Call of the Conclave", "Captain Sisay",
    "Dauntless Escort", "Debtors' Knell", "Kitchen Finks", "Life // Death", "Loxodon Smiter",
    "Mirari's Wake", "Mortify", "Necrotic Sliver", "Pernicious Deed", "Phantom Nishoba",
    "Qasali Pridemage", "Saffi Eriksdotter", "Selesnya Guildmage", "Tidehollow Sculler",
    "Vindicate", "Watchwolf",
    # Artifacts
    "Golgari Signet", "Loxodon Warhammer", "Mind Stone", "Sol Ring",
    # Lands
    "Bayou", "Brushland", "Canopy Vista", "Caves of Koilos", "City of Brass", "Godless Shrine",
    "Golgari Rot Farm", "Graypelt Refuge", "Llanowar Wastes", "Orzhov Basilica",
    "Overgrown Tomb", "Selesnya Sanctuary", "Temple Garden", "Terramorphic Expanse",
    "Treetop Village", "Vivid Grove",
)  # fmt: skip

_DARIGAAZ = (
    # Black
    "Black Knight", "Bone Shredder", "Corrupt", "Diabolic Edict", "Gravedigger",
    "Hypnotic Specter", "Innocent Blood", "Nekrataal", "Night's Whisper", "Phyrexian Rager",
    "Sengir Vampire", "Severed Legion", "Shriekmaw", "Terror",
    # Red
    "Arc Lightning", "Avalanche Riders", "Dragon Whelp", "Earth Elemental", "Firebolt",
    "Flametongue Kavu", "Furnace Whelp", "Goblin Raider", "Incinerate", "Lava Axe",
    "Lightning Bolt", "Mogg Fanatic", "Mogg War Marshal", "Ronin Houndmaster", "Stone Rain",
    "Volcanic Hammer",
    # Green
    "Blastoderm", "Craw Wurm", "Eternal Witness", "Fyndhorn Elves", "Giant Growth",
    "Giant Spider", "Grizzly Bears", "Imperious Perfect", "Kavu Climber", "Llanowar Elves",
    "Penumbra Spider", "Rancor", "River Boa", "Spined Wurm", "Trained Armodon",
    # Gold
    "Assault // Battery", "Bituminous Blast", "Blightning", "Bloodbraid Elf",
    "Boggart Ram-Gang", "Fires of Yavimaya", "Gruul Guildmage", "Kresh the Bloodbraided",
    "Murderous Redcap", "Scab-Clan Mauler", "Shambling Remains", "Sprouting Thrinax",
    "Terminate", "Void",
    # Artifacts
    "Bonesplitter", "Loxodon Warhammer", "Sol Ring",
    # Lands
    "Badlands", "Bayou", "Blood Crypt", "City of Brass", "Golgari Rot Farm", "Gruul Turf",
    "Karplusan Forest", "Kazandu Refuge", "Llanowar Wastes", "Overgrown Tomb",
    "Rakdos Carnarium", "Savage Lands", "Stomping Ground", "Sulfurous Springs",
    "Terramorphic Expanse", "Urborg, Tomb of Yawgmoth",
)  # fmt: skip


def _deck(
    sample_id: str, name: str, general: str, cards: tuple[str, ...], basics: dict[str, int]
) -> SampleDeck:
    return SampleDeck(sample_id, name, {**dict.fromkeys(cards, 1), **basics}, general)


SAMPLES: tuple[SampleDeck, ...] = (
    _deck(
        "numot", "Numot's Fleet", "Numot, the Devastator", _NUMOT,
        {"Plains": 7, "Island": 8, "Mountain": 7},
    ),
    _deck(
        "teneb", "Teneb's Harvest", "Teneb, the Harvester", _TENEB,
        {"Plains": 6, "Swamp": 7, "Forest": 8},
    ),
    _deck(
        "darigaaz", "Darigaaz's Brood", "Darigaaz, the Igniter", _DARIGAAZ,
        {"Swamp": 6, "Mountain": 8, "Forest": 7},
    ),
)  # fmt: skip
"""Every sample deck: one waits, one comes back from the graveyard, one attacks."""
