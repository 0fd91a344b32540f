"""Cards of several colours legends that lead, and old companions of theirs."""

from domain.cards.corpus.forms import (
    creature,
    keywords,
    pays,
    target,
    token,
    when,
)
from domain.cards.corpus.parts import (
    AN_OPPONENT,
    CREATURE,
    CREATURE_YOU_CONTROL,
    IT,
    OTHER,
    SAPROLING,
    SELF,
    THAT_PLAYER,
    THIS,
    YOU,
    YOUR_UPKEEP,
    YOURS,
)
from domain.cards.corpus.promises import primeval
from domain.cards.ir.language import (
    Activated,
    All,
    Among,
    Apply,
    Bind,
    Choose,
    CreateTokens,
    DealDamage,
    Deontic,
    Discard,
    Draw,
    Enters,
    ForEach,
    GainLife,
    Gate,
    Grant,
    HandOf,
    Look,
    Move,
    PutCounters,
    RemoveCountersCost,
    SacrificeCost,
    Search,
    Seq,
    SetController,
    Static,
    TargetSpec,
    TokenCopy,
    TopOf,
    While,
)
from domain.cards.ir.terms import (
    And,
    Bound,
    Chosen,
    Color,
    Count,
    Damaged,
    Event,
    Exists,
    InZone,
    Not,
    OwnedBy,
    Players,
    Stat,
    StatCompare,
    Status,
    Supertype,
    ZoneChange,
)

CARDS = (
    creature(
        "Captain Sisay", "{2}{G}{W}", "2/2", "Human Soldier",
        Activated(pays(tap=True), Search(Supertype("legendary"), "hand", reveal=True)),
        kinds="legendary creature",
    ),
    creature(
        "Crosis, the Purger", "{3}{U}{B}{R}", "6/6", "Dragon", *keywords("flying"),
        primeval(
            "{2}{B}", Look(HandOf(THAT_PLAYER), reveal=True),
            Move(
                All(And((OwnedBy(THAT_PLAYER), Chosen("color", "chosen color"))), "hand"),
                "graveyard", "discard",
            ),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Darigaaz, the Igniter", "{3}{B}{R}{G}", "6/6", "Dragon", *keywords("flying"),
        primeval(
            "{2}{R}", Look(HandOf(THAT_PLAYER), reveal=True),
            DealDamage(
                THAT_PLAYER,
                Count(And((OwnedBy(THAT_PLAYER), Chosen("color", "chosen color"))), "hand"),
            ),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Dromar, the Banisher", "{3}{W}{U}{B}", "6/6", "Dragon", *keywords("flying"),
        primeval(
            "{2}{U}",
            Move(All(And((CREATURE, Chosen("color", "chosen color")))), "hand", "return"),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Rith, the Awakener", "{3}{R}{G}{W}", "6/6", "Dragon", *keywords("flying"),
        primeval(
            "{2}{G}", CreateTokens(SAPROLING, Count(Chosen("color", "chosen color")))
        ),
        kinds="legendary creature",
    ),
    creature(
        "Treva, the Renewer", "{3}{G}{W}{U}", "6/6", "Dragon", *keywords("flying"),
        primeval("{2}{W}", GainLife(Count(Chosen("color", "chosen color")))),
        kinds="legendary creature",
    ),
    creature(
        "Oros, the Avenger", "{3}{R}{W}{B}", "6/6", "Dragon", *keywords("flying"),
        when(
            Damaged(SELF, "player", combat=True),
            Gate(
                YOU, pay=pays("{2}{W}"),
                then=DealDamage(All(And((CREATURE, Not(Color("W"))))), 3),
            ),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Teneb, the Harvester", "{3}{W}{B}{G}", "6/6", "Dragon", *keywords("flying"),
        when(
            Damaged(SELF, "player", combat=True),
            Gate(YOU, pay=pays("{2}{B}"), then=Move(IT, "battlefield", under=YOU)),
            to=(TargetSpec(CREATURE, zone="graveyard"),),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Vorosh, the Hunter", "{3}{B}{G}{U}", "6/6", "Dragon", *keywords("flying"),
        when(
            Damaged(SELF, "player", combat=True),
            Gate(YOU, pay=pays("{2}{G}"), then=PutCounters(THIS, "+1/+1", 6)),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Ghave, Guru of Spores", "{2}{W}{B}{G}", "0/0", "Fungus Shaman",
        Enters(counters=(("+1/+1", 5),)),
        Activated(
            pays("{1}", RemoveCountersCost("+1/+1", filter=CREATURE)), CreateTokens(SAPROLING)
        ),
        Activated(
            pays("{1}", SacrificeCost(CREATURE)), PutCounters(IT, "+1/+1"),
            targets=(target(CREATURE),),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Jenara, Asura of War", "{G}{W}{U}", "3/3", "Angel", *keywords("flying"),
        Activated(pays("{1}{W}"), PutCounters(THIS, "+1/+1")), kinds="legendary creature",
    ),
    creature(
        "Kresh the Bloodbraided", "{2}{B}{R}{G}", "3/3", "Human Warrior",
        when(
            ZoneChange(And((CREATURE, OTHER)), "battlefield", "graveyard"),
            Gate(YOU, then=PutCounters(THIS, "+1/+1", Stat(Event(), "power"))),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Mayael the Anima", "{R}{G}{W}", "2/3", "Elf Shaman",
        Activated(
            pays("{3}{R}{G}{W}", tap=True),
            Seq(
                (
                    Bind("top cards", TopOf(YOU, 5)),
                    Look(Bound("top cards")),
                    Move(
                        Choose(
                            YOU, And((CREATURE, StatCompare("power", ">=", 5))), min=0,
                            among=Bound("top cards"),
                        ),
                        "battlefield",
                    ),
                    Move(
                        Among(Bound("top cards"), InZone("library")), "library", place="bottom"
                    ),
                )
            ),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Nath of the Gilt-Leaf", "{3}{B}{G}", "4/4", "Elf Warrior",
        when(
            YOUR_UPKEEP, Gate(YOU, then=Discard(1, IT, random=True)), to=(AN_OPPONENT,)
        ),
        when(
            ZoneChange(OwnedBy(Players("opponents")), verb="discard"),
            Gate(YOU, then=CreateTokens(token("Elf Warrior", "1/1", "G"))),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Phelddagrif", "{1}{G}{W}{U}", "4/4", "Phelddagrif",
        Activated(
            pays("{G}"),
            Seq(
                (
                    Apply(THIS, (Grant(keywords("trample")),)),
                    CreateTokens(token("Hippo", "1/1", "G"), who=IT),
                )
            ),
            targets=(AN_OPPONENT,),
        ),
        Activated(
            pays("{W}"),
            Seq((Apply(THIS, (Grant(keywords("flying")),)), GainLife(2, IT))),
            targets=(AN_OPPONENT,),
        ),
        Activated(
            pays("{U}"),
            Seq((Move(THIS, "hand", "return"), Gate(IT, then=Draw(1, IT)))),
            targets=(AN_OPPONENT,),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Rhys the Redeemed", "{G/W}", "1/1", "Elf Warrior",
        Activated(
            pays("{2}{G/W}", tap=True), CreateTokens(token("Elf Warrior", "1/1", "GW"))
        ),
        Activated(
            pays("{4}{G/W}{G/W}", tap=True),
            ForEach(
                All(And((CREATURE_YOU_CONTROL, Status("token")))),
                CreateTokens(TokenCopy(Bound("each"))),
            ),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Rubinia Soulsinger", "{2}{G}{W}{U}", "2/3", "Faerie",
        Static((Deontic("may", "stay_tapped"),)),
        Activated(
            pays(tap=True),
            Apply(
                IT, (SetController(),), While(Exists(And((SELF, YOURS, Status("tapped")))))
            ),
            targets=(target(CREATURE),),
        ),
        kinds="legendary creature",
    ),
)  # fmt: skip
