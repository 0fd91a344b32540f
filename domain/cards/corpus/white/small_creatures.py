"""White creatures of mana value 2 or less."""

from domain.cards.corpus.forms import creature, keywords, pays, target, token, when
from domain.cards.corpus.parts import (
    ANY_TARGET,
    ARTIFACT,
    ATTACKS,
    CREATURE,
    CREATURE_YOU_CONTROL,
    DESTROY_IT,
    DIES,
    ENCHANTMENT,
    ENTERS,
    IT,
    LAND,
    OTHER,
    OUTLANDED,
    PHANTOM,
    PLANESWALKER,
    RETURN_IT,
    SACRIFICE_THIS,
    SPIRIT,
    THIS,
    WON_CLASH,
    YOU,
    YOURS,
    in_your_graveyard,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    Choose,
    ChooseValue,
    CostChange,
    CreateTokens,
    Delay,
    Draw,
    Enters,
    GainLife,
    Gate,
    Grant,
    If,
    Keyword,
    KeywordAction,
    Move,
    PutCounters,
    Search,
    Seq,
    SetTapped,
    Shield,
    Static,
    TargetSpec,
)
from domain.cards.ir.terms import (
    And,
    Begins,
    Bound,
    Chosen,
    Color,
    Compare,
    Damaged,
    EventAmount,
    Exists,
    HasCounter,
    LifeChanged,
    Matches,
    Named,
    Not,
    Players,
    PlayerStat,
    StatCompare,
    Subtype,
    ZoneChange,
)
from domain.cards.mana import mana_cost

CARDS = (
    creature("Savannah Lions", "{W}", "2/1", "Cat"),
    creature("Elite Vanguard", "{W}", "2/1", "Human Soldier"),
    creature("Silvercoat Lion", "{1}{W}", "2/2", "Cat"),
    creature("Glory Seeker", "{1}{W}", "2/2", "Human Soldier"),
    creature("Isamaru, Hound of Konda", "{W}", "2/2", "Dog", kinds="legendary creature"),
    creature("Suntail Hawk", "{W}", "1/1", "Bird", *keywords("flying")),
    creature("Youthful Knight", "{1}{W}", "2/1", "Human Knight", *keywords("first strike")),
    creature("Fencing Ace", "{1}{W}", "1/1", "Human Soldier", *keywords("double strike")),
    creature("Angelic Wall", "{1}{W}", "0/4", "Wall", *keywords("defender", "flying")),
    creature(
        "Soul Warden", "{W}", "1/1", "Human Cleric",
        when(ZoneChange(And((CREATURE, OTHER)), to="battlefield"), GainLife(1)),
    ),
    creature(
        "Ajani's Pridemate", "{1}{W}", "2/2", "Cat Soldier",
        when(LifeChanged(YOU, "gain"), PutCounters(THIS, "+1/+1")),
    ),
    creature(
        "Wall of Omens", "{1}{W}", "0/4", "Wall", *keywords("defender"), when(ENTERS, Draw()),
    ),
    creature(
        "Kor Skyfisher", "{1}{W}", "2/3", "Kor Soldier", *keywords("flying"),
        when(ENTERS, Move(Choose(YOU, YOURS), "hand", "return")),
    ),
    creature("Lone Missionary", "{1}{W}", "2/1", "Kor Monk", when(ENTERS, GainLife(4))),
    creature(
        "Squadron Hawk", "{1}{W}", "1/1", "Bird", *keywords("flying"),
        when(
            ENTERS,
            Gate(YOU, then=Search(Named("Squadron Hawk"), "hand", max=3, reveal=True)),
        ),
    ),
    creature(
        "Veteran Armorer", "{1}{W}", "2/2", "Human Soldier",
        Static((AddStats(0, 1),), affects=All(And((CREATURE_YOU_CONTROL, OTHER)))),
    ),
    creature("Eager Cadet", "{W}", "1/1", "Human Soldier"),
    creature("Squire", "{1}{W}", "1/2", "Human Soldier"),
    creature(
        "Wall of Essence", "{1}{W}", "0/4", "Wall", *keywords("defender"),
        when(Damaged(to="object", combat=True, recipient=THIS), GainLife(EventAmount())),
    ),
    creature(
        "Serra Ascendant", "{W}", "1/1", "Human Monk", *keywords("lifelink"),
        Static(
            (AddStats(5, 5), Grant(keywords("flying"))),
            condition=Compare(PlayerStat(YOU), ">=", 30),
        ),
    ),
    creature(
        "Thalia, Guardian of Thraben", "{1}{W}", "2/1", "Human Soldier",
        *keywords("first strike"),
        Static((CostChange(Not(CREATURE), Players("all"), 1),)),
        kinds="legendary creature",
    ),
    creature(
        "Ainok Bond-Kin", "{1}{W}", "2/1", "Dog Soldier",
        Keyword("outlast", mana_cost("{1}{W}")),
        Static(
            (Grant(keywords("first strike")),),
            affects=All(And((CREATURE_YOU_CONTROL, HasCounter("+1/+1")))),
        ),
    ),
    creature("Devout Monk", "{W}", "1/1", "Human Monk Cleric", when(ENTERS, GainLife(1))),
    creature(
        "Adherent of Hope", "{1}{W}", "2/1", "Human Soldier",
        when(
            Begins("begin_combat", YOU),
            PutCounters(THIS, "+1/+1"),
            condition=Exists(And((PLANESWALKER, Subtype("Basri"), YOURS))),
        ),
    ),
    creature("Tundra Wolves", "{W}", "1/1", "Wolf", *keywords("first strike")),
    creature("Knight Errant", "{1}{W}", "2/2", "Human Knight"),
    creature(
        "Veteran Armorsmith", "{W}{W}", "2/3", "Human Soldier",
        Static((AddStats(0, 1),), affects=All(And((CREATURE, Subtype("Soldier"), YOURS, OTHER)))),
    ),
    creature("Leonin Skyhunter", "{W}{W}", "2/2", "Cat Knight", *keywords("flying")),
    creature(
        "Whitemane Lion", "{1}{W}", "2/2", "Cat", *keywords("flash"),
        when(ENTERS, Move(Choose(YOU, CREATURE_YOU_CONTROL), "hand", "return")),
    ),
    creature(
        "Master Decoy", "{1}{W}", "1/2", "Human Soldier",
        Activated(pays("{W}", tap=True), SetTapped(IT, True), targets=(target(CREATURE),)),
    ),
    creature(
        "Benalish Trapper", "{1}{W}", "1/2", "Human Soldier",
        Activated(pays("{W}", tap=True), SetTapped(IT, True), targets=(target(CREATURE),)),
    ),
    creature(
        "Samite Healer", "{1}{W}", "1/1", "Human Cleric",
        Activated(pays(tap=True), Shield(IT, 1), targets=(ANY_TARGET,)),
    ),
    creature(
        "Soul's Attendant", "{W}", "1/1", "Human Cleric",
        when(ZoneChange(And((CREATURE, OTHER)), to="battlefield"), Gate(YOU, then=GainLife(1))),
    ),
    creature(
        "Monk Realist", "{1}{W}", "1/1", "Human Monk Cleric",
        when(ENTERS, DESTROY_IT, to=(target(ENCHANTMENT),)),
    ),
    creature("Doomed Traveler", "{W}", "1/1", "Human Soldier", when(DIES, CreateTokens(SPIRIT))),
    creature(
        "Hunted Witness", "{W}", "1/1", "Human",
        when(DIES, CreateTokens(token("Soldier", "1/1", "W", *keywords("lifelink")))),
    ),
    creature(
        "Loam Lion", "{W}", "1/1", "Cat",
        Static((AddStats(1, 2),), condition=Exists(And((Subtype("Forest"), YOURS)))),
    ),
    creature(
        "Kami of Ancient Law", "{1}{W}", "2/2", "Spirit",
        Activated((SACRIFICE_THIS,), DESTROY_IT, targets=(target(ENCHANTMENT),)),
    ),
    creature(
        "Ronom Unicorn", "{1}{W}", "2/2", "Unicorn",
        Activated((SACRIFICE_THIS,), DESTROY_IT, targets=(target(ENCHANTMENT),)),
    ),
    creature(
        "Mother of Runes", "{W}", "1/1", "Human Cleric",
        Activated(
            pays(tap=True),
            Seq(
                (
                    ChooseValue("color", "chosen color"),
                    Apply(
                        IT,
                        (Grant((Keyword("protection", quality=Chosen("color", "chosen color")),)),),
                    ),
                )
            ),
            (TargetSpec(CREATURE_YOU_CONTROL),),
        ),
    ),
    creature(
        "Flickerwisp", "{1}{W}{W}", "3/1", "Elemental", *keywords("flying"),
        when(
            ENTERS, Move(IT, "exile", "exile", bind="exiled card"),
            Delay(Begins("end"), Move(Bound("exiled card"), "battlefield", "return")),
            to=(TargetSpec(OTHER),),
        ),
    ),
    creature(
        "Thraben Inspector", "{W}", "1/2", "Human Soldier",
        when(ENTERS, KeywordAction("investigate")),
    ),
    creature(
        "Phantom Nomad", "{1}{W}", "0/0", "Spirit Nomad", Enters(counters=(("+1/+1", 2),)),
        PHANTOM,
    ),
    creature(
        "Phelia, Exuberant Shepherd", "{1}{W}", "2/2", "Dog", *keywords("flash"),
        when(
            ATTACKS,
            Move(IT, "exile", "exile", bind="exiled card"),
            Delay(
                Begins("end"),
                Seq(
                    (
                        Move(Bound("exiled card"), "battlefield", "return", bind="returned card"),
                        If(Matches(Bound("returned card"), YOURS), PutCounters(THIS, "+1/+1")),
                    )
                ),
            ),
            to=(TargetSpec(And((Not(LAND), OTHER)), min=0),),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Knight of Grace", "{1}{W}", "2/2", "Human Knight", *keywords("first strike"),
        Keyword("hexproof", quality=Color("B")),
        Static((AddStats(1, 0),), condition=Exists(Color("B"))),
    ),
    creature(
        "Oaken Brawler", "{3}{W}", "2/4", "Treefolk Warrior",
        when(ENTERS, KeywordAction("clash"), If(WON_CLASH, PutCounters(THIS, "+1/+1"))),
    ),
    creature(
        "Raffine's Informant", "{1}{W}", "2/1", "Human Wizard",
        when(ENTERS, KeywordAction("connive")),
    ),
    creature(
        "Auramancer", "{2}{W}", "2/2", "Human Wizard",
        when(ENTERS, Gate(YOU, RETURN_IT), to=(in_your_graveyard(ENCHANTMENT),)),
    ),
    creature(
        "Leonin Squire", "{1}{W}", "2/2", "Cat Soldier",
        when(
            ENTERS, RETURN_IT,
            to=(in_your_graveyard(And((ARTIFACT, StatCompare("mana_value", "<=", 1)))),),
        ),
    ),
    creature(
        "Knight of the White Orchid", "{W}{W}", "2/2", "Human Knight", *keywords("first strike"),
        when(
            ENTERS, Gate(YOU, Search(Subtype("Plains"), "battlefield")), condition=OUTLANDED
        ),
    ),
    creature(
        "Kor Cartographer", "{3}{W}", "2/2", "Kor Scout",
        when(ENTERS, Gate(YOU, Search(Subtype("Plains"), "battlefield", tapped=True))),
    ),
)  # fmt: skip
