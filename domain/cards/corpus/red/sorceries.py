"""Red sorceries."""

from domain.cards.corpus.forms import divided, does, keywords, spell, target, token
from domain.cards.corpus.parts import (
    ANY_TARGET,
    ARTIFACT,
    CREATURE,
    CREATURE_YOU_CONTROL,
    DESTROY_IT,
    GOBLIN,
    IT,
    LAND,
    PLAYER_OR_PLANESWALKER,
    SELF,
    THIS,
    WON_CLASH,
)
from domain.cards.ir.language import (
    AddPhases,
    All,
    AndTo,
    Apply,
    CastOption,
    CreateTokens,
    DealDamage,
    DealDivided,
    Delay,
    Deontic,
    Discard,
    Draw,
    ExileCost,
    ForEach,
    GoTo,
    Grant,
    If,
    KeywordAction,
    Mode,
    Move,
    Note,
    PutCounters,
    Replace,
    Sacrifice,
    Search,
    Seq,
    SetController,
    SetTapped,
    Shuffle,
    SpellAbility,
    TargetSpec,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    Attacks,
    Begins,
    Bound,
    Color,
    ControllerOf,
    Count,
    Has,
    Matches,
    Not,
    Or,
    OwnedBy,
    Past,
    Players,
    PlayerStat,
    Stat,
    Subtype,
    Supertype,
    Unless,
    Var,
    X,
    ZoneChange,
)

CARDS = (
    spell(
        "Disintegrate", "{X}{R}", "sorcery",
        does(
            DealDamage(IT, X()),
            If(
                Matches(IT, CREATURE),
                Apply(
                    IT,
                    (
                        Deontic("cant", "be_regenerated"),
                        Replace(
                            ZoneChange(SELF, "battlefield", "graveyard"), GoTo("exile")
                        ),
                    ),
                ),
            ),
            to=(ANY_TARGET,),
        ),
    ),
    spell("Volcanic Hammer", "{1}{R}", "sorcery", does(DealDamage(IT, 3), to=(ANY_TARGET,))),
    spell("Blaze", "{X}{R}", "sorcery", does(DealDamage(IT, X()), to=(ANY_TARGET,))),
    spell("Lava Axe", "{4}{R}", "sorcery", does(DealDamage(IT, 5), to=(PLAYER_OR_PLANESWALKER,))),
    spell("Forked Bolt", "{R}", "sorcery", does(DealDivided(), to=(divided(2, 2),))),
    spell("Arc Lightning", "{2}{R}", "sorcery", does(DealDivided(), to=(divided(3, 3),))),
    spell("Pyroclasm", "{1}{R}", "sorcery", does(DealDamage(All(CREATURE), 2))),
    spell(
        "Stone Rain", "{2}{R}", "sorcery",
        does(Move(IT, "graveyard", "destroy"), to=(target(LAND),)),
    ),
    spell(
        "Act of Treason", "{2}{R}", "sorcery",
        does(
            Apply(IT, (SetController(),)),
            SetTapped(IT, False),
            Apply(IT, (Grant(keywords("haste")),)),
            to=(target(CREATURE),),
        ),
    ),
    spell("Krenko's Command", "{1}{R}", "sorcery", does(CreateTokens(GOBLIN, 2))),
    spell("Dragon Fodder", "{1}{R}", "sorcery", does(CreateTokens(GOBLIN, 2))),
    spell(
        "Lava Spike", "{R}", "sorcery: Arcane",
        does(DealDamage(IT, 3), to=(PLAYER_OR_PLANESWALKER,)),
    ),
    spell("Flame Slash", "{R}", "sorcery", does(DealDamage(IT, 4), to=(target(CREATURE),))),
    spell("Fire Ambush", "{1}{R}", "sorcery", does(DealDamage(IT, 3), to=(ANY_TARGET,))),
    spell(
        "Earthquake", "{X}{R}", "sorcery",
        does(
            DealDamage(
                All(And((CREATURE, Not(Has("flying"))))), X(), also=(AndTo(Players("all"), X()),)
            ),
        ),
    ),
    spell(
        "Tremor", "{R}", "sorcery",
        does(DealDamage(All(And((CREATURE, Not(Has("flying"))))), 1)),
    ),
    spell(
        "Molten Rain", "{1}{R}{R}", "sorcery",
        does(
            DESTROY_IT,
            If(Unless(Matches(IT, Supertype("basic"))), DealDamage(ControllerOf(IT), 2)),
            to=(target(LAND),),
        ),
    ),
    spell("Demolish", "{3}{R}", "sorcery", does(DESTROY_IT, to=(target(Or((ARTIFACT, LAND))),))),
    spell(
        "Boiling Seas", "{3}{R}", "sorcery",
        does(Move(All(Subtype("Island")), "graveyard", "destroy")),
    ),
    spell(
        "Flashfires", "{3}{R}", "sorcery",
        does(Move(All(Subtype("Plains")), "graveyard", "destroy")),
    ),
    spell("Goblin Lore", "{1}{R}", "sorcery", does(Draw(4), Discard(3, random=True))),
    spell(
        "Gamble", "{R}", "sorcery",
        does(
            Search(ANYTHING, None, min=1, bind="found card"), Move(Bound("found card"), "hand"),
            Discard(random=True), Shuffle(),
        ),
    ),
    spell(
        "Burning Inquiry", "{R}", "sorcery",
        does(Draw(3, Players("all")), Discard(3, Players("all"), random=True)),
    ),
    spell(
        "Winds of Change", "{R}", "sorcery",
        does(
            ForEach(
                Players("all"),
                Seq(
                    (
                        Note("cards shuffled", PlayerStat(Bound("each"), "hand")),
                        Move(All(OwnedBy(Bound("each")), "hand"), "library"),
                        Shuffle(Bound("each")),
                        Draw(Var("cards shuffled"), Bound("each")),
                    )
                ),
            ),
        ),
    ),
    spell(
        "Thatcher Revolt", "{2}{R}", "sorcery",
        does(
            CreateTokens(token("Human", "1/1", "R", *keywords("haste")), 3, bind="tokens"),
            Delay(Begins("end"), Move(Bound("tokens"), "graveyard", "sacrifice")),
        ),
    ),
    spell(
        "Threaten", "{2}{R}", "sorcery",
        does(
            SetTapped(IT, False), Apply(IT, (SetController(),)),
            Apply(IT, (Grant(keywords("haste")),)), to=(TargetSpec(CREATURE),),
        ),
    ),
    spell(
        "Fiery Confluence", "{2}{R}{R}", "sorcery",
        SpellAbility(
            modes=(
                Mode(DealDamage(All(CREATURE), 1)),
                Mode(DealDamage(Players("opponents"), 2)),
                Mode(DESTROY_IT, (target(ARTIFACT),)),
            ),
            choose_min=3,
            choose_max=3,
            repeat=True,
        ),
    ),
    spell(
        "Fury of the Horde", "{5}{R}{R}", "sorcery",
        does(
            SetTapped(All(And((CREATURE, Past(Attacks(CREATURE))))), False),
            AddPhases(("combat", "main")),
        ),
        CastOption("two red cards", (ExileCost(Color("R"), "hand", 2),)),
    ),
    spell(
        "Titan's Revenge", "{X}{R}{R}", "sorcery",
        does(
            DealDamage(IT, X()), KeywordAction("clash"),
            If(WON_CLASH, Move(THIS, "hand", "return")), to=(ANY_TARGET,),
        ),
    ),
    spell(
        "Incendiary Command", "{3}{R}{R}", "sorcery",
        SpellAbility(
            modes=(
                Mode(DealDamage(IT, 4), (PLAYER_OR_PLANESWALKER,)),
                Mode(DealDamage(All(CREATURE), 2)),
                Mode(DESTROY_IT, (TargetSpec(And((LAND, Not(Supertype("basic"))))),)),
                Mode(
                    Seq(
                        (
                            ForEach(
                                Players("all"),
                                Seq(
                                    (
                                        Discard(
                                            PlayerStat(Bound("each"), "hand"), Bound("each"),
                                            bind="cards discarded",
                                        ),
                                        Draw(Var("cards discarded"), Bound("each")),
                                    )
                                ),
                            ),
                        )
                    )
                ),
            ),
            choose_min=2, choose_max=2,
        ),
    ),
    spell(
        "Mark of Mutiny", "{2}{R}", "sorcery",
        does(
            Apply(IT, (SetController(),)), PutCounters(IT, "+1/+1"), SetTapped(IT, False),
            Apply(IT, (Grant(keywords("haste")),)), to=(TargetSpec(CREATURE),),
        ),
    ),
    spell(
        "Rupture", "{2}{R}", "sorcery",
        does(
            Sacrifice(CREATURE, bind="sacrificed creature"),
            Note("damage", Stat(Bound("sacrificed creature"))),
            DealDamage(
                All(And((CREATURE, Not(Has("flying"))))), Var("damage"),
                also=(AndTo(Players("all"), Var("damage")),),
            ),
        ),
    ),
    spell(
        "Mob Justice", "{1}{R}", "sorcery",
        does(DealDamage(IT, Count(CREATURE_YOU_CONTROL)), to=(PLAYER_OR_PLANESWALKER,)),
    ),
)  # fmt: skip
