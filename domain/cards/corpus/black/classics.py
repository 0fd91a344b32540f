"""Black cards that decks of many years were built around."""

from domain.cards.corpus.faced import indicated
from domain.cards.corpus.forms import (
    creature,
    does,
    if_would,
    keywords,
    paying,
    pays,
    permanent,
    spell,
    target,
    when,
)
from domain.cards.corpus.parts import (
    AN_OPPONENT,
    ARTIFACT,
    BURY_IT,
    CREATURE,
    CREATURE_YOU_CONTROL,
    DEAD_CREATURES_OF_PLAYERS,
    DESTROY_IT,
    ENTERS,
    INSTANT_OR_SORCERY,
    IT,
    LAND,
    OTHER,
    RETURN_IT,
    SACRIFICE_THIS,
    SELF,
    THAT_PLAYER,
    THIS,
    YOU,
    YOUR_DEAD_CREATURE,
    YOUR_UPKEEP,
    ZOMBIE,
)
from domain.cards.ir.language import (
    Activated,
    AddMana,
    AddStats,
    All,
    Apply,
    Choose,
    CreateTokens,
    Delay,
    DiscardCost,
    Draw,
    EndGame,
    Enters,
    GainLife,
    Gate,
    Grant,
    HandOf,
    If,
    Instead,
    Look,
    LoseLife,
    Mode,
    Move,
    PlayerRule,
    Prevented,
    Remember,
    Sacrifice,
    SacrificeCost,
    Search,
    Seq,
    SpellAbility,
    Static,
    TargetSpec,
    TopOf,
    Triggered,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    Arith,
    Begins,
    Bound,
    CastFrom,
    Color,
    Compare,
    Count,
    Damaged,
    Event,
    EventAmount,
    Every,
    Exists,
    InZone,
    LifeChanged,
    Matches,
    Not,
    OnTop,
    Or,
    OwnedBy,
    Players,
    PlayerStat,
    Status,
    Subtype,
    Var,
    ZoneChange,
)

CARDS = (
    creature(
        "Braids, Cabal Minion", "{2}{B}{B}", "2/2", "Human Minion",
        when(
            Begins("upkeep"), Sacrifice(Or((ARTIFACT, CREATURE, LAND)), who=THAT_PLAYER)
        ),
        kinds="legendary creature",
    ),
    permanent(
        "Bridge from Below", "{B}{B}{B}", "enchantment",
        Triggered(
            ZoneChange(
                And((CREATURE, Not(Status("token")), OwnedBy(YOU))), "battlefield", "graveyard"
            ),
            CreateTokens(ZOMBIE), condition=Matches(THIS, InZone("graveyard")), zone="graveyard",
        ),
        Triggered(
            ZoneChange(
                And((CREATURE, OwnedBy(Players("opponents")))), "battlefield", "graveyard"
            ),
            Move(THIS, "exile", "exile"), condition=Matches(THIS, InZone("graveyard")),
            zone="graveyard",
        ),
    ),
    creature(
        "Cauldron Familiar", "{B}", "1/1", "Cat",
        when(ENTERS, LoseLife(1, Players("opponents")), GainLife(1)),
        Activated(
            pays("", SacrificeCost(Subtype("Food"))), Move(THIS, "battlefield", "return"),
            zone="graveyard",
        ),
    ),
    spell(
        "Collective Brutality", "{1}{B}", "sorcery",
        SpellAbility(
            modes=(
                Mode(
                    Seq(
                        (
                            Look(HandOf(IT), reveal=True),
                            Move(
                                Choose(YOU, INSTANT_OR_SORCERY, "hand", from_zone_of=IT),
                                "graveyard", "discard",
                            ),
                        )
                    ),
                    (AN_OPPONENT,),
                ),
                Mode(Apply(IT, (AddStats(-2, -2),)), (target(CREATURE),)),
                Mode(Seq((LoseLife(2, IT), GainLife(2))), (AN_OPPONENT,)),
            ),
            choose_max=3,
        ),
        first=(paying("escalate", "", DiscardCost()),),
    ),
    creature(
        "Death's Shadow", "{B}", "13/13", "Avatar",
        Static(
            (
                AddStats(
                    Arith("-", 0, PlayerStat(YOU)), Arith("-", 0, PlayerStat(YOU))
                ),
            )
        ),
    ),
    creature(
        "Deathbringer Regent", "{5}{B}{B}", "5/6", "Dragon", *keywords("flying"),
        when(
            ENTERS, Move(All(And((CREATURE, OTHER))), "graveyard", "destroy"),
            condition=Every((CastFrom("hand"), Exists(And((CREATURE, OTHER)), min=5))),
        ),
    ),
    permanent(
        "Endbringer's Revel", "{2}{B}", "enchantment",
        Activated(
            pays("{4}"), RETURN_IT, targets=(TargetSpec(CREATURE, zone="graveyard"),),
            timing="sorcery", who=Players("all"),
        ),
    ),
    spell("Entomb", "{B}", "instant", does(Search(ANYTHING, "graveyard", min=1))),
    creature(
        "Faceless Butcher", "{2}{B}{B}", "2/3", "Nightmare Horror",
        when(
            ENTERS,
            Move(IT, "exile", "exile", bind="exiled card"),
            Remember("exiled card", Bound("exiled card")),
            to=(target(And((CREATURE, OTHER))),),
        ),
        when(ZoneChange(SELF, "battlefield"), Move(Bound("exiled card"), "battlefield", "return")),
    ),
    creature(
        "Gloom Surgeon", "{1}{B}", "2/1", "Spirit",
        if_would(
            Damaged(to="object", combat=True, recipient=THIS), Prevented(),
            Move(TopOf(YOU, EventAmount()), "exile", "exile"),
        ),
    ),
    permanent(
        "Lich", "{B}{B}{B}{B}", "enchantment",
        Enters(first=LoseLife(PlayerStat(YOU))),
        Static((PlayerRule("no_loss_by_life"),)),
        if_would(LifeChanged(YOU, "gain"), Instead(Draw(EventAmount()))),
        when(
            Damaged(recipient=YOU),
            Sacrifice(Not(Status("token")), EventAmount(), bind="sacrificed permanents"),
            If(
                Compare(Var("sacrificed permanents"), "<", EventAmount()), EndGame("lose")
            ),
        ),
        when(ZoneChange(SELF, "battlefield", "graveyard"), EndGame("lose")),
    ),
    indicated(
        spell(
            "Living End", None, "sorcery",
            does(
                Move(DEAD_CREATURES_OF_PLAYERS, "exile", "exile", bind="exiled cards"),
                Sacrifice(CREATURE, Count(CREATURE), Players("all")),
                Move(Bound("exiled cards"), "battlefield"),
            ),
            first=(paying("suspend", "{2}{B}{B}", number=3),),
        ),
        "B",
    ),
    creature(
        "Maralen of the Mornsong", "{1}{B}{B}", "2/3", "Elf Wizard",
        Static((PlayerRule("most_draws", 0, Players("all")),)),
        when(
            Begins("draw"), LoseLife(3, THAT_PLAYER),
            Search(ANYTHING, "hand", THAT_PLAYER, min=1),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Mikaeus, the Unhallowed", "{3}{B}{B}{B}", "5/5", "Zombie Cleric",
        *keywords("intimidate"),
        when(
            Damaged(Subtype("Human"), "player", recipient=YOU),
            Move(Event("source"), "graveyard", "destroy"),
        ),
        Static(
            (AddStats(1, 1), Grant(keywords("undying"))),
            All(And((CREATURE_YOU_CONTROL, OTHER, Not(Subtype("Human"))))),
        ),
        kinds="legendary creature",
    ),
    permanent(
        "Oversold Cemetery", "{1}{B}", "enchantment",
        when(
            YOUR_UPKEEP, Gate(YOU, then=RETURN_IT), to=(YOUR_DEAD_CREATURE,),
            condition=Exists(And((CREATURE, OwnedBy(YOU))), "graveyard", min=4),
        ),
    ),
    permanent(
        "Seal of Doom", "{2}{B}", "enchantment",
        Activated(
            pays("", SACRIFICE_THIS), BURY_IT,
            targets=(target(And((CREATURE, Not(Color("B"))))),),
        ),
    ),
    indicated(
        spell(
            "Slaughter Pact", "{0}", "instant",
            does(
                DESTROY_IT,
                Delay(YOUR_UPKEEP, Gate(YOU, pay=pays("{2}{B}"), otherwise=EndGame("lose"))),
                to=(target(And((CREATURE, Not(Color("B"))))),),
            ),
        ),
        "B",
    ),
    creature(
        "Vampire Nocturnus", "{1}{B}{B}{B}", "3/3", "Vampire",
        Static((PlayerRule("reveal_top"),)),
        Static(
            (AddStats(2, 1), Grant(keywords("flying"))),
            All(And((CREATURE_YOU_CONTROL, Or((SELF, Subtype("Vampire")))))),
            condition=OnTop(YOU, Color("B")),
        ),
    ),
    permanent(
        "Waste Not", "{1}{B}", "enchantment",
        when(ZoneChange(And((CREATURE, OwnedBy(Players("opponents")))), verb="discard"), CreateTokens(ZOMBIE)),
        when(ZoneChange(And((LAND, OwnedBy(Players("opponents")))), verb="discard"), AddMana((("B", "B"),))),
        when(
            ZoneChange(
                And((Not(CREATURE), Not(LAND), OwnedBy(Players("opponents")))), verb="discard"
            ),
            Draw(),
        ),
    ),
)  # fmt: skip
