"""Multicolored cards that watch for events, and ask what happened."""

from domain.cards.corpus.forms import creature, keywords, paying, pays, target, token, when
from domain.cards.corpus.parts import (
    AN_OPPONENT,
    ANY_TARGET,
    ARTIFACT,
    ATTACKS,
    CREATURE,
    DESTROY_IT,
    DIES,
    IT,
    LAND,
    OTHER,
    PLAYER_OR_PLANESWALKER,
    SELF,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    ChangeTypes,
    Choose,
    CreateTokens,
    DealDamage,
    Discard,
    Draw,
    EndGame,
    GainLife,
    Gate,
    Grant,
    If,
    LoseLife,
    Mode,
    Move,
    PutCounters,
    Seq,
    SetTapped,
    Static,
    Triggered,
)
from domain.cards.ir.terms import (
    ANYTHING,
    Activates,
    Aggregate,
    And,
    Attacks,
    Batch,
    Begins,
    CastSpell,
    Color,
    Compare,
    ControlledBy,
    Count,
    Damaged,
    Devotion,
    Drew,
    Event,
    EventAmount,
    Exists,
    Happened,
    InCombat,
    Matches,
    Named,
    Not,
    Or,
    Status,
    Subtype,
    Supertype,
    ZoneChange,
)

OTHER_ATTACKERS = And((CREATURE, InCombat("attacking"), OTHER))
TAP_OR_UNTAP = Gate(YOU, SetTapped(IT, tapped=True), Gate(YOU, SetTapped(IT, tapped=False)))

CARDS = (
    creature(
        "Ephara, God of the Polis",
        "{2}{W}{U}",
        "6/5",
        "God",
        *keywords("indestructible"),
        Static(
            (ChangeTypes(remove=("creature",)),),
            condition=Compare(Devotion(("W", "U")), "<", 7),
        ),
        when(
            Begins("upkeep"),
            Draw(1),
            condition=Happened(
                ZoneChange(And((CREATURE, OTHER, YOURS)), to="battlefield"), window="last_turn"
            ),
        ),
        kinds="legendary enchantment creature",
    ),
    creature(
        "Deathbringer Liege",
        "{2}{W/B}{W/B}{W/B}",
        "3/4",
        "Horror",
        Static((AddStats(1, 1),), affects=All(And((CREATURE, Color("W"), OTHER, YOURS)))),
        Static((AddStats(1, 1),), affects=All(And((CREATURE, Color("B"), OTHER, YOURS)))),
        when(
            CastSpell(Color("W"), YOU),
            Gate(YOU, SetTapped(IT, tapped=True)),
            to=(target(CREATURE),),
        ),
        when(
            CastSpell(Color("B"), YOU),
            Gate(YOU, If(Matches(IT, Status("tapped")), DESTROY_IT)),
            to=(target(CREATURE),),
        ),
    ),
    creature(
        "Balefire Liege",
        "{2}{R/W}{R/W}{R/W}",
        "2/4",
        "Spirit Horror",
        Static((AddStats(1, 1),), affects=All(And((CREATURE, Color("R"), OTHER, YOURS)))),
        Static((AddStats(1, 1),), affects=All(And((CREATURE, Color("W"), OTHER, YOURS)))),
        when(CastSpell(Color("R"), YOU), DealDamage(IT, 3), to=(PLAYER_OR_PLANESWALKER,)),
        when(CastSpell(Color("W"), YOU), GainLife(3)),
    ),
    creature(
        "Blizzard Specter",
        "{2}{U}{B}",
        "2/3",
        "Specter",
        *keywords("flying"),
        Triggered(
            Damaged(SELF, "player", True),
            Seq(()),
            modes=(
                Mode(
                    Move(
                        Choose(Event("player"), ControlledBy(Event("player"))),
                        "hand",
                        "return",
                    )
                ),
                Mode(Discard(1, Event("player"))),
            ),
        ),
        kinds="snow creature",
    ),
    creature(
        "Biovisionary",
        "{1}{G}{U}",
        "2/3",
        "Human Wizard",
        when(
            Begins("end"),
            EndGame("win"),
            condition=Exists(And((CREATURE, Named("Biovisionary"), YOURS)), min=4),
        ),
    ),
    creature(
        "Lorescale Coatl",
        "{1}{G}{U}",
        "2/2",
        "Snake",
        when(Drew(YOU), PutCounters(THIS, "+1/+1")),
    ),
    creature(
        "Jhoira, Weatherlight Captain",
        "{2}{U}{R}",
        "3/3",
        "Human Artificer",
        when(
            CastSpell(Or((ARTIFACT, Supertype("legendary"), Subtype("Saga"))), YOU),
            Draw(1),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Ash, Party Crasher",
        "{R}{W}",
        "2/2",
        "Human Peasant",
        *keywords("haste"),
        when(
            ATTACKS,
            PutCounters(THIS, "+1/+1"),
            condition=Happened(ZoneChange(And((Not(LAND), YOURS)), to="battlefield"), least=2),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Boros Reckoner",
        "{R/W}{R/W}{R/W}",
        "3/3",
        "Minotaur Wizard",
        when(Damaged(to="object", recipient=THIS), DealDamage(IT, EventAmount()), to=(ANY_TARGET,)),
        Activated(pays("{R/W}"), Apply(THIS, (Grant(keywords("first strike")),))),
    ),
    creature(
        "Diregraf Captain",
        "{1}{U}{B}",
        "2/2",
        "Zombie Soldier",
        *keywords("deathtouch"),
        Static((AddStats(1, 1),), affects=All(And((CREATURE, Subtype("Zombie"), OTHER, YOURS)))),
        when(
            ZoneChange(And((Subtype("Zombie"), OTHER, YOURS)), "battlefield", "graveyard"),
            LoseLife(1, IT),
            to=(AN_OPPONENT,),
        ),
    ),
    creature(
        "Ghalta and Mavren",
        "{3}{G}{G}{W}{W}",
        "12/12",
        "Dinosaur Vampire",
        *keywords("trample"),
        Triggered(
            Batch(Attacks(YOURS)),
            Seq(()),
            modes=(
                Mode(
                    CreateTokens(
                        token("Dinosaur", "0/0", "G", *keywords("trample")),
                        tapped=True,
                        attacking=True,
                        power=Aggregate("max", OTHER_ATTACKERS),
                        toughness=Aggregate("max", OTHER_ATTACKERS),
                    )
                ),
                Mode(
                    CreateTokens(
                        token("Vampire", "1/1", "W", *keywords("lifelink")),
                        Count(OTHER_ATTACKERS),
                    )
                ),
            ),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Esper Sojourners",
        "{W}{U}{B}",
        "2/3",
        "Vedalken Wizard",
        Triggered(
            Activates(SELF, YOU, "cycling"), TAP_OR_UNTAP, (target(ANYTHING),), zone="graveyard"
        ),
        when(DIES, TAP_OR_UNTAP, to=(target(ANYTHING),)),
        paying("cycling", "{2}{U}"),
        kinds="artifact creature",
    ),
)
