"""White cards."""

from domain.cards.corpus.forms import (
    ANY_PLAYER,
    ANY_TARGET,
    ARTIFACT,
    ARTIFACT_OR_ENCHANTMENT,
    ATTACKS,
    BASIC_LAND,
    CREATURE,
    CREATURE_YOU_CONTROL,
    CREATURES_YOU_CONTROL,
    ENCHANTMENT,
    ENTERS,
    IT,
    LAND,
    OTHER,
    THIS,
    YOU,
    YOUR_UPKEEP,
    YOURS,
    creature,
    does,
    keywords,
    permanent,
    spell,
    target,
    token,
    when,
)  # fmt: skip
from domain.cards.ir.language import (
    AddStats,
    All,
    Apply,
    Choose,
    CostChange,
    CreateTokens,
    Delay,
    Deontic,
    Draw,
    EnchantAbility,
    EndGame,
    GainLife,
    Gate,
    Grant,
    If,
    Keyword,
    Lose,
    Mode,
    Move,
    PutCounters,
    Search,
    SetStats,
    Shield,
    SpellAbility,
    Static,
)
from domain.cards.ir.terms import (
    And,
    AttachedTo,
    Begins,
    Bound,
    Color,
    Compare,
    ControllerOf,
    Damaged,
    Either,
    EventAmount,
    Every,
    Exists,
    HasCounter,
    Is,
    LifeChanged,
    Matches,
    Named,
    Not,
    Or,
    Players,
    PlayerStat,
    Stat,
    Status,
    Subtype,
    ZoneChange,
)
from domain.cards.mana import mana_cost

SOLDIER = token("Soldier", "1/1", "W")
_HAVE_BLACK = Exists(And((Color("B"), YOURS)))
_HAVE_RED = Exists(And((Color("R"), YOURS)))

WHITE = (
    creature("Savannah Lions", "{W}", "2/1", "Cat"),
    creature("Elite Vanguard", "{W}", "2/1", "Human Soldier"),
    creature("Silvercoat Lion", "{1}{W}", "2/2", "Cat"),
    creature("Glory Seeker", "{1}{W}", "2/2", "Human Soldier"),
    creature("Isamaru, Hound of Konda", "{W}", "2/2", "Dog", kinds="legendary creature"),
    creature("Suntail Hawk", "{W}", "1/1", "Bird", *keywords("flying")),
    creature("Serra Angel", "{3}{W}{W}", "4/4", "Angel", *keywords("flying", "vigilance")),
    creature("Youthful Knight", "{1}{W}", "2/1", "Human Knight", *keywords("first strike")),
    creature("Fencing Ace", "{1}{W}", "1/1", "Human Soldier", *keywords("double strike")),
    creature(
        "Skyhunter Skirmisher", "{1}{W}{W}", "1/1", "Cat Knight",
        *keywords("flying", "double strike"),
    ),
    creature("Angelic Wall", "{1}{W}", "0/4", "Wall", *keywords("defender", "flying")),
    creature(
        "Soul Warden", "{W}", "1/1", "Human Cleric",
        when(ZoneChange(And((CREATURE, OTHER)), to="battlefield"), GainLife(1)),
    ),
    creature(
        "Attended Knight", "{2}{W}", "2/2", "Human Knight", *keywords("first strike"),
        when(ENTERS, CreateTokens(SOLDIER)),
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
    creature(
        "Captain of the Watch", "{4}{W}{W}", "3/3", "Human Soldier", *keywords("vigilance"),
        Static(
            (AddStats(1, 1), Grant(keywords("vigilance"))),
            affects=All(And((CREATURE, Subtype("Soldier"), YOURS, OTHER))),
        ),
        when(ENTERS, CreateTokens(SOLDIER, 3)),
    ),
    creature("Eager Cadet", "{W}", "1/1", "Human Soldier"),
    creature("Squire", "{1}{W}", "1/2", "Human Soldier"),
    creature("Pillarfield Ox", "{3}{W}", "2/4", "Ox"),
    creature("Righteous Avengers", "{4}{W}", "3/1", "Human Soldier", *keywords("plainswalk")),
    creature(
        "Wall of Essence", "{1}{W}", "0/4", "Wall", *keywords("defender"),
        when(Damaged(to="object", combat=True, recipient=THIS), GainLife(EventAmount())),
    ),
    creature(
        "Skyhunter Cub", "{2}{W}", "2/2", "Cat Knight",
        Static(
            (AddStats(1, 1), Grant(keywords("flying"))),
            condition=Matches(THIS, Status("equipped")),
        ),
    ),
    creature(
        "Serra Ascendant", "{W}", "1/1", "Human Monk", *keywords("lifelink"),
        Static(
            (AddStats(5, 5), Grant(keywords("flying"))),
            condition=Compare(PlayerStat(YOU), ">=", 30),
        ),
    ),
    creature(
        "Felidar Sovereign", "{4}{W}{W}", "4/6", "Cat Beast", *keywords("vigilance", "lifelink"),
        when(YOUR_UPKEEP, EndGame("win"), condition=Compare(PlayerStat(YOU), ">=", 40)),
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
    creature(
        "Galepowder Mage", "{3}{W}", "3/3", "Kithkin Wizard", *keywords("flying"),
        when(
            ATTACKS,
            Move(IT, "exile", "exile", bind="exiled card"),
            Delay(Begins("end"), Move(Bound("exiled card"), "battlefield", "return")),
            to=(target(And((CREATURE, OTHER))),),
        ),
    ),
    permanent(
        "Glorious Anthem", "{1}{W}{W}", "enchantment",
        Static((AddStats(1, 1),), affects=CREATURES_YOU_CONTROL),
    ),
    permanent(
        "Holy Strength", "{W}", "enchantment: Aura", EnchantAbility(CREATURE),
        Static((AddStats(1, 2),), affects=AttachedTo()),
    ),
    permanent(
        "Pacifism", "{1}{W}", "enchantment: Aura", EnchantAbility(CREATURE),
        Static((Deontic("cant", "attack"), Deontic("cant", "block")), affects=AttachedTo()),
    ),
    spell(
        "Swords to Plowshares", "{W}", "instant",
        does(
            Move(IT, "exile", "exile"),
            GainLife(Stat(IT, "power"), ControllerOf(IT)),
            to=(target(CREATURE),),
        ),
    ),
    spell("Holy Day", "{W}", "instant", does(Shield(combat_only=True))),
    spell(
        "Healing Salve", "{W}", "instant",
        SpellAbility(
            modes=(
                Mode(GainLife(3, IT), (ANY_PLAYER,)),
                Mode(Shield(IT, 3), (ANY_TARGET,)),
            )
        ),
    ),
    spell("Day of Judgment", "{2}{W}{W}", "sorcery",
          does(Move(All(CREATURE), "graveyard", "destroy"))),
    spell(
        "Disenchant", "{1}{W}", "instant",
        does(Move(IT, "graveyard", "destroy"), to=(target(ARTIFACT_OR_ENCHANTMENT),)),
    ),
    spell("Raise the Alarm", "{1}{W}", "instant", does(CreateTokens(SOLDIER, 2))),
    spell(
        "Inspired Charge", "{2}{W}{W}", "instant",
        does(Apply(CREATURES_YOU_CONTROL, (AddStats(2, 1),))),
    ),
    permanent(
        "Spirit Link", "{W}", "enchantment: Aura", EnchantAbility(CREATURE),
        when(Damaged(Is(AttachedTo())), GainLife(EventAmount())),
    ),
    permanent(
        "Dega Sanctuary", "{2}{W}", "enchantment",
        when(
            YOUR_UPKEEP,
            If(Every((_HAVE_BLACK, _HAVE_RED)), GainLife(4), GainLife(2)),
            condition=Either((_HAVE_BLACK, _HAVE_RED)),
        ),
    ),
    spell(
        "Heal", "{W}", "instant",
        does(Shield(IT, 1), Delay(Begins("upkeep"), Draw()), to=(ANY_TARGET,)),
    ),
    spell(
        "Cloudshift", "{W}", "instant",
        does(
            Move(IT, "exile", "exile", bind="exiled card"),
            Move(Bound("exiled card"), "battlefield", "return", under=YOU),
            to=(target(CREATURE_YOU_CONTROL),),
        ),
    ),
    spell(
        "Humble", "{1}{W}", "instant",
        does(Apply(IT, (Lose(), SetStats(0, 1))), to=(target(CREATURE),)),
    ),
    spell(
        "Path to Exile", "{W}", "instant",
        does(
            Move(IT, "exile", "exile"),
            Gate(
                ControllerOf(IT),
                then=Search(BASIC_LAND, "battlefield", who=ControllerOf(IT), tapped=True),
            ),
            to=(target(CREATURE),),
        ),
    ),
    spell(
        "Banishment Decree", "{3}{W}{W}", "instant",
        does(
            Move(IT, "library"),
            to=(target(Or((ARTIFACT, CREATURE, ENCHANTMENT))),),
        ),
    ),
    spell(
        "Stroke of Midnight", "{2}{W}", "instant",
        does(
            Move(IT, "graveyard", "destroy"),
            CreateTokens(token("Human", "1/1", "W"), who=ControllerOf(IT)),
            to=(target(Not(LAND)),),
        ),
    ),
)  # fmt: skip
