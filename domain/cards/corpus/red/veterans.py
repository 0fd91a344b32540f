"""Red cards that have seen many tables."""

from domain.cards.corpus.forms import (
    aura,
    creature,
    does,
    enchanted,
    keywords,
    loyal,
    paying,
    pays,
    planeswalker,
    spell,
    target,
    when,
)
from domain.cards.corpus.parts import (
    AN_OPPONENT,
    ANY_PLAYER,
    ARTIFACT,
    CREATURE,
    CREATURES_YOU_CONTROL,
    DESTROY_IT,
    ENTERS,
    IT,
    LAND,
    OPPOSING,
    PING,
    PLANESWALKER,
    SELF,
    THIS,
    THIS_IN_GRAVEYARD,
    YOU,
    YOUR_UPKEEP,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddMana,
    All,
    Apply,
    ChangeTypes,
    CreateEmblem,
    DealDamage,
    Deontic,
    Discard,
    Draw,
    Enters,
    Gate,
    Grant,
    Keyword,
    Move,
    PutCounters,
    SacrificeCost,
    SetColors,
    SetController,
    SetStats,
    SetTapped,
    Spend,
    Static,
    TargetSpec,
)
from domain.cards.ir.terms import (
    And,
    AttachedTo,
    Compare,
    Count,
    Counters,
    Is,
    Or,
    Subtype,
    Target,
    ZoneChange,
)
from domain.cards.mana import mana_cost

CARDS = (
    creature(
        "Ingot Chewer", "{4}{R}", "3/3", "Elemental",
        when(ENTERS, DESTROY_IT, to=(target(ARTIFACT),)), Keyword("evoke", mana_cost("{R}")),
    ),
    creature(
        "Faultgrinder", "{6}{R}", "4/4", "Elemental", *keywords("trample"),
        when(ENTERS, DESTROY_IT, to=(target(LAND),)), Keyword("evoke", mana_cost("{4}{R}")),
    ),
    creature(
        "Glarewielder", "{4}{R}", "3/1", "Elemental Shaman", *keywords("haste"),
        when(
            ENTERS, Apply(IT, (Deontic("cant", "block"),)),
            to=(TargetSpec(CREATURE, min=0, max=2),),
        ),
        Keyword("evoke", mana_cost("{1}{R}")),
    ),
    creature(
        "Spitebellows", "{5}{R}", "6/1", "Elemental",
        when(ZoneChange(SELF, "battlefield"), DealDamage(IT, 6), to=(target(CREATURE),)),
        Keyword("evoke", mana_cost("{1}{R}{R}")),
    ),
    creature(
        "Urabrask the Hidden", "{3}{R}{R}", "4/4", "Phyrexian Praetor",
        Static((Grant(keywords("haste")),), CREATURES_YOU_CONTROL),
        Enters(what=And((CREATURE, OPPOSING)), tapped=True), kinds="legendary creature",
    ),
    planeswalker(
        "Koth of the Hammer", "{2}{R}{R}", 3, "Koth",
        loyal(
            1, SetTapped(IT, tapped=False),
            Apply(
                IT,
                (ChangeTypes(("creature",), ("Elemental",)), SetColors(("R",)), SetStats(4, 4)),
            ),
            to=(target(Subtype("Mountain")),),
        ),
        loyal(-2, AddMana((("R",),), count=Count(And((Subtype("Mountain"), YOURS))))),
        loyal(
            -5,
            CreateEmblem((Static((Grant((PING,)),), All(And((Subtype("Mountain"), YOURS)))),)),
        ),
    ),
    spell(
        "Control of the Court", "{1}{R}", "sorcery", does(Draw(4), Discard(3, random=True))
    ),
    creature(
        "Bazaar Trader", "{1}{R}", "1/1", "Goblin",
        Activated(
            pays(tap=True), Apply(Target(1), (SetController(IT),), "game"),
            targets=(ANY_PLAYER, target(And((Or((ARTIFACT, CREATURE, LAND)), YOURS)))),
        ),
    ),
    aura(
        "Custody Battle", "{1}{R}", CREATURE,
        enchanted(
            Grant(
                (
                    when(
                        YOUR_UPKEEP,
                        Gate(
                            YOU, pay=(SacrificeCost(LAND),),
                            otherwise=Apply(THIS, (SetController(IT),), "game"),
                        ),
                        to=(AN_OPPONENT,),
                    ),
                )
            )
        ),
    ),
    creature(
        "Greater Gargadon", "{9}{R}", "9/7", "Beast", paying("suspend", "{R}", number=10),
        Activated(
            pays("", SacrificeCost(Or((ARTIFACT, CREATURE, LAND)))),
            PutCounters(THIS, "time", -1), zone="exile",
            condition=Compare(Counters(THIS, "time"), ">=", 1),
        ),
    ),
    creature(
        "Chandra's Embercat", "{1}{R}", "2/2", "Elemental Cat",
        Activated(
            pays(tap=True),
            AddMana(
                (("R",),),
                spend=Spend(
                    spells=Or((Subtype("Elemental"), And((PLANESWALKER, Subtype("Chandra")))))
                ),
            ),
        ),
    ),
    aura(
        "Genju of the Spires", "{R}", Subtype("Mountain"),
        Activated(
            pays("{2}"),
            Apply(
                AttachedTo(),
                (ChangeTypes(("creature",), ("Spirit",)), SetColors(("R",)), SetStats(6, 1)),
            ),
        ),
        when(
            ZoneChange(Is(AttachedTo()), "battlefield", "graveyard"),
            Gate(YOU, then=Move(THIS_IN_GRAVEYARD, "hand", "return")),
        ),
    ),
)  # fmt: skip
