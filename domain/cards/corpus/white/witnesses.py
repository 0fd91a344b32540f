"""White cards whose every word can be seen at work."""

from domain.cards.corpus.forms import (
    aura,
    creature,
    does,
    if_would,
    keywords,
    pays,
    permanent,
    spell,
    target,
    token,
    when,
)
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    ANY_TARGET,
    ARTIFACT,
    CREATURE,
    CREATURE_YOU_CONTROL,
    CREATURES_YOU_CONTROL,
    DESTROY_IT,
    DIED,
    DIES,
    ENCHANTMENT,
    ENTERS,
    EXILE_IT,
    IT,
    LAND,
    OPPOSING,
    OTHER,
    PERMANENT_CARD,
    PLANESWALKER,
    SELF,
    SPIRIT,
    THIS,
    YOU,
    YOUR_UPKEEP,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    CreateTokens,
    Delay,
    Deontic,
    GainLife,
    Move,
    Redirected,
    Search,
    SetLife,
    SetStats,
    SetTapped,
    Shield,
    Shuffle,
    Static,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    Arith,
    AttachedTo,
    Begins,
    Blocks,
    Bound,
    Color,
    ControlledBy,
    Damaged,
    Distinct,
    Event,
    Exists,
    Is,
    Matches,
    Not,
    Or,
    OwnedBy,
    Past,
    Players,
    PlayerStat,
    Shares,
    StatCompare,
    Status,
    Subtype,
    Unless,
    ZoneChange,
)

CARDS = (
    spell(
        "Act of Heroism", "{1}{W}", "instant",
        does(
            SetTapped(IT, tapped=False),
            Apply(IT, (AddStats(2, 2), Deontic("may", "block_more", at_most=1))),
            to=(target(CREATURE),),
        ),
    ),
    creature(
        "Aven Trailblazer", "{2}{W}", "2/*", "Bird Soldier", *keywords("flying"),
        Static((SetStats(2, Distinct(And((LAND, YOURS)), "basic"), defining=True),)),
    ),
    creature(
        "Martyrs of Korlis", "{3}{W}{W}", "1/6", "Human",
        if_would(
            Damaged(source=ARTIFACT, recipient=YOU), Redirected(THIS),
            condition=Matches(THIS, Status("untapped")),
        ),
    ),
    aura(
        "Ward of Piety", "{1}{W}", CREATURE,
        Activated(pays("{1}{W}"), Shield(AttachedTo(), 1, redirect=IT), targets=(ANY_TARGET,)),
    ),
    creature(
        "Defiant Vanguard", "{2}{W}", "2/2", "Human Rebel",
        when(
            Blocks(SELF),
            Delay(
                Begins("end_combat"),
                Move(
                    All(Or((SELF, And((CREATURE, Past(Blocks(SELF, CREATURE), "other")))))),
                    "graveyard", "destroy",
                ),
            ),
        ),
        Activated(
            pays("{5}", tap=True),
            Search(
                And((Subtype("Rebel"), PERMANENT_CARD, StatCompare("mana_value", "<=", 4))),
                "battlefield",
            ),
        ),
    ),
    creature(
        "Goldnight Commander", "{3}{W}", "2/2", "Human Cleric Soldier",
        when(
            ZoneChange(And((CREATURE_YOU_CONTROL, OTHER)), to="battlefield"),
            Apply(CREATURES_YOU_CONTROL, (AddStats(1, 1),)),
        ),
    ),
    creature(
        "Mausoleum Guard", "{3}{W}", "2/2", "Human Scout", when(DIES, CreateTokens(SPIRIT, 2))
    ),
    permanent(
        "Sacred Ground", "{1}{W}", "enchantment",
        when(
            ZoneChange(
                And((LAND, OwnedBy(YOU))), "battlefield", "graveyard", through=Players("opponents")
            ),
            Move(Event("card"), "battlefield", "return"),
        ),
    ),
    permanent(
        "Silkwrap", "{1}{W}", "enchantment",
        when(
            ENTERS, Move(IT, "exile", "exile", until="this_leaves"),
            to=(target(And((CREATURE, StatCompare("mana_value", "<=", 3), OPPOSING))),),
        ),
    ),
    permanent(
        "Banishing Light", "{2}{W}", "enchantment",
        when(
            ENTERS, Move(IT, "exile", "exile", until="this_leaves"),
            to=(target(And((Not(LAND), OPPOSING))),),
        ),
    ),
    permanent(
        "Banishment", "{3}{W}", "enchantment", *keywords("flash"),
        when(
            ENTERS,
            Move(
                All(Or((Is(IT), And((Not(LAND), OPPOSING, Shares("name", IT)))))), "exile",
                "exile", until="this_leaves",
            ),
            to=(target(And((Not(LAND), OPPOSING))),),
        ),
    ),
    creature(
        "Hixus, Prison Warden", "{3}{W}{W}", "4/4", "Human Soldier", *keywords("flash"),
        when(
            Damaged(CREATURE, "player", combat=True, recipient=YOU),
            Move(Event("source"), "exile", "exile", until="this_leaves"),
            condition=Matches(THIS, Past(ZoneChange(ANYTHING, to="battlefield"))),
        ),
        kinds="legendary creature",
    ),
    spell(
        "Leave No Trace", "{1}{W}", "instant",
        does(
            Move(All(Or((Is(IT), And((ENCHANTMENT, Shares("color", IT)))))), "graveyard", "destroy"),
            to=(target(ENCHANTMENT),),
        ),
    ),
    spell(
        "Celestial Purge", "{1}{W}", "instant",
        does(EXILE_IT, to=(target(Or((Color("B"), Color("R")))),)),
    ),
    creature(
        "Arbiter of Knollridge", "{6}{W}", "5/5", "Giant Wizard", *keywords("vigilance"),
        when(ENTERS, SetLife(PlayerStat(Players("all"), fn="max"), Players("all"))),
    ),
    spell(
        "Archangel's Light", "{7}{W}", "sorcery",
        does(
            GainLife(Arith("*", PlayerStat(YOU, "graveyard"), 2)),
            Move(All(OwnedBy(YOU), "graveyard"), "library"), Shuffle(),
        ),
    ),
    spell(
        "Faith's Reward", "{3}{W}", "instant",
        does(
            Move(
                All(
                    And((PERMANENT_CARD, OwnedBy(YOU), Past(DIED, "card"))), "graveyard"
                ),
                "battlefield", "return",
            )
        ),
    ),
    permanent(
        "Spirit Mirror", "{2}{W}{W}", "enchantment",
        when(
            YOUR_UPKEEP, CreateTokens(token("Reflection", "2/2", "W")),
            condition=Unless(Exists(And((Status("token"), Subtype("Reflection"))))),
        ),
        Activated(pays("{0}"), DESTROY_IT, targets=(target(Subtype("Reflection")),)),
    ),
    spell(
        "Sudden Disappearance", "{5}{W}", "sorcery",
        does(
            Move(All(And((Not(LAND), ControlledBy(IT)))), "exile", "exile", bind="exiled cards"),
            Delay(Begins("end"), Move(Bound("exiled cards"), "battlefield", "return")),
            to=(ANY_PLAYER,),
        ),
    ),
    permanent(
        "Norn's Annex", "{3}{W/P}{W/P}", "artifact",
        Static(
            (
                Deontic(
                    "cant", "attack", against=YOU, by=And((PLANESWALKER, YOURS)),
                    cost=pays("{W/P}"),
                ),
            ),
            affects=All(CREATURE),
        ),
    ),
)  # fmt: skip
