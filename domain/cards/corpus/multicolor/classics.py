"""Cards of several colours that decks of many years were built around."""

from domain.cards.corpus.forms import (
    creature,
    keywords,
    loyal,
    pays,
    permanent,
    planeswalker,
    spell,
    target,
    when,
)
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    ARTIFACT,
    ATTACKS,
    CREATURE,
    CREATURE_OR_PLANESWALKER,
    CREATURE_YOU_CONTROL,
    CREATURES_YOU_CONTROL,
    DESTROY_IT,
    ENCHANTMENT,
    ENTERS,
    IT,
    LAND,
    OTHER,
    PLAYER_OR_PLANESWALKER,
    RETURN_IT,
    SACRIFICE_THIS,
    SELF,
    THIS,
    YOU,
    YOUR_UPKEEP,
    YOURS,
    in_your_graveyard,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    Bind,
    DealDamage,
    Delay,
    Discard,
    ForEach,
    Gate,
    Grant,
    If,
    Look,
    Mode,
    Move,
    PutCounters,
    Remember,
    Sacrifice,
    SacrificeCost,
    Search,
    Seq,
    SetController,
    SpellAbility,
    Static,
    TopOf,
    While,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    Begins,
    Bound,
    CastSpell,
    Color,
    ControllerOf,
    Count,
    Event,
    Exists,
    Is,
    Matches,
    Named,
    Not,
    Or,
    OwnedBy,
    Players,
    PlayerStat,
    Shares,
    StatCompare,
    Subtype,
    ZoneChange,
)

CARDS = (
    creature(
        "Dauntless Escort", "{1}{G}{W}", "3/3", "Rhino Soldier",
        Activated(
            pays("", SACRIFICE_THIS),
            Apply(CREATURES_YOU_CONTROL, (Grant(keywords("indestructible")),)),
        ),
    ),
    permanent(
        "Detention Sphere", "{1}{W}{U}", "enchantment",
        when(
            ENTERS,
            Gate(
                YOU,
                then=Seq(
                    (
                        Bind("exiled permanents", All(Or((Is(IT), Shares("name", IT))))),
                        Move(
                            Bound("exiled permanents"), "exile", "exile", bind="exiled card"
                        ),
                        Remember("exiled card", Bound("exiled card")),
                    )
                ),
            ),
            to=(target(And((Not(LAND), Not(Named("Detention Sphere"))))),),
        ),
        when(ZoneChange(SELF, "battlefield"), Move(Bound("exiled card"), "battlefield", "return")),
    ),
    creature(
        "Dragonlord Silumgar", "{4}{U}{B}", "3/5", "Elder Dragon",
        *keywords("flying", "deathtouch"),
        when(
            ENTERS, Apply(IT, (SetController(),), While(Exists(And((SELF, YOURS))))),
            to=(CREATURE_OR_PLANESWALKER,),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Drogskol Captain", "{1}{W}{U}", "2/2", "Spirit Soldier", *keywords("flying"),
        Static(
            (AddStats(1, 1), Grant(keywords("hexproof"))),
            All(And((CREATURE_YOU_CONTROL, OTHER, Subtype("Spirit")))),
        ),
    ),
    creature(
        "Falkenrath Aristocrat", "{2}{B}{R}", "4/1", "Vampire Noble",
        *keywords("flying", "haste"),
        Activated(
            pays("", SacrificeCost(CREATURE)),
            Seq(
                (
                    Apply(THIS, (Grant(keywords("indestructible")),)),
                    If(
                        Matches(Bound("sacrificed"), Subtype("Human")),
                        PutCounters(THIS, "+1/+1"),
                    ),
                )
            ),
        ),
    ),
    creature(
        "Knight of the Reliquary", "{1}{G}{W}", "2/2", "Human Knight",
        Static(
            (
                AddStats(
                    Count(And((LAND, OwnedBy(YOU))), "graveyard"),
                    Count(And((LAND, OwnedBy(YOU))), "graveyard"),
                ),
            )
        ),
        Activated(
            pays("", SacrificeCost(Or((Subtype("Forest"), Subtype("Plains")))), tap=True),
            Search(LAND, "battlefield"),
        ),
    ),
    creature(
        "Maelstrom Wanderer", "{5}{G}{U}{R}", "7/5", "Elemental",
        Static((Grant(keywords("haste")),), CREATURES_YOU_CONTROL),
        *keywords("cascade", "cascade"), kinds="legendary creature",
    ),
    creature(
        "Momir Vig, Simic Visionary", "{3}{G}{U}", "2/2", "Elf Wizard",
        when(
            CastSpell(And((CREATURE, Color("G"))), YOU),
            Gate(YOU, then=Search(CREATURE, "library", reveal=True)),
        ),
        when(
            CastSpell(And((CREATURE, Color("U"))), YOU),
            Bind("revealed card", TopOf()),
            Look(Bound("revealed card"), reveal=True),
            If(Matches(Bound("revealed card"), CREATURE), Move(Bound("revealed card"), "hand")),
        ),
        kinds="legendary creature",
    ),
    planeswalker(
        "Nicol Bolas, Planeswalker", "{4}{U}{B}{B}{R}", 5, "Bolas",
        loyal(3, DESTROY_IT, to=(target(Not(CREATURE)),)),
        loyal(-2, Apply(IT, (SetController(),), "game"), to=(target(CREATURE),)),
        loyal(
            -9, DealDamage(IT, 7), Discard(7, ControllerOf(IT)),
            Sacrifice(ANYTHING, 7, ControllerOf(IT)), to=(PLAYER_OR_PLANESWALKER,),
        ),
    ),
    permanent(
        "Privileged Position", "{2}{G/W}{G/W}{G/W}", "enchantment",
        Static((Grant(keywords("hexproof")),), All(And((YOURS, OTHER)))),
    ),
    spell(
        "Rakdos Charm", "{B}{R}", "instant",
        SpellAbility(
            modes=(
                Mode(
                    Move(All(OwnedBy(IT), "graveyard"), "exile", "exile"), (ANY_PLAYER,)
                ),
                Mode(DESTROY_IT, (target(ARTIFACT),)),
                Mode(
                    ForEach(
                        All(CREATURE),
                        DealDamage(ControllerOf(Bound("each")), 1, Bound("each")),
                    )
                ),
            )
        ),
    ),
    creature(
        "Realm Razer", "{3}{R}{G}{W}", "4/2", "Beast",
        when(
            ENTERS,
            Move(All(LAND), "exile", "exile", bind="exiled card"),
            Remember("exiled card", Bound("exiled card")),
        ),
        when(
            ZoneChange(SELF, "battlefield"),
            Move(Bound("exiled card"), "battlefield", "return", tapped=True),
        ),
    ),
    creature(
        "Saffi Eriksdotter", "{G}{W}", "2/2", "Human Scout",
        Activated(
            pays("", SACRIFICE_THIS),
            Seq(
                (
                    Bind("chosen creature", IT),
                    Delay(
                        ZoneChange(
                            And((Is(Bound("chosen creature")), OwnedBy(YOU))), "battlefield",
                            "graveyard",
                        ),
                        Move(Event("card"), "battlefield", "return"),
                        duration="end_of_turn", once=True,
                    ),
                )
            ),
            targets=(target(CREATURE),),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Sire of Insanity", "{4}{B}{R}", "6/4", "Demon",
        when(
            Begins("end"),
            ForEach(
                Players("all"), Discard(PlayerStat(Bound("each"), "hand"), Bound("each"))
            ),
        ),
    ),
    creature(
        "Wort, Boggart Auntie", "{2}{B}{R}", "3/3", "Goblin Shaman", *keywords("fear"),
        when(
            YOUR_UPKEEP, Gate(YOU, then=RETURN_IT), to=(in_your_graveyard(Subtype("Goblin")),)
        ),
        kinds="legendary creature",
    ),
    creature(
        "Zur the Enchanter", "{1}{W}{U}{B}", "1/4", "Human Wizard", *keywords("flying"),
        when(
            ATTACKS,
            Gate(
                YOU,
                then=Search(
                    And((ENCHANTMENT, StatCompare("mana_value", "<=", 3))), "battlefield"
                ),
            ),
        ),
        kinds="legendary creature",
    ),
)  # fmt: skip
