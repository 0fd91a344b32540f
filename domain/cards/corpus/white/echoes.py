"""White cards that answer to events: enters, dies, damage, life, cycling."""

from domain.cards.corpus.forms import (
    aura,
    creature,
    enchanted,
    keywords,
    paying,
    permanent,
    protection,
    target,
    token,
    when,
)
from domain.cards.corpus.parts import (
    ATTACKS,
    CREATURE,
    DIES,
    ENCHANTMENT,
    ENTERS,
    EXILE_IT,
    IT,
    OTHER,
    PERMANENT_CARD,
    SELF,
    YOU,
    YOUR_DEAD_CREATURE,
    YOURS,
)
from domain.cards.ir.language import (
    AddStats,
    All,
    CreateTokens,
    Delay,
    Draw,
    Gate,
    Grant,
    If,
    Move,
    Search,
    Seq,
    Static,
    TargetSpec,
)
from domain.cards.ir.terms import (
    ANYTHING,
    Activates,
    And,
    AnyOf,
    Bears,
    Begins,
    Bound,
    CastSpell,
    Color,
    Did,
    Event,
    OwnedBy,
    Players,
    StatCompare,
    Status,
    Subtype,
    ZoneChange,
)

ENTERS_OR_ATTACKS = AnyOf((ENTERS, ATTACKS))
LEAVES = ZoneChange(SELF, "battlefield")

CARDS = (
    creature(
        "Academy Rector",
        "{3}{W}",
        "1/2",
        "Human Cleric",
        when(
            DIES,
            Gate(
                YOU,
                Seq(
                    (
                        Move(Event("card"), "exile", "exile", bind="exiled card"),
                        If(Did("exiled card"), Search(ENCHANTMENT, "battlefield")),
                    )
                ),
            ),
        ),
    ),
    creature(
        "Sunblast Angel",
        "{4}{W}{W}",
        "4/5",
        "Angel",
        *keywords("flying"),
        when(ENTERS, Move(All(And((CREATURE, Status("tapped")))), "graveyard", "destroy")),
    ),
    creature(
        "Sun Titan",
        "{4}{W}{W}",
        "6/6",
        "Giant",
        *keywords("vigilance"),
        when(
            ENTERS_OR_ATTACKS,
            Gate(YOU, Move(IT, "battlefield", "return")),
            to=(
                TargetSpec(
                    And((PERMANENT_CARD, StatCompare("mana_value", "<=", 3), OwnedBy(YOU))),
                    zone="graveyard",
                ),
            ),
        ),
    ),
    creature(
        "Phantom General",
        "{3}{W}",
        "2/3",
        "Spirit Soldier",
        Static((AddStats(1, 1),), affects=All(And((CREATURE, Status("token"), YOURS)))),
    ),
    permanent(
        "Sigil of the Empty Throne",
        "{3}{W}{W}",
        "enchantment",
        when(
            CastSpell(ENCHANTMENT, YOU),
            CreateTokens(token("Angel", "4/4", "W", *keywords("flying"))),
        ),
    ),
    creature(
        "Mesa Enchantress",
        "{1}{W}{W}",
        "0/2",
        "Human Druid",
        when(CastSpell(ENCHANTMENT, YOU), Gate(YOU, Draw(1))),
    ),
    creature(
        "Archon of Justice",
        "{3}{W}{W}",
        "4/4",
        "Archon",
        *keywords("flying"),
        when(DIES, EXILE_IT, to=(target(ANYTHING),)),
    ),
    creature(
        "Ranger of Eos",
        "{3}{W}",
        "3/2",
        "Human Soldier Ranger",
        when(
            ENTERS,
            Gate(
                YOU,
                Search(
                    And((CREATURE, StatCompare("mana_value", "<=", 1))),
                    "hand",
                    max=2,
                    reveal=True,
                ),
            ),
        ),
    ),
    permanent(
        "Astral Slide",
        "{2}{W}",
        "enchantment",
        when(
            Activates(ANYTHING, Players(), "cycling"),
            Gate(
                YOU,
                Seq(
                    (
                        Move(IT, "exile", "exile", bind="card"),
                        Delay(Begins("end"), Move(Bound("card"), "battlefield", "return")),
                    )
                ),
            ),
            to=(target(CREATURE),),
        ),
    ),
    creature(
        "Karmic Guide",
        "{3}{W}{W}",
        "2/2",
        "Angel Spirit",
        *keywords("flying"),
        *protection(Color("B")),
        paying("echo", "{3}{W}{W}"),
        when(ENTERS, Move(IT, "battlefield", "return"), to=(YOUR_DEAD_CREATURE,)),
    ),
    creature(
        "Reveillark",
        "{4}{W}",
        "4/3",
        "Elemental",
        *keywords("flying"),
        when(
            LEAVES,
            Move(IT, "battlefield", "return"),
            to=(
                TargetSpec(
                    And((CREATURE, StatCompare("power", "<=", 2), OwnedBy(YOU))),
                    zone="graveyard",
                    min=0,
                    max=2,
                ),
            ),
        ),
        paying("evoke", "{5}{W}"),
    ),
    aura(
        "Daybreak Coronet",
        "{W}{W}",
        And((CREATURE, Bears(And((Subtype("Aura"), OTHER))))),
        enchanted(
            AddStats(3, 3),
            Grant(keywords("first strike", "vigilance", "lifelink")),
        ),
    ),
)
