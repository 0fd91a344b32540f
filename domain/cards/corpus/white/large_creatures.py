"""White creatures of mana value 3 or more."""

from domain.cards.corpus.forms import creature, keywords, pays, target, when
from domain.cards.corpus.parts import (
    ATTACKS,
    CREATURE,
    CREATURE_YOU_CONTROL,
    DESTROY_IT,
    ENCHANTMENT,
    ENTERS,
    IT,
    OPPOSING,
    OTHER,
    SELF,
    SOLDIER,
    THIS,
    YOU,
    YOUR_UPKEEP,
    YOURS,
    both_gain,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    Choice,
    ChooseEffect,
    CostChange,
    CreateTokens,
    Delay,
    EndGame,
    GainLife,
    Gate,
    Grant,
    KeywordAction,
    Move,
    PutCounters,
    Remember,
    RemoveFromCombat,
    Seq,
    SetTapped,
    Static,
    TargetSpec,
    While,
)
from domain.cards.ir.terms import (
    And,
    Attacks,
    Batch,
    Begins,
    Bound,
    Compare,
    ControlledBy,
    Exists,
    HasCounter,
    InCombat,
    Matches,
    Not,
    Or,
    Players,
    PlayerStat,
    Status,
    Subtype,
    ZoneChange,
)

CARDS = (
    creature("Serra Angel", "{3}{W}{W}", "4/4", "Angel", *keywords("flying", "vigilance")),
    creature(
        "Skyhunter Skirmisher", "{1}{W}{W}", "1/1", "Cat Knight",
        *keywords("flying", "double strike"),
    ),
    creature(
        "Attended Knight", "{2}{W}", "2/2", "Human Knight", *keywords("first strike"),
        when(ENTERS, CreateTokens(SOLDIER)),
    ),
    creature(
        "Captain of the Watch", "{4}{W}{W}", "3/3", "Human Soldier", *keywords("vigilance"),
        Static(
            (AddStats(1, 1), Grant(keywords("vigilance"))),
            affects=All(And((CREATURE, Subtype("Soldier"), YOURS, OTHER))),
        ),
        when(ENTERS, CreateTokens(SOLDIER, 3)),
    ),
    creature("Pillarfield Ox", "{3}{W}", "2/4", "Ox"),
    creature("Righteous Avengers", "{4}{W}", "3/1", "Human Soldier", *keywords("plainswalk")),
    creature(
        "Skyhunter Cub", "{2}{W}", "2/2", "Cat Knight",
        Static(
            (AddStats(1, 1), Grant(keywords("flying"))),
            condition=Matches(THIS, Status("equipped")),
        ),
    ),
    creature(
        "Felidar Sovereign", "{4}{W}{W}", "4/6", "Cat Beast", *keywords("vigilance", "lifelink"),
        when(YOUR_UPKEEP, EndGame("win"), condition=Compare(PlayerStat(YOU), ">=", 40)),
    ),
    creature(
        "Galepowder Mage", "{3}{W}", "3/3", "Kithkin Wizard", *keywords("flying"),
        when(
            ATTACKS,
            Move(IT, "exile", "exile", bind="exiled card"),
            Delay(Begins("end"), Move(Bound("exiled card"), "battlefield", "return")),
            to=(target(And((CREATURE, OTHER))),),
        ),
    ),
    creature(
        "Herald of Faith", "{3}{W}{W}", "4/3", "Angel", *keywords("flying"),
        when(ATTACKS, GainLife(2)),
    ),
    creature(
        "Akroma's Devoted", "{3}{W}", "2/4", "Human Cleric",
        Static((Grant(keywords("vigilance")),), affects=All(And((CREATURE, Subtype("Cleric"))))),
    ),
    creature("Pearled Unicorn", "{2}{W}", "2/2", "Unicorn"),
    creature("Foot Soldiers", "{3}{W}", "2/4", "Human Soldier"),
    creature("Standing Troops", "{2}{W}", "1/4", "Human Soldier", *keywords("vigilance")),
    creature("Venerable Monk", "{2}{W}", "2/2", "Human Monk Cleric", when(ENTERS, GainLife(2))),
    creature(
        "Angel of Mercy", "{4}{W}", "3/3", "Angel", *keywords("flying"),
        when(ENTERS, GainLife(3)),
    ),
    creature(
        "Aven Cloudchaser", "{3}{W}", "2/2", "Bird Soldier", *keywords("flying"),
        when(ENTERS, DESTROY_IT, to=(target(ENCHANTMENT),)),
    ),
    creature(
        "Cloudchaser Eagle", "{3}{W}", "2/2", "Bird", *keywords("flying"),
        when(ENTERS, DESTROY_IT, to=(target(ENCHANTMENT),)),
    ),
    creature("Wild Griffin", "{2}{W}", "2/2", "Griffin", *keywords("flying")),
    creature("Razorfoot Griffin", "{3}{W}", "2/2", "Griffin", *keywords("flying", "first strike")),
    creature("Assault Griffin", "{3}{W}", "3/2", "Griffin", *keywords("flying")),
    creature("Griffin Sentinel", "{2}{W}", "1/3", "Griffin", *keywords("flying", "vigilance")),
    creature("Siege Mastodon", "{4}{W}", "3/5", "Elephant"),
    creature(
        "Veteran Swordsmith", "{2}{W}", "3/2", "Human Soldier",
        Static((AddStats(1, 0),), affects=All(And((CREATURE, Subtype("Soldier"), YOURS, OTHER)))),
    ),
    creature(
        "Skyhunter Patrol", "{2}{W}{W}", "2/3", "Cat Knight", *keywords("flying", "first strike"),
    ),
    creature(
        "Blinking Spirit", "{3}{W}", "2/2", "Spirit",
        Activated(pays("{0}"), Move(THIS, "hand", "return")),
    ),
    creature("Wall of Swords", "{3}{W}", "3/5", "Wall", *keywords("defender", "flying")),
    creature(
        "Field Marshal", "{1}{W}{W}", "2/2", "Human Soldier",
        Static(
            (AddStats(1, 1), Grant(keywords("first strike"))),
            affects=All(And((CREATURE, Subtype("Soldier"), OTHER))),
        ),
    ),
    creature(
        "Knight Exemplar", "{1}{W}{W}", "2/2", "Human Knight", *keywords("first strike"),
        Static(
            (AddStats(1, 1), Grant(keywords("indestructible"))),
            affects=All(And((CREATURE, Subtype("Knight"), YOURS, OTHER))),
        ),
    ),
    creature(
        "Elesh Norn, Grand Cenobite", "{5}{W}{W}", "4/7", "Phyrexian Praetor",
        *keywords("vigilance"),
        Static((AddStats(2, 2),), affects=All(And((CREATURE_YOU_CONTROL, OTHER)))),
        Static((AddStats(-2, -2),), affects=All(And((CREATURE, OPPOSING)))),
        kinds="legendary creature",
    ),
    creature(
        "Glowrider", "{2}{W}", "2/1", "Human Cleric",
        Static((CostChange(Not(CREATURE), Players("all"), 1),)),
    ),
    creature(
        "Elite Scaleguard", "{4}{W}", "2/3", "Human Soldier",
        when(ENTERS, KeywordAction("bolster", 2)),
        when(
            Attacks(And((CREATURE_YOU_CONTROL, HasCounter("+1/+1")))), SetTapped(IT, True),
            to=(TargetSpec(And((CREATURE, ControlledBy(Players("defending"))))),),
        ),
    ),
    creature(
        "Restoration Angel", "{3}{W}", "3/4", "Angel", *keywords("flash", "flying"),
        when(
            ENTERS,
            Gate(
                YOU,
                Seq(
                    (
                        Move(IT, "exile", "exile", bind="exiled card"),
                        Move(Bound("exiled card"), "battlefield", "return", under=YOU),
                    )
                ),
            ),
            to=(TargetSpec(And((CREATURE_YOU_CONTROL, Not(Subtype("Angel"))))),),
        ),
    ),
    creature(
        "Aegis Angel", "{4}{W}{W}", "5/5", "Angel", *keywords("flying"),
        when(
            ENTERS,
            Apply(IT, (Grant(keywords("indestructible")),), While(Exists(And((SELF, YOURS))))),
            to=(TargetSpec(OTHER),),
        ),
    ),
    creature(
        "Hollowhenge Spirit", "{3}{W}", "2/2", "Spirit", *keywords("flash", "flying"),
        when(
            ENTERS,
            RemoveFromCombat(IT),
            to=(target(And((CREATURE, Or((InCombat("attacking"), InCombat("blocking")))))),),
        ),
    ),
    creature(
        "Vengeful Townsfolk", "{2}{W}", "3/3", "Human Citizen",
        when(
            Batch(ZoneChange(And((CREATURE_YOU_CONTROL, OTHER)), "battlefield", "graveyard")),
            PutCounters(THIS, "+1/+1"),
        ),
    ),
    creature(
        "Ballroom Brawlers", "{3}{W}{W}", "3/5", "Human Warrior",
        when(
            ATTACKS,
            ChooseEffect(
                (
                    Choice("first strike", both_gain("first strike")),
                    Choice("lifelink", both_gain("lifelink")),
                )
            ),
            to=(TargetSpec(And((CREATURE_YOU_CONTROL, OTHER)), min=0),),
        ),
    ),
    creature(
        "Glimmerpoint Stag", "{2}{W}{W}", "3/3", "Elk", *keywords("vigilance"),
        when(
            ENTERS, Move(IT, "exile", "exile", bind="exiled card"),
            Delay(Begins("end"), Move(Bound("exiled card"), "battlefield", "return")),
            to=(TargetSpec(OTHER),),
        ),
    ),
    creature(
        "Felidar Guardian", "{3}{W}", "1/4", "Cat Beast",
        when(
            ENTERS,
            Gate(
                YOU,
                Seq(
                    (
                        Move(IT, "exile", "exile", bind="exiled card"),
                        Move(Bound("exiled card"), "battlefield", "return"),
                    )
                ),
            ),
            to=(TargetSpec(And((OTHER, YOURS))),),
        ),
    ),
    creature(
        "Deathless Angel", "{4}{W}{W}", "5/7", "Angel", *keywords("flying"),
        Activated(
            pays("{W}{W}"),
            Apply(IT, (Grant(keywords("indestructible")),)),
            targets=(target(CREATURE),),
        ),
    ),
    creature(
        "Fiend Hunter", "{1}{W}{W}", "1/3", "Human Cleric",
        when(
            ENTERS,
            Gate(
                YOU,
                then=Seq(
                    (
                        Move(IT, "exile", "exile", bind="exiled card"),
                        Remember("exiled card", Bound("exiled card")),
                    )
                ),
            ),
            to=(target(And((CREATURE, OTHER))),),
        ),
        when(ZoneChange(SELF, "battlefield"), Move(Bound("exiled card"), "battlefield", "return")),
    ),
)  # fmt: skip
