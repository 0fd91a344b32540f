"""Two sample decks of different character: each of a hundred cards, no two of one name.

Their cards are commons and uncommons from before 2008. As every card may be a land (C-10), a
deck needs cheap cards of all colours more than anything else.
"""

from domain.formats.sample import SampleDeck

_BORDERERS = (
    # White
    "Angel of Mercy", "Avian Changeling", "Benalish Cavalry", "Glory Seeker", "Knight Errant",
    "Leonin Skyhunter", "Momentary Blink", "Mother of Runes", "Oblivion Ring", "Pacifism",
    "Serra Angel", "Skyhunter Skirmisher", "Soltari Priest", "Soul Warden", "Suntail Hawk",
    "Swords to Plowshares", "Venerable Monk", "Veteran Armorer", "White Knight",
    "Whitemane Lion", "Wild Griffin", "Youthful Knight",
    # Blue
    "Air Elemental", "Boomerang", "Cloud Elemental", "Cloud Sprite", "Counterspell",
    "Flying Men", "Man-o'-War", "Merfolk Looter", "Ninja of the Deep Hours",
    "Phantom Warrior", "Riftwing Cloudskate", "Snapping Drake", "Storm Crow", "Unsummon",
    "Wind Drake",
    # Black
    "Black Knight", "Bog Imp", "Bone Shredder", "Carnophage", "Dauthi Slayer",
    "Diabolic Edict", "Eyeblight's Ending", "Gravedigger", "Hypnotic Specter", "Nekrataal",
    "Phyrexian Rager", "Ravenous Rats", "Sengir Vampire", "Skittering Skirge", "Terror",
    # Red
    "Bloodrock Cyclops", "Dragon Whelp", "Earth Elemental", "Firebolt", "Flametongue Kavu",
    "Furnace Whelp", "Goblin Piker", "Goblin Raider", "Gray Ogre", "Hill Giant", "Incinerate",
    "Jackal Pup", "Lightning Bolt", "Mogg Fanatic", "Mogg War Marshal", "Prodigal Pyromancer",
    "Ronin Houndmaster", "Shock", "Stone Rain", "Volcanic Hammer",
    # Green
    "Ashcoat Bear", "Blastoderm", "Craw Wurm", "Elvish Warrior", "Eternal Witness",
    "Fyndhorn Elves", "Giant Growth", "Giant Spider", "Gorilla Warrior", "Grizzly Bears",
    "Imperious Perfect", "Kavu Climber", "Llanowar Elves", "Muscle Sliver", "Penumbra Spider",
    "Rancor", "River Boa", "Scryb Sprites", "Spined Wurm", "Trained Armodon",
    # Gold, and artifacts
    "Boros Swiftblade", "Lightning Helix", "Scab-Clan Mauler", "Selesnya Guildmage",
    "Watchwolf", "Bonesplitter", "Loxodon Warhammer", "Vulshok Morningstar",
)  # fmt: skip

_LIBRARIANS = (
    # White
    "Angelic Wall", "Arrest", "Aven Cloudchaser", "Condemn", "Disenchant", "Oblivion Ring",
    "Pacifism", "Renewed Faith", "Samite Healer", "Serra Angel", "Silver Knight",
    "Soul Warden", "Swords to Plowshares", "Voice of All", "Wall of Essence",
    "Wall of Swords",
    # Blue
    "Air Elemental", "Brainstorm", "Capsize", "Clone", "Compulsive Research",
    "Control Magic", "Counterspell", "Exclude", "Fact or Fiction", "Fog Bank", "Man-o'-War",
    "Mana Leak", "Mulldrifter", "Ophidian", "Opt", "Phantom Monster", "Prodigal Sorcerer",
    "Remove Soul", "Repulse", "Spiketail Hatchling", "Thieving Magpie", "Wall of Air",
    # Black
    "Assassinate", "Bone Shredder", "Corrupt", "Dark Ritual", "Diabolic Edict",
    "Drudge Skeletons", "Duress", "Gravedigger", "Highway Robber", "Hymn to Tourach",
    "Hypnotic Specter", "Innocent Blood", "Nekrataal", "Night's Whisper", "Phyrexian Rager",
    "Ravenous Rats", "Sengir Vampire", "Severed Legion", "Shriekmaw", "Stinkweed Imp",
    "Terror",
    # Red
    "Arc Lightning", "Avalanche Riders", "Firebolt", "Flametongue Kavu", "Incinerate",
    "Lava Axe", "Lightning Bolt", "Prodigal Pyromancer", "Pyroclasm", "Seal of Fire", "Shock",
    "Solar Blast", "Stone Rain", "Volcanic Hammer", "Wall of Stone", "Yamabushi's Flame",
    # Green
    "Carven Caryatid", "Eternal Witness", "Giant Spider", "Harmonize", "Indrik Stomphowler",
    "Kavu Climber", "Llanowar Elves", "Moment's Peace", "Naturalize", "Regrowth",
    "Spined Wurm", "Spitting Spider", "Vine Trellis", "Wall of Blossoms", "Wall of Roots",
    # Gold, and artifacts
    "Dimir Infiltrator", "Electrolyze", "Fire // Ice", "Mortify", "Recoil", "Terminate",
    "Dimir Signet", "Icy Manipulator", "Mind Stone", "Rod of Ruin",
)  # fmt: skip

SAMPLES: tuple[SampleDeck, ...] = (
    SampleDeck("borderers", "Borderers", dict.fromkeys(_BORDERERS, 1)),
    SampleDeck("librarians", "Librarians", dict.fromkeys(_LIBRARIANS, 1)),
)
"""Every sample deck: the first attacks, the second waits."""
