"""Blue cards that decks of many years were built around."""

from domain.cards.corpus.forms import (
    aura,
    creature,
    does,
    enchanted,
    if_would,
    keywords,
    pays,
    permanent,
    protection,
    spell,
    target,
    token,
    when,
)
from domain.cards.corpus.parts import (
    A_SPELL,
    ANY_PLAYER,
    ARTIFACT,
    CREATURE,
    CREATURE_YOU_CONTROL,
    ENTERS,
    IT,
    LAND,
    RETURN_IT,
    SELF,
    THAT_PLAYER,
    THIS,
    YOU,
    YOUR_UPKEEP,
    YOURS,
    ZOMBIE,
)
from domain.cards.ir.language import (
    Activated,
    AddMana,
    AddStats,
    All,
    Apply,
    Arrange,
    Bind,
    ChangeTypes,
    Choose,
    ChooseValue,
    CounterSpell,
    CreateTokens,
    Delay,
    Deontic,
    Draw,
    EnchantAbility,
    Gate,
    Grant,
    HandOf,
    If,
    Instead,
    Look,
    Move,
    Note,
    ReturnCost,
    Seq,
    SetController,
    Static,
    TargetSpec,
    TopOf,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    AnyOf,
    Begins,
    Bound,
    CastSpell,
    Color,
    Compare,
    Count,
    Damaged,
    Devotion,
    Did,
    Event,
    EventAmount,
    Every,
    Is,
    IsAbility,
    Matches,
    Not,
    Or,
    OwnedBy,
    Players,
    Stat,
    StatCompare,
    Status,
    Subtype,
    Target,
    Var,
    ZoneChange,
)

CARDS = (
    permanent(
        "Counterbalance", "{U}{U}", "enchantment",
        when(
            CastSpell(who=Players("opponents")),
            Gate(
                YOU,
                then=Seq(
                    (
                        Bind("revealed card", TopOf()),
                        Look(Bound("revealed card"), reveal=True),
                        If(
                            Every(
                                (
                                    Matches(Bound("revealed card"), ANYTHING),
                                    Compare(
                                        Stat(Bound("revealed card"), "mana_value"), "==",
                                        Stat(Event(), "mana_value"),
                                    ),
                                )
                            ),
                            CounterSpell(Event()),
                        ),
                    )
                ),
            ),
        ),
    ),
    creature(
        "Deadeye Navigator", "{4}{U}{U}", "5/5", "Spirit", *keywords("soulbond"),
        Static(
            (
                Grant(
                    (
                        Activated(
                            pays("{1}{U}"),
                            Seq(
                                (
                                    Move(THIS, "exile", "exile", bind="exiled card"),
                                    Move(Bound("exiled card"), "battlefield", "return", under=YOU),
                                )
                            ),
                        ),
                    )
                ),
            ),
            All(Or((SELF, Is(Bound("pair"))))), condition=Matches(THIS, Status("paired")),
        ),
    ),
    spell(
        "Desertion", "{3}{U}{U}", "instant",
        does(
            If(
                Matches(IT, Or((ARTIFACT, CREATURE))),
                CounterSpell(IT, to="battlefield", under=YOU), otherwise=CounterSpell(IT),
            ),
            to=(A_SPELL,),
        ),
    ),
    permanent(
        "Diplomatic Immunity", "{1}{U}", "enchantment: Aura", *keywords("shroud"),
        EnchantAbility(CREATURE), enchanted(Grant(keywords("shroud"))),
    ),
    spell(
        "Donate", "{2}{U}", "sorcery",
        does(
            Apply(Target(1), (SetController(IT),), "game"), to=(ANY_PLAYER, target(YOURS))
        ),
    ),
    permanent(
        "Honden of Seeing Winds", "{4}{U}", "legendary enchantment: Shrine",
        when(YOUR_UPKEEP, Draw(Count(And((Subtype("Shrine"), YOURS))))),
    ),
    spell(
        "Mana Drain", "{U}{U}", "instant",
        does(
            Note("drained mana", Stat(IT, "mana_value")), CounterSpell(IT),
            Delay(
                AnyOf((Begins("precombat_main", YOU), Begins("postcombat_main", YOU))),
                AddMana((("C",),), count=Var("drained mana")),
            ),
            to=(A_SPELL,),
        ),
    ),
    creature(
        "Master of Waves", "{3}{U}", "2/1", "Merfolk Wizard", *protection(Color("R")),
        Static((AddStats(1, 1),), All(And((CREATURE, Subtype("Elemental"), YOURS)))),
        when(ENTERS, CreateTokens(token("Elemental", "1/0", "U"), Devotion(("U",)))),
    ),
    creature(
        "Meloku the Clouded Mirror", "{4}{U}", "2/4", "Moonfolk Wizard", *keywords("flying"),
        Activated(
            pays("{1}", ReturnCost(LAND)),
            CreateTokens(token("Illusion", "1/1", "U", *keywords("flying"))),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Thassa, God of the Sea", "{2}{U}", "5/5", "God", *keywords("indestructible"),
        Static(
            (ChangeTypes(remove=("creature",)),), condition=Compare(Devotion(("U",)), "<", 5)
        ),
        when(YOUR_UPKEEP, Arrange(1)),
        Activated(
            pays("{1}{U}"), Apply(IT, (Deontic("cant", "be_blocked"),)),
            targets=(target(CREATURE_YOU_CONTROL),),
        ),
        kinds="legendary enchantment creature",
    ),
    aura(
        "Threads of Disloyalty", "{1}{U}{U}", And((CREATURE, StatCompare("mana_value", "<=", 2))),
        enchanted(SetController()),
    ),
    creature(
        "Undead Alchemist", "{3}{U}", "4/2", "Zombie",
        if_would(
            Damaged(And((Subtype("Zombie"), YOURS)), "player", combat=True),
            Instead(Move(TopOf(THAT_PLAYER, EventAmount()), "graveyard", "mill")),
        ),
        when(
            ZoneChange(
                And((CREATURE, OwnedBy(Players("opponents")))), "library", "graveyard"
            ),
            Move(Event("card"), "exile", "exile"), CreateTokens(ZOMBIE),
        ),
    ),
    permanent(
        "Unnatural Selection", "{1}{U}", "enchantment",
        Activated(
            pays("{1}"),
            Seq(
                (
                    ChooseValue("creature_type", "chosen type", options=("Wall",)),
                    Apply(IT, (ChangeTypes(replace=True, chosen="chosen type"),)),
                )
            ),
            targets=(target(CREATURE),),
        ),
    ),
    creature(
        "Vendilion Clique", "{1}{U}{U}", "3/1", "Faerie Wizard", *keywords("flash", "flying"),
        when(
            ENTERS,
            Look(HandOf(IT)),
            Bind("chosen card", Choose(YOU, Not(LAND), "hand", min=0, from_zone_of=IT)),
            If(
                Did("chosen card"),
                Seq(
                    (
                        Look(Bound("chosen card"), reveal=True),
                        Move(Bound("chosen card"), "library", place="bottom"),
                        Draw(1, IT),
                    )
                ),
            ),
            to=(ANY_PLAYER,),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Venser, Shaper Savant", "{2}{U}{U}", "2/2", "Human Wizard", *keywords("flash"),
        when(ENTERS, RETURN_IT, to=(TargetSpec(Not(IsAbility()), also="stack"),)),
        kinds="legendary creature",
    ),
)  # fmt: skip
