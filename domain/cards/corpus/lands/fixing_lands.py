"""Lands that make mana of several colours, each cycle by one form."""

from domain.cards.card import CardDefinition
from domain.cards.corpus.forms import land, pays, taps_for, when
from domain.cards.corpus.parts import (
    BASIC_LAND,
    ENTERS,
    ENTERS_TAPPED,
    LAND,
    ONE_OF_ANY_COLOR,
    OTHER,
    SACRIFICE_THIS,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddMana,
    Choose,
    DealDamage,
    Enters,
    Move,
    PayLife,
    PutCounters,
    RemoveCountersCost,
    RevealCost,
    Search,
    Seq,
)
from domain.cards.ir.terms import (
    And,
    Compare,
    Count,
    Exists,
    Filter,
    Or,
    Subtype,
    Supertype,
    Unless,
    X,
)


def _pain(name: str, first: str, second: str) -> CardDefinition:
    """{C}, or one of two colours that hurts."""
    hurts = Seq((AddMana(((first,), (second,))), DealDamage(YOU, 1)))
    return land(name, "land", taps_for("C"), Activated(pays(tap=True), hurts))


def _filter(name: str, first: str, second: str) -> CardDefinition:
    """{C}, or one mana of two colours turned into two."""
    both = ((first, first), (first, second), (second, second))
    turned = Activated(pays(f"{{{first}/{second}}}", tap=True), AddMana(both))
    return land(name, "land", taps_for("C"), turned)


def _turning(name: str, first: str, second: str) -> CardDefinition:
    """One mana of any kind turned into two."""
    turned = Activated(pays("{1}", tap=True), AddMana(((first, second),)))
    return land(name, "land", turned)


def _bounce(name: str, made: str) -> CardDefinition:
    """Two mana for a land that goes back to hand."""
    one = Choose(YOU, And((LAND, YOURS)))
    back = when(ENTERS, Move(one, "hand", "return"))
    return land(name, "land", ENTERS_TAPPED, back, taps_for(made))


def _shock(name: str, subtypes: str) -> CardDefinition:
    """Two basic land types; it enters tapped unless its controller pays 2 life."""
    return land(name, f"land: {subtypes}", Enters(tapped=True, unless=(PayLife(2),)))


def _fetch(name: str, first: str, second: str) -> CardDefinition:
    """Search for a land of one of two types."""
    wanted = Or((Subtype(first), Subtype(second)))
    found = Activated(pays("", PayLife(1), SACRIFICE_THIS, tap=True), Search(wanted, "battlefield"))
    return land(name, "land", found)


def _panorama(name: str, *kinds: str) -> CardDefinition:
    """{C}, or a basic land of one of three types."""
    wanted = And((Supertype("basic"), Or(tuple(Subtype(kind) for kind in kinds))))
    search = Search(wanted, "battlefield", tapped=True)
    found = Activated(pays("{1}", SACRIFICE_THIS, tap=True), search)
    return land(name, "land", taps_for("C"), found)


def _three(name: str, *colors: str) -> CardDefinition:
    """One of three colours; it enters tapped."""
    return land(name, "land", ENTERS_TAPPED, taps_for(*colors))


def _spent(name: str, made: str, sacrificed: str) -> CardDefinition:
    """Mana, and more of it as its last."""
    last = Activated(pays("", SACRIFICE_THIS, tap=True), AddMana((tuple(sacrificed),)))
    return land(name, "land", ENTERS_TAPPED, taps_for(made), last)


def _vivid(name: str, color: str) -> CardDefinition:
    """One colour, and any other for a charge counter."""
    any_color = Activated(pays("", RemoveCountersCost("charge"), tap=True), ONE_OF_ANY_COLOR)
    enters = Enters(tapped=True, counters=(("charge", 2),))
    return land(name, "land", enters, taps_for(color), any_color)


def _storage(name: str, first: str, second: str) -> CardDefinition:
    """Storage counters that become mana of two colours."""
    stores = Activated(pays("{1}", tap=True), PutCounters(THIS, "storage"))
    made = AddMana(((first,), (second,)), count=X(), each=True)
    releases = Activated(pays("{1}", RemoveCountersCost("storage", X())), made)
    return land(name, "land", taps_for("C"), stores, releases)


def _fast(name: str, first: str, second: str) -> CardDefinition:
    """It enters tapped unless its controller has two or fewer other lands."""
    few = Compare(Count(And((LAND, YOURS, OTHER))), "<=", 2)
    return land(name, "land", Enters(tapped=True, condition=Unless(few)), taps_for(first, second))


def _slow(name: str, first: str, second: str) -> CardDefinition:
    """It enters tapped unless its controller has two or more other lands."""
    many = Compare(Count(And((LAND, YOURS, OTHER))), ">=", 2)
    return land(name, "land", Enters(tapped=True, condition=Unless(many)), taps_for(first, second))


def _battle(name: str, subtypes: str) -> CardDefinition:
    """It enters tapped unless its controller has two or more basic lands."""
    basics = Exists(And((BASIC_LAND, YOURS)), min=2)
    enters = Enters(tapped=True, condition=Unless(basics))
    return land(name, f"land: {subtypes}", enters)


def _showing(name: str, made: str, wanted: Filter) -> CardDefinition:
    """It enters tapped unless its controller reveals a card."""
    return land(name, "land", Enters(tapped=True, unless=(RevealCost(wanted),)), taps_for(*made))


CARDS = (
    _pain("Llanowar Wastes", "B", "G"),
    _pain("Shivan Reef", "U", "R"),
    _pain("Caves of Koilos", "W", "B"),
    _pain("Battlefield Forge", "R", "W"),
    _pain("Yavimaya Coast", "G", "U"),
    _filter("Mystic Gate", "W", "U"),
    _filter("Sunken Ruins", "U", "B"),
    _filter("Graven Cairns", "B", "R"),
    _filter("Fire-Lit Thicket", "R", "G"),
    _filter("Wooded Bastion", "G", "W"),
    _filter("Fetid Heath", "W", "B"),
    _filter("Cascade Bluffs", "U", "R"),
    _filter("Twilight Mire", "B", "G"),
    _filter("Rugged Prairie", "R", "W"),
    _filter("Flooded Grove", "G", "U"),
    _turning("Skycloud Expanse", "W", "U"),
    _turning("Darkwater Catacombs", "U", "B"),
    _turning("Shadowblood Ridge", "B", "R"),
    _turning("Mossfire Valley", "R", "G"),
    _turning("Sungrass Prairie", "G", "W"),
    _bounce("Azorius Chancery", "WU"),
    _bounce("Dimir Aqueduct", "UB"),
    _bounce("Rakdos Carnarium", "BR"),
    _bounce("Gruul Turf", "RG"),
    _bounce("Selesnya Sanctuary", "GW"),
    _bounce("Orzhov Basilica", "WB"),
    _bounce("Izzet Boilerworks", "UR"),
    _bounce("Golgari Rot Farm", "BG"),
    _bounce("Boros Garrison", "RW"),
    _bounce("Simic Growth Chamber", "GU"),
    _shock("Hallowed Fountain", "Plains Island"),
    _shock("Watery Grave", "Island Swamp"),
    _shock("Blood Crypt", "Swamp Mountain"),
    _shock("Stomping Ground", "Mountain Forest"),
    _shock("Temple Garden", "Forest Plains"),
    _shock("Godless Shrine", "Plains Swamp"),
    _shock("Steam Vents", "Island Mountain"),
    _shock("Overgrown Tomb", "Swamp Forest"),
    _shock("Sacred Foundry", "Mountain Plains"),
    _shock("Breeding Pool", "Forest Island"),
    _fetch("Flooded Strand", "Plains", "Island"),
    _fetch("Polluted Delta", "Island", "Swamp"),
    _fetch("Bloodstained Mire", "Swamp", "Mountain"),
    _fetch("Wooded Foothills", "Mountain", "Forest"),
    _fetch("Windswept Heath", "Forest", "Plains"),
    _fetch("Marsh Flats", "Plains", "Swamp"),
    _fetch("Scalding Tarn", "Island", "Mountain"),
    _fetch("Verdant Catacombs", "Swamp", "Forest"),
    _fetch("Arid Mesa", "Mountain", "Plains"),
    _fetch("Misty Rainforest", "Forest", "Island"),
    _panorama("Bant Panorama", "Forest", "Plains", "Island"),
    _panorama("Esper Panorama", "Plains", "Island", "Swamp"),
    _panorama("Grixis Panorama", "Island", "Swamp", "Mountain"),
    _panorama("Jund Panorama", "Swamp", "Mountain", "Forest"),
    _panorama("Naya Panorama", "Mountain", "Forest", "Plains"),
    _three("Seaside Citadel", "G", "W", "U"),
    _three("Arcane Sanctum", "W", "U", "B"),
    _three("Crumbling Necropolis", "U", "B", "R"),
    _three("Savage Lands", "B", "R", "G"),
    _three("Jungle Shrine", "R", "G", "W"),
    _spent("Ancient Spring", "U", "WB"),
    _spent("Geothermal Crevice", "R", "BG"),
    _spent("Irrigation Ditch", "W", "GU"),
    _spent("Sulfur Vent", "B", "UR"),
    _spent("Tinder Farm", "G", "RW"),
    _spent("Ruins of Trokair", "W", "WW"),
    _spent("Svyelunite Temple", "U", "UU"),
    _spent("Ebon Stronghold", "B", "BB"),
    _spent("Dwarven Ruins", "R", "RR"),
    _spent("Havenwood Battleground", "G", "GG"),
    _vivid("Vivid Meadow", "W"),
    _vivid("Vivid Creek", "U"),
    _vivid("Vivid Marsh", "B"),
    _vivid("Vivid Crag", "R"),
    _vivid("Vivid Grove", "G"),
    _storage("Calciform Pools", "W", "U"),
    _storage("Dreadship Reef", "U", "B"),
    _storage("Molten Slagheap", "B", "R"),
    _storage("Fungal Reaches", "R", "G"),
    _storage("Saltcrusted Steppe", "G", "W"),
    _fast("Seachrome Coast", "W", "U"),
    _fast("Darkslick Shores", "U", "B"),
    _fast("Blackcleave Cliffs", "B", "R"),
    _fast("Copperline Gorge", "R", "G"),
    _fast("Razorverge Thicket", "G", "W"),
    _slow("Deathcap Glade", "B", "G"),
    _battle("Canopy Vista", "Forest Plains"),
    _battle("Prairie Stream", "Plains Island"),
    _battle("Sunken Hollow", "Island Swamp"),
    _battle("Smoldering Marsh", "Swamp Mountain"),
    _battle("Cinder Glade", "Mountain Forest"),
    _showing("Ancient Amphitheater", "RW", Subtype("Giant")),
    _showing("Auntie's Hovel", "BR", Subtype("Goblin")),
    _showing("Gilt-Leaf Palace", "BG", Subtype("Elf")),
    _showing("Secluded Glen", "UB", Subtype("Faerie")),
    _showing("Wanderwine Hub", "WU", Subtype("Merfolk")),
    _showing("Game Trail", "RG", Or((Subtype("Mountain"), Subtype("Forest")))),
)  # fmt: skip
