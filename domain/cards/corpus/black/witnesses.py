"""Black cards whose every word can be seen at work."""

from domain.cards.corpus.forms import (
    creature,
    does,
    keywords,
    pays,
    spell,
    target,
    token,
    when,
)
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    BASIC_LAND,
    CREATURE,
    CREATURE_YOU_CONTROL,
    CREATURES_YOU_CONTROL,
    DESTROY_IT,
    ENTERS,
    EXILE_IT,
    IT,
    OTHER,
    PHANTOM,
    SACRIFICE_IT,
    SELF,
    THAT_PLAYER,
    THEIR_DEAD_CREATURES,
    THIS,
    YOU,
    YOURS,
    ZOMBIE,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    ChangeTypes,
    ChooseSource,
    CreateTokens,
    Enters,
    GainLife,
    Gate,
    Grant,
    Keyword,
    LoseLife,
    Mode,
    PutCounters,
    Regenerate,
    Sacrifice,
    SacrificeCost,
    Search,
    Seq,
    Shield,
    Static,
    TargetSpec,
    Triggered,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    Arith,
    Bound,
    CastSpell,
    Color,
    ControlledBy,
    ControllerOf,
    Count,
    Damaged,
    Event,
    EventAmount,
    Exists,
    Is,
    IsTrue,
    Not,
    OwnedBy,
    OwnerOf,
    Past,
    Players,
    Shares,
    Stat,
    Subtype,
    Target,
    ZoneChange,
)
from domain.cards.mana import mana_cost

CARDS = (
    creature(
        "Evernight Shade", "{3}{B}", "1/1", "Shade",
        Activated(pays("{B}"), Apply(THIS, (AddStats(1, 1),))), *keywords("undying"),
    ),
    spell(
        "Swarm Surge", "{2}{B}", "sorcery",
        does(
            Apply(CREATURES_YOU_CONTROL, (AddStats(2, 0),)),
            Apply(
                All(And((CREATURE_YOU_CONTROL, Color("C")))), (Grant(keywords("first strike")),)
            ),
        ),
        first=keywords("devoid"),
    ),
    creature(
        "Wight of Precinct Six", "{1}{B}", "1/1", "Zombie",
        Static((AddStats(THEIR_DEAD_CREATURES, THEIR_DEAD_CREATURES),)),
    ),
    creature(
        "Unbreathing Horde", "{2}{B}", "0/0", "Zombie",
        Enters(
            counters=(
                (
                    "+1/+1",
                    Arith(
                        "+", Count(And((Subtype("Zombie"), YOURS, OTHER))),
                        Count(And((Subtype("Zombie"), OwnedBy(YOU))), "graveyard"),
                    ),
                ),
            )
        ),
        PHANTOM,
    ),
    spell(
        "Kor Dirge", "{2}{B}", "instant",
        does(
            ChooseSource("source"),
            Shield(IT, by=Is(Bound("source")), redirect=Target(1)),
            to=(target(CREATURE_YOU_CONTROL), TargetSpec(CREATURE, another=True)),
        ),
    ),
    creature(
        "Abattoir Ghoul", "{3}{B}", "3/2", "Zombie", *keywords("first strike"),
        when(
            ZoneChange(
                And((CREATURE, Past(Damaged(SELF)))), "battlefield", "graveyard"
            ),
            GainLife(Stat(Event(), "toughness")),
        ),
    ),
    creature(
        "Boneclad Necromancer", "{3}{B}{B}", "3/3", "Human Wizard",
        when(
            ENTERS, Gate(YOU, then=Seq((EXILE_IT, CreateTokens(ZOMBIE)))),
            to=(TargetSpec(CREATURE, zone="graveyard"),),
        ),
    ),
    creature(
        "Hooded Assassin", "{2}{B}", "1/2", "Human Assassin",
        Triggered(
            ENTERS, Seq(()),
            modes=(
                Mode(PutCounters(THIS, "+1/+1")),
                Mode(DESTROY_IT, (target(And((CREATURE, Past(Damaged(to="object"))))),)),
            ),
        ),
    ),
    creature(
        "Mephidross Vampire", "{4}{B}{B}", "3/4", "Vampire", *keywords("flying"),
        Static(
            (
                ChangeTypes(subtypes=("Vampire",)),
                Grant(
                    (
                        when(
                            Damaged(SELF, "object", recipient=CREATURE),
                            PutCounters(THIS, "+1/+1"),
                        ),
                    )
                ),
            ),
            CREATURES_YOU_CONTROL,
        ),
    ),
    creature(
        "Graveblade Marauder", "{2}{B}", "1/4", "Human Warrior", *keywords("deathtouch"),
        when(
            Damaged(SELF, "player", combat=True),
            LoseLife(Count(And((CREATURE, OwnedBy(YOU))), "graveyard"), THAT_PLAYER),
        ),
    ),
    creature(
        "Endrek Sahr, Master Breeder", "{4}{B}", "2/2", "Human Wizard",
        when(
            CastSpell(CREATURE, YOU),
            CreateTokens(token("Thrull", "1/1", "B"), Stat(Event(), "mana_value")),
        ),
        when(IsTrue(Exists(And((Subtype("Thrull"), YOURS)), min=7)), SACRIFICE_IT),
        kinds="legendary creature",
    ),
    spell(
        "Hideous End", "{1}{B}{B}", "instant",
        does(
            DESTROY_IT, LoseLife(2, ControllerOf(IT)),
            to=(target(And((CREATURE, Not(Color("B"))))),),
        ),
    ),
    spell(
        "Surgical Extraction", "{B/P}", "instant",
        does(
            Search(
                Shares("name", IT), "exile", max=99, whose=OwnerOf(IT), zones=("graveyard", "hand")
            ),
            to=(TargetSpec(Not(BASIC_LAND), zone="graveyard"),),
        ),
    ),
    spell(
        "Necrobite", "{2}{B}", "instant",
        does(
            Apply(IT, (Grant(keywords("deathtouch")),)), Regenerate(IT), to=(target(CREATURE),)
        ),
    ),
    spell(
        "Geth's Verdict", "{B}{B}", "instant",
        does(Sacrifice(CREATURE, 1, IT), LoseLife(1, IT), to=(ANY_PLAYER,)),
    ),
    creature(
        "Mortician Beetle", "{B}", "1/1", "Insect",
        when(
            ZoneChange(CREATURE, verb="sacrifice"), Gate(YOU, then=PutCounters(THIS, "+1/+1"))
        ),
    ),
    creature(
        "Archfiend of Spite", "{5}{B}{B}", "6/6", "Demon", *keywords("flying"),
        when(
            Damaged(ControlledBy(Players("opponents")), recipient=THIS),
            Gate(
                ControllerOf(Event("source")), pay=(SacrificeCost(ANYTHING, EventAmount()),),
                otherwise=LoseLife(EventAmount(), ControllerOf(Event("source"))),
            ),
        ),
        Keyword("madness", mana_cost("{3}{B}{B}")),
    ),
)  # fmt: skip
