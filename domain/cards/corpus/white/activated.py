"""White cards for what can be activated: on the battlefield, from hand, from the graveyard."""

from domain.cards.corpus.forms import (
    boast,
    creature,
    does,
    forecast,
    from_hand,
    keywords,
    level,
    pays,
    permanent,
    spell,
    target,
    token,
    when_cycled,
)
from domain.cards.corpus.parts import (
    CREATURE,
    CREATURES_YOU_CONTROL,
    DESTROY_IT,
    IT,
    LAND,
    OPPOSING,
    OUTLANDED,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    ActivationCost,
    AddStats,
    All,
    Apply,
    CreateTokens,
    Deontic,
    EnchantAbility,
    GainLife,
    Gate,
    Keyword,
    Move,
    PutCounters,
    Search,
    Seq,
    SetTapped,
    Static,
    Untap,
)
from domain.cards.ir.terms import (
    And,
    AttachedTo,
    DuringStep,
    Every,
    Matches,
    Or,
    StatCompare,
    Status,
    Subtype,
    TurnOf,
)
from domain.cards.mana import mana_cost

CARDS = (
    creature(
        "Eternal Dragon", "{5}{W}{W}", "5/5", "Dragon Spirit", *keywords("flying"),
        Activated(
            pays("{3}{W}{W}"), Move(THIS, "hand", "return"), zone="graveyard",
            condition=Every((TurnOf(YOU), DuringStep(("upkeep",)))),
        ),
        Keyword("plainscycling", mana_cost("{2}")),
    ),
    creature(
        "Noble Templar", "{5}{W}", "3/6", "Human Cleric Soldier", *keywords("vigilance"),
        Keyword("plainscycling", mana_cost("{2}")),
    ),
    creature(
        "Goldmeadow Harrier", "{W}", "1/1", "Kithkin Soldier",
        Activated(pays("{W}", tap=True), SetTapped(IT, True), targets=(target(CREATURE),)),
    ),
    creature(
        "Student of Warfare", "{W}", "1/1", "Human Knight",
        Keyword("level up", mana_cost("{W}")),
        level(2, 6, "3/3", *keywords("first strike")),
        level(7, None, "4/4", *keywords("double strike")),
    ),
    creature(
        "Burrenton Bombardier", "{2}{W}", "2/2", "Kithkin Soldier", *keywords("flying"),
        Keyword("reinforce", mana_cost("{2}{W}"), 2),
    ),
    spell(
        "Steeling Stance", "{1}{W}{W}", "instant",
        does(Apply(CREATURES_YOU_CONTROL, (AddStats(1, 1),))),
        forecast(Apply(IT, (AddStats(1, 1),)), *pays("{W}"), to=(target(CREATURE),)),
    ),
    spell(
        "Renewed Faith", "{2}{W}", "instant", does(GainLife(6)),
        Keyword("cycling", mana_cost("{1}{W}")),
        when_cycled(Gate(YOU, then=GainLife(2))),
    ),
    creature(
        "Weathered Wayfarer", "{W}", "1/1", "Human Nomad Cleric",
        Activated(
            pays("{W}", tap=True), Search(LAND, "hand", reveal=True),
            condition=OUTLANDED,
        ),
    ),
    creature(
        "Patrol Signaler", "{1}{W}", "1/1", "Kithkin Soldier",
        Activated(pays("{1}{W}", Untap()), CreateTokens(token("Kithkin Soldier", "1/1", "W"))),
    ),
    permanent(
        "Suppression Field", "{1}{W}", "enchantment", Static((ActivationCost(2, but_mana=True),)),
    ),
    creature(
        "Linvala, Keeper of Silence", "{2}{W}{W}", "3/4", "Angel", *keywords("flying"),
        Static((Deontic("cant", "activate"),), All(And((CREATURE, OPPOSING)))),
        kinds="legendary creature",
    ),
    permanent(
        "Arrest", "{2}{W}", "enchantment: Aura", EnchantAbility(CREATURE),
        Static(
            (
                Deontic("cant", "attack"), Deontic("cant", "block"), Deontic("cant", "activate"),
            ),
            AttachedTo(),
        ),
    ),
    creature(
        "Auriok Steelshaper", "{1}{W}", "1/1", "Human Soldier",
        Static((ActivationCost(-1, who=YOU, keyword="equip"),)),
        Static(
            (AddStats(1, 1),),
            All(And((CREATURE, YOURS, Or((Subtype("Soldier"), Subtype("Knight")))))),
            condition=Matches(THIS, Status("equipped")),
        ),
    ),
    creature(
        "Intrepid Hero", "{2}{W}", "1/1", "Human Soldier",
        Activated(
            pays(tap=True), DESTROY_IT,
            targets=(target(And((CREATURE, StatCompare("power", ">=", 4)))),),
        ),
    ),
    creature(
        "Ghost-Lit Redeemer", "{W}", "1/1", "Spirit",
        Activated(pays("{W}", tap=True), GainLife(2)),
        from_hand("channel", "{1}{W}", GainLife(4)),
    ),
    creature(
        "Mosquito Guard", "{W}", "1/1", "Kithkin Soldier", *keywords("first strike"),
        Keyword("reinforce", mana_cost("{1}{W}"), 1),
    ),
    creature(
        "Axgard Braggart", "{3}{W}", "3/3", "Dwarf Warrior",
        boast(Seq((SetTapped(THIS, False), PutCounters(THIS, "+1/+1"))), *pays("{1}{W}")),
    ),
    creature(
        "Transcendent Master", "{1}{W}{W}", "3/3", "Human Cleric Avatar",
        Keyword("level up", mana_cost("{1}")), level(6, 11, "6/6", *keywords("lifelink")),
        level(12, None, "9/9", *keywords("lifelink", "indestructible")),
    ),
    creature(
        "Knight of Cliffhaven", "{1}{W}", "2/2", "Kor Knight",
        Keyword("level up", mana_cost("{3}")), level(1, 3, "2/3", *keywords("flying")),
        level(4, None, "4/4", *keywords("flying", "vigilance")),
    ),
    creature(
        "Caravan Escort", "{W}", "1/1", "Human Knight", Keyword("level up", mana_cost("{2}")),
        level(1, 4, "2/2"), level(5, None, "5/5", *keywords("first strike")),
    ),
    creature(
        "Ikiral Outrider", "{1}{W}", "1/2", "Human Soldier",
        Keyword("level up", mana_cost("{4}")), level(1, 3, "2/6", *keywords("vigilance")),
        level(4, None, "3/10", *keywords("vigilance")),
    ),
)  # fmt: skip
