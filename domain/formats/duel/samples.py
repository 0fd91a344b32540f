"""Sample decks: playable ones that together hold every card of the starter catalogue."""

import msgspec


class SampleDeck(msgspec.Struct, frozen=True):
    """A deck to begin with: its id, its name, and how many cards of each name."""

    id: str
    name: str
    cards: dict[str, int]


SAMPLES: tuple[SampleDeck, ...] = (
    SampleDeck(
        "white-blue-1",
        "White Blue",
        {
            "Absorb": 2, "Air Elemental": 2, "Ajani's Pridemate": 2, "Alloy Myr": 1,
            "Ancestral Recall": 2, "Angelic Wall": 2, "Archaeomancer": 2, "Attended Knight": 2,
            "Augury Owl": 2, "Boomerang": 2, "Boros Guildmage": 2, "Boros Recruit": 2,
            "Captain of the Watch": 2, "City of Brass": 1, "Coastal Tower": 1, "Coral Merfolk": 2,
            "Darksteel Ingot": 1, "Elfhame Palace": 1, "Evolving Wilds": 1, "Island": 9,
            "Oracle of Nectars": 2, "Plains": 9, "Salt Marsh": 1, "Secluded Steppe": 1,
            "Selesnya Guildmage": 2, "Slippery Bogle": 2, "Wilt-Leaf Cavaliers": 2,
        },
    ),
    SampleDeck(
        "black-red-1",
        "Black Red",
        {
            "Act of Treason": 2, "Alloy Myr": 1, "Arc Lightning": 2, "Assassinate": 2, "Blaze": 2,
            "Blood Artist": 2, "Bloodfell Caves": 1, "Bog Imp": 2, "Boggart Brute": 2,
            "Borderland Marauder": 2, "Burst Lightning": 2, "Carnophage": 2, "Dark Ritual": 2,
            "Darksteel Ingot": 1, "Deathmark": 2, "Diabolic Edict": 2, "Diabolic Tutor": 2,
            "Doom Blade": 2, "Duress": 2, "Earth Elemental": 2, "Mountain": 9, "Shivan Oasis": 1,
            "Swamp": 10, "Taiga": 1, "Underground Sea": 1, "Urborg Volcano": 1,
        },
    ),
    SampleDeck(
        "green-white-1",
        "Green White",
        {
            "Acidic Slime": 2, "Ajani's Pridemate": 1, "Ant Queen": 2, "Birds of Paradise": 2,
            "Boros Recruit": 1, "Craw Wurm": 2, "Day of Judgment": 2, "Deadly Recluse": 2,
            "Disenchant": 2, "Elite Vanguard": 2, "Elvish Visionary": 2, "Exploration": 2,
            "Explore": 2, "Fencing Ace": 2, "Fists of Ironwood": 2, "Fog": 2, "Forest": 12,
            "Garruk's Packleader": 2, "Giant Badger": 2, "Plains": 11, "Treetop Village": 1,
            "Watchwolf": 2,
        },
    ),
    SampleDeck(
        "blue-black-1",
        "Blue Black",
        {
            "Agony Warp": 2, "Alloy Myr": 1, "Bog Imp": 1, "Counterspell": 2, "Curiosity": 2,
            "Divination": 2, "Essence Drain": 2, "Essence Scatter": 2, "Festering Goblin": 2,
            "Giant Octopus": 2, "Gravedigger": 2, "Highway Robber": 2, "Hypnotic Specter": 2,
            "Island": 12, "Jhessian Thief": 2, "Looming Shade": 2, "Mahamoti Djinn": 2,
            "Recoil": 2, "Shadowmage Infiltrator": 2, "Swamp": 12, "Undermine": 2,
        },
    ),
    SampleDeck(
        "red-green-1",
        "Red Green",
        {
            "Act of Treason": 1, "Bonesplitter": 1, "Fervor": 2, "Firebreathing": 2,
            "Flametongue Kavu": 2, "Forest": 12, "Forked Bolt": 2, "Furnace Whelp": 2,
            "Giant Growth": 2, "Giant Spider": 2, "Gladecover Scout": 2, "Goblin Chieftain": 2,
            "Goblin King": 2, "Goblin Piker": 2, "Goblin Sharpshooter": 2, "Goblin War Drums": 2,
            "Grizzly Bears": 2, "Harmonize": 2, "Hill Giant": 2, "Hunted Wumpus": 2,
            "Mountain": 12,
        },
    ),
    SampleDeck(
        "white-black-1",
        "White Black",
        {
            "Ajani's Pridemate": 1, "Bog Imp": 1, "Glorious Anthem": 2, "Glory Seeker": 2,
            "Healing Salve": 2, "Holy Day": 2, "Holy Strength": 2, "Inspired Charge": 2,
            "Isamaru, Hound of Konda": 2, "Kor Skyfisher": 2, "Lone Missionary": 2, "Mind Rot": 2,
            "Mortify": 2, "Nightmare": 2, "Pacifism": 2, "Phyrexian Rager": 2, "Plague Rats": 2,
            "Plains": 12, "Raise Dead": 2, "Swamp": 12, "Vindicate": 2,
        },
    ),
    SampleDeck(
        "blue-red-1",
        "Blue Red",
        {
            "Act of Treason": 1, "Blaze": 1, "Electrolyze": 2, "Island": 12, "Izzet Charm": 2,
            "Keldon Raider": 2, "Kird Ape": 2, "Krenko's Command": 2, "Lava Axe": 2,
            "Lightning Bolt": 2, "Lightning Elemental": 2, "Man-o'-War": 2, "Mana Leak": 2,
            "Manic Vandal": 2, "Merfolk Looter": 2, "Merfolk of the Pearl Trident": 2,
            "Mind Control": 2, "Mogg Fanatic": 2, "Mountain": 12, "Negate": 2, "Opt": 2,
        },
    ),
    SampleDeck(
        "red-white-1",
        "Red White",
        {
            "Act of Treason": 1, "Blaze": 1, "Boros Swiftblade": 2, "Goblin Legionnaire": 2,
            "Lightning Helix": 2, "Mountain": 12, "Orcish Artillery": 2, "Plains": 12,
            "Prodigal Pyromancer": 2, "Pyroclasm": 2, "Raging Goblin": 2, "Raise the Alarm": 2,
            "Savannah Lions": 2, "Serra Angel": 2, "Shatter": 2, "Shivan Dragon": 2, "Shock": 2,
            "Siege-Gang Commander": 2, "Silvercoat Lion": 2, "Skyhunter Skirmisher": 2,
            "Soul Warden": 2,
        },
    ),
    SampleDeck(
        "green-blue-1",
        "Green Blue",
        {
            "Alloy Myr": 1, "Boomerang": 1, "Forest": 12, "Imperious Perfect": 2, "Island": 12,
            "Kalonian Tusker": 2, "Llanowar Elves": 2, "Naturalize": 2, "Overrun": 2,
            "Pelakka Wurm": 2, "Phantom Warrior": 2, "Preordain": 2, "Prey Upon": 2,
            "Prodigal Sorcerer": 2, "Rampant Growth": 2, "Runeclaw Bear": 2,
            "Silhana Ledgewalker": 2, "Spidersilk Armor": 2, "Spiketail Hatchling": 2,
            "Sprout": 2, "Stampeding Rhino": 2,
        },
    ),
    SampleDeck(
        "black-green-1",
        "Black Green",
        {
            "Alloy Myr": 1, "Bottle Gnomes": 1, "Forest": 12, "Ravenous Rats": 2,
            "Royal Assassin": 2, "Scathe Zombies": 2, "Severed Legion": 2, "Sign in Blood": 2,
            "Swamp": 12, "Sylvan Ranger": 2, "Trained Armodon": 2, "Typhoid Rats": 2,
            "Unholy Strength": 2, "Vampire Nighthawk": 2, "Vampire's Bite": 2,
            "Garruk's Packleader": 2, "Walking Corpse": 2, "Wood Elves": 2, "Zodiac Monkey": 2,
            "Zombie Goliath": 2, "Zombify": 2,
        },
    ),
    SampleDeck(
        "white-blue-2",
        "White Blue 2",
        {
            "Absorb": 1, "Alpha Myr": 2, "Augury Owl": 1, "Cathodion": 2, "Darksteel Myr": 2,
            "Dragon's Claw": 2, "Fountain of Youth": 2, "Howling Mine": 2, "Island": 12,
            "Plains": 12, "Squadron Hawk": 2, "Suntail Hawk": 2, "Swords to Plowshares": 2,
            "Thieving Magpie": 2, "Time Warp": 2, "Tome Scour": 2, "Unsummon": 2,
            "Veteran Armorer": 2, "Wall of Omens": 2, "Wind Drake": 2, "Youthful Knight": 2,
        },
    ),
    SampleDeck(
        "black-red-2",
        "Black Red 2",
        {
            "Icy Manipulator": 2, "Juggernaut": 2, "Unlicensed Disintegration": 2,
            "Loxodon Warhammer": 2, "Memnite": 2, "Millstone": 2, "Mind Stone": 2, "Mountain": 12,
            "Mox Ruby": 2, "Obsianus Golem": 2, "Ornithopter": 2, "Prophetic Prism": 2,
            "Rod of Ruin": 2, "Serum Tank": 2, "Short Sword": 2, "Sol Ring": 2, "Stone Rain": 2,
            "Swamp": 12, "Volcanic Hammer": 2, "Wall of Fire": 2,
        },
    ),
    SampleDeck(
        "green-white-2",
        "Green White 2",
        {
            "Ajani's Pridemate": 4, "Boros Guildmage": 4, "Deadly Recluse": 4, "Fencing Ace": 4,
            "Forest": 12, "Gladecover Scout": 1, "Holy Strength": 1, "Plains": 12, "Spellbook": 4,
            "Triskelion": 2, "Vulshok Morningstar": 4, "Wayfarer's Bauble": 4,
            "Whispersilk Cloak": 4,
        },
    ),
    SampleDeck(
        "green-white-3",
        "Green White 3",
        {
            "Ashcoat Bear": 2, "Balduvian Bears": 2, "Blinkmoth Nexus": 1, "Centaur Courser": 2,
            "Elvish Archdruid": 2, "Emerald Medallion": 2, "Forest": 11, "Kalonian Hydra": 2,
            "Maro": 2, "Path to Exile": 2, "Plains": 5, "Plateau": 1, "Priest of Titania": 2,
            "Ravenous Baloth": 2, "Sacred Prey": 2, "Sakura-Tribe Elder": 2, "Savannah": 2,
            "Serra Ascendant": 2, "Strip Mine": 1, "Sunpetal Grove": 2, "Sylvan Scrying": 2,
            "Thornscape Apprentice": 2, "Tropical Island": 1, "Watchwolf": 2, "Wild Nacatl": 2,
            "Wildwood Geist": 2,
        },
    ),
    SampleDeck(
        "red-white-2",
        "Red White 2",
        {
            "Ainok Bond-Kin": 2, "Badlands": 1, "Ball Lightning": 2, "Bonesplitter": 2,
            "Cloudshift": 2, "Eager Cadet": 2, "Fresh-Faced Recruit": 2, "Galepowder Mage": 2,
            "Goblin Roughrider": 2, "Gray Ogre": 2, "Heal": 2, "Humble": 2, "Kindled Fury": 2,
            "Mishra's Factory": 1, "Mons's Goblin Raiders": 2, "Mountain": 9, "Plains": 9,
            "Plateau": 2, "Pyretic Ritual": 2, "Quicksand": 1, "Rootbound Crag": 1,
            "Skyhunter Cub": 2, "Spitemare": 2, "Squire": 2, "Thalia, Guardian of Thraben": 2,
        },
    ),
    SampleDeck(
        "blue-black-2",
        "Blue Black 2",
        {
            "Bayou": 1, "Bog Wraith": 2, "Bone Splinters": 2, "Brainstorm": 2,
            "Drowned Catacomb": 2, "El-Hajjâj": 2, "Faerie Conclave": 1, "Hymn to Tourach": 2,
            "Island": 8, "Lord of Atlantis": 2, "Murder": 2, "Noxious Gearhulk": 2, "Peek": 2,
            "Reanimate": 2, "Regress": 2, "Reliquary Tower": 1, "Reminisce": 2, "Scrubland": 1,
            "Segovian Leviathan": 2, "Skulking Ghost": 2, "Swamp": 8, "Traumatize": 2,
            "Twisted Image": 2, "Underground Sea": 2, "Unearth": 2, "Warpath Ghoul": 2,
        },
    ),
    SampleDeck(
        "white-black-2",
        "White Black 2",
        {
            "Banishment Decree": 2, "Bronze Sable": 2, "Darksteel Relic": 2, "Dega Sanctuary": 2,
            "Dragonskull Summit": 1, "Felidar Sovereign": 2, "Mortify": 2, "Nevinyrral's Disk": 2,
            "Paupers' Cage": 2, "Pillarfield Ox": 2, "Plains": 10, "Righteous Avengers": 2,
            "Scrubland": 2, "Sphere of Resistance": 2, "Spirit Link": 2, "Stroke of Midnight": 2,
            "Swamp": 10, "Swords to Plowshares": 2, "Tundra": 1, "Underworld Dreams": 2,
            "Vampire Nighthawk": 2, "Vindicate": 2, "Wall of Essence": 2,
        },
    ),
    SampleDeck(
        "blue-red-2",
        "Blue Red 2",
        {
            "Air Elemental": 2, "Ball Lightning": 2, "Counterspell": 2, "Divination": 2,
            "Electrolyze": 2, "Flametongue Kavu": 2, "Glacial Fortress": 1, "Hill Giant": 2,
            "Island": 10, "Izzet Charm": 2, "Lightning Bolt": 2, "Mahamoti Djinn": 2,
            "Man-o'-War": 2, "Mana Leak": 2, "Mountain": 11, "Niv-Mizzet, the Firemind": 2,
            "Opt": 2, "Preordain": 2, "Prodigal Sorcerer": 2, "Shivan Dragon": 2,
            "Volcanic Island": 2, "Wind Drake": 2,
        },
    ),
)  # fmt: skip
